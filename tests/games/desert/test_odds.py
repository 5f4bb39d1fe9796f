"""Odds of the storm, against hand."""

from dataclasses import asdict
from math import comb, isclose

import pytest

from forbidden_games.games.desert.odds import cards_to_come, more_suns_than, suns
from forbidden_games.words import say
from tests.support.desert import GAME, desert
from tests.support.tables import random_match


def rest(*elsewhere: str) -> dict[str, int]:
    """The storm cards that are not there."""
    return {card: count - elsewhere.count(card) for card, count in GAME.facts()["storm"].items()}


# Odds.


def test_suns_of_a_fresh_pile() -> None:
    state = desert(archeologist="b2", meter=1)
    assert cards_to_come(state) == 3
    none, one, *_ = suns(state)
    assert isclose(none, comb(27, 3) / comb(31, 3))
    assert isclose(one, 4 * comb(27, 2) / comb(31, 3))
    assert isclose(more_suns_than(state, 0), 1 - comb(27, 3) / comb(31, 3))
    assert isclose(sum(suns(state)), 1.0)


def test_known_cards_come_first() -> None:
    state = desert(archeologist="b2", meter=1, storm_top=["west-1", "sun"])
    assert more_suns_than(state, 0) == 1.0
    assert isclose(more_suns_than(state, 1), 3 / 29)
    state = desert(meteorologist="b2", meter=1, storm_top=["west-1", "north-1", "sun"], fewer=1)
    assert cards_to_come(state) == 2
    assert more_suns_than(state, 0) == 0.0


@pytest.mark.parametrize("ruling", ["after-turn", "at-once"])
def test_a_used_up_pile_goes_on_with_the_discards(ruling: str) -> None:
    state = desert(
        archeologist="b2",
        meter=4,
        phase="storming",
        left=4,
        storm_pile={"west-1": 1},
        storm_bottom=["sun"],
        storm_discard=rest("west-1", "sun"),
        rulings={"storm_discard": ruling},
    )
    chances = suns(state)
    assert isclose(sum(chances), 1.0)
    assert chances[0] == 0.0  # the sun at the bottom is the second card
    assert GAME.chances(state).next == {"west-1": 1.0}


# What a screen is told.


def test_the_next_card_is_the_known_one_or_any_of_the_pile() -> None:
    known = desert(archeologist="b2", storm_top=["sun"])
    assert GAME.chances(known).next == {"sun": 1.0}
    others = {"storm_discard": rest("sun", "west-1"), "meter": 4}
    bottom = desert(archeologist="b2", storm_pile={}, storm_bottom=["sun", "west-1"], **others)
    assert GAME.chances(bottom).next == {"sun": 1.0}


def test_chances_are_chances() -> None:
    for match in random_match("desert", 7):
        if match.state.outcome:
            break
        told = asdict(GAME.chances(match.state))
        assert isclose(sum(told["next"].values()), 1.0, abs_tol=1e-2)
        assert isclose(sum(told["suns"]), 1.0, abs_tol=1e-3)
        assert all(0.0 < chance <= 1.0 for chance in told["thirst"].values())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("0 take engine", "The Archeologist picks up the engine"),
        ("0 water 1 2", "The Archeologist gives the Explorer 2 water"),
    ],
)
def test_actions_as_sentences(words: str, sentence: str) -> None:
    state = desert(archeologist="b2", explorer="b2")
    message = GAME.describe(state, GAME.read_action(state, words))
    assert say(message.key, **message.arguments) == sentence
