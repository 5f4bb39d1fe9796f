"""Play: an action of a match, and what came of it."""

from typing import NamedTuple

from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.packed import Action


class Play(NamedTuple):
    """An action that was played, what happened then, and whether it turned anything over."""

    action: Action
    events: list[Event]
    asked_luck: bool
