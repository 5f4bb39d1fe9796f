"""What no table can show: the parts of a position have to fit together."""

from forbidden.games.desert.board import (
    BACKS,
    CELLS,
    COLUMN_CLUE,
    CRASH,
    GEAR,
    OASIS,
    PARTS,
    ROW_CLUE,
    SAND,
    TUNNEL,
    UNPLACED,
)
from forbidden.games.desert.cards import (
    ACTIONS,
    EXTRA_ACTIONS,
    GEAR_DECK,
    METER_ROOM,
    PICKS_UP,
    SHIELD,
    STORM_LEVELS,
    THROTTLE,
)
from forbidden.games.desert.config import DISCARD_AT_ONCE
from forbidden.games.desert.events import BURIED, OUTCOMES, RUNNING, SWEPT, THIRST, WON
from forbidden.games.desert.outcome import can_take_off
from forbidden.games.desert.roles import METEOROLOGIST, NAVIGATOR
from forbidden.games.desert.state import ACTING, NO_SHIELD, NOBODY, STORMING, DesertState
from forbidden.games.desert.storm import is_shaded, level, shield_cell
from forbidden.games.desert.tiles import clue_cell
from forbidden.kernel import bag
from forbidden.kernel.errors import BadPosition


def refuse_impossible(state: DesertState) -> None:
    """Raise BadPosition with the first fault."""
    _refuse_tiles(state)
    _refuse_pawns(state)
    _refuse_parts(state)
    _refuse_gear(state)
    _refuse_outcome(state)
    if state.outcome == RUNNING:
        _refuse_storm(state)
        _refuse_turn(state)


def _refuse_tiles(state: DesertState) -> None:
    for back, wanted in ((CRASH, 1), (OASIS, 3)):
        if state.backs.count(back) != wanted:
            raise BadPosition(
                f"there must be {wanted} {BACKS[back]} tiles, not {state.backs.count(back)}"
            )
    on_board = sum(state.sand)
    if on_board + state.supply != SAND:
        raise BadPosition(
            f"there are {SAND} sand markers: {on_board} on tiles and {state.supply} in the supply"
            " do not add up"
        )


def _refuse_pawns(state: DesertState) -> None:
    for seat in range(state.seats):
        if state.pawns[seat] == state.storm:
            raise BadPosition(f"the pawn of seat {seat} cannot be in the storm [FD-3]")
        if state.shields[seat] != NO_SHIELD and shield_cell(state, seat) == state.storm:
            raise BadPosition(f"the shield of seat {seat} covers no tile, but the storm [FD-85]")


def _refuse_parts(state: DesertState) -> None:
    for part, name in enumerate(PARTS):
        clues = [clue_cell(state, face + part) for face in (ROW_CLUE, COLUMN_CLUE)]
        if (UNPLACED in clues) != (state.parts[part] == UNPLACED):
            raise BadPosition(
                f"the {name} has a place exactly when both its clues are excavated [FD-45]"
            )


def _refuse_gear(state: DesertState) -> None:
    """Every excavated gear tile and tunnel gave one piece. [FD-37, FD-38]"""
    given = sum(
        state.excavated >> cell & 1 for cell in range(CELLS) if state.faces[cell] in (GEAR, TUNNEL)
    )
    drawn = bag.size(GEAR_DECK) - bag.size(state.gear_pile)
    if given != drawn:
        raise BadPosition(
            f"{given} pieces of equipment were found under tiles, but {drawn} left gear_pile"
        )
    shields = sum(state.shields[seat] != NO_SHIELD for seat in range(state.seats))
    if shields > used(state, SHIELD):
        raise BadPosition(f"{shields} shields are up, but only {used(state, SHIELD)} were used")


def used(state: DesertState, piece: int) -> int:
    """How many pieces of a kind have left the game."""
    there = sum(bag.count(each, piece) for each in (state.gear_pile, *state.gear))
    return bag.count(GEAR_DECK, piece) - there


def _refuse_outcome(state: DesertState) -> None:
    """What the outcome says has to show on the table."""
    is_swept, is_ready = not level(state), can_take_off(state)
    shows = {
        RUNNING: True,
        WON: is_ready,
        THIRST: any(
            not state.water[seat] and not is_shaded(state, seat) for seat in range(state.seats)
        ),
        BURIED: not state.supply,
        SWEPT: is_swept,
    }
    if (
        not shows[state.outcome]
        or is_swept != (state.outcome == SWEPT)
        or is_ready != (state.outcome == WON)
    ):
        raise BadPosition(f"the outcome cannot be {OUTCOMES[state.outcome]!r} here")


def _refuse_storm(state: DesertState) -> None:
    if not state.tops and not state.storm_pile:
        raise BadPosition("the storm pile is empty; the discards would have become it [FD-99]")
    if state.phase == ACTING:
        if state.revealed:
            raise BadPosition("storm cards are revealed only in the storm step [FD-98]")
    elif state.rulings & DISCARD_AT_ONCE:
        if state.revealed:
            raise BadPosition("at this table storm cards are discarded at once [FD-99]")
        if state.left > level(state) - state.fewer:
            raise BadPosition(f"at most {level(state) - state.fewer} storm cards are left [FD-92]")
    else:
        tick = state.meter - bag.count(state.revealed, PICKS_UP)
        if tick < 0:
            raise BadPosition("the storm has picked up more often than the meter shows [FD-97]")
        cards = STORM_LEVELS[METER_ROOM * state.seats + tick] - state.fewer
        if bag.size(state.revealed) + state.left != cards:
            raise BadPosition(
                f"this storm step has {cards} cards; {bag.size(state.revealed)} are revealed"
                f" and {state.left} left [FD-92]"
            )
    if state.phase == STORMING and not state.left:
        raise BadPosition("no storm card is left, so the next turn has begun; say so")


def _refuse_turn(state: DesertState) -> None:
    role = state.roles[state.seat]
    if state.fewer and role != METEOROLOGIST:
        raise BadPosition(
            "fewer storm cards are the doing of the meteorologist, in her turn [FD-74]"
        )
    if state.looking:
        if role != METEOROLOGIST or state.phase != ACTING:
            raise BadPosition("only the meteorologist looks at storm cards, as an action [FD-76]")
        if state.looking > state.tops:
            raise BadPosition(f"{state.looking} cards are looked at, storm_top has {state.tops}")
        cards = min(level(state), state.tops + bag.size(state.storm_pile) + state.bottoms)
        if state.looking != cards:
            raise BadPosition(f"{cards} cards are looked at, not {state.looking} [FD-76]")
    if (state.guiding == NOBODY) != (state.steps == 0):
        raise BadPosition("steps are left exactly while a pawn is being guided [FD-81]")
    if state.guiding != NOBODY and (
        role != NAVIGATOR or state.phase != ACTING or state.guiding == state.seat
    ):
        raise BadPosition("only the navigator guides, another pawn, as an action [FD-81]")
    is_half_done = state.looking != 0 or state.guiding != NOBODY
    most = ACTIONS + EXTRA_ACTIONS * used(state, THROTTLE) - state.fewer - is_half_done
    if state.phase == ACTING and state.left > most:
        raise BadPosition(f"at most {most} actions can be left here, not {state.left} [FD-12]")
