"""Explanations: what a plan does, and why one choice is better than another."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from forbidden_games.bots.choices import CONFIDENCE, Choice, Line
from forbidden_games.bots.halving import UNKNOWN_ERROR
from forbidden_games.bots.mind import Mind
from forbidden_games.bots.reason import MOST, Reason, follow, per_cent
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.packed import Action

COMPARISONS: Final = ("why-better", "why-worse", "why-as-good", "why-set-aside")


def tell(game: Game[S], state: S, action: Action) -> Reason:
    """What an action does, as a sentence."""
    return game.describe(state, action)


def tell_plan(game: Game[S], state: S, plan: Sequence[Action]) -> list[Reason]:
    """What every action of a plan does, each where the ones before it have led."""
    told = []
    for step, action in enumerate(plan):
        after, _, _ = follow(game, state, plan[:step])
        told.append(tell(game, after, action))
    return told


def with_reasons(
    game: Game[S], state: S, mind: Mind[Any], choices: list[Choice], also: Action | None
) -> tuple[Choice, ...]:
    """Choices with their reasons, or with how they compare with the best.

    Left out: what is free and does nothing in particular, unless somebody asked for it (`also`).
    """
    told = []
    for place, choice in enumerate(choices):
        reasons = _reasons(state, mind, choice.plan)
        if place and any(reason.key in mind.traits.reasons_of_the_best for reason in reasons):
            reasons = ()
        if not reasons and len(choices) == 1:
            reasons = (Reason("why-only-action"),)
        elif not reasons:
            if place and choice.action != also and _is_free(game, state, choice.plan):
                continue  # costs no action and does nothing in particular: no choice to speak of
            other = choices[1] if place == 0 else choices[0]
            reasons = (_comparison(choice, other, place == 0),)
        told.append(replace(choice, reasons=reasons))
    return tuple(told)


def _reasons(state: S, mind: Mind[Any], plan: Line) -> tuple[Reason, ...]:
    """Why the first action is good; where it only prepares something, why the plan is."""
    if not plan:
        return (Reason("why-waits"),)
    own = mind.reasons(state, plan[:1])
    whole = () if own else mind.reasons(state, plan)
    if len(plan) == 1 or not whole:
        return own or whole
    return (Reason("why-plan"), *whole)[:MOST]


def _is_free(game: Game[S], state: S, line: Line) -> bool:
    """Whether the first action costs nothing of the turn: a special card, a piece of equipment."""
    after, _, asks = follow(game, state, line[:1])
    return (
        asks is None
        and bool(line)
        and (after.seat, after.phase, after.left) == (state.seat, state.phase, state.left)
    )


def _comparison(choice: Choice, other: Choice, is_best: bool) -> Reason:
    """How much better or worse a choice is than another one."""
    gain = abs(choice.chance - other.chance)
    if choice.tied or (is_best and other.tied):
        return Reason("why-as-good", {"place": "first" if is_best else "later"})
    if choice.error == UNKNOWN_ERROR and not is_best:
        return Reason("why-set-aside")
    if gain <= CONFIDENCE * max(choice.error, other.error):
        return Reason("why-as-good", {"place": "first" if is_best else "later"})
    key = "why-better" if is_best else "why-worse"
    return Reason(key, {"gain": per_cent(gain)})
