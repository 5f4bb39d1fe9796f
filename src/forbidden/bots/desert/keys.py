"""Keys: one number for all that can differ between two plans, so that equal tables are seen."""

from typing import Final

from forbidden.games.desert.board import CELLS
from forbidden.games.desert.state import DesertState

MASK: Final = 0xFFFFFFFFFFFFFFFF
PRIME: Final = 0x9E3779B97F4A7C15
SHIFT: Final = 29


def mix(key: int, number: int) -> int:
    """Stir a number into a key of 64 bits."""
    key = (key ^ number) * PRIME & MASK
    return key ^ key >> SHIFT


def key_of(state: DesertState) -> int:
    """The same number for the same table; another one for nearly every other."""
    key = mix(state.seat + 8 * state.phase, state.left + 16 * state.fewer)
    number = 0
    for cell in range(CELLS):
        number = number << 4 | (state.sand[cell] & 15)
        if cell % 15 == 14:
            key = mix(key, number)
            number = 0
    key = mix(key, number)
    key = mix(key, state.excavated)
    key = mix(key, state.storm_pile)
    key = mix(key, state.desert_faces)
    key = mix(key, state.tops + 64 * state.looking + 4096 * state.meter + 65536 * state.storm)
    number = 0
    for part in range(4):
        number = number << 6 | (state.parts[part] + 1)
    number = number << 8 | (state.guiding + 1) << 2 | state.steps
    key = mix(key, number)
    for seat in range(state.seats):
        number = state.gear[seat]
        number = number << 6 | state.pawns[seat]
        number = number << 4 | state.water[seat]
        number = number << 6 | (state.shields[seat] + 1)
        key = mix(key, number)
    return key
