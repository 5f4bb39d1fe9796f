cimport cython

from forbidden_games.bots.desert.features cimport Features
from forbidden_games.bots.network cimport Network
from forbidden_games.games.desert.state cimport DesertState

cdef int RUNNING, WON


@cython.final
cdef class Evaluation:
    cdef public Network network
    cdef public Features inputs

    cpdef double chance(self, DesertState state) noexcept nogil
