cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bag

cdef int SUN, SUNS

@cython.locals(found=double, place=int, pile=int, drawn=int)
cpdef double expected(DesertState state, int card, int cards) noexcept nogil
@cython.locals(pile=int)
cpdef double chance_of_sun(DesertState state) noexcept nogil
@cython.locals(
    chances=cython.double[9], pile=int, rest=int, later=double, known=int, card=int, turns=int, hidden=int,
    suns=int, chance=double, left=int, seat=int
)
cdef void foresee_suns(DesertState state, int cards, int level, double* dooms) noexcept nogil
