"""The table after a play, with all that a screen needs to know about it."""

from typing import Any

from forbidden.kernel.packed import Action
from forbidden.server.chances import chances
from forbidden.server.course import Course
from forbidden.server.wire import Position

_WORDS: dict[tuple[str, str], dict[Action, str]] = {}  # by game and layout


def position(course: Course) -> Position:
    """Snapshot, legal actions, chances."""
    match = course.match
    game, state = match.game, match.state
    return Position(
        number=course.number,
        to_act=game.to_act(state),
        outcome=course.outcome,
        snapshot=game.snapshot(state),
        legal=[] if course.is_over else legal(course),
        chances=None if course.is_over else chances(game.name, state),
        undo=course.undo,
    )


def legal(course: Course) -> list[str]:
    """What any seat may do, in words. A helicopter has hundreds of ways: their words are kept."""
    match = course.match
    game, state = match.game, match.state
    known = _WORDS.setdefault((game.name, getattr(match.config, "layout", "")), {})
    actions = game.legal_actions(state)
    return [known.get(action) or _learn(known, game, state, action) for action in actions]


def _learn(known: dict[Action, str], game: Any, state: Any, action: Action) -> str:
    words: str = game.write_action(state, action)
    known[action] = words
    return words
