cimport cython

from forbidden_games.games.desert.movement cimport column_of, is_open_tunnel, row_of
from forbidden_games.games.desert.outcome cimport end
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bag
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int NO_TILE, UNKNOWN, PICKS_UP, STORM_LUCK, SUN, DISCARD_AT_ONCE, SHIELD_STAYS
cdef int BURIED, LOOKED, METER, PARCHED, RESHUFFLED, RUNNING, SEEN, SENT, SLID, STORM, SWEPT, THIRST
cdef int SAND_FELL, NO_SHIELD, METER_ROOM
cdef int[96] STORM_LEVELS
cdef int[4] UPWIND

cpdef int level(DesertState state) noexcept nogil
@cython.locals(card=int)
cpdef void blow(DesertState state, Dice dice, Journal journal) noexcept nogil
@cython.locals(start=int, moved=int, n=int)
cpdef void slide(DesertState state, int direction, int strength, Journal journal) noexcept nogil
cpdef bint is_tile_upwind(DesertState state, int direction) noexcept nogil
@cython.locals(into=int, part=int, seat=int)
cpdef void slide_one(DesertState state, int cell, Journal journal) noexcept nogil
cpdef void drop_sand(DesertState state, int cell, Journal journal) noexcept nogil
@cython.locals(cell=int, other=int)
cpdef bint is_shaded(DesertState state, int seat) noexcept nogil
cpdef int shield_cell(DesertState state, int seat) noexcept nogil
@cython.locals(is_lost=cython.bint, seat=int)
cpdef void beat_down(DesertState state, Journal journal) noexcept nogil
cpdef void pick_up(DesertState state, Journal journal) noexcept nogil
@cython.locals(card=int)
cpdef int next_card(DesertState state, Dice dice) noexcept nogil
@cython.locals(card=int)
cpdef int any_card(DesertState state, Dice dice) noexcept nogil
@cython.locals(n=int)
cpdef void lift_out(DesertState state, int place) noexcept nogil
@cython.locals(n=int)
cpdef void merge_known(DesertState state) noexcept nogil
cpdef void renew_pile(DesertState state, Journal journal) noexcept nogil
@cython.locals(n=int)
cpdef void look(DesertState state, int seat, Dice dice, Journal journal) noexcept nogil
@cython.locals(card=int)
cpdef void send_to_bottom(DesertState state, int place, Journal journal) noexcept nogil
cpdef void discard_revealed(DesertState state, Journal journal) noexcept nogil
