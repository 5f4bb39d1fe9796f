"""The questions players ask, F1 to F34 of the rules, each answered by a game."""

import pytest

from forbidden_games.games.island.board import START_TILE_OF
from forbidden_games.games.island.cards import RISE
from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig, BadPosition
from forbidden_games.kernel.journal import Journal
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

ALL = ["earth", "wind", "fire", "ocean"]


def dealt(seed: int, players: int = 4) -> IslandState:
    """A table right after the deal."""
    return GAME.new_game(GAME.read_config({"players": players}), Dice(seed), Journal())


def outcome(state: IslandState) -> str:
    return GAME.write_outcome(GAME.outcome(state))


# F1: a lift out of the water.


@covers("FI-113", "FI-119")
def test_f01_a_helicopter_saves_from_a_sinking_tile_and_sandbags_do_not() -> None:
    state = island(
        """
                . .
              . . . .
            . . ~ . . .
            . . . ~ . .
              . . . .
                . .
        """,
        engineer="c3",
        pilot="f4",
        hands={"pilot": "helicopter sandbags"},
        phase="flooding",
        flood_pile=[["c3", "c1"]],
    )
    play(state, "0 flood", cell="c3")
    assert legal(state, "sandbag") == set()
    assert refusal(state, "1 sandbag c3") == "FI-113 not-while-swimming"
    assert refusal(state, "1 sandbag d4") == "FI-113 not-while-swimming"
    assert play(state, "1 lift 0 a4") == ["spent 1 helicopter", "lifted 0 a4"]
    assert cell_of(state, 0) == "a4"
    assert legal(state, "sandbag") == {"1 sandbag d4"}


# F2: a tile with nothing around it.

LONE = """
        . .
      . x . .
    . x ~ x . .
    . . x . . .
      . . . .
        . .
"""


@covers("FI-135")
def test_f02_a_pawn_on_a_lone_tile_plays_on() -> None:
    state = island(LONE, engineer="c3", pilot="f4", hands={"pilot": "helicopter"})
    assert outcome(state) == "running"
    assert legal(state, "move") == set()
    assert {"0 shore c3", "0 end", "1 lift 0 d4"} <= legal(state)
    play(state, "0 shore c3")
    assert outcome(state) == "running"


@covers("FI-104")
@pytest.mark.parametrize("role", ["engineer", "explorer", "messenger", "navigator"])
def test_f02_a_pawn_with_no_tile_around_drowns_when_its_tile_sinks(role: str) -> None:
    corners = LONE.replace(". x . .", "x x x .").replace(". . x . . .", ". x x x . .")
    state = island(
        corners, **{role: "c3", "pilot": "f4"}, phase="flooding", flood_pile=[["c3", "c1"]]
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]


