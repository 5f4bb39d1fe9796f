"""FloodOdds: how likely the next flood cards take each tile, roughly and fast.

Nothing of this changes while a player acts, so that a search looks once and weighs many plans.
"""

import math
from typing import Final

from forbidden_games.games.island import cards
from forbidden_games.games.island.cards import RISE, SKULL
from forbidden_games.games.island.state import ACTING, DRAWING, FLOODING, IslandState
from forbidden_games.kernel import bag, bits

FLOOD_CARDS: Final = cards.FLOOD_CARDS
MOST_CARDS: Final = 5  # flood cards in a turn


class FloodOdds:
    """The chances of every tile in this turn and in those that follow."""

    def __init__(self) -> None:
        self.now: list[float] = [0.0] * 24  # chance that a cell's card is drawn this turn
        self.soon: list[float] = [0.0] * 24  # chance that it is drawn soon after, not now
        self.rise_now = 0.0  # chance of a rise among this turn's cards
        self.rise_share = 0.0  # of the treasure pile

    def look(self, state: IslandState, horizon: float) -> None:
        """The chances of every card, with and without a rise in between; a horizon in turns."""
        cards_now = FLOOD_CARDS[state.water]
        cards_risen = MOST_CARDS
        if state.water + 1 < SKULL:
            cards_risen = FLOOD_CARDS[state.water + 1]
        draws = 0
        if state.phase == ACTING:
            draws = 2
        elif state.phase == DRAWING:
            draws = state.left
        this_turn = cards_now
        if state.phase == FLOODING:
            this_turn = state.left
        pile = bag.size(state.treasure_pile)
        self.rise_share = bag.count(state.treasure_pile, RISE) * 1.0 / max(pile, 1)
        self.rise_now = self.rise_among(state, draws)
        later = horizon * cards_now
        rise_later = 1.0 - math.pow(1.0 - 0.95 * self.rise_share, 2.0 * horizon)
        self.share_out(state, this_turn, cards_risen, later, rise_later)

    def rise_among(self, state: IslandState, draws: int) -> float:
        """The chance of at least one rise among the next draws."""
        pile = bag.size(state.treasure_pile)
        rises = bag.count(state.treasure_pile, RISE)
        none = 1.0
        if draws > pile:  # the rest comes from the discards, shuffled
            none = 1.0 - bag.count(state.treasure_discard, RISE) * 1.0 / max(
                bag.size(state.treasure_discard), 1
            )
            draws = pile
        for drawn in range(draws):
            none *= max(pile - drawn - rises, 0) * 1.0 / (pile - drawn)
        return 1.0 - none

    def share_out(
        self, state: IslandState, this_turn: int, risen: int, later: float, rise_later: float
    ) -> None:
        """Each group of cards in the order it comes up: layers from the top, then the discards."""
        discards = bits.size(state.flood_discard)
        above = 0
        for place in range(state.layers + 1):
            if place < state.layers:
                group = state.flood_pile[state.layers - 1 - place]
                size = bits.size(group)
                below_risen = above + discards
            else:
                group = state.flood_discard
                size = discards
                below_risen = 0  # a rise puts them on top
            if size:
                now = (1.0 - self.rise_now) * part(this_turn - above, size)
                now += self.rise_now * part(risen - below_risen, size)
                soon = (1.0 - rise_later) * part(this_turn + later - above, size)
                soon += rise_later * part(risen + later - below_risen, size)
                soon = max(soon - now, 0.0)
                while group:
                    cell = bits.lowest(group)
                    group &= group - 1
                    self.now[cell] = now
                    self.soon[cell] = soon
            above += size


def part(draws: float, size: int) -> float:
    """The share of a group of this size that a number of draws takes."""
    if draws <= 0.0:
        return 0.0
    if draws >= size:
        return 1.0
    return draws / size
