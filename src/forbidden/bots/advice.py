"""Advice: ranked actions with the team's winning chance after each, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from forbidden.bots.contest import favoured
from forbidden.bots.halving import Estimate
from forbidden.bots.plans import Plans
from forbidden.bots.reason import Reason, follow, per_cent
from forbidden.bots.thinker import (
    ACTING,
    FAVOUR,
    OTHER_FAVOUR,
    Thinker,
    can_wait,
    while_waiting,
)
from forbidden.kernel.dice import Dice
from forbidden.kernel.errors import BadPosition
from forbidden.kernel.game import RUNNING, WON, Game
from forbidden.kernel.journal import Journal
from forbidden.kernel.packed import Action
from forbidden.words import say

KEEP: Final = 8  # plans that reach the last round of the first comparison
FINALISTS: Final = 5  # first actions that are compared again, with fresh luck
FURTHER: Final = 12  # first actions beside those of the thinker's plans
FEWEST: Final = 4  # plans that are compared, however small the budget
FORCED: Final = 2  # plans for an action that is measured in any case
LONGEST: Final = 24  # actions that a plan holds
HALVES: Final = 2  # one half of the budget finds the best, the other measures them
CONFIDENCE: Final = 1.96  # standard errors to either side: 95 % of cases
COMPARISONS: Final = ("why-better", "why-worse", "why-as-good", "why-set-aside")
ONLY_FOR_THE_BEST: Final = ("why-keeps-specials", "why-keeps-gear")
HARDLY: Final = 0.001  # a gain that nobody would see: chances are shown in per cent
UNKNOWN_ERROR: Final = 0.5  # of a chance after too few rollouts

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


def advise(
    game: Game[Any, Any],
    state: Any,
    seats: int,
    thinker: Thinker,
    dice: Dice,
    also: Action | None = None,
    most: int = FINALISTS,
    doubts: bool = True,
) -> Advice:
    """Compare what `seats` (a set) can do now, and measure the `most` best first actions well.

    `also` is measured with them, whatever it is.

    One half of the budget finds out which first actions are best. The other half measures those
    again with fresh luck, so that having been chosen does not flatter their numbers. Where it
    `doubts`, the policy's own choice has the benefit of it, as with the thinker; to judge what
    was played, the numbers alone count.
    """
    refuse_finished(game, state)
    lines, own = _lines(game, state, seats, thinker)
    if thinker.rollouts:
        lines = lines[: max(thinker.rollouts // HALVES, FEWEST)]  # each is looked at once at least
    forced = _after(game, state, seats, thinker, also) if also is not None else []
    lines += [line for line in forced if line not in lines]
    waiting: Line = ()
    if () in lines:
        waiting = while_waiting(state, seats, thinker.minds(game, state.seats)[0])
    found = _measure(game, state, lines, thinker, dice, KEEP, waiting)
    finalists: list[Line] = []
    for line, _ in found:
        if line[:1] not in [other[:1] for other in finalists] and len(finalists) < most:
            finalists.append(line)
    if doubts and own[:1] not in [other[:1] for other in finalists]:
        finalists.append(own)
    also_ran = [line for line, _ in found if line in forced][:FORCED]
    finalists += [line for line in also_ran if line not in finalists]
    if len(lines) > 1:
        found = [
            *_measure(game, state, finalists, thinker, dice, len(finalists), waiting),
            *((line, estimate) for line, estimate in found if line not in finalists),
        ]
    choices: dict[Line, Choice] = {}
    for line, estimate in found:
        if line[:1] not in choices:
            choices[line[:1]] = _choice(game, state, line, estimate)
    ranked = list(choices.values())
    if doubts:
        favour = FAVOUR if state.phase == ACTING else OTHER_FAVOUR
        ranked = give_benefit_of_the_doubt(ranked, own, favour)
    return Advice(_with_reasons(game, state, ranked, also))


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


def refuse_finished(game: Game[Any, Any], state: Any) -> None:
    """A finished game needs no advice; raises BadPosition."""
    outcome = game.outcome(state)
    if outcome != RUNNING:
        raise BadPosition(say("game-is-over", outcome=game.write_outcome(outcome)))


def tell(game: Game[Any, Any], state: Any, action: Action) -> Reason:
    """What an action does, as a sentence."""
    telling = import_module(f"forbidden.bots.{game.name}.telling")
    told: Reason = telling.tell(state, action)
    return told


def tell_plan(game: Game[Any, Any], state: Any, plan: Sequence[Action]) -> list[Reason]:
    """What every action of a plan does, each where the ones before it have led."""
    told = []
    for step, action in enumerate(plan):
        after, _, _ = follow(game, state, plan[:step])
        told.append(tell(game, after, action))
    return told


def _lines(
    game: Game[Any, Any], state: Any, seats: int, thinker: Thinker
) -> tuple[list[Line], Line]:
    """The thinker's plans, and further first actions as far as they are promising.

    Also the policy's own plan, which is one of them.
    """
    mind = thinker.minds(game, state.seats)[0]
    plans = Plans()
    mind.find_plans(state, seats, plans)
    lines = _listed(plans)
    own = lines[0] if lines else ()
    if () not in lines and can_wait(game, state, seats, mind):
        lines.insert(0, ())
    mind.find_answers(state, seats, plans)
    known = {line[:1] for line in lines}
    answers = [
        line
        for line in _listed(plans)
        if line
        and line not in known
        and not game.is_free_transfer(line[0])
        and not any(_is_other_order(game, state, other, line[0]) for other in lines)
    ]
    return lines + _promising(game, state, mind, answers), own


def _listed(plans: Plans) -> list[Line]:
    """Plans as they are, without repeated ones."""
    return list(dict.fromkeys(tuple(plans.listed(plan)) for plan in range(plans.size)))


def _after(
    game: Game[Any, Any], state: Any, seats: int, thinker: Thinker, action: Action
) -> list[Line]:
    """The thinker's plans for the rest of a turn that begins with this action."""
    ahead, dice = state.copy(), Dice()
    game.apply(ahead, action, dice, Journal(True))
    if dice.picks or game.outcome(ahead) != RUNNING or ahead.seat != state.seat:
        return [(action,)]
    plans = Plans()
    thinker.minds(game, state.seats)[0].find_plans(ahead, seats, plans)
    lines = [(action, *line)[:LONGEST] for line in _listed(plans)[:KEEP]]
    return lines or [(action,)]


