"""Reasons on the island: sentences for drawn positions, and odds against hand and brute force."""

from math import isclose
from typing import Any

import pytest

from forbidden.bots.advice import tell, tell_plan
from forbidden.bots.island.odds import rises, sinking
from forbidden.bots.island.reasons import actions_to, reasons
from forbidden.bots.reason import per_cent
from forbidden.games.island.state import IslandState
from forbidden.words import say
from tests.support.chances import exactly
from tests.support.island import DRY, GAME, island

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


def why(state: IslandState, *words: str) -> list[str]:
    """The reasons for a plan, as sentences."""
    plan = [GAME.read_action(state, word) for word in words]
    return [say(reason.key, **reason.arguments) for reason in reasons(state, plan)]


def piles(*top: str) -> dict[str, object]:
    """These flood cards on top; all others that are above water below them, none discarded."""
    rest = [name for name in _names() if name not in top and name != "c1"]
    return {"flood_pile": [list(top), rest], "flood_discard": []}


def _names() -> list[str]:
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
    rest = [name for name in _names() if name not in (*discards, *top, "c1", "f3", "a4")]
    state = position(
        treasure_pile=pile,
        hands={"diver": "sandbags"},
        flood_pile=[["f3", "a4"], top, rest] if "d1" not in top else [top, ["f3", "a4"], rest],
        flood_discard=discards,
        captured=["ocean"],  # so that no other tile ends the game before
    )
    target = cell(state, "cave-of-shadows")
    found = exactly(GAME, state, ("end", "draw", "discard", "flood"), lambda s: s.sunk & target)
    assert isclose(sinking(state, target), float(found))


# Sentences.


