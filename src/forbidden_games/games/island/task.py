"""What the table waits for."""

from typing import Final

from forbidden_games.games.island.events import RUNNING
from forbidden_games.games.island.movement import swim
from forbidden_games.games.island.state import NOBODY, IslandState
from forbidden_games.games.island.turn import full_hand, swimmer

BY_PHASE: Final = ("act", "draw", "flood")


def task(state: IslandState) -> str:
    """One word: act, draw, flood, discard, swim, rescue (no tile to swim to) or over."""
    if state.outcome != RUNNING:
        return "over"
    seat = swimmer(state)
    if seat != NOBODY:
        return "swim" if swim(state, seat) else "rescue"  # FI-97, FI-119
    if full_hand(state) != NOBODY:
        return "discard"  # FI-74
    return BY_PHASE[state.phase]
