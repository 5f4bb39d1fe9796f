cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bits

cdef int BLOCKED, CELLS, TUNNEL, CLIMBER_KEEPS_OUT, GUIDE_BURIED, CLIMBER, EXPLORER
cdef unsigned int ALL_CELLS
cdef unsigned int[25] NEAR
cdef unsigned int[25] AROUND

cpdef unsigned int tiles(DesertState state) noexcept nogil
cpdef bint is_blocked(DesertState state, int cell) noexcept nogil
@cython.locals(free=cython.uint, cell=int)
cpdef unsigned int unblocked(DesertState state) noexcept nogil
@cython.locals(cell=int)
cpdef unsigned int beside(DesertState state, int seat) noexcept nogil
cpdef unsigned int beside_or_under(DesertState state, int seat) noexcept nogil
cpdef bint is_open_tunnel(DesertState state, int cell) noexcept nogil
@cython.locals(found=cython.uint, cells=cython.uint, cell=int)
cpdef unsigned int tunnels(DesertState state) noexcept nogil
@cython.locals(cell=int, free=cython.uint, walked=cython.uint, ends=cython.uint)
cpdef unsigned int step(DesertState state, int seat) noexcept nogil
@cython.locals(seat=int)
cpdef bint is_climber_at(DesertState state, int cell) noexcept nogil
@cython.locals(cell=int)
cpdef bint is_buried(DesertState state, int seat) noexcept nogil
cpdef unsigned int guided(DesertState state, int seat) noexcept nogil
cpdef int row_of(int cell) noexcept nogil
cpdef int column_of(int cell) noexcept nogil
cpdef bint is_near(int cell, int other) noexcept nogil
