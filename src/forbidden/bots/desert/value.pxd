cimport cython

from forbidden.bots.desert.routes cimport digs_to_bare, digs_to_free
from forbidden.bots.desert.survey cimport Survey, expected
from forbidden.bots.network cimport Network
from forbidden.games.desert.state cimport DesertState
from forbidden.kernel cimport bag, bits

cdef int FAR, BLOCKED, CELLS, COLUMN_CLUE, ROW_CLUE, TAKEN, UNKNOWN, WELL, PICKS_UP, SUN
cdef int RUNNING, WON, CLIMBER, ACTING, ROLES, PIECES, SEATS, CLOSE
cdef int BLASTER, JET, SHIELD, RESERVE, SUNS, FAR_AWAY
cdef int GEAR, SIDE, TUNNEL, WELL_WATER, ONE_TURN, TWO_TURNS, HEAP, OF_A_PAWN
cdef int[6] CANTEENS
cdef int[6] SKULLS


@cython.final
cdef class Value:
    cdef public Network network
    cdef public Survey survey
    cdef public double[256] inputs
    cdef public int size
    cdef int cards
    cdef double suns
    cdef double[5] dooms
    cdef unsigned int useful

    cpdef double chance(self, DesertState state) noexcept nogil
    cpdef void read(self, DesertState state) noexcept nogil
    cdef void put(self, double number) noexcept nogil
    cdef void put_flag(self, bint is_so) noexcept nogil
    @cython.locals(players=int, team=int, gear=cython.ulonglong, seat=int, role=int, piece=int, is_acting=cython.bint)
    cdef void read_table(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(pile=int)
    cdef void read_storm(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(
        seen=int, tiles=int, sand=int, blocked=int, away=int, cells=cython.uint, cell=int, depth=double,
        work=double
    )
    cdef void read_tiles(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(best=int, seat=int)
    cdef int nearest(self, DesertState state, Survey survey, int cell) noexcept nogil
    @cython.locals(
        poor=cython.int[3], total=int, most=int, seat=int, amount=int, few=int, hidden=int, away=int, sand=int,
        cells=cython.uint, cell=int, carrier=int
    )
    cdef void read_water(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(best=int, cell=int)
    cdef int walk(self, Survey survey, int seat, unsigned int cells) noexcept nogil
    @cython.locals(
        found=int, cells=cython.uint, cell=int, lying=int, half=int, sand=int, prices=cython.int[4], part=int,
        price=int, place=int, is_last=cython.bint, total=int, most=int, heap=int, seat=int
    )
    cdef void read_parts(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(best=int, seat=int, price=int)
    cdef int price_of_part(self, DesertState state, Survey survey, int cell) noexcept nogil
    @cython.locals(role=int, price=int, left=int)
    cdef int price(self, DesertState state, Survey survey, int seat, int cell) noexcept nogil
    @cython.locals(best=int, cell=int, price=int)
    cdef int cheapest(
        self, DesertState state, Survey survey, int seat, unsigned int cells
    ) noexcept nogil
    @cython.locals(
        chances=cython.double[9], pile=int, rest=int, later=double, known=int, card=int, turns=int, hidden=int,
        suns=int, chance=double, left=int, seat=int
    )
    cdef void foresee_suns(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(ahead=int, _=int, seat=int)
    cdef void read_pawns(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(row=int, column=int, heaps=int, cell=int, part=int)
    cdef void read_prospects(self, DesertState state, Survey survey) noexcept nogil
    cdef double suns_until(self, DesertState state, Survey survey, int turns) noexcept nogil
    @cython.locals(
        soon=int, later=int, most=int, cells=cython.uint, cell=int, near=int, far=int, gain=int, seat=int, price=int
    )
    cdef void read_meetings(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(ahead=int, _=int, seat=int, role=int, other=int, suns=double)
    cdef void read_ways(self, DesertState state, Survey survey) noexcept nogil
    @cython.locals(best=int, here=int, other=int, price=int)
    cdef void read_company(self, DesertState state, Survey survey, int seat) noexcept nogil
