"""Odds of the storm's cards, exact: known cards, the bag, and the discards once it is used up."""

from math import comb

from forbidden_games.games.desert.cards import SUN
from forbidden_games.games.desert.rulings import DISCARD_AT_ONCE
from forbidden_games.games.desert.state import ACTING, DesertState
from forbidden_games.games.desert.storm import level
from forbidden_games.kernel import bag


def cards_to_come(state: DesertState) -> int:
    """Storm cards in what is left of this turn. [FD-74, FD-92]"""
    if state.phase == ACTING:
        return max(level(state) - state.fewer, 0)
    return state.left


def suns(state: DesertState) -> list[float]:
    """The chances of no, one, two ... suns in what is left of this turn's storm. [FD-76, FD-99]"""
    cards = cards_to_come(state)
    chances = [1.0]
    known = [*state.top[: state.tops]][:cards]
    cards -= len(known)
    chances = _shifted(chances, known.count(SUN))
    chances, cards = _from_bag(chances, cards, state.storm_pile)
    known = [*state.bottom[: state.bottoms]][:cards]
    cards -= len(known)
    chances = _shifted(chances, known.count(SUN))
    return _from_bag(chances, cards, _new_pile(state))[0] if cards else chances


def _shifted(chances: list[float], count: int) -> list[float]:
    return [0.0] * count + chances


def _from_bag(chances: list[float], cards: int, pile: int) -> tuple[list[float], int]:
    """So many cards of a bag, or all of them: the chances then, and the cards still to come."""
    size, sunny = bag.size(pile), bag.count(pile, SUN)
    drawn = min(cards, size)
    mixed = [0.0] * (len(chances) + min(drawn, sunny))
    for count in range(max(drawn - size + sunny, 0), min(drawn, sunny) + 1):
        share = comb(sunny, count) * comb(size - sunny, drawn - count) / comb(size, drawn)
        for before, chance in enumerate(chances):
            mixed[before + count] += chance * share
    return mixed, cards - drawn


def _new_pile(state: DesertState) -> int:
    """The pile is used up, so all that was in it is drawn: the discards are the new pile."""
    pile = state.storm_discard
    if state.rulings & DISCARD_AT_ONCE:  # what was drawn in this turn is among them
        pile += state.storm_pile
        pile += bag.from_cards([*state.top[: state.tops], *state.bottom[: state.bottoms]])
    return pile


def more_suns_than(state: DesertState, water: int) -> float:
    """The chance of more suns than this in what is left of this turn's storm. [FD-96, FD-102]"""
    return sum(suns(state)[water + 1 :])
