cimport cython

cdef int CAPACITY


@cython.final
cdef class Journal:
    cdef public bint silent
    cdef public int size
    cdef bint overflowed
    cdef int[256] numbers

    @cython.locals(place=int)
    cpdef void note(self, int kind, int a, int b, int c) noexcept nogil
    cpdef void clear(self) noexcept nogil
    @cython.locals(n=int)
    cpdef list events(self)
