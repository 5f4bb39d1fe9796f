cimport cython

from forbidden_games.bots.island.evaluation cimport Evaluation
from forbidden_games.bots.island cimport keys
from forbidden_games.bots.island.search_tree cimport SearchTree
from forbidden_games.games.island.effects cimport apply
from forbidden_games.games.island.movement cimport fly, guided, shore, tiles, walk
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport are_specials_open
from forbidden_games.kernel cimport bag, bits, packed
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int CAPTURE, DISCARD, FLY, GIVE, GUIDE, LIFT, MOVE, SANDBAG, SHORE_UP
cdef int FOOLS_LANDING, ALL_TREASURES, CARDS_FOR_A_TREASURE, HAND_LIMIT, HELICOPTER, RISE, SANDBAGS, TREASURES
cdef int ENGINEER, MESSENGER, NAVIGATOR, PILOT, ACTING, NOBODY, MOST_FREE
cdef double URGENCY
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF

@cython.locals(seat=int)
cpdef int holder(IslandState state, int card, int seats) noexcept nogil


@cython.final
cdef class TurnSearch:
    cdef public Evaluation evaluation
    cdef public SearchTree tree
    cdef IslandState root
    cdef IslandState here
    cdef IslandState there
    cdef IslandState trial
    cdef Dice dice
    cdef Journal journal
    cdef int seats
    cdef bint wide
    cdef public int[16] path

    @cython.locals(left=int, _=int, node=int)
    cpdef int search(self, IslandState state, int seats, int width, bint wide) noexcept nogil
    @cython.locals(value=double, node=int)
    cdef int add(self, IslandState state, int left) noexcept nogil
    @cython.locals(length=int, step=int)
    cpdef int rebuild(self, int node, IslandState state) noexcept nogil
    @cython.locals(seat=int, role=int, other=int)
    cdef void grow(self, int node) noexcept nogil
    @cython.locals(free=int, child=int)
    cdef void try_action(self, int node, int action, int shed) noexcept nogil
    cdef void try_each(self, int node, int kind, int seat, unsigned int cells) noexcept nogil
    @cython.locals(cells=cython.uint, seat=int, treasure=int)
    cdef unsigned int places(self) noexcept nogil
    @cython.locals(treasure=int)
    cdef void try_captures(self, int node, int seat) noexcept nogil
    @cython.locals(cells=cython.uint, one=int, rest=cython.uint, two=int)
    cdef void try_shore_ups(self, int node, int seat) noexcept nogil
    @cython.locals(other=int, full=cython.bint, card=int, action=int, shed=int)
    cdef void try_gifts(self, int node, int seat) noexcept nogil
    @cython.locals(best=int, best_value=double, card=int, shed=int, value=double)
    cdef int best_shed(self, int gift, int seat) noexcept nogil
    @cython.locals(cells=cython.uint)
    cdef void try_guiding(self, int node, int seat, int other) noexcept nogil
    @cython.locals(seat=int, cells=cython.uint)
    cdef void try_sandbags(self, int node) noexcept nogil
    @cython.locals(seat=int, active=int, own=int, treasure=int, cells=cython.uint, critical=cython.uint, other=int)
    cdef void try_lifts(self, int node) noexcept nogil
    @cython.locals(group=int, other=int)
    cdef int together(self, int seat) noexcept nogil
    cdef void try_lift(self, int node, int seat, int group, unsigned int cells) noexcept nogil
