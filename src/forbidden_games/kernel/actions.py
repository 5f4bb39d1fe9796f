"""Actions: the buffer into which a game writes what is legal."""

from typing import Final

from forbidden_games.kernel import bits, packed
from forbidden_games.kernel.errors import KernelLimit
from forbidden_games.kernel.packed import Action

CAPACITY: Final = 2048  # the fullest table found has fewer than 1,200 legal actions
FREE_IN_A_ROW: Final = 2  # free transfers that a program takes at once; more could go on for ever


class Actions:
    """A list of actions with a fixed place in memory.

    Compiled code cannot raise, so a list that overflows remembers it, and `check` complains.
    """

    def __init__(self) -> None:
        self.size = 0
        self.cut = 0  # where the free transfers begin, if a game has them
        self.overflowed = False
        self.items: list[Action] = [0] * 2080  # the capacity, and room for one whole set

    def clear(self) -> None:
        """Forget everything."""
        self.size = 0

    def drop_free(self) -> None:
        """Forget the free transfers: programs take only a few of them in a row."""
        self.size = self.cut

    def add(self, kind: int, seat: int, first: int, second: int, third: int) -> None:
        """One action."""
        if self.size >= CAPACITY:
            self.overflowed = True
            return
        self.items[self.size] = packed.action(kind, seat, first, second, third)
        self.size += 1

    def add_each(self, kind: int, seat: int, firsts: int) -> None:
        """One action for each member of a set, as its first number."""
        if self.size >= CAPACITY:
            self.overflowed = True
            return
        start = packed.action(kind, seat, 0, 0, 0)
        unit = packed.action(0, 0, 1, 0, 0)
        size = self.size
        items = self.items
        while firsts:
            items[size] = start + unit * bits.lowest(firsts)
            size += 1
            firsts &= firsts - 1
        self.size = size

    def add_each_second(self, kind: int, seat: int, first: int, seconds: int) -> None:
        """One action for each member of a set, as its second number."""
        if self.size >= CAPACITY:
            self.overflowed = True
            return
        start = packed.action(kind, seat, first, 0, 0)
        unit = packed.action(0, 0, 0, 1, 0)
        size = self.size
        items = self.items
        while seconds:
            items[size] = start + unit * bits.lowest(seconds)
            size += 1
            seconds &= seconds - 1
        self.size = size

    def at(self, n: int) -> Action:
        """The action with n before it."""
        return self.items[n]

    def check(self) -> None:
        """Raise KernelLimit if there were ever more actions than there is room for."""
        if self.overflowed:
            raise KernelLimit(f"more than {CAPACITY} actions are legal at once: kernel/actions.py")

    def listed(self) -> list[Action]:
        """Every action, as a list for Python; raises KernelLimit if there are too many."""
        if self.overflowed:
            self.check()
        return [self.items[n] for n in range(self.size)]
