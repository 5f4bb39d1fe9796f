"""The table in words, for screens, files and positions typed in by hand: docs/notation.md."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from forbidden_games.games.desert.board import (
    BACKS,
    CELLS,
    FACES,
    GRID,
    PARTS,
    TAKEN,
    UNKNOWN,
    UNPLACED,
)
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden_games.games.desert.events import OUTCOMES
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.rulings import RULINGS
from forbidden_games.games.desert.state import NO_SHIELD, NOBODY, PHASES, DesertState
from forbidden_games.games.desert.storm import shield_cell
from forbidden_games.kernel import bag
from forbidden_games.kernel.rulings import Answer

KEPT: Final = 4096  # parts of a table in words: most are the same after the next action


@dataclass(frozen=True)
class TileSnapshot:
    """One tile where it lies now."""

    cell: str
    back: str
    face: str
    excavated: bool
    sand: int


@dataclass(frozen=True)
class SeatSnapshot:
    """One adventurer."""

    role: str
    cell: str
    water: int
    gear: tuple[str, ...]
    shield: str  # the cell it covers, or none


@dataclass(frozen=True)
class DesertSnapshot:
    """All that a screen needs, and all there is."""

    game: Literal["desert"]
    storm: str
    tiles: tuple[TileSnapshot, ...]  # in reading order
    parts: Mapping[str, str]
    seats: tuple[SeatSnapshot, ...]
    supply: int
    meter: int
    gear_pile: Mapping[str, int]
    storm_top: tuple[str, ...]  # the next card first
    storm_pile: Mapping[str, int]
    storm_bottom: tuple[str, ...]  # the lowest card last
    storm_revealed: Mapping[str, int]
    storm_discard: Mapping[str, int]
    turn: int
    phase: str
    left: int
    fewer: int
    looking: int
    guiding: str
    steps: int
    rulings: Mapping[str, Answer]
    outcome: str


def snapshot(state: DesertState) -> DesertSnapshot:
    """The table in words."""
    backs, faces, excavated, sand = state.backs, state.faces, state.excavated, state.sand
    return DesertSnapshot(
        game="desert",
        storm=GRID.name(state.storm),
        tiles=tuple(
            _tile(cell, backs[cell], faces[cell], bool(excavated >> cell & 1), sand[cell])
            for cell in range(CELLS)
            if cell != state.storm
        ),
        parts={name: _part(state, part) for part, name in enumerate(PARTS)},
        seats=tuple(
            _seat(
                state.roles[seat],
                state.pawns[seat],
                state.water[seat],
                state.gear[seat],
                _shield(state, seat),
            )
            for seat in range(state.seats)
        ),
        supply=state.supply,
        meter=state.meter,
        gear_pile=_counts(state.gear_pile, GEAR_CARDS),
        storm_top=tuple(STORM_CARDS[card] for card in state.top[: state.tops]),
        storm_pile=_counts(state.storm_pile, STORM_CARDS),
        storm_bottom=tuple(STORM_CARDS[card] for card in state.bottom[: state.bottoms]),
        storm_revealed=_counts(state.revealed, STORM_CARDS),
        storm_discard=_counts(state.storm_discard, STORM_CARDS),
        turn=state.seat,
        phase=PHASES[state.phase],
        left=state.left,
        fewer=state.fewer,
        looking=state.looking,
        guiding="none" if state.guiding == NOBODY else str(state.guiding),
        steps=state.steps,
        rulings=_rulings(state.rulings),
        outcome=OUTCOMES[state.outcome],
    )


@lru_cache(KEPT)
def _tile(cell: int, back: int, face: int, excavated: bool, sand: int) -> TileSnapshot:
    return TileSnapshot(
        cell=GRID.name(cell),
        back=BACKS[back],
        face="unknown" if face == UNKNOWN else FACES[face],
        excavated=excavated,
        sand=sand,
    )


@lru_cache(KEPT)
def _seat(role: int, cell: int, water: int, gear: int, shield: str) -> SeatSnapshot:
    return SeatSnapshot(
        role=ROLES[role],
        cell=GRID.name(cell),
        water=water,
        gear=tuple(GEAR_CARDS[piece] for piece in bag.cards(gear)),
        shield=shield,
    )


@lru_cache(KEPT)
def _counts(pile: int, names: tuple[str, ...]) -> Mapping[str, int]:
    return bag.counts(pile, names)


@lru_cache(KEPT)
def _rulings(rulings: int) -> Mapping[str, Answer]:
    return RULINGS.answers(rulings)


def _part(state: DesertState, part: int) -> str:
    where = state.parts[part]
    return {UNPLACED: "unplaced", TAKEN: "taken"}.get(where) or GRID.name(where)


def _shield(state: DesertState, seat: int) -> str:
    if state.shields[seat] == NO_SHIELD:
        return "none"
    return GRID.name(shield_cell(state, seat))
