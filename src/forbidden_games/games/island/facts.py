"""What never changes on the island, as plain data for screens and other programs."""

from typing import Any

from forbidden_games.games.island.board import FIRST_TILE_OF, SECOND_TILE_OF, START_TILE_OF, TILES
from forbidden_games.games.island.cards import (
    ACTIONS,
    CARDS,
    CARDS_FOR_A_TREASURE,
    DRAWS,
    FLOOD_CARDS,
    HAND_LIMIT,
    SKULL,
    TREASURES,
    WHOLE_DECK,
)
from forbidden_games.games.island.info import INFO
from forbidden_games.kernel import bag


def facts() -> dict[str, Any]:
    """Tiles, cards and the water meter."""
    return {
        **INFO.facts(),
        "tiles": list(TILES),
        "treasures": list(CARDS[:TREASURES]),
        "cards": list(CARDS),
        "deck": bag.counts(WHOLE_DECK, CARDS),
        "tiles_of": {
            CARDS[treasure]: [TILES[FIRST_TILE_OF[treasure]], TILES[SECOND_TILE_OF[treasure]]]
            for treasure in range(TREASURES)
        },
        "start_tile_of": {
            role: TILES[tile] for role, tile in zip(INFO.roles, START_TILE_OF, strict=True)
        },
        "actions": ACTIONS,
        "draws": DRAWS,
        "hand_limit": HAND_LIMIT,
        "cards_for_a_treasure": CARDS_FOR_A_TREASURE,
        "skull": SKULL,
        "flood_cards": list(FLOOD_CARDS),
        "layouts": {layout.name: list(layout.rows) for layout in INFO.layouts},
    }
