"""Foresight: what the meteorologist does with the storm cards she has seen."""

from forbidden_games.games.desert.actions import BOTTOM, KEEP
from forbidden_games.games.desert.cards import PICKS_UP, SUN
from forbidden_games.games.desert.state import DesertState
from forbidden_games.games.desert.storm import is_shaded
from forbidden_games.kernel import packed


def bury_worst(state: DesertState) -> int:
    """The card that would hurt most goes to the bottom, if any hurts much. [FD-76]"""
    least = 5
    for seat in range(state.seats):
        if not is_shaded(state, seat) and state.water[seat] < least:
            least = state.water[seat]
    best = 0.9
    place = -1
    for n in range(state.looking):
        card = state.top[n]
        if card == SUN:
            harm = 6.0 - 2.0 * least if least <= 1 else 2.0
        elif card == PICKS_UP:
            harm = 2.5
        else:
            harm = 0.5 * (card % 3 + 1)
        if harm > best:
            best = harm
            place = n
    if place < 0:
        return packed.action(KEEP, state.seat, 0, 0, 0)
    return packed.action(BOTTOM, state.seat, place, 0, 0)
