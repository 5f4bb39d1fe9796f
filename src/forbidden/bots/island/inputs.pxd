cimport cython

from forbidden.bots.island.value cimport Value
from forbidden.games.island.movement cimport tiles
from forbidden.games.island.state cimport IslandState
from forbidden.games.island.turn cimport next_seat
from forbidden.kernel cimport bag, bits

cdef int FAR, FOOLS_LANDING, ALL_TREASURES, HELICOPTER, RISE, SANDBAGS, TREASURES, CELLS
cdef int ENGINEER, MESSENGER, PILOT, ROLES, SEATS, A_TREASURE, A_PAWN, CLOSELY, IN_A_TURN
cdef unsigned int[576] NEAR
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF
cdef int[11] FLOOD_CARDS


@cython.final
cdef class Inputs:
    cdef Value value
    cdef public int size
    cdef public double[256] numbers
    cdef int[4] order

    cdef void put(self, double number) noexcept nogil
    cdef void skip(self, int places) noexcept nogil
    @cython.locals(worth=double, x=cython.p_double, got=int, after=int)
    cpdef void describe(self, IslandState state) noexcept nogil
    @cython.locals(x=cython.p_double, order=int, place=int, best=int, treasure=int)
    cdef void describe_treasures(self, IslandState state) noexcept nogil
    @cython.locals(x=cython.p_double, most=int, total=int, helicopters=int, sandbags=int, seat=int, pile=cython.uint)
    cdef void describe_hands(self, IslandState state) noexcept nogil
    @cython.locals(x=cython.p_double, landing=int)
    cdef void describe_flood(self, IslandState state) noexcept nogil
    @cython.locals(x=cython.p_double, landing=int, total=int, most=int, lost=int, role=int, seat=int, way=int, following=int, done=cython.bint)
    cdef void describe_team(self, IslandState state) noexcept nogil
    @cython.locals(landing=int, around=cython.uint)
    cdef void describe_chances(self, IslandState state) noexcept nogil
    @cython.locals(place=int, treasure=int, held=int, seat=int, both=cython.uint, now=double, soon=double, wet=cython.uint, wait=int)
    cdef void describe_tiles(self, IslandState state) noexcept nogil
    @cython.locals(cell=int, hand=cython.uint, role=int, place=int, treasure=int, danger=double, friends=int, other=int, mended=double, rest=cython.uint, tile=int)
    cdef void describe_pawn(self, IslandState state, int seat) noexcept nogil
