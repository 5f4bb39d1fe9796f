"""Flooding, sinking and swimming: FI-93 to FI-108."""

from random import Random

import pytest

from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.movement import nearest
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.island import DRY, GAME, cell_of, cells, island, legal, names, play, refusal
from tests.support.rules import covers

TREASURES = ["earth", "wind", "fire", "ocean"]
UNDER_A_PAWN = """
        . .
      . . ~ .
    . . ~ x . .
    . . . . . .
      . . . .
        . .
"""
ALONE = """
        . .
      . x . .
    . x ~ x . .
    . . x . . .
      . . . .
        . .
"""
EVERYTHING_ELSE = [cell for cell in GRIDS[0].names if cell != "c3"]
OTHERS = [cell for cell in EVERYTHING_ELSE if cell != "d3"]  # of UNDER_A_PAWN


def flooding(drawing: str, **options: object) -> IslandState:
    """The flooding phase with all flood cards in the pile; Fools' Landing is out of the way."""
    tiles = {"c3": "watchtower", "d1": "fools-landing"}
    return island(drawing, **{"phase": "flooding", "flood_discard": [], "tiles": tiles, **options})


def swims(seat: int, drawing: str, layout: str = "forbidden-island") -> set[str]:
    """Swimming to each of the cells drawn as o."""
    return {f"{seat} swim {cell}" for cell in names(cells("o", drawing), layout)}


@covers("FI-93")
@pytest.mark.parametrize(
    ("mark", "count"),
    [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5)],
)
def test_the_mark_says_how_many_flood_cards_are_turned(mark: int, count: int) -> None:
    state = island(engineer="c3", phase="drawing", left=1, water=mark)
    play(state, "0 draw", card="fire")
    for cell in ("a3", "a4", "b3", "b4", "b5")[:count]:
        assert legal(state) == {"0 flood"}
        play(state, "0 flood", cell=cell)
    assert refusal(state, "0 flood") == "FI-18 not-your-turn"
    assert refusal(state, "1 end") == ""


@covers("FI-93")
def test_a_waters_rise_of_this_turn_is_included() -> None:
    state = island(engineer="c3", phase="drawing", water=2)
    play(state, "0 draw", card="rise")
    play(state, "0 draw", card="fire")
    for cell in ("a3", "a4"):
        play(state, "0 flood", cell=cell)
    assert legal(state) == {"0 flood"}
    assert play(state, "0 flood", cell="b3") == ["flooded b3", "turn 1"]


@covers("FI-93")
def test_sinking_and_swimming_do_not_change_the_number_of_flood_cards() -> None:
    state = flooding(UNDER_A_PAWN, engineer="c3", water=3)
    play(state, "0 flood", cell="c3")
    play(state, "0 swim c2")
    assert play(state, "0 flood", cell="d2") == ["sank d2"]
    assert legal(state) == {"0 flood"}
    assert play(state, "0 flood", cell="c2") == ["flooded c2", "turn 1"]


@covers("FI-94")
def test_one_flood_card_is_turned_at_a_time() -> None:
    state = flooding(DRY, engineer="c3")
    assert play(state, "0 flood", cell="a3") == ["flooded a3"]
    assert names(state.flooded) == {"a3"}
    assert legal(state) == {"0 flood"}


@covers("FI-94", "FI-97")
def test_no_further_flood_card_is_turned_while_a_pawn_is_in_the_water() -> None:
    state = flooding(UNDER_A_PAWN, engineer="c3")
    play(state, "0 flood", cell="c3")
    assert legal(state, "flood") == set()
    assert refusal(state, "0 flood") == "FI-97 not-while-swimming"
    play(state, "0 swim c2")
    assert legal(state) == {"0 flood"}


@covers("FI-95", "FI-108")
def test_a_dry_tile_floods_under_its_pawn_and_its_card_is_discarded() -> None:
    state = flooding(DRY, engineer="c3", pilot="c3")
    assert play(state, "0 flood", cell="c3") == ["flooded c3"]
    assert names(state.flooded) == names(state.flood_discard) == {"c3"}
    assert "c3" not in names(state.flood_pile[0])
    assert state.sunk == 0
    assert [cell_of(state, 0), cell_of(state, 1)] == ["c3", "c3"]


