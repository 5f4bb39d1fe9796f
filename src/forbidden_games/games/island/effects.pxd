cimport cython

from forbidden_games.games.island.flood cimport flood_next, rise
from forbidden_games.games.island.outcome cimport end, judge_swimmers
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport go_on
from forbidden_games.kernel cimport bag, packed
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int CAPTURE, DISCARD, DRAW, END, FLOOD, FLY, GIVE, GUIDE, LIFT, MOVE, SANDBAG, SHORE_UP, SWIM
cdef int CARDS_FOR_A_TREASURE, HELICOPTER, RISE, SANDBAGS, TREASURE_LUCK
cdef int CAPTURED, CARD, DISCARDED, FLEW, GAVE, GUIDED, LIFTED, MOVED, RESHUFFLED, RUNNING, SHORED, SPENT
cdef int SWAM, TREASURE_CARDS, WON

@cython.locals(kind=int, seat=int, first=int, second=int)
cpdef void apply(IslandState state, int action, Dice dice, Journal journal) noexcept nogil
cdef void place(IslandState state, int seat, int cell, int event, Journal journal) noexcept nogil
cdef void dry(IslandState state, int cell, Journal journal) noexcept nogil
cdef void give(IslandState state, int seat, int other, int card, Journal journal) noexcept nogil
@cython.locals(_=int)
cdef void capture(IslandState state, int seat, int treasure, Journal journal) noexcept nogil
cdef void discard(IslandState state, int seat, int card) noexcept nogil
cdef void spend(IslandState state, int seat, int card, Journal journal) noexcept nogil
@cython.locals(card=int)
cdef void draw(IslandState state, int seat, Dice dice, Journal journal) noexcept nogil
cdef void reshuffle_treasure(IslandState state, Journal journal) noexcept nogil
@cython.locals(other=int)
cdef void lift(IslandState state, int seat, int group, int cell, Journal journal) noexcept nogil
