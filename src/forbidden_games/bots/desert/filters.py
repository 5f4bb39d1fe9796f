"""Filters: which of all legal actions are worth a thought."""

from forbidden_games.bots.desert.storm_odds import chance_of_sun
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.games.desert.actions import (
    BLAST,
    BOTTOM,
    DRAW,
    HALT,
    JUMP,
    KEEP,
    LOOK_UNDER,
    OPEN_RESERVE,
    PASS,
    PUT_UP_SHIELD,
    WATER,
)
from forbidden_games.games.desert.board import BLOCKED, UNKNOWN
from forbidden_games.games.desert.cards import JET, THROTTLE
from forbidden_games.games.desert.movement import is_near
from forbidden_games.games.desert.state import ACTING, DesertState
from forbidden_games.kernel import packed


def is_sensible(state: DesertState, survey: Survey, action: int) -> bool:
    """Whether a player would consider this; the survey is of this position or a recent one."""
    kind = packed.kind_of(action)
    if kind in (DRAW, BOTTOM, KEEP, HALT):
        return True
    if kind == PASS:
        return is_sensible_pass(state, action)
    if kind == WATER:
        return is_sensible_water(state, survey, action)
    seat = packed.seat_of(action)
    cell = packed.first(action)
    if kind == JUMP:
        return is_sensible_jump(state, survey, state.pawns[seat], cell)
    if kind == BLAST:
        return state.sand[cell] >= BLOCKED
    if kind == LOOK_UNDER:
        return survey.unseen >> cell & 1 != 0 and state.sand[cell] >= BLOCKED
    if kind == PUT_UP_SHIELD:
        if survey.shaded >> seat & 1:
            return False
        if state.phase == ACTING:
            return state.left <= 1
        return chance_of_sun(state) > 0.0
    if kind == OPEN_RESERVE:
        return has_thirst(state, state.pawns[seat])
    return True


def has_thirst(state: DesertState, cell: int) -> bool:
    """Somebody here has hardly any water."""
    for seat in range(state.seats):
        if state.pawns[seat] == cell and state.water[seat] <= 1:
            return True
    return False


def is_sensible_jump(state: DesertState, survey: Survey, start: int, cell: int) -> bool:
    """Far enough, and to a place where something can be done; in a storm only into the shade."""
    if state.phase != ACTING:
        if cell == survey.pad and not survey.missing:
            return True
        return survey.tunnels >> cell & 1 != 0 and has_thirst(state, start)
    if is_near(start, cell):
        return False
    if cell == survey.pad:
        return not survey.missing
    if (survey.tunnels | survey.on_parts | survey.oases | survey.wells) >> cell & 1:
        return True
    return survey.closed >> cell & 1 != 0 and (
        state.sand[cell] == 0 or state.faces[cell] != UNKNOWN
    )


def is_sensible_pass(state: DesertState, action: int) -> bool:
    """Only to the seat whose turn it is, so that it can use the piece: nothing goes to and fro."""
    if state.phase != ACTING or packed.first(action) != state.seat:
        return False
    return packed.second(action) in (JET, THROTTLE)


def is_sensible_water(state: DesertState, survey: Survey, action: int) -> bool:
    """To somebody thirsty in the sun: from the shade, or so that the two become more alike.

    Water never flows back into the shade and never makes two canteens differ as much as before,
    so this comes to an end.
    """
    giver = packed.seat_of(action)
    taker = packed.first(action)
    amount = packed.second(action)
    if survey.shaded >> taker & 1 or state.water[taker] > 1:
        return False
    if survey.shaded >> giver & 1:
        return True
    return state.water[giver] - amount > state.water[taker]
