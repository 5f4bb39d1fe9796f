"""Sharing: who hands water to whom. Transfers bring canteens closer, so they come to an end."""

from typing import Final

from forbidden_games.bots.desert.survey import Survey
from forbidden_games.games.desert import roles
from forbidden_games.games.desert.actions import WATER
from forbidden_games.games.desert.cards import WELL_WATER
from forbidden_games.games.desert.legal import can_pour
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed

CANTEENS: Final = roles.CANTEENS


def lead(state: DesertState, survey: Survey, giver: int, taker: int) -> int:
    """How much more the giver has; a water carrier with a well keeps less for herself."""
    more = state.water[giver] - state.water[taker]
    if survey.wells:
        if giver == survey.carrier:
            more += 1
        elif taker == survey.carrier:
            more -= 2
    return more


def even_out(state: DesertState, survey: Survey, seats: int) -> int:
    """The transfer between the two whose canteens differ most, or 0. [FD-73, FD-82]"""
    best = 1
    action = 0
    for giver in range(state.seats):
        if not seats >> giver & 1 or state.water[giver] < 1:
            continue
        for taker in range(state.seats):
            if taker == giver or not can_pour(state, giver, taker):
                continue
            room = CANTEENS[state.roles[taker]] - state.water[taker]
            more = lead(state, survey, giver, taker)
            if room > 0 and more > best:
                best = more
                amount = min(more // 2, room, state.water[giver])
                action = packed.action(WATER, giver, taker, amount, 0)
    return action


def make_room(state: DesertState, survey: Survey, cell: int, seats: int) -> int:
    """Before a well is opened: from a canteen too full for it to one that is not. [FD-40]"""
    for giver in range(state.seats):
        if not seats >> giver & 1 or state.pawns[giver] != cell:
            continue
        if survey.wells and giver == survey.carrier:
            continue
        if CANTEENS[state.roles[giver]] - state.water[giver] >= WELL_WATER:
            continue
        for taker in range(state.seats):
            if (
                taker != giver
                and not (survey.wells and taker == survey.carrier)
                and can_pour(state, giver, taker)
                and has_room(state, cell, taker)
                and state.water[giver] > state.water[taker]
            ):
                return packed.action(WATER, giver, taker, 1, 0)
    return 0


def has_room(state: DesertState, cell: int, taker: int) -> bool:
    """Whether one more water does not spoil what the well at this cell will give."""
    room = CANTEENS[state.roles[taker]] - state.water[taker]
    if state.pawns[taker] == cell:
        return room > WELL_WATER
    return room > 0


def moisten(state: DesertState, survey: Survey, seats: int) -> int:
    """From the shade to somebody in the sun who has nothing left. [FD-73, FD-96, FD-102]"""
    for taker in range(state.seats):
        if state.water[taker] or survey.shaded >> taker & 1:
            continue
        for giver in range(state.seats):
            if (
                seats >> giver & 1
                and giver != taker
                and survey.shaded >> giver & 1
                and state.water[giver] > 0
                and can_pour(state, giver, taker)
            ):
                return packed.action(WATER, giver, taker, 1, 0)
    return 0
