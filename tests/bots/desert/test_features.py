"""What the desert's network is told of a position."""

from math import comb

import pytest

from forbidden_games.bots.desert.feature_places import CLOSE, FEATURES
from forbidden_games.bots.minds import MINDS
from forbidden_games.games.desert.cards import METERS, STORM_DECK_SIZE
from forbidden_games.games.desert.state import DesertState
from tests.support.desert import OPEN, desert

USEFUL, PART = CLOSE.place_of("useful_price"), CLOSE.place_of("part_price")
SAND, DOOM = CLOSE.place_of("underfoot"), CLOSE.place_of("doom")
BLASTER, JET = CLOSE.place_of("blasters"), CLOSE.place_of("jets")
SHIELD, RESERVE = CLOSE.place_of("shields"), CLOSE.place_of("reserves")


def seen(state: DesertState, ahead: int) -> list[float]:
    """What is said of the pawn whose turn comes after this many others."""
    first = FEATURES.place_of("close_pawns") + CLOSE.size * ahead
    return MINDS["desert"].make(state.seats).features(state)[first:][: CLOSE.size]


def more_suns_than(few: int, cards: int, deck: int, suns: int = 4) -> float:
    """The chance of more suns than that among the first cards of a deck."""
    ways = sum(comb(suns, n) * comb(deck - suns, cards - n) for n in range(few + 1))
    return 1 - ways / comb(deck, cards)


@pytest.mark.parametrize("water", range(4))
def test_thirst_to_come_is_counted_until_the_next_turn_of_each(water: int) -> None:
    team = {"explorer": "b2", "navigator": "b4", "climber": "d4"}
    state = desert(OPEN, **team, water=dict.fromkeys(team, water))
    cards = METERS[3][state.meter]
    for ahead, storms in ((1, 1), (2, 2), (0, 3)):  # whose turn it is waits longest
        doom = more_suns_than(water, storms * cards, STORM_DECK_SIZE)
        assert seen(state, ahead)[DOOM] == pytest.approx(doom)


def test_known_cards_count_as_what_they_are() -> None:
    team = {"explorer": "b2", "meteorologist": "b4"}
    dry = dict.fromkeys(team, 1)
    cards = METERS[2][desert(OPEN, **team).meter]
    sunny = desert(OPEN, **team, water=dry, storm_top=["sun"] * 2)
    assert seen(sunny, 1)[DOOM] == 1
    cool = desert(OPEN, **team, water=dry, storm_top=["north-1"] * cards)
    assert seen(cool, 1)[DOOM] == 0
    mixed = desert(OPEN, **team, water=dry, storm_top=["sun"])
    doom = more_suns_than(0, cards - 1, STORM_DECK_SIZE - 1, 3)
    assert seen(mixed, 1)[DOOM] == pytest.approx(doom)


def test_each_pawn_is_told_what_it_carries_and_what_is_near() -> None:
    state = desert(
        ". . . . . " + ". . 2 . . " + ". . @ . . " + ". . . . . " + ". . . . .",
        explorer="b2",
        navigator="c2",
        excavated={"b2": "gear", "b1": "engine-row", "b3": "engine-column", "e1": "gear"},
        gear={"explorer": "blaster jet", "navigator": "reserve"},
        parts={"engine": "b2"},
    )
    mine, other = seen(state, 0), seen(state, 1)
    assert (mine[BLASTER], mine[JET], mine[SHIELD], mine[RESERVE]) == (0.5, 0.5, 0, 0)
    assert (other[BLASTER], other[JET], other[SHIELD], other[RESERVE]) == (0, 0, 0, 0.5)
    assert (mine[SAND], other[SAND]) == (0, 0.5)
    assert mine[PART] == 0.1  # to take it
    assert other[PART] > mine[PART]
    assert 0 < mine[USEFUL] < other[USEFUL]
