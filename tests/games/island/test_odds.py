"""Odds of the island's cards, against hand and brute force."""

from dataclasses import asdict
from math import isclose
from typing import Any

import pytest

from forbidden_games.games.island.odds import rises, sinking
from forbidden_games.games.island.state import IslandState
from forbidden_games.words import say
from tests.support.chances import exactly
from tests.support.island import GAME, island
from tests.support.tables import random_match

TILES = {
    "c1": "cave-of-embers",
    "d1": "cave-of-shadows",
    "b2": "coral-palace",
    "e2": "tidal-palace",
    "c3": "fools-landing",
}
OTHERS = {"earth": 5, "wind": 5, "ocean": 5}


def position(**options: Any) -> IslandState:
    """Cave of Embers has sunk, Cave of Shadows is flooded."""
    given: dict[str, Any] = {"diver": "c4", "messenger": "d4", "tiles": TILES, "water": 3}
    drawing = """
            x ~
          ~ . . ~
        . . ~ . . .
        . . . . . .
          . . . .
            . .
    """
    return island(drawing, **{**given, **options})


def cell(state: IslandState, tile: str) -> int:
    """The bit of a tile's cell."""
    return 1 << GAME.snapshot(state).tiles.index(tile)


def piles(*top: str) -> dict[str, object]:
    """These flood cards on top; all others that are above water below them, none discarded."""
    rest = [name for name in cell_names() if name not in top and name != "c1"]
    return {"flood_pile": [list(top), rest], "flood_discard": []}


def cell_names() -> list[str]:
    rows = ("cd", "bcde", "abcdef", "abcdef", "bcde", "cd")
    return [f"{column}{row}" for row, columns in enumerate(rows, start=1) for column in columns]


# Odds.


def test_one_of_five_cards_with_two_to_come_sinks_in_two_of_five_cases() -> None:
    state = position(phase="flooding", left=2, **piles("d1", "b2", "e2", "a3", "b3"))
    assert isclose(sinking(state, cell(state, "cave-of-shadows")), 2 / 5)
    both = cell(state, "coral-palace") | cell(state, "tidal-palace")
    assert isclose(sinking(state, both), 1 / 10)


def test_a_discarded_card_comes_back_only_with_a_rise() -> None:
    state = position(
        treasure_pile={"fire": 5, "rise": 1},
        hands={"diver": "sandbags sandbags"},
        flood_discard=["d1", "b2", "e2", "c3"],
    )
    none, once, twice = rises(state)
    assert isclose(none, 2 / 3)
    assert isclose(once, 1 / 3)
    assert twice == 0.0
    # One turn in three brings the four discards to the top, and three of them are drawn.
    assert isclose(sinking(state, cell(state, "cave-of-shadows")), 1 / 3 * 3 / 4)
    assert isclose(sinking(state, cell(state, "cave-of-shadows")), 0.25)


def test_a_rise_that_swamps_the_island_sinks_no_tile() -> None:
    state = position(
        water=9,
        treasure_pile={"fire": 1, "rise": 1},
        hands={"diver": "sandbags sandbags"},
        **piles("d1", "b2", "e2", "a3", "b3", "c3", "d3", "e3", "f3", "a4"),
    )
    assert sinking(state, cell(state, "cave-of-shadows")) == 0.0


@pytest.mark.parametrize(
    ("pile", "discards", "top"),
    [
        ({"fire": 2, "rise": 1}, ["b2"], ["d1", "e2"]),
        ({"fire": 1, "rise": 2}, ["d1", "b2"], ["e2", "a3"]),
        ({"fire": 1}, ["d1", "b2", "e2"], ["a3"]),
    ],
)
def test_odds_are_those_of_all_that_can_happen(
    pile: dict[str, int], discards: list[str], top: list[str]
) -> None:
    rest = [name for name in cell_names() if name not in (*discards, *top, "c1", "f3", "a4")]
    state = position(
        water=3 if "rise" in pile else 4,  # after three rises
        treasure_pile=pile,
        hands={"diver": "sandbags"},
        flood_pile=[["f3", "a4"], top, rest] if "d1" not in top else [top, ["f3", "a4"], rest],
        flood_discard=discards,
        captured=["ocean"],  # so that no other tile ends the game before
    )
    target = cell(state, "cave-of-shadows")
    found = exactly(GAME, state, ("end", "draw", "discard", "flood"), lambda s: s.sunk & target)
    assert isclose(sinking(state, target), float(found))


def test_a_used_up_flood_pile_goes_on_with_the_discards() -> None:
    others = [name for name in cell_names() if name not in ("c1", "b3")]
    state = position(phase="flooding", left=2, flood_pile=[["b3"]], flood_discard=others)
    target = cell(state, "cave-of-shadows")
    found = exactly(GAME, state, ("flood",), lambda s: s.sunk & target)
    assert isclose(sinking(state, target), float(found))
    assert float(found) == 1 / 23


def test_what_has_sunk_does_not_sink_again_when_all_cards_are_drawn() -> None:
    drawing = """
            x x
          x x x x
        x x ~ ~ x x
        x x ~ ~ x x
          x x x x
            x x
    """
    captured = ["earth", "wind", "fire", "ocean"]
    piles = {"flood_pile": [["c3", "d3", "c4", "d4"]], "flood_discard": []}
    pawns = {"diver": "c3", "messenger": "c3"}
    given: dict[str, Any] = {"tiles": TILES, "water": 9, "captured": captured, "phase": "flooding"}
    state = island(drawing, **pawns, **given, **piles)
    assert sinking(state, cell(state, "cave-of-shadows")) == 0.0


# What a screen is told.


def test_chances_are_those_of_every_cell_by_itself() -> None:
    for match in random_match("island", 7):
        state = match.state
        if state.outcome:
            break
        told = asdict(GAME.chances(state))
        cells = GAME.cells(state)
        for at, name in enumerate(cells):
            chance = round(sinking(state, 1 << at), 4)
            assert (told["flood"] | told["sink"]).get(name, 0.0) == chance
            assert name not in told["sink"] or state.flooded >> at & 1
        assert set(told["next"]) <= set(cells)
        assert 0.0 <= told["rise"] <= 1.0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("0 capture fire", "The Diver captures the Crystal of Fire"),
        ("0 shore d1 b2", "The Diver shores up Cave of Shadows and Coral Palace"),
        ("1 lift 0 c3", "The Messenger's helicopter takes the Diver to Fools' Landing"),
        ("1 lift 0+1 c3", "The Messenger's helicopter takes 2 pawns to Fools' Landing"),
        ("1 lift 0+1+2 c3", "The Messenger's helicopter takes everyone to Fools' Landing"),
        ("0 give 1 earth", "The Diver gives the Earth Stone card to the Messenger"),
    ],
)
def test_actions_as_sentences(words: str, sentence: str) -> None:
    state = position(pilot="e4")
    message = GAME.describe(state, GAME.read_action(state, words))
    assert say(message.key, **message.arguments) == sentence