@covers("FI-104", "FI-119")
def test_f02_the_pawn_of_a_lone_tile_waits_as_long_as_somebody_can_lift_it() -> None:
    state = island(
        LONE,
        engineer="c3",
        pilot="f4",
        hands={"pilot": "helicopter"},
        phase="flooding",
        flood_pile=[["c3", "c1"]],
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert {words.split()[1] for words in legal(state)} == {"lift"}
    assert len(legal(state)) == 24 - 5


@covers("FI-101")
@pytest.mark.parametrize(("role", "tiles"), [("diver", 8), ("pilot", 19)])
def test_f02_diver_and_pilot_leave_a_sinking_lone_tile_by_themselves(role: str, tiles: int) -> None:
    state = island(
        LONE, **{role: "c3", "engineer": "f4"}, phase="flooding", flood_pile=[["c3", "c1"]]
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert len(legal(state, "swim")) == len(legal(state)) == tiles


# F3: one drowned.


@covers("FI-132")
def test_f03_the_survivors_cannot_win() -> None:
    state = island(
        LONE,
        tiles={"d4": "fools-landing"},
        engineer="c3",
        pilot="d4",
        hands={"pilot": "helicopter"},
        captured=ALL,
        rulings={"rescue": False},
        phase="flooding",
        flood_pile=[["c3", "c1"]],
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]
    assert outcome(state) == "drowned"
    assert legal(state) == set()
    assert refusal(state, "1 leave") == "FI-134 not-after-the-end"


# F4 to F6: the diver's path.


@covers("FI-44")
def test_f04_a_dive_across_three_flooded_tiles_is_one_action() -> None:
    state = island(
        """
                . .
              . . . .
            . ~ ~ ~ . .
            . . . . . .
              . . . .
                . .
        """,
        diver="a3",
    )
    assert play(state, "0 move e3") == ["moved 0 e3"]
    assert state.left == 2


@covers("FI-48")
def test_f05_the_diver_does_not_cross_the_crater() -> None:
    state = island("..... ..... ~~~~ ..... .....", layout="volcano-island", diver="c2")
    assert legal(state, "move") == {"0 move c1", "0 move b2", "0 move d2"}
    assert refusal(state, "0 move c4") == "FI-46 no-way-to-dive"


@covers("FI-48")
def test_f05_the_diver_does_not_cross_the_lagoon() -> None:
    state = island("... .... .... .. .... .... ...", layout="atoll-of-decisions", diver="c2")
    assert legal(state, "move") == {"0 move c1", "0 move b2"}


@covers("FI-48")
def test_f05_the_diver_does_not_swim_around_the_island() -> None:
    state = island(
        """
                . .
              . ~ . .
            . . . . . .
            . . . . . .
              . . . .
                . .
        """,
        diver="c1",
    )
    assert legal(state, "move") == {"0 move d1", "0 move c2", "0 move b2", "0 move d2", "0 move c3"}
    assert refusal(state, "0 move a3") == "FI-46 no-way-to-dive"


@covers("FI-45", "FI-46", "FI-47")
def test_f06_a_dive_turns_corners_but_is_neither_diagonal_nor_across_dry_tiles() -> None:
    state = island(
        """
                . .
              . ~ x .
            . . . . . .
            . . . ~ . .
              . . . .
                . .
        """,
        diver="c3",
    )
    dives = cells(
        "o",
        """
                o o
              o o . o
            . o . o . .
            . . o . . .
              . . . .
                . .
        """,
    )
    assert legal(state, "move") == {f"0 move {name}" for name in names(dives)}


# F7 to F9: the navigator.


@covers("FI-62")
def test_f07_the_navigator_walks_one_tile_for_one_action() -> None:
    state = island(DRY, navigator="c3", pilot="f4")
    assert legal(state, "move") == {"0 move c2", "0 move b3", "0 move d3", "0 move c4"}
    assert refusal(state, "0 move e3") == "FI-20 too-far-to-move"
    assert refusal(state, "0 guide 0 e3") == "FI-62 not-the-navigator-himself"
    assert {words.split()[2] for words in legal(state, "guide")} == {"1"}


@covers("FI-64")
def test_f08_a_guided_explorer_goes_diagonally() -> None:
    state = island(
        """
                . .
              . . x .
            . . . . x .
            . . . . . .
              . . . .
                . .
        """,
        navigator="a3",
        explorer="c1",
    )
    guided = cells(
        "o",
        """
                . o
              o o . o
            o o o o . .
            . . . . . .
              . . . .
                . .
        """,
    )
    assert legal(state, "guide") == {f"0 guide 1 {name}" for name in names(guided)}


@covers("FI-63", "FI-65", "FI-66")
def test_f08_a_guided_diver_crosses_one_missing_cell_within_two_steps() -> None:
    board = """
                . .
              . x ~ .
            . ~ x . . .
            . . x . . .
              . . . .
                . .
        """
    diver = island(board, navigator="a3", diver="d3")
    assert "0 guide 1 b3" in legal(diver)
    assert refusal(diver, "0 guide 1 a3") == "FI-61 too-far-to-guide"
    assert refusal(diver, "0 guide 1 c3") == "FI-63 not-onto-a-sunk-tile"
    other = island(board, navigator="a3", engineer="d3")
    assert refusal(other, "0 guide 1 b3") == "FI-61 too-far-to-guide"


@covers("FI-67")
def test_f08_a_guided_pilot_takes_steps_and_keeps_the_flight() -> None:
    state = island(DRY, navigator="a3", pilot="c1", messenger="d6")
    steps = {words.split()[3] for words in legal(state, "guide") if words.split()[2] == "1"}
    assert steps == {"d1", "c2", "b2", "d2", "c3"}
    play(state, "0 guide 1 c3")
    assert not state.flown


@covers("FI-68", "FI-69")
def test_f09_the_second_step_of_a_guide_belongs_to_the_same_pawn() -> None:
    state = island(DRY, navigator="a3", pilot="c1", messenger="d6")
    play(state, "0 guide 1 c2")
    assert state.left == 2
    play(state, "0 guide 2 d5")
    assert state.left == 1
    assert {"0 guide 1 c4", "0 guide 2 d3"} <= legal(state)


# F10, F11: the engineer.


@covers("FI-54")
def test_f10_the_engineer_does_not_keep_the_second_tile_for_later() -> None:
    state = island(
        """
                . .
              . ~ ~ .
            . . . . . .
            . . . . . .
              . . . .
                . .
        """,
        engineer="c3",
    )
    play(state, "0 shore c2")
    assert state.left == 2
    play(state, "0 move d3")
    assert state.left == 1
    assert legal(state, "shore") == {"0 shore d2"}
    assert play(state, "0 shore d2") == ["shored d2"]
    assert state.flooded == 0
    assert legal(state) == {"0 draw"}


@covers("FI-52")
def test_f11_the_engineer_reaches_the_tile_underfoot_and_its_neighbours() -> None:
    everywhere = DRY.replace(".", "~")
    state = island(everywhere, engineer="c3", flood_pile=[["c1", "d1"]])
    reach = ["c2", "b3", "c3", "d3", "c4"]
    singles = {f"0 shore {one}" for one in reach}
    pairs = {f"0 shore {one} {two}" for n, one in enumerate(reach) for two in reach[n + 1 :]}
    assert legal(state, "shore") == singles | pairs
    assert refusal(state, "0 shore d4") == "FI-52 too-far-to-shore"
    assert refusal(state, "0 shore c3 c5") == "FI-52 too-far-to-shore"
    assert play(state, "0 shore c2 c4") == ["shored c2", "shored c4"]
    assert names(state.flooded) == set(GRIDS[0].names) - {"c2", "c4"}
    other = island(everywhere, pilot="c3", flood_pile=[["c1", "d1"]])
    assert legal(other, "shore") == singles


# F12 to F14: whose card goes where.


@covers("FI-72")
def test_f12_the_messenger_receives_only_on_the_same_tile() -> None:
    hands = {"engineer": "fire", "messenger": "wind"}
    apart = island(DRY, engineer="c3", messenger="d3", hands=hands)
    assert refusal(apart, "0 give 1 fire") == "FI-28 not-on-one-tile"
    assert legal(apart, "give") == set()
    assert legal(island(DRY, engineer="c3", messenger="c3", hands=hands), "give") == {
        "0 give 1 fire"
    }
    assert legal(island(DRY, engineer="c3", messenger="d3", hands=hands, turn=1), "give") == {
        "1 give 0 wind"
    }


@covers("FI-30", "FI-73")
@pytest.mark.parametrize("role", ["messenger", "engineer"])
@pytest.mark.parametrize("card", ["helicopter", "sandbags"])
def test_f13_special_cards_never_change_hands(role: str, card: str) -> None:
    state = island(DRY, **{role: "c3", "pilot": "c3"}, hands={role: f"fire {card}"})
    assert legal(state, "give") == {"0 give 1 fire"}
    assert refusal(state, f"0 give 1 {card}") == "FI-30 never-given"


@covers("FI-31")
def test_f14_cards_are_given_and_never_taken() -> None:
    state = island(
        DRY, messenger="c3", pilot="c3", diver="c3", hands={"messenger": "fire", "pilot": "wind"}
    )
    assert legal(state, "give") == {"0 give 1 fire", "0 give 2 fire"}
    assert refusal(state, "1 give 0 wind") == "FI-18 not-your-turn"
    assert refusal(state, "0 give 1 wind") == "FI-28 card-not-held"


# F15, F16: a full hand.


@covers("FI-75", "FI-79")
def test_f15_five_cards_and_two_more_are_shed_after_the_second() -> None:
    full = {"diver": "fire fire fire wind wind"}
    state = island(DRY, diver="c3", hands=full, phase="drawing")
    play(state, "0 draw", card="earth")
    assert legal(state) == {"0 draw"}
    assert refusal(state, "0 discard fire") == "FI-74 hand-not-full"
    play(state, "0 draw", card="earth")
    assert legal(state) == {"0 discard earth", "0 discard fire", "0 discard wind"}
    assert play(state, "0 discard earth") == ["discarded 0 earth"]
    assert legal(state) == {"0 discard earth", "0 discard fire", "0 discard wind"}
    play(state, "0 discard wind")
    assert legal(state) == {"0 flood"}


@covers("FI-75")
def test_f15_after_each_card_if_the_table_plays_it_so() -> None:
    full = {"diver": "fire fire fire wind wind"}
    each = {"hand_check": "after-each"}
    state = island(DRY, diver="c3", hands=full, phase="drawing", rulings=each)
    play(state, "0 draw", card="earth")
    assert refusal(state, "0 draw") == "FI-74 not-while-shedding"
    play(state, "0 discard wind")
    assert legal(state) == {"0 draw"}


@covers("FI-77")
def test_f16_a_special_card_is_shed_by_playing_it() -> None:
    state = island(
        """
                . .
              . . . .
            ~ . . . . .
            . . . . . .
              . . . .
                . .
        """,
        diver="c3",
        hands={"diver": "fire fire fire wind sandbags helicopter"},
        phase="drawing",
        left=0,
    )
    assert {"0 discard sandbags", "0 discard helicopter", "0 lift 0 d4"} <= legal(state)
    assert play(state, "0 sandbag a3") == ["spent 0 sandbags", "shored a3"]
    assert hand(state, 0) == "wind fire fire fire helicopter"
    assert state.flooded == 0
    assert refusal(state, "0 discard fire") == "FI-74 hand-not-full"
    assert "0 flood" in legal(state)


# F17 to F21: Waters Rise!


@covers("FI-86")
def test_f17_two_rises_climb_twice_and_shuffle_once() -> None:
    board = """
                ~ ~
              ~ . . .
            . . . . . .
            . . . . . .
              . . . .
                . .
        """
    state = island(board, diver="c3", phase="drawing", water=4)
    first = play(state, "0 draw", card="rise")
    assert first == ["card 0 rise", "rose 5", "on-top 3"]
    piles = list(state.flood_pile)
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 6"]
    assert list(state.flood_pile) == piles
    assert state.layers == 2
    assert names(state.flood_pile[1]) == {"c1", "d1", "b2"}


@covers("FI-87")
def test_f18_a_rise_without_flood_discards_only_climbs() -> None:
    state = island(DRY, diver="c3", phase="drawing")
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 3"]
    assert (state.layers, bits.size(state.flood_pile[0])) == (1, 24)


@covers("FI-85")
def test_f19_a_rise_lays_the_discards_on_top_of_the_rest() -> None:
    board = """
                ~ ~
              . . . .
            . . . . . .
            . . . . . .
              . . . .
                . .
        """
    state = island(board, diver="c3", phase="drawing")
    below = state.flood_pile[0]
    play(state, "0 draw", card="rise")
    assert list(state.flood_pile[:2]) == [below, cells("~", board)]
    assert (state.layers, state.flood_discard) == (2, 0)
    play(state, "0 draw", card="fire")
    assert play(state, "0 flood", cell="d1") == ["sank d1"]
    assert play(state, "0 flood", cell="c1") == ["sank c1"]
    assert play(state, "0 flood", cell="e5")[0] == "flooded e5"


@covers("FI-83")
def test_f20_no_card_is_drawn_in_place_of_a_rise() -> None:
    state = island(DRY, diver="c3", phase="drawing")
    play(state, "0 draw", card="rise")
    assert state.left == 1
    play(state, "0 draw", card="fire")
    assert hand(state, 0) == "fire"
    assert refusal(state, "0 draw") == "FI-81 not-a-third-card"


@covers("FI-9")
def test_f20_the_deal_replaces_every_rise() -> None:
    for seed in range(100):
        state = dealt(seed)
        assert [bag.size(state.hands[seat]) for seat in range(4)] == [2, 2, 2, 2]
        assert [bag.count(state.hands[seat], RISE) for seat in range(4)] == [0, 0, 0, 0]
        assert bag.count(state.treasure_pile, RISE) == 3


@covers("FI-93")
def test_f21_the_new_mark_says_how_many_flood_cards_are_turned() -> None:
    state = island(DRY, diver="c3", phase="drawing", water=2)
    play(state, "0 draw", card="fire")
    play(state, "0 draw", card="rise")
    assert [play(state, "0 flood", cell=cell)[-1] for cell in ("c1", "d1", "b2")] == [
        "flooded c1",
        "flooded d1",
        "turn 1",
    ]


# F22: sandbags in the middle of flooding.


def flooding(**options: object) -> IslandState:
    return island(
        """
                . .
              . . . .
            ~ ~ . . . .
            . . . . . .
              . . . .
                . .
        """,
        diver="c3",
        pilot="f4",
        hands={"pilot": "sandbags"},
        phase="flooding",
        flood_pile=[["a3", "b3", "c1"]],
        **options,
    )


@covers("FI-111", "FI-112", "FI-114")
def test_f22_sandbags_save_a_tile_between_two_flood_cards() -> None:
    state = flooding()
    play(state, "0 flood", cell="c1")
    assert legal(state, "sandbag") == {"1 sandbag c1", "1 sandbag a3", "1 sandbag b3"}
    play(state, "1 sandbag a3")
    assert play(state, "0 flood", cell="a3")[0] == "flooded a3"


@covers("FI-113")
def test_f22_sandbags_come_too_late_for_the_card_just_turned() -> None:
    state = flooding()
    assert play(state, "0 flood", cell="a3") == ["sank a3"]
    assert refusal(state, "1 sandbag a3") == "FI-25 sunk-for-good"
    assert legal(state, "sandbag") == {"1 sandbag b3"}


@covers("FI-111")
def test_f22_not_between_flood_cards_if_the_table_plays_it_so() -> None:
    state = flooding(rulings={"specials_between_floods": False})
    assert legal(state, "sandbag") == {"1 sandbag a3", "1 sandbag b3"}
    play(state, "0 flood", cell="c1")
    assert legal(state) == {"0 flood"}
    assert refusal(state, "1 sandbag a3") == "FI-111 not-between-flood-cards"
    assert play(state, "0 flood", cell="a3") == ["sank a3", "turn 1"]
    assert legal(state, "sandbag") == {"1 sandbag b3", "1 sandbag c1"}


# F23 to F25: flooded and sunk tiles that matter.

WET = """
        . .
      . . . .
    . . ~ . . .
    . . . . . .
      . . . .
        . .
"""


@covers("FI-36")
def test_f23_a_treasure_is_captured_on_a_flooded_tile() -> None:
    state = island(
        WET,
        tiles={"c3": "cave-of-embers"},
        diver="c3",
        hands={"diver": "fire fire fire fire"},
    )
    assert play(state, "0 capture fire") == ["captured 0 fire"]


@covers("FI-125")
def test_f23_the_team_takes_off_from_a_flooded_landing() -> None:
    state = island(
        WET,
        tiles={"c3": "fools-landing"},
        diver="c3",
        pilot="c3",
        hands={"pilot": "helicopter"},
        captured=ALL,
    )
    assert play(state, "1 leave") == ["spent 1 helicopter", "ended won"]


def sinking(tile: str, partner: str, captured: list[str]) -> list[str]:
    """The events when the card of a3 is turned: flooded, with its partner tile b3 already sunk."""
    state = island(
        """
                . .
              . . . .
            ~ x . . . .
            . . . . . .
              . . . .
                . .
        """,
        tiles={"a3": tile, "b3": partner},
        diver="c3",
        captured=captured,
        phase="flooding",
        flood_pile=[["a3", "c1"]],
    )
    return play(state, "0 flood", cell="a3")


@covers("FI-130")
def test_f24_tiles_of_a_captured_treasure_sink_without_harm() -> None:
    assert sinking("cave-of-embers", "cave-of-shadows", ["fire"]) == ["sank a3"]
    assert sinking("cave-of-embers", "cave-of-shadows", ["earth", "wind", "ocean"]) == [
        "sank a3",
        "ended treasure-lost",
    ]


@covers("FI-131")
def test_f25_without_the_landing_all_is_lost() -> None:
    assert sinking("fools-landing", "watchtower", ALL) == ["sank a3", "ended landing-sank"]


# F26 to F28: the helicopter.


@covers("FI-116", "FI-117", "FI-118")
def test_f26_whoever_is_named_flies_and_the_holder_may_stay() -> None:
    state = island(
        DRY, diver="c3", engineer="c3", explorer="d1", pilot="f4", hands={"pilot": "helicopter"}
    )
    groups = {words.split()[2] for words in legal(state, "lift")}
    assert groups == {"0", "1", "0+1", "2", "3"}
    assert len(legal(state, "lift")) == 5 * 23
    assert refusal(state, "3 lift 0+2 a3") == "FI-118 not-lifted-from-one-tile"
    assert refusal(state, "3 lift 0+1 c3") == "FI-116 already-there"
    play(state, "3 lift 0+1 a3")
    assert [cell_of(state, seat) for seat in range(4)] == ["a3", "a3", "d1", "f4"]


@covers("FI-127")
def test_f27_collecting_and_taking_off_are_two_cards() -> None:
    options = {"tiles": {"c3": "fools-landing"}, "captured": ALL, "diver": "a3", "pilot": "c3"}
    one = island(DRY, **options, hands={"diver": "helicopter"})
    assert play(one, "0 lift 0 c3") == ["spent 0 helicopter", "lifted 0 c3"]
    assert outcome(one) == "running"
    assert refusal(one, "0 leave") == "FI-109 card-not-held"
    two = island(DRY, **options, hands={"diver": "helicopter helicopter"})
    assert refusal(two, "0 leave") == "FI-123 not-all-on-the-landing"
    play(two, "0 lift 0 c3")
    assert play(two, "0 leave") == ["spent 0 helicopter", "ended won"]


@covers("FI-124")
@pytest.mark.parametrize(
    ("phase", "left"),
    [
        ("acting", 3),
        ("acting", 1),
        ("drawing", 2),
        ("drawing", 1),
        ("flooding", 2),
        ("flooding", 1),
    ],
)
def test_f28_the_winning_flight_is_taken_in_any_turn(phase: str, left: int) -> None:
    state = island(
        DRY,
        tiles={"c3": "fools-landing"},
        captured=ALL,
        diver="c3",
        pilot="c3",
        hands={"pilot": "helicopter"},
        phase=phase,
        left=left,
    )
    assert play(state, "1 leave")[-1] == "ended won"


@covers("FI-124")
def test_f28_also_by_a_player_who_has_to_shed_the_card() -> None:
    state = island(
        DRY,
        tiles={"c3": "fools-landing"},
        captured=ALL,
        diver="c3",
        pilot="c3",
        hands={"diver": "fire fire fire wind wind helicopter"},
        phase="drawing",
        left=0,
    )
    assert play(state, "0 leave")[-1] == "ended won"


# F29, F30: swimming.


@covers("FI-99")
@pytest.mark.parametrize("flown", [True, False])
def test_f29_the_escape_of_the_pilot_is_no_flight_of_the_turn(flown: bool) -> None:
    state = island(
        WET, pilot="c3", engineer="f4", phase="flooding", flown=flown, flood_pile=[["c3", "c1"]]
    )
    play(state, "0 flood", cell="c3")
    assert len(legal(state, "swim")) == 23
    assert play(state, "0 swim f4") == ["swam 0 f4"]
    assert state.flown == flown


@covers("FI-56", "FI-57", "FI-58", "FI-59")
def test_f29_the_flight_of_the_turn_itself_comes_once() -> None:
    state = island(
        """
                . .
              . . . .
            x . . . . .
            . . . . . ~
              . . . .
                . .
        """,
        pilot="c3",
    )
    flights = cells(
        "o",
        """
                o o
              o . o o
            . . . . o o
            o o . o o o
              o o o o
                o o
        """,
    )
    assert legal(state, "fly") == {f"0 fly {name}" for name in names(flights)}
    assert play(state, "0 fly f4") == ["flew 0 f4"]
    assert legal(state, "fly") == set()
    assert refusal(state, "0 fly c3") == "FI-56 flown-already"
    assert "0 move f3" in legal(state)
    last = island(DRY, pilot="c3", flown=True, phase="flooding", left=1)
    play(last, "0 flood", cell="c1")
    assert not last.flown


@covers("FI-103")
def test_f30_the_active_player_swims_first_and_then_clockwise() -> None:
    state = island(
        WET,
        engineer="c3",
        messenger="c3",
        navigator="f4",
        explorer="c3",
        turn=1,
        phase="flooding",
        flood_pile=[["c3", "c1"]],
    )
    play(state, "1 flood", cell="c3")
    assert refusal(state, "3 swim c2") == "FI-103 another-swims-first"
    assert refusal(state, "0 swim c2") == "FI-103 another-swims-first"
    play(state, "1 swim c2")
    assert refusal(state, "0 swim c2") == "FI-103 another-swims-first"
    play(state, "3 swim c2")
    play(state, "0 swim c2")
    assert [cell_of(state, seat) for seat in range(4)] == ["c2", "c2", "f4", "c2"]
    assert legal(state) == {"1 flood"}


# F31 to F34: set-up, junk, players, discards.


@covers("FI-7")
def test_f31_a_pawn_starts_on_its_tile_dry_or_flooded() -> None:
    flooded = 0
    for seed in range(50):
        state = dealt(seed)
        for seat in range(4):
            assert state.pawns[seat] == state.cell_of[START_TILE_OF[state.roles[seat]]]
            flooded += state.flooded >> state.pawns[seat] & 1
    assert 0 < flooded < 200


@covers("FI-33", "FI-38")
def test_f32_cards_of_a_captured_treasure_go_and_come_back() -> None:
    state = island(
        DRY,
        tiles={"c3": "cave-of-embers"},
        diver="c3",
        pilot="c3",
        hands={"diver": "fire fire fire fire fire", "pilot": "ocean ocean ocean ocean ocean"},
        treasure_pile=["earth", "helicopter"],
    )
    play(state, "0 capture fire")
    play(state, "0 give 1 fire")
    play(state, "1 discard fire")
    play(state, "0 end")
    play(state, "0 draw", card="earth")
    assert play(state, "0 draw", card="helicopter")[-1] == "reshuffled treasure 21"
    assert bag.count(state.treasure_pile, 2) == 5
    assert state.treasure_discard == 0


@covers("FI-1")
@pytest.mark.parametrize("players", [5, 6])
def test_f33_four_is_the_most(players: int) -> None:
    with pytest.raises(BadConfig, match="players is 2, 3 or 4"):
        GAME.read_config({"players": players})
    roles = ["diver", "engineer", "explorer", "messenger", "navigator", "pilot"][:players]
    with pytest.raises(BadPosition, match="2 to 4 adventurers"):
        GAME.restore({"seats": [{"role": role} for role in roles]})
    assert dealt(0, players=4).seats == 4


@covers("FI-13")
def test_f34_everybody_sees_both_discard_piles_and_how_many_cards_are_left() -> None:
    state = island(WET, diver="d4", pilot="f4", treasure_discard=["fire", "fire", "rise"], water=3)
    table = GAME.snapshot(state)
    assert table.flood_discard == ("c3",)
    assert table.treasure_discard == {"fire": 2, "rise": 1}
    assert sum(table.treasure_pile.values()) == 25
    assert [len(layer) for layer in table.flood_pile] == [23]
