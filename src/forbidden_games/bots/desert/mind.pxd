cimport cython

from forbidden_games.bots.contest cimport Contest, favoured
from forbidden_games.bots.desert.features cimport Features
from forbidden_games.bots.desert.keys cimport key_of
from forbidden_games.bots.desert.candidates cimport Candidates
from forbidden_games.bots.desert.policy cimport Policy
from forbidden_games.bots.desert.evaluation cimport Evaluation
from forbidden_games.bots.desert.weights cimport Weights
from forbidden_games.bots.network cimport Network
from forbidden_games.bots.plans cimport Plans
from forbidden_games.games.desert.effects cimport apply
from forbidden_games.games.desert.playout cimport parts_taken, roles_in_play
from forbidden_games.games.desert.setup cimport deal
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal
from forbidden_games.kernel.tally cimport Tally

cdef long long LOW
cdef int EVERYBODY, RUNNING, ACTING, NOBODY, FEW, AHEAD, PRIOR
cdef double FAVOUR


@cython.final
cdef class DesertMind:
    cdef public Policy policy
    cdef public Evaluation evaluation
    cdef public Features inputs
    cdef public Candidates candidates
    cdef public object traits
    cdef public bint policy_only
    cdef public bint plan_in_rollouts
    cdef Plans few
    cdef Contest contest
    cdef DesertState table
    cdef Dice luck
    cdef DesertState trial
    cdef Dice dice
    cdef Journal journal

    cpdef int act(self, DesertState state, int seats) noexcept nogil
    cdef bint can_plan(self, DesertState state) noexcept nogil
    @cython.locals(key=cython.ulonglong, share=int, place=int, number=int)
    cdef int quick_search(self, DesertState state, int seats) noexcept nogil
    cpdef void find_plans(self, DesertState state, int seats, Plans plans) noexcept nogil
    cpdef void find_answers(self, DesertState state, int seats, Plans plans) noexcept nogil
    cpdef double chance(self, DesertState state) noexcept nogil
    cpdef tuple reasons(self, DesertState state, object plan)
    @cython.locals(place=int)
    cpdef list features(self, DesertState state)
    @cython.locals(total=double, number=cython.longlong)
    cpdef double roll(
        self, DesertState root, Plans plans, int plan, long long seed, int rollouts, int turns
    )
    cdef double rollout(
        self, DesertState root, Plans plans, int plan, int turns, bint plan_in_rollouts
    ) noexcept nogil
    @cython.locals(step=int)
    cdef void play(self, DesertState state, Plans plans, int plan) noexcept nogil
    @cython.locals(is_fresh=cython.bint)
    cdef double roll_on(
        self, DesertState state, int seat, int turns, bint plan_in_rollouts
    ) noexcept nogil
    @cython.locals(best=int, most=double, plan=int)
    cdef int likeliest(self, Plans plans) noexcept nogil
    @cython.locals(team=cython.uint, first=int, action=int, seat=int)
    cdef void play_out(self, DesertState state, Dice dice, Tally tally) noexcept nogil
    @cython.locals(number=cython.longlong)
    cpdef void play_series(self, DesertState start, long long seed, long long games, Tally tally)
