cimport cython

from forbidden_games.games.island.outcome cimport end, judge_sinking
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bits
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int SKULL, FLOOD_PILE, FLOODED, ON_TOP, RESHUFFLED, ROSE, RUNNING, SANK, SWAMPED, FLOOD_LUCK

@cython.locals(top=int, layer=cython.uint, cell=int)
cpdef int draw_cell(IslandState state, Dice dice) noexcept nogil
@cython.locals(cell=int, spot=cython.uint)
cpdef void flood_next(IslandState state, Dice dice, Journal journal) noexcept nogil
cpdef void reshuffle_flood(IslandState state, Journal journal) noexcept nogil
cpdef void put_on_top(IslandState state) noexcept nogil
cpdef void rise(IslandState state, Journal journal) noexcept nogil
