"""Choices: what advice consists of, and how sure it is."""

from dataclasses import dataclass, replace
from typing import Final

from forbidden_games.bots.contest import favoured
from forbidden_games.bots.halving import UNKNOWN_ERROR, Estimate
from forbidden_games.bots.reason import Reason
from forbidden_games.kernel.packed import Action

CONFIDENCE: Final = 1.96  # standard errors to either side: 95 % of cases
HARDLY: Final = 0.001  # a gain that nobody would see: chances are shown as percentages
TIE: Final = 0.015  # chances that are closer than this are told as equal

Line = tuple[Action, ...]  # what is played from here; empty: to wait


@dataclass(frozen=True)
class Choice:
    """One first action with the best plan that begins with it."""

    action: Action | None  # None: wait
    chance: float  # mean over rollouts
    error: float  # standard error of that mean; 0 if the plan decides the game
    rollouts: int
    plan: Line
    reasons: tuple[Reason, ...]
    tied: bool = False  # about as good as the first choice, whose chance it is given

    @property
    def is_certain(self) -> bool:
        """Whether the plan decides the game."""
        return self.error == 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance lies in 95 % of cases."""
        spread = CONFIDENCE * self.error
        return max(self.chance - spread, 0.0), min(self.chance + spread, 1.0)


@dataclass(frozen=True)
class Advice:
    """What to do, best first; never empty."""

    choices: tuple[Choice, ...]

    @property
    def chance(self) -> float:
        """The team's winning chance with the best choice."""
        return self.choices[0].chance

    @property
    def best(self) -> Action | None:
        """The best action; None means to wait."""
        return self.choices[0].action

    @property
    def plan(self) -> Line:
        """The best action and what should follow it in this turn."""
        return self.choices[0].plan

    def of(self, action: Action | None) -> Choice | None:
        """The choice that begins with this action, if it was compared."""
        return next((choice for choice in self.choices if choice.action == action), None)


def give_benefit_of_the_doubt(choices: list[Choice], own: Line, favour: float) -> list[Choice]:
    """The policy's own choice first, if none is better beyond doubt: see `favoured`."""
    best = choices[0]
    for choice in choices[1:]:
        if choice.plan[:1] != own[:1]:
            continue
        gain = best.chance - choice.chance
        if gain <= HARDLY or (
            choice.error < UNKNOWN_ERROR
            and gain <= CONFIDENCE * max(choice.error, best.error)
            and best.chance <= favoured(choice.chance, favour)
        ):
            return [choice, *(other for other in choices if other is not choice)]
    return choices


def show_ties(choices: list[Choice]) -> list[Choice]:
    """The first choice, those about as good as it with its chance, then the others by theirs.

    A difference that rollouts cannot tell is none: nobody trusts 78% ranked above 79%.
    """
    first, *others = choices
    tied: list[Choice] = []
    rest: list[Choice] = []
    for choice in others:
        is_known = choice.error < UNKNOWN_ERROR and choice.is_certain == first.is_certain
        if is_known and first.chance - choice.chance <= TIE:
            tied.append(replace(choice, chance=first.chance, tied=True))
        else:
            rest.append(replace(choice, chance=min(choice.chance, first.chance)))
    return [first, *tied, *sorted(rest, key=lambda choice: -choice.chance)]


def standard_error(estimate: Estimate) -> float:
    """The standard error of a chance, wider as long as few batches say how wide it is."""
    if estimate.batches < 3:
        return UNKNOWN_ERROR
    if estimate.error == 0.0:
        return 1.0 / (estimate.rollouts + 2)  # all rollouts said the same
    free = estimate.batches - 1
    student = CONFIDENCE + 2.37 / free + 2.8 / free**2  # of Student's distribution, nearly
    return min(estimate.error * student / CONFIDENCE, UNKNOWN_ERROR)
