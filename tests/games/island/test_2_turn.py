"""The turn: FI-14 to FI-19."""

from dataclasses import asdict

import pytest

from forbidden_games.games.island.actions import VERBS
from forbidden_games.games.island.state import IslandState
from tests.support.island import DRY, GAME, cell_of, hand, island, legal, play, refusal
from tests.support.rules import covers


def clock(state: IslandState) -> tuple[int, str, int]:
    """Whose turn it is, its phase, and what is left of that."""
    table = GAME.snapshot(state)
    return table.turn, table.phase, table.left


def finish(state: IslandState, seat: int, *cells: str) -> None:
    """Two harmless draws, and these flood cards."""
    play(state, f"{seat} draw", card="wind")
    play(state, f"{seat} draw", card="ocean")
    for cell in cells:
        play(state, f"{seat} flood", cell=cell)


@covers("FI-14")
def test_a_turn_is_three_actions_two_draws_and_the_flood_cards_of_the_meter() -> None:
    state = island(DRY, engineer="c3", pilot="d4", water=3)
    seen = [clock(state)]
    for words in ("0 move c2", "0 move c3", "0 move c4"):
        play(state, words)
        seen.append(clock(state))
    for card in ("fire", "wind"):
        play(state, "0 draw", card=card)
        seen.append(clock(state))
    for cell in ("a3", "a4", "f3"):
        play(state, "0 flood", cell=cell)
        seen.append(clock(state))
    assert seen == [
        *((0, "acting", 3), (0, "acting", 2), (0, "acting", 1)),
        *((0, "drawing", 2), (0, "drawing", 1)),
        *((0, "flooding", 3), (0, "flooding", 2), (0, "flooding", 1)),
        (1, "acting", 3),
    ]


@covers("FI-14")
def test_no_phase_comes_early_and_none_comes_back() -> None:
    state = island(DRY, engineer="c3", pilot="d4")
    assert refusal(state, "0 draw") == "FI-14 not-yet-drawing"
    assert refusal(state, "0 flood") == "FI-14 not-yet-flooding"
    play(state, "0 end")
    assert refusal(state, "0 move c2") == "FI-14 not-acting-any-more"
    assert refusal(state, "0 flood") == "FI-14 not-yet-flooding"
    play(state, "0 draw", card="fire")
    assert refusal(state, "0 flood") == "FI-14 not-yet-flooding"
    play(state, "0 draw", card="fire")
    assert refusal(state, "0 move c2") == "FI-14 not-acting-any-more"
    assert refusal(state, "0 draw") == "FI-81 not-a-third-card"


@covers("FI-14", "FI-15")
def test_there_is_no_fourth_action() -> None:
    state = island(DRY, engineer="c3", pilot="d4")
    for words in ("0 move c2", "0 move c3", "0 move c2"):
        play(state, words)
    assert refusal(state, "0 move c3") == "FI-14 not-acting-any-more"
    assert legal(state) == {"0 draw"}


@covers("FI-14")
def test_special_cards_and_shedding_are_no_actions() -> None:
    hands = {"engineer": "fire helicopter sandbags", "pilot": "wind wind wind wind wind"}
    state = island(DRY.replace(".", "~", 1), engineer="c3", pilot="c3", hands=hands)
    play(state, "0 sandbag c1")
    play(state, "0 lift 0+1 c4")
    assert clock(state) == (0, "acting", 3)
    play(state, "0 give 1 fire")
    play(state, "1 discard wind")
    assert clock(state) == (0, "acting", 2)


@covers("FI-15")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_fewer_actions_are_allowed_and_the_rest_is_lost(taken: int) -> None:
    state = island(DRY, engineer="c3", pilot="d4", water=1)
    for words in ("0 move c2", "0 move c3")[:taken]:
        play(state, words)
    assert play(state, "0 end") == []
    assert clock(state) == (0, "drawing", 2)
    finish(state, 0, "a3", "a4")
    assert clock(state) == (1, "acting", 3)
    play(state, "1 end")
    finish(state, 1, "f3", "f4")
    assert clock(state) == (0, "acting", 3)


@covers("FI-16")
def test_moves_may_be_repeated() -> None:
    state = island(DRY, engineer="c3", pilot="d4")
    for cell in ("b3", "a3", "a4"):
        play(state, f"0 move {cell}")
    assert cell_of(state, 0) == "a4"


