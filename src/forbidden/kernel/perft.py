"""perft: counts every continuation of a position; a slip in the rules is a wrong number."""

from typing import Any

from forbidden.kernel.dice import Dice
from forbidden.kernel.game import Game
from forbidden.kernel.journal import Journal
from forbidden.kernel.packed import Action


def after(game: Game[Any, Any], state: Any, action: Action) -> list[tuple[Any, int]]:
    """Every position an action can lead to, with one chance in how many it does."""
    silent = Journal(silent=True)
    dice = Dice.every()
    positions = []
    more = True
    while more:
        child = state.copy()
        game.apply(child, action, dice, silent)
        positions.append((child, dice.weight()))
        more = dice.advance()
    return positions


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """How many ways there are to go on: every legal action, every outcome of chance."""
    if depth == 0:
        return 1
    return sum(divide(game, state, depth).values())


def divide(game: Game[Any, Any], state: Any, depth: int) -> dict[Action, int]:
    """The same by first action, which leads to the culprit when a count is wrong."""
    return {
        action: sum(perft(game, child, depth - 1) for child, _ in after(game, state, action))
        for action in game.legal_actions(state)
    }
