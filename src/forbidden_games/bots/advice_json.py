"""Advice and reviews in words and rounded numbers: the same for the command line and browsers."""

from dataclasses import dataclass
from typing import Final

from forbidden_games.bots.advice import Advice, Choice, tell_plan
from forbidden_games.bots.review import Analysis, Decision, turns_of
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.state import Table

DIGITS: Final = 4


@dataclass(frozen=True)
class AdvisedChoice:
    """One first action with its chance, why, and what should follow."""

    action: str | None  # None: wait
    chance: float
    low: float
    high: float
    tied: bool  # about as good as the first
    rollouts: int
    reasons: tuple[Message, ...]
    plan: tuple[str, ...]  # actions, the first one included
    told: tuple[Message, ...]  # the same as sentences


@dataclass(frozen=True)
class AnalysedDecision:
    """A decision that cost the team winning chance, and a better one."""

    number: int  # of the play, from 1
    turn: int
    seat: int
    cost: float
    before: float
    after: float
    played: str
    played_told: Message
    better: str | None  # None: wait
    better_told: tuple[Message, ...]
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class AnalysisResult:
    """The winning chance before the first play and after each, and the costliest decisions."""

    chances: tuple[float, ...]
    turns: tuple[int, ...]  # the turn of each play, from 1
    worst: tuple[AnalysedDecision, ...]


def advised_choice(game: Game[Table], state: Table, choice: Choice) -> AdvisedChoice:
    """A choice at a table, in words."""
    low, high = choice.interval
    return AdvisedChoice(
        action=None if choice.action is None else game.write_action(state, choice.action),
        chance=rounded(choice.chance),
        low=rounded(low),
        high=rounded(high),
        tied=choice.tied,
        rollouts=choice.rollouts,
        reasons=choice.reasons,
        plan=tuple(game.write_action(state, action) for action in choice.plan),
        told=tuple(tell_plan(game, state, choice.plan)),
    )


def advised_choices(
    game: Game[Table], state: Table, advice: Advice, most: int
) -> tuple[AdvisedChoice, ...]:
    """The best choices at a table in words, best first."""
    return tuple(advised_choice(game, state, choice) for choice in advice.choices[:most])


def analysis_result(match: Match[Table], analysis: Analysis) -> AnalysisResult:
    """The review of a match, in words."""
    return AnalysisResult(
        chances=tuple(rounded(chance) for chance in analysis.chances),
        turns=tuple(turns_of(match.positions())[:-1]),
        worst=tuple(_decision(match.game, decision) for decision in analysis.worst),
    )


def _decision(game: Game[Table], decision: Decision) -> AnalysedDecision:
    played = advised_choice(game, decision.state, decision.played)
    better = advised_choice(game, decision.state, decision.better)
    assert played.action is not None, "what was played is an action"
    return AnalysedDecision(
        number=decision.number,
        turn=decision.turn,
        seat=decision.seat,
        cost=rounded(decision.cost),
        before=better.chance,
        after=played.chance,
        played=played.action,
        played_told=played.told[0],
        better=better.action,
        better_told=better.told,
        reasons=better.reasons,
    )


def rounded(chance: float) -> float:
    """A chance as it is written: more digits would only pretend to be known."""
    return round(chance, DIGITS)
