cimport cython

from forbidden_games.games.desert cimport movement
from forbidden_games.games.desert.movement cimport is_buried
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bits

cdef int BLOCKED, CELLS, CLIMBER_KEEPS_OUT, ARCHEOLOGIST, CLIMBER, EXPLORER, FAR
cdef unsigned int[25] NEAR
cdef unsigned int[25] AROUND

cpdef int digs_to_free(int role, int sand) noexcept nogil
cpdef int digs_to_bare(int role, int sand) noexcept nogil
cpdef int digs_out(DesertState state, int seat) noexcept nogil


@cython.final
cdef class Routes:
    cdef int[125] costs
    cdef public unsigned int free
    cdef public unsigned int tunnels
    cdef int[25] heaps
    cdef int storm
    cdef int rulings
    cdef long long board
    cdef long long[5] boards
    cdef int[5] starts
    cdef int[5] walkers
    cdef int[5] delays

    @cython.locals(is_other=cython.bint, cell=int, heap=int)
    cdef void see(self, DesertState state, unsigned int free, unsigned int tunnels) noexcept nogil

    cpdef int cost(self, int seat, int cell) noexcept nogil
    cdef unsigned int ends(self, DesertState state, int seat) noexcept nogil
    cpdef void find(self, DesertState state, int seat) noexcept nogil
    @cython.locals(
        levels=cython.uint[64], role=int, base=int, ends=cython.uint, cell=int, highest=int,
        done=cython.uint, cells=cython.uint, reach=cython.uint, easy=cython.uint, other=int, total=int
    )
    cdef void find_from(self, DesertState state, int seat, int start, int price) noexcept nogil
    @cython.locals(role=int, own=int, base=int, price=int, reach=cython.uint, other=int)
    cdef int cell_before(self, DesertState state, int seat, int cell) noexcept nogil
    @cython.locals(cell=int, before=int)
    cpdef int first_cell(self, DesertState state, int seat, int target) noexcept nogil
    @cython.locals(cell=int, own=int, role=int, steps=int)
    cpdef int walk_length(self, DesertState state, int seat, int target) noexcept nogil
