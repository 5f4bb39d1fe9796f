"""The island mind: rollouts that are fair, repeatable and the same in both speeds."""

import hashlib

import pytest

from forbidden_games.bots.island.mind import IslandMind
from forbidden_games.bots.minds import MINDS
from forbidden_games.bots.plans import Plans
from forbidden_games.games.island.setup import deal, table
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.island import DRY, GAME, island
from tests.support.plain import said_by_plain_files
from tests.support.tables import island_settings

PROGRAM = "from tests.bots.island.test_mind import digest; print(digest())"


def start(number: int) -> tuple[IslandMind, IslandState]:
    """A fresh table with all kinds of rulings, and who thinks about it."""
    state = table(GAME.read_config(island_settings(number)))
    deal(state, Dice(number), Journal(True))
    mind = MINDS["island"].make(state.seats)
    assert isinstance(mind, IslandMind)
    return mind, state


def digest() -> str:
    """What the network sees, and what rollouts say of some plans."""
    seen, plans = hashlib.sha256(), Plans()
    for number in range(6):
        mind, state = start(number)
        seen.update(repr([float(each) for each in mind.features(state)]).encode())
        mind.find_plans(state, (1 << state.seats) - 1, plans)
        for plan in range(0, plans.size, 8):
            seen.update(repr(mind.roll(state, plans, plan, 5, 1, 1)).encode())
    return seen.hexdigest()


def test_plain_and_compiled_minds_think_the_same() -> None:
    assert said_by_plain_files(PROGRAM) == digest()


def test_rollouts_do_not_depend_on_each_other() -> None:
    mind, state = start(1)
    key, plans = state.key(), Plans()
    mind.find_plans(state, (1 << state.seats) - 1, plans)
    once = [mind.roll(state, plans, 0, seed, 1, 2) for seed in range(4)]
    assert mind.roll(state, plans, 0, 0, 4, 2) == pytest.approx(sum(once))
    assert all(0 <= chance <= 1 for chance in once)
    assert len(set(once)) > 1
    assert state.key() == key


def test_whoever_has_only_to_fly_home_has_won() -> None:
    """Even with a flood to come, and with the network's opinion of such tables unheard."""
    state = island(
        DRY,
        engineer="d3",
        messenger="d3",
        tiles={"d3": "fools-landing"},
        captured=["earth", "wind", "fire", "ocean"],
        hands={"messenger": "helicopter"},
        water=9,
        treasure_pile={"rise": 2},
    )
    assert MINDS["island"].make(2).chance(state) == 1