@covers("FI-108")
def test_a_pawn_on_a_tile_that_floods_neither_swims_nor_loses_anything() -> None:
    state = flooding(DRY, engineer="c3", pilot="c3", left=1)
    assert play(state, "0 flood", cell="c3") == ["flooded c3", "turn 1"]
    assert legal(state, "swim") == set()
    assert refusal(state, "0 swim c2") == "FI-97 not-in-the-water"
    assert {"1 move c2", "1 fly a3", "1 shore c3"} <= legal(state)


@covers("FI-96")
def test_a_flooded_tile_sinks_and_its_card_leaves_the_game() -> None:
    state = flooding(UNDER_A_PAWN, engineer="b2")
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert names(state.sunk) == {"c3", "d3"}
    assert names(state.flooded) == {"d2"}
    assert state.flood_discard == 0
    assert names(state.flood_pile[0]) == names(cells(".", UNDER_A_PAWN)) | {"d2"}


@covers("FI-96")
def test_a_tile_sinks_when_its_card_comes_up_again() -> None:
    state = flooding(DRY, engineer="b2", left=1)
    play(state, "0 flood", cell="c3")
    play(state, "1 end")
    play(state, "1 draw", card="rise")
    play(state, "1 draw", card="fire")
    assert play(state, "1 flood", cell="c3") == ["sank c3"]


@covers("FI-97", "FI-102")
@pytest.mark.parametrize("role", ["engineer", "messenger", "navigator"])
def test_most_pawns_swim_at_once_to_one_of_the_four_neighbours(role: str) -> None:
    state = flooding(UNDER_A_PAWN, **{role: "c3"})
    play(state, "0 flood", cell="c3")
    assert legal(state) == swims(
        0,
        """
            . .
          . o . .
        . o . . . .
        . . o . . .
          . . . .
            . .
        """,
    )
    assert refusal(state, "0 swim c2") == ""
    assert refusal(state, "0 swim d3") == "FI-97 not-onto-a-sunk-tile"
    assert refusal(state, "0 swim d2") == "FI-97 too-far-to-swim"
    assert refusal(state, "0 move c2") == "FI-97 not-while-swimming"


@covers("FI-97")
def test_the_explorer_also_swims_diagonally() -> None:
    state = flooding(UNDER_A_PAWN, explorer="c3")
    play(state, "0 flood", cell="c3")
    assert legal(state) == swims(
        0,
        """
            . .
          o o o .
        . o . . . .
        . o o o . .
          . . . .
            . .
        """,
    )


@covers("FI-97", "FI-101")
def test_the_pilot_flies_out_of_the_water_to_any_tile() -> None:
    state = flooding(ALONE, pilot="c3")
    play(state, "0 flood", cell="c3")
    assert legal(state) == swims(
        0,
        """
            o o
          o . o o
        o . . . o o
        o o . o o o
          o o o o
            o o
        """,
    )
    assert play(state, "0 swim d6") == ["swam 0 d6"]
    assert cell_of(state, 0) == "d6"


@covers("FI-97")
def test_swimming_keeps_to_the_neighbours_of_its_layout() -> None:
    state = flooding(
        """
        . . . . .
        . . ~ . .
        . .   . .
        . . . . .
        . . . . .
        """,
        layout="volcano-island",
        engineer="c2",
        tiles={"c2": "watchtower"},
    )
    play(state, "0 flood", cell="c2")
    assert legal(state) == {"0 swim c1", "0 swim b2", "0 swim d2"}


@covers("FI-98")
def test_swimming_is_free_in_anybody_s_turn_and_may_end_on_a_flooded_tile() -> None:
    state = flooding(UNDER_A_PAWN, engineer="d6", explorer="c3", water=3)
    play(state, "0 flood", cell="c3")
    assert {word.split()[0] for word in legal(state)} == {"1"}
    assert GAME.to_act(state) == 1
    assert refusal(state, "0 swim d2") == "FI-97 not-in-the-water"
    assert play(state, "1 swim d2") == ["swam 1 d2"]
    assert [cell_of(state, 0), cell_of(state, 1)] == ["d6", "d2"]
    assert names(state.flooded) == {"d2"}
    assert state.left == 2
    assert legal(state) == {"0 flood"}


@covers("FI-98")
def test_who_swam_has_all_three_actions_in_the_next_turn() -> None:
    state = flooding(UNDER_A_PAWN, engineer="d6", explorer="c3", left=1)
    play(state, "0 flood", cell="c3")
    assert play(state, "1 swim c2") == ["swam 1 c2", "turn 1"]
    for words in ("1 move b2", "1 move c2", "1 move b2"):
        play(state, words)
    assert legal(state) == {"1 draw"}


