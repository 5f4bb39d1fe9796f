"""StormOdds: what the next storm cards will bring, on average."""

from typing import Final

from forbidden_games.games.desert.cards import SUN
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag

SUNS: Final = 9  # no more of them are told apart


def expected(state: DesertState, card: int, cards: int) -> float:
    """How many of the next storm cards will be of this kind, on average. [FD-76, FD-99]"""
    found = 0.0
    place = 0
    while cards and place < state.tops:
        found += state.top[place] == card
        place += 1
        cards -= 1
    pile = bag.size(state.storm_pile)
    if cards and pile:
        drawn = min(cards, pile)
        found += 1.0 * drawn * bag.count(state.storm_pile, card) / pile
        cards -= drawn
    place = 0
    while cards and place < state.bottoms:
        found += state.bottom[place] == card
        place += 1
        cards -= 1
    pile = bag.size(state.storm_discard)
    if cards and pile:
        found += 1.0 * cards * bag.count(state.storm_discard, card) / pile
    return found


def chance_of_sun(state: DesertState) -> float:
    """How likely the very next card is a sun."""
    if state.tops:
        return 1.0 if state.top[0] == SUN else 0.0
    pile = bag.size(state.storm_pile)
    if not pile:
        return 0.0
    return 1.0 * bag.count(state.storm_pile, SUN) / pile


def foresee_suns(state: DesertState, cards: int, level: int, dooms: list[float]) -> None:
    """For each seat the chance of more suns than it has water before its next turn.

    Before the next turn this many cards come, and as many as the level before each one after it.
    """
    chances = [0.0] * 9
    chances[0] = 1.0
    pile = bag.size(state.storm_pile)
    rest = bag.size(state.storm_discard)
    later = 1.0 * bag.count(state.storm_discard, SUN) / rest if rest else 0.0
    known = 0
    card = 0
    for turns in range(state.seats):
        while card < cards + level * turns:
            hidden = state.tops + pile - card
            if card < state.tops:
                known += state.top[card] == SUN
            for suns in range(min(card, SUNS - 1), -1, -1):
                if card < state.tops:
                    chance = 1.0 if state.top[card] == SUN else 0.0
                elif hidden > 0:
                    left = bag.count(state.storm_pile, SUN) - suns + known
                    chance = 1.0 * max(left, 0) / hidden
                else:
                    chance = later
                if suns < SUNS - 1:
                    chances[suns + 1] += chances[suns] * chance
                    chances[suns] *= 1.0 - chance
            card += 1
        seat = (state.seat + turns + 1) % state.seats
        dooms[seat] = 0.0
        for suns in range(state.water[seat] + 1, SUNS):
            dooms[seat] += chances[suns]
