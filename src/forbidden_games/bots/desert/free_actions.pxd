cimport cython

from forbidden_games.bots.desert.sharing cimport even_out, moisten
from forbidden_games.bots.desert.storm_odds cimport chance_of_sun
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.bots.desert.weights cimport Weights
from forbidden_games.games.desert.movement cimport beside_or_under
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bag, bits, packed

cdef int BLAST, JUMP, LOOK_UNDER, OPEN_RESERVE, PASS, PUT_UP_SHIELD, SPEED_UP, BLOCKED, CELLS
cdef int BLASTER, STRONGEST, JET, RESERVE, SCOPE, SHIELD, THROTTLE, WELL_WATER, NO_JET_WHEN_BURIED
cdef int ACTING, NOBODY, STORMING
cdef int[6] CANTEENS

@cython.locals(seat=int)
cpdef int holder_at(DesertState state, int cell, int piece, int seats) noexcept nogil
@cython.locals(seat=int)
cpdef bint is_held(DesertState state, int piece, int seats) noexcept nogil
@cython.locals(total=int, seat=int)
cpdef int water_here(DesertState state, int cell) noexcept nogil
@cython.locals(ahead=int, seat=int)
cpdef int last_to_move(DesertState state, int cell, int seats) noexcept nogil
@cython.locals(action=int, seat=int, cell=int, people=int, packs=int, flyer=int, other=int, friend=int)
cpdef int take_off_by_jet(DesertState state, Survey survey, int seats) noexcept nogil
cpdef bint can_fly(DesertState state, Survey survey, int seat, int seats) noexcept nogil
@cython.locals(best=double, target=int, cells=cython.uint, cell=int, value=double, seat=int)
cpdef int look_under(DesertState state, Survey survey, int seats) noexcept nogil
@cython.locals(seat=int, cell=int, holder=int, action=int)
cpdef int rescue(DesertState state, Survey survey, int seats) noexcept nogil
@cython.locals(holder=int, user=int)
cpdef int shade(DesertState state, int cell, int seats) noexcept nogil
@cython.locals(most=int, action=int, seat=int, cells=cython.uint, cell=int)
cpdef int save_sand(DesertState state, int seats) noexcept nogil
@cython.locals(cell=int, targets=cython.uint, holder=int, tunnel=int, other=int)
cpdef int fly_to_shade(DesertState state, Survey survey, int seat, int seats) noexcept nogil
@cython.locals(seat=int, holder=int)
cpdef int speed_up(DesertState state, int seats) noexcept nogil
@cython.locals(cell=int, heads=int, dry=int, other=int, suns=double, seat=int)
cpdef int before_storm(DesertState state, Survey survey, Weights weights, int seats) noexcept nogil
@cython.locals(action=int)
cpdef int free_play(DesertState state, Survey survey, Weights weights, int seats) noexcept nogil
