"""What every seat may do now."""

from typing import Final

from forbidden_games.games.island import board
from forbidden_games.games.island.actions import (
    CAPTURE,
    DISCARD,
    DRAW,
    END,
    FLOOD,
    FLY,
    GIVE,
    GUIDE,
    LEAVE,
    LIFT,
    MOVE,
    SANDBAG,
    SHORE_UP,
    SWIM,
)
from forbidden_games.games.island.board import NO_TREASURE
from forbidden_games.games.island.cards import (
    CARDS_FOR_A_TREASURE,
    HELICOPTER,
    RISE,
    SANDBAGS,
    TREASURES,
)
from forbidden_games.games.island.events import RUNNING
from forbidden_games.games.island.movement import fly, guided, is_in_water, shore, swim, tiles, walk
from forbidden_games.games.island.outcome import can_leave
from forbidden_games.games.island.roles import ENGINEER, MESSENGER, NAVIGATOR, PILOT
from forbidden_games.games.island.rulings import NO_RESCUE
from forbidden_games.games.island.state import ACTING, DRAWING, NOBODY, IslandState
from forbidden_games.games.island.turn import full_hand, special_seats, swimmer
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.actions import Actions

TREASURE_ON: Final = board.TREASURE_ON


def legal(state: IslandState, out: Actions) -> None:
    """Everything anybody may do, ascending; nothing once the game is over."""
    out.clear()
    if state.outcome != RUNNING:
        return
    seat = swimmer(state)
    if seat != NOBODY:
        out.add_each(SWIM, seat, swim(state, seat))  # FI-97
        add_rescues(state, out)
        return
    seat = full_hand(state)
    if seat != NOBODY:
        add_discards(state, seat, out)
    elif state.phase == ACTING:
        add_turn_actions(state, state.seat, out)
    elif state.phase == DRAWING:
        out.add(DRAW, state.seat, 0, 0, 0)  # FI-81
    else:
        out.add(FLOOD, state.seat, 0, 0, 0)  # FI-94
    seats = special_seats(state, seat)
    if seats:
        add_lifts(state, seats, out)
        add_sandbags(state, seats, out)
        add_leaves(state, seats, out)


def add_turn_actions(state: IslandState, seat: int, out: Actions) -> None:
    """What the active player can spend an action on. [FI-15, FI-16, FI-18]"""
    role = state.roles[seat]
    out.add_each(MOVE, seat, walk(state, seat))
    if role == PILOT and not state.flown:
        out.add_each(FLY, seat, fly(state, seat))  # FI-56
    add_shore_ups(state, seat, out)
    add_gifts(state, seat, out)
    add_capture(state, seat, out)
    if role == NAVIGATOR:
        add_guiding(state, seat, out)
    out.add(END, seat, 0, 0, 0)


def add_shore_ups(state: IslandState, seat: int, out: Actions) -> None:
    """A flooded tile within reach, or two for the engineer. [FI-24, FI-26, FI-51 to FI-55]"""
    within_reach = shore(state, seat)
    if state.roles[seat] != ENGINEER:
        out.add_each(SHORE_UP, seat, within_reach)
        return
    while within_reach:
        cell = bits.lowest(within_reach)
        within_reach &= within_reach - 1
        out.add(SHORE_UP, seat, cell, 0, 0)
        out.add_each_second(SHORE_UP, seat, cell, within_reach)


def add_gifts(state: IslandState, seat: int, out: Actions) -> None:
    """A treasure card to somebody here, or anywhere for the messenger.

    Nobody else gives from afar, and special cards stay. [FI-28 to FI-33, FI-43, FI-71 to FI-73]
    """
    for other in range(state.seats):
        if other != seat and (
            state.pawns[other] == state.pawns[seat] or state.roles[seat] == MESSENGER
        ):
            for card in range(TREASURES):
                if bag.count(state.hands[seat], card):
                    out.add(GIVE, seat, other, card, 0)


def add_capture(state: IslandState, seat: int, out: Actions) -> None:
    """The treasure of this tile for four of its cards. [FI-34 to FI-39]"""
    treasure = TREASURE_ON[state.tile_at[state.pawns[seat]]]
    if (
        treasure != NO_TREASURE
        and not state.captured >> treasure & 1
        and bag.count(state.hands[seat], treasure) >= CARDS_FOR_A_TREASURE
    ):
        out.add(CAPTURE, seat, treasure, 0, 0)


def add_guiding(state: IslandState, seat: int, out: Actions) -> None:
    """The navigator moves one other pawn; nobody is asked. [FI-61, FI-62, FI-68 to FI-70]"""
    for other in range(state.seats):
        if other != seat:
            out.add_each_second(GUIDE, seat, other, guided(state, other))


def add_discards(state: IslandState, seat: int, out: Actions) -> None:
    """Any card of a full hand; a special card may be played instead. [FI-74, FI-76 to FI-79]"""
    for card in range(RISE):
        if bag.count(state.hands[seat], card):
            out.add(DISCARD, seat, card, 0, 0)


def add_lifts(state: IslandState, seats: int, out: Actions) -> None:
    """A helicopter takes any pawns from one tile to another. [FI-109, FI-116 to FI-118, FI-121]"""
    for seat in range(state.seats):
        if seats >> seat & 1 and bag.count(state.hands[seat], HELICOPTER):
            add_groups(state, seat, out)


def add_groups(state: IslandState, seat: int, out: Actions) -> None:
    """One lift for each group of pawns on one tile and each other tile. [FI-116, FI-118]"""
    for group in range(1, 1 << state.seats):
        cell = shared_cell(state, group)
        if cell != NOBODY:
            out.add_each_second(LIFT, seat, group, tiles(state) & ~(1 << cell))


def shared_cell(state: IslandState, group: int) -> int:
    """The cell on which all of these pawns stand, or NOBODY."""
    cell = state.pawns[bits.lowest(group)]
    for seat in range(state.seats):
        if group >> seat & 1 and state.pawns[seat] != cell:
            return NOBODY
    return cell


def add_rescues(state: IslandState, out: Actions) -> None:
    """A helicopter takes any pawns out of the water to one tile. [FI-119]"""
    if state.rulings & NO_RESCUE:
        return
    swimmers = 0
    for seat in range(state.seats):
        swimmers |= is_in_water(state, seat) << seat
    for seat in range(state.seats):
        if bag.count(state.hands[seat], HELICOPTER):
            for group in range(1, swimmers + 1):
                if not group & ~swimmers:
                    out.add_each_second(LIFT, seat, group, tiles(state))


def add_sandbags(state: IslandState, seats: int, out: Actions) -> None:
    """Sandbags dry any flooded tile. [FI-109, FI-112 to FI-115]"""
    for seat in range(state.seats):
        if seats >> seat & 1 and bag.count(state.hands[seat], SANDBAGS):
            out.add_each(SANDBAG, seat, state.flooded)


def add_leaves(state: IslandState, seats: int, out: Actions) -> None:
    """The flight that wins. [FI-123, FI-124]"""
    if can_leave(state):
        for seat in range(state.seats):
            if seats >> seat & 1 and bag.count(state.hands[seat], HELICOPTER):
                out.add(LEAVE, seat, 0, 0, 0)