def _is_other_order(game: Game[Any, Any], state: Any, line: Line, action: Action) -> bool:
    """Whether a plan holds this action later on and leads to the same table with it first."""
    if action not in line[1:]:
        return False
    place = line.index(action)
    trial, dice, silent = state.copy(), Dice(), Journal(True)
    for each in (action, *line[:place]):
        if game.outcome(trial) != RUNNING or each not in game.legal_actions(trial):
            return False
        game.apply(trial, each, dice, silent)
    after, _, asks = follow(game, state, line[: place + 1])
    return not dice.picks and asks is None and bool(trial.key() == after.key())


def _promising(game: Game[Any, Any], state: Any, mind: Any, answers: list[Line]) -> list[Line]:
    """What turns something over or ends the game, and the best of the rest by a first look."""
    kept: list[Line] = []
    looked: list[tuple[float, Line]] = []
    tables = set()
    for line in answers:
        after, _, asks = follow(game, state, line)
        if asks is not None or game.outcome(after) == WON:
            kept.append(line)
        elif game.outcome(after) == RUNNING and after.key() not in tables:
            tables.add(after.key())
            looked.append((mind.chance(after), line))
    looked.sort(key=lambda each: -each[0])
    return kept + [line for _, line in looked[:FURTHER]]


def _measure(
    game: Game[Any, Any],
    state: Any,
    lines: list[Line],
    thinker: Thinker,
    dice: Dice,
    keep: int,
    waiting: Line = (),
) -> list[tuple[Line, Estimate]]:
    """Lines with what half of the budget says of them, best first."""
    plans = Plans()
    for line in lines:
        plan = plans.add(0.0, 0)
        for action in (line or waiting)[:LONGEST]:
            plans.extend(plan, action)
    part = HALVES if len(lines) > 1 else 1
    ranked = thinker.compare(game, state, plans, dice, part, keep)
    return [(lines[estimate.plan], estimate) for estimate in ranked]


