"""The 24 published shapes of the island, as grids. [FI-2]"""

import json
from importlib.resources import files
from typing import Final

from forbidden_games.kernel.grid import Grid

_DRAWN: Final = json.loads(files(__package__).joinpath("layouts.json").read_text("utf-8"))

CELLS: Final = 24
LAYOUTS: Final[tuple[str, ...]] = tuple(layout["id"] for layout in _DRAWN)
KINDS: Final[tuple[str, ...]] = tuple(
    layout["kind"] for layout in _DRAWN
)  # standard, published, fan
GRIDS: Final[tuple[Grid, ...]] = tuple(Grid(tuple(layout["rows"])) for layout in _DRAWN)
