"""Memo: what tables were found to be worth, until their piles or the land change."""

from typing import Final

SLOTS: Final = 512  # a table that falls into the slot of another takes its place
MIX: Final = 0x9E3779B97F4A7C15
MASK: Final = 0xFFFFFFFFFFFFFFFF


class Memo:
    """Numbers by key."""

    def __init__(self) -> None:
        self.age = 0
        self.slot = 0  # of the key asked for last
        self.key = 0
        self.worth = 0.0  # what is known of it
        self.ages: list[int] = [0] * 512
        self.keys: list[int] = [0] * 512
        self.worths: list[float] = [0.0] * 512

    def forget(self) -> None:
        """Nothing is known any more."""
        self.age += 1

    def knows(self, key: int) -> bool:
        """Whether `worth` is that of this key now."""
        self.key = key
        self.slot = (key * MIX & MASK) >> 55
        if self.ages[self.slot] != self.age or self.keys[self.slot] != key:
            return False
        self.worth = self.worths[self.slot]
        return True

    def keep(self, worth: float) -> None:
        """Remember this of the key asked for last."""
        self.worth = worth
        self.ages[self.slot] = self.age
        self.keys[self.slot] = self.key
        self.worths[self.slot] = worth
