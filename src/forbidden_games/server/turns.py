"""Turns: a queue in which everybody who waits has a turn, however much somebody else has asked."""

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What each has asked for comes in the order asked; between them it goes round.

    `whose` may have several levels: a visitor and one of their tables, say. Then it goes round
    between visitors, and in a visitor's turn between the tables of that visitor.
    """

    def __init__(self) -> None:
        self._direct: deque[T] = deque()  # what belongs to nobody further down
        self._below: dict[Hashable, Turns[T]] = {}  # whoever is next comes first
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, item: T, *whose: Hashable) -> None:
        """Let something wait for a turn of somebody."""
        self._size += 1
        if not whose:
            self._direct.append(item)
            return
        first, *rest = whose
        self._below.setdefault(first, Turns()).put(item, *rest)

    def take(self) -> T:
        """What is next; raises IndexError if nothing waits."""
        if not self._size:
            raise IndexError("nobody waits for a turn")
        self._size -= 1
        if self._direct:
            return self._direct.popleft()
        first = next(iter(self._below))
        queue = self._below.pop(first)
        item = queue.take()
        if queue:
            self._below[first] = queue  # behind everybody else
        return item

    def drop(self, whose: Hashable) -> int:
        """Forget what somebody has asked for; how much it was."""
        dropped = len(self._below.pop(whose, ()))
        self._size -= dropped
        return dropped

    def waiting(self, whose: Hashable) -> int:
        """How much somebody has waiting."""
        return len(self._below.get(whose, ()))
