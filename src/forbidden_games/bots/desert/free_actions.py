"""FreeActions: what is free and may be done at any time, and when a team should do it."""

from typing import Final

from forbidden_games.bots.desert.sharing import even_out, moisten
from forbidden_games.bots.desert.storm_odds import chance_of_sun
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.bots.desert.weights import Weights
from forbidden_games.games.desert import roles
from forbidden_games.games.desert.actions import (
    BLAST,
    JUMP,
    LOOK_UNDER,
    OPEN_RESERVE,
    PASS,
    PUT_UP_SHIELD,
    SPEED_UP,
)
from forbidden_games.games.desert.board import BLOCKED, CELLS
from forbidden_games.games.desert.cards import (
    BLASTER,
    JET,
    RESERVE,
    SCOPE,
    SHIELD,
    THROTTLE,
    WELL_WATER,
)
from forbidden_games.games.desert.movement import beside_or_under
from forbidden_games.games.desert.rulings import NO_JET_WHEN_BURIED
from forbidden_games.games.desert.state import ACTING, NOBODY, STORMING, DesertState
from forbidden_games.kernel import bag, bits, packed

CANTEENS: Final = roles.CANTEENS
STRONGEST: Final = 3  # markers that one wind can bring


def holder_at(state: DesertState, cell: int, piece: int, seats: int) -> int:
    """One of these seats on this tile who has the piece, or NOBODY."""
    for seat in range(state.seats):
        if seats >> seat & 1 and state.pawns[seat] == cell and bag.count(state.gear[seat], piece):
            return seat
    return NOBODY


def is_held(state: DesertState, piece: int, seats: int) -> bool:
    """Whether one of these seats has the piece."""
    for seat in range(state.seats):
        if seats >> seat & 1 and bag.count(state.gear[seat], piece):
            return True
    return False


def water_here(state: DesertState, cell: int) -> int:
    """What the Secret Water Reserve would give on this tile. [FD-89]"""
    total = 0
    for seat in range(state.seats):
        if state.pawns[seat] == cell:
            total += min(WELL_WATER, CANTEENS[state.roles[seat]] - state.water[seat])
    return total


def last_to_move(state: DesertState, cell: int, seats: int) -> int:
    """Of these seats on this tile the one whose own turn is furthest away. [FD-85a]"""
    for ahead in range(state.seats):
        seat = (state.seat - ahead + state.seats) % state.seats
        if seats >> seat & 1 and state.pawns[seat] == cell:
            return seat
    return NOBODY


def take_off_by_jet(state: DesertState, survey: Survey, seats: int) -> int:
    """Jet Packs to the launch pad, if with them everybody gets there. [FD-87, FD-107]"""
    if survey.missing or not survey.is_pad_open or state.sand[survey.pad] >= BLOCKED:
        return 0
    action = 0
    for seat in range(state.seats):
        cell = state.pawns[seat]
        if cell == survey.pad:
            continue
        people = 0
        packs = 0
        flyer = NOBODY
        other = NOBODY
        for friend in range(state.seats):
            if state.pawns[friend] != cell:
                continue
            people += 1
            if not can_fly(state, survey, friend, seats):
                other = friend
                continue
            packs += bag.count(state.gear[friend], JET)
            if flyer == NOBODY:
                flyer = friend
            elif other == NOBODY:
                other = friend
        if people > 2 * packs:
            return 0
        action = packed.action(JUMP, flyer, survey.pad, other + 1, 0)
    return action


def can_fly(state: DesertState, survey: Survey, seat: int, seats: int) -> bool:
    """One of these seats, with a Jet Pack that works. [FD-87]"""
    return (
        seats >> seat & 1 != 0
        and bag.count(state.gear[seat], JET) > 0
        and not (state.rulings & NO_JET_WHEN_BURIED and survey.buried >> seat & 1)
    )


def look_under(state: DesertState, survey: Survey, seats: int) -> int:
    """The Terrascope at once: where digging would take longest. [FD-88]"""
    if not survey.unseen or not is_held(state, SCOPE, seats):
        return 0
    best = -100.0
    target = 0
    cells = survey.unseen
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        value = state.sand[cell] + 0.1 * survey.routes.costs[CELLS * state.seat + cell]
        if survey.on_parts >> cell & 1:
            value -= 5.0
        if value > best:
            best = value
            target = cell
    for seat in range(state.seats):
        if seats >> seat & 1 and bag.count(state.gear[seat], SCOPE):
            return packed.action(LOOK_UNDER, seat, target, 0, 0)
    return 0


