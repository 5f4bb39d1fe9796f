"""Reasons in the desert: sentences for drawn positions, and odds against hand and brute force."""

from math import comb, isclose
from typing import Any

import pytest

from forbidden_games.bots.advice import tell
from forbidden_games.bots.desert.reasons import (
    actions_to,
    completing_face,
    reasons,
    thirst,
    useful_face,
)
from forbidden_games.games.desert.board import GRID
from forbidden_games.games.desert.state import DesertState
from forbidden_games.words import say
from tests.support.chances import exactly
from tests.support.desert import GAME, OPEN, desert

ALL_TAKEN = dict.fromkeys(("propeller", "engine", "crystal", "deck"), "taken")


def why(state: DesertState, *words: str) -> list[str]:
    """The reasons for a plan, as sentences."""
    plan = [GAME.read_action(state, word) for word in words]
    return [say(reason.key, **reason.arguments) for reason in reasons(state, plan)]


# Odds.


@pytest.mark.parametrize("ruling", ["after-turn", "at-once"])
@pytest.mark.parametrize("bottom", [[], ["sun"]])
def test_odds_are_those_of_all_that_can_happen(ruling: str, bottom: list[str]) -> None:
    pile = {"sun": 1, "west-1": 1}
    deck = {f"{way}-{n}": 4 - n for way in ("north", "south", "east", "west") for n in (1, 2, 3)}
    deck |= {"sun": 4, "picks-up": 3}
    discard = {card: deck[card] - pile.get(card, 0) for card in deck}
    discard["sun"] -= len(bottom)
    state = desert(
        archeologist="b2",
        explorer="e5",
        water={"archeologist": 0, "explorer": 4},
        meter=4,
        phase="storming",
        left=4,
        storm_pile=pile,
        storm_bottom=bottom,
        storm_discard=discard,
        rulings={"storm_discard": ruling},
    )
    found = exactly(GAME, state, ("draw",), lambda s: s.outcome == 2)  # thirst
    assert isclose(thirst(state, 0), float(found))


def test_what_an_unseen_tile_may_hide() -> None:
    state = desert(archeologist="b2", excavated={"b3": "engine-row", "c4": "gear"}, parts={})
    # 20 desert faces, one clue and one piece of equipment seen: 8 of 18 are clues or the pad.
    assert isclose(useful_face(state, GRID.cell("b2")), 8 / 18)
    assert isclose(completing_face(state), 1 / 18)


# Sentences.


def thirsty(**options: Any) -> DesertState:
    """The Archeologist has no water, and the sun is the next card but one."""
    given: dict[str, Any] = {
        "archeologist": "b2",
        "explorer": "b2",
        "water": {"archeologist": 0, "explorer": 3},
        "storm_top": ["west-1", "sun", "north-1"],
        "excavated": {"b3": "tunnel"},
    }
    return desert(**{**given, **options})


def test_water_for_somebody_who_has_none() -> None:
    state = thirsty()
    assert why(state, "1 water 0 1")[0] == (
        "The Archeologist has no water left and is certain to die of thirst in this storm:"
        " the water saves them."
    )
    state = thirsty(storm_top=[], meter=1)
    chance = round(100 * (1 - comb(27, 3) / comb(31, 3)))
    assert (
        f"a {chance}% chance to die of thirst in this storm: the water saves them."
        in why(state, "1 water 0 1")[0]
    )


def test_shade_in_a_tunnel_or_under_a_shield() -> None:
    assert "the tunnel gives shade" in why(thirsty(), "0 move b3")[0]
    state = thirsty(gear={"explorer": "shield"})
    assert "the shield gives shade" in why(state, "1 shield")[0]
    state = thirsty(water={"archeologist": 3, "explorer": 3})
    assert why(state, "0 move b3")[0] == (
        "The Archeologist sits out the storm in the shade; the sun is certain to beat down."
    )


def test_a_reserve_in_time() -> None:
    state = thirsty(gear={"explorer": "reserve"})
    assert why(state, "1 reserve")[0].endswith("in this storm: there is water here.")
    assert "2 adventurers drink: 3 more water." in why(state, "1 reserve")


