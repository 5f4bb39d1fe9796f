"""Who can reach what: walk, dive, fly, guide, swim. Answers are sets of cells."""

from typing import Final

from forbidden_games.games.island.layouts import CELLS, GRIDS
from forbidden_games.games.island.roles import DIVER, EXPLORER, PILOT
from forbidden_games.games.island.rulings import DIVER_SWIMS_FAR
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits

ALL_CELLS: Final = (1 << CELLS) - 1

# Neighbours by layout and cell: orthogonal ones, and those with the diagonal ones.
NEAR: Final = [cells for grid in GRIDS for cells in grid.near]
AROUND: Final = [cells for grid in GRIDS for cells in grid.around]


def tiles(state: IslandState) -> int:
    """Cells whose tile is still there, dry or flooded. [FI-21]"""
    return ALL_CELLS & ~state.sunk


def beside(state: IslandState, role: int, cell: int) -> int:
    """Cells one step away: the explorer also steps diagonally. [FI-20, FI-40, FI-42]"""
    place = CELLS * state.layout + cell
    if role == EXPLORER:
        return AROUND[place]
    return NEAR[place]


def walk(state: IslandState, seat: int) -> int:
    """Where an own move can end. [FI-20, FI-21, FI-22, FI-40, FI-44]"""
    cell = state.pawns[seat]
    role = state.roles[seat]
    if role == DIVER:
        return dive(state, cell)
    return beside(state, role, cell) & ~state.sunk


def dive(state: IslandState, start: int) -> int:
    """Where the diver can come up: on through flooded and sunk cells. [FI-44 to FI-49]"""
    first = CELLS * state.layout
    wet = state.flooded | state.sunk
    passed = 1 << start
    reached = NEAR[first + start]
    ahead = reached & wet & ~passed
    while ahead:
        cell = bits.lowest(ahead)
        passed |= 1 << cell
        reached |= NEAR[first + cell]
        ahead = reached & wet & ~passed
    return reached & ~state.sunk & ~(1 << start)


def fly(state: IslandState, seat: int) -> int:
    """Where the pilot's flight can end: any tile not a step away. [FI-56, FI-57, FI-59, FI-60]"""
    cell = state.pawns[seat]
    return ALL_CELLS & ~state.sunk & ~NEAR[CELLS * state.layout + cell] & ~(1 << cell)


def guided(state: IslandState, seat: int) -> int:
    """Where the navigator can bring this pawn: one or two own steps. [FI-61 to FI-67]"""
    start = state.pawns[seat]
    role = state.roles[seat]
    reached = beside(state, role, start)
    if role != DIVER:
        reached &= ~state.sunk  # everyone else stands on a tile after each step
    between = reached
    while between:
        reached |= beside(state, role, bits.lowest(between))
        between &= between - 1
    return reached & ~state.sunk & ~(1 << start)


def swim(state: IslandState, seat: int) -> int:
    """Where a pawn in the water can save itself, for free. [FI-97 to FI-99, FI-102]"""
    cell = state.pawns[seat]
    role = state.roles[seat]
    if role == PILOT:
        return ALL_CELLS & ~state.sunk
    if role == DIVER:
        if state.rulings & DIVER_SWIMS_FAR:
            return dive(state, cell)
        return nearest(state, cell)
    return beside(state, role, cell) & ~state.sunk


def nearest(state: IslandState, start: int) -> int:
    """The tiles fewest steps away, counted over sunk cells. [FI-100, FI-101]"""
    first = CELLS * state.layout
    seen = 1 << start
    edge = seen
    while edge:
        further = 0
        while edge:
            further |= NEAR[first + bits.lowest(edge)]
            edge &= edge - 1
        if further & ~state.sunk:
            return further & ~state.sunk
        edge = further & ~seen
        seen |= further
    return 0


def is_in_water(state: IslandState, seat: int) -> bool:
    """Whether the tile under this pawn has sunk. [FI-97]"""
    return state.sunk >> state.pawns[seat] & 1 != 0


def shore(state: IslandState, seat: int) -> int:
    """Flooded tiles within reach of this pawn's own shore-up. [FI-24, FI-41, FI-50, FI-52]"""
    cell = state.pawns[seat]
    return (beside(state, state.roles[seat], cell) | 1 << cell) & state.flooded
