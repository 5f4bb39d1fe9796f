"""Allowances: how much of something one visitor may have in a time."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

MOST_KNOWN: Final = 10_000  # visitors that are remembered


class Bucket:
    """Fills with time up to a brim; each thing done takes some out."""

    def __init__(self, a_second: float, brim: float, now: float) -> None:
        self._a_second = a_second
        self._brim = brim
        self._level = brim
        self._since = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there was as much left; more than a full bucket costs a full one."""
        self._fill(now)
        cost = min(cost, self._brim)
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def owe(self, now: float, longest: float) -> float | None:
        """Take one, even if there is none left: the seconds to wait until there would be.

        None, and nothing taken, if that would be longer than so many seconds.
        """
        self._fill(now)
        wait = max((1 - self._level) / self._a_second, 0.0)
        if wait > longest:
            return None
        self._level -= 1
        return wait

    def seconds_left(self, now: float) -> float:
        """Seconds until there is one."""
        self._fill(now)
        return max((1 - self._level) / self._a_second, 0.0)

    def _fill(self, now: float) -> None:
        self._level = min(self._level + (now - self._since) * self._a_second, self._brim)
        self._since = now


class Allowance:
    """A bucket for each visitor."""

    def __init__(
        self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    @classmethod
    def an_hour(cls, number: int, clock: Callable[[], float] = time.monotonic) -> "Allowance":
        """So many in any hour, all at once if need be."""
        return cls(number / 3600, number, clock)

    def take(self, visitor: str) -> bool:
        """Whether this visitor may do it once more."""
        return self._bucket(visitor).take(self._clock())

    def seconds_left(self, visitor: str) -> float:
        """Seconds until this visitor may do it again."""
        return self._bucket(visitor).seconds_left(self._clock())

    def _bucket(self, visitor: str) -> Bucket:
        bucket = self._buckets.pop(visitor, None)
        if bucket is None:
            bucket = Bucket(self._a_second, self._at_once, self._clock())
        self._buckets[visitor] = bucket  # the latest one last
        if len(self._buckets) > MOST_KNOWN:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class AtOnce:
    """How many of something a visitor may have at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._begun: Counter[str] = Counter()

    def begin(self, visitor: str) -> bool:
        """Whether this visitor may have one more; if so, it counts until `end`."""
        if self._begun[visitor] >= self._most:
            return False
        self._begun[visitor] += 1
        return True

    def end(self, visitor: str) -> None:
        """One is over."""
        self._begun -= Counter({visitor: 1})  # without those that come to nothing
