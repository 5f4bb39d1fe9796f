"""The table in words, for screens, files and positions typed in by hand: docs/notation.md."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from forbidden_games.games.island.board import TILES
from forbidden_games.games.island.cards import CARDS
from forbidden_games.games.island.events import OUTCOMES
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.rulings import RULINGS
from forbidden_games.games.island.state import PHASES, IslandState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.rulings import Answer


@dataclass(frozen=True)
class SeatSnapshot:
    """One adventurer."""

    role: str
    cell: str
    hand: tuple[str, ...]


@dataclass(frozen=True)
class IslandSnapshot:
    """All that a screen needs, and all there is."""

    game: Literal["island"]
    layout: str
    tiles: tuple[str, ...]  # by cell, in reading order
    flooded: tuple[str, ...]
    sunk: tuple[str, ...]
    seats: tuple[SeatSnapshot, ...]
    captured: tuple[str, ...]
    water: int
    treasure_pile: Mapping[str, int]
    treasure_discard: Mapping[str, int]
    flood_pile: tuple[tuple[str, ...], ...]  # layers, the top one first
    flood_discard: tuple[str, ...]
    turn: int
    phase: str
    left: int
    flown: bool
    rulings: Mapping[str, Answer]
    outcome: str


def snapshot(state: IslandState) -> IslandSnapshot:
    """The table in words."""
    grid = GRIDS[state.layout]

    def cells(mask: int) -> tuple[str, ...]:
        return tuple(grid.name(cell) for cell in bits.members(mask))

    return IslandSnapshot(
        game="island",
        layout=LAYOUTS[state.layout],
        tiles=tuple(TILES[tile] for tile in state.tile_at),
        flooded=cells(state.flooded),
        sunk=cells(state.sunk),
        seats=tuple(
            SeatSnapshot(
                role=ROLES[state.roles[seat]],
                cell=grid.name(state.pawns[seat]),
                hand=tuple(CARDS[card] for card in bag.cards(state.hands[seat])),
            )
            for seat in range(state.seats)
        ),
        captured=tuple(CARDS[treasure] for treasure in bits.members(state.captured)),
        water=state.water,
        treasure_pile=bag.counts(state.treasure_pile, CARDS),
        treasure_discard=bag.counts(state.treasure_discard, CARDS),
        flood_pile=tuple(cells(layer) for layer in reversed(state.flood_pile[: state.layers])),
        flood_discard=cells(state.flood_discard),
        turn=state.seat,
        phase=PHASES[state.phase],
        left=state.left,
        flown=bool(state.flown),
        rulings=RULINGS.answers(state.rulings),
        outcome=OUTCOMES[state.outcome],
    )
