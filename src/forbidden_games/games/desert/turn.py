"""Who acts, and how a turn goes on."""

from forbidden_games.games.desert.cards import ACTIONS
from forbidden_games.games.desert.events import RUNNING, TURN
from forbidden_games.games.desert.state import ACTING, NO_SHIELD, STORMING, DesertState
from forbidden_games.games.desert.storm import discard_revealed, level
from forbidden_games.kernel.journal import Journal


def start_storm(state: DesertState, journal: Journal) -> None:
    """As many storm cards as the meter says, less what was saved. [FD-15, FD-74, FD-92]"""
    state.phase = STORMING
    state.left = level(state) - state.fewer
    go_on(state, journal)


def go_on(state: DesertState, journal: Journal) -> None:
    """After the last storm card comes the next seat. [FD-12, FD-98]"""
    if state.phase == STORMING and not state.left and state.outcome == RUNNING:
        discard_revealed(state, journal)
        seat = state.seat + 1
        if seat == state.seats:
            seat = 0
        start_turn(state, seat, journal)


def start_turn(state: DesertState, seat: int, journal: Journal) -> None:
    """A fresh turn of this seat; its own shield ends. [FD-12, FD-14, FD-85a]"""
    state.seat = seat
    state.phase = ACTING
    state.left = ACTIONS
    state.fewer = 0
    state.shields[seat] = NO_SHIELD
    journal.note(TURN, seat, 0, 0)
