"""Lessons: positions from games that a bot plays with itself, for a network to learn from.

What positions a network has seen matters more than how many: so the bots err in some games, play
with other weights than their own, and some deals are easier than they are in a game: what is right
for a game is told by its `bots/NAME/teaching.py`. A network is asked at the end of rollouts, where
the policy has played for some turns: so in some games of better players the policy does so too.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from forbidden_games.bots.bot import Budget
from forbidden_games.bots.minds import MINDS
from forbidden_games.bots.plans import Plans
from forbidden_games.bots.teaching import TEACHERS, Teaching
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import find_game
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, WON, Game
from forbidden_games.kernel.journal import Journal
from lab.network import Floats, Halves

FIRST_SEED: Final = 1 << 41  # far from the seeds on which strength is measured
JITTER: Final = 0.15  # spread of the logarithms of the planner's weights
SAME_WEIGHTS: Final = 200  # games in a row
LAPSE: Final = 4  # turns that the policy plays in the middle of a better player's game
LATE: Final = 24  # turn before which that begins


@dataclass
class Lessons:
    """Positions as a network sees them, and what came of their games."""

    x: Halves
    won: Floats
    game: NDArray[np.int64]
    teacher: str
    made: str = ""  # which games these were

    @property
    def skill(self) -> float:
        """How well these games were played, from 0 to 1."""
        return TEACHERS.index(self.teacher) / (len(TEACHERS) - 1)

    def save(self, file: Path) -> None:
        """Write these lessons to a file."""
        np.savez(
            file,
            x=self.x,
            won=self.won,
            game=self.game,
            teacher=self.teacher,
            made=self.made,
        )

    @classmethod
    def load(cls, file: Path) -> "Lessons":
        """The lessons of a file; raises ValueError if it holds none."""
        try:
            with np.load(file) as data:
                return cls(
                    data["x"], data["won"], data["game"], str(data["teacher"]), str(data["made"])
                )
        except (KeyError, OSError, EOFError, ValueError, BadZipFile) as error:
            raise ValueError(f"{file.name} holds no lessons: {error}") from None

    def some(self, most: int, seed: int) -> "Lessons":
        """At most this number of these positions, in the same order."""
        if len(self.x) <= most:
            return self
        kept = np.sort(np.random.default_rng(seed).choice(len(self.x), most, replace=False))
        return replace(self, x=self.x[kept], won=self.won[kept], game=self.game[kept])


def gather(
    name: str,
    players: Sequence[int],
    games: int,
    seed: int,
    teacher: str,
    processes: int = 1,
    rollouts: int = 100,
) -> Lessons:
    """Self-play of the planner, of its policy alone, or of the thinker."""
    batches = [range(at, min(at + SAME_WEIGHTS, games)) for at in range(0, games, SAME_WEIGHTS)]
    play = partial(_play_batch, name, players, FIRST_SEED + (seed << 32), teacher, rollouts)
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            played = list(pool.map(play, batches))
    else:
        played = [play(batch) for batch in batches]
    x, won, game = (np.concatenate(parts) for parts in zip(*played, strict=True))
    made = f"{games} of the {teacher}, {' '.join(map(str, players))} players, seed {seed}"
    if teacher == "thinker":
        made += f", {rollouts} rollouts"
    return Lessons(x, won, game, teacher, made)


def find_teaching(name: str, teacher: str) -> Teaching:
    """How this teacher plays the games that a game's network learns from."""
    teaching: Teaching = import_module(f"forbidden_games.bots.{name}.teaching").TEACHING[teacher]
    return teaching


def _play_batch(
    name: str, players: Sequence[int], first: int, teacher: str, rollouts: int, numbers: range
) -> tuple[Halves, Floats, NDArray[np.int64]]:
    """Games with the same weights: positions, results, numbers of games."""
    pupil = _Pupil(name, teacher, rollouts)
    seen: list[list[float]] = []
    won: list[bool] = []
    game: list[int] = []
    for number in numbers:
        rows, is_won = pupil.play(players, first + number)
        seen += rows
        won += [is_won] * len(rows)
        game += [number] * len(rows)
    return np.array(seen, np.float16), np.array(won, np.float32), np.array(game, np.int64)


class _Pupil:
    """Plays some games with the same weights and remembers what it saw."""

    def __init__(self, name: str, teacher: str, rollouts: int) -> None:
        self.game: Game[Any] = find_game(name)
        self.teacher = teacher
        self.teaching = find_teaching(name, teacher)
        self.thinker = Thinker(Budget(rollouts=rollouts))
        self.minds: dict[int, Any] = {}
        self.plans = Plans()

    def mind(self, players: int, luck: Random) -> Any:
        """The mind for this number of players, with jittered weights."""
        if players not in self.minds:
            maker = MINDS[self.game.name]
            weights = maker.read_weights(players)
            if self.teaching.slips:
                weights = [weight * float(np.exp(luck.gauss(0, JITTER))) for weight in weights]
            self.minds[players] = maker.from_weights(weights, players)
            self.minds[players].policy_only = self.teacher != "planner"
        return self.minds[players]

    def play(self, players: Sequence[int], seed: int) -> tuple[list[list[float]], bool]:
        """One game: what the network would have seen, and whether it was won."""
        game, teaching, luck = self.game, self.teaching, Random(seed)
        count = luck.choice(players)
        level = luck.choices(game.info.levels, teaching.levels[count])[0]
        mind = self.mind(count, luck)
        dice, journal = Dice(seed), Journal(True)
        config = game.read_config({"players": count, "level": level})
        state = game.new_game(config, dice, journal)
        if count > 2 and luck.random() < teaching.eased:
            teaching.ease(state, luck)
        slips = teaching.slips if not luck.randrange(3) else 0.0
        lapse = luck.randrange(-LAPSE, LATE) if luck.random() < teaching.lapses else -LAPSE
        thoughts = Dice(seed)
        everybody = (1 << count) - 1
        seen: list[list[float]] = []
        planned: list[int] = []
        fresh, turn = True, 0
        while game.outcome(state) == RUNNING:
            if fresh and luck.random() < teaching.surprises:
                mind.find_plans(state, everybody, self.plans)
                planned = self.plans.listed(luck.randrange(min(10, self.plans.size)))
            if planned:
                action = planned.pop(0)
            elif game.is_acting(state) and luck.random() < slips:
                legal = game.legal_actions(state)
                paid = [each for each in legal if not game.is_free_transfer(each)]
                action = luck.choice(paid or legal)
            elif lapse <= turn < lapse + LAPSE:
                action = mind.policy.act(state, everybody)
            elif self.teacher == "thinker":
                action = self.thinker.choose(game, state, everybody, thoughts) or 0
            else:
                action = mind.act(state, everybody)
            acting, seat = game.is_acting(state), state.seat
            game.apply(state, action, dice, journal)
            fresh = state.seat != seat
            turn += fresh
            share = teaching.starts if fresh else teaching.between
            if acting and not game.is_acting(state):
                share = teaching.ends
                planned = []
            is_kept = turn >= lapse + LAPSE and luck.random() < share
            if game.outcome(state) == RUNNING and is_kept:
                seen.append(mind.features(state))
        return seen, game.outcome(state) == WON
