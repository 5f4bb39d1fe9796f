"""Whole games by a policy, without the interpreter lock."""

from typing import Final

try:
    import cython
except ImportError:
    from forbidden.kernel import unlocked as cython

from forbidden.games.island.effects import apply
from forbidden.games.island.legal import legal
from forbidden.games.island.setup import deal
from forbidden.games.island.state import IslandState
from forbidden.kernel import bits
from forbidden.kernel.actions import Actions
from forbidden.kernel.dice import CHOICE, Dice
from forbidden.kernel.journal import Journal
from forbidden.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed
POLICIES: Final = ("random",)


def choose(policy: int, state: IslandState, actions: Actions, dice: Dice) -> int:
    """The action that a policy takes among the legal ones."""
    return actions.at(dice.pick(CHOICE, actions.size))


def roles_in_play(state: IslandState) -> int:
    """The set of roles at the table."""
    team = 0
    for seat in range(state.seats):
        team |= 1 << state.roles[seat]
    return team


def play_out(
    state: IslandState, policy: int, dice: Dice, actions: Actions, journal: Journal, tally: Tally
) -> None:
    """Play one game from this position to its end."""
    team = roles_in_play(state)
    first = state.seat
    legal(state, actions)
    while actions.size:
        seat = state.seat
        apply(state, choose(policy, state, actions, dice), dice, journal)
        tally.decisions += 1
        tally.turns += state.seat != seat
        legal(state, actions)
    tally.count(state.outcome, bits.size(state.captured), team, first)


def play_series(start: IslandState, policy: int, seed: int, games: int, tally: Tally) -> None:
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
            play_out(state, policy, dice, actions, journal, tally)
