"""Writes: transactions of a database, together where each one alone would wait for the disk."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from forbidden_games.server.store import NumberTaken, StoreError
from forbidden_games.server.store.tables import plays

MOST_AT_ONCE: Final = 200  # writes that share one transaction

T = TypeVar("T")
Row: TypeAlias = dict[str, Any]


@dataclass
class _Write:
    """Something to be written, and who waits for it."""

    job: Callable[[AsyncConnection], Awaitable[Any]]
    row: Row | None  # all there is to do, if it is one more play
    done: asyncio.Future[Any]


class Writes:
    """Does jobs in transactions; SQLite has one writer, so there many jobs share one."""

    def __init__(self, engine: AsyncEngine, is_batched: bool) -> None:
        self._engine = engine
        self._is_batched = is_batched
        self._queue: asyncio.Queue[_Write] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        if self._is_batched:
            self._worker = asyncio.create_task(self._write_together())

    async def close(self) -> None:
        """Write no more."""
        if self._worker:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker

    async def write(
        self, job: Callable[[AsyncConnection], Awaitable[T]], row: Row | None = None
    ) -> T:
        """Do a job in a transaction; whatever returns has been kept. Raises StoreError."""
        if not self._is_batched:
            return await self._write_alone(job)
        write = _Write(job, row, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(write)
        done: T = await write.done
        return done

    async def _write_alone(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        with as_store_errors():
            async with self._engine.begin() as connection:
                return await job(connection)

    async def _write_together(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
            try:
                async with self._engine.begin() as connection:
                    results = await _write_all(connection, batch)
            except SQLAlchemyError:
                await self._write_one_by_one(batch)
                continue
            for write, result in zip(batch, results, strict=True):
                if not write.done.done():
                    write.done.set_result(result)

    async def _write_one_by_one(self, batch: list[_Write]) -> None:
        """One of them does not fit: find out which."""
        for write in batch:
            try:
                result = await self._write_alone(write.job)
            except StoreError as error:
                if not write.done.done():
                    write.done.set_exception(error)
            else:
                if not write.done.done():
                    write.done.set_result(result)


async def _write_all(connection: AsyncConnection, batch: list[_Write]) -> list[Any]:
    """Most of what is written are plays: they go into one statement."""
    rows = [write.row for write in batch if write.row is not None]
    if rows:
        await connection.execute(insert(plays), rows)
    return [None if write.row is not None else await write.job(connection) for write in batch]


@contextmanager
def as_store_errors() -> Iterator[None]:
    """Whatever the database complains about, a room knows it as StoreError."""
    try:
        yield
    except IntegrityError as error:
        raise NumberTaken(str(error.orig)) from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(str(error)) from error
