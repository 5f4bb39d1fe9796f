"""What the table waits for, in a word."""

from typing import Any

import pytest

from tests.support.desert import GAME
from tests.support.rules import covers

SEATS = [{"role": "meteorologist"}, {"role": "navigator"}]


@pytest.mark.parametrize(
    ("task", "table"),
    [
        ("act", {}),
        ("draw", {"phase": "storming"}),
        ("sort", {"looking": 3, "storm_top": ["sun", "north-1", "east-2"], "left": 3}),
        ("guide", {"turn": 1, "guiding": "0", "steps": 2, "left": 3}),
    ],
)
@covers("FD-12", "FD-76", "FD-81")
def test_the_table_waits_for(task: str, table: dict[str, Any]) -> None:
    assert GAME.task(GAME.restore({"seats": SEATS, **table})) == task
