"""Bots at a table: they choose off the event loop, and act through the same door as people."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from forbidden.bots import find_bot
from forbidden.bots.bot import Bot, Budget
from forbidden.bots.thinker import Thinker
from forbidden.kernel import packed
from forbidden.kernel.dice import SEEDS, Dice
from forbidden.kernel.packed import Action
from forbidden.plain import COMPILED
from forbidden.server.course import Course, turns_a_card
from forbidden.server.settings import Settings
from forbidden.server.thoughts import Thoughts

MOST_TRANSFERS: Final = 6  # in a row, with bots out of their turn among those who give
SHORTEST: Final = 0.1  # seconds of thought, however many tables think
PLAIN_ROLLOUTS: Final = 20  # a plain thinker would hold everybody up


log = logging.getLogger(__name__)


class Table(Protocol):
    """What bots need to know of the room they sit in."""

    course: Course

    def bots(self) -> Mapping[int, str]:
        """The seats that bots play for, and which ones; none while nobody looks."""

    def may_be_held(self) -> bool:
        """Whether a person who is here could still do something before the next card."""

    def is_held(self, seat: int) -> bool:
        """Whether somebody holds the next card of this seat back."""

    def think_aloud(self, seat: int | None) -> None:
        """Tell everybody that a seat thinks."""

    async def act_for_bot(self, words: str, after: int) -> None:
        """Play a bot's action."""


class BotSeats:
    """The bots of one table. One mind speaks for all seats with bots of one kind."""

    def __init__(self, table: Table, thoughts: Thoughts, settings: Settings, pace: float) -> None:
        self._table = table
        self._thoughts = thoughts
        self._settings = settings
        self._pace = pace
        self._minds: dict[str, Bot] = {}
        self._dice = Dice(secrets.randbelow(SEEDS))  # their luck in thought, not the match's
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Something at the table has changed."""
        if self._task is None:
            if not self._table.bots():
                return
            self._task = asyncio.create_task(self._sit())
        self._news.set()

    def leave(self) -> None:
        """Stop for good."""
        if self._task:
            self._task.cancel()

    async def _sit(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self._take_turn()
            except Exception:  # people can still play on, or put another bot there
                log.exception("a bot has failed: %s", self._table.course.record().to_json())
                self._table.think_aloud(None)

    async def _take_turn(self) -> None:
        since, number = time.monotonic(), self._table.course.number
        words = await self._decide()
        if words is None:
            self._table.think_aloud(None)
        elif await self._pause(words, since, number):
            await self._table.act_for_bot(words, number)

    async def _decide(self) -> str | None:
        """The words of what some bot wants to do now: those of the seat to act are asked first."""
        course = self._table.course
        game, state = course.match.game, course.match.state
        bots = self._table.bots()
        if course.is_over or not bots:
            return None
        to_act = game.to_act(state)
        self._table.think_aloud(to_act if to_act in bots else None)
        names = sorted(set(bots.values()), key=lambda name: bots.get(to_act) != name)
        state = state.copy()
        for name in names:
            seats = sum(1 << seat for seat, bot in bots.items() if bot == name)
            action = await self._thoughts.think(partial(self._choose, name, game, state, seats))
            if action is not None and not self._goes_in_circles(to_act, action):
                return str(game.write_action(state, action))
        forced = self._forced(game, state, to_act, bots)
        return None if forced is None else str(game.write_action(state, forced))

    def _forced(self, game: Any, state: Any, to_act: int, bots: Mapping[int, str]) -> Action | None:
        """What somebody has to do although no bot wants to, if it is for bots alone to do it.

        The seat to act may have nothing to do but to be saved by others.
        """
        legal = game.legal_actions(state)
        own = [action for action in legal if packed.seat_of(action) == to_act] or legal
        if not all(packed.seat_of(action) in bots for action in own):
            return None
        return own[0] if own else None

    def _goes_in_circles(self, to_act: int, action: Action) -> bool:
        """Whether people and bots hand things to and fro while the table waits for somebody."""
        match = self._table.course.match
        if packed.seat_of(action) == to_act or not match.game.is_free_transfer(action):
            return False
        last = match.plays[-MOST_TRANSFERS:]
        return len(last) == MOST_TRANSFERS and all(
            match.game.is_free_transfer(play.action) for play in last
        )

    def _choose(self, name: str, game: Any, state: Any, seats: int) -> Action | None:
        if name not in self._minds:
            self._minds[name] = find_bot(name, self._budget() if name == "thinker" else Budget())
        bot = self._minds[name]
        if isinstance(bot, Thinker) and COMPILED:
            seconds = self._settings.turn_seconds * self._thoughts.share
            bot.seconds = max(seconds, SHORTEST)
        return bot.choose(game, state, seats, self._dice)

    def _budget(self) -> Budget:
        return Budget(seconds=self._settings.turn_seconds) if COMPILED else Budget(PLAIN_ROLLOUTS)

    async def _pause(self, words: str, since: float, number: int) -> bool:
        """Wait as people do, and while somebody holds the card; False if the table has changed."""
        turning = turns_a_card(words)
        seconds = self._pace
        if turning and self._pace and self._table.may_be_held():
            seconds = max(seconds, self._settings.pause_seconds)
        seat = int(words.split()[0])
        while self._table.course.number == number and seat in self._table.bots():
            left = since + seconds - time.monotonic()
            if left <= 0 and not (turning and self._table.is_held(seat)):
                return True
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), left if left > 0 else None)
        self._news.set()
        return False
