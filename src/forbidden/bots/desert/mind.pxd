cimport cython

from forbidden.bots.contest cimport Contest, favoured
from forbidden.bots.desert.keys cimport key_of
from forbidden.bots.desert.plans cimport Finder
from forbidden.bots.desert.policy cimport Policy
from forbidden.bots.desert.value cimport Value
from forbidden.bots.desert.weights cimport Weights
from forbidden.bots.network cimport Network
from forbidden.bots.plans cimport Plans
from forbidden.games.desert.effects cimport apply
from forbidden.games.desert.playout cimport parts_taken, roles_in_play
from forbidden.games.desert.setup cimport deal
from forbidden.games.desert.state cimport DesertState
from forbidden.kernel.dice cimport Dice
from forbidden.kernel.journal cimport Journal
from forbidden.kernel.tally cimport Tally

cdef long long LOW
cdef int EVERYBODY, RUNNING, ACTING, NOBODY, FEW, AHEAD, PRIOR
cdef double FAVOUR


@cython.final
cdef class DesertMind:
    cdef public Policy policy
    cdef public Value value
    cdef public Finder finder
    cdef public bint is_hasty
    cdef public bint is_thorough
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
    cdef int glance(self, DesertState state, int seats) noexcept nogil
    cpdef void find_plans(self, DesertState state, int seats, Plans plans) noexcept nogil
    cpdef void find_answers(self, DesertState state, int seats, Plans plans) noexcept nogil
    cpdef double chance(self, DesertState state) noexcept nogil
    @cython.locals(place=int)
    cpdef list features(self, DesertState state)
    @cython.locals(total=double, number=cython.longlong)
    cpdef double roll(
        self, DesertState root, Plans plans, int plan, long long seed, int rollouts, int turns
    )
    cdef double rollout(
        self, DesertState root, Plans plans, int plan, int turns, bint is_thorough
    ) noexcept nogil
    @cython.locals(step=int)
    cdef void play(self, DesertState state, Plans plans, int plan) noexcept nogil
    @cython.locals(is_fresh=cython.bint)
    cdef double roll_on(
        self, DesertState state, int seat, int turns, bint is_thorough
    ) noexcept nogil
    @cython.locals(best=int, most=double, plan=int)
    cdef int likeliest(self, Plans plans) noexcept nogil
    @cython.locals(team=cython.uint, first=int, action=int, seat=int)
    cdef void play_out(self, DesertState state, Dice dice, Tally tally) noexcept nogil
    @cython.locals(number=cython.longlong)
    cpdef void play_series(self, DesertState start, long long seed, long long games, Tally tally)
