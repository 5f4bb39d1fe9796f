"""What every seat may do now."""

from typing import Final

from forbidden_games.games.desert import roles
from forbidden_games.games.desert.actions import (
    BLAST,
    BOTTOM,
    CALM,
    CLEAR,
    DRAW,
    END,
    EXCAVATE,
    FETCH,
    GUIDE,
    HALT,
    JUMP,
    KEEP,
    LOOK,
    LOOK_UNDER,
    MOVE,
    OPEN_RESERVE,
    PASS,
    PUT_UP_SHIELD,
    SPEED_UP,
    TAKE,
    WATER,
)
from forbidden_games.games.desert.board import BLOCKED, WELL
from forbidden_games.games.desert.cards import BLASTER, JET, RESERVE, SCOPE, SHIELD, THROTTLE
from forbidden_games.games.desert.events import RUNNING
from forbidden_games.games.desert.movement import (
    beside_or_under,
    guided,
    is_buried,
    is_near,
    step,
    tiles,
    unblocked,
)
from forbidden_games.games.desert.roles import CARRIER, CLIMBER, METEOROLOGIST, NAVIGATOR
from forbidden_games.games.desert.rulings import (
    NO_JET_WHEN_BURIED,
    WELL_UNDER_SAND,
    WELL_WITHOUT_SAND,
)
from forbidden_games.games.desert.state import ACTING, NOBODY, DesertState
from forbidden_games.games.desert.storm import level
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.actions import Actions

CANTEENS: Final = roles.CANTEENS
PIECES: Final = 6  # kinds of equipment


def legal(state: DesertState, out: Actions) -> None:
    """Everything anybody may do, ascending; nothing once the game is over.

    An action half done comes first; water and equipment are open else. [FD-81h, FD-84, FD-93a]
    """
    out.clear()
    if state.outcome != RUNNING:
        return
    if state.looking:
        add_sorting(state, state.seat, out)
        return
    if state.guiding != NOBODY:
        add_guided_steps(state, state.seat, state.guiding, out)
        out.add(HALT, state.seat, 0, 0, 0)
        return
    if state.phase == ACTING:
        if state.left:
            add_turn_actions(state, state.seat, out)
        out.add(END, state.seat, 0, 0, 0)
    else:
        out.add(DRAW, state.seat, 0, 0, 0)
    add_gear(state, out)
    add_transfers(state, out)


def add_turn_actions(state: DesertState, seat: int, out: Actions) -> None:
    """Ways to spend an action; the buried only dig. [FD-13, FD-16, FD-31, FD-31a, FD-81g]"""
    role = state.roles[seat]
    if is_buried(state, seat):
        out.add(CLEAR, seat, state.pawns[seat], 0, 0)
        return
    add_moves(state, seat, out)
    out.add_each(CLEAR, seat, sandy(state, beside_or_under(state, seat)))
    add_digging(state, seat, out)
    if role == CARRIER and can_fetch(state, seat):
        out.add(FETCH, seat, 0, 0, 0)
    if role == METEOROLOGIST:
        if state.fewer < level(state):
            out.add(CALM, seat, 0, 0, 0)  # FD-74, FD-78
        if state.tops or state.storm_pile:
            out.add(LOOK, seat, 0, 0, 0)  # FD-76, FD-79a
    if role == NAVIGATOR:
        for other in range(state.seats):
            if other != seat:
                add_guided_steps(state, seat, other, out)


def add_moves(state: DesertState, seat: int, out: Actions) -> None:
    """A step or a tunnel; the climber may take one pawn along. [FD-17, FD-22, FD-55, FD-56]"""
    if state.roles[seat] != CLIMBER:
        out.add_each(MOVE, seat, step(state, seat))
        return
    targets = step(state, seat)
    while targets:
        cell = bits.lowest(targets)
        targets &= targets - 1
        out.add(MOVE, seat, cell, 0, 0)
        for other in range(state.seats):
            if other != seat and state.pawns[other] == state.pawns[seat]:
                out.add(MOVE, seat, cell, other + 1, 0)


def add_guided_steps(state: DesertState, seat: int, other: int, out: Actions) -> None:
    """The navigator moves another pawn by one step of its own kind. [FD-81 to FD-81f]"""
    targets = guided(state, other)
    while targets:
        cell = bits.lowest(targets)
        targets &= targets - 1
        out.add(GUIDE, seat, other, cell, 0)
        if state.roles[other] == CLIMBER:
            for passenger in range(state.seats):
                if passenger != other and state.pawns[passenger] == state.pawns[other]:
                    out.add(GUIDE, seat, other, cell, passenger + 1)


def sandy(state: DesertState, cells: int) -> int:
    """Those of these cells that have sand. [FD-27]"""
    found = 0
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        if state.sand[cell]:
            found |= 1 << cell
    return found


