"""Keys: one number for all that can differ between two plans, so that equal tables are seen."""

from forbidden_games.games.desert.board import CELLS
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import mixing


def key_of(state: DesertState) -> int:
    """The same number for the same table; another one for nearly every other."""
    key = mixing.mix(state.seat + 8 * state.phase, state.left + 16 * state.fewer)
    number = 0
    for cell in range(CELLS):
        number = number << 4 | (state.sand[cell] & 15)
        if cell % 15 == 14:
            key = mixing.mix(key, number)
            number = 0
    key = mixing.mix(key, number)
    key = mixing.mix(key, state.excavated)
    key = mixing.mix(key, state.storm_pile)
    key = mixing.mix(key, state.desert_faces)
    key = mixing.mix(
        key, state.tops + 64 * state.looking + 4096 * state.meter + 65536 * state.storm
    )
    number = 0
    for part in range(4):
        number = number << 6 | (state.parts[part] + 1)
    number = number << 8 | (state.guiding + 1) << 2 | state.steps
    key = mixing.mix(key, number)
    for seat in range(state.seats):
        number = state.gear[seat]
        number = number << 6 | state.pawns[seat]
        number = number << 4 | state.water[seat]
        number = number << 6 | (state.shields[seat] + 1)
        key = mixing.mix(key, number)
    return key
