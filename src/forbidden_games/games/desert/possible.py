"""What no table can show: the parts of a position have to fit together."""

from typing import Final

from forbidden_games.games.desert.board import (
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
from forbidden_games.games.desert.cards import (
    ACTIONS,
    BLASTER,
    EXTRA_ACTIONS,
    GEAR_DECK,
    JET,
    METER_ROOM,
    PICKS_UP,
    SHIELD,
    STORM_LEVELS,
    SUN,
    THROTTLE,
)
from forbidden_games.games.desert.events import BURIED, OUTCOMES, RUNNING, SWEPT, THIRST, WON
from forbidden_games.games.desert.movement import is_blocked, is_buried
from forbidden_games.games.desert.outcome import can_take_off
from forbidden_games.games.desert.roles import CLIMBER, METEOROLOGIST, NAVIGATOR
from forbidden_games.games.desert.rulings import DISCARD_AT_ONCE
from forbidden_games.games.desert.state import (
    ACTING,
    NO_SHIELD,
    NOBODY,
    PHASES,
    STORMING,
    DesertState,
)
from forbidden_games.games.desert.storm import is_shaded, level, shield_cell
from forbidden_games.games.desert.tiles import clue_cell
from forbidden_games.kernel import bag
from forbidden_games.kernel.errors import BadPosition

# The storm cards that can end a game, by outcome. [FD-102 to FD-104]
FATAL: Final = {THIRST: (SUN,), BURIED: tuple(range(SUN)), SWEPT: (PICKS_UP,)}


def refuse_impossible(state: DesertState) -> None:
    """Raise BadPosition with the first fault of a position that no game can lead to."""
    _refuse_tiles(state)
    _refuse_pawns(state)
    _refuse_parts(state)
    _refuse_gear(state)
    _refuse_outcome(state)
    _refuse_storm(state)
    if state.outcome == WON:
        _refuse_win(state)
    elif state.outcome != RUNNING:
        _refuse_loss(state)
    _refuse_turn(state)
    _refuse_looking(state)
    _refuse_guiding(state)


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


def _refuse_win(state: DesertState) -> None:
    """In the storm step only a Jet Pack or a Dune Blaster lets the team take off. [FD-93a]"""
    if state.phase == STORMING and not used(state, JET) and not used(state, BLASTER):
        raise BadPosition(
            f"a game is won in the phase {PHASES[STORMING]!r} only with a jet or a blaster,"
            " and none was used [FD-107]"
        )
    if state.looking:
        raise BadPosition("storm cards are being looked at, and nobody wins by that [FD-107]")


def _refuse_loss(state: DesertState) -> None:
    """A game is lost as a storm card is turned over. [FD-102 to FD-105]"""
    if state.phase != STORMING:
        raise BadPosition(
            f"a game is lost as {OUTCOMES[state.outcome]!r} by a storm card, in the phase"
            f" {PHASES[STORMING]!r}; say so [FD-105]"
        )
    turned = state.storm_discard if state.rulings & DISCARD_AT_ONCE else state.revealed
    if not any(bag.count(turned, card) for card in FATAL[state.outcome]):
        raise BadPosition(
            f"no storm card was turned over by which a game is lost as"
            f" {OUTCOMES[state.outcome]!r} [FD-105]"
        )


def lowest_tick(state: DesertState) -> int:
    """Each Storm Picks Up that was turned over has raised the meter, from 0 or higher. [FD-97]"""
    return bag.count(state.revealed + state.storm_discard, PICKS_UP)


def _refuse_storm(state: DesertState) -> None:
    """The pile is never empty, the meter counts, and the cards of a storm step add up.

    [FD-92, FD-97, FD-98, FD-99]
    """
    is_lost = state.outcome in FATAL
    if not is_lost and not state.tops and not state.storm_pile:
        raise BadPosition("the storm pile is empty; the discards would have become it [FD-99]")
    if state.meter < lowest_tick(state):
        raise BadPosition("the storm has picked up more often than the meter shows [FD-97]")
    if state.phase == ACTING:
        if state.revealed:
            raise BadPosition("storm cards are revealed only in the storm step [FD-98]")
    elif state.rulings & DISCARD_AT_ONCE:
        if state.revealed:
            raise BadPosition("at this table storm cards are discarded at once [FD-99]")
        most = _cards_at(state, state.meter - (state.outcome == SWEPT)) - is_lost
        if state.left > most:
            raise BadPosition(f"at most {most} storm cards are left [FD-92]")
    else:
        cards = _cards_at(state, state.meter - bag.count(state.revealed, PICKS_UP))
        if bag.size(state.revealed) + state.left != cards:
            raise BadPosition(
                f"this storm step has {cards} cards; {bag.size(state.revealed)} are revealed"
                f" and {state.left} left [FD-92]"
            )
    if state.phase == STORMING and not state.left and not is_lost:
        raise BadPosition("no storm card is left, so the next turn has begun; say so")


def _cards_at(state: DesertState, tick: int) -> int:
    """How many cards the storm step of this turn has if it began at this tick. [FD-74, FD-92]"""
    return STORM_LEVELS[METER_ROOM * state.seats + tick] - state.fewer


def _refuse_turn(state: DesertState) -> None:
    if state.fewer and state.roles[state.seat] != METEOROLOGIST:
        raise BadPosition(
            "fewer storm cards are the doing of the meteorologist, in her turn [FD-74]"
        )
    is_half_done = state.looking != 0 or state.guiding != NOBODY
    most = ACTIONS + EXTRA_ACTIONS * used(state, THROTTLE) - state.fewer - is_half_done
    if state.phase == ACTING and state.left > most:
        raise BadPosition(f"at most {most} actions can be left here, not {state.left} [FD-12]")


def _refuse_looking(state: DesertState) -> None:
    """Nothing happens between looking and sorting. [FD-31a, FD-76]"""
    if not state.looking:
        return
    if state.roles[state.seat] != METEOROLOGIST or state.phase != ACTING:
        raise BadPosition("only the meteorologist looks at storm cards, as an action [FD-76]")
    if is_buried(state, state.seat):
        raise BadPosition("the meteorologist is buried and can only dig, not look [FD-31a]")
    if state.looking > state.tops:
        raise BadPosition(f"{state.looking} cards are looked at, storm_top has {state.tops}")
    cards = min(level(state), state.tops + bag.size(state.storm_pile) + state.bottoms)
    if state.looking != cards:
        raise BadPosition(f"{cards} cards are looked at, not {state.looking} [FD-76]")


def _refuse_guiding(state: DesertState) -> None:
    """Nothing happens between the steps of a guided pawn, and one was made. [FD-81, FD-81h]"""
    guided = state.guiding
    if (guided == NOBODY) != (state.steps == 0):
        raise BadPosition("steps are left exactly while a pawn is being guided [FD-81]")
    if guided == NOBODY:
        return
    if state.roles[state.seat] != NAVIGATOR or state.phase != ACTING or guided == state.seat:
        raise BadPosition("only the navigator guides, another pawn, as an action [FD-81]")
    if state.roles[guided] == CLIMBER:
        return  # walks on blocked tiles, and may have left the navigator on one [FD-55, FD-58]
    if is_buried(state, state.seat):
        raise BadPosition("the navigator is buried and can only dig, not guide [FD-81g]")
    if is_blocked(state, state.pawns[guided]):
        raise BadPosition(
            f"the pawn of seat {guided} is being guided, which cannot have led it"
            " to a blocked tile [FD-18]"
        )
