"""Who acts, and how a turn goes on."""

from typing import Final

from forbidden_games.games.island import cards
from forbidden_games.games.island.cards import ACTIONS, DRAWS, HAND_LIMIT
from forbidden_games.games.island.events import TURN
from forbidden_games.games.island.movement import is_in_water
from forbidden_games.games.island.rulings import (
    CHECK_EACH_CARD,
    NO_SPECIALS_BETWEEN_FLOODS,
    NO_SPECIALS_WHILE_DISCARDING,
)
from forbidden_games.games.island.state import ACTING, DRAWING, FLOODING, NOBODY, IslandState
from forbidden_games.kernel import bag
from forbidden_games.kernel.journal import Journal

FLOOD_CARDS: Final = cards.FLOOD_CARDS
EVERY_SEAT: Final = 0b1111  # as a set


def swimmer(state: IslandState) -> int:
    """The first seat in the water, from the active one on, or NOBODY. [FI-97, FI-103]"""
    if state.phase != FLOODING:
        return NOBODY
    seat = state.seat
    for _ in range(state.seats):
        if is_in_water(state, seat):
            return seat
        seat += 1
        if seat == state.seats:
            seat = 0
    return NOBODY


def full_hand(state: IslandState) -> int:
    """The seat that has to discard cards now, or NOBODY. [FI-74, FI-75]"""
    if state.phase == DRAWING and state.left and not state.rulings & CHECK_EACH_CARD:
        return NOBODY  # the second card is still to come
    for seat in range(state.seats):
        if bag.size(state.hands[seat]) > HAND_LIMIT:
            return seat
    return NOBODY


def to_act(state: IslandState) -> int:
    """The seat the table waits for: a swimmer first, then a full hand, then whose turn it is."""
    seat = swimmer(state)
    if seat == NOBODY:
        seat = full_hand(state)
    if seat == NOBODY:
        seat = state.seat
    return seat


def are_specials_open(state: IslandState) -> bool:
    """Whether special cards can be played, nobody being in the water. [FI-109, FI-111]"""
    return not (
        state.rulings & NO_SPECIALS_BETWEEN_FLOODS
        and state.phase == FLOODING
        and state.left < FLOOD_CARDS[state.water]
    )


def special_seats(state: IslandState, discarding: int) -> int:
    """The seats that may play special cards, nobody being in the water, as a set. [FI-111]

    `discarding` is the seat with too many cards, or NOBODY.
    """
    if not are_specials_open(state):
        return 0
    if discarding != NOBODY and state.rulings & NO_SPECIALS_WHILE_DISCARDING:
        return 1 << discarding  # who may play a card instead of discarding one, FI-78
    return EVERY_SEAT


def go_on(state: IslandState, journal: Journal) -> None:
    """Enter the next phase once nothing is left of this one and nobody holds it. [FI-14, FI-17]"""
    if state.left or swimmer(state) != NOBODY or full_hand(state) != NOBODY:
        return
    if state.phase == ACTING:
        state.phase = DRAWING
        state.left = DRAWS
    elif state.phase == DRAWING:
        state.phase = FLOODING
        state.left = FLOOD_CARDS[state.water]  # FI-93
    else:
        start_turn(state, next_seat(state), journal)


def next_seat(state: IslandState) -> int:
    """The seat to the left. [FI-12]"""
    seat = state.seat + 1
    if seat == state.seats:
        seat = 0
    return seat


def start_turn(state: IslandState, seat: int, journal: Journal) -> None:
    """A fresh turn of this seat; a pilot may fly again. [FI-14, FI-58]"""
    state.seat = seat
    state.phase = ACTING
    state.left = ACTIONS
    state.flown = False
    journal.note(TURN, seat, 0, 0)
