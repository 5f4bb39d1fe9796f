"""Drawing treasure cards and Waters Rise!: FI-81 to FI-92."""

from collections import Counter
from itertools import permutations

import pytest

from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.island import GAME, cells, hand, island, legal, names, play, refusal
from tests.support.rules import covers

# The flood cards: 0 in the discards, 1 the top layer of the pile, 2 the layer below.
LAYERS = """
        2 2
      0 2 2 2
    1 1 1 0 2 2
    2 2 2 2 2 2
      2 2 0 2
        2 2
"""
BOARD = """
        . .
      ~ . . .
    . . . ~ . .
    . . . . . .
      . . ~ .
        . .
"""
# All flood cards but those of b2 and d3.
REST = sorted(
    names(
        cells(
            ".",
            """
        . .
      o . . .
    . . . o . .
    . . . . . .
      . . . .
        . .
""",
        )
    )
)


def layered(**options: object) -> IslandState:
    """The drawing phase over the flood cards drawn above."""
    pile = [sorted(names(cells(mark, LAYERS))) for mark in "12"]
    tiles = {"a4": "fools-landing"}
    return island(
        BOARD,
        **{"engineer": "c3", "phase": "drawing", "flood_pile": pile, "tiles": tiles, **options},
    )


def pile_of(state: IslandState) -> list[int]:
    """The layers of the flood pile, the top one last."""
    return list(state.flood_pile[: state.layers])


def orders(state: IslandState, count: int) -> Counter[tuple[str, ...]]:
    """The cells of the next flood cards in every order in which luck can bring them."""
    dice, found = Dice.every(), Counter[tuple[str, ...]]()
    while True:
        twin, journal = state.copy(), Journal()
        for _ in range(count):
            GAME.apply(twin, GAME.read_action(twin, "0 flood"), dice, journal)
        events = [GAME.write_event(twin, event).split() for event in journal.events()]
        found[tuple(words[1] for words in events if words[0] in ("flooded", "sank"))] += 1
        if not dice.advance():
            return found


@covers("FI-81")
def test_two_cards_are_drawn_no_more_and_no_fewer() -> None:
    state = island(engineer="c3", phase="drawing")
    assert legal(state) == {"0 draw"}
    play(state, "0 draw", card="fire")
    assert legal(state) == {"0 draw"}
    assert refusal(state, "0 flood") == "FI-14 not-yet-flooding"
    play(state, "0 draw", card="fire")
    assert legal(state) == {"0 flood"}
    assert refusal(state, "0 draw") == "FI-81 not-a-third-card"
    assert hand(state, 0) == "fire fire"


@covers("FI-81")
def test_only_the_active_player_draws() -> None:
    state = island(engineer="c3", pilot="d4", phase="drawing", turn=1)
    assert legal(state) == {"1 draw"}
    assert refusal(state, "0 draw") == "FI-18 not-your-turn"
    play(state, "1 draw", card="fire")
    assert [hand(state, 0), hand(state, 1)] == ["", "fire"]


@covers("FI-81", "FI-83")
def test_the_second_card_is_drawn_after_the_first_has_been_dealt_with() -> None:
    state = layered(water=2)
    play(state, "0 draw", card="rise")
    assert state.water == 3
    assert state.flood_discard == 0
    assert legal(state) == {"0 draw"}
    play(state, "0 draw", card="fire")
    assert state.water == 3


@covers("FI-82")
@pytest.mark.parametrize("card", ["earth", "wind", "fire", "ocean", "helicopter", "sandbags"])
def test_treasure_cards_and_special_cards_join_the_hand(card: str) -> None:
    state = island(engineer="c3", phase="drawing", hands={"engineer": "fire"})
    before = GAME.snapshot(state).treasure_pile
    assert play(state, "0 draw", card=card) == [f"card 0 {card}"]
    assert sorted(hand(state, 0).split()) == sorted(["fire", card])
    after = GAME.snapshot(state)
    assert after.treasure_pile == {**before, card: before[card] - 1}
    assert after.treasure_discard == {}
    assert after.water == 2


