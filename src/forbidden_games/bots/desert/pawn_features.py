"""What the network sees of each pawn: see features.py for the rest of the table."""

from typing import Final

from forbidden_games.bots.desert import feature_places as at
from forbidden_games.bots.desert import prices
from forbidden_games.bots.desert.prices import cheapest, steps_to_nearest
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.games.desert import roles
from forbidden_games.games.desert.board import CELLS
from forbidden_games.games.desert.cards import BLASTER, JET, RESERVE, SHIELD
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag

CANTEENS: Final = roles.CANTEENS


def describe_pawn(x: list[float], state: DesertState, survey: Survey, ahead: int) -> None:
    """Water, shade and ways of one pawn, whose turn comes after this many others."""
    seat = (state.seat + ahead) % state.seats
    first = at.PAWNS + at.A_PAWN * ahead
    x[first + at.HERE] = 1.0
    x[first + at.WATER] = state.water[seat] / 5.0
    x[first + at.SHADED] = survey.shaded >> seat & 1
    x[first + at.TUNNEL] = steps_to_nearest(survey, seat, survey.tunnels) / 8.0
    x[first + at.PART] = steps_to_nearest(survey, seat, survey.on_parts) / 8.0


def describe_closely(
    x: list[float],
    state: DesertState,
    survey: Survey,
    ahead: int,
    suns: float,
    useful: int,
    doom: float,
) -> None:
    """Role, thirst to come and what is near of one pawn, whose turn comes after this many others.

    `suns` are expected before that turn; `useful` is a set of tiles worth turning over; `doom` is
    the chance of dying of thirst before it.
    """
    seat = (state.seat + ahead) % state.seats
    role = state.roles[seat]
    gear = state.gear[seat]
    first = at.CLOSE_PAWNS + at.CLOSELY * ahead
    for other in range(at.ROLES):
        x[first + at.ROLE + other] = role == other
    x[first + at.ROOM] = (CANTEENS[role] - state.water[seat]) / 5.0
    x[first + at.AFTER_SUNS] = (state.water[seat] - suns) / 5.0
    x[first + at.THIRSTY] = state.water[seat] < suns and not survey.shaded >> seat & 1
    x[first + at.BURIED] = survey.buried >> seat & 1
    x[first + at.OASIS] = steps_to_nearest(survey, seat, survey.oases) / 8.0
    x[first + at.USEFUL] = steps_to_nearest(survey, seat, useful) / 8.0
    pad = prices.CLOSE
    if survey.pad >= 0:
        pad = steps_to_nearest(survey, seat, 1 << survey.pad)
    x[first + at.PAD] = pad / 8.0
    describe_company(x, state, survey, seat, first)
    x[first + at.WELL] = steps_to_nearest(survey, seat, survey.wells) / 8.0
    x[first + at.USEFUL_PRICE] = cheapest(state, survey, seat, useful) / 10.0
    x[first + at.PART_PRICE] = cheapest(state, survey, seat, survey.on_parts) / 10.0
    x[first + at.UNDERFOOT] = state.sand[state.pawns[seat]] / 4.0
    x[first + at.BLASTERS] = bag.count(gear, BLASTER) / 2.0
    x[first + at.JETS] = bag.count(gear, JET) / 2.0
    x[first + at.SHIELDS] = bag.count(gear, SHIELD) / 2.0
    x[first + at.RESERVES] = bag.count(gear, RESERVE) / 2.0
    x[first + at.DOOM] = doom


def describe_company(
    x: list[float], state: DesertState, survey: Survey, seat: int, first: int
) -> None:
    """How far the closest friend is who has water to spare, and how many are here."""
    best = prices.CLOSE
    here = 0
    for other in range(state.seats):
        if other == seat:
            continue
        here += state.pawns[other] == state.pawns[seat]
        steps = survey.routes.costs[CELLS * seat + state.pawns[other]]
        if state.water[other] >= state.water[seat] + 2:
            best = min(best, steps)
    x[first + at.GIVER] = best / 8.0
    x[first + at.COMPANY] = here / 2.0