def add_digging(state: DesertState, seat: int, out: Actions) -> None:
    """Excavate one's own tile, or pick up a part from it. [FD-35, FD-36, FD-52, FD-53, FD-60b]"""
    cell = state.pawns[seat]
    if not state.excavated >> cell & 1:
        if not state.sand[cell]:
            out.add(EXCAVATE, seat, 0, 0, 0)
        return
    if state.sand[cell] >= BLOCKED:
        return  # also with the climber here [FD-53c]
    for part in range(4):
        if state.parts[part] == cell:
            out.add(TAKE, seat, part, 0, 0)


def can_fetch(state: DesertState, seat: int) -> bool:
    """The water carrier is on an excavated well without too much sand. [FD-69 to FD-72]"""
    cell = state.pawns[seat]
    if state.faces[cell] != WELL or not state.excavated >> cell & 1:
        return False
    if state.water[seat] == CANTEENS[state.roles[seat]]:
        return False
    if state.rulings & WELL_UNDER_SAND:
        return True
    if state.rulings & WELL_WITHOUT_SAND:
        return state.sand[cell] == 0
    return state.sand[cell] < BLOCKED


def add_sorting(state: DesertState, seat: int, out: Actions) -> None:
    """One of the cards seen to the bottom, or none. [FD-76, FD-77]"""
    for place in range(state.looking):
        out.add(BOTTOM, seat, place, 0, 0)
    out.add(KEEP, seat, 0, 0, 0)


def add_gear(state: DesertState, out: Actions) -> None:
    """Equipment, by its holder, on anybody's turn, buried or not. [FD-34, FD-84, FD-86 to FD-90]"""
    held = 0
    for seat in range(state.seats):
        held |= state.gear[seat]
    if not held:
        return
    for seat in range(state.seats):
        if bag.count(state.gear[seat], BLASTER):
            out.add_each(BLAST, seat, sandy(state, beside_or_under(state, seat)))
    for seat in range(state.seats):
        if bag.count(state.gear[seat], JET):
            add_jumps(state, seat, out)
    for seat in range(state.seats):
        if bag.count(state.gear[seat], SHIELD):
            out.add(PUT_UP_SHIELD, seat, 0, 0, 0)
    for seat in range(state.seats):
        if bag.count(state.gear[seat], SCOPE):
            out.add_each(LOOK_UNDER, seat, tiles(state) & ~state.excavated)
    for seat in range(state.seats):
        if bag.count(state.gear[seat], RESERVE):
            out.add(OPEN_RESERVE, seat, 0, 0, 0)
    if state.phase == ACTING and bag.count(state.gear[state.seat], THROTTLE):
        out.add(SPEED_UP, state.seat, 0, 0, 0)


def add_jumps(state: DesertState, seat: int, out: Actions) -> None:
    """To any other unblocked tile, with nobody or one pawn from here. [FD-87, FD-87a, FD-87b]"""
    if state.rulings & NO_JET_WHEN_BURIED and is_buried(state, seat):
        return
    targets = unblocked(state) & ~(1 << state.pawns[seat])
    while targets:
        cell = bits.lowest(targets)
        targets &= targets - 1
        out.add(JUMP, seat, cell, 0, 0)
        for other in range(state.seats):
            if other != seat and state.pawns[other] == state.pawns[seat]:
                out.add(JUMP, seat, cell, other + 1, 0)


def add_transfers(state: DesertState, out: Actions) -> None:
    """Handing over equipment and water, free and at any time. [FD-34, FD-82, FD-83, FD-85d]"""
    out.cut = out.size
    for seat in range(state.seats):
        if state.gear[seat]:
            add_passing(state, seat, out)
    for seat in range(state.seats):
        if state.water[seat]:
            add_sharing(state, seat, out)


def add_passing(state: DesertState, seat: int, out: Actions) -> None:
    """Any piece to anybody on the same tile. [FD-83]"""
    for other in range(state.seats):
        if other != seat and state.pawns[other] == state.pawns[seat]:
            for piece in range(PIECES):
                if bag.count(state.gear[seat], piece):
                    out.add(PASS, seat, other, piece, 0)


def add_sharing(state: DesertState, seat: int, out: Actions) -> None:
    """Any amount that the giver has and the other can hold. [FD-73, FD-82, FD-82a]"""
    for other in range(state.seats):
        if other != seat and can_pour(state, seat, other):
            room = CANTEENS[state.roles[other]] - state.water[other]
            if room > state.water[seat]:
                room = state.water[seat]
            for amount in range(1, room + 1):
                out.add(WATER, seat, other, amount, 0)


def can_pour(state: DesertState, seat: int, other: int) -> bool:
    """On the same tile, or the water carrier to a tile beside hers. [FD-63, FD-73, FD-82]"""
    if state.pawns[other] == state.pawns[seat]:
        return True
    return state.roles[seat] == CARRIER and is_near(state.pawns[seat], state.pawns[other])
