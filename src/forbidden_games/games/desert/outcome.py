"""The way to win and the three ways to lose."""

from forbidden_games.games.desert.board import BLOCKED, PAD, TAKEN
from forbidden_games.games.desert.events import ENDED, RUNNING, WON
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel.journal import Journal


def end(state: DesertState, outcome: int, journal: Journal) -> None:
    """The game is over, at once. [FD-105]"""
    state.outcome = outcome
    journal.note(ENDED, outcome, 0, 0)


def can_take_off(state: DesertState) -> bool:
    """All parts, and everybody on the excavated, unblocked launch pad. [FD-106, FD-108]"""
    for part in range(4):
        if state.parts[part] != TAKEN:
            return False
    cell = state.pawns[0]
    for seat in range(1, state.seats):
        if state.pawns[seat] != cell:
            return False
    return (
        state.faces[cell] == PAD and state.excavated >> cell & 1 != 0 and state.sand[cell] < BLOCKED
    )


def judge(state: DesertState, journal: Journal) -> None:
    """Take off as soon as it is possible, whoever's turn it is. [FD-107, FD-109]"""
    if state.outcome == RUNNING and can_take_off(state):
        end(state, WON, journal)
