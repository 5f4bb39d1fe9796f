"""What the table waits for."""

from forbidden_games.games.desert.events import RUNNING
from forbidden_games.games.desert.state import ACTING, NOBODY, DesertState


def task(state: DesertState) -> str:
    """One word: act, draw, sort (the storm cards looked at), guide or over."""
    if state.outcome != RUNNING:
        return "over"
    if state.looking:
        return "sort"  # FD-76
    if state.guiding != NOBODY:
        return "guide"  # FD-81
    return "act" if state.phase == ACTING else "draw"
