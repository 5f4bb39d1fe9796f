cimport cython

from forbidden_games.kernel cimport mixing

cdef int UPPER


@cython.final
cdef class ValueCache:
    cdef int age
    cdef int slot
    cdef unsigned long long key
    cdef double worth
    cdef int[512] ages
    cdef unsigned long long[512] keys
    cdef double[512] worths

    cdef void forget(self) noexcept nogil
    cdef bint knows(self, unsigned long long key) noexcept nogil
    cdef void keep(self, double worth) noexcept nogil
