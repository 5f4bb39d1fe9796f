cimport cython

from forbidden_games.bots.desert.routes cimport digs_to_bare, digs_to_free
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bits

cdef int FAR, BLOCKED, CELLS, CLIMBER, CLOSE, FAR_AWAY

@cython.locals(best=int, seat=int)
cpdef int steps_of_nearest(DesertState state, Survey survey, int cell) noexcept nogil
@cython.locals(best=int, cell=int)
cpdef int steps_to_nearest(Survey survey, int seat, unsigned int cells) noexcept nogil
@cython.locals(actions=int, role=int, left=int)
cpdef int price(DesertState state, Survey survey, int seat, int cell) noexcept nogil
@cython.locals(best=int, seat=int)
cpdef int price_of_part(DesertState state, Survey survey, int cell) noexcept nogil
@cython.locals(best=int, cell=int)
cpdef int cheapest(DesertState state, Survey survey, int seat, unsigned int cells) noexcept nogil
