"""CardHolds: who holds the next card back, so as to do something before it is turned over."""

import asyncio
from collections.abc import Callable, Collection


class CardHolds:
    """The seats of this process that hold the next card back.

    A card is held for so many seconds in all, however many seats hold it and however often.
    """

    def __init__(self, seconds: float, expired: Callable[[int], None]) -> None:
        self._seconds = seconds
        self._expired = expired  # called when a card has been held for long enough
        self._timers: dict[int, asyncio.TimerHandle] = {}  # by seat
        self._card = -1  # the number of the card that is held, or was held last
        self._held = 0.0  # for how many seconds, up to `_since`
        self._since = 0.0  # when that was counted
        self._is_held = False  # from then on, by a seat here or in another process

    def close(self) -> None:
        """Release all, and let go of the room."""
        self.keep(())
        del self._expired

    @property
    def seats(self) -> frozenset[int]:
        """The seats that hold."""
        return frozenset(self._timers)

    def hold(self, seat: int, card: int) -> bool:
        """Hold a card for this seat for what is left of its time; False if nothing is left."""
        self.count(self._is_held)
        if card != self._card:
            self._card, self._held = card, 0.0
        left = self._seconds - self._held
        if left <= 0:
            return False
        if seat not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[seat] = loop.call_later(left, self._expired, seat)
        self._is_held = True
        return True

    def count(self, is_held: bool) -> None:
        """Count the time up to now; `is_held`: whether it goes on, here or in another process."""
        now = asyncio.get_running_loop().time()
        if self._is_held:
            self._held += now - self._since
        self._since, self._is_held = now, is_held

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
