"""The six adventurers: FI-40 to FI-73."""

import pytest

from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.movement import walk
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

FLOODED = DRY.replace(".", "~")


def reach(state: IslandState, words: str) -> int:
    """The cells with which these words are a legal action."""
    actions = [action.rsplit(" ", 1) for action in legal(state)]
    grid = GRIDS[state.layout]
    return bits.from_members([grid.cell(cell) for start, cell in actions if start == words])


def left(state: IslandState) -> int:
    """How many actions are left."""
    table = GAME.snapshot(state)
    return table.left if table.phase == "acting" else 0


def finish(state: IslandState, seat: int, *cells: str) -> None:
    """Two harmless draws, and these flood cards."""
    play(state, f"{seat} draw", card="wind")
    play(state, f"{seat} draw", card="ocean")
    for cell in cells:
        play(state, f"{seat} flood", cell=cell)


# Explorer


@covers("FI-40")
def test_the_explorer_also_walks_diagonally() -> None:
    state = island(DRY, explorer="c3")
    assert reach(state, "0 move") == cells(
        "o",
        """
            . .
          o o o .
        . o . o . .
        . o o o . .
          . . . .
            . .
        """,
    )
    assert refusal(state, "0 move e3") == "FI-40 too-far-for-the-explorer"
    assert refusal(state, "0 move c1") == "FI-40 too-far-for-the-explorer"
    assert play(state, "0 move b2") == ["moved 0 b2"]
    assert left(state) == 2


@covers("FI-40")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_explorer_reaches_the_eight_cells_around_on_every_layout(layout: str) -> None:
    state = island(DRY, layout=layout, explorer=GRIDS[LAYOUTS.index(layout)].names[0])
    places = GRIDS[state.layout].places
    for cell, (x, y) in enumerate(places):
        state.pawns = [cell, 23, 0, 0]
        around = [n for n, (u, v) in enumerate(places) if max(abs(x - u), abs(y - v)) == 1]
        assert walk(state, 0) == bits.from_members(around)


@covers("FI-40")
def test_the_explorer_enters_flooded_tiles_but_no_missing_cells() -> None:
    state = island(
        """
            . .
          ~ . x .
        . . . . . .
        . x . ~ . .
          . . . .
            . .
        """,
        explorer="c3",
    )
    assert names(reach(state, "0 move")) == {"b2", "c2", "b3", "d3", "c4", "d4"}
    assert refusal(state, "0 move d2") == "FI-22 not-onto-a-sunk-tile"


@covers("FI-41")
def test_the_explorer_also_shores_up_diagonally() -> None:
    state = island(FLOODED, explorer="c3", flood_discard=[])
    assert reach(state, "0 shore") == cells(
        "o",
        """
            . .
          o o o .
        . o o o . .
        . o o o . .
          . . . .
            . .
        """,
    )
    assert refusal(state, "0 shore e3") == "FI-41 too-far-for-the-explorer"
    assert play(state, "0 shore b2") == ["shored b2"]
    assert left(state) == 2


@covers("FI-42")
def test_the_cells_beside_a_diagonal_step_may_be_missing() -> None:
    state = island(
        """
            . .
          ~ x . .
        . x . x . .
        . . x . . .
          . . . .
            . .
        """,
        explorer="c3",
    )
    assert names(reach(state, "0 move")) == {"b2", "d2", "b4", "d4"}
    assert names(reach(state, "0 shore")) == {"b2"}


@covers("FI-42")
def test_the_cells_beside_a_diagonal_step_may_be_sea() -> None:
    state = island(
        """
        . . . . .
        . . x . .
        . .   . .
        . x . . .
        . . . . .
        """,
        layout="volcano-island",
        explorer="b3",
    )
    assert {"0 move c4", "0 move a2"} <= legal(state, "move")
    assert refusal(state, "0 move c2") == "FI-22 not-onto-a-sunk-tile"
    assert refusal(state, "0 move d3") == "FI-40 too-far-for-the-explorer"


