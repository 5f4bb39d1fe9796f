"""Inbox: what happens to a room, one thing after another."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from forbidden_games.server.store import StoreError

log = logging.getLogger(__name__)

Job: TypeAlias = Callable[[], Awaitable[None]]


class Inbox:
    """Does jobs in the order in which they were posted; a job that fails does not stop the next."""

    def __init__(self, table: str, after_fault: Job) -> None:
        self._table = table
        self._after_fault = after_fault
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._worker = asyncio.create_task(self._work())

    @property
    def is_empty(self) -> bool:
        """Whether no job waits."""
        return self._jobs.empty()

    def post(self, job: Job) -> None:
        """Do this after everything that was posted before."""
        self._jobs.put_nowait(job)

    async def close(self) -> None:
        """Finish what was posted, then stop and let go of the room."""
        await self._jobs.join()
        self._worker.cancel()
        with suppress(asyncio.CancelledError):
            await self._worker
        del self._worker, self._after_fault

    async def _work(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await job()
            except StoreError as error:
                log.error("table %s cannot reach the store: %s", self._table, error)
            except Exception:
                log.exception("a fault at table %s", self._table)
                await self._after_fault()
            finally:
                self._jobs.task_done()
