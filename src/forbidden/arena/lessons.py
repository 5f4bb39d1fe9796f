"""Lessons: positions from games that a bot plays with itself, for a network to learn from.

What positions a network has seen matters more than how many: so the bots err in some games, play
with other weights than their own, and in the desert some decks hold fewer suns, without which
hardly any larger table would see its last part.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from forbidden.arena.chunks import LEVELS
from forbidden.bots.minds import MINDS
from forbidden.bots.plans import Plans
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

Floats = NDArray[np.float32]


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


EVENLY: Final = dict.fromkeys(range(2, 6), (1, 1, 1, 1))
# Many a game of one kind says little if nearly all of them end alike.
OPEN_GAMES: Final = {2: (2, 4, 3, 2), 3: (3, 4, 3, 2), 4: (4, 4, 2, 1), 5: (4, 4, 2, 1)}
HASTY_WAYS: Final = {
    "island": Ways(EVENLY, 0.1, 0.0, 0.0, 0.0, 1.0, 0.0),
    "desert": Ways(OPEN_GAMES, 0.0, 0.08, 0.6, 0.3, 0.35, 0.05),
}
PLANNER_WAYS: Final = {
    "island": Ways(EVENLY, 0.1, 0.0, 0.0, 0.0, 1.0, 0.0),
    "desert": Ways(OPEN_GAMES, 0.0, 0.06, 0.4, 0.7, 0.6, 0.08),
}


@dataclass
class Lessons:
    """Positions as a network sees them, and what came of their games."""

    x: Floats
    won: Floats
    game: NDArray[np.int64]
    is_hasty: bool  # from games of the policy alone

    def save(self, file: Path) -> None:
        """Keep them."""
        np.savez(file, x=self.x, won=self.won, game=self.game, is_hasty=self.is_hasty)

    @classmethod
    def load(cls, file: Path) -> "Lessons":
        """Those kept there."""
        with np.load(file) as data:
            return cls(data["x"], data["won"], data["game"], bool(data["is_hasty"]))

    def some(self, most: int, seed: int) -> "Lessons":
        """At most so many of these positions."""
        if len(self.x) <= most:
            return self
        kept = np.random.default_rng(seed).choice(len(self.x), most, replace=False)
        return Lessons(self.x[kept], self.won[kept], self.game[kept], self.is_hasty)


def gather(
    name: str, players: Sequence[int], games: int, seed: int, is_hasty: bool, threads: int
) -> Lessons:
    """Self-play of the planner, or of its policy alone if it is hasty."""
    first = FIRST_SEED + (seed << 32)

    def lot(numbers: range) -> list[tuple[int, list[list[float]], bool]]:
        pupil = _Pupil(name, is_hasty)
        played = []
        for number in numbers:
            rows, won = pupil.play(players, first + number)
            played.append((number, rows, won))
        return played

    lots = [range(at, min(at + SAME_WEIGHTS, games)) for at in range(0, games, SAME_WEIGHTS)]
    with ThreadPoolExecutor(threads) as pool:
        played = [each for some in pool.map(lot, lots) for each in some]
    return Lessons(
        np.array([row for _, rows, _ in played for row in rows], np.float32),
        np.array([won for _, rows, won in played for _ in rows], np.float32),
        np.array([number for number, rows, _ in played for _ in rows], np.int64),
        is_hasty,
    )


class _Pupil:
    """Plays some games with the same weights and remembers what it saw."""

    def __init__(self, name: str, is_hasty: bool) -> None:
        self.game: Game[Any, Any] = find_game(name)
        self.is_hasty = is_hasty
        self.ways = (HASTY_WAYS if is_hasty else PLANNER_WAYS)[name]
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
            self.minds[players].is_hasty = self.is_hasty
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
        everybody = (1 << count) - 1
        seen: list[list[float]] = []
        planned: list[int] = []
        fresh = True
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
            else:
                action = mind.act(state, everybody)
            acting, seat = state.phase == ACTING, state.seat
            game.apply(state, action, dice, journal)
            fresh = state.seat != seat
            share = ways.starts if fresh else ways.between
            if acting and state.phase != ACTING:
                share = ways.ends
                planned = []
            if game.outcome(state) == RUNNING and luck.random() < share:
                seen.append(mind.features(state))
        return seen, game.outcome(state) == WON