@covers("FI-43")
def test_the_explorer_gives_on_the_same_tile_only() -> None:
    state = island(DRY, explorer="c3", pilot="d4", engineer="c3", hands={"explorer": "fire"})
    assert legal(state, "give") == {"0 give 2 fire"}
    assert refusal(state, "0 give 1 fire") == "FI-28 not-on-one-tile"


# Diver


@covers("FI-44")
def test_the_diver_goes_on_through_flooded_and_missing_cells() -> None:
    state = island(
        """
            . .
          . . . .
        . ~ x ~ . .
        . . . . . .
          . . . .
            . .
        """,
        diver="a3",
    )
    assert reach(state, "0 move") == cells(
        "o",
        """
            . .
          o o o .
        . o x o o .
        o o o o . .
          . . . .
            . .
        """,
    )
    assert play(state, "0 move e3") == ["moved 0 e3"]
    assert (cell_of(state, 0), left(state)) == ("e3", 2)


@covers("FI-44")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_where_everything_is_flooded_the_diver_reaches_every_other_tile(layout: str) -> None:
    grid = GRIDS[LAYOUTS.index(layout)]
    state = island(FLOODED, layout=layout, diver=grid.names[0], flood_discard=[])
    assert names(reach(state, "0 move"), layout) == set(grid.names[1:])


@covers("FI-44")
def test_nobody_else_dives() -> None:
    drawing = """
            . .
          . . . .
        . ~ x ~ . .
        . . . . . .
          . . . .
            . .
    """
    for role in ("engineer", "messenger", "navigator", "pilot"):
        assert names(reach(island(drawing, **{role: "a3"}), "0 move")) == {"b3", "a4"}
    explorer = island(drawing, explorer="a3")
    assert names(reach(explorer, "0 move")) == {"b2", "b3", "a4", "b4"}


@covers("FI-45")
def test_the_path_of_the_diver_may_turn_corners() -> None:
    state = island(
        """
            . .
          . ~ . .
        . . x . . .
        . . ~ x ~ .
          . . . ~
            . .
        """,
        diver="c1",
    )
    assert reach(state, "0 move") == cells(
        "o",
        """
            . o
          o o o .
        . o x o o .
        . o o x o o
          . o o o
            . .
        """,
    )


@covers("FI-45")
def test_no_step_of_the_diver_is_diagonal() -> None:
    state = island(
        """
            . .
          . . ~ .
        . . . . ~ .
        . . . x . .
          . . . .
            . .
        """,
        diver="c3",
    )
    assert names(reach(state, "0 move")) == {"c2", "b3", "d3", "c4"}
    for diagonal in ("b2", "d2"):
        assert refusal(state, f"0 move {diagonal}") == "FI-46 no-way-to-dive"


@covers("FI-46")
def test_a_dry_tile_ends_the_path_of_the_diver() -> None:
    state = island(
        """
            . .
          . . . .
        . ~ ~ . ~ .
        . . . . . .
          . . . .
            . .
        """,
        diver="a3",
    )
    assert "0 move d3" in legal(state)
    for beyond in ("e3", "f3", "d2", "d4"):
        assert refusal(state, f"0 move {beyond}") == "FI-46 no-way-to-dive"


@covers("FI-46")
def test_a_tile_shored_up_closes_the_path() -> None:
    state = island(DRY, diver="a3", flooded=["b3", "c3"])
    assert {"0 move d3", "0 move c2"} <= legal(state)
    play(state, "0 shore b3")
    assert names(reach(state, "0 move")) == {"b3", "a4"}


@covers("FI-47")
def test_a_step_to_a_neighbouring_tile_is_the_shortest_dive() -> None:
    state = island(DRY, diver="c3", flooded=["c3", "d3"])
    assert names(reach(state, "0 move")) == {"c2", "b3", "d3", "c4", "d2", "e3", "d4"}
    play(state, "0 move c4")
    assert (cell_of(state, 0), left(state)) == ("c4", 2)
    assert names(reach(state, "0 move")) == {"b4", "d4", "c5", "c3", "c2", "b3", "d3", "d2", "e3"}


