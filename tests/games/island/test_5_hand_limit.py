"""The hand limit: FI-74 to FI-80."""

import pytest

from tests.support.island import DRY, GAME, hand, island, legal, play, refusal
from tests.support.rules import covers

FLOODED = """
        . .
      . ~ . .
    . . . . . .
    . . . . . .
      . . . .
        . .
"""


@covers("FI-74")
@pytest.mark.parametrize(
    "cards", ["earth earth wind wind fire", "earth wind fire helicopter sandbags"]
)
def test_five_cards_are_not_too_many(cards: str) -> None:
    state = island(engineer="c3", pilot="d4", hands={"engineer": cards})
    assert legal(state, "discard") == set()
    assert refusal(state, "0 discard earth") == "FI-74 hand-not-full"
    assert refusal(state, "0 move c2") == ""


@covers("FI-74")
@pytest.mark.parametrize("cards", ["earth earth wind wind", "helicopter helicopter sandbags earth"])
def test_a_fifth_card_is_kept_and_a_sixth_is_not(cards: str) -> None:
    state = island(engineer="c3", phase="drawing", hands={"engineer": cards})
    play(state, "0 draw", card="fire")
    five = state.copy()
    play(five, "0 draw", card="rise")
    assert refusal(five, "0 flood") == ""
    assert legal(five, "discard") == set()
    play(state, "0 draw", card="ocean")
    assert refusal(state, "0 flood") == "FI-74 not-while-shedding"
    play(state, "0 discard ocean")
    assert refusal(state, "0 flood") == ""
    assert refusal(state, "0 discard fire") == "FI-74 hand-not-full"


@covers("FI-74")
def test_who_is_given_a_sixth_card_sheds_before_anything_else_goes_on() -> None:
    state = island(
        engineer="c3",
        pilot="c3",
        hands={"engineer": "fire wind", "pilot": "earth earth wind ocean ocean"},
    )
    play(state, "0 give 1 fire")
    assert legal(state) == {f"1 discard {card}" for card in ("earth", "wind", "fire", "ocean")}
    assert GAME.to_act(state) == 1
    for words in ("0 move c2", "0 give 1 wind", "0 end", "0 draw", "0 flood"):
        assert refusal(state, words) == "FI-74 not-while-shedding"
    assert play(state, "1 discard ocean") == ["discarded 1 ocean"]
    assert hand(state, 1) == "earth earth wind fire ocean"
    assert legal(state, "discard") == set()
    assert GAME.to_act(state) == 0
    assert state.left == 2
    assert refusal(state, "0 give 1 wind") == ""


@covers("FI-74")
def test_a_full_hand_holds_up_the_next_phase() -> None:
    hands = {"engineer": "fire", "pilot": "earth earth wind ocean ocean"}
    state = island(engineer="c3", pilot="c3", left=1, hands=hands)
    play(state, "0 give 1 fire")
    assert refusal(state, "0 draw") == "FI-74 not-while-shedding"
    play(state, "1 discard wind")
    assert legal(state) == {"0 draw"}