@covers("FI-99")
@pytest.mark.parametrize("flown", [False, True])
def test_a_pilot_escapes_after_a_flight_too_and_the_flight_is_not_spent(flown: bool) -> None:
    state = flooding(ALONE, pilot="c3", flown=flown)
    play(state, "0 flood", cell="c3")
    assert play(state, "0 swim a3") == ["swam 0 a3"]
    assert bool(state.flown) == flown


@covers("FI-99")
def test_a_pilot_who_escaped_in_another_turn_flies_in_the_next_one() -> None:
    state = flooding(ALONE, engineer="d6", pilot="c3", left=1)
    play(state, "0 flood", cell="c3")
    play(state, "1 swim a3")
    assert refusal(state, "1 fly d6") == ""


@covers("FI-100")
def test_the_diver_swims_to_a_neighbour_if_there_is_one() -> None:
    state = flooding(UNDER_A_PAWN, diver="c3")
    play(state, "0 flood", cell="c3")
    assert legal(state) == {"0 swim c2", "0 swim b3", "0 swim c4"}
    assert refusal(state, "0 swim d2") == "FI-100 not-the-nearest"
    assert refusal(state, "0 swim d3") == "FI-97 not-onto-a-sunk-tile"


@covers("FI-100")
def test_among_tiles_equally_near_the_diver_chooses() -> None:
    state = flooding(
        """
            . .
          . x ~ .
        . x ~ x x .
        ~ . x . . .
          . . . .
            . .
        """,
        diver="c3",
    )
    play(state, "0 flood", cell="c3")
    assert legal(state) == swims(
        0,
        """
            o .
          o . o .
        o . . . . .
        . o . o . .
          . o . .
            . .
        """,
    )


@covers("FI-100")
def test_the_diver_s_steps_are_counted_from_neighbour_to_neighbour() -> None:
    state = flooding(
        """
            x x
          x x x x
        x x ~ x x .
        x x x x x x
          x x x .
            x x
        """,
        diver="c3",
        pilot="e5",
        captured=TREASURES,
        tiles={"f3": "fools-landing"},
    )
    play(state, "0 flood", cell="c3")
    assert legal(state) == {"0 swim f3"}
    assert refusal(state, "0 swim e5") == "FI-100 not-the-nearest"


@covers("FI-100")
def test_the_diver_s_distance_leads_around_a_crater() -> None:
    state = flooding(
        """
        . x x x x
        x x x x x
        x ~   . x
        x x x x x
        x x x x x
        """,
        layout="volcano-island",
        diver="b3",
        pilot="d3",
        captured=TREASURES,
        tiles={"a1": "fools-landing"},
    )
    play(state, "0 flood", cell="b3")
    assert legal(state) == {"0 swim a1"}


@covers("FI-100")
def test_a_table_may_let_the_diver_swim_as_far_as_a_dive_leads() -> None:
    state = flooding(
        """
            . .
          . . ~ .
        . x ~ x . .
        . ~ . . x .
          . . . .
            . .
        """,
        diver="c3",
        rulings={"diver_escape": "any"},
    )
    play(state, "0 flood", cell="c3")
    assert legal(state) == swims(
        0,
        """
            . o
          o o o o
        o . . . o .
        o o o o . .
          o . . .
            . .
        """,
    )
    assert refusal(state, "0 swim d3") == "FI-97 not-onto-a-sunk-tile"
    assert refusal(state, "0 swim d6") == "FI-97 too-far-to-swim"


@covers("FI-101")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("escape", ["nearest", "any"])
@pytest.mark.parametrize("role", ["diver", "pilot"])
def test_neither_diver_nor_pilot_drowns_as_long_as_a_tile_is_left(
    role: str, escape: str, layout: str
) -> None:
    first, *_, last = GRIDS[LAYOUTS.index(layout)].names
    state = flooding(
        "~" + "x" * 22 + ".",
        layout=layout,
        captured=TREASURES,
        tiles={last: "fools-landing"},
        rulings={"diver_escape": escape},
        **{role: first, "engineer": last},
    )
    assert play(state, "0 flood", cell=first) == [f"sank {first}"]
    assert legal(state) == {f"0 swim {last}"}
    play(state, f"0 swim {last}")
    assert legal(state) == {"0 flood"}


