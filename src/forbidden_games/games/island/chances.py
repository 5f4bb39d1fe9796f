"""What the rest of a turn may bring, for the marks on the board: exact, if nobody interferes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.games.island.odds import rises, sinking
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits

DIGITS: Final = 4


@dataclass(frozen=True)
class IslandChances:
    """Chances by cell are of the rest of this turn."""

    game: Literal["island"]
    rise: float  # that a Waters Rise! is drawn
    flood: Mapping[str, float]  # that a dry cell floods
    sink: Mapping[str, float]  # that a flooded cell sinks
    next: tuple[str, ...]  # cells of which one is on the next flood card


def chances(state: IslandState) -> IslandChances:
    """The chances at a running table."""
    name = GRIDS[state.layout].name
    found: tuple[dict[str, float], dict[str, float]] = ({}, {})
    layers = [state.flood_pile[place] for place in range(state.layers)]
    for layer in (*layers, state.flood_discard):
        if not layer:
            continue
        chance = round(sinking(state, layer & -layer), DIGITS)  # the same for all its cards
        for cell in bits.members(layer) if chance else []:
            found[state.flooded >> cell & 1][name(cell)] = chance
    top = state.flood_pile[state.layers - 1] if state.layers else state.flood_discard
    return IslandChances(
        game="island",
        rise=round(1.0 - rises(state)[0], DIGITS),
        flood=found[0],
        sink=found[1],
        next=tuple(name(cell) for cell in bits.members(top)),
    )
