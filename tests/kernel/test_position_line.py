"""Positions in one line: every reachable one comes back, and bad lines get a sentence."""

import os
from typing import Any

import pytest

from forbidden_games.games import GAMES, read_position
from forbidden_games.kernel import position_line
from forbidden_games.kernel.errors import BadPosition
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.state import Key
from forbidden_games.plain import COMPILED
from tests.support.tables import random_match
from tests.toy import registered

LONG = bool(os.environ.get("FORBIDDEN_LONG"))
EVERY = 1 if LONG else 23  # position of a match: a line is tried without each of its parts
TABLES = range(48 if LONG else 6 if COMPILED else 3)


def comes_back(match: Match[Any]) -> str:
    """The line of the table now, which is read as the same table and written as the same line."""
    line = position_line.write(match.game, match.state)
    assert "\n" not in line
    assert position_line.is_line(line)
    game, state = read_position(line)
    assert game is match.game
    assert state.key() == match.state.key()
    assert position_line.write(game, state) == line
    return line


@pytest.mark.parametrize("number", TABLES)
@pytest.mark.parametrize("name", [*sorted(GAMES), "beacon"])
def test_every_position_of_a_random_game_comes_back(name: str, number: int) -> None:
    with registered():
        lines: dict[str, Key] = {}
        for place, match in enumerate(random_match(name, number)):
            if match.is_over or place % EVERY == number % EVERY:
                line = comes_back(match)
                assert lines.setdefault(line, match.state.key()) == match.state.key()
    assert lines


def test_defaults_are_left_out_and_the_order_is_that_of_the_snapshot() -> None:
    game = GAMES["island"]
    state = game.restore(
        {
            "rulings": {"rescue": False, "hand_check": "after-both"},
            "seats": [{"role": "pilot", "hand": ["fire", "earth"]}, {"role": "diver"}],
            "flooded": ["c2", "a3"],
            "flood_discard": [],
            "turn": 0,
        }
    )
    line = "island flooded=c2,a3 seats=pilot::earth,fire/diver flood_discard=- rulings=rescue:false"
    assert position_line.write(game, state) == line
    assert read_position(f"  {line}\n")[1].key() == state.key()
    shuffled = "island rulings=rescue:false  seats=pilot:d3:fire,earth/diver flooded=a3,c2"
    assert position_line.write(*read_position(f"{shuffled} flood_discard=-")) == line


def test_a_part_of_a_record_may_be_left_out_in_the_middle() -> None:
    line = "desert tiles=e1::::3 seats=climber:e1:1/explorer:b2"
    _, state = read_position(line)
    assert position_line.write(GAMES["desert"], state) == line
    assert (state.sand[4], state.water[0], state.water[1]) == (3, 1, 4)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("chess seats=white/black", "there is no game 'chess'"),
        ("island seats=diver/pilot water", "parts as in turn=1, not 'water'"),
        ("island seats=diver/pilot weather=fine", "a position has no 'weather'"),
        ("island seats=diver/pilot water=3 water=4", "this line says water twice"),
        ("island seats=diver/pilot water=high", "water must be a whole number from 1 to 10"),
        ("island seats=diver/pilot water=" + "9" * 5000, "water must be a whole number"),
        ("island seats=diver/pilot flown=1", "flown must be true or false"),
        ("island seats=diver:c3:fire:4/pilot", "each of seats has the parts role, cell, hand"),
        ("island seats=diver/pilot treasure_pile=fire", "parts with a colon, as in name:2"),
        ("island seats=diver/pilot treasure_pile=fire:1,fire:2", "says 'fire' twice"),
        ("island seats=diver/pilot flooded=", "expected a tile, or a cell"),
        ("island seats=-", "seats must list 2 to 4 adventurers, not 0"),
        ("island seats=diver/butler", "expected a role for seat 1"),
        ("desert seats=climber/explorer guiding=1", "only the navigator guides"),
        ("desert seats=climber/explorer tiles=a1/a1", "no second tile can lie at a1"),
    ],
)
def test_a_bad_line_gets_a_sentence(line: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        read_position(line)


@pytest.mark.parametrize("text", ["", "island", "{}", '{"game": "island"}', "// seats=1", "[1]"])
def test_other_texts_are_no_lines(text: str) -> None:
    assert not position_line.is_line(text)
    with pytest.raises(BadPosition):
        read_position(text)


def test_a_record_is_no_position() -> None:
    with pytest.raises(BadPosition, match="the record of a match, not a position"):
        read_position('{"format": 1, "game": "island", "actions": []}')
