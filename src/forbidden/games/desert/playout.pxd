cimport cython

from forbidden.games.desert.effects cimport apply
from forbidden.games.desert.legal cimport legal
from forbidden.games.desert.setup cimport deal
from forbidden.games.desert.state cimport DesertState
from forbidden.kernel cimport packed
from forbidden.kernel.actions cimport Actions
from forbidden.kernel.dice cimport Dice
from forbidden.kernel.journal cimport Journal
from forbidden.kernel.tally cimport Tally

cdef int CHOICE, PASS, TAKEN, FREE_IN_A_ROW
cdef long long LOW

cdef int choose(int policy, DesertState state, Actions actions, Dice dice) noexcept nogil
@cython.locals(team=cython.uint, seat=int)
cpdef unsigned int roles_in_play(DesertState state) noexcept nogil
@cython.locals(team=cython.uint, first=int, transfers=int, seat=int, action=int)
cdef void play_out(
    DesertState state, int policy, Dice dice, Actions actions, Journal journal, Tally tally
) noexcept nogil
@cython.locals(taken=int, part=int)
cpdef int parts_taken(DesertState state) noexcept nogil
@cython.locals(state=DesertState, dice=Dice, actions=Actions, journal=Journal, number=cython.longlong)
cpdef void play_series(DesertState start, int policy, long long seed, long long games, Tally tally)
