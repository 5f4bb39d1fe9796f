"""Journal: what happened, noted by the rules while they apply an action."""

from typing import Final, TypeAlias

from forbidden_games.kernel.errors import KernelLimit

Event: TypeAlias = tuple[int, int, int, int]  # kind and three numbers

CAPACITY: Final = 64  # a deal notes fewer than thirty events, an action fewer than ten


class Journal:
    """Up to 64 events; a silent journal forgets them all, for search.

    Compiled code cannot raise, so a journal that overflows remembers it, and `events` complains.
    """

    def __init__(self, silent: bool = False) -> None:
        self.silent = silent
        self.size = 0
        self.overflowed = False
        self.numbers: list[int] = [0] * 256

    def note(self, kind: int, a: int, b: int, c: int) -> None:
        """Something happened. The rules never ask whether anyone listens."""
        if self.silent:
            return
        if self.size == CAPACITY:
            self.overflowed = True
            return
        place = 4 * self.size
        self.numbers[place] = kind
        self.numbers[place + 1] = a
        self.numbers[place + 2] = b
        self.numbers[place + 3] = c
        self.size += 1

    def clear(self) -> None:
        """Start a fresh page."""
        self.size = 0
        self.overflowed = False

    def events(self) -> list[Event]:
        """Everything noted, in order; raises KernelLimit if there was more than a journal holds."""
        if self.overflowed:
            raise KernelLimit(f"one action notes more than {CAPACITY} events: kernel/journal.py")
        return [
            (self.numbers[n], self.numbers[n + 1], self.numbers[n + 2], self.numbers[n + 3])
            for n in range(0, 4 * self.size, 4)
        ]
