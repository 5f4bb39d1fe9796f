cimport cython
from libc cimport math

from forbidden.games.island.state cimport IslandState
from forbidden.kernel cimport bag, bits

cdef int CELLS, RISE, SKULL, ACTING, DRAWING, FLOODING, FAR, MOST_CARDS
cdef unsigned int ALL_CELLS
cdef unsigned int[576] NEAR
cdef unsigned int[576] AROUND
cdef int[11] FLOOD_CARDS


@cython.final
cdef class Outlook:
    cdef public int layout
    cdef public unsigned int sunk
    cdef public int lands
    cdef public int[576] steps
    cdef public int[576] strides
    cdef public unsigned int cuts
    cdef public double[24] now
    cdef public double[24] soon
    cdef public double rise_now
    cdef public double rise_share

    cpdef void look(self, IslandState state, double horizon) noexcept nogil
    @cython.locals(first=int, land=cython.uint, start=int)
    cdef void measure(self) noexcept nogil
    @cython.locals(first=int, row=int, cell=int, rest=cython.uint, edge=cython.uint, steps=int, reached=cython.uint)
    cdef void spread(self, int start, unsigned int* near, int* table, unsigned int land) noexcept nogil
    @cython.locals(first=int, group=cython.uint, touched=cython.uint, grown=cython.bint, rest=cython.uint, cell=int)
    cdef bint is_cut(self, unsigned int neighbours, unsigned int land) noexcept nogil
    @cython.locals(cards_now=int, cards_risen=int, draws=int, this_turn=int, pile=int, later=double, rise_later=double)
    cdef void foresee(self, IslandState state, double horizon) noexcept nogil
    @cython.locals(pile=int, rises=int, none=double, drawn=int)
    cdef double rise_among(self, IslandState state, int draws) noexcept nogil
    @cython.locals(discards=int, above=int, place=int, group=cython.uint, size=int, below_risen=int, now=double, soon=double, cell=int)
    cdef void share_out(
        self, IslandState state, int this_turn, int risen, double later, double rise_later
    ) noexcept nogil


cdef double part(double draws, int size) noexcept nogil
