cimport cython

from forbidden_games.bots.island cimport keys
from forbidden_games.bots.island.policy cimport Policy
from forbidden_games.bots.plans cimport Plans
from forbidden_games.games.island.effects cimport apply
from forbidden_games.games.island.legal cimport legal
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.games.island.turn cimport full_hand, swimmer
from forbidden_games.kernel cimport packed
from forbidden_games.kernel.actions cimport Actions
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int DRAW, END, FLOOD, RUNNING, ACTING, NOBODY
cdef int WIDTH, BEST, OPENINGS, ANSWERS, MOST_ANSWERS


@cython.final
cdef class Candidates:
    cdef Policy policy
    cdef IslandState trial
    cdef Actions actions
    cdef Dice dice
    cdef Journal journal
    cdef int[2048] taken
    cdef int[64] openings

    @cython.locals(choice=int, own=int)
    cdef void find(self, IslandState state, int seats, Plans plans) noexcept nogil
    cdef void add_single(self, Plans plans, int action) noexcept nogil
    cdef void find_few(
        self, IslandState state, int seats, int most, double gap, Plans plans
    ) noexcept nogil
    @cython.locals(plan=int, step=int, action=int)
    cdef void add_policy_plan(self, IslandState state, Plans plans) noexcept nogil
    @cython.locals(values=cython.p_double, node=int, openings=int, number=int, best=int, opening=int)
    cdef void find_turns(
        self, IslandState state, int seats, int most, int more, Plans plans
    ) noexcept nogil
    @cython.locals(place=int)
    cdef bint is_known(self, int openings, int action) noexcept nogil
    cdef bint has_opening(self, int openings, int node) noexcept nogil
    @cython.locals(length=int, is_open=cython.bint, key=cython.ulonglong, plan=int, step=int)
    cdef int add_node(self, IslandState state, int node, int seats, Plans plans) noexcept nogil
    @cython.locals(number=int, action=int)
    cdef void find_singles(self, IslandState state, int seats, int known, Plans plans) noexcept nogil
    @cython.locals(kind=int, key=cython.ulonglong, plan=int)
    cdef void find_single(self, IslandState state, int action, Plans plans) noexcept nogil
    @cython.locals(number=int, action=int)
    cdef void answers(self, IslandState state, int seats, Plans plans) noexcept nogil
