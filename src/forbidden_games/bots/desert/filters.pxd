cimport cython

from forbidden_games.bots.desert.storm_odds cimport chance_of_sun
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.games.desert.movement cimport is_near
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport packed

cdef int BLAST, BOTTOM, DRAW, HALT, JUMP, KEEP, LOOK_UNDER, OPEN_RESERVE, PASS, PUT_UP_SHIELD, WATER
cdef int BLOCKED, UNKNOWN, JET, THROTTLE, ACTING

@cython.locals(kind=int, seat=int, cell=int)
cpdef bint is_sensible(DesertState state, Survey survey, int action) noexcept nogil
@cython.locals(seat=int)
cpdef bint has_thirst(DesertState state, int cell) noexcept nogil
cpdef bint is_sensible_jump(DesertState state, Survey survey, int start, int cell) noexcept nogil
cpdef bint is_sensible_pass(DesertState state, int action) noexcept nogil
@cython.locals(giver=int, taker=int, amount=int)
cpdef bint is_sensible_water(DesertState state, Survey survey, int action) noexcept nogil
