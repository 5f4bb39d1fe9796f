"""Reason: why an action is good, as a sentence of words/ with its arguments."""

from collections.abc import Sequence
from typing import Final

from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, Game, S
from forbidden_games.kernel.journal import Event, Journal
from forbidden_games.kernel.message import Message as Reason
from forbidden_games.kernel.packed import Action

__all__ = ["MOST", "Reason", "Weighed", "follow", "per_cent", "weightiest"]

MOST: Final = 3  # reasons for one choice
ROUNDING: Final = 1e-9  # by which a sum of chances may miss


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


def follow(game: Game[S], state: S, plan: Sequence[Action]) -> tuple[S, list[Event], Action | None]:
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