@covers("FI-47", "FI-48")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_where_everything_is_dry_the_diver_only_steps(layout: str) -> None:
    state = island(DRY, layout=layout, diver=GRIDS[LAYOUTS.index(layout)].names[0])
    places = GRIDS[state.layout].places
    for cell, (x, y) in enumerate(places):
        state.pawns = [cell, 23, 0, 0]
        touching = [n for n, (u, v) in enumerate(places) if abs(x - u) + abs(y - v) == 1]
        assert walk(state, 0) == bits.from_members(touching)


@covers("FI-48")
@pytest.mark.parametrize(
    ("layout", "start", "far"),
    [
        ("volcano-island", "b3", "d3"),  # a crater
        ("skull-island", "a2", "c2"),  # an eye
        ("atoll-of-decisions", "a4", "g4"),  # a lagoon
        ("mutiny-towers", "a1", "g1"),  # the open sea
        ("forbidden-island", "c1", "b3"),
    ],
)
def test_the_diver_does_not_swim_through_the_sea(layout: str, start: str, far: str) -> None:
    state = island(DRY, layout=layout, diver=start, flooded=[start, far])
    assert refusal(state, f"0 move {far}") == "FI-46 no-way-to-dive"


@covers("FI-48")
def test_the_crater_is_closed_to_the_diver_and_its_missing_rim_is_not() -> None:
    state = island(
        """
        . . . . .
        . . . . .
        . .   . .
        . . x x .
        . . . . .
        """,
        layout="volcano-island",
        diver="b4",
    )
    assert reach(state, "0 move") == cells(
        "o",
        """
        . . . . .
        . . . . .
        . o   o .
        o . x x o
        . o o o .
        """,
    )


@covers("FI-49")
def test_the_diver_cannot_stop_on_a_missing_cell() -> None:
    state = island(DRY, diver="c3", sunk=["d3"], tiles={"d3": "watchtower"})
    assert "0 move d3" not in legal(state)
    assert refusal(state, "0 move d3") == "FI-49 not-onto-a-sunk-tile"
    assert "0 move e3" in legal(state)


@covers("FI-49")
def test_the_diver_cannot_dive_round_to_the_tile_it_left() -> None:
    state = island(
        """
            . .
          . . . .
        . . ~ ~ . .
        . . x x . .
          . . . .
            . .
        """,
        diver="c3",
    )
    assert "0 move c3" not in legal(state)
    assert refusal(state, "0 move c3") == "FI-49 already-there"


@covers("FI-50")
def test_the_diver_shores_up_like_everybody_else() -> None:
    state = island(FLOODED, diver="c3", flood_discard=[])
    assert names(reach(state, "0 shore")) == {"c2", "b3", "c3", "d3", "c4"}
    assert refusal(state, "0 shore e3") == "FI-24 too-far-to-shore"
    assert refusal(state, "0 shore b2") == "FI-24 too-far-to-shore"


# Engineer


@covers("FI-51")
def test_the_engineer_dries_two_tiles_with_one_action() -> None:
    state = island(DRY, engineer="c3", flooded=["c2", "c3", "d3"])
    assert legal(state, "shore") == {
        *("0 shore c2", "0 shore c3", "0 shore d3"),
        *("0 shore c2 c3", "0 shore c2 d3", "0 shore c3 d3"),
    }
    assert play(state, "0 shore c2 d3") == ["shored c2", "shored d3"]
    assert GAME.snapshot(state).flooded == ("c3",)
    assert left(state) == 2


@covers("FI-51")
def test_the_first_cell_of_the_board_is_one_of_two_as_well() -> None:
    state = island(DRY, engineer="c1", flooded=["c1", "d1"])
    assert legal(state, "shore") == {"0 shore c1", "0 shore d1", "0 shore c1 d1"}
    assert play(state, "0 shore c1 d1") == ["shored c1", "shored d1"]
    assert GAME.snapshot(state).flooded == ()


