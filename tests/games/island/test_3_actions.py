"""Move, shore up, give, capture: FI-20 to FI-39."""

import pytest

from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.movement import walk
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits
from tests.support.island import (
    DRY,
    GAME,
    cell_of,
    cells,
    hand,
    island,
    legal,
    names,
    play,
    refusal,
)
from tests.support.rules import covers

WALKERS = ("engineer", "messenger", "navigator", "pilot")  # those who move like everybody else
TREASURE_TILES = [
    ("earth", "temple-of-the-moon"),
    ("earth", "temple-of-the-sun"),
    ("wind", "howling-garden"),
    ("wind", "whispering-garden"),
    ("fire", "cave-of-embers"),
    ("fire", "cave-of-shadows"),
    ("ocean", "coral-palace"),
    ("ocean", "tidal-palace"),
]


def reach(state: IslandState, words: str) -> int:
    """The cells with which these words are a legal action."""
    actions = [action.rsplit(" ", 1) for action in legal(state)]
    grid = GRIDS[state.layout]
    return bits.from_members([grid.cell(cell) for start, cell in actions if start == words])


def left(state: IslandState) -> int:
    """How many actions are left."""
    table = GAME.snapshot(state)
    return table.left if table.phase == "acting" else 0


# Move


@covers("FI-20")
@pytest.mark.parametrize("role", WALKERS)
def test_a_move_is_one_step_up_down_left_or_right(role: str) -> None:
    state = island(DRY, **{role: "c3"})
    assert reach(state, "0 move") == cells(
        "o",
        """
            . .
          . o . .
        . o . o . .
        . . o . . .
          . . . .
            . .
        """,
    )
    for far in ("b2", "d4", "e3", "c1"):
        assert refusal(state, f"0 move {far}") == "FI-20 too-far-to-move"


@covers("FI-20")
def test_a_move_takes_the_own_pawn_there_for_one_action() -> None:
    state = island(DRY, engineer="c3", pilot="c3")
    assert play(state, "0 move c4") == ["moved 0 c4"]
    assert (cell_of(state, 0), cell_of(state, 1), left(state)) == ("c4", "c3", 2)
    assert "0 move c4" not in legal(state)  # staying is no move


@covers("FI-20", "FI-22")
def test_the_end_of_a_row_does_not_touch_the_start_of_the_next() -> None:
    state = island(DRY, engineer="f3")
    assert names(reach(state, "0 move")) == {"e3", "f4"}
    state = island(DRY, engineer="a4")
    assert names(reach(state, "0 move")) == {"a3", "b4"}


@covers("FI-20", "FI-22")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_steps_lead_to_touching_cells_on_every_layout(layout: str) -> None:
    state = island(DRY, layout=layout, messenger=GRIDS[LAYOUTS.index(layout)].names[0])
    places = GRIDS[state.layout].places
    for cell, (x, y) in enumerate(places):
        state.pawns = [cell, 23, 0, 0]
        touching = [n for n, (u, v) in enumerate(places) if abs(x - u) + abs(y - v) == 1]
        assert walk(state, 0) == bits.from_members(touching)


@covers("FI-21")
def test_the_tile_entered_may_be_flooded() -> None:
    state = island(
        """
            . .
          . ~ . .
        . ~ ~ . . .
        . . ~ . . .
          . . . .
            . .
        """,
        engineer="c3",
    )
    assert names(reach(state, "0 move")) == {"c2", "b3", "d3", "c4"}
    play(state, "0 move c2")
    assert cell_of(state, 0) == "c2"
    assert GAME.snapshot(state).flooded == ("c2", "b3", "c3", "c4")


