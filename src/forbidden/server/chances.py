"""What the rest of a turn may bring, for the marks on the board: exact, if nobody interferes."""

from typing import Any

from forbidden.bots.desert import odds as storm
from forbidden.bots.island import odds as flood
from forbidden.games.desert.cards import STORM_CARDS
from forbidden.games.desert.storm import is_shaded
from forbidden.games.island.layouts import GRIDS
from forbidden.kernel import bag, bits
from forbidden.server.wire import DesertChances, IslandChances

DIGITS = 4


def chances(game: str, state: Any) -> IslandChances | DesertChances:
    """For a running game."""
    return _island(state) if game == "island" else _desert(state)


def _island(state: Any) -> IslandChances:
    name = GRIDS[state.layout].name
    found: tuple[dict[str, float], dict[str, float]] = ({}, {})
    layers = [state.flood_pile[place] for place in range(state.layers)]
    for layer in (*layers, state.flood_discard):
        if not layer:
            continue
        chance = round(flood.sinking(state, layer & -layer), DIGITS)  # the same for all its cards
        for cell in bits.members(layer) if chance else []:
            found[state.flooded >> cell & 1][name(cell)] = chance
    top = state.flood_pile[state.layers - 1] if state.layers else state.flood_discard
    return IslandChances(
        game="island",
        rise=round(1.0 - flood.rises(state)[0], DIGITS),
        flood=found[0],
        sink=found[1],
        next=[name(cell) for cell in bits.members(top)],
    )


def _desert(state: Any) -> DesertChances:
    suns = storm.suns(state)
    exposed = [seat for seat in range(state.seats) if not is_shaded(state, seat)]
    thirst = {seat: sum(suns[state.water[seat] + 1 :]) for seat in exposed}
    return DesertChances(
        game="desert",
        cards=storm.cards_to_come(state),
        next={STORM_CARDS[card]: round(share, DIGITS) for card, share in _next_card(state)},
        suns=[round(chance, DIGITS) for chance in suns],
        thirst={str(seat): round(chance, DIGITS) for seat, chance in thirst.items() if chance},
    )


def _next_card(state: Any) -> list[tuple[int, float]]:
    """Known cards first, then the pile, then those at the bottom, then the new pile."""
    if state.tops:
        return [(state.top[0], 1.0)]
    pile = state.storm_pile
    if not pile and state.bottoms:
        return [(state.bottom[0], 1.0)]
    pile = pile or state.storm_discard
    size = bag.size(pile)
    return [
        (card, bag.count(pile, card) / size)
        for card in range(len(STORM_CARDS))
        if bag.count(pile, card)
    ]
