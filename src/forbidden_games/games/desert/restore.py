"""Positions from words: a snapshot, or what somebody typed in."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from forbidden_games.games.desert.board import (
    BACKS,
    CELLS,
    CRASH,
    DESERT,
    FACES,
    FACES_BEHIND,
    GEAR,
    GRID,
    MIRAGE,
    NO_TILE,
    OASIS,
    PARTS,
    SAND,
    TAKEN,
    UNKNOWN,
    UNPLACED,
    WELL,
)
from forbidden_games.games.desert.cards import (
    ACTIONS,
    EXTRA_ACTIONS,
    GEAR_CARDS,
    GEAR_DECK,
    METERS,
    STORM_CARDS,
    STORM_DECK,
)
from forbidden_games.games.desert.events import OUTCOMES
from forbidden_games.games.desert.possible import lowest_tick, refuse_impossible
from forbidden_games.games.desert.roles import CANTEENS, MOST_SEATS, ROLES
from forbidden_games.games.desert.rulings import RULINGS, SHIELD_STAYS
from forbidden_games.games.desert.snapshot import DesertSnapshot
from forbidden_games.games.desert.state import ACTING, NO_SHIELD, NOBODY, PHASES, DesertState
from forbidden_games.kernel import bag, position_checks
from forbidden_games.kernel.errors import BadPosition, shown

KEYS: Final = tuple(field.name for field in fields(DesertSnapshot))
TILE: Final = ("cell", "back", "face", "excavated", "sand")
SEAT: Final = ("role", "cell", "water", "gear", "shield")


def restore(data: Mapping[str, object]) -> DesertState:
    """The state of a snapshot, or of a position typed in by hand; raises BadPosition."""
    position_checks.expect_keys(data, KEYS, "a position")
    if data.get("game", "desert") != "desert":
        raise BadPosition(f"game must be 'desert', not {shown(data['game'])}")
    state = DesertState()
    state.rulings = position_checks.rulings(data, RULINGS)
    _read_tiles(state, data)
    _read_seats(state, data)
    _read_parts(state, data)
    state.supply = position_checks.number(data, "supply", 0, SAND, max(SAND - sum(state.sand), 0))
    _read_gear(state, data)
    _read_storm_cards(state, data)
    tick = max(1, lowest_tick(state))
    state.meter = position_checks.number(data, "meter", 0, len(METERS[state.seats]), tick)
    _read_turn(state, data)
    state.outcome = position_checks.named(data.get("outcome", "running"), OUTCOMES, "an outcome")
    refuse_impossible(state)
    return state


def _cell(word: object) -> int:
    if not isinstance(word, str) or word not in GRID.cell_named:
        raise BadPosition(f"expected a cell from a1 to e5, got {shown(word)}")
    return GRID.cell_named[word]


def _read_tiles(state: DesertState, data: Mapping[str, object]) -> None:
    """The tiles that are named; the others are desert, but for missing crash and oases."""
    state.storm = _cell(data.get("storm", "c3"))
    backs, faces, sand = [NO_TILE] * CELLS, [UNKNOWN] * CELLS, [0] * CELLS
    for number, entry in enumerate(position_checks.listed(data, "tiles"), start=1):
        tile = position_checks.expect_keys(entry, TILE, f"tile {number}")
        cell = _cell(tile.get("cell"))
        if cell == state.storm or backs[cell] != NO_TILE:
            raise BadPosition(f"no second tile can lie at {tile['cell']}, and none in the storm")
        _read_tile(state, tile, cell, backs, faces)
        sand[cell] = position_checks.number(tile, "sand", 0, SAND, 0)
    free = [cell for cell in range(CELLS) if backs[cell] == NO_TILE and cell != state.storm]
    for back, wanted in ((CRASH, 1), (OASIS, 3)):
        while backs.count(back) < wanted and free:
            backs[free.pop(0)] = back
    for cell in free:
        backs[cell] = DESERT
    for cell in range(CELLS):
        if backs[cell] == CRASH:
            faces[cell] = GEAR
    state.backs, state.faces, state.sand = backs, faces, sand
    state.desert_faces = _hidden(state, DESERT)
    state.oasis_faces = _hidden(state, OASIS)


def _read_tile(
    state: DesertState, tile: Mapping[str, Any], cell: int, backs: list[int], faces: list[int]
) -> None:
    face = tile.get("face", "unknown")
    if face != "unknown":
        faces[cell] = position_checks.named(face, FACES, "unknown or a face")
    usual = "oasis" if faces[cell] in (WELL, MIRAGE) else "desert"
    backs[cell] = position_checks.named(tile.get("back", usual), BACKS, "a back")
    if backs[cell] == CRASH and faces[cell] not in (UNKNOWN, GEAR):
        raise BadPosition(f"the crash tile hides gear, not {face}")
    if position_checks.truth(tile, "excavated", False):
        if faces[cell] == UNKNOWN and backs[cell] != CRASH:
            raise BadPosition(f"the tile at {tile['cell']} is excavated, so its face is known")
        state.excavated |= 1 << cell


def _hidden(state: DesertState, back: int) -> int:
    """The faces of a back that nobody has seen."""
    known = [
        state.faces[cell]
        for cell in range(CELLS)
        if state.backs[cell] == back and state.faces[cell] != UNKNOWN
    ]
    hidden = FACES_BEHIND[back]
    for face in known:
        if not bag.count(hidden, face):
            raise BadPosition(f"too many {BACKS[back]} tiles show {FACES[face]}")
        hidden -= bag.one(face)
    return hidden


def _read_seats(state: DesertState, data: Mapping[str, object]) -> None:
    seats = position_checks.listed(data, "seats")
    if not 2 <= len(seats) <= MOST_SEATS:
        raise BadPosition(f"seats must list 2 to 5 adventurers, not {len(seats)} [FD-1]")
    roles, pawns, water, gear, shields = [], [], [], [], []
    crash = GRID.name(state.backs.index(CRASH)) if CRASH in state.backs else "a1"
    for number, entry in enumerate(seats):
        seat = position_checks.expect_keys(entry, SEAT, f"seat {number}")
        role = position_checks.named(seat.get("role"), ROLES, f"a role for seat {number}")
        if role in roles:
            raise BadPosition(f"two seats cannot both be the {ROLES[role]} [FD-8]")
        roles.append(role)
        pawns.append(_cell(seat.get("cell", crash)))
        water.append(position_checks.number(seat, "water", 0, CANTEENS[role], CANTEENS[role]))
        pieces = position_checks.listed(seat, "gear")
        gear.append(position_checks.cards(pieces, GEAR_CARDS, "a piece of equipment"))
        shields.append(_shield(state, seat, pawns[-1]))
    state.seats = len(seats)
    empty = MOST_SEATS - len(seats)
    state.roles = roles + [NOBODY] * empty
    state.pawns = pawns + [0] * empty
    state.water = water + [0] * empty
    state.gear = gear + [0] * empty
    state.shields = shields + [NO_SHIELD] * empty


def _shield(state: DesertState, seat: Mapping[str, Any], pawn: int) -> int:
    word = seat.get("shield", "none")
    if word == "none":
        return NO_SHIELD
    cell = _cell(word)
    if state.rulings & SHIELD_STAYS:
        return cell
    if cell != pawn:
        raise BadPosition(f"a shield travels with its user, so it covers {GRID.name(pawn)} [FD-85]")
    return 0


def _read_parts(state: DesertState, data: Mapping[str, object]) -> None:
    parts = position_checks.expect_keys(data.get("parts", {}), PARTS, "parts")
    where = {"unplaced": UNPLACED, "taken": TAKEN}
    words = [parts.get(name, "unplaced") for name in PARTS]
    state.parts = [
        where[word] if isinstance(word, str) and word in where else _cell(word) for word in words
    ]


def _read_gear(state: DesertState, data: Mapping[str, object]) -> None:
    state.gear_pile = position_checks.rest(GEAR_DECK, state.gear, GEAR_CARDS)
    if "gear_pile" in data:
        state.gear_pile = position_checks.counted(data, "gear_pile", GEAR_CARDS)
        position_checks.rest(GEAR_DECK, [*state.gear, state.gear_pile], GEAR_CARDS)


def _read_storm_cards(state: DesertState, data: Mapping[str, object]) -> None:
    known = []
    for key in ("storm_top", "storm_bottom"):
        words = position_checks.listed(data, key)
        position_checks.cards(words, STORM_CARDS, "a storm card")
        known.append([STORM_CARDS.index(word) for word in words])
    bags = [bag.from_cards(cards) for cards in known]
    for key in ("storm_revealed", "storm_discard"):
        bags.append(position_checks.counted(data, key, STORM_CARDS) if key in data else 0)
    pile = position_checks.rest(STORM_DECK, bags, STORM_CARDS)
    if "storm_pile" in data:
        pile = position_checks.counted(data, "storm_pile", STORM_CARDS)
    position_checks.expect_whole(STORM_DECK, [*bags, pile], STORM_CARDS)
    top, bottom = known
    if not pile:
        top, bottom = top + bottom, []
    state.top, state.tops = top + [0] * (32 - len(top)), len(top)
    state.bottom, state.bottoms = bottom + [0] * (32 - len(bottom)), len(bottom)
    state.revealed, state.storm_discard = bags[2:]
    state.storm_pile = pile


def _read_turn(state: DesertState, data: Mapping[str, object]) -> None:
    state.seat = position_checks.number(data, "turn", 0, state.seats - 1, 0)
    state.phase = position_checks.named(data.get("phase", "acting"), PHASES, "a phase")
    meter = METERS[state.seats]
    now = meter[min(state.meter, len(meter) - 1)]
    state.fewer = position_checks.number(data, "fewer", 0, now, 0)
    state.looking = position_checks.number(data, "looking", 0, now, 0)
    seats = tuple(str(seat) for seat in range(state.seats))
    guiding = data.get("guiding", "none")
    state.guiding = (
        NOBODY if guiding == "none" else position_checks.named(guiding, seats, "'none' or a seat")
    )
    state.steps = position_checks.number(data, "steps", 0, 2, 0 if state.guiding == NOBODY else 2)
    spent = state.fewer + (state.looking != 0 or state.guiding != NOBODY)
    unspent = max(ACTIONS - spent, 0)
    if state.phase == ACTING:
        state.left = position_checks.number(data, "left", 0, ACTIONS + EXTRA_ACTIONS, unspent)
    else:
        state.left = position_checks.number(data, "left", 0, now, now - state.fewer)