@covers("FI-22")
@pytest.mark.parametrize("role", WALKERS)
def test_missing_cells_are_neither_entered_nor_jumped(role: str) -> None:
    state = island(
        """
            . .
          . x . .
        . . . x . .
        . . . . . .
          . . . .
            . .
        """,
        **{role: "c3"},
    )
    assert names(reach(state, "0 move")) == {"b3", "c4"}
    assert refusal(state, "0 move d3") == "FI-22 not-onto-a-sunk-tile"
    assert refusal(state, "0 move e3") == "FI-20 too-far-to-move"
    assert refusal(state, "0 move c1") == "FI-20 too-far-to-move"


@covers("FI-22")
def test_the_sea_in_a_crater_is_not_jumped() -> None:
    state = island(DRY, layout="volcano-island", engineer="b3")
    assert reach(state, "0 move") == cells(
        "o",
        """
        . . . . .
        . o . . .
        o .   . .
        . o . . .
        . . . . .
        """,
    )
    assert refusal(state, "0 move d3") == "FI-20 too-far-to-move"


@covers("FI-22")
def test_the_sea_between_two_towers_is_not_jumped() -> None:
    state = island(DRY, layout="mutiny-towers", engineer="a2")
    assert names(reach(state, "0 move"), "mutiny-towers") == {"a1", "a3"}
    assert refusal(state, "0 move g2") == "FI-20 too-far-to-move"


@covers("FI-23")
def test_a_tile_holds_all_four_pawns() -> None:
    state = island(DRY, diver="c3", engineer="c3", pilot="c3", navigator="c4", turn=3)
    play(state, "3 move c3")
    assert [cell_of(state, seat) for seat in range(4)] == ["c3"] * 4


# Shore up


@covers("FI-24")
@pytest.mark.parametrize("role", ["diver", "messenger", "navigator", "pilot"])
def test_shoring_up_reaches_the_tile_underfoot_and_its_four_neighbours(role: str) -> None:
    state = island(
        """
            ~ .
          ~ ~ ~ .
        ~ ~ ~ ~ ~ .
        . ~ ~ ~ . .
          . ~ . .
            . .
        """,
        **{role: "c3"},
    )
    assert reach(state, "0 shore") == cells(
        "o",
        """
            . .
          . o . .
        . o o o . .
        . . o . . .
          . . . .
            . .
        """,
    )
    for far in ("b2", "d4", "e3", "c1"):
        assert refusal(state, f"0 shore {far}") == "FI-24 too-far-to-shore"


@covers("FI-24")
def test_shoring_up_dries_one_tile_for_one_action() -> None:
    state = island(DRY, messenger="c3", flooded=["c2", "c3", "d3"])
    assert play(state, "0 shore d3") == ["shored d3"]
    assert GAME.snapshot(state).flooded == ("c2", "c3")
    assert (cell_of(state, 0), left(state)) == ("c3", 2)


@covers("FI-24")
def test_only_neighbours_are_shored_up_across_a_crater() -> None:
    state = island(DRY.replace(".", "~"), layout="volcano-island", pilot="c2", flood_discard=[])
    assert names(reach(state, "0 shore"), "volcano-island") == {"c1", "b2", "c2", "d2"}


@covers("FI-25")
@pytest.mark.parametrize("role", ROLES)
def test_what_has_sunk_is_not_shored_up_by_anyone(role: str) -> None:
    state = island(
        """
            . .
          x x x .
        . x ~ x . .
        . x x x . .
          . . . .
            . .
        """,
        **{role: "c3"},
        hands={role: "sandbags"},
    )
    assert legal(state, "shore") == {"0 shore c3"}
    assert legal(state, "sandbag") == {"0 sandbag c3"}
    for words in ("0 shore c2", "0 shore b2", "0 sandbag d3"):
        assert refusal(state, words) == "FI-25 sunk-for-good"


@covers("FI-25")
def test_the_engineer_cannot_add_a_sunk_tile_to_a_flooded_one() -> None:
    state = island(DRY, engineer="c3", flooded=["c3"], sunk=["d3"], tiles={"d3": "watchtower"})
    assert refusal(state, "0 shore c3 d3") == "FI-25 sunk-for-good"


