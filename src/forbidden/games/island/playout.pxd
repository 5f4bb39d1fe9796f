cimport cython

from forbidden.games.island.effects cimport apply
from forbidden.games.island.legal cimport legal
from forbidden.games.island.setup cimport deal
from forbidden.games.island.state cimport IslandState
from forbidden.kernel cimport bits
from forbidden.kernel.actions cimport Actions
from forbidden.kernel.dice cimport Dice
from forbidden.kernel.journal cimport Journal
from forbidden.kernel.tally cimport Tally

cdef int CHOICE
cdef long long LOW

cdef int choose(int policy, IslandState state, Actions actions, Dice dice) noexcept nogil
@cython.locals(team=cython.uint, seat=int)
cpdef unsigned int roles_in_play(IslandState state) noexcept nogil
@cython.locals(team=cython.uint, first=int, seat=int)
cdef void play_out(
    IslandState state, int policy, Dice dice, Actions actions, Journal journal, Tally tally
) noexcept nogil
@cython.locals(state=IslandState, dice=Dice, actions=Actions, journal=Journal, number=cython.longlong)
cpdef void play_series(IslandState start, int policy, long long seed, long long games, Tally tally)