def test_what_is_certain_is_told_as_certain() -> None:
    """The chances of no, one and two rises add up to a little less than one here."""
    state = position(
        treasure_pile={"rise": 2, "earth": 5, "wind": 5, "fire": 5, "ocean": 1},
        **piles("d1", "b2", "e2"),
    )
    assert sum(rises(state)) < 1.0
    assert per_cent(sinking(state, cell(state, "cave-of-shadows"))) == 100
    assert [per_cent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_the_last_tile_of_a_treasure_is_named_with_its_odds() -> None:
    state = position(
        diver="d2", phase="acting", left=1, treasure_discard={"rise": 3}, **piles("d1", "a3", "b3")
    )
    (last, *_) = why(state, "0 shore d1")
    assert last == (
        "Cave of Shadows is the last tile of the Crystal of Fire"
        " and would sink this turn for certain."
    )
    state = position(
        diver="d2", left=1, treasure_discard={"rise": 3}, **piles("d1", "a3", "b3", "a4")
    )
    assert "in 75 % of cases" in why(state, "0 shore d1")[0]


def test_sandbags_on_fools_landing() -> None:
    state = position(
        hands={"messenger": "sandbags"},
        phase="flooding",
        left=1,
        **piles("c3", "a3", "b3"),
    )
    assert why(state, "1 sandbag c3") == [
        "Fools' Landing would sink this turn in 33 % of cases, and the game would be lost."
    ]


def test_both_tiles_of_a_treasure_and_one_of_them() -> None:
    state = position(
        diver="b2", phase="acting", treasure_discard={"rise": 3}, **piles("b2", "e2", "a3", "b3")
    )
    (first, *_) = why(state, "0 shore b2")
    assert first.startswith("Both tiles of the Ocean's Chalice are flooded; both would sink")
    assert "in 50 % of cases" in first  # 3 of 4 cards: C(2,1) of C(4,3)
    one = island(
        DRY.replace(".", "~", 1),
        diver="c1",
        tiles={"c1": "coral-palace", "d1": "tidal-palace"},
        treasure_discard={"rise": 3},
        flood_pile=[["c1", "c2", "d2", "e2"], [n for n in _names() if n[0] != "c" and n[1] != "2"]],
    )
    assert why(one, "0 shore c1") == [
        "Coral Palace would sink this turn in 50 % of cases,"
        " and only Tidal Palace would be left for the Ocean's Chalice."
    ]


def test_a_capture_in_time() -> None:
    state = position(
        diver="d1",
        hands={"diver": "fire fire fire fire"},
        treasure_discard={"rise": 3},
        **piles("d1", "a3", "b3", "a4"),
    )
    (first, second) = why(state, "0 capture fire")[:2]
    assert first.startswith("The team has the Crystal of Fire before Cave of Shadows")
    assert "75 %" in first
    assert second == "The Diver draws two cards next and has room for both now."


def test_cards_that_change_hands() -> None:
    state = position(
        diver="d4", hands={"diver": "fire fire fire", "messenger": "fire wind"}, turn=1
    )
    assert "The Diver then holds all four cards for the Crystal of Fire." in why(
        state, "1 give 0 fire"
    )
    assert "The Diver then holds 1 of the four cards for the Statue of the Wind." in why(
        state, "1 give 0 wind"
    )


def test_a_full_set_on_its_way() -> None:
    state = position(hands={"diver": "fire fire fire fire"})
    assert actions_to(state, 0, 1) == 2  # through the water: c2, d1
    assert actions_to(state, 1, 1) == 3  # on foot
    assert why(state, "0 move d4") == []
    assert (
        "The Diver, who holds all four cards for the Crystal of Fire,"
        " is one action away from Cave of Shadows then."
    ) in why(state, "0 move c2")
    assert (
        "The Diver stands on Cave of Shadows with all four cards for the Crystal of Fire."
        in why(state, "0 move c2", "0 move d1")
    )


def test_the_way_home() -> None:
    everything = ["earth", "wind", "fire", "ocean"]
    state = position(captured=everything, hands={"messenger": "helicopter"})
    assert why(state, "0 move c3")[0] == (
        "All treasures are safe: the Diver is on Fools' Landing then."
    )
    state = position(captured=everything, diver="c3", hands={"messenger": "helicopter"})
    assert "Everybody is on Fools' Landing with all treasures" in why(state, "1 lift 1 c3")[0]
    state = position(
        captured=everything, diver="c3", messenger="c3", hands={"messenger": "helicopter"}
    )
    assert why(state, "1 leave") == [
        "Everybody flies off with all four treasures: the game is won."
    ]


def test_cards_that_are_shed() -> None:
    state = position(
        captured=["wind"],
        hands={"diver": "wind wind fire fire fire ocean"},
        phase="drawing",
        left=0,
        treasure_discard={"ocean": 1},
    )
    assert why(state, "0 discard wind") == [
        "The team has the Statue of the Wind already, so its cards are of no use."
    ]
    assert why(state, "0 discard ocean") == [
        "3 other cards of this kind are in hands and pile, and four are needed."
    ]


def test_a_swimmer() -> None:
    state = position(diver="c1", messenger="d4", phase="flooding", left=1)
    assert why(state, "0 swim c2")[0].endswith("is dry: the Diver stands safe there.")
    assert why(state, "0 swim d1") == ["The Diver gets out of the water."]


def test_actions_are_told_by_name() -> None:
    state = position(hands={"diver": "fire sandbags", "messenger": "helicopter wind"})
    told = {
        "0 move c3": "The Diver moves to Fools' Landing",
        "0 shore c3": "The Diver shores up Fools' Landing",
        "0 end": "The Diver ends the actions of this turn",
        "0 sandbag d1": "The Diver's Sandbags dry Cave of Shadows",
        "1 give 0 wind": "The Messenger gives the Diver one Statue of the Wind card",
        "1 lift 0 d1": "The Messenger's helicopter takes the Diver to Cave of Shadows",
        "1 lift 0+1 d1": "The Messenger's helicopter takes everybody to Cave of Shadows",
        "0 capture fire": "The Diver captures the Crystal of Fire",
        "0 discard fire": "The Diver sheds one Crystal of Fire card",
    }
    for words, sentence in told.items():
        reason = tell(GAME, state, GAME.read_action(state, words))
        assert say(reason.key, **reason.arguments) == sentence
    for action in GAME.all_actions():
        if max(action >> 18 & 7, *_seats_in(action)) < 2:
            reason = tell(GAME, state, action)
            assert say(reason.key, **reason.arguments)


def _seats_in(action: int) -> list[int]:
    """Seats among the numbers of an action."""
    kind, first = action >> 21, action >> 12 & 63
    if kind in (4, 6):
        return [first]
    return [first.bit_length() - 1] if kind == 12 else [0]


def test_a_plan_is_told_from_where_each_action_starts() -> None:
    state = position()
    plan = [GAME.read_action(state, words) for words in ("0 move c3", "0 shore c3", "0 end")]
    told = [say(reason.key, **reason.arguments) for reason in tell_plan(GAME, state, plan)]
    assert told[:2] == [
        "The Diver moves to Fools' Landing",
        "The Diver shores up Fools' Landing",
    ]
