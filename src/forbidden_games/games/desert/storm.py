"""The storm: wind, sun, the storm picks up; its pile of cards, known and unknown."""

from typing import Final

from forbidden_games.games.desert import cards
from forbidden_games.games.desert.board import NO_TILE, UNKNOWN
from forbidden_games.games.desert.cards import PICKS_UP, STORM_LUCK, SUN
from forbidden_games.games.desert.events import (
    BURIED,
    LOOKED,
    METER,
    PARCHED,
    RESHUFFLED,
    RUNNING,
    SEEN,
    SENT,
    SLID,
    STORM,
    SWEPT,
    THIRST,
)
from forbidden_games.games.desert.events import SAND as SAND_FELL
from forbidden_games.games.desert.movement import column_of, is_open_tunnel, row_of
from forbidden_games.games.desert.outcome import end
from forbidden_games.games.desert.rulings import DISCARD_AT_ONCE, SHIELD_STAYS
from forbidden_games.games.desert.state import NO_SHIELD, DesertState
from forbidden_games.kernel import bag
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal

STORM_LEVELS: Final = cards.STORM_LEVELS
METER_ROOM: Final = cards.METER_ROOM
UPWIND: Final = cards.UPWIND


def level(state: DesertState) -> int:
    """Storm cards in a turn at this tick; none past the last. [FD-6, FD-92]"""
    return STORM_LEVELS[METER_ROOM * state.seats + state.meter]


