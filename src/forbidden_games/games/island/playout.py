"""Whole games of random actions, without the interpreter lock."""

from typing import Final

try:
    import cython
except ImportError:
    from forbidden_games.kernel import unlocked as cython

from forbidden_games.games.island.effects import apply
from forbidden_games.games.island.legal import legal
from forbidden_games.games.island.setup import deal
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits
from forbidden_games.kernel.actions import Actions
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed


def roles_in_play(state: IslandState) -> int:
    """The set of roles at the table."""
    team = 0
    for seat in range(state.seats):
        team |= 1 << state.roles[seat]
    return team


def play_out(
    state: IslandState, dice: Dice, actions: Actions, journal: Journal, tally: Tally
) -> None:
    """Play one game from this position to its end."""
    team = roles_in_play(state)
    first = state.seat
    legal(state, actions)
    while actions.size:
        seat = state.seat
        apply(state, actions.at(dice.pick(CHOICE, actions.size)), dice, journal)
        tally.decisions += 1
        tally.turns += state.seat != seat
        legal(state, actions)
    tally.count(state.outcome, bits.size(state.captured), team, first)


def play_series(start: IslandState, seed: int, games: int, tally: Tally) -> None:
    """Deal and play one game for each seed from this one on."""
    state = IslandState()
    dice = Dice()
    actions = Actions()
    journal = Journal(True)
    with cython.nogil:
        for number in range(seed, seed + games):
            dice.seed(number & LOW, number >> 32)
            state.take(start)
            deal(state, dice, journal)
            play_out(state, dice, actions, journal, tally)
    actions.check()
