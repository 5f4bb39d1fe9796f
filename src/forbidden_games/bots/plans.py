"""Plans: lists of actions that a bot weighs against each other."""

from typing import Final

from forbidden_games.kernel.packed import Action

CAPACITY: Final = 512  # plans
LONGEST: Final = 24  # actions in one of them


class Plans:
    """Up to 512 plans, each with its actions, a value, and a key of the table it leads to."""

    def __init__(self) -> None:
        self.size = 0
        self.is_judged = False  # whether the values are winning chances
        self.actions: list[int] = [0] * 12288  # LONGEST for each
        self.lengths: list[int] = [0] * 512
        self.values: list[float] = [0.0] * 512
        self.keys: list[int] = [0] * 512

    def clear(self) -> None:
        """Forget every plan."""
        self.size = 0
        self.is_judged = False

    def has(self, key: int) -> bool:
        """Whether some plan leads to this table."""
        for plan in range(self.size):
            if self.keys[plan] == key:
                return True
        return False

    def add(self, value: float, key: int) -> int:
        """A new plan without actions: its number, or -1 when there is no place left."""
        if self.size == CAPACITY:
            return -1
        plan = self.size
        self.size += 1
        self.lengths[plan] = 0
        self.values[plan] = value
        self.keys[plan] = key
        return plan

    def extend(self, plan: int, action: Action) -> None:
        """One more action at the end of a plan; a full plan stays as it is."""
        length = self.lengths[plan]
        if length < LONGEST:
            self.actions[LONGEST * plan + length] = action
            self.lengths[plan] = length + 1

    def action(self, plan: int, step: int) -> Action:
        """The action of a plan with this many before it."""
        return self.actions[LONGEST * plan + step]

    def swap(self, one: int, two: int) -> None:
        """Two plans change places."""
        for step in range(LONGEST):
            action = self.actions[LONGEST * one + step]
            self.actions[LONGEST * one + step] = self.actions[LONGEST * two + step]
            self.actions[LONGEST * two + step] = action
        length = self.lengths[one]
        self.lengths[one] = self.lengths[two]
        self.lengths[two] = length
        value = self.values[one]
        self.values[one] = self.values[two]
        self.values[two] = value
        key = self.keys[one]
        self.keys[one] = self.keys[two]
        self.keys[two] = key

    def keep_best(self, first: int, count: int) -> None:
        """Put the best plans from this one on into order and forget the rest."""
        for place in range(first, min(first + count, self.size)):
            best = place
            for plan in range(place + 1, self.size):
                if self.values[plan] > self.values[best]:
                    best = plan
            if best != place:
                self.swap(place, best)
        self.size = min(self.size, first + count)

    def listed(self, plan: int) -> list[Action]:
        """The actions of a plan, for Python."""
        return [self.actions[LONGEST * plan + step] for step in range(self.lengths[plan])]