@covers("FI-16")
def test_shoring_up_may_be_repeated() -> None:
    state = island(DRY, messenger="c3", pilot="d4", flooded=["c2", "b3", "c3"])
    for cell in ("c2", "b3", "c3"):
        play(state, f"0 shore {cell}")
    assert GAME.snapshot(state).flooded == ()


@covers("FI-16")
def test_giving_may_be_repeated() -> None:
    state = island(DRY, diver="c3", pilot="c3", hands={"diver": "fire fire fire fire"})
    for _ in range(3):
        play(state, "0 give 1 fire")
    assert (hand(state, 0), hand(state, 1)) == ("fire", "fire fire fire")


@covers("FI-16")
def test_guiding_may_be_repeated() -> None:
    state = island(DRY, navigator="c3", pilot="d4")
    for cell in ("d3", "d4", "d5"):
        play(state, f"0 guide 1 {cell}")
    assert cell_of(state, 1) == "d5"


@covers("FI-17")
def test_draws_and_flood_cards_cannot_be_skipped_after_a_turn_without_actions() -> None:
    state = island(DRY, engineer="c3", pilot="d4", water=3)
    play(state, "0 end")
    for card in ("fire", "wind"):
        assert legal(state) == {"0 draw"}
        assert refusal(state, "0 end") == "FI-14 not-acting-any-more"
        play(state, "0 draw", card=card)
    for cell in ("a3", "a4", "f3"):
        assert legal(state) == {"0 flood"}
        assert refusal(state, "0 end") == "FI-14 not-acting-any-more"
        play(state, "0 flood", cell=cell)
    assert hand(state, 0) == "wind fire"
    assert GAME.snapshot(state).flooded == ("a3", "f3", "a4")


@covers("FI-18")
@pytest.mark.parametrize(
    ("role", "words"),
    [
        ("messenger", "1 move c2"),
        ("messenger", "1 shore c3"),
        ("messenger", "1 give 0 earth"),
        ("messenger", "1 capture earth"),
        ("messenger", "1 end"),
        ("diver", "1 move c2"),
        ("engineer", "1 shore c3 d3"),
        ("explorer", "1 move d4"),
        ("navigator", "1 guide 0 d4"),
        ("pilot", "1 fly f4"),
    ],
)
def test_only_the_active_player_acts(role: str, words: str) -> None:
    partner = "pilot" if role != "pilot" else "diver"
    state = island(
        DRY,
        **{partner: "c4", role: "c3"},
        hands={role: "earth earth earth earth"},
        tiles={"c3": "temple-of-the-moon"},
        flooded=["c3", "d3"],
        turn=1,
    )
    assert words in legal(state)
    state.seat = 0
    assert refusal(state, words) == "FI-18 not-your-turn"
    assert {action[0] for action in legal(state)} == {"0"}


@covers("FI-18")
def test_only_the_active_player_draws_and_floods() -> None:
    state = island(DRY, engineer="c3", pilot="d4", phase="drawing")
    assert refusal(state, "1 draw") == "FI-18 not-your-turn"
    state = island(DRY, engineer="c3", pilot="d4", phase="flooding", turn=1)
    assert refusal(state, "0 flood") == "FI-18 not-your-turn"
    assert legal(state) == {"1 flood"}


@covers("FI-19")
def test_everybody_sees_the_whole_table_so_anybody_can_advise() -> None:
    hands = {"diver": "fire sandbags", "pilot": "wind", "explorer": "helicopter"}
    state = island(DRY, diver="c3", pilot="d4", explorer="a3", hands=hands, captured=["earth"])
    table = GAME.snapshot(state)
    assert [" ".join(seat.hand) for seat in table.seats] == list(hands.values())
    assert GAME.restore(asdict(table)).key() == state.key()  # nothing is left out
    for seat in range(3):
        assert GAME.view(state, seat).key() == state.key()


@covers("FI-19")
def test_talking_is_no_action_and_so_costs_none() -> None:
    assert set(VERBS[1:]) == {
        *("move", "fly", "shore", "give", "capture", "guide", "end", "draw", "flood"),
        *("swim", "discard", "lift", "sandbag", "leave"),
    }
