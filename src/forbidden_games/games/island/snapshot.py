"""The table in words, for screens, files and positions typed in by hand: docs/notation.md."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from forbidden_games.games.island.board import TILES
from forbidden_games.games.island.cards import CARDS
from forbidden_games.games.island.events import OUTCOMES
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.rulings import RULINGS
from forbidden_games.games.island.state import PHASES, IslandState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.rulings import Answer

KEPT: Final = 4096  # parts of a table in words: most are the same after the next action


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
    layout = state.layout
    return IslandSnapshot(
        game="island",
        layout=LAYOUTS[layout],
        tiles=tuple(TILES[tile] for tile in state.tile_at),
        flooded=_cells(layout, state.flooded),
        sunk=_cells(layout, state.sunk),
        seats=tuple(
            _seat(layout, state.roles[seat], state.pawns[seat], state.hands[seat])
            for seat in range(state.seats)
        ),
        captured=tuple(CARDS[treasure] for treasure in bits.members(state.captured)),
        water=state.water,
        treasure_pile=_counts(state.treasure_pile, CARDS),
        treasure_discard=_counts(state.treasure_discard, CARDS),
        flood_pile=tuple(
            _cells(layout, layer) for layer in reversed(state.flood_pile[: state.layers])
        ),
        flood_discard=_cells(layout, state.flood_discard),
        turn=state.seat,
        phase=PHASES[state.phase],
        left=state.left,
        flown=bool(state.flown),
        rulings=_rulings(state.rulings),
        outcome=OUTCOMES[state.outcome],
    )


@lru_cache(KEPT)
def _cells(layout: int, mask: int) -> tuple[str, ...]:
    return tuple(GRIDS[layout].name(cell) for cell in bits.members(mask))


@lru_cache(KEPT)
def _seat(layout: int, role: int, cell: int, hand: int) -> SeatSnapshot:
    return SeatSnapshot(
        role=ROLES[role],
        cell=GRIDS[layout].name(cell),
        hand=tuple(CARDS[card] for card in bag.cards(hand)),
    )


@lru_cache(KEPT)
def _counts(pile: int, names: tuple[str, ...]) -> Mapping[str, int]:
    return bag.counts(pile, names)


@lru_cache(KEPT)
def _rulings(rulings: int) -> Mapping[str, Answer]:
    return RULINGS.answers(rulings)
