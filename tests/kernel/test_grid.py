"""Boards made from drawings."""

import pytest

from forbidden_games.kernel import bits
from forbidden_games.kernel.errors import BadNotation
from forbidden_games.kernel.grid import Grid

GRID = Grid((".#.", "###", "#.#"))


def test_cells_are_named_from_the_top_left() -> None:
    assert GRID.names == ["b1", "a2", "b2", "c2", "a3", "c3"]
    assert GRID.name(3) == "c2"
    assert GRID.cell("a3") == 4


def test_neighbours_are_cells_of_the_drawing() -> None:
    def near(name: str) -> set[str]:
        return {GRID.name(cell) for cell in bits.members(GRID.near[GRID.cell(name)])}

    def around(name: str) -> set[str]:
        return {GRID.name(cell) for cell in bits.members(GRID.around[GRID.cell(name)])}

    assert near("b2") == {"b1", "a2", "c2"}
    assert near("a3") == {"a2"}
    assert around("b2") == {"b1", "a2", "c2", "a3", "c3"}
    assert around("b1") == {"a2", "b2", "c2"}


@pytest.mark.parametrize("name", ["a1", "", "z9", "B2"])
def test_what_is_no_cell_is_refused(name: str) -> None:
    with pytest.raises(BadNotation, match="expected a cell of this board like b1, got"):
        GRID.cell(name)
