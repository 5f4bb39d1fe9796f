"""Positions from words, also typed in by hand; what no table can show is refused."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from forbidden_games.games.island.board import START_TILE_OF, TILES
from forbidden_games.games.island.cards import (
    ACTIONS,
    CARDS,
    DRAWS,
    FLOOD_CARDS,
    RISE,
    SKULL,
    TREASURES,
    WHOLE_DECK,
)
from forbidden_games.games.island.events import OUTCOMES
from forbidden_games.games.island.layouts import CELLS, GRIDS, LAYOUTS
from forbidden_games.games.island.movement import tiles
from forbidden_games.games.island.possible import lowest_water, refuse_impossible
from forbidden_games.games.island.roles import MOST_SEATS, PILOT, ROLES
from forbidden_games.games.island.rulings import RULINGS
from forbidden_games.games.island.snapshot import IslandSnapshot
from forbidden_games.games.island.state import ACTING, PHASES, IslandState
from forbidden_games.kernel import bag, bits, position_checks
from forbidden_games.kernel.errors import BadPosition, listing, shown

KEYS: Final = tuple(field.name for field in fields(IslandSnapshot))


def restore(data: Mapping[str, object]) -> IslandState:
    """The state of a snapshot, or of a position typed in by hand; raises BadPosition."""
    position_checks.expect_keys(data, KEYS, "a position")
    if data.get("game", "island") != "island":
        raise BadPosition(f"game must be 'island', not {shown(data['game'])}")
    state = IslandState()
    _read_board(state, data)
    _read_seats(state, data)
    state.rulings = position_checks.rulings(data, RULINGS)
    _read_captured(state, data)
    _read_treasure_cards(state, data)
    state.water = position_checks.number(data, "water", 1, SKULL, max(2, lowest_water(state)))
    _read_flood_cards(state, data)
    _read_turn(state, data)
    state.outcome = position_checks.named(data.get("outcome", "running"), OUTCOMES, "an outcome")
    refuse_impossible(state)
    return state


def _cell(state: IslandState, word: object) -> int:
    """A cell by its own name or by the name of its tile."""
    if word in TILES:
        return state.cell_of[TILES.index(str(word))]
    named = GRIDS[state.layout].cell_named
    if not isinstance(word, str) or word not in named:
        raise BadPosition(
            f"expected a tile, or a cell of this layout from {listing(named)}; got {shown(word)}"
        )
    return named[word]


def _cells(state: IslandState, words: object, what: str) -> int:
    if not isinstance(words, list | tuple):
        raise BadPosition(f"{what} must be a list of cells or tiles, not {shown(words)}")
    mask = 0
    for word in words:
        spot = 1 << _cell(state, word)
        if mask & spot:
            raise BadPosition(f"{what} names {word} twice")
        mask |= spot
    return mask


def _read_board(state: IslandState, data: Mapping[str, object]) -> None:
    state.layout = position_checks.named(data.get("layout", LAYOUTS[0]), LAYOUTS, "a layout")
    names = position_checks.listed(data, "tiles") or list(TILES)
    tile_at = [position_checks.named(name, TILES, "a tile") for name in names]
    for tile, name in enumerate(TILES):
        if tile_at.count(tile) != 1:
            raise BadPosition(
                "tiles must name all 24 tiles once, by cell;"
                f" {name} stands {tile_at.count(tile)} times"
            )
    state.tile_at = tile_at
    state.cell_of = [tile_at.index(tile) for tile in range(CELLS)]
    state.flooded = _cells(state, data.get("flooded", ()), "flooded")
    state.sunk = _cells(state, data.get("sunk", ()), "sunk")
    if state.flooded & state.sunk:
        raise BadPosition(
            f"{_first_tile(state, state.flooded & state.sunk)} cannot be both flooded and sunk"
        )


def _read_seats(state: IslandState, data: Mapping[str, object]) -> None:
    seats = position_checks.listed(data, "seats")
    if not 2 <= len(seats) <= MOST_SEATS:
        raise BadPosition(f"seats must list 2 to 4 adventurers, not {len(seats)} [FI-1]")
    roles, pawns, hands = [], [], []
    for number, seat in enumerate(seats):
        position_checks.expect_keys(seat, ("role", "cell", "hand"), f"seat {number}")
        role = position_checks.named(seat.get("role"), ROLES, f"a role for seat {number}")
        if role in roles:
            raise BadPosition(f"two seats cannot both be the {ROLES[role]} [FI-6]")
        roles.append(role)
        pawns.append(_cell(state, seat.get("cell", TILES[START_TILE_OF[role]])))
        hands.append(position_checks.cards(position_checks.listed(seat, "hand"), CARDS, "a card"))
        if bag.count(hands[-1], RISE):
            raise BadPosition(f"seat {number} holds rise; it never comes into a hand [FI-80]")
    state.seats = len(seats)
    empty = MOST_SEATS - len(seats)
    state.roles = roles + [-1] * empty
    state.pawns = pawns + [0] * empty
    state.hands = hands + [0] * empty


def _read_captured(state: IslandState, data: Mapping[str, object]) -> None:
    for word in position_checks.listed(data, "captured"):
        spot = 1 << position_checks.named(word, CARDS[:TREASURES], "a treasure")
        if state.captured & spot:
            raise BadPosition(f"captured names {word} twice")
        state.captured |= spot


def _read_treasure_cards(state: IslandState, data: Mapping[str, object]) -> None:
    pile = position_checks.counted(data, "treasure_pile", CARDS) if "treasure_pile" in data else 0
    discard = (
        position_checks.counted(data, "treasure_discard", CARDS)
        if "treasure_discard" in data
        else 0
    )
    rest = position_checks.rest(WHOLE_DECK, [*state.hands, pile, discard], CARDS)
    if "treasure_pile" not in data:
        pile = rest
    elif "treasure_discard" not in data:
        discard = rest
    position_checks.expect_whole(WHOLE_DECK, [*state.hands, pile, discard], CARDS)
    state.treasure_pile, state.treasure_discard = pile, discard


def _read_flood_cards(state: IslandState, data: Mapping[str, object]) -> None:
    above = tiles(state)
    layers = [
        _cells(state, layer, "a layer of flood_pile")
        for layer in reversed(position_checks.listed(data, "flood_pile"))
    ]
    if "flood_discard" in data:
        state.flood_discard = _cells(state, data["flood_discard"], "flood_discard")
    elif "flood_pile" in data:
        state.flood_discard = above & ~_union(layers)
    else:
        state.flood_discard = state.flooded
    if "flood_pile" not in data:
        layers = [above & ~state.flood_discard]
    dealt = 0
    for cards in (*layers, state.flood_discard):
        if dealt & cards:
            raise BadPosition(
                f"the flood card of {_first_tile(state, dealt & cards)} is in two places"
            )
        dealt |= cards
    if dealt & state.sunk:
        raise BadPosition(
            f"{_first_tile(state, dealt & state.sunk)} has sunk;"
            " its flood card is out of the game [FI-96]"
        )
    if dealt != above:
        raise BadPosition(
            f"the flood card of {_first_tile(state, above & ~dealt)} is missing [FI-107]"
        )
    if not all(layers):
        raise BadPosition("a layer of flood_pile is empty; leave it out")
    if len(layers) > max(state.water, 1):
        raise BadPosition(
            f"flood_pile has {len(layers)} layers, each but one from a Waters Rise!,"
            f" but the water is at {state.water}"
        )
    state.flood_pile = layers + [0] * (10 - len(layers))
    state.layers = len(layers)


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _read_turn(state: IslandState, data: Mapping[str, object]) -> None:
    state.seat = position_checks.number(data, "turn", 0, state.seats - 1, 0)
    state.phase = position_checks.named(data.get("phase", "acting"), PHASES, "a phase")
    most = (ACTIONS, DRAWS, FLOOD_CARDS[state.water])[state.phase]
    state.left = position_checks.number(data, "left", 0, most, most)
    flown = position_checks.truth(data, "flown", False)
    if flown and (
        (state.phase == ACTING and state.left == ACTIONS) or state.roles[state.seat] != PILOT
    ):
        raise BadPosition(
            f"flown is true, but seat {state.seat} cannot have flown in this turn [FI-56]"
        )
    state.flown = flown


def _first_tile(state: IslandState, mask: int) -> str:
    return TILES[state.tile_at[bits.lowest(mask)]]
