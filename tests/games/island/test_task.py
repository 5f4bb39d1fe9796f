"""What the table waits for, in a word."""

from typing import Any

import pytest

from tests.support.island import GAME
from tests.support.rules import covers

SEATS = [{"role": "engineer", "cell": "c3"}, {"role": "pilot"}]
SIX = ["earth", "earth", "wind", "fire", "ocean", "sandbags"]
AROUND = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]


def full(seat: int) -> list[dict[str, Any]]:
    """The two adventurers, one of them with six cards."""
    return [{**each, "hand": SIX if at == seat else []} for at, each in enumerate(SEATS)]


@pytest.mark.parametrize(
    ("task", "table"),
    [
        ("act", {}),
        ("draw", {"phase": "drawing"}),
        ("discard", {"phase": "drawing", "left": 0, "seats": full(0)}),
        ("flood", {"phase": "flooding"}),
        ("swim", {"phase": "flooding", "left": 1, "sunk": ["c3"]}),
    ],
)
@covers("FI-14", "FI-74", "FI-97")
def test_the_table_waits_for(task: str, table: dict[str, Any]) -> None:
    assert GAME.task(GAME.restore({"seats": SEATS, **table})) == task


@covers("FI-119")
def test_it_waits_for_a_rescue_where_nobody_can_swim() -> None:
    tiles = list(GAME.facts()["tiles"])
    cells = GAME.cells(GAME.restore({"seats": SEATS}))
    landing = tiles.index("fools-landing")
    tiles[landing], tiles[cells.index("a3")] = tiles[cells.index("a3")], tiles[landing]
    seats = [SEATS[0], {**SEATS[1], "hand": ["helicopter"]}]
    sunk = ["c3", *AROUND]
    table = {"tiles": tiles, "seats": seats, "sunk": sunk, "phase": "flooding", "left": 1}
    captured = ["earth", "wind", "fire", "ocean"]
    state = GAME.restore({**table, "captured": captured})
    assert GAME.task(state) == "rescue"


@covers("FI-134")
def test_it_waits_for_nothing_once_the_game_is_over() -> None:
    over = {"sunk": ["fools-landing"], "outcome": "landing-sank", "phase": "flooding", "left": 0}
    seats = [SEATS[0], {**SEATS[1], "cell": "a3"}]
    assert GAME.task(GAME.restore({"seats": seats, **over})) == "over"