@covers("FI-102")
def test_the_navigator_cannot_guide_pawns_in_the_water() -> None:
    state = flooding(UNDER_A_PAWN, navigator="d6", engineer="c3")
    play(state, "0 flood", cell="c3")
    assert legal(state) == {"1 swim c2", "1 swim b3", "1 swim c4"}
    assert refusal(state, "0 guide 1 c1") == "FI-97 not-while-swimming"


@covers("FI-102", "FI-104")
@pytest.mark.parametrize("role", ["engineer", "messenger", "navigator"])
def test_without_a_neighbouring_tile_most_pawns_drown(role: str) -> None:
    state = flooding(ALONE, **{role: "c3", "diver": "b2"})
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]


@covers("FI-104")
def test_the_explorer_drowns_without_a_tile_on_the_eight_cells_around() -> None:
    drawing = """
            . .
          x x x .
        . x ~ x . .
        . x x {} . .
          . . . .
            . .
    """
    state = flooding(drawing.format("x"), explorer="c3")
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]
    state = flooding(drawing.format("."), explorer="c3")
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert legal(state) == {"0 swim d4"}


@covers("FI-103")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_swims_first_and_the_others_clockwise(active: int) -> None:
    state = flooding(UNDER_A_PAWN, engineer="c3", navigator="c3", messenger="c3", turn=active)
    play(state, f"{active} flood", cell="c3")
    for number in range(3):
        seat, other = (active + number) % 3, (active + number + 1) % 3
        assert legal(state) == {f"{seat} swim {cell}" for cell in ("c2", "b3", "c4")}
        if number < 2:
            assert refusal(state, f"{other} swim c2") == "FI-103 another-swims-first"
        play(state, f"{seat} swim c2")
    assert legal(state) == {f"{active} flood"}


@covers("FI-103")
def test_somebody_who_is_not_in_the_water_is_passed_over() -> None:
    state = flooding(UNDER_A_PAWN, engineer="c3", navigator="a3", messenger="c3", turn=1)
    play(state, "1 flood", cell="c3")
    play(state, "2 swim c2")
    play(state, "0 swim b3")
    assert [cell_of(state, seat) for seat in range(3)] == ["b3", "a3", "c2"]
    assert legal(state) == {"1 flood"}


@covers("FI-104")
def test_a_pawn_drowns_at_once_even_if_another_could_swim_first() -> None:
    state = flooding(ALONE, pilot="c3", engineer="c3")
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]
    assert legal(state) == set()


@covers("FI-104", "FI-119")
@pytest.mark.parametrize("holder", ["engineer", "messenger"])
def test_a_pawn_with_nowhere_to_swim_waits_for_anybody_s_helicopter(holder: str) -> None:
    state = flooding(ALONE, engineer="c3", messenger="d6", hands={holder: "helicopter"})
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert legal(state, "swim") == set()
    seat = ["engineer", "messenger"].index(holder)
    assert legal(state) == {f"{seat} lift 0 {cell}" for cell in names(cells(".", ALONE))}
    play(state, f"{seat} lift 0 a3")
    assert cell_of(state, 0) == "a3"
    assert legal(state) == {"0 flood"}


@covers("FI-104")
def test_sandbags_are_no_reason_to_wait() -> None:
    state = flooding(ALONE, engineer="c3", hands={"engineer": "sandbags", "messenger": "sandbags"})
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]


@covers("FI-104", "FI-119")
def test_without_the_rescue_rule_a_helicopter_is_no_reason_to_wait() -> None:
    state = flooding(
        ALONE, engineer="c3", hands={"messenger": "helicopter"}, rulings={"rescue": False}
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]


@covers("FI-104")
def test_who_is_left_behind_by_the_last_helicopter_drowns() -> None:
    state = flooding(
        ALONE, engineer="c3", navigator="c3", pilot="d6", hands={"pilot": "helicopter"}
    )
    play(state, "0 flood", cell="c3")
    lifted = ["spent 2 helicopter", "lifted 0 a3"]
    assert play(state.copy(), "2 lift 0 a3") == [*lifted, "ended drowned"]
    assert play(state, "2 lift 0+1 a3") == [*lifted, "lifted 1 a3"]


