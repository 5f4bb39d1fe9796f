"""Exercises: prepared tables with something to do, and whether it has been done."""

from forbidden_games.server.history import MatchHistory
from forbidden_games.server.wire import ExerciseState

LEARNER = 0  # the seat that has something to do


def exercise_state(history: MatchHistory) -> ExerciseState | None:
    """Whether the goal of this table is reached, or missed in this turn; None without a goal."""
    match = history.match
    game, state = match.game, match.state
    prepared = game.info.prepared_tables.get(match.config.prepared)
    if prepared is None or not prepared.goal:
        return None
    happened = {game.write_event(state, event) for play in match.plays for event in play.events}
    if happened.issuperset(prepared.goal):
        return "done"
    is_missed = history.is_over or not game.is_acting(state) or game.to_act(state) != LEARNER
    return "missed" if is_missed else "open"
