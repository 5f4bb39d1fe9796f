cimport cython
from libc cimport math

cdef double LEAK
cdef int BLOCK


@cython.final
cdef class Layer:
    cdef int units
    cdef int stride
    cdef double[16384] weights
    cdef double[64] biases
    cdef int[256] places
    cdef double[256] values
    cdef double[64] sums

    @cython.locals(
        sums=cython.double[16], size=int, place=int, value=double, part=int, block=cython.Py_ssize_t,
        n=int, row=cython.Py_ssize_t, unit=cython.Py_ssize_t
    )
    cdef void add_up(self, double* x, int inputs, double leak) noexcept nogil


@cython.final
cdef class Network:
    cdef public int inputs
    cdef Layer first
    cdef Layer second
    cdef Layer last

    cdef double chance(self, double* x) noexcept nogil
