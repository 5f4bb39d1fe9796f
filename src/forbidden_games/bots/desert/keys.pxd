cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport mixing

cdef int CELLS

@cython.locals(key=cython.ulonglong, number=cython.ulonglong, cell=int, part=int, seat=int)
cpdef unsigned long long key_of(DesertState state) noexcept nogil
