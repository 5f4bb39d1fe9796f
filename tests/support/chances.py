"""Exact chances the slow way: every answer of the dice in turn."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, Game
from forbidden_games.kernel.journal import Journal


def exactly(
    game: Game[Any], start: Any, verbs: Sequence[str], has_come: Callable[[Any], bool]
) -> Fraction:
    """The chance of something after the rest of a turn in which only these verbs are used."""
    total = Fraction(0)
    dice = Dice.every()
    while True:
        state = start.copy()
        while game.outcome(state) == RUNNING and state.seat == start.seat:
            by_verb = {game.write_action(state, a).split()[1]: a for a in game.legal_actions(state)}
            action = next(by_verb[verb] for verb in verbs if verb in by_verb)
            game.apply(state, action, dice, Journal(True))
        if has_come(state):
            total += Fraction(1, dice.weight())
        if not dice.advance():
            return total
