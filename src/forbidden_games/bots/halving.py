"""Sequential halving: where to spend rollouts.

Every round gives each plan that is left the same further rollouts, with the same luck for all of
them, and drops the worse half. So most of the work goes into telling the best few apart.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from typing import Final

from forbidden_games.bots.contest import favoured

PRIOR: Final = 20  # rollouts that the value of a plan before any of them counts for
BATCH: Final = 8  # rollouts of one call: long enough to free the lock
UNKNOWN_ERROR: Final = 0.5  # of a chance after too few rollouts
LOOKS: Final = 100  # at the clock, about: in between no thread waits for another

Job = tuple[int, int, int]  # plan, number of its first rollout, rollouts
Roll = Callable[[Sequence[Job]], Sequence[float]]  # sums of winning chances, one for each job


@dataclass
class Estimate:
    """What the rollouts say of one plan."""

    plan: int
    hope: float | None = None  # the winning chance before any rollout, where one is known
    favour: float = 0.0  # see `favoured`
    total: float = 0.0
    squares: float = 0.0  # of the means of batches, for the error
    batches: int = 0
    rollouts: int = 0

    @property
    def chance(self) -> float:
        """The mean winning chance."""
        return self.total / self.rollouts if self.rollouts else 0.0

    @property
    def score(self) -> float:
        """By what plans are ranked: few rollouts are not believed when they contradict the hope."""
        mean = self.chance
        if self.hope is not None:
            mean = (self.total + PRIOR * self.hope) / (self.rollouts + PRIOR)
        return favoured(mean, self.favour)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.batches < 2:
            return UNKNOWN_ERROR
        mean = self.total / self.rollouts
        return sqrt(max(self.squares / self.batches - mean * mean, 0.0) / (self.batches - 1))

    def add(self, total: float, rollouts: int) -> None:
        """One more batch."""
        self.total += total
        self.rollouts += rollouts
        self.squares += (total / rollouts) ** 2
        self.batches += 1


def halve(
    plans: int,
    roll: Roll,
    rollouts: int | None,
    seconds: float | None,
    keep: int = 1,
    hopes: Sequence[float] | None = None,
    favour: float = 0.0,
) -> list[Estimate]:
    """Compare plans within a budget; the survivors first, best first, then the dropped ones.

    Plans with equal results stay in the order in which they came; the first one may be
    favoured.
    """
    estimates = [Estimate(plan, hopes[plan] if hopes else None) for plan in range(plans)]
    estimates[0].favour = favour
    alive = list(estimates)
    dropped: list[Estimate] = []
    rounds = max(ceil(log2(plans / keep)), 1) if plans > keep else 1
    start = time.perf_counter()
    share = BATCH  # by the clock: it grows until a batch takes long enough
    for number in range(rounds):
        if rollouts is not None:
            share = max(rollouts // (rounds - number) // len(alive), 1)
            rollouts = max(rollouts - share * len(alive), 0)
            _spend(alive, roll, share)
        else:
            assert seconds is not None
            end = start + seconds * (number + 1) / rounds
            before = time.perf_counter()
            _spend(alive, roll, share)
            while (now := time.perf_counter()) < end:
                if now - before < seconds / LOOKS:
                    share *= 2
                before = now
                _spend(alive, roll, share)
        alive.sort(key=lambda estimate: -estimate.score)  # stable: ties stay in order
        if number < rounds - 1:
            left = max((len(alive) + 1) // 2, keep)
            dropped = alive[left:] + dropped
            alive = alive[:left]
    return alive + dropped


def _spend(alive: list[Estimate], roll: Roll, share: int) -> None:
    """The same number of rollouts for each plan, in batches, added up in a fixed order."""
    jobs = [
        (estimate.plan, estimate.rollouts + done, min(BATCH, share - done))
        for done in range(0, share, BATCH)
        for estimate in alive
    ]
    by_plan = {estimate.plan: estimate for estimate in alive}
    for (plan, _, count), total in zip(jobs, roll(jobs), strict=True):
        by_plan[plan].add(total, count)
