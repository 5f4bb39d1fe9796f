"""What the rest of a turn may bring, for the marks on the board: exact, if nobody interferes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from forbidden_games.games.desert.cards import STORM_CARDS
from forbidden_games.games.desert.odds import cards_to_come, suns
from forbidden_games.games.desert.state import DesertState
from forbidden_games.games.desert.storm import is_shaded
from forbidden_games.kernel import bag

DIGITS: Final = 4


@dataclass(frozen=True)
class DesertChances:
    """Chances of the storm in the rest of this turn."""

    game: Literal["desert"]
    cards: int  # storm cards still to come in this turn
    next: Mapping[str, float]  # what the next storm card may be
    suns: tuple[float, ...]  # of no, one, two ... suns
    thirst: Mapping[str, float]  # by seat: that somebody dies of thirst


def chances(state: DesertState) -> DesertChances:
    """The chances at a running table."""
    sunny = suns(state)
    exposed = [seat for seat in range(state.seats) if not is_shaded(state, seat)]
    thirst = {seat: sum(sunny[state.water[seat] + 1 :]) for seat in exposed}
    return DesertChances(
        game="desert",
        cards=cards_to_come(state),
        next={STORM_CARDS[card]: round(share, DIGITS) for card, share in _next_card(state)},
        suns=tuple(round(chance, DIGITS) for chance in sunny),
        thirst={str(seat): round(chance, DIGITS) for seat, chance in thirst.items() if chance},
    )


def _next_card(state: DesertState) -> list[tuple[int, float]]:
    """Known cards first, then the pile, then the new pile; a bottom that is left is known."""
    if state.tops:
        return [(state.top[0], 1.0)]
    pile = state.storm_pile or state.storm_discard
    size = bag.size(pile)
    return [
        (card, bag.count(pile, card) / size)
        for card in range(len(STORM_CARDS))
        if bag.count(pile, card)
    ]
