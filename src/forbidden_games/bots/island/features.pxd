cimport cython

from forbidden_games.bots.island cimport feature_places as at
from forbidden_games.bots.island cimport routes
from forbidden_games.bots.island.evaluation cimport Evaluation
from forbidden_games.bots.island.flood_odds cimport FloodOdds
from forbidden_games.bots.island.threats cimport Threats
from forbidden_games.games.island cimport movement
from forbidden_games.games.island.movement cimport tiles
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport next_seat
from forbidden_games.kernel cimport bag, bits

cdef int FOOLS_LANDING, ALL_TREASURES, HELICOPTER, RISE, SANDBAGS, TREASURES, CELLS
cdef int ENGINEER, MESSENGER, PILOT, IN_A_TURN
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF
cdef int[11] FLOOD_CARDS


@cython.final
cdef class Features:
    cdef Evaluation evaluation
    cdef public double[256] numbers
    cdef int[4] order

    @cython.locals(worth=double, x=cython.p_double, got=int, count=int, after=int)
    cpdef void describe(self, IslandState state) noexcept nogil
    @cython.locals(place=int)
    cdef void skip(self, int first, int count) noexcept nogil
    @cython.locals(x=cython.p_double, order=int, place=int, best=int, treasure=int, first=int)
    cdef void describe_treasures(self) noexcept nogil
    @cython.locals(x=cython.p_double, useful=cython.p_int, most=int, total=int, helicopters=int, sandbags=int, seat=int, pile=cython.uint)
    cdef void describe_hands(self, IslandState state) noexcept nogil
    @cython.locals(x=cython.p_double, top=int, landing=int, is_wet=cython.bint)
    cdef void describe_flood(self, IslandState state, Threats threats) noexcept nogil
    @cython.locals(x=cython.p_double, landing=int, total=int, most=int, lost=int, team=int, role=int, seat=int, way=int, following=int, done=cython.bint, is_full=double)
    cdef void describe_team(self, IslandState state) noexcept nogil
    @cython.locals(x=cython.p_double, landing=int, around=cython.uint)
    cdef void describe_piles(self, IslandState state) noexcept nogil
    @cython.locals(x=cython.p_double, place=int, treasure=int, first=int, held=int, seat=int, both=cython.uint, now=double, soon=double, wet=cython.uint, wait=int)
    cdef void describe_tiles(self, IslandState state, FloodOdds odds) noexcept nogil
    @cython.locals(x=cython.p_double, first=int, seat=int, cell=int, hand=cython.uint, role=int, place=int, treasure=int, spot=int, around=cython.uint, friends=int, other=int, mended=double, rest=cython.uint, tile=int)
    cdef void describe_pawn(self, IslandState state, FloodOdds odds, int after) noexcept nogil