@covers("FI-51")
@pytest.mark.parametrize("role", ["diver", "explorer", "messenger", "navigator", "pilot"])
def test_nobody_else_dries_two_tiles(role: str) -> None:
    state = island(DRY, **{role: "c3"}, flooded=["c2", "c3"])
    assert legal(state, "shore") == {"0 shore c2", "0 shore c3"}
    assert refusal(state, "0 shore c2 c3") == "FI-51 only-the-engineer-shores-two"


@covers("FI-52")
def test_both_tiles_of_the_engineer_are_underfoot_or_neighbours() -> None:
    state = island(FLOODED, engineer="c3", flood_discard=[])
    near = ["c2", "b3", "c3", "d3", "c4"]  # in reading order
    pairs = {f"0 shore {one} {two}" for n, one in enumerate(near) for two in near[n + 1 :]}
    assert legal(state, "shore") == {f"0 shore {one}" for one in near} | pairs
    assert refusal(state, "0 shore c3 d4") == "FI-52 too-far-to-shore"
    assert refusal(state, "0 shore b2 c2") == "FI-52 too-far-to-shore"
    assert refusal(state, "0 shore e3") == "FI-52 too-far-to-shore"


@covers("FI-52")
def test_both_tiles_are_seen_from_where_the_engineer_stands_then() -> None:
    state = island(DRY, engineer="c3", flooded=["c2", "e3"])
    assert refusal(state, "0 shore c2 e3") == "FI-52 too-far-to-shore"
    play(state, "0 move d3")
    assert legal(state, "shore") == {"0 shore e3"}


@covers("FI-53")
def test_drying_just_one_tile_uses_up_the_action() -> None:
    state = island(DRY, engineer="c3", flooded=["c2", "c3"])
    assert play(state, "0 shore c3") == ["shored c3"]
    assert GAME.snapshot(state).flooded == ("c2",)
    assert left(state) == 2


@covers("FI-54")
def test_an_unused_second_tile_is_not_kept_for_later() -> None:
    state = island(DRY, engineer="c3", flooded=["c2", "e3"])
    play(state, "0 shore c2")
    play(state, "0 move d3")
    assert left(state) == 1
    play(state, "0 shore e3")  # a whole action, not the other half of the first
    assert left(state) == 0


@covers("FI-54")
def test_no_half_of_the_last_action_is_left_over() -> None:
    state = island(DRY, engineer="c3", flooded=["c2", "c3"], left=1)
    play(state, "0 shore c2")
    assert legal(state) == {"0 draw"}
    assert refusal(state, "0 shore c3") == "FI-14 not-acting-any-more"


@covers("FI-55")
def test_three_actions_of_the_engineer_dry_six_tiles() -> None:
    state = island(
        """
            . .
          . ~ . .
        . ~ . ~ . .
        . . ~ . . ~
          . . . ~
            . .
        """,
        engineer="c3",
        hands={"engineer": "helicopter"},
    )
    play(state, "0 shore c2 b3")
    play(state, "0 shore d3 c4")
    play(state, "0 lift 0 e4")
    play(state, "0 shore f4 e5")
    assert GAME.snapshot(state).flooded == ()
    assert legal(state) == {"0 draw"}


@covers("FI-55")
def test_the_engineer_dries_all_five_tiles_within_reach_in_a_turn() -> None:
    state = island(FLOODED, engineer="c3", flood_discard=[])
    for words in ("0 shore c2 b3", "0 shore c3 d3", "0 shore c4"):
        play(state, words)
    assert len(GAME.snapshot(state).flooded) == 19


# Pilot


@covers("FI-56", "FI-59")
def test_the_pilot_flies_to_any_tile_that_is_no_step_away() -> None:
    state = island(
        """
            . .
          . . . ~
        . x . . x .
        . . . x . .
          . . . .
            . .
        """,
        pilot="c3",
    )
    assert reach(state, "0 fly") == cells(
        "o",
        """
            o o
          o . o o
        o x . . x o
        o o . x o o
          o o o o
            o o
        """,
    )
    assert refusal(state, "0 fly e3") == "FI-56 not-onto-a-sunk-tile"
    assert refusal(state, "0 fly b3") == "FI-56 not-onto-a-sunk-tile"
    assert refusal(state, "0 fly c3") == "FI-56 already-there"


