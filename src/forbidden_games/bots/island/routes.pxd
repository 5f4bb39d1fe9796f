cimport cython

from forbidden_games.games.island cimport movement
from forbidden_games.games.island.movement cimport tiles
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bits, mixing

cdef int CELLS, DIVER, EXPLORER, PILOT, FAR, WALKS, STRIDES, FLIGHTS, DIVES, KEPT_DIVES
cdef unsigned int ALL_CELLS
cdef unsigned int[576] NEAR


@cython.final
cdef class Routes:
    cdef int layout
    cdef unsigned int sunk
    cdef int lands
    cdef unsigned int cuts
    cdef signed char[7872] steps
    cdef int[4] rows
    cdef int[328] known
    cdef int[256] starts
    cdef unsigned int[256] wet

    cdef void see(self, IslandState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void find(self, IslandState state) noexcept nogil
    cdef int row(self, IslandState state, int role, int start) noexcept nogil
    @cython.locals(first=int, row=int, cell=int, rest=cython.uint, edge=cython.uint, steps=int, reached=cython.uint)
    cdef void spread(self, int manner, int start, unsigned int* near) noexcept nogil
    @cython.locals(place=int)
    cdef int dive(self, IslandState state, int start) noexcept nogil
    @cython.locals(first=int, cell=int, edge=cython.uint, rest=cython.uint, dry=cython.uint, wet=cython.uint, steps=int, reached=cython.uint, near=cython.uint)
    cdef void spread_dives(self, IslandState state, int start, int row) noexcept nogil
    @cython.locals(first=int, land=cython.uint, rest=cython.uint, cell=int)
    cdef void find_cuts(self) noexcept nogil
    @cython.locals(first=int, group=cython.uint, touched=cython.uint, grown=cython.bint, rest=cython.uint, cell=int)
    cdef bint is_cut(self, unsigned int neighbours, unsigned int land) noexcept nogil
