cimport cython

from forbidden_games.bots.desert.keys cimport key_of
from forbidden_games.bots.desert.policy cimport Policy
from forbidden_games.bots.desert.filters cimport is_sensible
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.bots.desert.evaluation cimport Evaluation
from forbidden_games.bots.plans cimport Plans
from forbidden_games.games.desert.effects cimport apply
from forbidden_games.games.desert.legal cimport legal
from forbidden_games.games.desert.movement cimport guided, is_buried
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bits, mixing, packed
from forbidden_games.kernel.actions cimport Actions
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int DRAW, END, EXCAVATE, GUIDE, HALT, LOOK, LOOK_UNDER, PASS, CELLS, GUIDED_STEPS
cdef int RUNNING, WON, NAVIGATOR, ACTING, NOBODY
cdef int LONGEST, SAMPLES, QUICK_SAMPLES, DEVIATIONS, BEAM, LAYERS, FROM_BEAM, MOST, ANY_KIND


@cython.final
cdef class Candidates:
    cdef public Policy policy
    cdef public Evaluation evaluation
    cdef Survey survey
    cdef DesertState trial
    cdef DesertState probe
    cdef Dice dice
    cdef Journal journal
    cdef Actions actions
    cdef Actions after
    cdef Plans beam
    cdef int[24] moves
    cdef int length
    cdef int samples
    cdef int[25] paths

    cpdef void find(self, DesertState root, int seats, Plans plans) noexcept nogil
    cpdef void find_few(self, DesertState root, int seats, Plans plans) noexcept nogil
    cdef void leave_policy(
        self, DesertState root, int seats, Plans plans, int kinds
    ) noexcept nogil
    cdef void begin(self, DesertState root) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    @cython.locals(action=int)
    cdef void complete(self, int seats, Plans plans) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef void finish(self, Plans plans) noexcept nogil
    @cython.locals(key=cython.ulonglong, total=double, sample=int)
    cdef void reveal(self, int action, Plans plans) noexcept nogil
    @cython.locals(plan=int, place=int)
    cdef void write(self, Plans plans, double value, unsigned long long key) noexcept nogil
    @cython.locals(n=int, action=int, kind=int)
    cdef void deviate(self, DesertState root, int seats, Plans plans, int kinds) noexcept nogil
    @cython.locals(
        other=int, start=int, seen=cython.uint, edge=cython.uint, fresh=cython.uint, cell=int,
        ways=cython.uint, target=int, _=int
    )
    cdef void guide_everywhere(self, DesertState root, int seats, Plans plans) noexcept nogil
    @cython.locals(first=int, second=int, third=int)
    cdef void guide_to(
        self, DesertState root, int other, int start, int target, int seats, Plans plans
    ) noexcept nogil
    @cython.locals(kept=int, first=int, last=int, plan=int, _=int)
    cdef void search(self, DesertState root, int seats, Plans plans) noexcept nogil
    @cython.locals(place=int)
    cdef void replay(self, DesertState root, int plan) noexcept nogil
    @cython.locals(length=int, n=int, action=int, kind=int, key=cython.ulonglong)
    cdef void spread(self, int seats) noexcept nogil
    @cython.locals(seat=int, cell=int)
    cdef void round_off(self, Plans plans) noexcept nogil
    @cython.locals(n=int, action=int)
    cpdef void answers(self, DesertState root, int seats, Plans plans) noexcept nogil


cpdef bint turns_over(int action) noexcept nogil