@covers("FI-56")
def test_a_flight_costs_one_action() -> None:
    state = island(DRY, pilot="c3")
    assert play(state, "0 fly f4") == ["flew 0 f4"]
    assert (cell_of(state, 0), left(state)) == ("f4", 2)
    assert GAME.snapshot(state).flown


@covers("FI-56")
def test_the_pilot_flies_across_the_sea() -> None:
    state = island(DRY, layout="atoll-of-decisions", pilot="a4", sunk=["a3", "a5"])
    assert legal(state, "move") == set()
    names_of_all = set(GRIDS[state.layout].names)
    assert names(reach(state, "0 fly"), "atoll-of-decisions") == names_of_all - {"a3", "a4", "a5"}


@covers("FI-56")
def test_the_pilot_flies_once_a_turn() -> None:
    state = island(DRY, pilot="c3")
    play(state, "0 fly f4")
    assert legal(state, "fly") == set()
    assert refusal(state, "0 fly a3") == "FI-56 flown-already"


@covers("FI-56")
@pytest.mark.parametrize("role", ["diver", "engineer", "explorer", "messenger", "navigator"])
def test_nobody_else_flies(role: str) -> None:
    state = island(DRY, **{role: "c3"}, pilot="c3")
    assert legal(state, "fly") == set()
    assert refusal(state, "0 fly f4") == "FI-56 only-the-pilot-flies"


@covers("FI-57")
def test_after_the_flight_the_pilot_walks() -> None:
    state = island(DRY, pilot="c3")
    play(state, "0 fly f4")
    assert names(reach(state, "0 move")) == {"f3", "e4"}
    assert refusal(state, "0 move d4") == "FI-20 too-far-to-move"
    play(state, "0 move e4")
    assert legal(state, "fly") == set()
    play(state, "0 move e3")
    assert legal(state) == {"0 draw"}


@covers("FI-58")
def test_the_next_turn_of_the_pilot_has_a_flight_again() -> None:
    state = island(DRY, pilot="c3", diver="d4", water=1)
    play(state, "0 fly f4")
    play(state, "0 end")
    finish(state, 0, "a3", "a4")
    play(state, "1 end")
    finish(state, 1, "b3", "b4")
    assert not GAME.snapshot(state).flown
    assert play(state, "0 fly c1") == ["flew 0 c1"]


@covers("FI-58")
def test_flights_cannot_be_saved_for_a_later_turn() -> None:
    state = island(DRY, pilot="c3", diver="d4", water=1)
    play(state, "0 end")
    finish(state, 0, "a3", "a4")
    play(state, "1 end")
    finish(state, 1, "b3", "b4")
    play(state, "0 fly c1")
    assert refusal(state, "0 fly d6") == "FI-56 flown-already"


@covers("FI-59")
@pytest.mark.parametrize("step", ["c2", "b3", "d3", "c4"])
def test_a_step_is_never_booked_as_a_flight(step: str) -> None:
    state = island(DRY, pilot="c3", flooded=["b3"])
    assert refusal(state, f"0 fly {step}") == "FI-59 a-step-is-no-flight"
    play(state, f"0 move {step}")
    assert not GAME.snapshot(state).flown
    assert play(state, "0 fly f4") == ["flew 0 f4"]


@covers("FI-59")
def test_flights_lead_to_diagonal_neighbours_too() -> None:
    state = island(DRY, pilot="c3")
    assert {"0 fly b2", "0 fly d2", "0 fly b4", "0 fly d4"} <= legal(state)
    assert refusal(state, "0 move d4") == "FI-20 too-far-to-move"
    play(state, "0 fly d4")
    assert legal(state, "fly") == set()


@covers("FI-60")
def test_the_pilot_does_not_fly_in_the_turns_of_others() -> None:
    state = island(DRY, diver="d4", pilot="c3")
    assert legal(state, "fly") == set()
    assert refusal(state, "1 fly f4") == "FI-18 not-your-turn"


