"""WorkerPool: whatever takes long is done in a bounded number of threads, off the event loop."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar

from forbidden_games.server.turns import Turns

SHORTEST: Final = 0.1  # seconds of thought, however many think

T = TypeVar("T")


class NotWanted(Exception):
    """A job was not begun, because by its turn nobody needed its answer any more."""


@dataclass(frozen=True)
class _Waiting:
    """A job, and who is told when its turn has come."""

    visitor: str
    is_wanted: Callable[[], bool]
    begun: "asyncio.Future[None]"


class WorkerPool:
    """A pool of threads that visitors take turns in: compiled bots let go of the interpreter lock.

    A visitor is an address; "" is the server itself. Turns go round between visitors, and in a
    visitor's turn between the tables of that visitor, so whoever has asked for one thing waits for
    one job of everybody else at most.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="worker")
        self._turns: Turns[_Waiting] = Turns()
        self._unfinished: Counter[str] = Counter()  # jobs that wait or run, by visitor
        self._running = 0

    async def run(
        self,
        job: Callable[[float], T],
        visitor: str = "",
        table: str = "",
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> T:
        """What the job returns, run in a thread of the pool; raises NotWanted.

        The job is told which part of its usual time it has. Whether it `is_wanted` is asked when
        its turn comes; so is whether anybody still waits here.
        """
        self._unfinished[visitor] += 1
        running: Future[T] | None = None
        try:
            await self._turn(visitor, table, is_wanted)
            running = self._pool.submit(job, self.share(visitor))
        finally:
            if running is None:
                self._forget(visitor)
        loop = asyncio.get_running_loop()
        running.add_done_callback(lambda _: self._end(loop, visitor))
        return await asyncio.wrap_future(running)

    def share(self, visitor: str) -> float:
        """The part of the usual time that a job of this visitor has.

        All who wait have the same time together, and each divides it among their own jobs.
        """
        jobs = len(self._unfinished) * max(self._unfinished[visitor], 1)
        return min(1.0, self.workers / max(jobs, 1))

    @property
    def waiting(self) -> int:
        """How many jobs wait or run."""
        return self._unfinished.total()

    def unfinished(self, visitor: str) -> int:
        """How many jobs of a visitor wait or run."""
        return self._unfinished[visitor]

    def close(self) -> None:
        """Drop the jobs that have not begun."""
        while self._turns:
            self._turns.take().begun.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, visitor: str, table: str, is_wanted: Callable[[], bool]) -> None:
        """Wait until a thread is free for this visitor; from then on it is taken."""
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(_Waiting(visitor, is_wanted, begun), visitor, table)
        self._begin()
        try:
            await begun
        except asyncio.CancelledError:
            if begun.done() and not begun.cancelled() and not begun.exception():
                self._running -= 1  # at the very moment in which its turn came
                self._begin()
            raise

    def _begin(self) -> None:
        """Let those begin whose turn it is, as long as threads are free."""
        while self._running < self.workers and self._turns:
            next_one = self._turns.take()
            if next_one.begun.done():
                continue  # whoever waited has gone
            if next_one.is_wanted():
                self._running += 1
                next_one.begun.set_result(None)
            else:
                next_one.begun.set_exception(NotWanted())

    def _end(self, loop: asyncio.AbstractEventLoop, visitor: str) -> None:
        """A thread is free again; called from that thread."""

        def free() -> None:
            self._running -= 1
            self._forget(visitor)
            self._begin()

        with suppress(RuntimeError):  # the loop has ended before the job
            loop.call_soon_threadsafe(free)

    def _forget(self, visitor: str) -> None:
        self._unfinished[visitor] -= 1
        if not self._unfinished[visitor]:
            del self._unfinished[visitor]
