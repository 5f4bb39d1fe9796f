"""Whole games by a policy, without the interpreter lock."""

from typing import Final

try:
    import cython
except ImportError:
    from forbidden.kernel import unlocked as cython

from forbidden.games.desert.actions import PASS
from forbidden.games.desert.board import TAKEN
from forbidden.games.desert.effects import apply
from forbidden.games.desert.legal import legal
from forbidden.games.desert.setup import deal
from forbidden.games.desert.state import DesertState
from forbidden.kernel import packed
from forbidden.kernel.actions import FREE_IN_A_ROW, Actions
from forbidden.kernel.dice import CHOICE, Dice
from forbidden.kernel.journal import Journal
from forbidden.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed
POLICIES: Final = ("random",)


def choose(policy: int, state: DesertState, actions: Actions, dice: Dice) -> int:
    """The action that a policy takes among the legal ones."""
    return actions.at(dice.pick(CHOICE, actions.size))


def roles_in_play(state: DesertState) -> int:
    """The set of roles at the table."""
    team = 0
    for seat in range(state.seats):
        team |= 1 << state.roles[seat]
    return team


def play_out(
    state: DesertState, policy: int, dice: Dice, actions: Actions, journal: Journal, tally: Tally
) -> None:
    """Play one game from this position to its end."""
    team = roles_in_play(state)
    first = state.seat
    transfers = 0
    legal(state, actions)
    while actions.size:
        seat = state.seat
        if transfers == FREE_IN_A_ROW:
            actions.drop_free()
        action = choose(policy, state, actions, dice)
        if packed.kind_of(action) >= PASS:
            transfers += 1
        else:
            transfers = 0
        apply(state, action, dice, journal)
        tally.decisions += 1
        tally.turns += state.seat != seat
        legal(state, actions)
    tally.count(state.outcome, parts_taken(state), team, first)


def parts_taken(state: DesertState) -> int:
    """How many parts of the flying machine the team has."""
    taken = 0
    for part in range(4):
        if state.parts[part] == TAKEN:
            taken += 1
    return taken


def play_series(start: DesertState, policy: int, seed: int, games: int, tally: Tally) -> None:
    """Deal and play one game for each seed from this one on."""
    state = DesertState()
    dice = Dice()
    actions = Actions()
    journal = Journal(True)
    with cython.nogil:
        for number in range(seed, seed + games):
            dice.seed(number & LOW, number >> 32)
            state.take(start)
            deal(state, dice, journal)
            play_out(state, policy, dice, actions, journal, tally)