def rescue(state: DesertState, survey: Survey, seats: int) -> int:
    """A sun may come and somebody would die of it: reserve, shield or a flight into a tunnel."""
    if chance_of_sun(state) == 0.0:
        return 0
    for seat in range(state.seats):
        if state.water[seat] or survey.shaded >> seat & 1:
            continue
        cell = state.pawns[seat]
        holder = holder_at(state, cell, RESERVE, seats)
        if holder != NOBODY:
            return packed.action(OPEN_RESERVE, holder, 0, 0, 0)
        action = shade(state, cell, seats)
        if action:
            return action
        action = fly_to_shade(state, survey, seat, seats)
        if action:
            return action
    return 0


def shade(state: DesertState, cell: int, seats: int) -> int:
    """A Solar Shield on this tile, by the hand that keeps it up longest. [FD-83, FD-85a]"""
    holder = holder_at(state, cell, SHIELD, seats)
    if holder == NOBODY:
        return 0
    user = last_to_move(state, cell, seats)
    if user != holder and not bag.count(state.gear[user], SHIELD):
        return packed.action(PASS, holder, user, SHIELD, 0)
    return packed.action(PUT_UP_SHIELD, user, 0, 0, 0)


def save_sand(state: DesertState, seats: int) -> int:
    """The next wind may ask for more sand than there is: blast the largest heap. [FD-86, FD-103]"""
    if state.supply >= STRONGEST:
        return 0
    most = 1
    action = 0
    for seat in range(state.seats):
        if not seats >> seat & 1 or not bag.count(state.gear[seat], BLASTER):
            continue
        cells = beside_or_under(state, seat)
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            if state.sand[cell] > most:
                most = state.sand[cell]
                action = packed.action(BLAST, seat, cell, 0, 0)
    return action


def fly_to_shade(state: DesertState, survey: Survey, seat: int, seats: int) -> int:
    """With a Jet Pack into an open tunnel, the thirsty one first. [FD-87, FD-96]"""
    cell = state.pawns[seat]
    targets = survey.tunnels & survey.free & ~(1 << cell)
    holder = holder_at(state, cell, JET, seats)
    if not targets or holder == NOBODY or not can_fly(state, survey, holder, seats):
        return 0
    tunnel = bits.lowest(targets)
    if holder != seat:
        return packed.action(JUMP, holder, tunnel, seat + 1, 0)
    for other in range(state.seats):
        if other != seat and state.pawns[other] == cell and state.water[other] < 2:
            return packed.action(JUMP, seat, tunnel, other + 1, 0)
    return packed.action(JUMP, seat, tunnel, 0, 0)


def speed_up(state: DesertState, seats: int) -> int:
    """The Time Throttle when no action is left, handed over if a friend here has it. [FD-90]"""
    seat = state.seat
    if bag.count(state.gear[seat], THROTTLE):
        return packed.action(SPEED_UP, seat, 0, 0, 0)
    holder = holder_at(state, state.pawns[seat], THROTTLE, seats)
    if holder != NOBODY:
        return packed.action(PASS, holder, seat, THROTTLE, 0)
    return 0


def before_storm(state: DesertState, survey: Survey, weights: Weights, seats: int) -> int:
    """At the end of a turn: shields and water in good time, before the storm is drawn."""
    if is_held(state, SHIELD, 1 << state.seat):
        cell = state.pawns[state.seat]
        heads = 0
        dry = 0
        for other in range(state.seats):
            if state.pawns[other] == cell and not survey.shaded >> other & 1:
                heads += state.water[other] <= 3
                dry += state.water[other] == 0
        suns = survey.suns * state.seats
        if heads and (suns * heads >= weights.shield or (dry and suns > 0.0)):
            return packed.action(PUT_UP_SHIELD, state.seat, 0, 0, 0)
    for seat in range(state.seats):
        if (
            seats >> seat & 1
            and bag.count(state.gear[seat], RESERVE)
            and water_here(state, state.pawns[seat]) >= weights.reserve
        ):
            return packed.action(OPEN_RESERVE, seat, 0, 0, 0)
    return 0


def free_play(state: DesertState, survey: Survey, weights: Weights, seats: int) -> int:
    """What one of these seats should do now for nothing, or 0."""
    action = take_off_by_jet(state, survey, seats)
    if action:
        return action
    action = look_under(state, survey, seats)
    if action:
        return action
    action = even_out(state, survey, seats)
    if action:
        return action
    if state.phase == STORMING:
        if chance_of_sun(state) > 0.0:
            action = moisten(state, survey, seats)
            if action:
                return action
        action = save_sand(state, seats)
        if action:
            return action
        return rescue(state, survey, seats)
    if state.phase == ACTING and not state.left and seats >> state.seat & 1:
        action = speed_up(state, seats)
        if action:
            return action
        return before_storm(state, survey, weights, seats)
    return 0