@covers("FI-60")
def test_the_pilot_flies_from_a_sinking_tile_in_the_turn_of_another() -> None:
    sinking = {"flooded": ["c3"], "flood_discard": [], "phase": "flooding"}
    state = island(DRY, diver="d4", pilot="c3", **sinking)
    play(state, "0 flood", cell="c3")
    assert names(reach(state, "1 swim")) == set(GRIDS[0].names) - {"c3"}
    assert play(state, "1 swim f4") == ["swam 1 f4"]
    assert not GAME.snapshot(state).flown


# Navigator


@covers("FI-61")
def test_the_navigator_guides_a_pawn_by_one_or_two_steps() -> None:
    state = island(DRY, navigator="d6", engineer="c3")
    assert reach(state, "0 guide 1") == cells(
        "o",
        """
            o .
          o o o .
        o o . o o .
        . o o o . .
          . o . .
            . .
        """,
    )
    assert refusal(state, "0 guide 1 e4") == "FI-61 too-far-to-guide"
    assert refusal(state, "0 guide 1 f3") == "FI-61 too-far-to-guide"
    assert play(state, "0 guide 1 b4") == ["guided 1 b4"]
    assert (cell_of(state, 0), cell_of(state, 1), left(state)) == ("d6", "b4", 2)


@covers("FI-61")
def test_a_guided_pawn_ends_on_another_tile_than_it_started_from() -> None:
    state = island(DRY, navigator="d6", engineer="c3")
    assert "0 guide 1 c3" not in legal(state)
    assert refusal(state, "0 guide 1 c3").endswith("already-there")


@covers("FI-61")
@pytest.mark.parametrize("role", ["diver", "engineer", "explorer", "messenger", "pilot"])
def test_nobody_else_guides(role: str) -> None:
    state = island(DRY, **{role: "c3"}, navigator="c3")
    assert legal(state, "guide") == set()
    assert refusal(state, "0 guide 1 c4") == "FI-61 only-the-navigator-guides"


@covers("FI-61")
def test_the_navigator_guides_anybody_else_from_any_distance() -> None:
    pawns = {"pilot": "c1", "navigator": "d6", "messenger": "a3", "engineer": "d6"}
    state = island(DRY, **pawns, turn=1)
    assert {action.split()[2] for action in legal(state, "guide")} == {"0", "2", "3"}
    assert names(reach(state, "1 guide 2")) == {"b3", "a4", "c3", "b4", "b2"}


@covers("FI-61", "FI-63")
def test_guided_steps_do_not_cross_a_crater() -> None:
    state = island(DRY, layout="volcano-island", navigator="e5", pilot="b3")
    assert reach(state, "0 guide 1") == cells(
        "o",
        """
        . o . . .
        o o o . .
        o .   . .
        o o o . .
        . o . . .
        """,
    )


@covers("FI-62")
def test_the_navigator_takes_one_step_and_is_not_guided() -> None:
    state = island(DRY, navigator="c3", pilot="c3")
    assert names(reach(state, "0 move")) == {"c2", "b3", "d3", "c4"}
    assert refusal(state, "0 move c1") == "FI-20 too-far-to-move"
    assert reach(state, "0 guide 0") == 0
    assert refusal(state, "0 guide 0 c1") == "FI-62 not-the-navigator-himself"
    assert refusal(state, "0 guide 0 c2") == "FI-62 not-the-navigator-himself"


@covers("FI-63")
@pytest.mark.parametrize("role", ["engineer", "messenger", "pilot"])
def test_a_guided_pawn_stands_on_a_tile_after_each_step(role: str) -> None:
    state = island(
        """
            . .
          . x . .
        . x . ~ ~ .
        . . x . . .
          . . . .
            . .
        """,
        navigator="d6",
        **{role: "c3"},
    )
    assert reach(state, "0 guide 1") == cells(
        "o",
        """
            . .
          . x o .
        . x . o o .
        . . x o . .
          . . . .
            . .
        """,
    )
    assert refusal(state, "0 guide 1 c2") == "FI-63 not-onto-a-sunk-tile"
    assert refusal(state, "0 guide 1 c1") == "FI-61 too-far-to-guide"


