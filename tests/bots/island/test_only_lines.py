"""Positions of the island in which one line saves the team, and everything else loses for sure.

At mark 9 with nothing but Waters Rise! in the pile, whoever draws has lost: such a team wins within
the actions of this turn or never. A flood pile with a known top card sinks that tile now.
"""

from typing import Any, Final

import pytest

from forbidden_games.bots import find_bot
from forbidden_games.bots.bot import Budget
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, WON
from forbidden_games.kernel.journal import Journal
from forbidden_games.plain import COMPILED
from tests.support.island import DRY, GAME, island

DOOM: Final[dict[str, Any]] = {"water": 9, "treasure_pile": {"rise": 2}}
LANDING_WET: Final = """
        . .
      . . . .
    . . . ~ . .
    . . . . . .
      . . . .
        . .
"""
BOTH_WET: Final = """
        . .
      . . . .
    . . ~ ~ . .
    . . . . . .
      . . . .
        . .
"""
CHANNEL: Final = """
        . .
      . . . .
    . . . x x .
    . . . . . .
      . . . .
        . .
"""
ALONE: Final = """
        . .
      . x . .
    . x x x . .
    . . x . . .
      . . . .
        . .
"""
BUT_EARTH: Final = ["wind", "fire", "ocean"]
ALL: Final = ["earth", *BUT_EARTH]
SET: Final = "earth earth earth earth"
HOME: Final = {"d3": "fools-landing"}
TEMPLE: Final = {"c3": "temple-of-the-moon", **HOME}
LAST_TEMPLE: Final = {"c3": "temple-of-the-moon", "a3": "temple-of-the-sun", **HOME}

WINS: Final[dict[str, dict[str, Any]]] = {
    "the flight home": {
        "engineer": "d3",
        "messenger": "d3",
        "tiles": HOME,
        "captured": ALL,
        "hands": {"messenger": "helicopter"},
    },
    "the last step home": {
        "engineer": "d2",
        "messenger": "d3",
        "tiles": HOME,
        "captured": ALL,
        "left": 1,
        "hands": {"messenger": "helicopter"},
    },
    "capture, walk, fly": {
        "engineer": "c3",
        "messenger": "d3",
        "tiles": TEMPLE,
        "captured": BUT_EARTH,
        "left": 2,
        "hands": {"engineer": SET, "messenger": "helicopter"},
    },
    "walk, capture, walk, fly": {
        "engineer": "b3",
        "messenger": "d3",
        "tiles": TEMPLE,
        "captured": BUT_EARTH,
        "hands": {"engineer": SET, "messenger": "helicopter"},
    },
    "a lift for the partner": {
        "engineer": "c3",
        "messenger": "f4",
        "tiles": TEMPLE,
        "captured": BUT_EARTH,
        "left": 2,
        "hands": {"engineer": SET, "messenger": "helicopter helicopter"},
    },
    "a lift to the treasure": {
        "engineer": "f4",
        "messenger": "d3",
        "tiles": TEMPLE,
        "captured": BUT_EARTH,
        "left": 2,
        "hands": {"engineer": SET, "messenger": "helicopter helicopter"},
    },
    "the navigator brings the partner": {
        "navigator": "d3",
        "messenger": "d5",
        "tiles": HOME,
        "captured": ALL,
        "left": 1,
        "hands": {"messenger": "helicopter"},
    },
    "the pilot flies home": {
        "pilot": "a4",
        "messenger": "d3",
        "tiles": HOME,
        "captured": ALL,
        "left": 1,
        "hands": {"pilot": "helicopter"},
    },
    "the diver swims home": {
        "diver": "f3",
        "messenger": "c3",
        "tiles": {"c3": "fools-landing"},
        "captured": ALL,
        "left": 1,
        "drawing": CHANNEL,
        "hands": {"diver": "helicopter"},
    },
    "the explorer cuts the corner": {
        "explorer": "c2",
        "messenger": "d3",
        "tiles": HOME,
        "captured": ALL,
        "left": 1,
        "hands": {"explorer": "helicopter"},
    },
}

