cimport cython

from forbidden_games.bots.desert cimport feature_places as at
from forbidden_games.bots.desert cimport pawn_features, prices, storm_odds
from forbidden_games.bots.desert.prices cimport price_of_part, steps_of_nearest, steps_to_nearest
from forbidden_games.bots.desert.storm_odds cimport expected
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bag, bits

cdef int BLOCKED, CELLS, COLUMN_CLUE, GEAR, ROW_CLUE, TAKEN, TUNNEL, UNKNOWN, WELL, PICKS_UP, SUN
cdef int WELL_WATER, ACTING, ONE_TURN, TWO_TURNS, SIDE, HEAP
cdef int[6] CANTEENS
cdef int[6] SKULLS


@cython.final
cdef class Features:
    cdef Survey survey
    cdef public double[256] numbers
    cdef int cards
    cdef double suns
    cdef double[5] dooms
    cdef unsigned int useful

    @cython.locals(ahead=int, suns=double, doom=double)
    cpdef void describe(self, DesertState state) noexcept nogil
    @cython.locals(place=int)
    cdef void skip(self, int first, int count) noexcept nogil
    @cython.locals(x=cython.p_double, players=int, team=int, gear=cython.ulonglong, seat=int, role=int, piece=int, left=int)
    cdef void describe_table(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(x=cython.p_double, pile=int)
    cdef void describe_storm(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(
        x=cython.p_double, seen=int, tiles=int, sand=int, blocked=int, away=int, cells=cython.uint, cell=int,
        depth=double, work=double
    )
    cdef void describe_tiles(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(x=cython.p_double, poor=cython.int[3], total=int, most=int, seat=int, amount=int, few=int)
    cdef void describe_water(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(
        x=cython.p_double, hidden=int, away=int, sand=int, cells=cython.uint, cell=int, seat=int, carrier=int,
        water=int
    )
    cdef void describe_wells(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(
        x=cython.p_double, found=int, cells=cython.uint, cell=int, lying=int, half=int, sand=int,
        costs=cython.int[4], part=int, cost=int, place=int
    )
    cdef void describe_parts(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(x=cython.p_double, is_last=cython.bint, total=int, most=int, heap=int, seat=int, steps=int)
    cdef void describe_pad(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(x=cython.p_double, row=int, column=int, heaps=int, cell=int)
    cdef void describe_prospects(self, DesertState state, Survey survey) noexcept nogil
    cdef double suns_until(self, DesertState state, Survey survey, int turns) noexcept nogil
    @cython.locals(
        x=cython.p_double, soon=int, later=int, most=int, cells=cython.uint, cell=int, near=int, far=int,
        gain=int, seat=int, steps=int
    )
    cdef void describe_meetings(self, DesertState state, Survey survey) noexcept nogil