@covers("FI-64")
def test_a_guided_explorer_may_take_both_steps_diagonally() -> None:
    state = island(DRY, navigator="d6", explorer="c3")
    assert reach(state, "0 guide 1") == cells(
        "o",
        """
            o o
          o o o o
        o o . o o .
        o o o o o .
          o o o o
            . .
        """,
    )
    assert refusal(state, "0 guide 1 f4") == "FI-61 too-far-to-guide"
    play(state, "0 guide 1 e5")
    assert (cell_of(state, 1), left(state)) == ("e5", 2)


@covers("FI-63", "FI-64")
def test_a_guided_explorer_steps_on_tiles_only() -> None:
    state = island(
        """
            . .
          x x . .
        . x . x . .
        . x x x . .
          . . . .
            . .
        """,
        navigator="d6",
        explorer="c3",
    )
    assert names(reach(state, "0 guide 1")) == {"c1", "d1", "d2", "e2", "e3"}
    assert refusal(state, "0 guide 1 d3") == "FI-63 not-onto-a-sunk-tile"
    assert refusal(state, "0 guide 1 a3") == "FI-61 too-far-to-guide"


@covers("FI-65", "FI-66")
def test_a_guided_diver_crosses_one_missing_cell() -> None:
    state = island(
        """
            . .
          . x . .
        . x . x x .
        . . x . . .
          . . . .
            . .
        """,
        navigator="d6",
        diver="c3",
    )
    assert reach(state, "0 guide 1") == cells(
        "o",
        """
            o .
          o x o .
        o x . x x .
        . o x o . .
          . o . .
            . .
        """,
    )
    assert refusal(state, "0 guide 1 c2") == "FI-63 not-onto-a-sunk-tile"
    assert refusal(state, "0 guide 1 e3") == "FI-63 not-onto-a-sunk-tile"


