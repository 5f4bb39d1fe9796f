"""Lessons: positions from games that a bot plays with itself, for a network to learn from.

What positions a network has seen matters more than how many: so the bots err in some games, play
with other weights than their own, and in the desert some decks hold fewer suns, without which
hardly any larger table would see its last part. A network is asked at the end of rollouts, where
the policy has played for some turns: so in some games of better players the policy does so too.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from forbidden.arena.chunks import LEVELS
from forbidden.bots.bot import Budget
from forbidden.bots.minds import MINDS
from forbidden.bots.plans import Plans
from forbidden.bots.thinker import Thinker
from forbidden.games import find_game
from forbidden.games.desert.cards import SUN
from forbidden.kernel import bag
from forbidden.kernel.dice import Dice
from forbidden.kernel.game import RUNNING, WON, Game
from forbidden.kernel.journal import Journal

FIRST_SEED: Final = 1 << 41  # far from the seeds on which strength is measured
ACTING: Final = 0  # the phase of a turn in which a player acts, in both games
JITTER: Final = 0.15  # spread of the logarithms of the planner's weights
SAME_WEIGHTS: Final = 200  # games in a row
TEACHERS: Final = ("policy", "planner", "thinker")  # from the weakest to the strongest
LAPSE: Final = 4  # turns that the policy plays in the middle of a better player's game
LATE: Final = 24  # turn before which that begins

Floats = NDArray[np.float32]
Halves = NDArray[np.float16]  # the inputs are about 0 to 1: enough, and half the room


@dataclass(frozen=True)
class Ways:
    """How games are played to learn from, and which of their positions are kept."""

    levels: Mapping[int, tuple[int, ...]]  # how often each level is played, by players
    surprises: float  # turns that begin with any of the ten best plans
    slips: float  # actions that are any legal ones, in every third game
    dry_spells: float  # games of three and more with one to three suns fewer
    starts: float  # positions kept of those at the start of a turn
    ends: float  # after the actions of a turn
    between: float  # any others
    lapses: float = 0.0  # games with a lapse; only what comes after it is kept


EVENLY: Final = dict.fromkeys(range(2, 6), (1, 1, 1, 1))
# Many a game of one kind says little if nearly all of them end alike.
OPEN_GAMES: Final = {2: (2, 4, 3, 2), 3: (3, 4, 3, 2), 4: (4, 4, 2, 1), 5: (4, 4, 2, 1)}
HARD_GAMES: Final = {2: (1, 3, 4, 4), 3: (2, 3, 4, 4), 4: (2, 4, 4, 3), 5: (3, 4, 4, 3)}
ON_THE_ISLAND: Final = Ways(EVENLY, 0.1, 0.0, 0.0, 0.0, 1.0, 0.0)
WAYS: Final = {
    ("island", "policy"): ON_THE_ISLAND,
    ("island", "planner"): ON_THE_ISLAND,
    ("island", "thinker"): replace(ON_THE_ISLAND, lapses=0.3),
    ("desert", "policy"): Ways(OPEN_GAMES, 0.0, 0.08, 0.6, 0.3, 0.2, 0.02),
    ("desert", "planner"): Ways(OPEN_GAMES, 0.0, 0.06, 0.4, 1.0, 0.6, 0.08, 0.5),
    ("desert", "thinker"): Ways(HARD_GAMES, 0.0, 0.05, 0.3, 1.0, 0.6, 0.1, 0.4),
}


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
        """Keep them."""
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
        """Those kept there."""
        try:
            with np.load(file) as data:
                return cls(
                    data["x"], data["won"], data["game"], str(data["teacher"]), str(data["made"])
                )
        except (KeyError, OSError, EOFError, ValueError, BadZipFile) as error:
            raise ValueError(f"{file.name} holds no lessons: {error}") from None

    def some(self, most: int, seed: int) -> "Lessons":
        """At most so many of these positions, in the same order."""
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
    """Self-play of the planner, of its policy alone, or of the thinker with so many rollouts."""
    lots = [range(at, min(at + SAME_WEIGHTS, games)) for at in range(0, games, SAME_WEIGHTS)]
    play = partial(_play_lot, name, players, FIRST_SEED + (seed << 32), teacher, rollouts)
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            played = list(pool.map(play, lots))
    else:
        played = [play(lot) for lot in lots]
    x, won, game = (np.concatenate(parts) for parts in zip(*played, strict=True))
    made = f"{games} of the {teacher}, {' '.join(map(str, players))} players, seed {seed}"
    if teacher == "thinker":
        made += f", {rollouts} rollouts"
    return Lessons(x, won, game, teacher, made)


def _play_lot(
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
        self.game: Game[Any, Any] = find_game(name)
        self.teacher = teacher
        self.ways = WAYS[name, teacher]
        self.thinker = Thinker(Budget(rollouts=rollouts))
        self.minds: dict[int, Any] = {}
        self.plans = Plans()

    def mind(self, players: int, luck: Random) -> Any:
        """One with jittered weights."""
        if players not in self.minds:
            maker = MINDS[self.game.name]
            weights = maker.read_weights(players)
            if self.ways.slips:
                weights = [weight * float(np.exp(luck.gauss(0, JITTER))) for weight in weights]
            self.minds[players] = maker.from_weights(weights, players)
            self.minds[players].is_hasty = self.teacher != "planner"
        return self.minds[players]

    def play(self, players: Sequence[int], seed: int) -> tuple[list[list[float]], bool]:
        """One game: what the network would have seen, and whether it was won."""
        game, ways, luck = self.game, self.ways, Random(seed)
        count = luck.choice(players)
        level = luck.choices(LEVELS, ways.levels[count])[0]
        mind = self.mind(count, luck)
        dice, journal = Dice(seed), Journal(True)
        config = game.read_config({"players": count, "level": level})
        state = game.new_game(config, dice, journal)
        if count > 2 and luck.random() < ways.dry_spells:
            state.storm_pile -= luck.choice((1, 1, 2, 2, 3)) * bag.one(SUN)
        slips = ways.slips if not luck.randrange(3) else 0.0
        lapse = luck.randrange(-LAPSE, LATE) if luck.random() < ways.lapses else -LAPSE
        thoughts = Dice(seed)
        everybody = (1 << count) - 1
        seen: list[list[float]] = []
        planned: list[int] = []
        fresh, turn = True, 0
        while game.outcome(state) == RUNNING:
            if fresh and luck.random() < ways.surprises:
                mind.find_plans(state, everybody, self.plans)
                planned = self.plans.listed(luck.randrange(min(10, self.plans.size)))
            if planned:
                action = planned.pop(0)
            elif state.phase == ACTING and luck.random() < slips:
                legal = game.legal_actions(state)
                paid = [each for each in legal if not game.is_free_transfer(each)]
                action = luck.choice(paid or legal)
            elif lapse <= turn < lapse + LAPSE:
                action = mind.policy.act(state, everybody)
            elif self.teacher == "thinker":
                action = self.thinker.choose(game, state, everybody, thoughts) or 0
            else:
                action = mind.act(state, everybody)
            acting, seat = state.phase == ACTING, state.seat
            game.apply(state, action, dice, journal)
            fresh = state.seat != seat
            turn += fresh
            share = ways.starts if fresh else ways.between
            if acting and state.phase != ACTING:
                share = ways.ends
                planned = []
            is_kept = turn >= lapse + LAPSE and luck.random() < share
            if game.outcome(state) == RUNNING and is_kept:
                seen.append(mind.features(state))
        return seen, game.outcome(state) == WON
