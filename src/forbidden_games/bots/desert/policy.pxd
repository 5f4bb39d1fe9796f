cimport cython

from forbidden_games.bots.desert.foresight cimport bury_worst
from forbidden_games.bots.desert.jobs cimport Jobs
from forbidden_games.bots.desert.routes cimport digs_to_bare, digs_to_free
from forbidden_games.bots.desert.sharing cimport make_room
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.bots.desert.weights cimport Weights
from forbidden_games.bots.desert.free_actions cimport can_fly, free_play, is_held
from forbidden_games.games.desert.movement cimport beside_or_under
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bag, packed

cdef int DRAW_WATER, GO, NOTHING, PICK_UP, SHOVEL, TURN_OVER
cdef int BLAST, CALM, CLEAR, DRAW, END, EXCAVATE, FETCH, GUIDE, HALT, JUMP, MOVE, PASS, TAKE
cdef int BLOCKED, CELLS, BLASTER, GUIDED_STEPS, JET, SCOPE
cdef int GUIDE_BURIED, WELL_UNDER_SAND, WELL_WITHOUT_SAND, RUNNING
cdef int CLIMBER, METEOROLOGIST, NAVIGATOR, NOBODY, STORMING
cdef double WORTH_A_FLIGHT


@cython.final
cdef class Policy:
    cdef public Weights weights
    cdef public Survey survey
    cdef public Jobs jobs

    @cython.locals(is_ours=int, action=int)
    cpdef int act(self, DesertState state, int seats) noexcept nogil
    @cython.locals(seat=int, role=int, is_free=cython.bint, guest=int, gain=double, action=int, shelter=int, room=int)
    cpdef int spend(self, DesertState state, int seats) noexcept nogil
    @cython.locals(own=int, cell=int, sand=int, part=int)
    cdef int step_to(self, DesertState state, int seat, int kind, int target) noexcept nogil
    @cython.locals(seat=int, kind=int, target=int, own=int, action=int, cell=int, digs=int, holder=int)
    cdef int gear_for_job(self, DesertState state, int seats) noexcept nogil
    @cython.locals(own=int, passenger=int, is_meeting=cython.bint, other=int)
    cdef int fly(self, DesertState state, int seat, int target, int seats) noexcept nogil
    @cython.locals(
        own=int, is_home=cython.bint, tunnel=int, price=int, cell=int, later=int,
        value=double, actions=double
    )
    cdef int shelter(self, DesertState state, Survey survey, int seat, int action) noexcept nogil
    cdef int stay(self, DesertState state, int seat, int action) noexcept nogil
    @cython.locals(best=int, most=double, other=int, gain=double)
    cdef int guest_of(self, DesertState state, int seat) noexcept nogil
    @cython.locals(
        left=int, steps=int, walk=int, gain=double, own=int, tunnel=int, price=int, ahead=int,
        value=double
    )
    cdef double gain_of(self, DesertState state, Survey survey, int other, bint is_first) noexcept nogil
    @cython.locals(target=int, cell=int)
    cdef int guide(self, DesertState state, int other, bint is_first) noexcept nogil
    cdef int guide_on(self, DesertState state) noexcept nogil
