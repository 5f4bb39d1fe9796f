"""SearchTree: the tables that a search has found, by the actions that are left there."""

from typing import Final

from forbidden_games.games.island.cards import ACTIONS
from forbidden_games.games.island.state import NOBODY
from forbidden_games.kernel.packed import Action

NODES: Final = 2048
SLOTS: Final = 4096  # of the table of keys, twice as many
LAYERS: Final = ACTIONS + 1  # by actions left


class SearchTree:
    """Nodes are numbers; each is a table with the action that led to it from its parent."""

    def __init__(self) -> None:
        self.size = 0
        self.parents: list[int] = [0] * 2048
        self.actions: list[int] = [0] * 2048
        self.sheds: list[int] = [0] * 2048  # what the receiver of a gift sheds at once, or 0
        self.lefts: list[int] = [0] * 2048
        self.frees: list[int] = [0] * 2048  # special cards on the way there
        self.values: list[float] = [0.0] * 2048
        self.ranks: list[float] = [0.0] * 2048  # how promising each is
        # The tables of each layer that were not followed yet, in the order they were found.
        self.firsts: list[int] = [0] * 4
        self.lasts: list[int] = [0] * 4
        self.nexts: list[int] = [0] * 2048
        self.keys: list[int] = [0] * 2048
        self.slots: list[int] = [0] * 4096  # numbers of tables, counted from this base on:
        self.base = 0  # what is below is of earlier searches

    def clear(self) -> None:
        """Forget every table."""
        self.size = 0
        self.base += NODES
        for left in range(LAYERS):
            self.firsts[left] = NOBODY

    def add(self, key: int, left: int) -> int:
        """A new node of this layer, the rest still open; NOBODY for a known key or without room."""
        if self.size == NODES:
            return NOBODY
        slot = key & (SLOTS - 1)
        while self.slots[slot] >= self.base:
            if self.keys[self.slots[slot] - self.base] == key:
                return NOBODY
            slot = (slot + 1) & (SLOTS - 1)
        node = self.size
        self.size += 1
        self.slots[slot] = self.base + node
        self.keys[node] = key
        self.lefts[node] = left
        self.nexts[node] = NOBODY
        if self.firsts[left] == NOBODY:
            self.firsts[left] = node
        else:
            self.nexts[self.lasts[left]] = node
        self.lasts[left] = node
        return node

    def take_next(self, left: int) -> int:
        """Take out the most promising table of this layer that was not followed yet, or NOBODY."""
        best = NOBODY
        before_best = NOBODY
        before = NOBODY
        node = self.firsts[left]
        while node != NOBODY:
            if best == NOBODY or self.ranks[node] > self.ranks[best]:
                best = node
                before_best = before
            before = node
            node = self.nexts[node]
        if best == NOBODY:
            return NOBODY
        if before_best == NOBODY:
            self.firsts[left] = self.nexts[best]
        else:
            self.nexts[before_best] = self.nexts[best]
        if self.lasts[left] == best:
            self.lasts[left] = before_best
        return best

    def best(self) -> int:
        """The table of the highest value; of equal ones the first."""
        best = 0
        for node in range(1, self.size):
            if self.values[node] > self.values[best]:
                best = node
        return best

    def opening(self, node: int) -> Action:
        """The first action on the way to a table; 0 for the start itself."""
        action = 0
        while node > 0:
            action = self.actions[node]
            node = self.parents[node]
        return action
