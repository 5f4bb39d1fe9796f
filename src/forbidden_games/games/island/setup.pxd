cimport cython

from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport start_turn
from forbidden_games.kernel cimport bag, bits
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef unsigned int ALL_CARDS, ALL_RISES, ALL_CELLS, ALL_ROLES
cdef int FIRST_LUCK, FLOOD_LUCK, ROLE_LUCK, TILE_LUCK, TREASURE_LUCK
cdef int CARD, FLOODED, ROLE, WATER, CELLS, NOBODY
cdef int FLOODED_AT_FIRST, CARDS_AT_FIRST
cdef int[6] START_TILE_OF

@cython.locals(state=IslandState)
cpdef IslandState table(config)
cpdef void deal(IslandState state, Dice dice, Journal journal) noexcept nogil
@cython.locals(cell=int, other=int, tile=int)
cpdef void lay_tiles(IslandState state, Dice dice) noexcept nogil
@cython.locals(pile=cython.uint, cell=int, _=int)
cpdef void flood_six(IslandState state, Dice dice, Journal journal) noexcept nogil
@cython.locals(spare=cython.uint, seat=int, role=int)
cpdef void deal_roles(IslandState state, Dice dice, Journal journal) noexcept nogil
@cython.locals(pile=cython.uint, seat=int, card=int, _=int)
cpdef void deal_cards(IslandState state, Dice dice, Journal journal) noexcept nogil
