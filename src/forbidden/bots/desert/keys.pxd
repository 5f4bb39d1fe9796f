cimport cython

from forbidden.games.desert.state cimport DesertState

cdef int CELLS, SHIFT
cdef unsigned long long MASK, PRIME

cpdef unsigned long long mix(unsigned long long key, unsigned long long number) noexcept nogil
@cython.locals(key=cython.ulonglong, number=cython.ulonglong, cell=int, part=int, seat=int)
cpdef unsigned long long key_of(DesertState state) noexcept nogil
