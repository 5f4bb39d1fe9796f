"""The table after a play, with all that a screen needs to know about it."""

from forbidden_games.kernel.packed import Action
from forbidden_games.server.exercises import exercise_state
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.wire import Position
from forbidden_games.server.wire.folding import folded

_WORDS: dict[tuple[str, str], dict[Action, str]] = {}  # by game and layout


def position(history: MatchHistory) -> Position:
    """Snapshot, legal actions, chances, and who may do what."""
    game, state = history.match.game, history.match.state
    actions = [] if history.is_over else game.legal_actions(state)
    return Position(
        number=history.number,
        to_act=game.to_act(state),
        outcome=history.outcome,
        snapshot=game.snapshot(state),
        legal=folded(_written(history, actions)),
        chances=None if history.is_over else game.chances(state),
        undo=history.undo,
        task=game.task(state),
        interferers=list(history.interferers()),
        turning=any(game.turns_a_card(action) for action in actions),
        ending=history.match.ending(),
        exercise=exercise_state(history),
    )


def _written(history: MatchHistory, actions: list[Action]) -> list[str]:
    """Actions in words. A card may have hundreds of uses: their words are kept."""
    game, state = history.match.game, history.match.state
    known = _WORDS.setdefault((game.name, history.match.config.layout), {})
    for action in actions:
        if action not in known:
            known[action] = game.write_action(state, action)
    return [known[action] for action in actions]
