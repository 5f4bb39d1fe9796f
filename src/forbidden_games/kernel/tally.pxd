cimport cython

from forbidden_games.kernel cimport bits

cdef int WON, PLACES, FIRST_RESULTS


@cython.final
cdef class Tally:
    cdef public long long games
    cdef public long long decisions
    cdef public long long turns
    cdef public long long[8] outcomes
    cdef public long long[8] progress
    cdef public long long[8] role_games
    cdef public long long[8] role_wins
    cdef public long long[8] first_games
    cdef public long long[8] first_wins
    cdef bint overflowed
    cdef public short[4096] results

    @cython.locals(role=int)
    cpdef void count(self, int outcome, int progress, unsigned int team, int first) noexcept nogil
    @cython.locals(place=int)
    cpdef void add(self, Tally other) noexcept nogil
