cimport cython

from forbidden_games.games.island.movement cimport is_in_water, swim
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bag
from forbidden_games.kernel.journal cimport Journal

cdef int FOOLS_LANDING, ALL_TREASURES, HELICOPTER, TREASURES, NO_RESCUE
cdef int ENDED, LANDING_SANK, TREASURE_LOST, DROWNED
cdef int[4] FIRST_TILE_OF
cdef int[4] SECOND_TILE_OF

cpdef void end(IslandState state, int outcome, Journal journal) noexcept nogil
@cython.locals(seat=int)
cpdef bint can_leave(IslandState state) noexcept nogil
cpdef bint is_landing_gone(IslandState state) noexcept nogil
@cython.locals(treasure=int)
cpdef bint is_treasure_gone(IslandState state) noexcept nogil
@cython.locals(seat=int)
cpdef bint can_be_rescued(IslandState state) noexcept nogil
@cython.locals(seat=int)
cpdef bint is_anybody_drowning(IslandState state) noexcept nogil
cpdef void judge_sinking(IslandState state, Journal journal) noexcept nogil
cpdef void judge_swimmers(IslandState state, Journal journal) noexcept nogil