@covers("FI-66")
@pytest.mark.parametrize("mark", ["~", "x", "."])
def test_a_guided_diver_goes_two_steps_whatever_lies_there(mark: str) -> None:
    drawing = f"""
            . .
          . . . .
        . . . {mark} {mark} .
        . . . . . .
          . . . .
            . .
    """
    state = island(drawing, navigator="d6", diver="c3")
    steps = {"c1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "b4", "c4", "d4", "c5"}
    assert names(reach(state, "0 guide 1")) == steps - (set() if mark != "x" else {"d3", "e3"})
    for far in ("f3", "e2", "e4"):
        assert refusal(state, f"0 guide 1 {far}") == "FI-61 too-far-to-guide"


@covers("FI-65")
def test_a_guided_diver_does_not_cross_the_sea() -> None:
    state = island(DRY, layout="volcano-island", navigator="e5", diver="b3")
    assert refusal(state, "0 guide 1 d3") == "FI-61 too-far-to-guide"


@covers("FI-67")
def test_a_guided_pilot_takes_steps_and_keeps_the_flight() -> None:
    state = island(DRY, navigator="d6", pilot="c3", water=1)
    steps = {"c1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "b4", "c4", "d4", "c5"}
    assert names(reach(state, "0 guide 1")) == steps
    assert refusal(state, "0 guide 1 f4") == "FI-61 too-far-to-guide"
    play(state, "0 guide 1 e3")
    assert not GAME.snapshot(state).flown
    play(state, "0 end")
    finish(state, 0, "a3", "a4")
    assert play(state, "1 fly c1") == ["flew 1 c1"]


@covers("FI-68")
def test_the_two_steps_of_one_action_are_not_shared_out() -> None:
    state = island(DRY, navigator="d6", pilot="c3", engineer="d4", left=1)
    play(state, "0 guide 1 c2")
    assert (cell_of(state, 1), cell_of(state, 2), left(state)) == ("c2", "d4", 0)
    assert refusal(state, "0 guide 2 d3") == "FI-14 not-acting-any-more"
    assert legal(state) == {"0 draw"}


@covers("FI-68")
def test_a_step_not_taken_is_not_kept_for_another_action() -> None:
    state = island(DRY, navigator="d6", pilot="c3", engineer="d4")
    play(state, "0 guide 1 c2")
    assert left(state) == 2
    assert refusal(state, "0 guide 2 d1") == "FI-61 too-far-to-guide"
    assert refusal(state, "0 guide 1 c5") == "FI-61 too-far-to-guide"


@covers("FI-69")
def test_one_pawn_comes_six_steps_in_a_turn() -> None:
    state = island(DRY, navigator="d6", messenger="a3")
    for cell in ("c3", "e3", "f4"):
        play(state, f"0 guide 1 {cell}")
    assert cell_of(state, 1) == "f4"
    assert legal(state) == {"0 draw"}


@covers("FI-69")
def test_the_next_action_may_guide_a_different_pawn() -> None:
    state = island(DRY, navigator="d6", messenger="a3", pilot="f4")
    for words in ("0 guide 1 c3", "0 guide 2 d4", "0 guide 1 c1"):
        play(state, words)
    assert [cell_of(state, seat) for seat in range(3)] == ["d6", "c1", "d4"]


@covers("FI-70")
def test_the_guided_player_is_not_asked_and_spends_no_action() -> None:
    state = island(DRY, navigator="d6", messenger="a3", water=1)
    play(state, "0 guide 1 c3")
    assert GAME.to_act(state) == 0
    assert {action[0] for action in legal(state)} == {"0"}
    play(state, "0 guide 1 c4")
    play(state, "0 end")
    finish(state, 0, "a3", "a4")
    assert (GAME.to_act(state), left(state)) == (1, 3)


# Messenger


@covers("FI-71")
def test_the_messenger_gives_to_anybody_anywhere_one_card_an_action() -> None:
    hands = {"messenger": "earth wind fire ocean"}
    state = island(DRY, messenger="c1", pilot="d6", diver="a3", engineer="c1", hands=hands)
    assert legal(state, "give") == {
        f"0 give {seat} {card}" for seat in (1, 2, 3) for card in ("earth", "wind", "fire", "ocean")
    }
    seen = []
    for words in ("0 give 1 earth", "0 give 2 fire", "0 give 3 wind"):
        play(state, words)
        seen.append(left(state))
    assert seen == [2, 1, 0]
    assert [hand(state, seat) for seat in range(4)] == ["ocean", "earth", "fire", "wind"]


@covers("FI-71")
def test_the_messenger_gives_in_the_own_turn_only() -> None:
    state = island(DRY, pilot="c1", messenger="d6", hands={"messenger": "fire"})
    assert legal(state, "give") == set()
    assert refusal(state, "1 give 0 fire") == "FI-18 not-your-turn"


@covers("FI-71")
def test_the_messenger_gives_no_card_that_is_not_held() -> None:
    state = island(DRY, messenger="c1", pilot="d6", hands={"messenger": "fire", "pilot": "wind"})
    assert legal(state, "give") == {"0 give 1 fire"}
    assert refusal(state, "0 give 1 wind") == "FI-28 card-not-held"


@covers("FI-72")
def test_whoever_gives_to_the_messenger_has_to_share_the_tile() -> None:
    state = island(DRY, pilot="c1", messenger="c2", hands={"pilot": "fire"})
    assert legal(state, "give") == set()
    assert refusal(state, "0 give 1 fire") == "FI-28 not-on-one-tile"
    play(state, "0 move c2")
    play(state, "0 give 1 fire")
    assert hand(state, 1) == "fire"


@covers("FI-73")
@pytest.mark.parametrize("card", ["helicopter", "sandbags"])
@pytest.mark.parametrize("cell", ["c1", "d6"])
def test_not_even_the_messenger_gives_special_cards(card: str, cell: str) -> None:
    state = island(DRY, messenger="c1", pilot=cell, hands={"messenger": f"{card} wind"})
    assert legal(state, "give") == {"0 give 1 wind"}
    assert refusal(state, f"0 give 1 {card}") == "FI-30 never-given"
