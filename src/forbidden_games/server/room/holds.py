"""CardHolds: who holds the next card back, so as to do something before it is turned over."""

import asyncio
from collections.abc import Callable, Collection


class CardHolds:
    """The seats of this process that hold the next card back, each for a limited time."""

    def __init__(self, seconds: float, expired: Callable[[int], None]) -> None:
        self._seconds = seconds
        self._expired = expired  # called when a seat has held for long enough
        self._timers: dict[int, asyncio.TimerHandle] = {}  # by seat

    @property
    def seats(self) -> frozenset[int]:
        """The seats that hold."""
        return frozenset(self._timers)

    def hold(self, seat: int) -> None:
        """Hold for this seat, from now on for the full time."""
        self.release(seat)
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(self._seconds, self._expired, seat)

    def release(self, seat: int) -> bool:
        """Let the next card come as far as this seat is concerned; whether it held."""
        timer = self._timers.pop(seat, None)
        if timer:
            timer.cancel()
        return timer is not None

    def expire(self, seat: int) -> bool:
        """Release a seat whose time is over; False if it has begun to hold again meanwhile."""
        timer = self._timers.get(seat)
        is_due = timer is not None and timer.when() <= asyncio.get_running_loop().time()
        return is_due and self.release(seat)

    def keep(self, seats: Collection[int]) -> bool:
        """Release all seats but these; whether there was one."""
        return any([self.release(seat) for seat in self.seats.difference(seats)])