@covers("FI-26")
@pytest.mark.parametrize("role", ROLES)
def test_dry_tiles_cannot_be_shored_up(role: str) -> None:
    state = island(DRY, **{role: "c3"}, flooded=["c2"])
    assert legal(state, "shore") == {"0 shore c2"}
    assert refusal(state, "0 shore c3") == "FI-26 not-flooded"
    assert refusal(state, "0 shore d3") == "FI-26 not-flooded"
    play(state, "0 shore c2")
    assert refusal(state, "0 shore c2") == "FI-26 not-flooded"


@covers("FI-26")
def test_the_engineer_cannot_add_a_dry_tile_to_a_flooded_one() -> None:
    state = island(DRY, engineer="c3", flooded=["c2"])
    assert refusal(state, "0 shore c2 c3") == "FI-26 not-flooded"


@covers("FI-27")
def test_shoring_up_leaves_every_card_in_its_pile() -> None:
    hands = {"messenger": "fire sandbags"}
    piles = {"flood_discard": ["c3", "a3"], "treasure_discard": ["wind"]}
    state = island(DRY, messenger="c3", hands=hands, flooded=["c2", "c3"], **piles)
    before = GAME.snapshot(state)
    play(state, "0 shore c3")  # its card is among the discards
    play(state, "0 shore c2")  # its card is in the pile
    after = GAME.snapshot(state)
    assert after.flooded == ()
    assert (after.flood_discard, after.flood_pile) == (before.flood_discard, before.flood_pile)
    assert after.treasure_discard == before.treasure_discard
    assert after.treasure_pile == before.treasure_pile
    assert after.seats == before.seats


@covers("FI-27")
def test_a_tile_shored_up_floods_again_when_its_card_comes() -> None:
    state = island(DRY, messenger="c3", flooded=["c3"], flood_discard=[], left=1)
    play(state, "0 shore c3")
    for card in ("fire", "wind"):
        play(state, "0 draw", card=card)
    assert play(state, "0 flood", cell="c3") == ["flooded c3"]


# Give


@covers("FI-28")
def test_one_treasure_card_goes_to_somebody_on_the_same_tile_for_one_action() -> None:
    hands = {"diver": "earth fire fire", "pilot": "wind"}
    state = island(DRY, diver="c3", pilot="c3", hands=hands)
    assert legal(state, "give") == {"0 give 1 earth", "0 give 1 fire"}
    assert refusal(state, "0 give 1 earth") == ""
    assert play(state, "0 give 1 fire") == ["gave 0 1 fire"]
    assert (hand(state, 0), hand(state, 1), left(state)) == ("earth fire", "wind fire", 2)
    assert GAME.snapshot(state).treasure_discard == {}


@covers("FI-28")
@pytest.mark.parametrize("role", ["diver", "engineer", "explorer", "navigator", "pilot"])
def test_nobody_but_the_messenger_gives_to_another_tile(role: str) -> None:
    state = island(DRY, **{role: "c3"}, messenger="c4", hands={role: "fire"})
    assert legal(state, "give") == set()
    assert refusal(state, "0 give 1 fire") == "FI-28 not-on-one-tile"
    play(state, "0 move c4")
    assert legal(state, "give") == {"0 give 1 fire"}


@covers("FI-28")
def test_only_a_card_that_is_held_is_given_and_only_to_another() -> None:
    state = island(DRY, diver="c3", pilot="c3", hands={"diver": "fire"})
    assert refusal(state, "0 give 1 wind") == "FI-28 card-not-held"
    assert refusal(state, "0 give 0 fire") == "FI-28 not-to-yourself"
    assert legal(state, "give") == {"0 give 1 fire"}


@covers("FI-28")
@pytest.mark.parametrize("card", ["earth", "wind", "fire", "ocean"])
def test_cards_of_all_four_treasures_can_be_given(card: str) -> None:
    state = island(DRY, diver="c3", pilot="c3", hands={"diver": card})
    play(state, f"0 give 1 {card}")
    assert (hand(state, 0), hand(state, 1)) == ("", card)


