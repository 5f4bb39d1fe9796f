"""Odds of the island's cards, exact: what the rest of this turn may take.

Nothing is assumed but that nobody interferes: no sandbags, no helicopter, no discards in between.
"""

from collections.abc import Iterator
from math import comb

from forbidden_games.games.island.cards import DRAWS, FLOOD_CARDS, RISE, SKULL
from forbidden_games.games.island.state import ACTING, DRAWING, FLOODING, IslandState
from forbidden_games.kernel import bag, bits


def rises(state: IslandState) -> list[float]:
    """The chances of no, one, two rises in what is left of this turn's draws. [FI-81, FI-89]"""
    draws = {ACTING: DRAWS, DRAWING: state.left, FLOODING: 0}[state.phase]
    found = [0.0] * (DRAWS + 1)
    pile, discard = state.treasure_pile, state.treasure_discard
    start = (
        *(bag.count(pile, RISE), bag.size(pile) - bag.count(pile, RISE)),
        *(bag.count(discard, RISE), bag.size(discard) - bag.count(discard, RISE)),
    )
    _draw(start, draws, 0, 1.0, found)
    return found


def _draw(
    piles: tuple[int, int, int, int], draws: int, risen: int, chance: float, found: list[float]
) -> None:
    """Both kinds of the next card; piles are rises and others, in the pile and in the discards."""
    up, other, up_out, other_out = piles
    if up + other == 0:  # used up: the discards are the new pile
        up, other, up_out, other_out = up_out, other_out, 0, 0
    size = up + other
    if not draws or not size:
        found[risen] += chance
        return
    if up:
        further = (up - 1, other, up_out + 1, other_out)
        _draw(further, draws - 1, risen + 1, chance * up / size, found)
    if other:
        further = (up, other - 1, up_out, other_out)
        _draw(further, draws - 1, risen, chance * other / size, found)


def sinking(state: IslandState, cells: int) -> float:
    """The chance that all of these flooded cells sink in this turn. [FI-93 to FI-96, FI-105]"""
    total = 0.0
    for risen, chance in enumerate(rises(state)):
        water = state.water + risen
        if chance and water < SKULL:
            cards = state.left if state.phase == FLOODING else FLOOD_CARDS[water]
            total += chance * _all_drawn(state, cells, cards, risen > 0)
    return min(total, 1.0)


def _all_drawn(state: IslandState, cells: int, cards: int, on_top: bool) -> float:
    """The chance that the next flood cards are all of these and perhaps others."""
    for layer in _layers(state, on_top):
        size, wanted = bits.size(layer), bits.size(layer & cells)
        if cards < size:
            if cells & ~layer or wanted > cards:
                return 0.0
            return comb(size - wanted, cards - wanted) / comb(size, cards)
        cards -= size
        cells &= ~layer
        if not cells:
            return 1.0
    return 0.0


def _layers(state: IslandState, on_top: bool) -> Iterator[int]:
    """Flood cards in the order they come up; used up, the discards without what sank follow."""
    piles = [state.flood_pile[place] for place in range(state.layers - 1, -1, -1)]
    discards = state.flood_discard
    if on_top and discards:
        piles.insert(0, discards)
        discards = 0
    for layer in piles:
        yield layer
        discards |= layer & ~state.flooded  # a dry tile floods, a flooded one takes its card along
    if discards:
        yield discards
