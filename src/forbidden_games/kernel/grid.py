"""Grid: the cells of a board, made from a drawing."""

from typing import Final

from forbidden_games.kernel import bits
from forbidden_games.kernel.errors import BadNotation, shown

STEPS: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIAGONALS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Grid:
    """Cells numbered in reading order and named like chess squares, counted from the top left."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.places = [
            (x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"
        ]
        self.names = [f"{chr(ord('a') + x)}{y + 1}" for x, y in self.places]
        self.cell_named = {name: cell for cell, name in enumerate(self.names)}
        cell_at = {place: cell for cell, place in enumerate(self.places)}

        def neighbours(x: int, y: int, ways: tuple[tuple[int, int], ...]) -> int:
            spots = ((x + right, y + down) for right, down in ways)
            return bits.from_members([cell_at[spot] for spot in spots if spot in cell_at])

        self.near = [neighbours(x, y, STEPS) for x, y in self.places]
        self.around = [neighbours(x, y, STEPS + DIAGONALS) for x, y in self.places]

    def name(self, cell: int) -> str:
        """c3 and the like."""
        return self.names[cell]

    def cell(self, name: str) -> int:
        """The cell of this name."""
        try:
            return self.cell_named[name]
        except KeyError:
            raise BadNotation(
                f"expected a cell of this board like {self.names[0]}, got {shown(name)}"
            ) from None
