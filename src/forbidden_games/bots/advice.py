"""Advice: ranked actions with the team's winning chance after each, and why."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from forbidden_games.bots.choices import (
    CONFIDENCE,
    Advice,
    Choice,
    Line,
    give_benefit_of_the_doubt,
    show_ties,
    standard_error,
)
from forbidden_games.bots.explain import COMPARISONS, tell, tell_plan, with_reasons
from forbidden_games.bots.halving import UNKNOWN_ERROR, Estimate
from forbidden_games.bots.mind import Mind
from forbidden_games.bots.plans import Plans
from forbidden_games.bots.reason import follow
from forbidden_games.bots.thinker import FAVOUR, OTHER_FAVOUR, Thinker, can_wait, while_waiting
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadPosition
from forbidden_games.kernel.game import RUNNING, WON, Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.state import Table
from forbidden_games.words import say

__all__ = [
    "COMPARISONS",
    "CONFIDENCE",
    "UNKNOWN_ERROR",
    "Advice",
    "Choice",
    "Line",
    "advise",
    "duel",
    "give_benefit_of_the_doubt",
    "refuse_finished",
    "seats_in",
    "tell",
    "tell_plan",
]

KEEP: Final = 8  # plans that reach the last round of the first comparison
FINALISTS: Final = 5  # first actions that are compared again, with fresh luck
FURTHER: Final = 12  # first actions beside those of the thinker's plans
FEWEST: Final = 4  # plans that are compared, however small the budget
FORCED: Final = 2  # plans for an action that is measured in any case
LONGEST: Final = 24  # actions that a plan holds
HALVES: Final = 2  # one half of the budget finds the best, the other measures them


def advise(
    game: Game[S],
    state: S,
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
        favour = FAVOUR if game.is_acting(state) else OTHER_FAVOUR
        ranked = show_ties(give_benefit_of_the_doubt(ranked, own, favour))
    mind = thinker.minds(game, state.seats)[0]
    return Advice(with_reasons(game, state, mind, ranked, also))


def refuse_finished(game: Game[S], state: S) -> None:
    """A finished game needs no advice; raises BadPosition."""
    outcome = game.outcome(state)
    if outcome != RUNNING:
        raise BadPosition(say("game-is-over", outcome=game.write_outcome(outcome)))


def _lines(game: Game[S], state: S, seats: int, thinker: Thinker) -> tuple[list[Line], Line]:
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


def _after(game: Game[S], state: S, seats: int, thinker: Thinker, action: Action) -> list[Line]:
    """The thinker's plans for the rest of a turn that begins with this action."""
    ahead, dice = state.copy(), Dice()
    game.apply(ahead, action, dice, Journal(True))
    if dice.picks or game.outcome(ahead) != RUNNING or ahead.seat != state.seat:
        return [(action,)]
    plans = Plans()
    thinker.minds(game, state.seats)[0].find_plans(ahead, seats, plans)
    lines = [(action, *line)[:LONGEST] for line in _listed(plans)[:KEEP]]
    return lines or [(action,)]


def _is_other_order(game: Game[S], state: S, line: Line, action: Action) -> bool:
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


def _promising(game: Game[S], state: S, mind: Mind[Any], answers: list[Line]) -> list[Line]:
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
    game: Game[S],
    state: S,
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
    game: Game[S], state: S, lines: tuple[Line, Line], thinker: Thinker, dice: Dice, rounds: int
) -> tuple[float, float, float, float]:
    """Two plans again and again with the same luck for both: their chances, by how much the first
    is better, and the standard error of that."""
    chances: list[tuple[float, float]] = []
    for _ in range(rounds):
        found = dict(_measure(game, state, list(lines), thinker, dice, len(lines)))
        chances.append((found[lines[0]].chance, found[lines[1]].chance))
    gains = [one - two for one, two in chances]
    error = stdev(gains) / sqrt(rounds) if rounds > 1 else UNKNOWN_ERROR
    return (fmean(one for one, _ in chances), fmean(two for _, two in chances), fmean(gains), error)


def _choice(game: Game[S], state: S, line: Line, estimate: Estimate) -> Choice:
    after, _, asks = follow(game, state, line)
    chance, error = estimate.chance, standard_error(estimate)
    if asks is None and game.outcome(after) != RUNNING:
        chance, error = float(game.outcome(after) == WON), 0.0
    return Choice(line[0] if line else None, chance, error, estimate.rollouts, line, ())


def seats_in(state: Table, seats: Sequence[int] | None) -> int:
    """A set of seats: everybody if none are given. Raises BadPosition."""
    if seats is None:
        return int((1 << state.seats) - 1)
    if not seats or not all(0 <= seat < state.seats for seat in seats):
        listed = ", ".join(str(seat) for seat in seats)
        raise BadPosition(say("no-such-seats", seats=listed, last=state.seats - 1))
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
