"""Allowances: how much of something one visitor may have in a time."""

import time
from collections.abc import Callable
from typing import Final

MOST_KNOWN: Final = 10_000  # visitors that are remembered


class Bucket:
    """Fills with time up to a brim; each thing done takes one out."""

    def __init__(self, a_second: float, brim: float, now: float) -> None:
        self._a_second = a_second
        self._brim = brim
        self._level = brim
        self._since = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self._level = min(self._level + (now - self._since) * self._a_second, self._brim)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Allowance:
    """A bucket for each visitor."""

    def __init__(self, an_hour: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._an_hour = an_hour
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, visitor: str) -> bool:
        """Whether this visitor may do it once more."""
        now = self._clock()
        bucket = self._buckets.pop(visitor, None)
        if bucket is None:
            bucket = Bucket(self._an_hour / 3600, self._an_hour, now)
        self._buckets[visitor] = bucket  # the latest one last
        if len(self._buckets) > MOST_KNOWN:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)