@covers("FI-83")
def test_waters_rise_goes_to_the_discards_and_counts_as_a_draw() -> None:
    state = layered()
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 3", "on-top 3"]
    after = GAME.snapshot(state)
    assert after.treasure_discard == {"rise": 1}
    assert after.treasure_pile["rise"] == 2
    assert hand(state, 0) == ""
    assert state.left == 1
    play(state, "0 draw", card="fire")
    assert refusal(state, "0 draw") == "FI-81 not-a-third-card"
    assert hand(state, 0) == "fire"


@covers("FI-84")
@pytest.mark.parametrize("mark", range(1, 9))
def test_the_marker_climbs_one_mark(mark: int) -> None:
    state = island(engineer="c3", phase="drawing", water=mark)
    assert play(state, "0 draw", card="rise") == ["card 0 rise", f"rose {mark + 1}"]
    assert state.water == mark + 1
    assert legal(state) == {"0 draw"}


@covers("FI-84", "FI-133", "FI-134")
def test_on_the_tenth_mark_the_game_is_lost_there_and_then() -> None:
    state = layered(water=9)
    pile, discards = pile_of(state), state.flood_discard
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 10", "ended swamped"]
    assert (pile_of(state), state.flood_discard) == (pile, discards)
    assert legal(state) == set()
    assert refusal(state, "0 draw") == "FI-134 not-after-the-end"


@covers("FI-85")
def test_the_flood_discards_are_laid_on_top_and_the_cards_below_stay() -> None:
    state = layered(water=3)
    assert pile_of(state) == [cells("2", LAYERS), cells("1", LAYERS)]
    play(state, "0 draw", card="rise")
    assert pile_of(state) == [cells(mark, LAYERS) for mark in "210"]
    assert state.flood_discard == 0
    assert state.flooded == cells("~", BOARD)


@covers("FI-85")
def test_the_cards_laid_on_top_come_first_and_in_any_order() -> None:
    state = layered(left=1)
    play(state, "0 draw", card="rise")
    assert orders(state, 3) == Counter(permutations(["b2", "d3", "d5"]))


@covers("FI-85")
def test_without_waters_rise_the_discards_stay_where_they_are() -> None:
    state = layered(left=1, water=3)
    play(state, "0 draw", card="fire")
    assert pile_of(state) == [cells("2", LAYERS), cells("1", LAYERS)]
    assert orders(state, 3) == Counter(permutations(["a3", "b3", "c3"]))


@covers("FI-86")
def test_two_waters_rise_climb_two_marks_but_shuffle_once() -> None:
    state = layered()
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 3", "on-top 3"]
    pile = pile_of(state)
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 4"]
    assert state.water == 4
    assert pile_of(state) == pile == [cells(mark, LAYERS) for mark in "210"]
    assert GAME.snapshot(state).treasure_discard == {"rise": 2}
    assert orders(state, 3) == Counter(permutations(["b2", "d3", "d5"]))


@covers("FI-87")
def test_without_flood_discards_waters_rise_only_moves_the_marker() -> None:
    state = island(BOARD, engineer="c3", phase="drawing", flood_discard=[])
    pile = pile_of(state)
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 3"]
    assert pile_of(state) == pile
    assert (state.flood_discard, state.flooded, state.sunk) == (0, cells("~", BOARD), 0)


@covers("FI-88")
def test_the_flood_card_of_a_sunk_tile_is_never_shuffled_in() -> None:
    state = layered(phase="flooding", flood_discard=[], flood_pile=[["b2", "d3"], REST], left=2)
    play(state, "0 flood", cell="b2")
    assert state.flood_discard == 0
    play(state, "0 flood", cell="d3")
    play(state, "1 end")
    assert play(state, "1 draw", card="rise") == ["card 1 rise", "rose 3"]
    assert [names(layer) for layer in pile_of(state)] == [set(REST)]


@covers("FI-88")
def test_of_one_turn_s_flood_cards_only_those_of_tiles_go_back_on_top() -> None:
    state = layered(phase="flooding", flood_discard=[], flood_pile=[["b2", *REST], ["d3"]], left=2)
    play(state, "0 flood", cell="b2")
    play(state, "0 flood", cell="e2")
    play(state, "1 end")
    assert play(state, "1 draw", card="rise") == ["card 1 rise", "rose 3", "on-top 1"]
    assert names(pile_of(state)[-1]) == {"e2"}
    assert all("b2" not in names(layer) for layer in pile_of(state))


