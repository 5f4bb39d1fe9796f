"""What never changes in the desert, as plain data for screens and other programs."""

from typing import Any

from forbidden_games.games.desert.board import BACKS, BLOCKED, FACES, GRID, PARTS, SAND, STORM_START
from forbidden_games.games.desert.cards import (
    ACTIONS,
    GEAR_CARDS,
    GEAR_DECK,
    METERS,
    STORM_CARDS,
    STORM_DECK,
)
from forbidden_games.games.desert.info import INFO
from forbidden_games.games.desert.roles import CANTEENS, CLIMBER
from forbidden_games.kernel import bag


def facts() -> dict[str, Any]:
    """Tiles, cards, canteens and the storm meter."""
    return {
        **INFO.facts(),
        "rows": list(GRID.rows),
        "storm_start": GRID.name(STORM_START),
        "backs": list(BACKS),
        "faces": list(FACES),
        "parts": list(PARTS),
        "gear": bag.counts(GEAR_DECK, GEAR_CARDS),
        "storm": bag.counts(STORM_DECK, STORM_CARDS),
        "actions": ACTIONS,
        "sand": SAND,
        "blocked": BLOCKED,
        "never_buried": INFO.roles[CLIMBER],  # nor is anybody beside this role [FD-54, FD-58]
        "canteens": dict(zip(INFO.roles, CANTEENS, strict=True)),
        "meters": {str(players): list(cards) for players, cards in METERS.items()},
    }
