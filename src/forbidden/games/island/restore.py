"""Positions from words, also typed in by hand; what no table can show is refused."""

from collections.abc import Mapping
from typing import Any

from forbidden.games.island.board import (
    START_TILE_OF,
    TILES,
)
from forbidden.games.island.cards import (
    ACTIONS,
    CARDS,
    DRAWS,
    FLOOD_CARDS,
    HAND_LIMIT,
    RISE,
    SKULL,
    TREASURES,
    WHOLE_DECK,
)
from forbidden.games.island.config import IslandConfig
from forbidden.games.island.events import (
    DROWNED,
    LANDING_SANK,
    OUTCOMES,
    RUNNING,
    SWAMPED,
    TREASURE_LOST,
    WON,
)
from forbidden.games.island.layouts import CELLS, GRIDS, LAYOUTS
from forbidden.games.island.movement import is_in_water, tiles
from forbidden.games.island.outcome import (
    can_leave,
    is_anybody_drowning,
    is_landing_gone,
    is_treasure_gone,
)
from forbidden.games.island.roles import MOST_SEATS, PILOT, ROLES
from forbidden.games.island.state import ACTING, DRAWING, FLOODING, PHASES, IslandState
from forbidden.games.island.turn import full_hand, swimmer
from forbidden.kernel import bag, bits
from forbidden.kernel.errors import BadConfig, BadPosition

KEYS = (
    "game",
    "layout",
    "tiles",
    "flooded",
    "sunk",
    "seats",
    "captured",
    "water",
    "treasure_pile",
    "treasure_discard",
    "flood_pile",
    "flood_discard",
    "turn",
    "phase",
    "left",
    "flown",
    "rulings",
    "outcome",
)
RULINGS = ("hand_check", "rescue", "diver_escape", "specials_between_floods")


def restore(data: Mapping[str, object]) -> IslandState:
    """The state of a snapshot, or of a position typed in by hand; raises BadPosition."""
    _expect_keys(data, KEYS, "a position")
    if data.get("game", "island") != "island":
        raise BadPosition(f"game must be 'island', not {data['game']!r}")
    state = IslandState()
    _read_board(state, data)
    _read_seats(state, data)
    _read_rulings(state, data)
    state.captured = bits.from_members(
        [_named(word, CARDS[:TREASURES], "a treasure") for word in _list(data, "captured")]
    )
    state.water = _number(data, "water", 1, SKULL, 2)
    _read_treasure_cards(state, data)
    _read_flood_cards(state, data)
    _read_turn(state, data)
    state.outcome = _named(data.get("outcome", "running"), OUTCOMES, "an outcome")
    _refuse_impossible(state)
    return state


# Reading: every part is of the right form.


def _expect_keys(data: object, known: tuple[str, ...], what: str) -> None:
    if not isinstance(data, Mapping):
        raise BadPosition(f"{what} is a mapping with {', '.join(known)}; not {data!r}")
    for key in data:
        if key not in known:
            raise BadPosition(f"{what} has no {key!r}; it has {', '.join(known)}")


def _list(data: Mapping[str, object], key: str) -> list[Any]:
    value = data.get(key, ())
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{key} must be a list, not {value!r}")
    return list(value)


def _number(data: Mapping[str, object], key: str, least: int, most: int, default: int) -> int:
    value = data.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{key} must be a whole number from {least} to {most}, not {value!r}")
    return value


