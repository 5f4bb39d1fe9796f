"""WorkerPool: whatever takes long is done in a bounded number of threads, off the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class WorkerPool:
    """A pool of threads: compiled bots let go of the interpreter lock while they think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0  # jobs that run or are in the queue
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="worker")

    async def run(self, job: Callable[[], T]) -> T:
        """What the job returns, run in a thread of the pool."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, job)
        finally:
            self.waiting -= 1

    @property
    def share(self) -> float:
        """The part of a job's usual time that is left for each, so that nobody waits long."""
        return min(1.0, self.workers / max(self.waiting, 1))

    def close(self) -> None:
        """Drop the jobs that have not begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)
