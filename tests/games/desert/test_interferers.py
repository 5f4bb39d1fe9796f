"""Who may still use equipment before the next storm card is turned over."""

from typing import Any

from forbidden_games.games.desert.state import DesertState
from tests.support.desert import GAME, OPEN, desert
from tests.support.rules import covers

DUNE = """
    . . . . .
    . . . . .
    . . @ . .
    . . . . .
    1 . . . .
"""


def table(gear: dict[str, str], board: str = OPEN, **given: Any) -> DesertState:
    """The Climber stands in the first corner, the Meteorologist in the last."""
    return desert(board, **{"climber": "a1", "meteorologist": "e5", "gear": gear, **given})


def test_nobody_interferes_without_equipment() -> None:
    assert GAME.interferers(table({}, phase="storming")) == ()


@covers("FD-90")
def test_a_time_throttle_is_for_its_owners_turn() -> None:
    gear = {"climber": "throttle", "meteorologist": "jet"}
    assert GAME.interferers(table(gear, phase="storming")) == (1,)


@covers("FD-86")
def test_a_dune_blaster_needs_sand_beside_it() -> None:
    assert GAME.interferers(table({"climber": "blaster"}, DUNE, phase="storming")) == ()
    beside = table({"climber": "blaster"}, DUNE, phase="storming", climber="a4")
    assert GAME.interferers(beside) == (0,)


@covers("FD-84")
def test_nothing_comes_in_between_while_cards_are_looked_at() -> None:
    given: dict[str, Any] = {"turn": 1, "storm_top": ["sun", "north-1", "west-1"]}
    assert GAME.interferers(table({"climber": "jet"}, **given)) == (0,)
    assert GAME.interferers(table({"climber": "jet"}, looking=3, **given)) == ()
