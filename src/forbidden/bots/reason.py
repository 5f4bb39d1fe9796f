"""Reason: why an action is good, as a sentence of words/ with its arguments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from forbidden.kernel.dice import Dice
from forbidden.kernel.game import RUNNING, Game
from forbidden.kernel.journal import Event, Journal
from forbidden.kernel.packed import Action

MOST: Final = 3  # reasons for one choice
ROUNDING: Final = 1e-9  # by which a sum of chances may miss


@dataclass(frozen=True)
class Reason:
    """A key of words/ and what stands in its gaps; keys among the arguments are said first."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)


Weighed = tuple[float, Reason]  # how important it is, and the reason


def per_cent(chance: float) -> int:
    """A chance as a whole number: 0 and 100 are kept for what is certain, but for rounding."""
    if chance <= ROUNDING:
        return 0
    if chance >= 1.0 - ROUNDING:
        return 100
    return min(max(round(100 * chance), 1), 99)


def weightiest(found: Sequence[Weighed]) -> tuple[Reason, ...]:
    """The few most important ones, each kind of sentence about the same thing once."""
    told: list[Reason] = []
    for _, reason in sorted(found, key=lambda each: -each[0]):
        if reason not in told:
            told.append(reason)
    return tuple(told[:MOST])


def follow(
    game: Game[Any, Any], state: Any, plan: Sequence[Action]
) -> tuple[Any, list[Event], Action | None]:
    """The table after a plan up to where luck is asked, what happened, and the action that asks."""
    after = state.copy()
    events: list[Event] = []
    for action in plan:
        if game.outcome(after) != RUNNING:
            break
        ahead, dice, journal = after.copy(), Dice(), Journal()
        game.apply(ahead, action, dice, journal)
        if dice.picks:
            return after, events, action
        events += journal.events()
        after = ahead
    return after, events, None
