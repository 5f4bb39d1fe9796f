"""Contest: a few plans against each other by a few rollouts, for minds that cannot wait for Python.

The same idea as in halving.py: equal luck for all plans that are left, then the worse half goes.
"""

from typing import Final

from forbidden.bots.plans import Plans

PLACES: Final = 16


class Contest:
    """The plans that are left, and the sums of their winning chances."""

    def __init__(self) -> None:
        self.left = 0
        self.plans: list[int] = [0] * 16  # those that are left first, best first
        self.totals: list[float] = [0.0] * 16  # by plan

    def begin(self, plans: Plans, prior: int) -> None:
        """All plans are in; the value of each counts for so many rollouts."""
        self.left = min(plans.size, PLACES)
        for plan in range(self.left):
            self.plans[plan] = plan
            self.totals[plan] = prior * plans.values[plan]

    def plan(self, place: int) -> int:
        """One of the plans that are left."""
        return self.plans[place]

    def add(self, place: int, chance: float) -> None:
        """What one more rollout says of it."""
        self.totals[self.plans[place]] += chance

    def halve(self) -> None:
        """Drop the worse half; of equal plans the later ones are worse."""
        for place in range(1, self.left):
            plan = self.plans[place]
            at = place
            while at > 0 and self.totals[self.plans[at - 1]] < self.totals[plan]:
                self.plans[at] = self.plans[at - 1]
                at -= 1
            self.plans[at] = plan
        self.left = (self.left + 1) // 2