@covers("FI-29")
def test_every_card_is_an_action_and_may_go_to_a_different_player() -> None:
    hands = {"diver": "earth wind fire ocean"}
    state = island(DRY, diver="c3", pilot="c3", engineer="d6", explorer="c3", hands=hands)
    seen = []
    for words in ("0 give 1 earth", "0 give 3 wind", "0 give 1 fire"):
        play(state, words)
        seen.append(left(state))
    assert seen == [2, 1, 0]
    assert [hand(state, seat) for seat in range(4)] == ["ocean", "earth fire", "", "wind"]
    assert refusal(state, "0 give 1 ocean") == "FI-14 not-acting-any-more"


@covers("FI-30")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("card", ["helicopter", "sandbags"])
def test_special_cards_cannot_be_given(role: str, card: str) -> None:
    partner = "pilot" if role != "pilot" else "diver"
    state = island(DRY, **{role: "c3", partner: "c3"}, hands={role: f"{card} fire"})
    assert legal(state, "give") == {"0 give 1 fire"}
    assert refusal(state, f"0 give 1 {card}") == "FI-30 never-given"


@covers("FI-31")
@pytest.mark.parametrize("role", ROLES)
def test_cards_are_never_taken(role: str) -> None:
    partner = "pilot" if role != "pilot" else "diver"
    state = island(DRY, **{role: "c3", partner: "c3"}, hands={partner: "fire"})
    assert legal(state, "give") == set()
    assert refusal(state, "1 give 0 fire") == "FI-18 not-your-turn"
    assert refusal(state, "0 give 0 fire") == "FI-28 not-to-yourself"


@covers("FI-32")
def test_a_receiver_with_five_cards_sheds_one_before_play_goes_on() -> None:
    hands = {"diver": "fire", "pilot": "earth earth wind ocean sandbags"}
    state = island(DRY, diver="c3", pilot="c3", hands=hands)
    assert play(state, "0 give 1 fire") == ["gave 0 1 fire"]
    assert hand(state, 1) == "earth earth wind fire ocean sandbags"
    assert legal(state) == {
        f"1 discard {card}" for card in ("earth", "wind", "fire", "ocean", "sandbags")
    }
    assert refusal(state, "0 move c2") == "FI-74 not-while-shedding"
    assert GAME.to_act(state) == 1
    assert play(state, "1 discard wind") == ["discarded 1 wind"]
    assert hand(state, 1) == "earth earth fire ocean sandbags"
    assert left(state) == 2
    assert "0 move c2" in legal(state)


@covers("FI-32")
def test_drawing_waits_until_the_receiver_of_the_last_action_has_shed() -> None:
    hands = {"diver": "fire", "pilot": "earth earth wind wind ocean"}
    state = island(DRY, diver="c3", pilot="c3", hands=hands, left=1)
    play(state, "0 give 1 fire")
    assert refusal(state, "0 draw") == "FI-74 not-while-shedding"
    play(state, "1 discard fire")
    assert legal(state) == {"0 draw"}


@covers("FI-33")
def test_cards_of_a_captured_treasure_can_still_be_given() -> None:
    state = island(DRY, diver="c3", pilot="c3", hands={"diver": "fire"}, captured=["fire"])
    play(state, "0 give 1 fire")
    assert (hand(state, 0), hand(state, 1)) == ("", "fire")


# Capture


@covers("FI-34", "FI-35", "FI-38")
@pytest.mark.parametrize(("treasure", "tile"), TREASURE_TILES)
def test_four_cards_on_either_tile_capture_a_treasure(treasure: str, tile: str) -> None:
    hands = {"messenger": " ".join([treasure] * 4)}
    state = island(DRY, messenger="c3", hands=hands, tiles={"c3": tile})
    assert legal(state, "capture") == {f"0 capture {treasure}"}
    assert refusal(state, f"0 capture {treasure}") == ""
    assert play(state, f"0 capture {treasure}") == [f"captured 0 {treasure}"]
    table = GAME.snapshot(state)
    assert table.captured == (treasure,)
    assert table.treasure_discard == {treasure: 4}
    assert (hand(state, 0), left(state)) == ("", 2)


