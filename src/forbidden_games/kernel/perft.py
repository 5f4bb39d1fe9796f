"""perft: counts every continuation of a position; a slip in the rules is a wrong number."""

from typing import Any

from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action


def after(game: Game[S], state: S, action: Action) -> list[tuple[Any, int]]:
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


def perft(game: Game[S], state: S, depth: int) -> int:
    """How many ways there are to go on: every legal action, every outcome of chance."""
    if depth == 0:
        return 1
    return sum(divide(game, state, depth).values())


def divide(game: Game[S], state: S, depth: int) -> dict[Action, int]:
    """The same by first action, which leads to the culprit when a count is wrong."""
    return {
        action: sum(perft(game, child, depth - 1) for child, _ in after(game, state, action))
        for action in game.legal_actions(state)
    }