def _named(word: object, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise BadPosition(f"expected {what} ({', '.join(names)}), got {word!r}")
    return names.index(str(word))


def _cell(state: IslandState, word: object) -> int:
    """A cell by its own name or by the name of its tile."""
    if word in TILES:
        return state.cell_of[TILES.index(str(word))]
    named = GRIDS[state.layout].cell_named
    if not isinstance(word, str) or word not in named:
        raise BadPosition(
            f"expected a tile, or a cell of this layout from {', '.join(named)}; got {word!r}"
        )
    return named[word]


def _cells(state: IslandState, words: object, what: str) -> int:
    if not isinstance(words, list | tuple):
        raise BadPosition(f"{what} must be a list of cells or tiles, not {words!r}")
    mask = 0
    for word in words:
        spot = 1 << _cell(state, word)
        if mask & spot:
            raise BadPosition(f"{what} names {word} twice")
        mask |= spot
    return mask


def _bag(data: Mapping[str, object], key: str) -> int:
    """A pile as counts by card, or as a list of cards."""
    value = data[key]
    if isinstance(value, list | tuple):
        return bag.from_cards([_named(word, CARDS, "a card") for word in value])
    _expect_keys(value, CARDS, key)
    assert isinstance(value, Mapping)
    return sum(_number(value, card, 0, 15, 0) << 4 * CARDS.index(card) for card in value)


def _read_board(state: IslandState, data: Mapping[str, object]) -> None:
    state.layout = _named(data.get("layout", LAYOUTS[0]), LAYOUTS, "a layout")
    names = _list(data, "tiles") or list(TILES)
    tile_at = [_named(name, TILES, "a tile") for name in names]
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
    seats = _list(data, "seats")
    if not 2 <= len(seats) <= MOST_SEATS:
        raise BadPosition(f"seats must list 2 to 4 adventurers, not {len(seats)} [FI-1]")
    roles, pawns, hands = [], [], []
    for number, seat in enumerate(seats):
        _expect_keys(seat, ("role", "cell", "hand"), f"seat {number}")
        role = _named(seat.get("role"), ROLES, f"a role for seat {number}")
        if role in roles:
            raise BadPosition(f"two seats cannot both be the {ROLES[role]} [FI-6]")
        roles.append(role)
        pawns.append(_cell(state, seat.get("cell", TILES[START_TILE_OF[role]])))
        hands.append(
            bag.from_cards([_named(word, CARDS, "a card") for word in _list(seat, "hand")])
        )
        if bag.count(hands[-1], RISE):
            raise BadPosition(f"seat {number} holds rise; it never comes into a hand [FI-80]")
    state.seats = len(seats)
    empty = MOST_SEATS - len(seats)
    state.roles = roles + [-1] * empty
    state.pawns = pawns + [0] * empty
    state.hands = hands + [0] * empty


def _read_rulings(state: IslandState, data: Mapping[str, object]) -> None:
    rulings = data.get("rulings", {})
    _expect_keys(rulings, RULINGS, "rulings")
    assert isinstance(rulings, Mapping)
    try:
        state.rulings = IslandConfig(**rulings).rulings
    except BadConfig as error:
        raise BadPosition(f"in rulings, {error}") from None


def _read_treasure_cards(state: IslandState, data: Mapping[str, object]) -> None:
    elsewhere = sum(state.hands)
    if "treasure_pile" in data and "treasure_discard" not in data:
        state.treasure_pile = _bag(data, "treasure_pile")
        state.treasure_discard = _rest(elsewhere + state.treasure_pile)
        return
    state.treasure_discard = _bag(data, "treasure_discard") if "treasure_discard" in data else 0
    elsewhere += state.treasure_discard
    state.treasure_pile = (
        _bag(data, "treasure_pile") if "treasure_pile" in data else _rest(elsewhere)
    )
    _rest(elsewhere + state.treasure_pile)


def _rest(cards: int) -> int:
    """The cards of the deck that are not among these."""
    for card, name in enumerate(CARDS):
        there, all_there = bag.count(cards, card), bag.count(WHOLE_DECK, card)
        if there > all_there:
            raise BadPosition(
                f"there are {all_there} {name} cards in the game, this position has {there}"
            )
    return WHOLE_DECK - cards


def _read_flood_cards(state: IslandState, data: Mapping[str, object]) -> None:
    above = tiles(state)
    layers = [
        _cells(state, layer, "a layer of flood_pile")
        for layer in reversed(_list(data, "flood_pile"))
    ]
    if "flood_discard" in data:
        state.flood_discard = _cells(state, data["flood_discard"], "flood_discard")
    elif layers:
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
    state.seat = _number(data, "turn", 0, state.seats - 1, 0)
    state.phase = _named(data.get("phase", "acting"), PHASES, "a phase")
    most = (ACTIONS, DRAWS, FLOOD_CARDS[state.water])[state.phase]
    state.left = _number(data, "left", 0, most, most)
    flown = data.get("flown", False)
    if not isinstance(flown, bool):
        raise BadPosition(f"flown must be true or false, not {flown!r}")
    if flown and (
        (state.phase == ACTING and state.left == ACTIONS) or state.roles[state.seat] != PILOT
    ):
        raise BadPosition(
            f"flown is true, but seat {state.seat} cannot have flown in this turn [FI-56]"
        )
    state.flown = flown


def _first_tile(state: IslandState, mask: int) -> str:
    return TILES[state.tile_at[bits.lowest(mask)]]


# Judging: the parts fit together.


def _refuse_impossible(state: IslandState) -> None:
    cards = sum(state.hands) + state.treasure_pile + state.treasure_discard
    missing = WHOLE_DECK - cards
    if missing:
        card = next(bag.cards(missing))
        raise BadPosition(
            f"there are {bag.count(WHOLE_DECK, card)} {CARDS[card]} cards in the game,"
            f" this position has {bag.count(cards, card)}"
        )
    _refuse_outcome(state)
    if state.outcome == RUNNING:
        _refuse_piles(state)
        _refuse_pawns(state)
        _refuse_hands(state)
        _refuse_rest(state)


def _refuse_outcome(state: IslandState) -> None:
    """What the outcome says has to show on the table, and the other way round."""
    shown = RUNNING
    if state.water == SKULL:
        shown = SWAMPED
    elif is_landing_gone(state):
        shown = LANDING_SANK
    elif is_treasure_gone(state):
        shown = TREASURE_LOST
    elif is_anybody_drowning(state):
        shown = DROWNED
    elif state.outcome == WON and can_leave(state):
        shown = WON
    if shown != state.outcome:
        raise BadPosition(
            f"the outcome must be {OUTCOMES[shown]!r} here, not {OUTCOMES[state.outcome]!r}"
        )


def _refuse_piles(state: IslandState) -> None:
    if not state.treasure_pile:
        raise BadPosition(
            "treasure_pile is empty; the discards would have become the pile at once [FI-89]"
        )
    if not state.layers:
        raise BadPosition(
            "flood_pile is empty; the discards would have become the pile at once [FI-105]"
        )


def _refuse_pawns(state: IslandState) -> None:
    swimmers = [seat for seat in range(state.seats) if is_in_water(state, seat)]
    for seat in swimmers:
        where = TILES[state.tile_at[state.pawns[seat]]]
        if state.phase != FLOODING:
            raise BadPosition(f"the pawn of seat {seat} is on {where}, which has sunk [FI-97]")
        if state.pawns[seat] != state.pawns[swimmers[0]]:
            raise BadPosition(
                "pawns are in the water in two places; one tile sinks at a time [FI-94]"
            )
    if swimmers and state.left == FLOOD_CARDS[state.water]:
        raise BadPosition("a pawn is in the water, but no flood card was turned over in this turn")


def _refuse_hands(state: IslandState) -> None:
    """Nobody has more cards than the moment allows. [FI-74, FI-75, FI-32]"""
    for seat in range(state.seats):
        most = HAND_LIMIT
        if state.phase == DRAWING and seat == state.seat:
            most += DRAWS - state.left
        elif state.phase == ACTING and seat != state.seat and state.left < ACTIONS:
            most += 1  # just given a card
        if bag.size(state.hands[seat]) > most:
            raise BadPosition(
                f"seat {seat} holds {bag.size(state.hands[seat])} cards;"
                f" at this moment {most} is the most [FI-74]"
            )
    full = [seat for seat in range(state.seats) if bag.size(state.hands[seat]) > HAND_LIMIT]
    if len(full) > 1:
        raise BadPosition("two hands are over the limit; one card is given at a time [FI-74]")


def _refuse_rest(state: IslandState) -> None:
    """A phase with nothing left waits for somebody."""
    if not state.left and swimmer(state) < 0 and full_hand(state) < 0:
        raise BadPosition(
            f"nothing is left of the phase {PHASES[state.phase]!r}, so the next has begun; say so"
        )
