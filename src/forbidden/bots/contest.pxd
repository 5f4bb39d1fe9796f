cimport cython

from forbidden.bots.plans cimport Plans

cdef int PLACES


@cython.final
cdef class Contest:
    cdef public int left
    cdef int[16] plans
    cdef double[16] totals

    @cython.locals(plan=int)
    cpdef void begin(self, Plans plans, int prior) noexcept nogil
    cpdef int plan(self, int place) noexcept nogil
    cpdef void add(self, int place, double chance) noexcept nogil
    @cython.locals(place=int, plan=int, at=int)
    cpdef void halve(self) noexcept nogil
