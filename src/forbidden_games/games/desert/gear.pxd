cimport cython

from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.games.desert.tiles cimport find_out, refresh
from forbidden_games.kernel cimport bag
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int BLASTER, EXTRA_ACTIONS, JET, RESERVE, SCOPE, SHIELD, THROTTLE
cdef int CARRIED, CLEARED, FLEW, SAW, USED

cpdef void use(DesertState state, int seat, int piece, Journal journal) noexcept nogil
cpdef void take_sand(DesertState state, int cell, int markers, Journal journal) noexcept nogil
cpdef void blast(DesertState state, int seat, int cell, Journal journal) noexcept nogil
cpdef void jump(DesertState state, int seat, int cell, int passenger, Journal journal) noexcept nogil
cpdef void carry(DesertState state, int cell, int passenger, Journal journal) noexcept nogil
cpdef void put_up_shield(DesertState state, int seat, bint stays, Journal journal) noexcept nogil
cpdef void look_under(DesertState state, int seat, int cell, Dice dice, Journal journal) noexcept nogil
cpdef void open_reserve(DesertState state, int seat, Journal journal) noexcept nogil
cpdef void speed_up(DesertState state, int seat, Journal journal) noexcept nogil
