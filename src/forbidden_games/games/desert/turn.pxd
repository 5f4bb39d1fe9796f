cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.games.desert.storm cimport discard_revealed, level
from forbidden_games.kernel.journal cimport Journal

cdef int ACTIONS, RUNNING, TURN, ACTING, NO_SHIELD, STORMING

cpdef void start_storm(DesertState state, Journal journal) noexcept nogil
@cython.locals(seat=int)
cpdef void go_on(DesertState state, Journal journal) noexcept nogil
cpdef void start_turn(DesertState state, int seat, Journal journal) noexcept nogil