RESCUES: Final[dict[str, dict[str, Any]]] = {
    "sandbags at the last moment": {
        "engineer": "a3",
        "messenger": "f4",
        "tiles": HOME,
        "drawing": LANDING_WET,
        "flood_pile": [["d3"]],
        "phase": "flooding",
        "left": 1,
        "hands": {"messenger": "sandbags"},
    },
    "sandbags for the last temple": {
        "engineer": "a4",
        "messenger": "f4",
        "tiles": LAST_TEMPLE,
        "drawing": LANDING_WET.replace(". . . ~", "x . ~ ."),
        "captured": [],
        "flood_pile": [["c3"]],
        "phase": "flooding",
        "left": 1,
        "hands": {"engineer": "sandbags"},
    },
    "shoring up Fools' Landing": {
        "diver": "d2",
        "messenger": "a4",
        "tiles": HOME,
        "drawing": LANDING_WET,
        "left": 1,
        "flood_pile": [["d3", "a3"], ["b3", "e3", "f3"]],
        "water": 4,  # after three rises
        "treasure_pile": {"wind": 4, "fire": 4},
    },
    "walking there to shore it up": {
        "diver": "d1",
        "messenger": "a4",
        "tiles": HOME,
        "drawing": LANDING_WET,
        "left": 2,
        "flood_pile": [["d3", "a3"], ["b3", "e3", "f3"]],
        "water": 4,  # after three rises
        "treasure_pile": {"wind": 4, "fire": 4},
    },
    "the engineer saves two at once": {
        "engineer": "c3",
        "messenger": "a4",
        "tiles": LAST_TEMPLE,
        "left": 1,
        "drawing": BOTH_WET.replace(". . ~ ~", "x . ~ ~"),
        "captured": [],
        "flood_pile": [["c3", "d3"], ["b3", "e3", "f3"]],
        "water": 4,  # after three rises
        "treasure_pile": {"wind": 4, "fire": 4},
    },
    "a lift out of the water": {
        "engineer": "c3",
        "messenger": "f4",
        "drawing": ALONE,
        "phase": "flooding",
        "left": 0,
        "hands": {"messenger": "helicopter"},
    },
}


def position(drawing: str = DRY, **options: Any) -> IslandState:
    return island(drawing, **options)


def think_on(state: IslandState, turns: int) -> int:
    """The outcome after the thinker has played on until a number of turns have ended."""
    thinker = find_bot("thinker", Budget(rollouts=120 if COMPILED else 24))
    dice, everybody = Dice(3), (1 << state.seats) - 1
    ended = 0
    while state.outcome == RUNNING and ended < turns:
        seat = state.seat
        action = thinker.choose(GAME, state, everybody, Dice(1))
        assert action is not None
        GAME.apply(state, action, dice, Journal(True))
        ended += state.seat != seat
    return state.outcome


@pytest.mark.parametrize("name", WINS)
def test_the_thinker_finds_the_only_way_to_win(name: str) -> None:
    assert think_on(position(**{**DOOM, **WINS[name]}), turns=1) == WON


@pytest.mark.parametrize("name", RESCUES)
def test_the_thinker_finds_the_only_way_to_go_on(name: str) -> None:
    assert think_on(position(**RESCUES[name]), turns=1) == RUNNING


@pytest.mark.parametrize("name", [*WINS, *RESCUES])
def test_whoever_just_goes_on_has_lost(name: str) -> None:
    state = position(**{**DOOM, **WINS[name]}) if name in WINS else position(**RESCUES[name])
    if name == "a lift out of the water":
        return  # nobody may go on with a pawn in the water
    seat, dice = state.seat, Dice(3)
    while state.outcome == RUNNING and state.seat == seat:
        steps = [
            action
            for action in GAME.legal_actions(state)
            if GAME.write_action(state, action).split()[1] in ("end", "draw", "flood", "discard")
        ]
        GAME.apply(state, steps[-1], dice, Journal(True))
    assert state.outcome not in (RUNNING, WON)