def duel(
    game: Game[Any, Any],
    state: Any,
    lines: tuple[Line, Line],
    thinker: Thinker,
    dice: Dice,
    rounds: int,
) -> tuple[float, float, float, float]:
    """Two plans again and again with the same luck for both: their chances, by how much the first
    is better, and the standard error of that."""
    chances: list[tuple[float, float]] = []
    for _ in range(rounds):
        found = dict(_measure(game, state, list(lines), thinker, dice, len(lines)))
        chances.append((found[lines[0]].chance, found[lines[1]].chance))
    gains = [one - two for one, two in chances]
    error = stdev(gains) / sqrt(rounds) if rounds > 1 else UNKNOWN_ERROR
    return fmean(one for one, _ in chances), fmean(two for _, two in chances), fmean(gains), error


def _choice(game: Game[Any, Any], state: Any, line: Line, estimate: Estimate) -> Choice:
    after, _, asks = follow(game, state, line)
    chance, error = estimate.chance, _error(estimate)
    if asks is None and game.outcome(after) != RUNNING:
        chance, error = float(game.outcome(after) == WON), 0.0
    return Choice(line[0] if line else None, chance, error, estimate.rollouts, line, ())


def _error(estimate: Estimate) -> float:
    """The standard error, wider as long as few batches say how wide it is."""
    if estimate.batches < 3:
        return UNKNOWN_ERROR
    if estimate.error == 0.0:
        return 1.0 / (estimate.rollouts + 2)  # all rollouts said the same
    free = estimate.batches - 1
    student = CONFIDENCE + 2.37 / free + 2.8 / free**2  # of Student's distribution, nearly
    return min(estimate.error * student / CONFIDENCE, UNKNOWN_ERROR)


def _with_reasons(
    game: Game[Any, Any], state: Any, choices: list[Choice], also: Action | None
) -> tuple[Choice, ...]:
    """Reasons for each, or how it compares with the best."""
    find = import_module(f"forbidden.bots.{game.name}.reasons").reasons
    told = []
    for place, choice in enumerate(choices):
        reasons = find(state, choice.plan) if choice.plan else (Reason("why-waits"),)
        if place and any(reason.key in ONLY_FOR_THE_BEST for reason in reasons):
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


def _is_free(game: Game[Any, Any], state: Any, line: Line) -> bool:
    """Whether the first action costs nothing of the turn: a special card, a piece of equipment."""
    after, _, asks = follow(game, state, line[:1])
    return (
        asks is None
        and bool(line)
        and (after.seat, after.phase, after.left) == (state.seat, state.phase, state.left)
    )


def _comparison(choice: Choice, other: Choice, is_best: bool) -> Reason:
    gain = abs(choice.chance - other.chance)
    if choice.error == UNKNOWN_ERROR and not is_best:
        return Reason("why-set-aside")
    if gain <= CONFIDENCE * max(choice.error, other.error):
        return Reason("why-as-good", {"place": "first" if is_best else "later"})
    key = "why-better" if is_best else "why-worse"
    return Reason(key, {"gain": per_cent(gain)})


def seats_in(state: Any, seats: Sequence[int] | None) -> int:
    """A set of seats; nothing said means everybody. Raises BadPosition."""
    if seats is None:
        return int((1 << state.seats) - 1)
    if not seats or not all(0 <= seat < state.seats for seat in seats):
        listed = ", ".join(str(seat) for seat in seats)
        raise BadPosition(say("no-such-seats", seats=listed, last=state.seats - 1))
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
