"""The daily challenge: the same table for everybody, one try that counts, and how all fared."""

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any, Final, TypeVar

from forbidden_games.bots import bots_for
from forbidden_games.bots.advice import seats_in
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.info import GameInfo
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.seed import SHORT_SEEDS, write_seed
from forbidden_games.kernel.state import Table
from forbidden_games.server import wire
from forbidden_games.server.history import RUNNING, turns_of
from forbidden_games.server.lobby import Lobby
from forbidden_games.server.problems import HttpProblem
from forbidden_games.server.settings import Settings
from forbidden_games.server.store import Attempt, NumberTaken, Store, StoreError, TryCount
from forbidden_games.server.worker_pool import WorkerPool

SECRET: Final = "challenge"
SECRET_BYTES: Final = 32
BOT: Final = "thinker"
MOST_PLAYERS: Final = 4  # one person plays all the seats
ARCHIVE: Final = 30  # days that are listed, today's among them
LONG_SINCE: Final = "2026-11-19"  # days before had short seeds, and keep their deals

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True)
class Task:
    """What everybody plays on one day."""

    day: str
    game: str
    config: dict[str, Any]
    seed: int


def this_day() -> date:
    """Today, the same everywhere."""
    return datetime.now(UTC).date()


class Challenges:
    """Nobody knows tomorrow's: days and a secret make the deals.

    `visitors` are hashes of what a browser brings to be known again: see docs/protocol.md.
    """

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        pool: WorkerPool,
        settings: Settings,
        today: Callable[[], date] = this_day,
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._pool = pool
        self._settings = settings
        self._today = today
        self._secret: bytes | None = None
        self._worker: asyncio.Task[None] | None = None
        self._is_closed = False

    async def today(self, visitors: Collection[str]) -> wire.Challenge:
        """Today's challenge; the bots' tries begin, or go on."""
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._let_bots_try())
        return await self.of_day(self._today().isoformat(), visitors)

    async def of_day(self, day: str, visitors: Collection[str]) -> wire.Challenge:
        """The challenge of a day; raises HttpProblem if there is none to see."""
        self._expect_known(day)
        return await self._seen(day, (await self._store.attempts(visitors)).get(day))

    async def archive(self, visitors: Collection[str]) -> list[wire.Challenge]:
        """The last days, today first."""
        mine = await self._store.attempts(visitors)
        return [await self._seen(day, mine.get(day)) for day in self._days()]

    async def make(self, attempt: wire.Try, visitors: Collection[str]) -> wire.MadeTable:
        """A table of a challenge; today's counts, once for each browser. Raises HttpProblem."""
        day = attempt.day or self._today().isoformat()
        self._expect_known(day)
        counts = day == self._today().isoformat()
        if counts and day in await self._store.attempts(visitors):
            raise HttpProblem(409, "already-tried")
        task = await self._task(day)
        others = wire.SeatWish(who="open" if attempt.team else "me", name="")
        me = wire.SeatWish(who="me", name=attempt.name)
        wish = wire.NewTable(
            game=task.game,
            seats=[me, *[others if attempt.team else me] * (int(task.config["players"]) - 1)],
            config=task.config,
            seed=write_seed(task.seed),
            lobby=attempt.team,
            advice="off" if counts else "all",
        )
        try:
            return await self._lobby.make(
                wish, challenge=day, visitors=tuple(visitors) if counts else ()
            )
        except NumberTaken:  # two clicks at once
            raise HttpProblem(409, "already-tried") from None

    def is_today(self, day: str | None) -> bool:
        """Whether others have still to play the deal of this day: its seed is a secret so long."""
        return day is not None and day >= self._today().isoformat()

    async def close(self) -> None:
        """Break off what has begun."""
        self._is_closed = True
        if self._worker:
            self._worker.cancel()

    def _days(self) -> list[str]:
        return [(self._today() - timedelta(days=back)).isoformat() for back in range(ARCHIVE)]

    def _expect_known(self, day: str) -> None:
        if day not in self._days():
            raise HttpProblem(404, "no-such-challenge")

    async def _seen(self, day: str, mine: Attempt | None) -> wire.Challenge:
        """A challenge as a browser with this try may see it: results only afterwards."""
        task = await self._task(day)
        is_over = day != self._today().isoformat()
        people = await self._store.results(day)
        may_see = is_over or (mine is not None and mine.outcome != RUNNING)
        bots = await self._store.bot_results(day, BOT) if may_see else []
        return wire.Challenge(
            day=day,
            game=task.game,
            config=task.config,
            players=task.config["players"],
            goal=find_game(task.game).info.goal,
            is_over=is_over,
            mine=wire.MyTry(
                table=mine.table, outcome=mine.outcome, progress=mine.progress, turns=mine.turns
            )
            if mine
            else None,
            tried=sum(each.times for each in people),
            people=results(people) if may_see else None,
            bot=BOT,
            bots=results(bots) if may_see else None,
        )

    async def _task(self, day: str) -> Task:
        if self._secret is None:
            self._secret = await self._store.secret(SECRET, secrets.token_bytes(SECRET_BYTES))
        return task_of(day, self._secret)

    # Bots.

    async def _let_bots_try(self) -> None:
        """Today's challenge many times, then tomorrow's: with a bounded part of one processor."""
        for ahead in range(2):
            task = await self._task((self._today() + timedelta(days=ahead)).isoformat())
            while not self._is_closed:
                tried = sum(each.times for each in await self._store.bot_results(task.day, BOT))
                if tried >= self._settings.bot_tries:
                    break
                begun = time.monotonic()
                result = await self._pool.run(partial(self._play, task))
                if result is None:
                    return
                try:
                    await self._store.keep_bot_try(task.day, BOT, tried, result)
                except StoreError as error:
                    log.warning("a bot's try was not kept: %s", error)
                    return
                spent = time.monotonic() - begun
                await asyncio.sleep(spent * (1 / self._settings.bot_tries_share - 1))

    def _play(self, task: Task, share: float) -> TryCount | None:
        game = find_game(task.game)
        match: Match[Table] = Match(game, game.read_config(task.config), task.seed)
        thinker = Thinker(Budget(self._settings.try_rollouts))
        dice = Dice(secrets.randbelow(SHORT_SEEDS))
        everybody = seats_in(match.state, None)
        while not match.is_over and not self._is_closed:
            action = thinker.choose(game, match.state, everybody, dice)
            assert action is not None, "a bot for every seat never waits"
            match.play(action)
        if not match.is_over:
            return None
        outcome = game.write_outcome(game.outcome(match.state))
        return TryCount(outcome, game.progress(match.state), turns_of(match), 1)


