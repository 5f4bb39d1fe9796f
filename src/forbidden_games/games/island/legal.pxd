cimport cython

from forbidden_games.games.island.movement cimport fly, guided, is_in_water, shore, swim, tiles, walk
from forbidden_games.games.island.outcome cimport can_leave
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport full_hand, special_seats, swimmer
from forbidden_games.kernel cimport bag, bits
from forbidden_games.kernel.actions cimport Actions

cdef int CAPTURE, DISCARD, DRAW, END, FLOOD, FLY, GIVE, GUIDE, LEAVE, LIFT, MOVE, SANDBAG, SHORE_UP, SWIM
cdef int NO_TREASURE, CARDS_FOR_A_TREASURE, HELICOPTER, RISE, SANDBAGS, TREASURES, NO_RESCUE, RUNNING
cdef int ENGINEER, MESSENGER, NAVIGATOR, PILOT, ACTING, DRAWING, NOBODY
cdef int[24] TREASURE_ON

@cython.locals(seat=int, seats=int)
cpdef void legal(IslandState state, Actions out) noexcept nogil
@cython.locals(role=int)
cdef void add_turn_actions(IslandState state, int seat, Actions out) noexcept nogil
@cython.locals(within_reach=cython.uint, cell=int)
cdef void add_shore_ups(IslandState state, int seat, Actions out) noexcept nogil
@cython.locals(other=int, card=int)
cdef void add_gifts(IslandState state, int seat, Actions out) noexcept nogil
@cython.locals(treasure=int)
cdef void add_capture(IslandState state, int seat, Actions out) noexcept nogil
@cython.locals(other=int)
cdef void add_guiding(IslandState state, int seat, Actions out) noexcept nogil
@cython.locals(card=int)
cdef void add_discards(IslandState state, int seat, Actions out) noexcept nogil
@cython.locals(seat=int)
cdef void add_lifts(IslandState state, int seats, Actions out) noexcept nogil
@cython.locals(group=int, cell=int)
cdef void add_groups(IslandState state, int seat, Actions out) noexcept nogil
@cython.locals(cell=int, seat=int)
cdef int shared_cell(IslandState state, int group) noexcept nogil
@cython.locals(swimmers=int, seat=int, group=int)
cdef void add_rescues(IslandState state, Actions out) noexcept nogil
@cython.locals(seat=int)
cdef void add_sandbags(IslandState state, int seats, Actions out) noexcept nogil
@cython.locals(seat=int)
cdef void add_leaves(IslandState state, int seats, Actions out) noexcept nogil
