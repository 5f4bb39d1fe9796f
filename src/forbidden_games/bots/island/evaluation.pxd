cimport cython

from forbidden_games.bots.island cimport routes
from forbidden_games.bots.island cimport weights as weight
from forbidden_games.bots.island.routes cimport Routes
from forbidden_games.bots.island.threats cimport Threats
from forbidden_games.bots.island.value_cache cimport ValueCache
from forbidden_games.games.island cimport movement
from forbidden_games.games.island.movement cimport tiles
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bag, bits, mixing

cdef int FOOLS_LANDING, ALL_TREASURES, CARDS_FOR_A_TREASURE, HELICOPTER, SANDBAGS, TREASURES, CELLS
cdef int DIVER, MESSENGER, LONG_WAY
cdef double WIN
cdef unsigned int[576] NEAR
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF


@cython.final
cdef class Evaluation:
    cdef public double[64] weights
    cdef Routes routes
    cdef public Threats threats
    cdef ValueCache hands
    cdef ValueCache teams
    cdef int[4] held
    cdef double[16] passing
    cdef int[4] useful
    cdef double[4] sets
    cdef int[4] holders
    cdef int[4] trips
    cdef int[4] spare
    cdef int[4] full

    cpdef void look(self, IslandState state) noexcept nogil
    cpdef double of(self, IslandState state) noexcept nogil
    @cython.locals(team=double)
    cdef double weigh(self, IslandState state) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef void find_team(self, IslandState state) noexcept nogil
    @cython.locals(key=cython.ulonglong, seat=int)
    cdef unsigned long long hand_key(self, IslandState state) noexcept nogil
    @cython.locals(places=cython.ulonglong, wet=cython.ulonglong, seat=int)
    cdef unsigned long long team_key(self, IslandState state, unsigned long long key) noexcept nogil
    @cython.locals(landing=int, helicopters=int, seat=int)
    cdef bint is_won(self, IslandState state) noexcept nogil
    cdef int steps(self, int seat, int cell) noexcept nogil
    cdef int steps_between(self, IslandState state, int one, int two) noexcept nogil
    @cython.locals(way=int, one=int, two=int)
    cdef int steps_to_tile(self, IslandState state, int seat, int treasure) noexcept nogil
    @cython.locals(w=cython.p_double, total=double, treasure=int, held=int, spare=int, seat=int)
    cdef double of_treasures(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, holder=int, giver=int, worth=double, way=int)
    cdef void find_gifts(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, best=double, holder=int, own=int, worth=double, giver=int, way=int, low=int, value=double)
    cdef double of_best_holder(self, IslandState state, int treasure) noexcept nogil
    @cython.locals(w=cython.p_double, total=double, helicopters=int, seat=int, hand=cython.uint, useful=int, treasure=int)
    cdef double of_hands(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, first=int, landing=int, land=cython.uint, total=double, nearest=int, apart=int, gather=double, seat=int, way=int, around=int, other=int)
    cdef double of_pawns(self, IslandState state) noexcept nogil
