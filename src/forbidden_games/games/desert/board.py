"""The 24 tiles, their two sides, and the square they lie in."""

from typing import Final

from forbidden_games.kernel import bag
from forbidden_games.kernel.grid import Grid

CELLS: Final = 25
GRID: Final = Grid(("#####",) * 5)
STORM_START: Final = GRID.cell("c3")  # FD-3
SAND_AT_FIRST: Final = [
    GRID.cell(name) for name in ["c1", "b2", "d2", "a3", "e3", "b4", "d4", "c5"]
]  # FD-4
SAND: Final = 48  # markers in all
BLOCKED: Final = 2  # markers that block a tile, FD-18

PARTS: Final = ("propeller", "engine", "crystal", "deck")
UNPLACED: Final = -1  # where a part is, when it lies on no cell
TAKEN: Final = CELLS

GEAR: Final = 0
TUNNEL: Final = 1
WELL: Final = 2
MIRAGE: Final = 3
PAD: Final = 4
ROW_CLUE: Final = 5  # of the first part; the others follow
COLUMN_CLUE: Final = 9
FACES: Final = (
    "gear",
    "tunnel",
    "well",
    "mirage",
    "pad",
    *(f"{part}-row" for part in PARTS),
    *(f"{part}-column" for part in PARTS),
)
UNKNOWN: Final = -1

CRASH: Final = 0
DESERT: Final = 1
OASIS: Final = 2
BACKS: Final = ("crash", "desert", "oasis")
NO_TILE: Final = -1  # the storm's cell

DESERT_FACES: Final = bag.from_cards(
    [*[GEAR] * 8, *[TUNNEL] * 3, PAD, *range(ROW_CLUE, ROW_CLUE + 8)]
)
OASIS_FACES: Final = bag.from_cards([WELL, WELL, MIRAGE])
FACES_BEHIND: Final = (bag.one(GEAR), DESERT_FACES, OASIS_FACES)  # by back
