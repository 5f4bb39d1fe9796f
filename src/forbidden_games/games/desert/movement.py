"""Who can reach what, and who is buried. Answers are sets of cells."""

from typing import Final

from forbidden_games.games.desert.board import BLOCKED, CELLS, GRID, TUNNEL
from forbidden_games.games.desert.roles import CLIMBER, EXPLORER
from forbidden_games.games.desert.rulings import CLIMBER_KEEPS_OUT, GUIDE_BURIED
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bits

ALL_CELLS: Final = (1 << CELLS) - 1

# Neighbours by cell: orthogonal ones, and those with the diagonal ones.
NEAR: Final = GRID.near
AROUND: Final = GRID.around


def tiles(state: DesertState) -> int:
    """Cells with a tile: all but the storm's. [FD-3, FD-19]"""
    return ALL_CELLS & ~(1 << state.storm)


def is_blocked(state: DesertState, cell: int) -> bool:
    """Two or more markers of sand. [FD-18]"""
    return state.sand[cell] >= BLOCKED


def unblocked(state: DesertState) -> int:
    """Tiles with fewer than two markers. [FD-18]"""
    free = 0
    for cell in range(CELLS):
        if state.sand[cell] < BLOCKED:
            free |= 1 << cell
    return free & ~(1 << state.storm)


def beside(state: DesertState, seat: int) -> int:
    """Tiles next to a pawn: the explorer also sees diagonally. [FD-17, FD-19, FD-61, FD-62]"""
    cell = state.pawns[seat]
    if state.roles[seat] == EXPLORER:
        return AROUND[cell] & ~(1 << state.storm)
    return NEAR[cell] & ~(1 << state.storm)


def beside_or_under(state: DesertState, seat: int) -> int:
    """Tiles whose sand a pawn can get at. [FD-26, FD-61, FD-86]"""
    return beside(state, seat) | 1 << state.pawns[seat]


def is_open_tunnel(state: DesertState, cell: int) -> bool:
    """An excavated tunnel. [FD-23, FD-24]"""
    return state.excavated >> cell & 1 != 0 and state.faces[cell] == TUNNEL


def tunnels(state: DesertState) -> int:
    """All excavated tunnels. [FD-22, FD-23]"""
    found = 0
    cells = state.excavated
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        if state.faces[cell] == TUNNEL:
            found |= 1 << cell
    return found


def step(state: DesertState, seat: int) -> int:
    """Where one step can end, on foot or by tunnel. [FD-17 to FD-24, FD-55, FD-59, FD-60]"""
    cell = state.pawns[seat]
    free = unblocked(state)
    walked = beside(state, seat)
    if state.roles[seat] != CLIMBER:
        walked &= free
    if is_open_tunnel(state, cell):
        ends = tunnels(state) & ~(1 << cell)
        if state.roles[seat] != CLIMBER or state.rulings & CLIMBER_KEEPS_OUT:
            ends &= free
        walked |= ends
    return walked


def is_climber_at(state: DesertState, cell: int) -> bool:
    """The climber stands there. [FD-54]"""
    for seat in range(state.seats):
        if state.roles[seat] == CLIMBER:
            return state.pawns[seat] == cell
    return False


def is_buried(state: DesertState, seat: int) -> bool:
    """On a blocked tile without the climber. [FD-25, FD-30, FD-33, FD-54 to FD-58]"""
    cell = state.pawns[seat]
    return state.sand[cell] >= BLOCKED and not is_climber_at(state, cell)


def guided(state: DesertState, seat: int) -> int:
    """Where the navigator can bring this pawn with one step. [FD-81, FD-81a, FD-81b, FD-81e]"""
    if is_buried(state, seat) and not state.rulings & GUIDE_BURIED:
        return 0
    return step(state, seat)


def row_of(cell: int) -> int:
    """The row of a cell, from the north."""
    return cell // 5


def column_of(cell: int) -> int:
    """The column of a cell, from the west."""
    return cell % 5


def is_near(cell: int, other: int) -> bool:
    """Orthogonal neighbours. [FD-73]"""
    return NEAR[cell] >> other & 1 != 0
