cimport cython

from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bits

cdef int CELLS, DIVER, EXPLORER, PILOT, DIVER_SWIMS_FAR
cdef unsigned int ALL_CELLS
cdef unsigned int[576] NEAR
cdef unsigned int[576] AROUND

cpdef unsigned int tiles(IslandState state) noexcept nogil
@cython.locals(place=int)
cpdef unsigned int beside(IslandState state, int role, int cell) noexcept nogil
@cython.locals(cell=int, role=int)
cpdef unsigned int walk(IslandState state, int seat) noexcept nogil
@cython.locals(first=int, wet=cython.uint, passed=cython.uint, reached=cython.uint, ahead=cython.uint, cell=int)
cpdef unsigned int dive(IslandState state, int start) noexcept nogil
@cython.locals(cell=int)
cpdef unsigned int fly(IslandState state, int seat) noexcept nogil
@cython.locals(start=int, role=int, reached=cython.uint, between=cython.uint)
cpdef unsigned int guided(IslandState state, int seat) noexcept nogil
@cython.locals(cell=int, role=int)
cpdef unsigned int swim(IslandState state, int seat) noexcept nogil
@cython.locals(first=int, seen=cython.uint, edge=cython.uint, further=cython.uint)
cpdef unsigned int nearest(IslandState state, int start) noexcept nogil
cpdef bint is_in_water(IslandState state, int seat) noexcept nogil
@cython.locals(cell=int)
cpdef unsigned int shore(IslandState state, int seat) noexcept nogil
