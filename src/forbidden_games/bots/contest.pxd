cimport cython

from forbidden_games.bots.plans cimport Plans

cdef int PLACES

cpdef double favoured(double chance, double favour) noexcept nogil


@cython.final
cdef class Contest:
    cdef public int left
    cdef int[16] plans
    cdef double[16] totals
    cdef int[16] weights
    cdef double favour

    @cython.locals(plan=int)
    cpdef void begin(self, Plans plans, int prior, double favour) noexcept nogil
    cpdef int plan(self, int place) noexcept nogil
    cpdef void add(self, int place, double chance) noexcept nogil
    @cython.locals(chance=double)
    cdef double worth(self, int plan) noexcept nogil
    @cython.locals(place=int, plan=int, at=int)
    cpdef void halve(self) noexcept nogil
