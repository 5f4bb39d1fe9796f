cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.games.desert.storm cimport is_shaded
from forbidden_games.kernel cimport packed

cdef int BOTTOM, KEEP, PICKS_UP, SUN

@cython.locals(least=int, seat=int, best=double, place=int, n=int, card=int, harm=double)
cpdef int bury_worst(DesertState state) noexcept nogil
