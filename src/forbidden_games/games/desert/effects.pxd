cimport cython

from forbidden_games.games.desert.gear cimport (
    blast, carry, jump, look_under, open_reserve, put_up_shield, speed_up, take_sand
)
from forbidden_games.games.desert.outcome cimport judge
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.games.desert.storm cimport blow, look, send_to_bottom
from forbidden_games.games.desert.tiles cimport drink, excavate
from forbidden_games.games.desert.turn cimport go_on, start_storm
from forbidden_games.kernel cimport bag, packed
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int BLAST, BOTTOM, CALM, CLEAR, DRAW, END, EXCAVATE, FETCH, GUIDE, HALT, JUMP, KEEP, LOOK, LOOK_UNDER
cdef int MOVE, OPEN_RESERVE, PASS, PUT_UP_SHIELD, SPEED_UP, TAKE, TAKEN, GUIDED_STEPS, WELL_WATER
cdef int SHIELD_STAYS, CALMED, GUIDED, MOVED, PASSED, TOOK, WATERED, ARCHEOLOGIST, NOBODY

@cython.locals(kind=int, seat=int, first=int, second=int)
cpdef void apply(DesertState state, int action, Dice dice, Journal journal) noexcept nogil
cdef void walk(
    DesertState state, int seat, int cell, int passenger, int event, Journal journal
) noexcept nogil
@cython.locals(markers=int)
cdef void clear(DesertState state, int seat, int cell, Journal journal) noexcept nogil
cdef void guide(DesertState state, int other, int cell, int passenger, Journal journal) noexcept nogil
cdef void stop_guiding(DesertState state) noexcept nogil
cdef void hand_over(DesertState state, int seat, int other, int piece, Journal journal) noexcept nogil
cdef void pour(DesertState state, int seat, int other, int amount, Journal journal) noexcept nogil