@covers("FI-34")
@pytest.mark.parametrize(("treasure", "tile"), TREASURE_TILES)
def test_no_other_treasure_is_captured_there(treasure: str, tile: str) -> None:
    for other in {"earth", "wind", "fire", "ocean"} - {treasure}:
        hands = {"messenger": " ".join([other] * 4)}
        state = island(DRY, messenger="c3", hands=hands, tiles={"c3": tile})
        assert legal(state, "capture") == set()
        assert refusal(state, f"0 capture {other}") == "FI-34 not-its-tile"


@covers("FI-34")
@pytest.mark.parametrize("role", ROLES)
def test_nobody_captures_from_a_neighbouring_tile(role: str) -> None:
    tiles = {"c3": "watchtower", "c2": "cave-of-embers", "d3": "cave-of-shadows"}
    partner = "pilot" if role != "pilot" else "diver"
    pawns = {role: "c3", partner: "c2"}
    state = island(DRY, **pawns, hands={role: "fire fire fire fire"}, tiles=tiles)
    assert legal(state, "capture") == set()
    assert refusal(state, "0 capture fire") == "FI-34 not-its-tile"
    play(state, "0 move d3")
    assert legal(state, "capture") == {"0 capture fire"}


@covers("FI-35")
def test_whoever_has_all_five_cards_keeps_one() -> None:
    hands = {"pilot": "fire fire fire fire fire"}
    state = island(DRY, pilot="c3", hands=hands, tiles={"c3": "cave-of-embers"})
    play(state, "0 capture fire")
    assert hand(state, 0) == "fire"
    assert GAME.snapshot(state).treasure_discard == {"fire": 4}


@covers("FI-35")
def test_other_cards_stay_in_the_hand() -> None:
    hands = {"pilot": "earth fire fire fire fire", "diver": "fire wind"}
    state = island(DRY, pilot="c3", diver="c3", hands=hands, tiles={"c3": "cave-of-embers"})
    play(state, "0 capture fire")
    assert (hand(state, 0), hand(state, 1)) == ("earth", "wind fire")


@covers("FI-35")
def test_three_cards_are_not_enough_whatever_else_is_held() -> None:
    hands = {"pilot": "fire fire fire helicopter sandbags"}
    state = island(DRY, pilot="c3", hands=hands, tiles={"c3": "cave-of-embers"})
    assert legal(state, "capture") == set()
    assert refusal(state, "0 capture fire") == "FI-35 too-few-cards"


@covers("FI-36")
def test_the_tile_of_a_capture_may_be_flooded() -> None:
    hands = {"pilot": "fire fire fire fire"}
    tiles = {"c3": "cave-of-embers"}
    state = island(DRY, pilot="c3", hands=hands, tiles=tiles, flooded=["c3"])
    play(state, "0 capture fire")
    assert GAME.snapshot(state).captured == ("fire",)
    assert GAME.snapshot(state).flooded == ("c3",)


@covers("FI-36")
def test_nothing_is_captured_where_a_tile_has_sunk() -> None:
    tiles = {"c3": "cave-of-embers", "a3": "cave-of-shadows"}
    where = {"flooded": ["c3"], "flood_discard": [], "phase": "flooding"}
    hands = {"engineer": "fire fire fire fire"}
    state = island(DRY, engineer="c3", hands=hands, tiles=tiles, **where)
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert legal(state) == {"0 swim c2", "0 swim b3", "0 swim d3", "0 swim c4"}
    assert refusal(state, "0 capture fire") == "FI-97 not-while-swimming"
    state = island(DRY, engineer="c2", hands=hands, tiles=tiles, sunk=["c3"])
    assert refusal(state, "0 capture fire") == "FI-34 not-its-tile"
    assert refusal(state, "0 move c3") == "FI-22 not-onto-a-sunk-tile"


