cimport cython
from libc cimport math

cdef double LEAK


@cython.final
cdef class Network:
    cdef public int inputs
    cdef public int wide
    cdef public int narrow
    cdef double[8192] first
    cdef double[64] first_bias
    cdef double[2048] second
    cdef double[32] second_bias
    cdef double[32] last
    cdef double last_bias
    cdef double[64] one
    cdef double[32] two

    @cython.locals(wide=int, narrow=int, unit=int, place=int, row=int, value=double, total=double)
    cdef double chance(self, double* x) noexcept nogil
