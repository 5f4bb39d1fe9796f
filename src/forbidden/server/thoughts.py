"""Thoughts: whatever takes long is done in a bounded number of threads, off the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Thoughts:
    """A pool of threads: compiled minds let go of the interpreter lock while they think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0  # thoughts begun or in the queue
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="thought")

    async def think(self, work: Callable[[], T]) -> T:
        """What `work` returns."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self.waiting -= 1

    @property
    def share(self) -> float:
        """The part of a thought's usual time that is left for each, so that nobody waits long."""
        return min(1.0, self.workers / max(self.waiting, 1))

    def close(self) -> None:
        """Drop what has not begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)
