"""BotSeats: the bots at a table choose off the event loop, and act as people do."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

from forbidden_games.bots import REGISTRY, find_bot
from forbidden_games.bots.bot import Bot, Budget
from forbidden_games.bots.manners import find_manners
from forbidden_games.bots.partner import Intent, Partner, Said
from forbidden_games.bots.thinker import Thinker
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.seed import SHORT_SEEDS
from forbidden_games.kernel.state import Table
from forbidden_games.plain import COMPILED
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.metrics import THINKING
from forbidden_games.server.settings import Settings
from forbidden_games.server.worker_pool import SHORTEST, NotWanted, WorkerPool

MOST_TRANSFERS: Final = 6  # in a row, with bots out of their turn among those who give
PLAIN_ROLLOUTS: Final = 20  # a plain thinker would hold everybody up

log = logging.getLogger(__name__)


class BotTable(Protocol):
    """What bots need to know of the table they sit at."""

    @property
    def id(self) -> str:
        """The name of the table."""

    @property
    def visitor(self) -> str:
        """The address for which bots think here."""

    @property
    def history(self) -> MatchHistory:
        """The match they play."""

    def bot_seats(self) -> Mapping[int, str]:
        """The seats that bots play for, and which bots; none while nobody watches."""

    def people_here(self) -> Collection[int]:
        """The seats whose players are people, and here."""

    def may_be_held(self) -> bool:
        """Whether a person who is here could still do something before the next card."""

    def is_held(self, seat: int) -> bool:
        """Whether somebody holds the next card of this seat back."""

    def show_thinking(self, seat: int | None) -> None:
        """Tell everybody that a seat thinks; None: nobody does."""

    async def tell_plan(self, said: Said) -> None:
        """Tell everybody what a bot says of its plan."""

    async def tell_coming(self, seat: int, seconds: float) -> None:
        """Tell everybody that a seat is about to reveal a card."""


class BotSeats:
    """The bots of one table. One mind speaks for all seats with bots of one kind."""

    def __init__(
        self,
        table: BotTable,
        act: Callable[[Action, int], Awaitable[None]],  # plays an action after a number of plays
        pool: WorkerPool,
        settings: Settings,
        pace: float,
    ) -> None:
        self._table = table
        self._act = act
        self._pool = pool
        self._settings = settings
        self._pace = pace
        self._minds: dict[str, Bot] = {}
        self._partners: dict[str, Partner] = {}
        self._waiting_since: float | None = None  # for a person who can win the game
        self._is_patient = True  # such a wait has not been in vain yet
        self._dice = Dice(secrets.randbelow(SHORT_SEEDS))  # their luck, not the match's
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def notify(self) -> None:
        """Wake the bots: something at the table has changed."""
        if self._task is None:
            if not self._table.bot_seats():
                return
            self._task = asyncio.create_task(self._sit())
        self._news.set()

    def leave(self) -> None:
        """Stop for good."""
        if self._task:
            self._task.cancel()

    async def close(self) -> None:
        """Stop, and let go of the table."""
        self.leave()
        if self._task:
            with suppress(asyncio.CancelledError):
                await self._task
        del self._table, self._act, self._task

    async def _sit(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self._take_turn()
            except NotWanted:
                self._table.show_thinking(None)
            except Exception:  # people can still play on, or put another bot there
                log.exception("a bot has failed: %s", self._table.history.record().to_json())
                self._table.show_thinking(None)

    async def _take_turn(self) -> None:
        since, number = time.monotonic(), self._table.history.number
        action = await self._decide()
        if action is None:
            self._table.show_thinking(None)
        elif await self._pause(action, since, number):
            await self._act(action, number)

    async def _decide(self) -> Action | None:
        """What some bot wants to do now: those of the seat to act are asked first."""
        history = self._table.history
        game, state = history.match.game, history.match.state
        bots = self._table.bot_seats()
        if history.is_over or not bots:
            return None
        to_act = game.to_act(state)
        self._table.show_thinking(to_act if to_act in bots else None)
        names = sorted(set(bots.values()), key=lambda name: bots.get(to_act) != name)
        state = state.copy()
        people = sum(1 << seat for seat in self._table.people_here())
        for name in names:
            seats = sum(1 << seat for seat, bot in bots.items() if bot == name)
            with THINKING.labels("bot").time():
                patient_for = people if self._is_patient else 0
                intent = await self._think(name, game, state, seats, patient_for)
            if intent.said:
                await self._table.tell_plan(intent.said)
            if intent.waits and self._has_patience(to_act in bots):
                return None
            if intent.waits:
                intent = await self._think(name, game, state, seats, 0)
            if intent.action is not None and not self._goes_in_circles(to_act, intent.action):
                return intent.action
        return forced(game, state, to_act, bots)

    def _has_patience(self, is_needed: bool) -> bool:
        """Whether the bots go on waiting for a person; `is_needed`: the table waits for them."""
        if not is_needed:
            return True
        now = time.monotonic()
        if self._waiting_since is None:
            self._waiting_since = now
            loop = asyncio.get_running_loop()
            loop.call_later(self._settings.patience_seconds + SHORTEST, self._news.set)
        self._is_patient = now < self._waiting_since + self._settings.patience_seconds
        return self._is_patient

    def _goes_in_circles(self, to_act: int, action: Action) -> bool:
        """Whether people and bots hand things to and fro while the table waits for somebody."""
        match = self._table.history.match
        if packed.seat_of(action) == to_act or not match.game.is_free_transfer(action):
            return False
        last = match.plays[-MOST_TRANSFERS:]
        return len(last) == MOST_TRANSFERS and all(
            match.game.is_free_transfer(play.action) for play in last
        )

    async def _think(
        self, name: str, game: Game[Table], state: Table, seats: int, people: int
    ) -> Intent:
        """What a bot means to do, once it is this table's turn to think; raises NotWanted."""
        table, number = self._table, self._table.history.number
        return await self._pool.run(
            partial(self._choose, name, game, state, seats, people),
            table.visitor,
            table.id,
            lambda: table.history.number == number and name in table.bot_seats().values(),
        )

    def _choose(
        self, name: str, game: Game[Table], state: Table, seats: int, people: int, share: float
    ) -> Intent:
        if name not in self._minds:
            self._minds[name] = find_bot(name, self._budget() if name == "thinker" else Budget())
        bot = self._minds[name]
        if isinstance(bot, Thinker) and COMPILED:
            bot.seconds = max(self._settings.turn_seconds * share, SHORTEST)
        manners = find_manners(game.name) if REGISTRY[name].needs_mind else None
        if not people or manners is None:
            return Intent(bot.choose(game, state, seats, self._dice))
        if name not in self._partners:
            self._partners[name] = Partner(bot, manners)
        return self._partners[name].intend(game, state, seats, people, self._dice)

    def _budget(self) -> Budget:
        return Budget(seconds=self._settings.turn_seconds) if COMPILED else Budget(PLAIN_ROLLOUTS)

    async def _pause(self, action: Action, since: float, number: int) -> bool:
        """Wait as people do, and while somebody holds the card; False if the table has changed."""
        turning = self._table.history.turns_a_card(action)
        seconds, seat = self._pace, packed.seat_of(action)
        if turning and self._pace and self._table.may_be_held():
            seconds = max(seconds, self._settings.pause_seconds)
            await self._table.tell_coming(seat, max(since + seconds - time.monotonic(), 0.0))
        was_held = False
        while self._table.history.number == number and seat in self._table.bot_seats():
            is_held = turning and self._table.is_held(seat)
            if was_held and not is_held:  # whoever else has something to do gets a moment again
                since = time.monotonic()
                await self._table.tell_coming(seat, seconds)
            was_held = is_held
            left = since + seconds - time.monotonic()
            if left <= 0 and not is_held:
                return True
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left if left > 0 else None):
                    await self._news.wait()
        self._news.set()
        return False


def forced(game: Game[Table], state: Table, to_act: int, bots: Mapping[int, str]) -> Action | None:
    """What somebody has to do although no bot wants to, if it is for bots alone to do it.

    The seat to act may have nothing to do but to be saved by others.
    """
    legal = game.legal_actions(state)
    own = [action for action in legal if packed.seat_of(action) == to_act] or legal
    if not all(packed.seat_of(action) in bots for action in own):
        return None
    return own[0] if own else None
