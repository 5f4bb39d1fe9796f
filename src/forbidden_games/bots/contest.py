"""Contest: a few plans against each other by a few rollouts, for minds that cannot wait for Python.

The same idea as in halving.py: equal luck for all plans that are left, then the worse half goes.
"""

from typing import Final

from forbidden_games.bots.plans import Plans

PLACES: Final = 16


def favoured(chance: float, favour: float) -> float:
    """How good the policy's own plan counts as.

    Among many plans some look better than they are, so another one has to be better by a part of
    the chance that is at stake; a sure win or a sure loss is not to be doubted.
    """
    return chance + favour * chance * (1.0 - chance)


class Contest:
    """The plans that are left, and the sums of their winning chances."""

    def __init__(self) -> None:
        self.left = 0
        self.plans: list[int] = [0] * 16  # those that are left first, best first
        self.totals: list[float] = [0.0] * 16  # by plan
        self.weights: list[int] = [0] * 16  # how much each of these sums counts for
        self.favour = 0.0

    def begin(self, plans: Plans, prior: int, favour: float) -> None:
        """All plans are in, the first favoured; their values count for `prior` rollouts."""
        self.favour = favour
        self.left = min(plans.size, PLACES)
        for plan in range(self.left):
            self.plans[plan] = plan
            self.totals[plan] = prior * plans.values[plan]
            self.weights[plan] = prior

    def plan(self, place: int) -> int:
        """The plan at a place among those that are left."""
        return self.plans[place]

    def add(self, place: int, chance: float) -> None:
        """Count one more rollout of the plan at a place."""
        self.totals[self.plans[place]] += chance
        self.weights[self.plans[place]] += 1

    def worth(self, plan: int) -> float:
        """By what plans are ranked."""
        chance = self.totals[plan] / self.weights[plan]
        return chance if plan else favoured(chance, self.favour)

    def halve(self) -> None:
        """Drop the worse half; of equal plans the later ones are worse."""
        for place in range(1, self.left):
            plan = self.plans[place]
            at = place
            while at > 0 and self.worth(self.plans[at - 1]) < self.worth(plan):
                self.plans[at] = self.plans[at - 1]
                at -= 1
            self.plans[at] = plan
        self.left = (self.left + 1) // 2
