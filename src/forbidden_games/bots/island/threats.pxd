cimport cython

from forbidden_games.bots.island cimport weights as weight
from forbidden_games.bots.island.flood_odds cimport FloodOdds
from forbidden_games.bots.island.routes cimport Routes
from forbidden_games.bots.island.value_cache cimport ValueCache
from forbidden_games.games.island cimport movement
from forbidden_games.games.island.movement cimport beside
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport next_seat
from forbidden_games.kernel cimport bits

cdef int FOOLS_LANDING, TREASURES, CELLS, DIVER, PILOT, ACTING, UNKNOWN
cdef unsigned int[576] NEAR
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF


@cython.final
cdef class Threats:
    cdef double[64] weights
    cdef Routes routes
    cdef FloodOdds odds
    cdef ValueCache cache
    cdef public double urge
    cdef int critical_for
    cdef unsigned int fatal
    cdef unsigned int pairs
    cdef double drown_sum
    cdef double fatal_now
    cdef double fatal_soon
    cdef double pair_now
    cdef double pair_soon
    cdef double plain_now
    cdef double plain_soon
    cdef double dry_soon
    cdef double near_sum
    cdef double threat_sum
    cdef double threat_pairs
    cdef double both_sum
    cdef double cut_sum
    cdef int cut_wet

    cdef void clear_sums(self) noexcept nogil
    cdef void look(self, IslandState state) noexcept nogil
    cdef double of(self, IslandState state) noexcept nogil
    cdef double weigh(self, IslandState state) noexcept nogil
    @cython.locals(cell=cython.ulonglong)
    cdef unsigned long long key(self, IslandState state) noexcept nogil
    cdef int steps(self, int seat, int cell) noexcept nogil
    @cython.locals(one=int, two=int)
    cdef int steps_to_twin(self, IslandState state, int treasure) noexcept nogil
    @cython.locals(treasure=int, both=cython.uint)
    cdef void find_critical(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, chance_now=cython.p_double, chance_soon=cython.p_double, first=int, plain_share=double, following=int, total=double, beside_fatal=cython.uint, rest=cython.uint, cell=int, spot=cython.uint, now=double, soon=double, risk=double, treasure=int)
    cdef double of_flood(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, now=double, soon=double, growth=double)
    cdef double risk_of(self, IslandState state, int cell) noexcept nogil
    @cython.locals(one=int, two=int, both=cython.uint)
    cdef double twin_chance(self, IslandState state, int treasure) noexcept nogil
    @cython.locals(rest=cython.uint, cell=int, treasure=int, chance=double)
    cdef void find_urge(self, IslandState state) noexcept nogil
    @cython.locals(seat=int, role=int, cell=int)
    cdef double of_drowning(self, IslandState state) noexcept nogil
