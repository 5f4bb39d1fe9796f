cimport cython

from forbidden_games.games.island.movement cimport is_in_water
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bag
from forbidden_games.kernel.journal cimport Journal

cdef int HAND_LIMIT, CHECK_EACH_CARD, NO_SPECIALS_BETWEEN_FLOODS, NO_SPECIALS_WHILE_DISCARDING, TURN, ACTIONS, DRAWS
cdef int ACTING, DRAWING, FLOODING, NOBODY, EVERY_SEAT
cdef int[11] FLOOD_CARDS

@cython.locals(seat=int, _=int)
cpdef int swimmer(IslandState state) noexcept nogil
@cython.locals(seat=int)
cpdef int full_hand(IslandState state) noexcept nogil
@cython.locals(seat=int)
cpdef int to_act(IslandState state) noexcept nogil
cpdef bint are_specials_open(IslandState state) noexcept nogil
cpdef int special_seats(IslandState state, int discarding) noexcept nogil
cpdef void go_on(IslandState state, Journal journal) noexcept nogil
@cython.locals(seat=int)
cpdef int next_seat(IslandState state) noexcept nogil
cpdef void start_turn(IslandState state, int seat, Journal journal) noexcept nogil
