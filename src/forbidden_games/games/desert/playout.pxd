cimport cython

from forbidden_games.games.desert.effects cimport apply
from forbidden_games.games.desert.legal cimport legal
from forbidden_games.games.desert.setup cimport deal
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport packed
from forbidden_games.kernel.actions cimport Actions
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal
from forbidden_games.kernel.tally cimport Tally

cdef int CHOICE, PASS, TAKEN, FREE_IN_A_ROW
cdef long long LOW

@cython.locals(team=cython.uint, seat=int)
cpdef unsigned int roles_in_play(DesertState state) noexcept nogil
@cython.locals(team=cython.uint, first=int, transfers=int, seat=int, action=int)
cdef void play_out(
    DesertState state, Dice dice, Actions actions, Journal journal, Tally tally
) noexcept nogil
@cython.locals(taken=int, part=int)
cpdef int parts_taken(DesertState state) noexcept nogil
@cython.locals(state=DesertState, dice=Dice, actions=Actions, journal=Journal, number=cython.longlong)
cpdef void play_series(DesertState start, long long seed, long long games, Tally tally)
