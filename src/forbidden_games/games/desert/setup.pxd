cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.games.desert.turn cimport start_turn
from forbidden_games.kernel cimport bits
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int CELLS, CRASH, DESERT, GEAR, OASIS, SAND, STORM_START, OASES, HEAPS
cdef unsigned long long DESERT_FACES, OASIS_FACES, STORM_DECK
cdef unsigned int GEAR_DECK, ALL_CELLS, ALL_ROLES
cdef int FIRST_LUCK, ROLE_LUCK, TILE_LUCK, ROLE, NOBODY
cdef int[8] SAND_AT_FIRST
cdef int[6] CANTEENS

@cython.locals(state=DesertState)
cpdef DesertState table(config)
@cython.locals(crash=int)
cpdef void deal(DesertState state, Dice dice, Journal journal) noexcept nogil
@cython.locals(free=cython.uint, cell=int, crash=int, n=int, _=int)
cpdef int lay_tiles(DesertState state, Dice dice) noexcept nogil
@cython.locals(spare=cython.uint, seat=int, role=int)
cpdef void deal_roles(DesertState state, int crash, Dice dice, Journal journal) noexcept nogil
