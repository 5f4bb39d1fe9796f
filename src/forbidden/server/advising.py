"""Advice for a table: what the thinker would do, why, and what should follow."""

from typing import Any, Final

from forbidden.bots.advice import advise, tell_plan
from forbidden.bots.bot import Budget
from forbidden.bots.reason import Reason
from forbidden.bots.thinker import Thinker
from forbidden.kernel.dice import Dice
from forbidden.plain import COMPILED
from forbidden.server import wire

PLAIN_ROLLOUTS: Final = 60
CHOICES: Final = 6  # that are told
DIGITS: Final = 4


def advised(game: Any, state: Any, number: int, seconds: float) -> wire.Advised:
    """Think about a position; for a thread of its own."""
    budget = Budget(seconds=seconds) if COMPILED else Budget(PLAIN_ROLLOUTS)
    everybody = (1 << state.seats) - 1
    advice = advise(game, state, everybody, Thinker(budget), Dice(number))
    choices = [_choice(game, state, choice) for choice in advice.choices[:CHOICES]]
    best = choices[0]
    return wire.Advised(
        number=number, chance=best.chance, low=best.low, high=best.high, choices=choices
    )


def _choice(game: Any, state: Any, choice: Any) -> wire.AdvisedChoice:
    low, high = choice.interval
    return wire.AdvisedChoice(
        action=None if choice.action is None else game.write_action(state, choice.action),
        chance=round(choice.chance, DIGITS),
        low=round(low, DIGITS),
        high=round(high, DIGITS),
        rollouts=choice.rollouts,
        reasons=[said(reason) for reason in choice.reasons],
        plan=[game.write_action(state, action) for action in choice.plan],
        told=[said(reason) for reason in tell_plan(game, state, choice.plan)],
    )


def said(reason: Reason) -> wire.Reason:
    """A reason as it goes over the wire."""
    return wire.Reason(key=reason.key, arguments=dict(reason.arguments))
