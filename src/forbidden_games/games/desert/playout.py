"""Whole games of random actions, without the interpreter lock."""

from typing import Final

try:
    import cython
except ImportError:
    from forbidden_games.kernel import unlocked as cython

from forbidden_games.games.desert.actions import PASS
from forbidden_games.games.desert.board import TAKEN
from forbidden_games.games.desert.effects import apply
from forbidden_games.games.desert.legal import legal
from forbidden_games.games.desert.setup import deal
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed
from forbidden_games.kernel.actions import FREE_IN_A_ROW, Actions
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed


def roles_in_play(state: DesertState) -> int:
    """The set of roles at the table."""
    team = 0
    for seat in range(state.seats):
        team |= 1 << state.roles[seat]
    return team


def play_out(
    state: DesertState, dice: Dice, actions: Actions, journal: Journal, tally: Tally
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
        action = actions.at(dice.pick(CHOICE, actions.size))
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


def play_series(start: DesertState, seed: int, games: int, tally: Tally) -> None:
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
            play_out(state, dice, actions, journal, tally)
    actions.check()
