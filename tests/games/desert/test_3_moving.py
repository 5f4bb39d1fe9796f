"""Move: FD-17 to FD-25."""

import pytest

from forbidden_games.games.desert.board import FACES, GRID
from forbidden_games.games.desert.movement import step
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bits
from tests.support.desert import GAME, cell_of, cells, desert, legal, names, play, refusal
from tests.support.rules import covers

WALKERS = ("archeologist", "meteorologist", "navigator", "carrier")  # who step like everybody else
CALM = """
    . . . . @
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


def reach(state: DesertState) -> set[str]:
    """Where the pawn of seat 0 can go alone."""
    return {words.split()[2] for words in legal(state, "move") if "with" not in words}


@covers("FD-17")
@pytest.mark.parametrize("role", [*WALKERS, "climber"])
def test_a_move_is_one_step_north_south_west_or_east(role: str) -> None:
    state = desert(CALM, **{role: "c3"})
    assert reach(state) == names(
        cells(
            "o",
            """
            . . . . .
            . . o . .
            . o . o .
            . . o . .
            . . . . .
            """,
        )
    )
    for far in ("b2", "d2", "b4", "d4", "c1", "a3", "e5"):
        assert refusal(state, f"0 move {far}") == "FD-17 too-far-to-walk"


@covers("FD-17")
def test_a_move_takes_the_own_pawn_there_for_one_action() -> None:
    state = desert(CALM, carrier="c3", navigator="c3")
    assert play(state, "0 move c4") == ["moved 0 c4"]
    assert (cell_of(state, 0), cell_of(state, 1)) == ("c4", "c3")
    assert GAME.snapshot(state).left == 3
    assert refusal(state, "0 move c4") == "FD-17 already-at-that-cell"


@covers("FD-17", "FD-19")
@pytest.mark.parametrize("storm", ["a1", "c1", "e3", "c3", "d4", "e5"])
def test_steps_lead_to_touching_tiles_from_everywhere(storm: str) -> None:
    state = desert(CALM, carrier="b2")
    state.storm = GRID.cell(storm)
    for cell, (x, y) in enumerate(GRID.places):
        if cell != state.storm:
            state.pawns = [cell] * 5
            touching = [n for n, (u, v) in enumerate(GRID.places) if abs(x - u) + abs(y - v) == 1]
            assert step(state, 0) == bits.from_members(touching) & ~(1 << state.storm)


@covers("FD-18")
@pytest.mark.parametrize("role", WALKERS)
def test_a_tile_with_one_marker_is_entered_and_one_with_two_is_not(role: str) -> None:
    state = desert(
        """
        . . . . @
        . . 1 . .
        . 2 1 3 .
        . . . . .
        . . . . .
        """,
        **{role: "c3"},
    )
    assert reach(state) == {"c2", "c4"}
    assert refusal(state, "0 move b3") == "FD-18 cell-blocked"
    assert refusal(state, "0 move d3") == "FD-18 cell-blocked"
    play(state, "0 move c2")
    assert cell_of(state, 0) == "c2"


@covers("FD-18")
def test_the_explorer_enters_no_blocked_tile_either() -> None:
    state = desert(
        """
        . . . . @
        . 2 1 . .
        . . . 2 .
        . . . 3 .
        . . . . .
        """,
        explorer="c3",
    )
    assert reach(state) == {"c2", "d2", "b3", "b4", "c4"}
    assert refusal(state, "0 move b2") == "FD-18 cell-blocked"


@covers("FD-18")
def test_a_tile_is_open_again_as_soon_as_one_marker_is_left() -> None:
    state = desert(CALM.replace(".", "3", 1), carrier="b1")
    play(state, "0 clear a1")
    assert refusal(state, "0 move a1") == "FD-18 cell-blocked"
    play(state, "0 clear a1")
    play(state, "0 move a1")
    assert (cell_of(state, 0), state.sand[0]) == ("a1", 1)


@covers("FD-19")
@pytest.mark.parametrize("role", ROLES)
def test_nobody_enters_the_storm(role: str) -> None:
    state = desert(**{role: "c2"})
    assert "c3" not in reach(state)
    assert refusal(state, "0 move c3") == "FD-19 not-into-the-storm"


@covers("FD-19")
def test_the_storm_is_closed_wherever_it_has_gone() -> None:
    state = desert(carrier="c2", navigator="e5", phase="storming")
    play(state, "0 draw", storm="west-1")
    play(state, "0 draw", storm="sun")
    play(state, "0 draw", storm="sun")
    state.seat = 0
    assert GAME.snapshot(state).storm == "d3"
    assert "c3" in reach(state)
    play(state, "0 move c3")
    assert refusal(state, "0 move d3") == "FD-19 not-into-the-storm"


@covers("FD-19")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("a1", {"b1", "a2"}),
        ("e5", {"d5", "e4"}),
        ("a5", {"a4", "b5"}),
        ("e2", {"d2", "e3"}),
        ("a3", {"a2", "b3", "a4"}),
        ("e3", {"e2", "d3", "e4"}),
        ("b1", {"a1", "c1", "b2"}),
        ("d5", {"c5", "e5", "d4"}),
    ],
)
def test_nobody_leaves_the_square_or_steps_across_it(start: str, ends: set[str]) -> None:
    state = desert(CALM, carrier=start)
    assert reach(state) == ends
    state = desert(CALM, climber=start)
    assert reach(state) == ends


@covers("FD-19")
def test_nobody_steps_from_one_edge_to_the_opposite_one() -> None:
    state = desert(carrier="e2", explorer="a3")
    for far in ("a2", "a3", "e5"):
        assert refusal(state, f"0 move {far}") == "FD-17 too-far-to-walk"
    state.seat = 1
    for far in ("e3", "e2", "e1", "e4"):
        assert refusal(state, f"1 move {far}") == "FD-61 too-far-to-walk"


@covers("FD-20")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("side", ["excavated", "known"])
def test_any_tile_can_be_walked_excavated_or_not(face: str, side: str) -> None:
    state = desert(CALM, carrier="c3", **{side: {"c4": face}})
    assert reach(state) == {"c2", "b3", "d3", "c4"}
    play(state, "0 move c4")
    assert reach(state) == {"c3", "b4", "d4", "c5"}


@covers("FD-20")
def test_an_excavated_tile_is_blocked_by_sand_like_any_other() -> None:
    state = desert(CALM.replace(".", "2", 1), carrier="a2", excavated={"a1": "pad"})
    assert refusal(state, "0 move a1") == "FD-18 cell-blocked"


@covers("FD-21")
def test_five_pawns_stand_on_one_tile() -> None:
    roles = ("climber", "carrier", "navigator", "explorer", "archeologist")
    starts = ("c2", "c3", "c3", "c3", "c3")
    state = desert(CALM, **dict(zip(roles, starts, strict=True)))
    play(state, "0 move c3")
    assert {cell_of(state, seat) for seat in range(5)} == {"c3"}
    play(state, "0 move c2 with 3")
    assert [cell_of(state, seat) for seat in range(5)] == ["c2", "c3", "c3", "c2", "c3"]


@covers("FD-22")
@pytest.mark.parametrize("role", ROLES)
def test_a_tunnel_leads_to_every_other_tunnel_for_one_action(role: str) -> None:
    tunnels = {"a5": "tunnel", "e3": "tunnel", "b1": "tunnel"}
    state = desert(CALM, **{role: "a5"}, excavated=tunnels)
    diagonal = {"b4"} if role == "explorer" else set()
    assert reach(state) == {"a4", "b5", "e3", "b1"} | diagonal
    assert play(state, "0 move e3") == ["moved 0 e3"]
    assert (cell_of(state, 0), GAME.snapshot(state).left) == ("e3", 3)
    assert "b1" in reach(state)


@covers("FD-22")
def test_a_tunnel_leads_only_to_tunnels_and_only_from_tunnels() -> None:
    others = {"b1": "gear", "c1": "well", "d1": "pad", "a2": "engine-row", "b2": "mirage"}
    tunnels = {"a5": "tunnel", "e3": "tunnel"}
    state = desert(CALM, carrier="a5", excavated={**others, **tunnels})
    assert reach(state) == {"a4", "b5", "e3"}
    assert refusal(state, "0 move b1") == "FD-17 too-far-to-walk"
    play(state, "0 move a4")
    assert reach(state) == {"a3", "b4", "a5"}
    assert refusal(state, "0 move e3") == "FD-17 too-far-to-walk"


@covers("FD-22")
@pytest.mark.parametrize("role", [*WALKERS, "explorer"])
def test_the_far_end_of_a_tunnel_must_not_be_blocked(role: str) -> None:
    state = desert(
        """
        1 . . . @
        . . . . .
        . . . . 2
        . . . . .
        1 . . . .
        """,
        **{role: "a5"},
        excavated={"a5": "tunnel", "e3": "tunnel", "a1": "tunnel"},
    )
    assert "a1" in reach(state)
    assert refusal(state, "0 move e3") == "FD-18 cell-blocked"


@covers("FD-22")
def test_between_neighbouring_tunnels_there_is_one_way_only() -> None:
    state = desert(CALM, carrier="b2", excavated={"b2": "tunnel", "b3": "tunnel"})
    words = [GAME.write_action(state, action) for action in GAME.legal_actions(state)]
    assert words.count("0 move b3") == 1
    assert play(state, "0 move b3") == ["moved 0 b3"]
    assert GAME.snapshot(state).left == 3


@covers("FD-22")
def test_tunnels_stay_tunnels_where_the_wind_takes_them() -> None:
    state = desert(
        carrier="c4",
        navigator="e5",
        excavated={"c4": "tunnel", "a1": "tunnel"},
        phase="storming",
        left=3,
    )
    play(state, "0 draw", storm="north-1")
    play(state, "0 draw", storm="sun")
    play(state, "0 draw", storm="sun")
    state.seat = 0
    assert reach(state) == {"c2", "b3", "d3", "a1"}
    state.pawns = [GRID.cell("b4")] * 5
    assert "a1" not in reach(state)


@covers("FD-23")
def test_both_ends_of_a_tunnel_journey_have_to_be_excavated() -> None:
    ends = {"a5": "tunnel", "e3": "tunnel"}
    for start, end in (("a5", "e3"), ("e3", "a5")):
        near = reach(desert(CALM, carrier=start))
        state = desert(CALM, carrier=start, excavated=ends)
        assert reach(state) == near | {end}
        for dug, seen in ((start, end), (end, start)):
            state = desert(CALM, carrier=start, excavated={dug: "tunnel"}, known={seen: "tunnel"})
            assert reach(state) == near
            assert refusal(state, f"0 move {end}") == "FD-17 too-far-to-walk"


@covers("FD-23")
def test_excavating_the_second_tunnel_opens_the_way() -> None:
    state = desert(CALM, carrier="c3", excavated={"a5": "tunnel"})
    assert "a5" not in reach(state)
    play(state, "0 excavate", face="tunnel", gear="jet")
    assert "a5" in reach(state)


@covers("FD-24")
def test_a_tunnel_that_was_only_seen_is_no_tunnel_yet() -> None:
    gear = {"carrier": "scope"}
    state = desert(CALM, carrier="b2", excavated={"b2": "tunnel", "e3": "gear"}, gear=gear)
    assert play(state, "0 scope d5", face="tunnel")[1] == "saw d5 tunnel"
    assert refusal(state, "0 move d5") == "FD-17 too-far-to-walk"
    state.pawns = [GRID.cell("d5")] * 5
    assert refusal(state, "0 move b2") == "FD-17 too-far-to-walk"
    play(state, "0 excavate", gear="jet")
    play(state, "0 move b2")
    assert cell_of(state, 0) == "b2"


@covers("FD-25")
@pytest.mark.parametrize("role", [*WALKERS, "explorer"])
def test_nobody_moves_off_a_blocked_tile(role: str) -> None:
    state = desert(
        """
        . . . . @
        . . . . .
        . . 2 . .
        . . . . .
        . . . . .
        """,
        **{role: "c3"},
        excavated={"c3": "tunnel", "e5": "tunnel"},
    )
    assert reach(state) == set()
    for cell in ("c2", "b3", "d3", "c4", "d4", "e5"):
        assert refusal(state, f"0 move {cell}") == "FD-31 buried"
    play(state, "0 clear c3")
    assert reach(state) >= {"c2", "b3", "d3", "c4", "e5"}


@covers("FD-25")
def test_with_the_climber_there_a_pawn_leaves_a_blocked_tile() -> None:
    state = desert(CALM.replace(".", "5", 1), carrier="a1", climber="a1")
    assert reach(state) == {"b1", "a2"}
    play(state, "0 move b1")
    assert cell_of(state, 0) == "b1"
    state = desert(CALM.replace(".", "5", 1), carrier="a1", climber="b1")
    assert refusal(state, "0 move b1") == "FD-31 buried"
