cimport cython

from forbidden_games.games.island.effects cimport apply
from forbidden_games.games.island.legal cimport legal
from forbidden_games.games.island.setup cimport deal
from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport bits
from forbidden_games.kernel.actions cimport Actions
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal
from forbidden_games.kernel.tally cimport Tally

cdef int CHOICE
cdef long long LOW

@cython.locals(team=cython.uint, seat=int)
cpdef unsigned int roles_in_play(IslandState state) noexcept nogil
@cython.locals(team=cython.uint, first=int, seat=int)
cdef void play_out(
    IslandState state, Dice dice, Actions actions, Journal journal, Tally tally
) noexcept nogil
@cython.locals(state=IslandState, dice=Dice, actions=Actions, journal=Journal, number=cython.longlong)
cpdef void play_series(IslandState start, long long seed, long long games, Tally tally)
