"""Writes: transactions of a database, together where each one alone would wait for the disk."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from forbidden_games.server.store import NumberTaken, StoreError

MOST_AT_ONCE: Final = 200  # writes that share one transaction

T = TypeVar("T")
Row: TypeAlias = dict[str, Any]
Outcome: TypeAlias = StoreError | None  # of a write: None if it is kept
Job: TypeAlias = Callable[[AsyncConnection], Awaitable[T]]


@dataclass
class _Write:
    """Something to be written, and who waits for it."""

    what: Any  # the row of a play, or a job
    done: asyncio.Future[Any]

    def settle(self, outcome: Any) -> None:
        """Wake whoever waits, unless they have gone."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Writes:
    """Does jobs in transactions. Plays that wait at the same time are written together.

    Where only one can write at a time (SQLite), everything else waits for its turn, too.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        write_plays: Callable[[Sequence[Row]], Awaitable[Sequence[Outcome]]],
        *,
        one_at_a_time: bool,
    ) -> None:
        self._engine = engine
        self._write_plays = write_plays
        self._one_at_a_time = one_at_a_time
        self._plays: list[_Write] = []
        self._jobs: list[_Write] = []
        self._news = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Write no more."""
        if self._worker:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker

    async def keep_play(self, row: Row) -> None:
        """Keep one more play, together with others that wait; raises StoreError."""
        await self._wait(self._plays, row)

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; whatever returns has been kept. Raises StoreError."""
        if not self._one_at_a_time:
            with as_store_errors():
                async with self._engine.begin() as connection:
                    return await job(connection)
        done: T = await self._wait(self._jobs, job)
        return done

    async def _wait(self, queue: list[_Write], what: Any) -> Any:
        write = _Write(what, asyncio.get_running_loop().create_future())
        queue.append(write)
        self._news.set()
        return await write.done

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._plays or self._jobs:
                if batch := _take(self._plays):
                    await self._keep_together(batch)
                if batch := _take(self._jobs):
                    await self._do_together(batch)

    async def _keep_together(self, batch: list[_Write]) -> None:
        try:
            outcomes = await self._write_plays([write.what for write in batch])
        except Exception as error:  # whoever waits has to hear of it
            outcomes = [StoreError(repr(error))] * len(batch)
        for write, outcome in zip(batch, outcomes, strict=True):
            write.settle(outcome)

    async def _do_together(self, batch: list[_Write]) -> None:
        try:
            async with self._engine.begin() as connection:
                results = [await write.what(connection) for write in batch]
        except Exception as error:
            if len(batch) == 1:
                return batch[0].settle(known(error))
            for write in batch:  # one of them does not fit: find out which
                await self._do_together([write])
            return
        for write, result in zip(batch, results, strict=True):
            write.settle(result)


def _take(queue: list[_Write]) -> list[_Write]:
    batch = queue[:MOST_AT_ONCE]
    del queue[:MOST_AT_ONCE]
    return batch


@contextmanager
def as_store_errors() -> Iterator[None]:
    """Whatever the database complains about, a room knows it as StoreError."""
    try:
        yield
    except Exception as error:
        raise known(error) from error


def known(error: Exception) -> Exception:
    """What the database complains about as a StoreError; any other fault as it is."""
    if isinstance(error, IntegrityError):
        return NumberTaken(str(error.orig))
    return StoreError(str(error)) if isinstance(error, SQLAlchemyError | OSError) else error
