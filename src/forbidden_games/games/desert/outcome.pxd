cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel.journal cimport Journal

cdef int BLOCKED, PAD, TAKEN, ENDED, RUNNING, WON

cpdef void end(DesertState state, int outcome, Journal journal) noexcept nogil
@cython.locals(part=int, cell=int, seat=int)
cpdef bint can_take_off(DesertState state) noexcept nogil
cpdef void judge(DesertState state, Journal journal) noexcept nogil
