"""Keys: one number for a table of a turn, so that equal tables are seen.

Plain form of the inline C form in keys.pxd: a search asks for thousands of keys.
"""

from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import mixing


def key_of(state: IslandState) -> int:
    """What tells two tables of one turn apart, but for the actions left."""
    key = state.flooded | state.captured << 24 | state.flown << 28
    for seat in range(state.seats):
        key = mixing.mix(key, state.hands[seat])
        key = mixing.spread(key, state.pawns[seat])
    return mixing.fold(key)
