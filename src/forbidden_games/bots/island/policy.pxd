cimport cython

from forbidden_games.bots.island.evaluation cimport Evaluation
from forbidden_games.bots.island cimport keys
from forbidden_games.bots.island.turn_search cimport TurnSearch, holder
from forbidden_games.bots.plans cimport Plans
from forbidden_games.games.island.effects cimport apply
from forbidden_games.games.island.movement cimport is_in_water, swim, tiles
from forbidden_games.games.island.outcome cimport can_leave
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport are_specials_open, full_hand, special_seats, swimmer
from forbidden_games.kernel cimport bag, bits, mixing, packed
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int DISCARD, DRAW, END, FLOOD, LEAVE, LIFT, SANDBAG, SWIM, FOOLS_LANDING, ALL_TREASURES
cdef int HELICOPTER, RISE, SANDBAGS, NO_RESCUE, RUNNING, ACTING, DRAWING, FLOODING, NOBODY


@cython.final
cdef class Policy:
    cdef public Evaluation evaluation
    cdef public TurnSearch search
    cdef public int width
    cdef IslandState trial
    cdef Dice dice
    cdef Journal journal
    cdef int[24] plan
    cdef int length
    cdef int step
    cdef unsigned long long expected
    cdef double worth
    cdef int best
    cdef double best_value

    @cython.locals(seat=int, action=int)
    cpdef int act(self, IslandState state, int seats) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef bint can_fly_home(self, IslandState state, int seats) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef unsigned long long mark(self, IslandState state) noexcept nogil
    @cython.locals(node=int)
    cdef int begin(self, IslandState state, int seats) noexcept nogil
    @cython.locals(step=int)
    cdef void follow(self, IslandState state, int node, int seats) noexcept nogil
    cdef bint has_begun(self) noexcept nogil
    @cython.locals(step=int)
    cdef void take_over(self, Plans plans, int plan) noexcept nogil
    @cython.locals(action=int)
    cdef int go_on(self, IslandState state) noexcept nogil
    @cython.locals(value=double)
    cdef void consider(self, IslandState state, int action) noexcept nogil
    cdef void consider_each(self, IslandState state, int kind, int seat, unsigned int cells) noexcept nogil
    cdef void consider_lift(self, IslandState state, int seat, int group, unsigned int cells) noexcept nogil
    @cython.locals(exits=cython.uint, pilot=int, group=int, other=int)
    cdef int save(self, IslandState state, int seat, int seats) noexcept nogil
    @cython.locals(hand=cython.uint, card=int, other=int, cells=cython.uint, friend=int)
    cdef int shed(self, IslandState state, int seat) noexcept nogil
    @cython.locals(sandbags=int, helicopter=int, before=double, landing=int, seat=int, group=int, other=int)
    cdef int intervene(self, IslandState state, int seats) noexcept nogil
