cimport cython

from forbidden.bots.island.memo cimport Memo
from forbidden.bots.island.outlook cimport Outlook
from forbidden.bots.island.routes cimport Routes
from forbidden.games.island.movement cimport beside, tiles
from forbidden.games.island.state cimport IslandState
from forbidden.games.island.turn cimport next_seat
from forbidden.kernel cimport bag, bits, mixing

cdef int ACTIVE_HAND_3, ACTIVE_HAND_4, ACTIVE_HAND_5, APPROACH, BOTH, CAPTURED, CARDS_1, CARDS_4, COVER
cdef int CUT, CUT_WET, DROWN, FATAL, FATAL_DRY, FATAL_GROWTH, FATAL_LATER, FATAL_WET, FINISH, FREEDOM
cdef int GATHER, GATHER_EARLY, GIFT, GIFT_DISTANCE, GIFT_MESSENGER, HAND_4, HAND_5, HELICOPTER_HELD, HELICOPTER_LATE
cdef int HELICOPTER_MORE, HORIZON, ISOLATED, LACKING, LACKING_MORE, MEET, NEAR_FATAL, NO_HELICOPTER
cdef int PAIR, PAIR_LATER, PAIR_WET, PLAIN, PLAIN_LATER, PLAIN_WET, SANDBAGS_HELD, THREAT, THREAT_PAIR
cdef int TIGHT, FAR, FOOLS_LANDING, ALL_TREASURES, CARDS_FOR_A_TREASURE, HELICOPTER, SANDBAGS
cdef int TREASURES, CELLS, DIVER, MESSENGER, PILOT, LONG_WAY, UNKNOWN, ACTING
cdef double WIN
cdef unsigned int[576] NEAR
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF


@cython.final
cdef class Value:
    cdef public double[64] weights
    cdef public Outlook outlook
    cdef Routes routes
    cdef Memo hands
    cdef Memo teams
    cdef Memo floods
    cdef public double urge
    cdef int[4] held
    cdef double[16] passing
    cdef int critical_for
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
    @cython.locals(key=cython.ulonglong)
    cdef void find_team(self, IslandState state) noexcept nogil
    @cython.locals(team=double)
    cdef double weigh(self, IslandState state) noexcept nogil
    @cython.locals(key=cython.ulonglong, seat=int)
    cdef unsigned long long hand_key(self, IslandState state) noexcept nogil
    @cython.locals(places=cython.ulonglong, wet=cython.ulonglong, seat=int)
    cdef unsigned long long team_key(self, IslandState state, unsigned long long key) noexcept nogil
    @cython.locals(cell=cython.ulonglong)
    cdef unsigned long long flood_key(self, IslandState state) noexcept nogil
    @cython.locals(landing=int, helicopters=int, seat=int)
    cdef bint is_won(self, IslandState state) noexcept nogil
    cdef int way(self, int seat, int cell) noexcept nogil
    cdef int way_between(self, IslandState state, int one, int two) noexcept nogil
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
    cdef void clear_sums(self) noexcept nogil