@covers("FI-89")
def test_the_last_card_of_the_pile_brings_the_reshuffle_at_once() -> None:
    state = island(
        engineer="c3", phase="drawing", hands={"engineer": "earth"}, treasure_pile={"fire": 1}
    )
    discards = GAME.snapshot(state).treasure_discard
    assert play(state, "0 draw", card="fire") == ["card 0 fire", "reshuffled treasure 26"]
    after = GAME.snapshot(state)
    assert (after.treasure_pile, after.treasure_discard) == (discards, {})
    assert hand(state, 0) == "earth fire"


@covers("FI-89")
def test_as_long_as_the_pile_has_a_card_nothing_is_reshuffled() -> None:
    state = island(engineer="c3", phase="drawing", treasure_pile={"fire": 1, "rise": 1})
    assert play(state, "0 draw", card="fire") == ["card 0 fire"]
    assert GAME.snapshot(state).treasure_pile == {"rise": 1}


@covers("FI-89")
def test_a_waters_rise_as_the_last_card_is_part_of_the_new_pile() -> None:
    state = layered(treasure_pile={"rise": 1})
    assert play(state, "0 draw", card="rise") == [
        "card 0 rise",
        "rose 4",
        "on-top 3",
        "reshuffled treasure 28",
    ]
    after = GAME.snapshot(state)
    assert (after.treasure_pile["rise"], after.treasure_discard) == (3, {})


@covers("FI-89", "FI-134")
def test_a_last_card_that_loses_the_game_brings_no_reshuffle() -> None:
    state = island(engineer="c3", phase="drawing", water=9, treasure_pile={"rise": 1})
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 10", "ended swamped"]


@covers("FI-90")
def test_the_second_card_is_taken_from_the_new_pile() -> None:
    state = island(engineer="c3", phase="drawing", treasure_pile={"fire": 1})
    play(state, "0 draw", card="fire")
    assert legal(state) == {"0 draw"}
    assert play(state, "0 draw", card="helicopter") == ["card 0 helicopter"]
    assert hand(state, 0) == "fire helicopter"
    assert legal(state, "flood") == {"0 flood"}


@covers("FI-91")
def test_cards_shed_after_the_reshuffle_begin_the_next_discards() -> None:
    state = island(
        engineer="c3",
        phase="drawing",
        left=1,
        hands={"engineer": "earth earth wind wind fire"},
        treasure_pile={"fire": 1},
    )
    assert play(state, "0 draw", card="fire") == ["card 0 fire", "reshuffled treasure 22"]
    pile = GAME.snapshot(state).treasure_pile
    play(state, "0 discard wind")
    after = GAME.snapshot(state)
    assert (after.treasure_pile, after.treasure_discard) == (pile, {"wind": 1})


@covers("FI-92")
def test_four_full_hands_leave_cards_to_draw() -> None:
    state = island(
        engineer="c3",
        pilot="c3",
        diver="c3",
        explorer="c3",
        phase="drawing",
        hands={
            "engineer": "earth earth earth earth earth",
            "pilot": "wind wind wind wind wind",
            "diver": "fire fire fire fire fire",
            "explorer": "ocean ocean ocean ocean ocean",
        },
        treasure_pile={"helicopter": 1, "sandbags": 1},
    )
    assert play(state, "0 draw", card="helicopter") == ["card 0 helicopter"]
    assert play(state, "0 draw", card="sandbags") == ["card 0 sandbags", "reshuffled treasure 6"]
    assert sum(len(hand(state, seat).split()) for seat in range(4)) == 22
    after = GAME.snapshot(state)
    assert after.treasure_pile == {"helicopter": 2, "sandbags": 1, "rise": 3}


@covers("FI-92")
def test_a_pile_of_one_and_the_discards_are_enough_for_two_draws() -> None:
    state = island(
        engineer="c3",
        pilot="c3",
        diver="c3",
        explorer="c3",
        phase="drawing",
        hands={
            "engineer": "earth earth earth earth earth",
            "pilot": "wind wind wind wind wind",
            "diver": "fire fire fire fire fire",
            "explorer": "ocean ocean ocean ocean ocean",
        },
        treasure_pile={"rise": 1},
    )
    assert play(state, "0 draw", card="rise")[-1] == "reshuffled treasure 8"
    assert play(state, "0 draw", card="sandbags") == ["card 0 sandbags"]
    assert sum(GAME.snapshot(state).treasure_pile.values()) == 7
