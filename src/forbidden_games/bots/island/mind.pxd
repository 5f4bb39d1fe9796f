cimport cython

from forbidden_games.bots.contest cimport Contest
from forbidden_games.bots.island.candidates cimport Candidates
from forbidden_games.bots.island.features cimport Features
from forbidden_games.bots.island cimport keys
from forbidden_games.bots.island.policy cimport Policy
from forbidden_games.bots.network cimport Network
from forbidden_games.bots.plans cimport Plans
from forbidden_games.games.island.effects cimport apply
from forbidden_games.games.island.playout cimport roles_in_play
from forbidden_games.games.island.setup cimport deal
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bits
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal
from forbidden_games.kernel.tally cimport Tally

cdef int RUNNING, WON, ACTING, DRAWING, FLOODING, EVERYBODY, NARROW, WIDE
cdef int SLIM, AHEAD, PRIOR
cdef double FAVOUR
cdef int[5] FEW
cdef int[5] ROUND
cdef double[5] GAP
cdef long long LOW


@cython.final
cdef class IslandMind:
    cdef public Policy policy
    cdef public Candidates candidates
    cdef public Features inputs
    cdef public Network network
    cdef public object traits
    cdef public bint policy_only
    cdef public bint plan_in_rollouts
    cdef Plans few
    cdef Contest contest
    cdef IslandState table
    cdef Dice luck
    cdef IslandState state
    cdef Dice dice
    cdef Journal journal

    @cython.locals(action=int)
    cpdef int act(self, IslandState state, int seats) noexcept nogil
    @cython.locals(key=cython.ulonglong, share=int, place=int, number=int)
    cdef int quick_search(self, IslandState state, int seats) noexcept nogil
    @cython.locals(plan=int)
    cdef void judge(self, IslandState root, Plans plans) noexcept nogil
    cpdef void find_plans(self, IslandState state, int seats, Plans plans)
    cpdef void find_answers(self, IslandState state, int seats, Plans plans)
    @cython.locals(ended=int, phase=int)
    cdef void advance(self, IslandState state, int turns) noexcept nogil
    cdef double worth(self, IslandState state) noexcept nogil
    cpdef double chance(self, IslandState state) noexcept nogil
    cpdef tuple reasons(self, IslandState state, object plan)
    @cython.locals(place=int)
    cpdef list features(self, IslandState state)
    @cython.locals(number=cython.longlong)
    cpdef void play_series(self, IslandState start, long long seed, long long games, Tally tally)
    @cython.locals(team=cython.uint, first=int, seat=int)
    cdef void play_out(self, IslandState state, Dice dice, Tally tally) noexcept nogil
    @cython.locals(total=double, number=cython.longlong)
    cpdef double roll(
        self, IslandState root, Plans plans, int plan, long long seed, long long rollouts, int turns
    )
    cdef double rollout(self, IslandState root, Plans plans, int plan, int turns) noexcept nogil
    @cython.locals(step=int)
    cdef void play(self, IslandState root, Plans plans, int plan) noexcept nogil
