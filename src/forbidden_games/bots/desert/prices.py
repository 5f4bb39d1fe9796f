"""Prices: how many actions something takes, for one pawn or for the one that is best placed."""

from typing import Final

from forbidden_games.bots.desert.job_kinds import FAR
from forbidden_games.bots.desert.routes import digs_to_bare, digs_to_free
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.games.desert.board import BLOCKED, CELLS
from forbidden_games.games.desert.roles import CLIMBER
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bits

CLOSE: Final = 12  # actions: further away makes no difference
FAR_AWAY: Final = 10  # the same with what is to be done there


def steps_of_nearest(state: DesertState, survey: Survey, cell: int) -> int:
    """How far the closest pawn is from a cell."""
    best = CLOSE
    for seat in range(state.seats):
        if survey.routes.costs[CELLS * seat + cell] < best:
            best = survey.routes.costs[CELLS * seat + cell]
    return best


def steps_to_nearest(survey: Survey, seat: int, cells: int) -> int:
    """How far the closest of these cells is for a pawn."""
    best = CLOSE
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        if survey.routes.costs[CELLS * seat + cell] < best:
            best = survey.routes.costs[CELLS * seat + cell]
    return best


def price(state: DesertState, survey: Survey, seat: int, cell: int) -> int:
    """Actions until this pawn has turned over that tile, and has the part that lies there."""
    actions = survey.routes.costs[CELLS * seat + cell]
    if actions >= FAR:
        return FAR_AWAY
    role = state.roles[seat]
    left = state.sand[cell]
    if state.pawns[seat] != cell and role != CLIMBER and left >= BLOCKED:
        left = 1
    if survey.on_parts >> cell & 1:
        actions += 1
    if state.excavated >> cell & 1:
        actions += digs_to_free(role, left)
    else:
        actions += digs_to_bare(role, left) + 1
    return actions


def price_of_part(state: DesertState, survey: Survey, cell: int) -> int:
    """Actions until the pawn best placed for it has the part there."""
    best = FAR_AWAY
    for seat in range(state.seats):
        best = min(best, price(state, survey, seat, cell))
    return best


def cheapest(state: DesertState, survey: Survey, seat: int, cells: int) -> int:
    """The least of the prices of these tiles."""
    best = FAR_AWAY
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        best = min(best, price(state, survey, seat, cell))
    return best
