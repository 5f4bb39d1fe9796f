cimport cython

from forbidden_games.kernel cimport bits, packed

cdef int CAPACITY


@cython.final
cdef class Actions:
    cdef public int size
    cdef public int cut
    cdef bint overflowed
    cdef int[2080] items

    cpdef void clear(self) noexcept nogil
    cpdef void drop_free(self) noexcept nogil
    cpdef void add(self, int kind, int seat, int first, int second, int third) noexcept nogil
    @cython.locals(start=int, unit=int, size=int, items=cython.p_int)
    cpdef void add_each(self, int kind, int seat, unsigned int firsts) noexcept nogil
    @cython.locals(start=int, unit=int, size=int, items=cython.p_int)
    cpdef void add_each_second(self, int kind, int seat, int first, unsigned int seconds) noexcept nogil
    cpdef int at(self, int n) noexcept nogil
    @cython.locals(n=int)
    cpdef list listed(self)
