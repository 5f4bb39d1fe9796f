cimport cython

from forbidden.bots.island.outlook cimport Outlook
from forbidden.games.island.movement cimport beside, tiles
from forbidden.games.island.state cimport IslandState
from forbidden.kernel cimport bag, bits

cdef int ACTIVE_HAND_3, ACTIVE_HAND_4, ACTIVE_HAND_5, APPROACH, BOTH, CAPTURED, CARDS_1, CARDS_4, COVER
cdef int CUT, CUT_WET, DROWN, FATAL, FATAL_DRY, FATAL_GROWTH, FATAL_LATER, FATAL_WET, FINISH, FREEDOM
cdef int GATHER, GATHER_EARLY, GIFT, GIFT_DISTANCE, GIFT_MESSENGER, HAND_4, HAND_5, HELICOPTER_HELD, HELICOPTER_LATE
cdef int HELICOPTER_MORE, HORIZON, ISOLATED, LACKING, LACKING_MORE, MEET, NEAR_FATAL, NO_HELICOPTER
cdef int PAIR, PAIR_LATER, PAIR_WET, PLAIN, PLAIN_LATER, PLAIN_WET, SANDBAGS_HELD, THREAT, THREAT_PAIR
cdef int TIGHT, FAR, FOOLS_LANDING, ALL_TREASURES, CARDS_FOR_A_TREASURE, HELICOPTER, RISE, SANDBAGS
cdef int TREASURES, CELLS, DIVER, ENGINEER, EXPLORER, MESSENGER, PILOT, LONG_WAY, ACTING
cdef double WIN
cdef unsigned int[576] NEAR
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF
cdef int[11] FLOOD_CARDS


@cython.final
cdef class Value:
    cdef public double[64] weights
    cdef public Outlook outlook
    cdef public double urge
    cdef int[96] ways
    cdef int[4] known_lands
    cdef int[4] known_pawns
    cdef int[4] known_roles
    cdef unsigned int[4] known_wet
    cdef int[4] held
    cdef double[16] passing
    cdef public unsigned int fatal
    cdef public unsigned int pairs
    cdef public int[4] useful
    cdef public double[4] sets
    cdef public int[4] holders
    cdef public int[4] trips
    cdef public int[4] spare
    cdef public int[4] full
    cdef public double fatal_now
    cdef public double fatal_soon
    cdef public double pair_now
    cdef public double pair_soon
    cdef public double plain_now
    cdef public double plain_soon
    cdef public double dry_soon
    cdef public double near_sum
    cdef public double threat_sum
    cdef public double threat_pairs
    cdef public double both_sum
    cdef public double drown_sum
    cdef public double cut_sum
    cdef public int cut_wet

    cpdef void look(self, IslandState state) noexcept nogil
    cpdef double of(self, IslandState state) noexcept nogil
    @cython.locals(total=double)
    cdef double weigh(self, IslandState state) noexcept nogil
    @cython.locals(landing=int, helicopters=int, seat=int)
    cdef bint is_won(self, IslandState state) noexcept nogil
    @cython.locals(seat=int, row=int, place=int, role=int, cell=int)
    cdef void find_ways(self, IslandState state) noexcept nogil
    @cython.locals(wet=cython.uint)
    cdef bint knows_ways(self, IslandState state, int seat) noexcept nogil
    @cython.locals(first=int, place=int, land=cython.uint, wet=cython.uint, cell=int, here=cython.uint, seen=cython.uint, edge=cython.uint, steps=int, reached=cython.uint, fresh=cython.uint, arrived=cython.uint)
    cdef void find_dives(self, IslandState state, int seat) noexcept nogil
    @cython.locals(treasure=int, both=cython.uint)
    cpdef void find_critical(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, total=double, treasure=int, held=int, spare=int, seat=int)
    cdef double of_treasures(self, IslandState state) noexcept nogil
    @cython.locals(way=int, one=int, two=int)
    cdef int way_to(self, IslandState state, int seat, int treasure) noexcept nogil
    @cython.locals(w=cython.p_double, holder=int, giver=int, worth=double, way=int)
    cdef void find_gifts(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, best=double, holder=int, own=int, worth=double, giver=int, way=int, low=int, value=double)
    cdef double of_best_holder(self, IslandState state, int treasure) noexcept nogil
    @cython.locals(w=cython.p_double, total=double, helicopters=int, seat=int, hand=cython.uint, useful=int, treasure=int)
    cdef double of_hands(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, first=int, landing=int, land=cython.uint, total=double, nearest=int, apart=int, gather=double, seat=int, way=int, around=int, other=int)
    cdef double of_pawns(self, IslandState state) noexcept nogil
    @cython.locals(w=cython.p_double, chance_now=cython.p_double, chance_soon=cython.p_double, first=int, got=int, within=int, growth=double, plain_share=double, active=int, following=int, total=double, beside_fatal=cython.uint, rest=cython.uint, cell=int, spot=cython.uint, now=double, soon=double, risk=double)
    cdef double of_flood(self, IslandState state) noexcept nogil
    @cython.locals(chance_now=cython.p_double, chance_soon=cython.p_double, treasure=int, one=int, two=int, both=cython.uint, chance=double, risk=double, way=int)
    cdef double of_twins(self, IslandState state) noexcept nogil
    @cython.locals(seat=int, role=int, cell=int)
    cdef double of_drowning(self, IslandState state) noexcept nogil
    cdef void clear_sums(self) noexcept nogil
