cimport cython

from forbidden_games.bots.desert.routes cimport digs_to_bare, digs_to_free
from forbidden_games.bots.desert.storm_odds cimport chance_of_sun
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.bots.desert.weights cimport Weights
from forbidden_games.games.desert cimport movement
from forbidden_games.games.desert.movement cimport beside_or_under
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bits

cdef int FAR, BLOCKED, CELLS, CRASH, GEAR, MIRAGE, OASIS, TUNNEL, UNKNOWN, WELL_WITHOUT_SAND
cdef int ARCHEOLOGIST, CARRIER, CLIMBER
cdef int NOTHING, TURN_OVER, PICK_UP, DRAW_WATER, GO, SHOVEL
cdef int[6] CANTEENS
cdef unsigned int[25] NEAR


@cython.final
cdef class Jobs:
    cdef public Weights weights
    cdef public int kind
    cdef public int target
    cdef public double score
    cdef public double worth

    cpdef void find(self, DesertState state, Survey survey, int seat) noexcept nogil
    @cython.locals(score=double)
    cdef void offer(self, int kind, int target, double worth, double cost) noexcept nogil
    @cython.locals(price=int)
    cdef void find_take_off(self, DesertState state, Survey survey, int seat) noexcept nogil
    @cython.locals(
        role=int, base=int, cell=int, price=int, is_open=int, has_part=int, sand=int, left=int, cost=int,
        worth=double, closed=int
    )
    cdef void find_tiles(self, DesertState state, Survey survey, int seat) noexcept nogil
    @cython.locals(face=int, share=double)
    cdef double worth_of(self, DesertState state, Survey survey, int cell) noexcept nogil
    @cython.locals(chance=double, total=double, other=int, water=int, room=int, gain=double)
    cdef double water_of(self, DesertState state, Survey survey, int seat, int cell) noexcept nogil
    @cython.locals(price=int, other=int)
    cdef double share(self, DesertState state, Survey survey, int seat, int cell) noexcept nogil
    @cython.locals(base=int, own=int, risk=double, other=int, cell=int, price=int, worth=double)
    cdef void find_water(self, DesertState state, Survey survey, int seat) noexcept nogil
    @cython.locals(lack=int, other=int, cells=cython.uint, cell=int, price=int, cost=double)
    cdef void find_well(self, DesertState state, Survey survey, int seat) noexcept nogil
    @cython.locals(
        cells=cython.uint, cell=int, sand=int, alarm=double, taken=double, need=double, score=double
    )
    cdef void find_sand(self, DesertState state, Survey survey, int seat) noexcept nogil
    @cython.locals(need=double, sand=int, other=int)
    cdef double need_of(self, DesertState state, Survey survey, int cell) noexcept nogil