def blow(state: DesertState, dice: Dice, journal: Journal) -> None:
    """Turn over one storm card and do what it says. [FD-93]"""
    card = next_card(state, dice)
    journal.note(STORM, card, 0, 0)
    if card == SUN:
        beat_down(state, journal)
    elif card == PICKS_UP:
        pick_up(state, journal)
    else:
        slide(state, card // 3, card % 3 + 1, journal)
    if state.rulings & DISCARD_AT_ONCE:
        state.storm_discard += bag.one(card)
    else:
        state.revealed += bag.one(card)  # FD-98
    if state.outcome == RUNNING:
        renew_pile(state, journal)


def slide(state: DesertState, direction: int, strength: int, journal: Journal) -> None:
    """Tiles slide into the storm one after another, then each gets sand. [FD-94, FD-95]"""
    start = state.storm
    moved = 0
    while moved < strength and is_tile_upwind(state, direction):
        slide_one(state, state.storm + UPWIND[direction], journal)
        moved += 1
    for n in range(moved):
        if state.outcome == RUNNING:
            drop_sand(state, start + n * UPWIND[direction], journal)


def is_tile_upwind(state: DesertState, direction: int) -> bool:
    """Whether the storm has a tile on the side the wind comes from; else there is respite."""
    if direction == 0:
        return row_of(state.storm) < 4
    if direction == 1:
        return row_of(state.storm) > 0
    if direction == 2:
        return column_of(state.storm) > 0
    return column_of(state.storm) < 4


def slide_one(state: DesertState, cell: int, journal: Journal) -> None:
    """A tile slides into the storm with all that is on it. [FD-29, FD-50, FD-51, FD-60a, FD-94]"""
    into = state.storm
    state.backs[into] = state.backs[cell]
    state.faces[into] = state.faces[cell]
    state.sand[into] = state.sand[cell]
    state.backs[cell] = NO_TILE
    state.faces[cell] = UNKNOWN
    state.sand[cell] = 0
    if state.excavated >> cell & 1:
        state.excavated ^= 1 << cell | 1 << into
    for part in range(4):
        if state.parts[part] == cell:
            state.parts[part] = into
    for seat in range(state.seats):
        if state.pawns[seat] == cell:
            state.pawns[seat] = into
        if state.rulings & SHIELD_STAYS and state.shields[seat] == cell:
            state.shields[seat] = into
    state.storm = cell
    journal.note(SLID, cell, into, 0)


def drop_sand(state: DesertState, cell: int, journal: Journal) -> None:
    """One marker more, or the game is lost. [FD-95, FD-103]"""
    if not state.supply:
        end(state, BURIED, journal)
        return
    state.supply -= 1
    state.sand[cell] += 1
    journal.note(SAND_FELL, cell, state.sand[cell], 0)


def is_shaded(state: DesertState, seat: int) -> bool:
    """In an excavated tunnel, or under somebody's shield. [FD-85, FD-96]"""
    cell = state.pawns[seat]
    if is_open_tunnel(state, cell):
        return True
    for other in range(state.seats):
        if state.shields[other] != NO_SHIELD and shield_cell(state, other) == cell:
            return True
    return False


def shield_cell(state: DesertState, seat: int) -> int:
    """The cell under the shield of this seat: it travels with its user, or stays. [FD-85]"""
    if state.rulings & SHIELD_STAYS:
        return state.shields[seat]
    return state.pawns[seat]


def beat_down(state: DesertState, journal: Journal) -> None:
    """Everybody without shade loses one water, all at once. [FD-96, FD-102]"""
    is_lost = False
    for seat in range(state.seats):
        if not is_shaded(state, seat):
            if state.water[seat]:
                state.water[seat] -= 1
                journal.note(PARCHED, seat, state.water[seat], 0)
            else:
                is_lost = True
    if is_lost:
        end(state, THIRST, journal)


def pick_up(state: DesertState, journal: Journal) -> None:
    """The storm grows, for the turns to come. [FD-97, FD-104]"""
    state.meter += 1
    journal.note(METER, state.meter, 0, 0)
    if not level(state):
        end(state, SWEPT, journal)


def next_card(state: DesertState, dice: Dice) -> int:
    """Take the next storm card: a known one, or any of the bag."""
    if not state.tops:
        card = any_card(state, dice)
    else:
        card = state.top[0]
        lift_out(state, 0)
    merge_known(state)
    return card


def any_card(state: DesertState, dice: Dice) -> int:
    """Any card of the bag: every order is equally likely."""
    card = bag.nth(state.storm_pile, dice.pick(STORM_LUCK, bag.size(state.storm_pile)))
    state.storm_pile -= bag.one(card)
    return card


def lift_out(state: DesertState, place: int) -> None:
    """Take one of the known cards on top away."""
    state.tops -= 1
    for n in range(place, state.tops):
        state.top[n] = state.top[n + 1]
    state.top[state.tops] = 0


def merge_known(state: DesertState) -> None:
    """With the bag empty, the known cards at the bottom follow those on top."""
    if state.storm_pile:
        return
    for n in range(state.bottoms):
        state.top[state.tops] = state.bottom[n]
        state.bottom[n] = 0
        state.tops += 1
    state.bottoms = 0


def renew_pile(state: DesertState, journal: Journal) -> None:
    """The pile is used up: its discards are the new pile, at once. [FD-99, FD-100]"""
    if not state.tops and not state.storm_pile and state.storm_discard:
        journal.note(RESHUFFLED, bag.size(state.storm_discard), 0, 0)
        state.storm_pile = state.storm_discard
        state.storm_discard = 0


def look(state: DesertState, seat: int, dice: Dice, journal: Journal) -> None:
    """See as many of the next cards as the storm is strong. [FD-76, FD-79]"""
    while state.tops < level(state) and state.storm_pile:
        state.top[state.tops] = any_card(state, dice)
        state.tops += 1
        merge_known(state)
    state.looking = state.tops
    if state.looking > level(state):
        state.looking = level(state)
    journal.note(LOOKED, seat, state.looking, 0)
    for n in range(state.looking):
        journal.note(SEEN, state.top[n], 0, 0)


def send_to_bottom(state: DesertState, place: int, journal: Journal) -> None:
    """One of the cards seen goes to the bottom; the others keep their order. [FD-76, FD-77]"""
    card = state.top[place]
    lift_out(state, place)
    if state.storm_pile:
        state.bottom[state.bottoms] = card
        state.bottoms += 1
    else:
        state.top[state.tops] = card
        state.tops += 1
    state.looking = 0
    journal.note(SENT, card, 0, 0)


def discard_revealed(state: DesertState, journal: Journal) -> None:
    """The storm step is over: its cards go to the discard pile. [FD-98]"""
    state.storm_discard += state.revealed
    state.revealed = 0
    renew_pile(state, journal)
