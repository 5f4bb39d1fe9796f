cimport cython

from forbidden_games.games.desert.movement cimport (
    beside_or_under, guided, is_buried, is_near, step, tiles, unblocked
)
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.games.desert.storm cimport level
from forbidden_games.kernel cimport bag, bits
from forbidden_games.kernel.actions cimport Actions

cdef int BLAST, BOTTOM, CALM, CLEAR, DRAW, END, EXCAVATE, FETCH, GUIDE, HALT, JUMP, KEEP, LOOK, LOOK_UNDER
cdef int MOVE, OPEN_RESERVE, PASS, PUT_UP_SHIELD, SPEED_UP, TAKE, WATER, BLOCKED, WELL
cdef int BLASTER, JET, RESERVE, SCOPE, SHIELD, THROTTLE, PIECES
cdef int NO_JET_WHEN_BURIED, WELL_UNDER_SAND, WELL_WITHOUT_SAND, RUNNING
cdef int CARRIER, CLIMBER, METEOROLOGIST, NAVIGATOR, ACTING, NOBODY
cdef int[6] CANTEENS

cpdef void legal(DesertState state, Actions out) noexcept nogil
@cython.locals(role=int, other=int)
cdef void add_turn_actions(DesertState state, int seat, Actions out) noexcept nogil
@cython.locals(targets=cython.uint, cell=int, other=int)
cdef void add_moves(DesertState state, int seat, Actions out) noexcept nogil
@cython.locals(targets=cython.uint, cell=int, passenger=int)
cdef void add_guided_steps(DesertState state, int seat, int other, Actions out) noexcept nogil
@cython.locals(found=cython.uint, cell=int)
cpdef unsigned int sandy(DesertState state, unsigned int cells) noexcept nogil
@cython.locals(cell=int, part=int)
cdef void add_digging(DesertState state, int seat, Actions out) noexcept nogil
@cython.locals(cell=int)
cpdef bint can_fetch(DesertState state, int seat) noexcept nogil
@cython.locals(place=int)
cdef void add_sorting(DesertState state, int seat, Actions out) noexcept nogil
@cython.locals(held=cython.uint, seat=int)
cdef void add_gear(DesertState state, Actions out) noexcept nogil
@cython.locals(targets=cython.uint, cell=int, other=int)
cdef void add_jumps(DesertState state, int seat, Actions out) noexcept nogil
@cython.locals(seat=int)
cdef void add_transfers(DesertState state, Actions out) noexcept nogil
@cython.locals(other=int, piece=int)
cdef void add_passing(DesertState state, int seat, Actions out) noexcept nogil
@cython.locals(other=int, room=int, amount=int)
cdef void add_sharing(DesertState state, int seat, Actions out) noexcept nogil
cpdef bint can_pour(DesertState state, int seat, int other) noexcept nogil
