cimport cython

from forbidden_games.bots.desert cimport feature_places as at
from forbidden_games.bots.desert cimport prices
from forbidden_games.bots.desert.prices cimport cheapest, steps_to_nearest
from forbidden_games.bots.desert.survey cimport Survey
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bag

cdef int CELLS, BLASTER, JET, RESERVE, SHIELD
cdef int[6] CANTEENS

@cython.locals(seat=int, first=int)
cdef void describe_pawn(double* x, DesertState state, Survey survey, int ahead) noexcept nogil
@cython.locals(seat=int, role=int, gear=cython.ulonglong, first=int, other=int, pad=int)
cdef void describe_closely(
    double* x, DesertState state, Survey survey, int ahead, double suns, unsigned int useful, double doom
) noexcept nogil
@cython.locals(best=int, here=int, other=int, steps=int)
cdef void describe_company(
    double* x, DesertState state, Survey survey, int seat, int first
) noexcept nogil
