"""Writes tests/bots/same_games.json: hashes of what the bots do on the published seeds.

A change that is not meant to change how bots play leaves the file as it is, and
tests/bots/test_same_games.py proves it. After a change that is meant to, compile and run

    python -m tools.bot_hashes

and say in the commit what changed. Numbers are hashed with twelve digits: the mathematical
functions of different machines may differ in the last ones.
"""

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from forbidden_games.bots import find_bot
from forbidden_games.bots.advice import advise
from forbidden_games.bots.bot import Bot, Budget
from forbidden_games.bots.plans import Plans
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.game import RUNNING
from forbidden_games.kernel.journal import Journal

FILE: Final = Path(__file__).parents[1] / "tests" / "bots" / "same_games.json"
SEED: Final = 1_000_000  # the first of those published in docs/strength.md
LEVELS: Final = ("novice", "normal", "elite", "legendary")
GAMES_OF_THE_PLANNER: Final = 120  # with each number of players
SMALL: Final = 3  # players of the tables that are also tried on the plain files
SMALL_STEPS: Final = 16  # decisions of the planner there
APART: Final = 37  # decisions between two positions that are looked at
LOOKS: Final = 24  # such positions of a table
MANY_ROLLOUTS: Final = 250  # from here on rollouts may plan every turn


class Digest:
    """A hash of whatever is added, as text."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *things: Any) -> None:
        """Numbers with a fraction count with twelve digits."""
        words = [f"{each:.12g}" if isinstance(each, float) else str(each) for each in things]
        self._hash.update((" ".join(words) + "\n").encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def positions(
    bot: Bot, game: str, players: int, number: int, most: int = 10_000
) -> Iterator[tuple[Any, int, bool]]:
    """A game of one bot for all seats: states, what it chose there, whether that is the last."""
    rules = find_game(game)
    config = rules.read_config({"players": players, "level": LEVELS[number % len(LEVELS)]})
    dice, thoughts, journal = Dice(SEED + number), Dice(SEED + number), Journal(True)
    state = rules.new_game(config, dice, journal)
    everybody = (1 << players) - 1
    steps = 0
    while rules.outcome(state) == RUNNING and steps < most:
        action = bot.choose(rules, state, everybody, thoughts)
        assert action is not None
        yield state, action, False
        rules.apply(state, action, dice, journal)
        steps += 1
    yield state, 0, True


def played(bot: Bot, game: str, players: int, games: int, most: int = 10_000) -> str:
    """Every action, and how each game went."""
    digest, rules = Digest(), find_game(game)
    for number in range(games):
        actions = []
        for state, action, is_last in positions(bot, game, players, number, most):
            actions.append(action)
            if is_last:
                digest.add(rules.outcome(state), rules.progress(state), *actions)
    return str(digest)


def looks(game: str, players: int, most: int) -> Iterator[Any]:
    """Positions of the planner's games, some way apart."""
    count = found = 0
    for number in range(most):
        for state, _, is_last in positions(find_bot("planner"), game, players, number):
            count += 1
            if count % APART == 0 and not is_last:
                yield state.copy()
                found += 1
                if found == most:
                    return


def described(game: str, states: list[Any]) -> str:
    """What the network sees of positions, and what it says."""
    digest, thinker = Digest(), Thinker(Budget(rollouts=1))
    for state in states:
        mind = thinker.minds(find_game(game), state.seats)[0]
        digest.add(*map(float, mind.features(state)), mind.chance(state))
    return str(digest)


def rolled(game: str, states: list[Any], rollouts: int) -> str:
    """The plans and answers that are compared, and sums of their rollouts."""
    digest = Digest()
    for thinker in (Thinker(Budget(rollouts=1)), Thinker(Budget(rollouts=MANY_ROLLOUTS))):
        for state in states:
            mind = thinker.minds(find_game(game), state.seats)[0]
            for seats in ((1 << state.seats) - 1, 0b10):
                plans = Plans()
                mind.find_answers(state, seats, plans)
                digest.add(plans.size, *(plans.listed(plan) for plan in range(plans.size)))
                mind.find_plans(state, seats, plans)
                digest.add(plans.size, *(plans.listed(plan) for plan in range(plans.size)))
                for plan in range(min(plans.size, 3)):
                    digest.add(plans.values[plan], mind.roll(state, plans, plan, SEED, rollouts, 2))
    return str(digest)


def advised(game: str, states: list[Any], rollouts: int) -> str:
    """Advice with its reasons."""
    digest, rules = Digest(), find_game(game)
    for state in states:
        thinker = Thinker(Budget(rollouts=rollouts))
        for seats in ((1 << state.seats) - 1, 0b10):
            also = rules.legal_actions(state)[-1]
            if rules.to_act(state) != 1 and seats == 0b10:
                continue
            for choice in advise(rules, state, seats, thinker, Dice(SEED), also).choices:
                digest.add(choice.action, choice.chance, choice.error, choice.rollouts, choice.plan)
                for reason in choice.reasons:
                    digest.add(reason.key, *sorted(reason.arguments.items()))
    return str(digest)


def hashes(game: str, players: int) -> dict[str, str]:
    """All that is compared of one game and number of players."""
    states = list(looks(game, players, LOOKS))
    thorough = Thinker(Budget(rollouts=MANY_ROLLOUTS))
    return {
        "planner": played(find_bot("planner"), game, players, GAMES_OF_THE_PLANNER),
        "features": described(game, states),
        "rollouts": rolled(game, states[::2], 4),
        "thinker": played(Thinker(Budget(rollouts=24)), game, players, 2),
        "thorough": played(thorough, game, players, 1, 30),
        "advice": advised(game, states[::2], 60),
    }


def small_hashes(game: str, players: int) -> dict[str, str]:
    """The same in a small way, for the plain files."""
    states = [
        state.copy()
        for state, _, _ in positions(find_bot("planner"), game, players, 1, SMALL_STEPS)
    ][::8]
    return {
        "planner": played(find_bot("planner"), game, players, 1, SMALL_STEPS),
        "features": described(game, states),
        "rollouts": rolled(game, states[1:2], 1),
    }


def names() -> list[str]:
    """The tables of the file: every game with every number of players, and the small ones."""
    found = []
    for game in sorted(GAMES):
        for players in range(1, 9):
            with suppress(BadConfig):
                find_game(game).read_config({"players": players})
                found.append(f"{game} {players}")
    return found + [f"small {name}" for name in found if name.endswith(f" {SMALL}")]


def of_table(name: str) -> dict[str, str]:
    """The hashes of one table by its name in the file."""
    *size, game, players = name.split()
    return small_hashes(game, int(players)) if size else hashes(game, int(players))


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: of_table(name) for name in names()}, indent=2) + "\n")
