"""ValueCache: what tables were found to be worth, as long as nothing is turned over."""

from typing import Final

from forbidden_games.kernel import mixing

UPPER: Final = 55  # bits below those that choose one of 512 slots: these depend on the whole key


class ValueCache:
    """Numbers by key; one that falls into the slot of another takes its place."""

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
        """Look a key up; if it is known, `worth` is what it is worth."""
        self.key = key
        self.slot = mixing.mix(key, 0) >> UPPER
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
