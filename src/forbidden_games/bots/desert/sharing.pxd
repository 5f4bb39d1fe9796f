cimport cython

from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.games.desert.legal cimport can_pour
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport packed

cdef int WATER, WELL_WATER
cdef int[6] CANTEENS

@cython.locals(more=int)
cpdef int lead(DesertState state, Survey survey, int giver, int taker) noexcept nogil
@cython.locals(best=int, action=int, giver=int, taker=int, room=int, more=int, amount=int)
cpdef int even_out(DesertState state, Survey survey, int seats) noexcept nogil
@cython.locals(giver=int, taker=int)
cpdef int make_room(DesertState state, Survey survey, int cell, int seats) noexcept nogil
@cython.locals(room=int)
cpdef bint has_room(DesertState state, int cell, int taker) noexcept nogil
@cython.locals(taker=int, giver=int)
cpdef int moisten(DesertState state, Survey survey, int seats) noexcept nogil