@covers("FI-36")
def test_the_other_tile_still_serves_when_one_has_sunk() -> None:
    tiles = {"c3": "cave-of-embers", "a3": "cave-of-shadows"}
    hands = {"pilot": "fire fire fire fire"}
    state = island(DRY, pilot="a3", hands=hands, tiles=tiles, sunk=["c3"])
    play(state, "0 capture fire")
    assert GAME.snapshot(state).captured == ("fire",)


@covers("FI-37")
def test_a_treasure_is_not_captured_a_second_time() -> None:
    hands = {"pilot": "fire fire fire fire", "diver": "wind wind wind wind"}
    tiles = {"c3": "cave-of-embers", "d4": "howling-garden"}
    pawns = {"pilot": "c3", "diver": "d4"}
    state = island(DRY, **pawns, hands=hands, tiles=tiles, captured=["fire"])
    assert legal(state, "capture") == set()
    assert refusal(state, "0 capture fire") == "FI-37 captured-already"
    state = island(DRY, **pawns, hands=hands, tiles=tiles, captured=["fire"], turn=1)
    play(state, "1 capture wind")
    assert GAME.snapshot(state).captured == ("wind", "fire")


@covers("FI-37")
def test_who_captured_a_treasure_makes_no_difference() -> None:
    tiles = {"c3": "cave-of-embers"}
    hands = {"pilot": "fire fire fire fire"}
    state = island(DRY, pilot="c3", diver="c3", hands=hands, tiles=tiles)
    play(state, "0 capture fire")
    team = {"captured": ["fire"], "treasure_discard": {"fire": 4}, "left": 2}
    assert state.key() == island(DRY, pilot="c3", diver="c3", tiles=tiles, **team).key()
    assert legal(state, "give") == set()  # nor can it be passed on


@covers("FI-37")
def test_a_captured_treasure_is_not_lost_with_its_tile() -> None:
    tiles = {"c3": "cave-of-embers", "a3": "cave-of-shadows"}
    hands = {"pilot": "fire fire fire fire"}
    piles = {"flooded": ["c3", "a3"], "flood_discard": [], "left": 1}
    state = island(DRY, pilot="c3", hands=hands, tiles=tiles, **piles)
    play(state, "0 capture fire")
    for card in ("earth", "wind"):
        play(state, "0 draw", card=card)
    play(state, "0 flood", cell="c3")
    play(state, "0 swim d3")
    assert play(state, "0 flood", cell="a3") == ["sank a3", "turn 1"]
    assert GAME.snapshot(state).captured == ("fire",)


@covers("FI-38")
def test_the_four_cards_return_with_the_reshuffle() -> None:
    hands = {"pilot": "fire fire fire fire"}
    tiles = {"c3": "cave-of-embers"}
    state = island(DRY, pilot="c3", hands=hands, tiles=tiles, treasure_pile=["wind"], left=1)
    play(state, "0 capture fire")
    assert play(state, "0 draw", card="wind") == ["card 0 wind", "reshuffled treasure 27"]
    assert GAME.snapshot(state).treasure_pile["fire"] == 5
    play(state, "0 draw", card="fire")
    assert hand(state, 0) == "wind fire"


@covers("FI-39")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("role", ["messenger", "navigator", "pilot"])
def test_two_hands_cannot_put_their_cards_together(role: str, seat: int) -> None:
    hands = {role: "fire fire", "diver": "fire fire fire"}
    tiles = {"c3": "cave-of-embers"}
    state = island(DRY, **{role: "c3"}, diver="c3", hands=hands, tiles=tiles, turn=seat)
    assert legal(state, "capture") == set()
    assert refusal(state, f"{seat} capture fire") == "FI-35 too-few-cards"