@covers("FI-74")
@pytest.mark.parametrize(("giver", "full"), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_a_hand_is_shed_in_anybody_s_turn(giver: int, full: int) -> None:
    roles = ("engineer", "pilot", "diver")
    hands = {roles[giver]: "fire", roles[full]: "earth earth wind ocean ocean"}
    state = island(engineer="c3", pilot="c3", diver="c3", turn=giver, hands=hands)
    play(state, f"{giver} give {full} fire")
    assert {word.split()[0] for word in legal(state)} == {str(full)}
    assert {word.split()[1] for word in legal(state)} == {"discard"}
    play(state, f"{full} discard fire")
    assert refusal(state, f"{giver} end") == ""


@covers("FI-75")
def test_six_cards_after_the_first_draw_need_not_be_shed_yet() -> None:
    state = island(engineer="c3", phase="drawing", hands={"engineer": "earth earth wind wind fire"})
    play(state, "0 draw", card="fire")
    assert legal(state) == {"0 draw"}
    assert refusal(state, "0 discard earth") == "FI-74 hand-not-full"
    play(state, "0 draw", card="ocean")
    assert legal(state) == {f"0 discard {card}" for card in ("earth", "wind", "fire", "ocean")}


@covers("FI-75")
def test_a_table_may_check_the_hand_after_each_draw() -> None:
    state = island(
        engineer="c3",
        phase="drawing",
        hands={"engineer": "earth earth wind wind fire"},
        rulings={"hand_check": "after-each"},
    )
    play(state, "0 draw", card="fire")
    assert legal(state) == {f"0 discard {card}" for card in ("earth", "wind", "fire")}
    assert refusal(state, "0 draw") == "FI-74 not-while-shedding"
    play(state, "0 discard earth")
    assert legal(state) == {"0 draw"}
    play(state, "0 draw", card="ocean")
    assert legal(state) == {f"0 discard {card}" for card in ("earth", "wind", "fire", "ocean")}
    play(state, "0 discard ocean")
    assert legal(state) == {"0 flood"}


@covers("FI-75")
def test_a_fifth_card_on_the_first_draw_is_kept_when_each_is_checked() -> None:
    state = island(
        engineer="c3",
        phase="drawing",
        hands={"engineer": "earth wind wind fire"},
        rulings={"hand_check": "after-each"},
    )
    play(state, "0 draw", card="fire")
    assert legal(state) == {"0 draw"}


@covers("FI-75", "FI-77")
def test_a_special_card_played_between_the_draws_makes_room() -> None:
    state = island(
        FLOODED,
        engineer="c3",
        phase="drawing",
        hands={"engineer": "earth earth wind wind sandbags"},
    )
    play(state, "0 draw", card="fire")
    play(state, "0 sandbag c2")
    play(state, "0 draw", card="rise")
    assert hand(state, 0) == "earth earth wind wind fire"
    assert legal(state) == {"0 flood"}


@covers("FI-76")
def test_any_card_of_a_full_hand_may_go() -> None:
    cards = ["earth", "wind", "fire", "ocean", "helicopter", "sandbags"]
    state = island(
        engineer="c3",
        phase="drawing",
        left=1,
        hands={"engineer": " ".join(cards[:5]), "messenger": "earth"},
    )
    play(state, "0 draw", card="sandbags")
    assert legal(state, "discard") == {f"0 discard {card}" for card in cards}
    for card in cards:
        shed = state.copy()
        assert play(shed, f"0 discard {card}") == [f"discarded 0 {card}"]
        assert hand(shed, 0).split() == [other for other in cards if other != card]
        assert GAME.snapshot(shed).treasure_discard == {card: 1}


@covers("FI-76")
def test_nobody_else_decides_what_goes_and_only_held_cards_can_go() -> None:
    state = island(
        engineer="c3",
        phase="drawing",
        left=1,
        hands={"engineer": "earth earth earth wind wind", "messenger": "earth fire"},
    )
    play(state, "0 draw", card="wind")
    assert legal(state) == {"0 discard earth", "0 discard wind"}
    assert refusal(state, "1 discard earth") == "FI-74 hand-not-full"
    assert refusal(state, "0 discard fire") == "FI-76 card-not-held"


@covers("FI-77")
def test_sandbags_can_be_shed_by_playing_them() -> None:
    state = island(
        FLOODED,
        engineer="c3",
        phase="drawing",
        left=1,
        hands={"engineer": "earth earth wind wind sandbags"},
    )
    play(state, "0 draw", card="fire")
    assert play(state, "0 sandbag c2") == ["spent 0 sandbags", "shored c2"]
    assert state.flooded == 0
    assert hand(state, 0) == "earth earth wind wind fire"
    assert GAME.snapshot(state).treasure_discard == {"sandbags": 1}
    assert legal(state) == {"0 flood"}


@covers("FI-77")
def test_a_helicopter_lift_can_be_shed_by_playing_it() -> None:
    hands = {"engineer": "fire", "pilot": "earth earth wind ocean helicopter"}
    state = island(engineer="c3", pilot="c3", left=1, hands=hands)
    play(state, "0 give 1 fire")
    assert play(state, "1 lift 0+1 a4") == ["spent 1 helicopter", "lifted 0 a4", "lifted 1 a4"]
    assert hand(state, 1) == "earth earth wind fire ocean"
    assert GAME.snapshot(state).treasure_discard == {"helicopter": 1}
    assert legal(state) == {"0 draw"}


@covers("FI-77")
def test_a_card_that_somebody_else_plays_does_not_shed_for_the_full_hand() -> None:
    state = island(
        FLOODED,
        engineer="c3",
        phase="drawing",
        left=1,
        hands={"engineer": "earth earth wind wind fire", "messenger": "sandbags"},
    )
    play(state, "0 draw", card="fire")
    play(state, "1 sandbag c2")
    assert legal(state) == {f"0 discard {card}" for card in ("earth", "wind", "fire")}


@covers("FI-78")
def test_neither_a_capture_nor_a_gift_helps_against_a_full_hand() -> None:
    state = island(
        engineer="c3",
        messenger="c3",
        tiles={"c3": "cave-of-embers"},
        phase="drawing",
        left=1,
        hands={"engineer": "earth fire fire fire fire"},
    )
    play(state, "0 draw", card="wind")
    assert legal(state) == {f"0 discard {card}" for card in ("earth", "wind", "fire")}
    assert refusal(state, "0 capture fire") == "FI-74 not-while-shedding"
    assert refusal(state, "0 give 1 fire") == "FI-74 not-while-shedding"


@covers("FI-78")
def test_a_gift_cannot_be_handed_back_and_its_giver_cannot_capture_meanwhile() -> None:
    state = island(
        engineer="c3",
        messenger="c3",
        tiles={"c3": "cave-of-embers"},
        hands={"engineer": "earth fire fire fire fire", "messenger": "wind wind ocean ocean ocean"},
    )
    assert refusal(state, "0 capture fire") == ""
    play(state, "0 give 1 earth")
    assert legal(state) == {f"1 discard {card}" for card in ("earth", "wind", "ocean")}
    assert refusal(state, "1 give 0 earth") == "FI-74 not-while-shedding"
    assert refusal(state, "0 capture fire") == "FI-74 not-while-shedding"


@covers("FI-79")
def test_five_cards_and_two_more_mean_that_two_are_shed() -> None:
    state = island(engineer="c3", phase="drawing", hands={"engineer": "earth earth wind wind fire"})
    play(state, "0 draw", card="fire")
    play(state, "0 draw", card="ocean")
    assert len(hand(state, 0).split()) == 7
    play(state, "0 discard earth")
    assert legal(state) == {f"0 discard {card}" for card in ("earth", "wind", "fire", "ocean")}
    play(state, "0 discard earth")
    assert hand(state, 0) == "wind wind fire fire ocean"
    assert legal(state) == {"0 flood"}


@covers("FI-80")
@pytest.mark.parametrize("check", ["after-both", "after-each"])
def test_waters_rise_never_counts_as_a_card_of_the_hand(check: str) -> None:
    state = island(
        DRY,
        engineer="c3",
        phase="drawing",
        hands={"engineer": "earth earth wind wind fire"},
        rulings={"hand_check": check},
    )
    play(state, "0 draw", card="rise")
    assert legal(state) == {"0 draw"}
    play(state, "0 draw", card="rise")
    assert hand(state, 0) == "earth earth wind wind fire"
    assert legal(state) == {"0 flood"}


@covers("FI-75", "FI-80")
@pytest.mark.parametrize("cards", [("rise", "fire"), ("fire", "rise")])
def test_beside_a_waters_rise_a_full_hand_sheds_one_card(cards: tuple[str, str]) -> None:
    state = island(engineer="c3", phase="drawing", hands={"engineer": "earth earth wind wind fire"})
    for card in cards:
        play(state, "0 draw", card=card)
    assert hand(state, 0) == "earth earth wind wind fire fire"
    play(state, "0 discard fire")
    assert legal(state) == {"0 flood"}