def test_the_meteorologist_holds_back_the_sun() -> None:
    state = desert(
        meteorologist="c4",
        climber="b2",
        water={"climber": 0},
        meter=1,
        storm_top=["west-1", "north-1", "sun"],
    )
    (first, second) = why(state, "0 calm")
    assert first.endswith("in this storm: fewer cards mean less sun.")
    assert second == "One storm card fewer this turn: 2 to come."
    looking = desert(meteorologist="c4", meter=1, storm_top=["sun", "west-1", "north-1"], looking=3)
    assert why(looking, "0 bottom 1") == ["This card will not come up now: the sun beats down."]


CLUES = {"a2": "engine-row", "b5": "engine-column"}


def test_a_part_is_taken() -> None:
    state = desert(
        climber="b2",
        excavated={"b2": "gear", **CLUES},
        parts={"engine": "b2"},
    )
    assert why(state, "0 take engine") == ["The team gets the engine; 3 parts are still missing."]


def test_clues_that_are_known_by_a_terrascope() -> None:
    state = desert(climber="b5", excavated={"a2": "engine-row"}, known={"b5": "engine-column"})
    assert why(state, "0 excavate")[0] == "That completes the clues: the engine is at b2."


def test_a_well_for_two() -> None:
    backs = {"a4": "oasis", "b4": "oasis", "c4": "oasis"}
    state = desert(climber="b4", explorer="b4", backs=backs)
    assert why(state, "0 excavate") == [
        "There is a 67% chance of a well under b4: water for 2 adventurers."
    ]


def test_digging_tells_what_may_come() -> None:
    state = desert(climber="d4", excavated={"a2": "engine-row"})
    sentences = why(state, "0 excavate")
    assert "The tile at d4 has a 5% chance of completing the clues to a part." in sentences
    assert "The tile at d4 has a 42% chance of being a clue or the launch pad." in sentences


def test_sand() -> None:
    buried = OPEN.replace(".", "2", 1)
    state = desert(buried, explorer="a1", archeologist="b1")
    assert why(state, "1 clear a1")[0] == "Digs out the Explorer."
    rows = ". . . . .\n" * 2 + ". . @ . .\n" + "9 9 9 9 .\n" + "4 . . . .\n"
    state = desert(rows, climber="e5", explorer="b5")
    assert state.supply == 8
    assert "Only 8 sand markers are left: if you need more, you lose." in why(
        state, "1 clear a5"
    ) or "Only 8 sand markers are left: if you need more, you lose." in why(state, "1 clear b4")


def test_the_launch_pad() -> None:
    state = desert(
        climber="b2",
        explorer="d4",
        excavated={
            "d4": "pad",
            **CLUES,
            "e1": "crystal-row",
            "e2": "crystal-column",
            "e3": "deck-row",
            "e4": "deck-column",
            "a3": "propeller-row",
            "a4": "propeller-column",
        },
        parts=ALL_TAKEN,
    )
    assert actions_to(state, 0, GRID.cell("d4")) == 4
    assert why(state, "0 move b3")[0] == (
        "All parts are found: the Climber will be 3 steps away from the launch pad."
    )
    assert why(state, "0 move b3", "0 move b4", "0 move c4", "0 move d4") == [
        "Everyone is on the launch pad with all four parts: you win."
    ]


def test_every_action_can_be_told() -> None:
    state = desert(climber="b2", explorer="d4", storm_top=["sun", "north-1", "west-1"], meter=1)
    for action in GAME.all_actions():
        words = GAME.write_action(state, action).split()
        if words[1] == "bottom" and int(words[2]) > 3:
            continue
        seats = [words[0], *(words[2:3] if words[1] in ("guide", "pass", "water") else [])]
        seats += words[words.index("with") + 1 :] if "with" in words else []
        if all(int(seat) < 2 for seat in seats):
            reason = tell(GAME, state, action)
            assert say(reason.key, **reason.arguments)