def results(counts: Sequence[TryCount]) -> list[wire.TryResult]:
    """The best first: those who won, in the fewest turns; then those who came farthest."""
    ordered = sorted(
        counts, key=lambda each: (each.outcome != "won", -each.progress, each.turns, each.outcome)
    )
    return [
        wire.TryResult(
            outcome=each.outcome, progress=each.progress, turns=each.turns, times=each.times
        )
        for each in ordered
    ]


def task_of(day: str, secret: bytes) -> Task:
    """The game, the table and the deal of a day."""
    digest = hmac.digest(secret, day.encode(), hashlib.sha256)
    dice = Dice(int.from_bytes(digest[:8]) % SHORT_SEEDS)

    def pick(choices: Sequence[T]) -> T:
        return choices[dice.pick(CHOICE, len(choices))]

    game = pick([game for game in GAMES.values() if BOT in bots_for(game)])
    left = list(game.roles)
    players = pick([seats for seats in game.info.seats if seats <= MOST_PLAYERS])
    roles = [left.pop(dice.pick(CHOICE, len(left))) for _ in range(players)]
    level = pick(_levels(game.info))
    config = game.write_config(game.read_config({"roles": roles, "level": level}))
    if day < LONG_SINCE:
        return Task(day, game.name, config, int.from_bytes(digest[8:16]) % SHORT_SEEDS)
    return Task(day, game.name, config, int.from_bytes(digest[8:24]))


def _levels(info: GameInfo) -> tuple[str, ...]:
    """The usual level on two days of three, the next harder one on the third."""
    harder = info.levels[info.levels.index(info.level) :][:2][-1]
    return info.level, info.level, harder
