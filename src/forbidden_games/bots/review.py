"""Review of a match: the curve of its winning chances, and the costliest decisions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final

from forbidden_games.bots.advice import (
    COMPARISONS,
    CONFIDENCE,
    Choice,
    Line,
    advise,
    duel,
    seats_in,
)
from forbidden_games.bots.reason import Reason, per_cent
from forbidden_games.bots.thinker import LUCK, Thinker
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.game import RUNNING, WON, Game
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.state import Table

WORST: Final = 3  # decisions told
BEST: Final = 2  # first actions measured beside the one played
SUSPECTS: Final = 3  # decisions looked at again, for each that is told
LEAST: Final = 0.03  # a cost that is worth telling: less is within a player's taste
ROUNDS: Final = 8  # of that second look, each with the whole budget


@dataclass(frozen=True)
class Moment:
    """A play, and how the team stands after it."""

    number: int  # of the play, from 1
    turn: int  # from 1
    seat: int
    action: Action
    chance: float  # after it


@dataclass(frozen=True)
class Decision:
    """A play that had alternatives: what it cost, and what was better."""

    number: int
    turn: int
    seat: int
    state: Table  # before it
    played: Choice
    better: Choice  # the best one; as played if nothing is better
    cost: float  # in winning chance; 0 unless chance cannot explain it
    error: float  # standard error of the cost
    checked: bool  # whether a second look confirmed it


@dataclass(frozen=True)
class Analysis:
    """The whole game."""

    start: float  # chance before the first play
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    worst: tuple[Decision, ...]  # the costliest first

    @property
    def chances(self) -> list[float]:
        """Before the first play, and after each."""
        return [self.start, *(moment.chance for moment in self.moments)]


Progress = Callable[[int, int], None]  # what is done, and of how much


def analyse(
    game: Game[Table],
    played: Record | Match[Table],
    thinker: Thinker,
    worst: int = WORST,
    progress: Progress = lambda done, total: None,
) -> Analysis:
    """Think about every position of a game; deterministic for a number of rollouts.

    The first look compares each play with the best one. The most suspicious decisions get a second,
    longer one with fresh luck, and only what that confirms counts as a cost.
    """
    match = Match.replay(game, played) if isinstance(played, Record) else played
    dice = Dice(match.seed)
    states = match.positions()
    turns = turns_of(states)
    total = len(match.plays) + SUSPECTS * worst
    chances: list[float] = []
    decisions: dict[int, Decision] = {}
    for number, play in enumerate(match.plays):
        state = states[number]
        everybody = seats_in(state, None)
        advice = advise(game, state, everybody, thinker, dice, play.action, BEST, doubts=False)
        chances.append(advice.chance)
        own = advice.of(play.action)
        assert own is not None, "what was played is always measured"
        if len(game.legal_actions(state)) > 1:
            decisions[number] = Decision(
                number=number + 1,
                turn=turns[number],
                seat=packed.seat_of(play.action),
                state=state,
                played=own,
                better=advice.choices[0],
                cost=advice.chance - own.chance,
                error=own.error,
                checked=False,
            )
        progress(number + 1, total)
    chances.append(_last_chance(game, states[-1], thinker, dice))
    suspects = sorted(decisions.values(), key=lambda each: (-each.cost, each.number))
    for done, suspect in enumerate(suspects[: SUSPECTS * worst], start=1):
        if suspect.cost > 0.0:
            decisions[suspect.number - 1] = _look_again(game, suspect, thinker, dice)
        progress(len(match.plays) + done, total)
    progress(total, total)
    weights = [1.0] * len(chances)
    for number, decision in decisions.items():
        if decision.checked:
            chances[number], weights[number] = decision.better.chance, float(ROUNDS)
    settled = [_settled(decision) for decision in decisions.values()]
    costs = {each.number - 1: each.cost for each in settled}
    smooth = _smooth(match, chances, weights, costs)
    moments = tuple(
        Moment(number + 1, turns[number], packed.seat_of(play.action), play.action, chance)
        for number, (play, chance) in enumerate(zip(match.plays, smooth[1:], strict=True))
    )
    costly = sorted(
        (each for each in settled if each.cost >= LEAST), key=lambda each: (-each.cost, each.number)
    )
    return Analysis(smooth[0], moments, tuple(settled), tuple(costly[:worst]))


def turns_of(states: Sequence[Table]) -> list[int]:
    """The number of the turn at each position, from 1."""
    turns = [1]
    for before, after in pairwise(states):
        turns.append(turns[-1] + (after.seat != before.seat))
    return turns


def _last_chance(game: Game[Table], state: Table, thinker: Thinker, dice: Dice) -> float:
    """Known at the end of a game; of a game that goes on, as the best plan has it."""
    outcome = game.outcome(state)
    if outcome != RUNNING:
        return float(outcome == WON)
    return advise(game, state, seats_in(state, None), thinker, dice, most=1, doubts=False).chance


def _look_again(game: Game[Table], suspect: Decision, thinker: Thinker, dice: Dice) -> Decision:
    """The same two plans with more and fresh luck, and what was best after the play.

    The better action may have been possible later, too: a chance not taken at once is no mistake
    as long as it does not go away.
    """
    state, action = suspect.state, suspect.played.action
    lines: tuple[Line, Line] = (suspect.better.plan, suspect.played.plan)
    better, played, cost, error = duel(game, state, lines, thinker, dice, ROUNDS)
    if action is not None and cost > CONFIDENCE * error:
        later = [_best_after(game, state, action, thinker, dice) for _ in range(ROUNDS)]
        if fmean(later) > played:
            played = fmean(later)
            cost, error = better - played, hypot(error, stdev(later) / sqrt(ROUNDS))
    reasons = suspect.better.reasons
    if reasons[0].key in COMPARISONS:
        reasons = (Reason("why-than-played", {"gain": per_cent(cost)}),)
    return replace(
        suspect,
        better=replace(suspect.better, chance=better, reasons=reasons),
        played=replace(suspect.played, chance=played),
        cost=cost,
        error=error,
        checked=True,
    )


def _best_after(
    game: Game[Table], state: Table, action: Action, thinker: Thinker, dice: Dice
) -> float:
    """The best plan's chance after an action and one of the things it may turn over."""
    ahead = state.copy()
    game.apply(ahead, action, Dice(dice.pick(CHOICE, LUCK)), Journal(True))
    return _last_chance(game, ahead, thinker, dice)


def _settled(decision: Decision) -> Decision:
    """Only what a second look has confirmed is a cost; otherwise the play was good enough."""
    if decision.checked and decision.cost > CONFIDENCE * decision.error:
        return decision
    return replace(decision, cost=0.0, better=decision.played)


def _smooth(
    match: Match[Table], chances: list[float], weights: list[float], costs: dict[int, float]
) -> list[float]:
    """As long as no luck is asked the chance only falls by what decisions cost: so the estimates of
    such a stretch are of one number, and are worth more together."""
    smooth: list[float] = []
    start = 0
    for end in range(1, len(chances) + 1):
        if end == len(chances) or match.plays[end - 1].asked_luck:
            spent = [0.0]
            for number in range(start, end - 1):
                spent.append(spent[-1] + costs.get(number, 0.0))
            level = fmean(
                (chances[start + n] + lost for n, lost in enumerate(spent)), weights[start:end]
            )
            if end == len(chances) and match.is_over:
                level = chances[-1] + spent[-1]
            smooth += [min(max(level - lost, 0.0), 1.0) for lost in spent]
            start = end
    return smooth
