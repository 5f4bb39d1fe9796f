"""Today's challenge: the same table for everybody, and how everybody fared."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final

from forbidden.bots.bot import Budget
from forbidden.bots.thinker import Thinker
from forbidden.games import find_game
from forbidden.kernel.dice import CHOICE, SEEDS, Dice
from forbidden.kernel.match import Match
from forbidden.server import wire
from forbidden.server.lobby import Lobby
from forbidden.server.store import Store, StoreError
from forbidden.server.thoughts import Thoughts

SECRET: Final = "challenge"
SECRET_BYTES: Final = 32
BOT: Final = "thinker"
GAMES: Final[tuple[wire.GameName, ...]] = ("island", "desert")
PLAYERS: Final = (2, 3, 4)
LEVELS: Final = ("normal", "normal", "elite")  # as often as they come

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Task:
    """What everybody plays on one day."""

    day: str
    game: wire.GameName
    config: dict[str, Any]
    seed: int


def this_day() -> date:
    """Today, the same everywhere."""
    return datetime.now(UTC).date()


class Challenges:
    """Nobody knows tomorrow's: days and a secret make the deals."""

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        thoughts: Thoughts,
        rollouts: int,  # that the thinker has for a turn
        today: Callable[[], date] = this_day,
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._thoughts = thoughts
        self._rollouts = rollouts
        self._today = today
        self._secret: bytes | None = None
        self._trying: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    async def today(self) -> wire.Challenge:
        """Today's challenge, and how many have won it so far."""
        task = await self._task()
        tried, won = await self._store.tries(task.day)
        bots = await self._store.bot_tries(task.day)
        if BOT not in bots and task.day not in self._trying:
            self._trying[task.day] = asyncio.create_task(self._try(task))
        return wire.Challenge(
            day=task.day,
            game=task.game,
            config=task.config,
            players=task.config["players"],
            tried=tried,
            won=won,
            bots_tried=len(bots),
            bots_won=sum(outcome == "won" for outcome in bots.values()),
        )

    async def make(self, name: str) -> wire.MadeTable:
        """A table of today's challenge."""
        task = await self._task()
        me = wire.SeatWish(who="me", name=name)
        wish = wire.NewTable(
            game=task.game,
            seats=[me] * int(task.config["players"]),
            config=task.config,
            seed=task.seed,
        )
        return await self._lobby.make(wish, challenge=task.day)

    async def close(self) -> None:
        """Break off what has begun."""
        self._is_closed = True
        for task in self._trying.values():
            task.cancel()

    async def _task(self) -> Task:
        if self._secret is None:
            self._secret = await self._store.secret(SECRET, secrets.token_bytes(SECRET_BYTES))
        return task_of(self._today().isoformat(), self._secret)

    async def _try(self, task: Task) -> None:
        """Let the thinker play it once."""
        outcome = await self._thoughts.think(lambda: self._play(task))
        if outcome:
            try:
                await self._store.keep_bot_try(task.day, BOT, outcome)
            except StoreError as error:
                log.warning("the thinker's try was not kept: %s", error)
                del self._trying[task.day]

    def _play(self, task: Task) -> str | None:
        game = find_game(task.game)
        match: Match[Any, Any] = Match(game, game.read_config(task.config), task.seed)
        thinker, dice = Thinker(Budget(self._rollouts)), Dice(secrets.randbelow(SEEDS))
        everybody = (1 << match.state.seats) - 1
        while not match.is_over and not self._is_closed:
            action = thinker.choose(game, match.state, everybody, dice)
            assert action is not None, "a bot for every seat never waits"
            match.play(action)
        outcome = game.outcome(match.state)
        return game.write_outcome(outcome) if match.is_over else None


def task_of(day: str, secret: bytes) -> Task:
    """The game, the table and the deal of a day."""
    digest = hmac.digest(secret, day.encode(), hashlib.sha256)
    dice = Dice(int.from_bytes(digest[:8]) % SEEDS)
    name = GAMES[dice.pick(CHOICE, len(GAMES))]
    game = find_game(name)
    left = list(game.roles)
    players = PLAYERS[dice.pick(CHOICE, len(PLAYERS))]
    roles = [left.pop(dice.pick(CHOICE, len(left))) for _ in range(players)]
    level = LEVELS[dice.pick(CHOICE, len(LEVELS))]
    config = game.write_config(game.read_config({"roles": roles, "level": level}))
    return Task(day, name, config, int.from_bytes(digest[8:16]) % SEEDS)
