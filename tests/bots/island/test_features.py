"""What the island's network is told of a position."""

from itertools import islice
from typing import Final

import pytest

from forbidden_games.bots.island.feature_places import FEATURES, PAWN, TILES
from forbidden_games.bots.minds import MINDS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.state import ACTING, IslandState
from tests.support.island import DRY, island
from tests.support.tables import random_match

SEATS: Final = 4  # places for pawns, the last ones empty at smaller tables
CARDS = PAWN.place_of("cards_and_steps")  # of the treasure that is nearest to its capture first
WAY = CARDS + 1
HELICOPTERS, SANDBAGS = PAWN.place_of("helicopters"), PAWN.place_of("sandbags")
HAND, USEFUL, HOME = PAWN.place_of("hand"), PAWN.place_of("useful"), PAWN.place_of("home")
FRIENDS, MENDED = PAWN.place_of("friends"), PAWN.place_of("mended")
TEMPLES: Final = {"b2": "temple-of-the-moon", "e5": "temple-of-the-sun", "d3": "fools-landing"}

ONE_WET: Final = """
        . .
      ~ . . .
    . . . . . .
    . . . . . .
      . . . .
        . .
"""
BOTH_WET: Final = """
        . .
      ~ . . .
    . . . . . .
    . . . . . .
      . . . ~
        . .
"""


def seen(state: IslandState) -> list[float]:
    return MINDS["island"].make(state.seats).features(state)


def pawn(state: IslandState, ahead: int) -> list[float]:
    """What is said of the pawn whose turn comes after this many others."""
    first = FEATURES.place_of("pawns") + PAWN.size * ahead
    return seen(state)[first:][: PAWN.size]


def treasure(state: IslandState, place: int) -> list[float]:
    """What is said of a treasure, the nearest to its capture first."""
    first = FEATURES.place_of("tiles") + TILES.size * place
    return seen(state)[first:][: TILES.size]


def test_what_was_seen_before_leaves_no_trace() -> None:
    """One mind sees tables of every kind, one after the other; another sees each for itself."""
    used = {players: MINDS["island"].make(players) for players in (2, 3, 4)}
    for number in range(12):
        was_acting = False
        for match in islice(random_match("island", number), 120):
            state = match.state
            if was_acting and state.phase != ACTING and not state.outcome:
                assert used[state.seats].features(state) == seen(state)
            was_acting = state.phase == ACTING


def test_another_role_on_the_same_tile_has_other_ways() -> None:
    used = MINDS["island"].make(2)
    for role in ("explorer", "engineer", "diver", "pilot"):
        state = island(DRY, **{role: "b2", "messenger": "f4"}, tiles=TEMPLES)
        assert used.features(state) == seen(state)


def test_every_pawn_is_seen_from_whose_turn_it_is() -> None:
    team = {"diver": "b2", "engineer": "c3", "pilot": "f4"}
    state = island(DRY, **team, hands={"engineer": "helicopter sandbags fire"}, turn=1)
    for ahead, role in enumerate(("engineer", "pilot", "diver")):
        assert pawn(state, ahead)[ROLES.index(role)] == 1
        assert sum(pawn(state, ahead)[: len(ROLES)]) == 1
    mine = pawn(state, 0)
    assert (mine[HELICOPTERS], mine[SANDBAGS], mine[HAND], mine[USEFUL]) == (0.5, 0.5, 0.6, 0.6)
    assert pawn(state, 1)[HAND] == 0


def test_each_pawn_is_told_its_cards_and_ways() -> None:
    state = island(
        DRY,
        engineer="b2",
        pilot="f4",
        tiles=TEMPLES,
        hands={"engineer": "earth earth earth", "pilot": "earth"},
    )
    mine, other = pawn(state, 0), pawn(state, 1)
    assert (mine[CARDS], other[CARDS]) == (0.75, 0.25)
    assert (mine[WAY], other[WAY]) == (0, 1 / 8)  # it is there; it flies
    assert (mine[HOME], other[HOME]) == (3 / 8, 1 / 8)
    assert mine[FRIENDS] == other[FRIENDS] == 1 / 8
    held, in_pile = treasure(state, 0)[TILES.place_of("held") :][:2]
    assert (held, in_pile) == (0.8, 0.2)


@pytest.mark.parametrize(("drawing", "wet"), [(DRY, 0), (ONE_WET, 1), (BOTH_WET, 2)])
def test_the_tiles_of_a_treasure_are_told_and_who_can_mend_them(drawing: str, wet: int) -> None:
    team = {"engineer": "b2", "messenger": "f4"}
    state = island(drawing, **team, tiles=TEMPLES, hands={"engineer": "earth earth earth"})
    not_captured, twins, flooded, now, soon = treasure(state, 0)[:5]
    assert (not_captured, twins, flooded) == (1, 1, wet / 2)
    assert (now > 0) == (soon > 0) == (wet > 0)
    threat = (now + soon) / max(wet, 1)  # of each tile: both cards are among the discards
    assert pawn(state, 0)[MENDED] == pytest.approx(threat)  # the one underfoot
    assert pawn(state, 1)[MENDED] == pytest.approx(threat if wet == 2 else 0)


def test_a_captured_treasure_is_nothing_to_think_of() -> None:
    state = island(DRY, engineer="b2", messenger="f4", tiles=TEMPLES, captured=["earth"])
    assert treasure(state, 0) == [0] * TILES.size
    assert treasure(state, 1)[0] == 1
