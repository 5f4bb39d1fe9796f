"""Inbox: what happens to a room, one thing after another."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import TypeAlias

from forbidden_games.server.store import StoreError
from forbidden_games.server.turns import Turns

log = logging.getLogger(__name__)

Job: TypeAlias = Callable[[], Awaitable[None]]


class Inbox:
    """Does one job after another; a job that fails does not stop the next.

    The table's own jobs come first: who has left, what other processes tell, what a bot does. Then
    turns go round between the browsers: whoever sends a lot waits for it alone. After each job
    everything else in the process has its turn.
    """

    def __init__(self, table: str, after_fault: Job, most: int = 30) -> None:
        self._table = table
        self._after_fault = after_fault
        self._most = most  # jobs of one browser that may wait
        self._turns: Turns[Job] = Turns()
        self._news = asyncio.Event()
        self._is_closing = False
        self._worker = asyncio.create_task(self._work())

    @property
    def is_empty(self) -> bool:
        """Whether no job waits."""
        return not self._turns

    def post(self, job: Job) -> None:
        """Do this after the other jobs of the table itself."""
        self._turns.put(job)
        self._news.set()

    def post_from(self, sender: Hashable, job: Job) -> bool:
        """Do this after the other jobs of its sender; False if too many of those wait."""
        if self._turns.waiting(sender) >= self._most:
            return False
        self._turns.put(job, sender)
        self._news.set()
        return True

    async def done_with(self, sender: Hashable) -> None:
        """Wait until what waits of this sender is done."""
        done = asyncio.Event()

        async def note() -> None:
            done.set()

        self._turns.put(note, sender)
        self._news.set()
        await done.wait()

    def has(self, sender: Hashable) -> bool:
        """Whether something waits of this sender."""
        return self._turns.waiting(sender) > 0

    def drop(self, sender: Hashable) -> None:
        """Forget what waits of a sender who has gone."""
        self._turns.drop(sender)

    async def close(self) -> None:
        """Finish what was posted, then stop and let go of the room."""
        self._is_closing = True
        self._news.set()
        await self._worker
        del self._worker, self._after_fault

    async def _work(self) -> None:
        while not (self._is_closing and not self._turns):
            self._news.clear()
            while self._turns:
                await self._do(self._turns.take())
                await asyncio.sleep(0)
            if not self._is_closing:
                await self._news.wait()

    async def _do(self, job: Job) -> None:
        try:
            await job()
        except StoreError as error:
            log.error("table %s cannot reach the store: %s", self._table, error)
        except Exception:
            log.exception("a fault at table %s", self._table)
            await self._after_fault()
