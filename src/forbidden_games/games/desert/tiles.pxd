cimport cython

from forbidden_games.games.desert.movement cimport column_of, row_of
from forbidden_games.games.desert.state cimport DesertState
from forbidden_games.kernel cimport bag, bits
from forbidden_games.kernel.dice cimport Dice
from forbidden_games.kernel.journal cimport Journal

cdef int COLUMN_CLUE, GEAR, OASIS, ROW_CLUE, TUNNEL, UNKNOWN, UNPLACED, WELL
cdef int FACE_LUCK, GEAR_LUCK, WELL_WATER, DRANK, EXCAVATED, GEARED, PLACED
cdef int[6] CANTEENS

@cython.locals(hidden=cython.ulonglong, face=int)
cpdef int find_out(DesertState state, int cell, Dice dice) noexcept nogil
@cython.locals(cell=int, face=int)
cpdef void excavate(DesertState state, int seat, Dice dice, Journal journal) noexcept nogil
@cython.locals(piece=int)
cpdef void draw_gear(DesertState state, int seat, Dice dice, Journal journal) noexcept nogil
@cython.locals(seat=int)
cpdef void refresh(DesertState state, int cell, Journal journal) noexcept nogil
@cython.locals(full=int)
cpdef void drink(DesertState state, int seat, int amount, Journal journal) noexcept nogil
@cython.locals(cells=cython.uint, cell=int)
cpdef int clue_cell(DesertState state, int face) noexcept nogil
@cython.locals(row_clue=int, column_clue=int)
cpdef void place_part(DesertState state, int part, Journal journal) noexcept nogil
