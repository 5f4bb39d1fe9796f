"""Who may still play a card before the next one is turned over."""

import pytest

from forbidden_games.games.island.state import IslandState
from tests.support.island import DRY, GAME, island, play
from tests.support.rules import covers

FLOODED = """
        . .
      . . . .
    . . ~ . . .
    . . . . . .
      . . . .
        . .
"""


def table(board: str = FLOODED, rescue: bool = True) -> IslandState:
    """Flood cards are turned over; the Engineer holds Sandbags, the Pilot a Helicopter Lift."""
    return island(
        board,
        engineer="c3",
        pilot="f4",
        hands={"engineer": "sandbags", "pilot": "helicopter"},
        phase="flooding",
        flood_pile=[["c3", "c1"]],
        rulings={"rescue": rescue},
    )


@covers("FI-111")
def test_holders_of_special_cards_may_interfere() -> None:
    assert GAME.interferers(table()) == (0, 1)


@covers("FI-112")
def test_sandbags_need_a_flooded_tile() -> None:
    assert GAME.interferers(table(DRY)) == (1,)


@covers("FI-113", "FI-119")
@pytest.mark.parametrize(("rescue", "seats"), [(True, (1,)), (False, ())])
def test_while_somebody_swims_only_a_helicopter_can_help(
    rescue: bool, seats: tuple[int, ...]
) -> None:
    state = table(rescue=rescue)
    play(state, "0 flood", cell="c3")
    assert GAME.interferers(state) == seats
