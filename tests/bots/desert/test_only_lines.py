"""Positions of the desert in which few lines save the team, and whoever just goes on has lost.

The next storm cards are known, and a sun among them kills whoever has no water and no shade.
"""

from typing import Any, Final

import pytest

from forbidden_games.bots import find_bot
from forbidden_games.bots.bot import Budget
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, WON
from forbidden_games.kernel.journal import Journal
from forbidden_games.plain import COMPILED
from tests.support.desert import GAME, OPEN, desert

FINDS: Final = {
    "a1": "propeller-row", "b1": "propeller-column", "a2": "engine-row", "b2": "engine-column",
    "a4": "crystal-row", "b4": "crystal-column", "a5": "deck-row", "b5": "deck-column",
    "d2": "pad",
}  # fmt: skip
HAVE_ALL: Final = dict.fromkeys(("propeller", "engine", "crystal", "deck"), "taken")
SUN: Final[dict[str, Any]] = {"storm_top": ["sun", "north-1"], "meter": 0}  # two cards a turn
PARCHED: Final = {"explorer": 0, "navigator": 3}

WINS: Final[dict[str, dict[str, Any]]] = {
    "the last step": {
        "explorer": "d1", "navigator": "d2", "excavated": FINDS, "parts": HAVE_ALL, "left": 1,
        "water": PARCHED,
    },
    "two steps": {
        "explorer": "e1", "archeologist": "d2", "excavated": FINDS, "parts": HAVE_ALL, "left": 2,
        "water": {"explorer": 0, "archeologist": 3},
    },
    "the last part and home": {
        "explorer": "d1", "archeologist": "d2", "excavated": {**FINDS, "d1": "gear"}, "left": 2,
        "parts": {**HAVE_ALL, "deck": "d1"}, "water": {"explorer": 0, "archeologist": 3},
    },
    "a jet pack home": {
        "explorer": "d2", "archeologist": "a3", "excavated": FINDS, "parts": HAVE_ALL,
        "gear": {"archeologist": "jet"}, "left": 0, "water": {"explorer": 0, "archeologist": 3},
    },
    "the navigator brings the friend": {
        "navigator": "d2", "explorer": "e4", "excavated": FINDS, "parts": HAVE_ALL, "left": 1,
        "water": PARCHED,
    },
    "time throttle": {
        "archeologist": "d4", "explorer": "d2", "excavated": FINDS, "parts": HAVE_ALL, "left": 0,
        "gear": {"archeologist": "throttle"}, "water": {"explorer": 0, "archeologist": 3},
    },
}  # fmt: skip

RESCUES: Final[dict[str, dict[str, Any]]] = {
    "into the shade of a tunnel": {
        "archeologist": "a2", "climber": "e5", "excavated": {"a3": "tunnel"}, "left": 1,
        "water": {"archeologist": 0, "climber": 3},
    },
    "water before the sun card": {
        "explorer": "b2", "navigator": "b2", "water": PARCHED, "phase": "storming", "left": 2,
    },
    "the water carrier reaches over": {
        "archeologist": "b2", "carrier": "b3", "water": {"archeologist": 0, "carrier": 3},
        "phase": "storming", "left": 2,
    },
    "the secret water reserve": {
        "explorer": "b2", "archeologist": "e5", "water": {"explorer": 0, "archeologist": 3},
        "gear": {"explorer": "reserve"}, "phase": "storming", "left": 2,
    },
    "a solar shield": {
        "explorer": "b2", "archeologist": "e5", "water": {"explorer": 0, "archeologist": 3},
        "gear": {"explorer": "shield"}, "phase": "storming", "left": 2,
    },
    "a jet pack into a tunnel": {
        "archeologist": "e1", "climber": "e5", "water": {"archeologist": 0, "climber": 3},
        "excavated": {"a5": "tunnel"}, "gear": {"archeologist": "jet"}, "left": 0,
    },
    "the water carrier draws from the well": {
        "carrier": "b2", "archeologist": "e5", "water": {"carrier": 0, "archeologist": 3},
        "excavated": {"b2": "well"}, "left": 1,
    },
    "a well underfoot": {
        "explorer": "b2", "archeologist": "e5", "water": {"explorer": 0, "archeologist": 3},
        "known": {"b2": "well"}, "left": 1,
    },
    "the meteorologist puts the sun at the bottom": {
        "meteorologist": "b2", "archeologist": "d2", "excavated": FINDS, "parts": HAVE_ALL,
        "left": 1,
        "water": {"meteorologist": 0, "archeologist": 3},
    },
    "the navigator brings the friend into the shade": {
        "navigator": "e5", "archeologist": "b2", "excavated": {"b4": "tunnel"}, "left": 1,
        "water": {"navigator": 3, "archeologist": 0},
    },
}  # fmt: skip


def think_on(state: DesertState) -> int:
    """The outcome once the thinker has finished the turn."""
    thinker = find_bot("thinker", Budget(rollouts=120 if COMPILED else 24))
    dice, everybody, seat = Dice(3), (1 << state.seats) - 1, state.seat
    while state.outcome == RUNNING and state.seat == seat:
        action = thinker.choose(GAME, state, everybody, Dice(1))
        assert action is not None
        GAME.apply(state, action, dice, Journal(True))
    return state.outcome


@pytest.mark.parametrize("name", WINS)
def test_the_thinker_finds_the_way_to_win(name: str) -> None:
    assert think_on(desert(OPEN, **{**SUN, **WINS[name]})) == WON


@pytest.mark.parametrize("name", RESCUES)
def test_the_thinker_finds_the_way_to_go_on(name: str) -> None:
    assert think_on(desert(OPEN, **{**SUN, **RESCUES[name]})) == RUNNING


@pytest.mark.parametrize("name", [*WINS, *RESCUES])
def test_whoever_just_goes_on_has_lost(name: str) -> None:
    state = desert(OPEN, **{**SUN, **WINS.get(name, {}), **RESCUES.get(name, {})})
    seat, dice = state.seat, Dice(3)
    while state.outcome == RUNNING and state.seat == seat:
        steps = [
            action
            for action in GAME.legal_actions(state)
            if GAME.write_action(state, action).split()[1] in ("end", "draw")
        ]
        GAME.apply(state, steps[0], dice, Journal(True))
    assert state.outcome not in (RUNNING, WON)