@covers("FI-104")
def test_a_second_helicopter_can_still_fetch_who_was_left_behind() -> None:
    state = flooding(
        ALONE,
        engineer="c3",
        navigator="c3",
        pilot="d6",
        hands={"engineer": "helicopter", "pilot": "helicopter"},
    )
    play(state, "0 flood", cell="c3")
    assert play(state, "2 lift 0 a3") == ["spent 2 helicopter", "lifted 0 a3"]
    assert {word.split()[2] for word in legal(state)} == {"1"}
    play(state, "0 lift 1 a3")
    assert legal(state) == {"0 flood"}


@covers("FI-105")
def test_a_flood_pile_that_has_run_out_is_replaced_at_once() -> None:
    state = flooding(UNDER_A_PAWN, engineer="b2", flood_pile=[["c3"]], flood_discard=OTHERS)
    assert play(state, "0 flood", cell="c3") == ["sank c3", "reshuffled flood 22"]
    assert names(state.flood_pile[0]) == set(OTHERS)
    assert (state.layers, state.flood_discard) == (1, 0)
    assert play(state, "0 flood", cell="d2") == ["sank d2", "turn 1"]


@covers("FI-105")
def test_the_pile_is_replaced_before_anybody_swims() -> None:
    state = flooding(UNDER_A_PAWN, engineer="c3", flood_pile=[["c3"]], flood_discard=OTHERS)
    assert play(state, "0 flood", cell="c3") == ["sank c3", "reshuffled flood 22"]
    play(state, "0 swim c2")
    assert play(state, "0 flood", cell="d2") == ["sank d2", "turn 1"]


@covers("FI-105")
def test_the_pile_is_replaced_after_the_last_flood_card_of_a_turn_too() -> None:
    state = flooding(DRY, engineer="b2", flood_pile=[["c3"]], flood_discard=EVERYTHING_ELSE, left=1)
    assert play(state, "0 flood", cell="c3") == ["flooded c3", "reshuffled flood 24", "turn 1"]


@covers("FI-105")
def test_nothing_is_reshuffled_while_the_pile_has_a_card() -> None:
    state = flooding(
        DRY,
        engineer="b2",
        flood_pile=[["c3"], ["a3"]],
        flood_discard=[cell for cell in EVERYTHING_ELSE if cell != "a3"],
    )
    assert play(state, "0 flood", cell="c3") == ["flooded c3"]
    assert (state.layers, names(state.flood_pile[0])) == (1, {"a3"})


@covers("FI-106")
def test_the_last_flood_card_is_shuffled_in_and_may_sink_its_tile_in_the_same_phase() -> None:
    state = flooding(DRY, engineer="b2", flood_pile=[["c3"]], flood_discard=EVERYTHING_ELSE)
    assert play(state, "0 flood", cell="c3") == ["flooded c3", "reshuffled flood 24"]
    assert "c3" in names(state.flood_pile[0])
    assert play(state, "0 flood", cell="c3") == ["sank c3", "turn 1"]


@covers("FI-107")
@pytest.mark.parametrize("layout", LAYOUTS[:6])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_flood_cards_are_always_one_for_each_tile_on_the_table(seats: int, layout: str) -> None:
    config = GAME.read_config({"players": seats, "layout": layout, "level": "legendary"})
    dice, journal, random = Dice(seats), Journal(True), Random(seats)
    state = GAME.new_game(config, dice, journal)
    while legal_actions := GAME.legal_actions(state):
        table = GAME.snapshot(state)
        cards = [cell for layer in table.flood_pile for cell in layer] + list(table.flood_discard)
        above = set(GRIDS[state.layout].names) - set(table.sunk)
        assert sorted(cards) == sorted(above)
        assert table.flood_pile
        GAME.apply(state, random.choice(legal_actions), dice, journal)


@covers("FI-107")
def test_shoring_up_and_sandbags_leave_the_flood_cards_alone() -> None:
    state = island(UNDER_A_PAWN, engineer="c3", hands={"engineer": "sandbags"})
    before = (state.flood_discard, list(state.flood_pile))
    play(state, "0 sandbag d2")
    play(state, "0 shore c3")
    assert (state.flood_discard, list(state.flood_pile)) == before


@covers("FI-100", "FI-101")
def test_only_an_island_without_any_tile_has_no_nearest_tile() -> None:
    state = island(DRY, diver="c3")
    state.sunk = cells(".", DRY) ^ cells("o", "o" + "." * 23)
    assert names(nearest(state, GRIDS[0].cell("f4"))) == {"c1"}
    state.sunk = cells(".", DRY)
    assert nearest(state, GRIDS[0].cell("f4")) == 0
