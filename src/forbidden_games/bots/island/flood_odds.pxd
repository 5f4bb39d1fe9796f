cimport cython
from libc cimport math

from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bag, bits

cdef int RISE, SKULL, ACTING, DRAWING, FLOODING, MOST_CARDS
cdef int[11] FLOOD_CARDS


@cython.final
cdef class FloodOdds:
    cdef public double[24] now
    cdef public double[24] soon
    cdef public double rise_now
    cdef public double rise_share

    @cython.locals(cards_now=int, cards_risen=int, draws=int, this_turn=int, pile=int, later=double, rise_later=double)
    cpdef void look(self, IslandState state, double horizon) noexcept nogil
    @cython.locals(pile=int, rises=int, none=double, drawn=int)
    cdef double rise_among(self, IslandState state, int draws) noexcept nogil
    @cython.locals(discards=int, above=int, place=int, group=cython.uint, size=int, below_risen=int, now=double, soon=double, cell=int)
    cdef void share_out(
        self, IslandState state, int this_turn, int risen, double later, double rise_later
    ) noexcept nogil


cdef double part(double draws, int size) noexcept nogil
