cimport cython

cdef int CAPACITY, LONGEST


@cython.final
cdef class Plans:
    cdef public int size
    cdef public bint is_judged
    cdef int[12288] actions
    cdef public int[512] lengths
    cdef public double[512] values
    cdef public unsigned long long[512] keys

    cpdef void clear(self) noexcept nogil
    @cython.locals(plan=int)
    cpdef bint has(self, unsigned long long key) noexcept nogil
    @cython.locals(plan=int)
    cpdef int add(self, double value, unsigned long long key) noexcept nogil
    @cython.locals(length=int)
    cpdef void extend(self, int plan, int action) noexcept nogil
    cpdef int action(self, int plan, int step) noexcept nogil
    @cython.locals(step=int, action=int, length=int, value=double, key=cython.ulonglong)
    cpdef void swap(self, int one, int two) noexcept nogil
    @cython.locals(place=int, best=int, plan=int)
    cpdef void keep_best(self, int first, int count) noexcept nogil
    @cython.locals(step=int)
    cpdef list listed(self, int plan)
