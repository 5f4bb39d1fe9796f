cimport cython

from forbidden_games.bots.desert.routes cimport Routes
from forbidden_games.bots.desert.storm_odds cimport expected
from forbidden_games.games.desert.movement cimport is_buried
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.games.desert.storm cimport is_shaded, level
from forbidden_games.kernel cimport bag, bits

cdef int BLOCKED, CELLS, DESERT, GEAR, MIRAGE, OASIS, PAD, ROW_CLUE, TAKEN, TUNNEL, UNKNOWN, WELL
cdef int SUN, CARRIER, NOBODY


@cython.final
cdef class Survey:
    cdef public Routes routes
    cdef public unsigned int free
    cdef public unsigned int tunnels
    cdef public unsigned int wells
    cdef public unsigned int closed
    cdef public unsigned int closed_desert
    cdef public unsigned int unseen
    cdef public unsigned int oases
    cdef public unsigned int on_parts
    cdef public unsigned int occupied
    cdef public unsigned int buried
    cdef public unsigned int shaded
    cdef public int unknown
    cdef public int wanted
    cdef public int pad
    cdef public bint is_pad_open
    cdef public int missing
    cdef public int level
    cdef public double well_chance
    cdef public double suns
    cdef public int carrier

    @cython.locals(seat=int)
    cpdef void look(self, DesertState state) noexcept nogil
    cpdef void look_around(self, DesertState state) noexcept nogil
    @cython.locals(cell=int, bit=cython.uint, face=int, hidden=int, part=int)
    cdef void look_at_tiles(self, DesertState state) noexcept nogil
    @cython.locals(seat=int)
    cdef void look_at_pawns(self, DesertState state) noexcept nogil
    cpdef bint useful(self, DesertState state, int cell) noexcept nogil
    @cython.locals(best=int, price=int, cells=cython.uint, cell=int)
    cpdef int nearest_tunnel(self, int seat, int but) noexcept nogil
