cimport cython

cdef int OUTCOMES, STEPS


@cython.final
cdef class Tally:
    cdef public long long games
    cdef public long long decisions
    cdef public long long turns
    cdef public long long[8] outcomes
    cdef public long long[8] progress

    cpdef void count(self, int outcome, int progress) noexcept nogil
    @cython.locals(outcome=int, progress=int)
    cpdef void add(self, Tally other) noexcept nogil
