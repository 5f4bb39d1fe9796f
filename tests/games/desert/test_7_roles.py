"""The six adventurers: FD-54 to FD-81h."""

import pytest

from forbidden_games.games.desert.board import GRID
from forbidden_games.games.desert.cards import STORM_CARDS, STORM_DECK
from forbidden_games.games.desert.movement import beside_or_under, is_buried, step
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.desert import GAME, OPEN, cell_of, cells, desert, legal, names, play, refusal
from tests.support.rules import covers

DUNES = """
    . . . . .
    . 2 . . .
    . 3 @ . .
    . . . . .
    . . . . .
"""
TUNNELS = {"a1": "tunnel", "e1": "tunnel", "a5": "tunnel"}
BLOCKED_END = """
    . . . . 2
    . . . . .
    . . @ . .
    . . . . .
    . . . . .
"""
ALL_SANDY = """
    1 1 1 1 1
    1 1 1 1 1
    1 1 1 1 1
    1 1 . . .
    . . . . @
"""


def reach(state: DesertState, words: str) -> set[str]:
    """The cells with which these words are a legal action."""
    actions = [action.rsplit(" ", 1) for action in legal(state)]
    return {cell for start, cell in actions if start == words}


def drawn(drawing: str) -> set[str]:
    """The names of the cells drawn as o."""
    return names(cells("o", drawing))


def sand(state: DesertState, cell: str) -> int:
    """The markers on a tile."""
    return state.sand[GRID.cell(cell)]


def all_but(*kept: str) -> dict[str, int]:
    """All storm cards but these, for the discard pile."""
    cards = STORM_DECK
    for card in kept:
        cards -= bag.one(STORM_CARDS.index(card))
    return bag.counts(cards, STORM_CARDS)


# Climber


@covers("FD-54")
@pytest.mark.parametrize("markers", [2, 3, 9])
def test_nobody_is_buried_beside_the_climber_whatever_sand_there_is(markers: int) -> None:
    drawing = OPEN.replace(".", str(markers), 1)
    state = desert(drawing, archeologist="a1", climber="a1")
    assert reach(state, "0 move") == {"a2", "b1"}
    assert play(state, "0 move b1") == ["moved 0 b1"]
    alone = desert(drawing, archeologist="a1", climber="b1")
    assert legal(alone, "move") == set()
    assert refusal(alone, "0 move a2") == "FD-31 buried"


@covers("FD-54")
def test_under_deep_sand_the_climbers_company_has_all_its_actions() -> None:
    state = desert(DUNES, meteorologist="b2", climber="b2")
    assert {"0 calm", "0 look", "0 clear b2", "0 clear b3"} <= legal(state)
    state = desert(DUNES, navigator="b2", explorer="e5", climber="b2")
    assert "0 guide 1 e4" in legal(state)
    state = desert(DUNES, navigator="b2", explorer="e5", climber="b1")
    assert legal(state) == {"0 clear b2", "0 end"}


@covers("FD-55")
def test_the_climber_walks_onto_blocked_tiles_and_off_them() -> None:
    state = desert(DUNES, climber="b1", archeologist="b1")
    assert reach(state, "0 move") == {"a1", "c1", "b2"}
    play(state, "0 move b2")
    assert reach(state, "0 move") == {"b1", "a2", "c2", "b3"}
    play(state, "0 move b3")
    play(state, "0 move b4")
    assert (cell_of(state, 0), state.left) == ("b4", 1)
    other = desert(DUNES, archeologist="b1", climber="e5")
    assert refusal(other, "0 move b2") == "FD-18 cell-blocked"


@covers("FD-55")
def test_the_climber_gets_no_further_than_one_step_and_not_diagonally() -> None:
    state = desert(DUNES, climber="a1")
    assert reach(state, "0 move") == {"a2", "b1"}
    assert refusal(state, "0 move b2") == "FD-17 too-far-to-walk"
    assert refusal(state, "0 move a3") == "FD-17 too-far-to-walk"


@covers("FD-56")
def test_the_climber_takes_one_pawn_along_at_no_cost() -> None:
    state = desert(OPEN, climber="b2", archeologist="b2", explorer="b2")
    assert {word for word in legal(state, "move") if " b1" in word} == {
        "0 move b1",
        "0 move b1 with 1",
        "0 move b1 with 2",
    }
    assert play(state, "0 move b1 with 2") == ["moved 0 b1", "carried 2 b1"]
    assert [cell_of(state, seat) for seat in range(3)] == ["b1", "b2", "b1"]
    assert state.left == 3


@covers("FD-56")
def test_the_passenger_may_change_and_be_left_anywhere() -> None:
    state = desert(OPEN, climber="b2", archeologist="b2", explorer="b1")
    play(state, "0 move b1 with 1")
    play(state, "0 move c1 with 2")
    assert [cell_of(state, seat) for seat in range(3)] == ["c1", "b1", "c1"]
    play(state, "0 move d1")
    assert [cell_of(state, seat) for seat in range(3)] == ["d1", "b1", "c1"]


@covers("FD-56")
def test_only_pawns_of_the_own_tile_can_be_taken_along_and_only_by_the_climber() -> None:
    state = desert(OPEN, climber="b2", archeologist="b1", explorer="b2")
    assert refusal(state, "0 move b3 with 1") == "FD-56 no-such-passenger"
    assert refusal(state, "0 move b3 with 0") == "FD-56 no-such-passenger"
    assert not {word for word in legal(state) if word.endswith(("with 0", "with 1"))}
    state = desert(OPEN, archeologist="b2", climber="b2")
    assert reach(state, "0 move b3 with") == set()
    assert refusal(state, "0 move b3 with 1") == "FD-56 only-the-climber-carries"


@covers("FD-57", "FD-58")
def test_a_passenger_on_a_blocked_tile_is_buried_once_the_climber_goes_on() -> None:
    state = desert(DUNES, climber="b1", archeologist="b1")
    play(state, "0 move b2 with 1")
    assert cell_of(state, 1) == "b2"
    assert not is_buried(state, 1)
    play(state, "0 move b1")
    assert is_buried(state, 1)
    state.seat = 1
    assert legal(state) == {"1 clear b2", "1 end"}
    assert refusal(state, "1 move b1") == "FD-31 buried"


@covers("FD-57")
def test_a_passenger_brought_onto_a_blocked_tile_acts_as_usual() -> None:
    state = desert(DUNES, climber="b1", archeologist="b1")
    play(state, "0 move b2 with 1")
    state.seat = 1
    assert reach(state, "1 move") == {"a2", "b1", "c2"}
    assert reach(state, "1 clear") == {"b2", "b3"}


@covers("FD-58")
def test_all_who_stay_behind_on_a_blocked_tile_are_buried_and_those_on_one_marker_are_not() -> None:
    drawing = DUNES.replace("3", "1")
    state = desert(drawing, climber="b2", archeologist="b2", explorer="b2", navigator="b2")
    play(state, "0 move b3 with 2")
    assert [is_buried(state, seat) for seat in range(4)] == [False, True, False, True]
    play(state, "0 move b4")
    assert not is_buried(state, 2)


@covers("FD-59")
def test_others_on_the_climbers_tile_cannot_step_onto_a_blocked_one() -> None:
    state = desert(DUNES, archeologist="b2", climber="b2")
    assert reach(state, "0 move") == {"b1", "a2", "c2"}
    assert refusal(state, "0 move b3") == "FD-18 cell-blocked"


@covers("FD-60")
def test_the_climber_comes_out_of_a_blocked_tunnel_with_a_passenger() -> None:
    state = desert(BLOCKED_END, climber="a1", archeologist="a1", excavated=TUNNELS)
    assert reach(state, "0 move") == {"a2", "b1", "a5", "e1"}
    assert play(state, "0 move e1 with 1") == ["moved 0 e1", "carried 1 e1"]
    assert [cell_of(state, 0), cell_of(state, 1)] == ["e1", "e1"]
    assert not is_buried(state, 1)
    assert state.left == 3


@covers("FD-60")
def test_with_climber_tunnels_off_a_blocked_end_is_closed_to_the_climber() -> None:
    rulings = {"climber_tunnels": False}
    state = desert(BLOCKED_END, climber="a1", archeologist="a1", excavated=TUNNELS, rulings=rulings)
    assert reach(state, "0 move") == {"a2", "b1", "a5"}
    assert refusal(state, "0 move e1") == "FD-60 cell-blocked"
    assert refusal(state, "0 move e1 with 1") == "FD-60 cell-blocked"
    assert play(state, "0 move a5 with 1") == ["moved 0 a5", "carried 1 a5"]


@covers("FD-60")
def test_with_climber_tunnels_off_the_climber_walks_onto_a_blocked_end_and_leaves_by_it() -> None:
    rulings = {"climber_tunnels": False}
    state = desert(BLOCKED_END, climber="d1", excavated=TUNNELS, rulings=rulings)
    play(state, "0 move e1")
    assert reach(state, "0 move") == {"d1", "e2", "a1", "a5"}


@covers("FD-60")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_blocked_end_stays_closed_to_everybody_else(allowed: bool) -> None:
    rulings = {"climber_tunnels": allowed}
    state = desert(BLOCKED_END, archeologist="a1", climber="a1", excavated=TUNNELS, rulings=rulings)
    assert reach(state, "0 move") == {"a2", "b1", "a5"}
    assert refusal(state, "0 move e1") == "FD-18 cell-blocked"


@covers("FD-60")
@pytest.mark.parametrize("mark", [".", "2"])
def test_the_climber_too_needs_an_excavated_end(mark: str) -> None:
    ends = {"a1": "tunnel", "a5": "tunnel"}
    drawing = BLOCKED_END.replace("2", mark)
    state = desert(drawing, climber="a1", excavated=ends, known={"e1": "tunnel"})
    assert reach(state, "0 move") == {"a2", "b1", "a5"}
    state = desert(drawing, climber="e1", excavated=ends, known={"e1": "tunnel"})
    assert reach(state, "0 move") == {"d1", "e2"}


@covers("FD-60a")
def test_the_storm_is_closed_to_the_climber() -> None:
    state = desert(DUNES, climber="b3", archeologist="b3")
    assert reach(state, "0 move") == {"b2", "a3", "b4"}
    assert refusal(state, "0 move c3") == "FD-19 not-into-the-storm"
    assert refusal(state, "0 move c3 with 1") == "FD-19 not-into-the-storm"


@covers("FD-60a")
def test_nobody_is_taken_along_when_the_wind_moves_the_climber() -> None:
    state = desert(OPEN, climber="d3", archeologist="d2", explorer="d3", phase="storming")
    assert play(state, "0 draw", storm="west-1") == ["storm west-1", "slid d3 c3", "sand c3 1"]
    assert [cell_of(state, seat) for seat in range(3)] == ["c3", "d2", "c3"]
    assert legal(state) == {"0 draw", *legal(state, "water")}


@covers("FD-60b")
@pytest.mark.parametrize("mark", ["1", "2"])
def test_the_climber_needs_a_tile_without_sand_to_excavate(mark: str) -> None:
    state = desert(DUNES.replace("2", mark), climber="b2")
    assert legal(state, "excavate") == set()
    assert refusal(state, "0 excavate") == "FD-35 sand-first"
    assert legal(desert(OPEN, climber="b2"), "excavate") == {"0 excavate"}


@covers("FD-60b")
@pytest.mark.parametrize(("mark", "reason"), [(".", ""), ("1", ""), ("2", "FD-53c cell-blocked")])
def test_the_climber_picks_up_no_part_from_a_blocked_tile(mark: str, reason: str) -> None:
    state = desert(
        DUNES.replace("2", mark),
        climber="b2",
        excavated={"b2": "pad", "a5": "engine-row", "d5": "engine-column"},
        parts={"engine": "b2"},
    )
    assert refusal(state, "0 take engine") == reason
    assert legal(state, "take") == (set() if reason else {"0 take engine"})


# Explorer


@covers("FD-61")
def test_the_explorer_steps_and_clears_in_all_eight_directions() -> None:
    state = desert(ALL_SANDY, explorer="b2", climber="e1")
    around = """
        o o o . .
        o . o . .
        o o o . .
        . . . . .
        . . . . .
    """
    assert reach(state, "0 move") == drawn(around)
    assert reach(state, "0 clear") == drawn(around) | {"b2"}
    assert refusal(state, "0 move b4") == "FD-61 too-far-to-walk"
    assert refusal(state, "0 clear d4") == "FD-61 too-far-to-clear"
    assert play(state, "0 move a1") == ["moved 0 a1"]
    assert play(state, "0 clear b2") == ["cleared b2 1"]
    assert state.left == 2


@covers("FD-61")
def test_the_explorer_blasts_in_all_eight_directions() -> None:
    state = desert(ALL_SANDY, explorer="b2", climber="e1", gear={"explorer": "blaster"})
    near = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}
    assert reach(state, "0 blast") == near
    assert refusal(state, "0 blast d4") == "FD-86 too-far-to-clear"
    assert play(state, "0 blast c3") == ["used 0 blaster", "cleared c3 1"]


@covers("FD-61")
def test_the_explorer_reaches_the_cells_around_from_every_cell() -> None:
    state = desert(OPEN, explorer="a1", climber="a1")
    for cell, (x, y) in enumerate(GRID.places):
        if cell == state.storm:
            continue
        state.pawns = [cell, cell, 0, 0, 0]
        around = bits.from_members(
            [
                n
                for n, (u, v) in enumerate(GRID.places)
                if max(abs(x - u), abs(y - v)) == 1 and n != state.storm
            ]
        )
        assert step(state, 0) == around
        assert beside_or_under(state, 0) == around | 1 << cell
        assert names(step(state, 1)) == {
            GRID.name(n) for n in bits.members(around) if GRID.near[cell] >> n & 1
        }


@covers("FD-61")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "explorer"])
def test_nobody_else_steps_or_clears_diagonally(role: str) -> None:
    state = desert(ALL_SANDY, **{role: "b2"}, explorer="e1", gear={role: "blaster"})
    assert reach(state, "0 move") == {"b1", "a2", "c2", "b3"}
    assert reach(state, "0 clear") == reach(state, "0 blast") == {"b1", "a2", "b2", "c2", "b3"}
    assert refusal(state, "0 move a1") == "FD-17 too-far-to-walk"
    assert refusal(state, "0 clear a1") == "FD-26 too-far-to-clear"


@covers("FD-62")
def test_the_cells_flanking_a_diagonal_step_may_be_blocked_or_the_storm() -> None:
    state = desert(
        """
        . . 2 . .
        . 2 . 2 .
        . . @ . .
        . . . . .
        . . . . .
        """,
        explorer="c2",
    )
    assert reach(state, "0 move") == {"b1", "d1", "b3", "d3"}
    assert play(state, "0 move d3") == ["moved 0 d3"]


@covers("FD-62")
def test_a_diagonal_step_ends_neither_on_a_blocked_tile_nor_in_the_storm() -> None:
    state = desert(
        """
        2 . 1 . .
        . . . . .
        . . @ . .
        . . . . .
        . . . . .
        """,
        explorer="b2",
    )
    assert reach(state, "0 move") == {"b1", "c1", "a2", "c2", "a3", "b3"}
    assert refusal(state, "0 move a1") == "FD-18 cell-blocked"
    assert refusal(state, "0 move c3") == "FD-19 not-into-the-storm"


@covers("FD-63")
@pytest.mark.parametrize("cell", ["a1", "b1"])
def test_the_explorer_gives_and_passes_on_the_own_tile_only(cell: str) -> None:
    state = desert(
        OPEN, explorer="b2", climber=cell, water={"climber": 1}, gear={"explorer": "jet"}
    )
    assert legal(state, "water") == legal(state, "pass") == set()
    assert refusal(state, "0 water 1 1") == "FD-82 too-far-to-pour"
    assert refusal(state, "0 pass 1 jet") == "FD-83 not-on-the-same-tile"
    play(state, f"0 move {cell}")
    assert {"0 water 1 1", "0 water 1 2", "0 pass 1 jet"} <= legal(state)


@covers("FD-63")
def test_the_explorer_picks_up_no_part_from_a_diagonal_neighbour() -> None:
    state = desert(
        OPEN,
        explorer="b2",
        excavated={"a1": "engine-row", "b2": "engine-column"},
        parts={"engine": "a1"},
    )
    assert legal(state, "take") == set()
    assert refusal(state, "0 take engine") == "FD-53 part-elsewhere"
    play(state, "0 move a1")
    assert play(state, "0 take engine") == ["took 0 engine"]


@covers("FD-64")
def test_a_blaster_reaches_diagonally_in_the_hands_of_the_explorer_alone() -> None:
    state = desert(ALL_SANDY, explorer="b2", climber="b2", gear={"climber": "blaster"})
    assert reach(state, "1 blast") == {"b1", "a2", "b2", "c2", "b3"}
    assert refusal(state, "1 blast a1") == "FD-86 too-far-to-clear"
    play(state, "1 pass 0 blaster")
    assert reach(state, "0 blast") >= {"a1", "c1", "a3", "c3"}
    play(state, "0 pass 1 blaster")
    assert refusal(state, "1 blast a1") == "FD-86 too-far-to-clear"


@covers("FD-64")
def test_the_explorer_blasts_diagonally_with_a_card_that_somebody_else_drew() -> None:
    drawing = OPEN.replace(".", "4", 1)
    state = desert(drawing, archeologist="b2", explorer="b2", known={"b2": "gear"})
    play(state, "0 excavate", gear="blaster")
    play(state, "0 pass 1 blaster")
    assert play(state, "1 blast a1") == ["used 1 blaster", "cleared a1 4"]


# Archeologist


@covers("FD-65", "FD-66")
@pytest.mark.parametrize("pawn", ["a1", "a2"])
@pytest.mark.parametrize(("markers", "taken"), [(1, 1), (2, 2), (3, 2), (6, 2)])
def test_the_archeologist_takes_two_markers_if_there_are_two(
    pawn: str, markers: int, taken: int
) -> None:
    state = desert(OPEN.replace(".", str(markers), 1), archeologist=pawn)
    assert reach(state, "0 clear") == {"a1"}
    assert play(state, "0 clear a1") == [f"cleared a1 {taken}"]
    assert sand(state, "a1") == markers - taken
    assert (state.supply, state.left) == (48 - markers + taken, 3)


@covers("FD-65")
def test_both_markers_come_off_the_one_tile_that_was_chosen() -> None:
    state = desert("3 3 . . . . . . . . . . @ . . . . . . . . . . . .", archeologist="a2")
    assert play(state, "0 clear a1") == ["cleared a1 2"]
    assert (sand(state, "a1"), sand(state, "b1"), state.supply) == (1, 3, 44)
    assert play(state, "0 clear a1") == ["cleared a1 1"]
    assert refusal(state, "0 clear a1") == "FD-27 no-sand"


@covers("FD-65")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "archeologist"])
def test_everybody_else_takes_one_marker(role: str) -> None:
    state = desert(DUNES, **{role: "b1"}, archeologist="e5")
    assert play(state, "0 clear b2") == ["cleared b2 1"]
    assert (sand(state, "b2"), state.supply) == (1, 44)


@covers("FD-65")
def test_a_buried_archeologist_digs_out_with_two_markers_at_a_time() -> None:
    state = desert(DUNES, archeologist="b3")
    assert legal(state) == {"0 clear b3", "0 end"}
    assert play(state, "0 clear b3") == ["cleared b3 2"]
    assert reach(state, "0 move") == {"a3", "b4"}


@covers("FD-67")
def test_the_archeologist_reaches_no_further_than_others() -> None:
    state = desert(ALL_SANDY, archeologist="b2", climber="e1")
    assert reach(state, "0 clear") == drawn(
        """
        . o . . .
        o o o . .
        . o . . .
        . . . . .
        . . . . .
        """
    )
    assert refusal(state, "0 clear a1") == "FD-26 too-far-to-clear"
    assert refusal(state, "0 clear d2") == "FD-26 too-far-to-clear"


# Water Carrier


@covers("FD-68")
def test_the_water_carrier_begins_with_five_water() -> None:
    config = GAME.read_config({"roles": ("carrier", "navigator")})
    state = GAME.new_game(config, Dice(1), Journal())
    assert state.water[:2] == [5, 4]


@covers("FD-68")
def test_the_water_carrier_can_hold_five_and_no_more() -> None:
    state = desert(OPEN, climber="b2", carrier="b2", water={"carrier": 3})
    assert legal(state, "water") >= {"0 water 1 1", "0 water 1 2"}
    assert refusal(state, "0 water 1 3") == "FD-82a too-little-room"
    play(state, "0 water 1 2")
    assert state.water[1] == 5


@covers("FD-69", "FD-72")
def test_the_water_carrier_fetches_two_water_with_every_action_up_to_five() -> None:
    state = desert(
        OPEN,
        carrier="b2",
        climber="b2",
        excavated={"b2": "well"},
        water={"carrier": 0, "climber": 0},
    )
    assert [play(state, "0 fetch") for _ in range(3)] == [
        ["drank 0 2"],
        ["drank 0 4"],
        ["drank 0 5"],
    ]
    assert (state.water[1], state.left) == (0, 1)
    assert legal(state, "fetch") == set()
    assert refusal(state, "0 fetch") == "FD-72 canteen-full"
    play(state, "0 water 1 2")
    assert play(state, "0 fetch") == ["drank 0 5"]
    assert refusal(state, "0 fetch") == "FD-12 no-actions-left"


@covers("FD-69")
def test_a_well_never_runs_dry_for_the_water_carrier() -> None:
    state = desert(OPEN, carrier="b2", excavated={"b2": "well"}, water={"carrier": 0})
    for _ in range(8):
        state.water = [0, 4, 0, 0, 0]
        state.left = 1
        assert play(state, "0 fetch") == ["drank 0 2"]


@covers("FD-69")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "carrier"])
def test_nobody_else_fetches_water(role: str) -> None:
    state = desert(
        OPEN, **{role: "b2"}, carrier="b2", excavated={"b2": "well"}, water={role: 0, "carrier": 0}
    )
    assert legal(state, "fetch") == set()
    assert refusal(state, "0 fetch") == "FD-69 only-the-carrier-fetches"
    assert refusal(state, "1 fetch") == "FD-16 not-your-turn"


@covers("FD-70")
def test_the_water_carrier_has_to_stand_on_the_well() -> None:
    state = desert(OPEN, carrier="b2", excavated={"b1": "well"}, water={"carrier": 1})
    assert refusal(state, "0 fetch") == "FD-70 no-well-here"
    play(state, "0 move b1")
    assert legal(state, "fetch") == {"0 fetch"}


@covers("FD-70")
@pytest.mark.parametrize("face", ["mirage", "gear", "pad"])
def test_no_other_tile_is_a_well(face: str) -> None:
    state = desert(OPEN, carrier="b2", excavated={"b2": face}, water={"carrier": 1})
    assert legal(state, "fetch") == set()
    assert refusal(state, "0 fetch") == "FD-70 no-well-here"


@covers("FD-69", "FD-70")
def test_a_well_has_to_be_excavated_before_water_is_fetched() -> None:
    state = desert(OPEN, carrier="b2", known={"b2": "well"}, water={"carrier": 1})
    assert legal(state, "fetch") == set()
    assert refusal(state, "0 fetch") == "FD-70 no-well-here"
    play(state, "0 excavate")
    assert play(state, "0 fetch") == ["drank 0 5"]


@covers("FD-71")
@pytest.mark.parametrize(
    ("ruling", "allowed"), [("one", {0, 1}), ("none", {0}), ("any", {0, 1, 2, 5})]
)
@pytest.mark.parametrize("markers", [0, 1, 2, 5])
def test_how_much_sand_may_lie_on_the_well(ruling: str, allowed: set[int], markers: int) -> None:
    state = desert(
        DUNES.replace("2", str(markers)),
        carrier="b2",
        climber="b2",
        excavated={"b2": "well"},
        water={"carrier": 1},
        rulings={"well_sand": ruling},
    )
    if markers in allowed:
        assert play(state, "0 fetch") == ["drank 0 3"]
    else:
        assert legal(state, "fetch") == set()
        assert refusal(state, "0 fetch") == "FD-71 well-under-sand"


@covers("FD-71")
@pytest.mark.parametrize("ruling", ["one", "none", "any"])
def test_a_buried_water_carrier_cannot_fetch(ruling: str) -> None:
    state = desert(
        DUNES,
        carrier="b2",
        climber="b1",
        excavated={"b2": "well"},
        water={"carrier": 1},
        rulings={"well_sand": ruling},
    )
    assert legal(state, "fetch") == set()
    assert refusal(state, "0 fetch") == "FD-31 buried"


@covers("FD-72")
def test_the_refusal_of_a_full_canteen_goes_with_every_sort_of_table() -> None:
    for ruling in ("one", "none", "any"):
        state = desert(OPEN, carrier="b2", excavated={"b2": "well"}, rulings={"well_sand": ruling})
        assert legal(state, "fetch") == set()
        assert refusal(state, "0 fetch") == "FD-72 canteen-full"


@covers("FD-73")
@pytest.mark.parametrize("cell", ["b1", "a2", "c2", "b3", "b2"])
def test_the_water_carrier_gives_water_to_the_four_neighbouring_cells(cell: str) -> None:
    state = desert(OPEN, carrier="b2", climber=cell, water={"climber": 1})
    assert legal(state, "water") >= {"0 water 1 1", "0 water 1 2"}
    assert play(state, "0 water 1 2") == ["watered 0 1 2"]
    assert (state.water[:2], state.left) == ([3, 3], 4)


@covers("FD-73")
@pytest.mark.parametrize("cell", ["a1", "c1", "a3", "d2", "b4", "e5"])
def test_the_water_carrier_gives_water_no_further_and_not_diagonally(cell: str) -> None:
    state = desert(OPEN, carrier="b2", climber=cell, water={"climber": 1})
    assert legal(state, "water") == set()
    assert refusal(state, "0 water 1 1") == "FD-73 too-far-to-pour"


@covers("FD-73")
def test_the_water_carrier_gives_nothing_across_the_edge_of_the_board() -> None:
    state = desert(OPEN, carrier="e1", climber="a2", explorer="a1", water={"climber": 1})
    assert legal(state, "water") == set()
    assert refusal(state, "0 water 1 1") == "FD-73 too-far-to-pour"


@covers("FD-73")
def test_the_water_carrier_gives_to_neighbours_in_turns_of_others_and_in_the_storm_step() -> None:
    state = desert(OPEN, climber="b1", carrier="b2", water={"climber": 1})
    assert {"1 water 0 1", "1 water 0 2"} == legal(state, "water")
    state = desert(OPEN, climber="b1", carrier="b2", water={"climber": 1}, phase="storming")
    assert {"1 water 0 1", "1 water 0 2"} == legal(state, "water")


@covers("FD-73")
def test_a_buried_water_carrier_gives_water_to_a_buried_neighbour() -> None:
    state = desert(DUNES, carrier="b2", archeologist="b3", water={"archeologist": 0})
    assert legal(state, "water") == {"0 water 1 1", "0 water 1 2", "0 water 1 3"}


@covers("FD-73")
def test_no_water_comes_back_to_the_water_carrier_from_a_neighbouring_tile() -> None:
    state = desert(OPEN, carrier="b2", climber="b1", water={"carrier": 1})
    assert legal(state, "water") == set()
    assert refusal(state, "1 water 0 1") == "FD-82 too-far-to-pour"
    play(state, "0 move b1")
    assert legal(state, "water") == {"1 water 0 1", "1 water 0 2", "1 water 0 3"}


# Meteorologist


@covers("FD-74")
@pytest.mark.parametrize("saved", [0, 1, 2, 3])
def test_every_action_saves_one_storm_card_of_this_turn(saved: int) -> None:
    state = desert(OPEN, meteorologist="b2")
    for n in range(saved):
        assert play(state, "0 calm") == ["calmed 0"]
        assert state.left == 3 - n
    start = play(state, "0 end")
    for _ in range(3 - saved):
        assert start == []
        start = play(state, "0 draw", storm="picks-up")[2:]
    assert start == ["turn 1"]


@covers("FD-74")
@pytest.mark.parametrize(("meter", "cards"), [(0, 2), (1, 3)])
def test_no_more_cards_are_saved_than_the_storm_level_says(meter: int, cards: int) -> None:
    state = desert(OPEN, meteorologist="b2", meter=meter)
    for _ in range(cards):
        play(state, "0 calm")
    assert legal(state, "calm") == set()
    assert refusal(state, "0 calm") == "FD-74 no-storm-card-left-to-save"
    assert state.left == 4 - cards


@covers("FD-74")
def test_cards_are_saved_for_this_turn_alone() -> None:
    state = desert(OPEN, meteorologist="b2")
    for _ in range(3):
        play(state, "0 calm")
    assert play(state, "0 end") == ["turn 1"]
    play(state, "1 end")
    assert GAME.snapshot(state).left == 3


@covers("FD-74", "FD-76")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "meteorologist"])
def test_nobody_else_holds_cards_back_or_looks_at_them(role: str) -> None:
    state = desert(OPEN, **{role: "b2"}, meteorologist="b2")
    assert legal(state, "calm") == legal(state, "look") == set()
    assert refusal(state, "0 calm") == "FD-74 only-the-meteorologist"
    assert refusal(state, "0 look") == "FD-76 only-the-meteorologist"
    assert refusal(state, "1 calm") == refusal(state, "1 look") == "FD-16 not-your-turn"


@covers("FD-75")
def test_cards_held_back_stay_on_top_for_the_next_player() -> None:
    top = ["north-1", "picks-up", "sun", "west-1"]
    state = desert(OPEN, meteorologist="b2", storm_top=top)
    play(state, "0 calm")
    play(state, "0 calm")
    play(state, "0 end")
    assert play(state, "0 draw")[0] == "storm north-1"
    assert state.seat == 1
    assert GAME.snapshot(state).storm_top == ("picks-up", "sun", "west-1")
    play(state, "1 end")
    assert [play(state, "1 draw")[0] for _ in range(2)] == ["storm picks-up", "storm sun"]


@covers("FD-76", "FD-80")
def test_looking_shows_as_many_cards_as_the_storm_level() -> None:
    state = desert(OPEN, meteorologist="b2")
    seen = ["sun", "north-1", "picks-up"]
    assert play(state, "0 look", seen=seen) == [
        "looked 0 3",
        "seen sun",
        "seen north-1",
        "seen picks-up",
    ]
    assert legal(state) == {"0 bottom 1", "0 bottom 2", "0 bottom 3", "0 keep"}
    assert refusal(state, "0 bottom 4") == "FD-76 not-that-many-cards"
    assert state.left == 3
    assert play(state, "0 keep") == []
    assert (state.left, state.looking) == (3, 0)


@covers("FD-76")
@pytest.mark.parametrize(("meter", "cards"), [(0, 2), (4, 4), (8, 5), (12, 6)])
def test_the_number_of_cards_seen_goes_with_the_meter(meter: int, cards: int) -> None:
    state = desert(OPEN, meteorologist="b2", meter=meter)
    seen = ["sun", "sun", "north-1", "south-1", "east-1", "west-1"][:cards]
    assert len(play(state, "0 look", seen=seen)) == cards + 1
    assert len(legal(state, "bottom")) == cards


@covers("FD-76", "FD-78")
def test_cards_held_back_do_not_reduce_the_number_seen() -> None:
    state = desert(OPEN, meteorologist="b2")
    for _ in range(3):
        play(state, "0 calm")
    assert play(state, "0 look", seen=["sun", "sun", "sun"])[0] == "looked 0 3"
    play(state, "0 keep")
    assert play(state, "0 end") == ["turn 1"]


@covers("FD-76", "FD-84")
@pytest.mark.parametrize(
    "words",
    ["0 end", "0 move b1", "0 look", "0 calm", "0 water 1 1", "1 jet b1", "0 pass 1 shield"],
)
def test_nothing_else_can_be_done_before_the_cards_are_sorted(words: str) -> None:
    gear = {"explorer": "jet", "meteorologist": "shield"}
    state = desert(
        OPEN,
        meteorologist="b2",
        explorer="b2",
        gear=gear,
        water={"explorer": 1, "meteorologist": 2},
    )
    assert refusal(state, words) == ""
    play(state, "0 look", seen=["sun", "sun", "sun"])
    assert legal(state) == {"0 bottom 1", "0 bottom 2", "0 bottom 3", "0 keep"}
    assert refusal(state, words) == "FD-76 not-while-looking"
    assert refusal(state, "1 keep") == "FD-16 not-your-turn"
    play(state, "0 bottom 1")
    assert refusal(state, words) == ""


@covers("FD-76")
def test_cards_are_sorted_only_after_a_look() -> None:
    state = desert(OPEN, meteorologist="b2", storm_top=["sun", "sun", "sun"])
    assert legal(state, "keep") == legal(state, "bottom") == set()
    assert refusal(state, "0 keep") == refusal(state, "0 bottom 1") == "FD-76 not-looking"


@covers("FD-76", "FD-77")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_one_card_goes_to_the_bottom_and_the_others_keep_their_order(place: int) -> None:
    state = desert(OPEN, meteorologist="b2")
    seen = ["sun", "north-1", "east-2"]
    play(state, "0 look", seen=seen)
    sent = seen.pop(place - 1)
    assert play(state, f"0 bottom {place}") == [f"sent {sent}"]
    table = GAME.snapshot(state)
    assert (table.storm_top, table.storm_bottom) == (tuple(seen), (sent,))
    assert (table.looking, table.left) == (0, 3)
    play(state, "0 end")
    assert [play(state, "0 draw")[0] for _ in seen] == [f"storm {card}" for card in seen]


@covers("FD-77")
def test_keeping_all_cards_leaves_them_on_top_as_they_were() -> None:
    state = desert(OPEN, meteorologist="b2")
    seen = ["west-1", "north-1", "picks-up"]
    play(state, "0 look", seen=seen)
    play(state, "0 keep")
    table = GAME.snapshot(state)
    assert (table.storm_top, table.storm_bottom) == (tuple(seen), ())
    play(state, "0 end")
    assert [play(state, "0 draw")[0] for _ in seen] == [f"storm {card}" for card in seen]


@covers("FD-76", "FD-78")
def test_a_card_sent_later_lies_below_those_sent_earlier() -> None:
    state = desert(OPEN, meteorologist="b2")
    play(state, "0 look", seen=["sun", "north-1", "east-2"])
    play(state, "0 bottom 1")
    assert play(state, "0 look", seen=["picks-up"])[1:] == [
        "seen north-1",
        "seen east-2",
        "seen picks-up",
    ]
    play(state, "0 bottom 3")
    assert GAME.snapshot(state).storm_top == ("north-1", "east-2")
    assert GAME.snapshot(state).storm_bottom == ("sun", "picks-up")
    assert state.left == 2


@covers("FD-76")
def test_a_card_sent_to_the_bottom_is_turned_after_all_others() -> None:
    pile = ["north-1", "south-1", "east-1", "west-1"]
    state = desert(OPEN, meteorologist="b2", storm_discard=all_but(*pile))
    play(state, "0 look", seen=pile[:3])
    play(state, "0 bottom 2")
    play(state, "0 end")
    turned = [play(state, "0 draw", storm="west-1")[0] for _ in range(3)]
    assert turned == ["storm north-1", "storm east-1", "storm west-1"]
    play(state, "1 end")
    assert play(state, "1 draw")[0] == "storm south-1"


@covers("FD-76")
def test_a_card_goes_below_known_cards_when_no_other_card_is_left() -> None:
    pile = ["north-1", "south-1", "east-1", "west-1"]
    state = desert(OPEN, meteorologist="b2", storm_top=pile, storm_discard=all_but(*pile))
    play(state, "0 look")
    play(state, "0 bottom 1")
    assert GAME.snapshot(state).storm_top == ("south-1", "east-1", "west-1", "north-1")


@covers("FD-78")
def test_looking_and_holding_back_are_repeated_and_combined_each_for_an_action() -> None:
    state = desert(OPEN, meteorologist="b2")
    seen = ["sun", "north-1", "east-2"]
    again = play(state, "0 look", seen=seen)
    play(state, "0 keep")
    play(state, "0 calm")
    assert play(state, "0 look") == again
    play(state, "0 bottom 1")
    play(state, "0 calm")
    assert (state.left, state.fewer) == (0, 2)
    assert refusal(state, "0 look") == refusal(state, "0 calm") == "FD-12 no-actions-left"
    play(state, "0 end")
    assert play(state, "0 draw")[0] == "storm north-1"
    assert state.seat == 1


@covers("FD-79")
def test_with_fewer_cards_than_the_level_the_meteorologist_looks_at_those_there_are() -> None:
    discard = all_but("sun", "north-1")
    state = desert(OPEN, meteorologist="b2", storm_discard=discard)
    assert play(state, "0 look", seen=["north-1", "sun"]) == [
        "looked 0 2",
        "seen north-1",
        "seen sun",
    ]
    assert legal(state) == {"0 bottom 1", "0 bottom 2", "0 keep"}
    assert GAME.snapshot(state).storm_discard == discard


@covers("FD-79")
def test_looking_goes_on_into_the_cards_known_at_the_bottom() -> None:
    cards = ["north-1", "sun", "west-1", "picks-up"]
    state = desert(OPEN, meteorologist="b2", storm_bottom=cards[1:], storm_discard=all_but(*cards))
    assert play(state, "0 look", seen=["north-1"]) == [
        "looked 0 3",
        "seen north-1",
        "seen sun",
        "seen west-1",
    ]
    play(state, "0 bottom 2")
    assert GAME.snapshot(state).storm_top == ("north-1", "west-1", "picks-up", "sun")


@covers("FD-79a")
def test_with_no_card_in_the_pile_there_is_nothing_to_look_at() -> None:
    state = desert(OPEN, meteorologist="b2")
    state.storm_discard = state.storm_pile
    state.storm_pile = 0
    assert legal(state, "look") == set()
    assert refusal(state, "0 look") == "FD-79a no-card-to-look-at"
    assert refusal(state, "0 calm") == ""


@covers("FD-79a")
def test_a_single_known_card_can_be_looked_at() -> None:
    state = desert(OPEN, meteorologist="b2", storm_top=["sun"], storm_discard=all_but("sun"))
    assert play(state, "0 look") == ["looked 0 1", "seen sun"]


@covers("FD-80")
def test_the_cards_seen_are_seen_by_the_whole_table() -> None:
    state = desert(OPEN, meteorologist="b2", climber="a1", explorer="e5")
    play(state, "0 look", seen=["sun", "north-1", "picks-up"])
    for seat in range(3):
        table = GAME.snapshot(GAME.view(state, seat))
        assert table.storm_top == ("sun", "north-1", "picks-up")
    play(state, "0 bottom 3")
    for seat in range(3):
        assert GAME.snapshot(GAME.view(state, seat)).storm_bottom == ("picks-up",)


# Navigator


@covers("FD-81")
def test_the_navigator_guides_another_pawn_by_three_steps_for_one_action() -> None:
    state = desert(OPEN, navigator="a1", archeologist="d4")
    assert reach(state, "0 guide 1") == {"d3", "c4", "e4", "d5"}
    assert play(state, "0 guide 1 d3") == ["guided 1 d3"]
    assert state.left == 3
    assert reach(state, "0 guide 1") == {"d2", "e3", "d4"}
    assert play(state, "0 guide 1 d2") == ["guided 1 d2"]
    assert play(state, "0 guide 1 d1") == ["guided 1 d1"]
    assert state.left == 3
    assert refusal(state, "0 halt") == "FD-81 not-guiding"
    assert {"0 move a2", "0 guide 1 c1", "0 end"} <= legal(state)
    play(state, "0 guide 1 c1")
    assert state.left == 2


@covers("FD-81")
def test_each_guided_step_obeys_the_rules_for_that_pawn() -> None:
    state = desert(DUNES, navigator="a1", archeologist="b1")
    assert reach(state, "0 guide 1") == {"a1", "c1"}
    assert refusal(state, "0 guide 1 b2") == "FD-18 cell-blocked"
    assert refusal(state, "0 guide 1 c2") == "FD-17 too-far-to-walk"
    assert refusal(state, "0 guide 1 b1") == "FD-17 already-at-that-cell"
    play(state, "0 guide 1 c1")
    play(state, "0 guide 1 c2")
    assert reach(state, "0 guide 1") == {"c1", "d2"}
    assert refusal(state, "0 guide 1 b2") == "FD-18 cell-blocked"
    assert refusal(state, "0 guide 1 c3") == "FD-19 not-into-the-storm"


@covers("FD-81")
def test_a_guided_pawn_may_go_back_to_where_it_came_from() -> None:
    state = desert(OPEN, navigator="a1", archeologist="d4")
    play(state, "0 guide 1 d3")
    play(state, "0 guide 1 d4")
    play(state, "0 halt")
    assert (cell_of(state, 1), state.left) == ("d4", 3)


@covers("FD-81")
def test_a_halt_ends_the_guiding_sooner() -> None:
    state = desert(OPEN, navigator="a1", archeologist="d4")
    play(state, "0 guide 1 d3")
    assert play(state, "0 halt") == []
    assert (state.left, state.steps) == (3, 0)
    assert "0 move a2" in legal(state)


@covers("FD-81")
def test_a_halt_has_to_be_called_even_with_nowhere_left_to_go() -> None:
    state = desert(
        """
        . . . . .
        . . . . .
        . . @ . .
        . . . . 2
        . . . 2 .
        """,
        navigator="a1",
        archeologist="e4",
        rulings={"guide_buried": True},
    )
    play(state, "0 guide 1 e5")
    assert legal(state) == {"0 halt"}
    play(state, "0 halt")
    assert {"0 move a2", "0 end"} <= legal(state)


@covers("FD-81")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "navigator"])
def test_nobody_else_guides_and_the_navigator_guides_in_the_own_turn(role: str) -> None:
    state = desert(OPEN, **{role: "b2"}, navigator="a1")
    assert legal(state, "guide") == set()
    assert refusal(state, "0 guide 1 a2") == "FD-81 only-the-desert-navigator-guides"
    assert refusal(state, "1 guide 0 b1") == "FD-16 not-your-turn"


@covers("FD-81")
def test_guiding_takes_an_action() -> None:
    state = desert(OPEN, navigator="a1", archeologist="d4", left=1)
    play(state, "0 guide 1 d3")
    play(state, "0 guide 1 d2")
    play(state, "0 guide 1 d1")
    assert legal(state, "guide") == set()
    assert refusal(state, "0 guide 1 c1") == "FD-12 no-actions-left"


@covers("FD-81a")
def test_a_tunnel_is_one_of_the_three_steps() -> None:
    state = desert(OPEN, navigator="c1", archeologist="a2", excavated=TUNNELS)
    play(state, "0 guide 1 a1")
    assert reach(state, "0 guide 1") == {"a2", "b1", "e1", "a5"}
    assert play(state, "0 guide 1 e1") == ["guided 1 e1"]
    assert state.steps == 1
    play(state, "0 guide 1 e2")
    assert (cell_of(state, 1), state.steps, state.left) == ("e2", 0, 3)


@covers("FD-81a")
def test_a_guided_pawn_finds_blocked_tunnels_closed() -> None:
    state = desert(BLOCKED_END, navigator="c1", archeologist="a1", excavated=TUNNELS)
    assert reach(state, "0 guide 1") == {"a2", "b1", "a5"}
    assert refusal(state, "0 guide 1 e1") == "FD-18 cell-blocked"


@covers("FD-81b")
def test_a_guided_explorer_steps_diagonally_also_for_a_second_time() -> None:
    state = desert(OPEN, navigator="a1", explorer="d4")
    assert reach(state, "0 guide 1") == {"d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    play(state, "0 guide 1 e3")
    assert reach(state, "0 guide 1") == {"d2", "e2", "d3", "d4", "e4"}


@covers("FD-81b")
def test_a_guided_climber_crosses_blocked_tiles_and_ends_on_one() -> None:
    state = desert(DUNES, navigator="a1", climber="b1", archeologist="e5")
    play(state, "0 guide 1 b2")
    assert reach(state, "0 guide 1") == {"b1", "a2", "c2", "b3"}
    play(state, "0 guide 1 b3")
    play(state, "0 halt")
    assert cell_of(state, 1) == "b3"


@covers("FD-81b", "FD-56")
def test_a_guided_climber_takes_a_pawn_along_at_each_step() -> None:
    state = desert(OPEN, navigator="a1", climber="b1", archeologist="b1", explorer="c1")
    assert play(state, "0 guide 1 c1 with 2") == ["guided 1 c1", "carried 2 c1"]
    assert {"0 guide 1 d1", "0 guide 1 d1 with 2", "0 guide 1 d1 with 3"} <= legal(state)
    play(state, "0 guide 1 d1 with 3")
    assert [cell_of(state, seat) for seat in range(4)] == ["a1", "d1", "c1", "d1"]
    assert refusal(state, "0 guide 1 e1 with 2") == "FD-56 no-such-passenger"
    assert refusal(state, "0 guide 1 e1 with 1") == "FD-56 no-such-passenger"


@covers("FD-81b", "FD-81c")
def test_the_navigator_may_ride_along_with_the_climber() -> None:
    state = desert(DUNES, navigator="b1", climber="b1")
    assert play(state, "0 guide 1 b2 with 0") == ["guided 1 b2", "carried 0 b2"]
    play(state, "0 guide 1 b3 with 0")
    play(state, "0 guide 1 b4 with 0")
    assert (cell_of(state, 0), cell_of(state, 1), state.left) == ("b4", "b4", 3)


@covers("FD-81b")
@pytest.mark.parametrize("role", ["archeologist", "explorer", "carrier"])
def test_no_other_guided_pawn_takes_anybody_along(role: str) -> None:
    state = desert(OPEN, navigator="b1", **{role: "b1"}, climber="b1")
    assert refusal(state, "0 guide 1 b2 with 0") == "FD-56 only-the-climber-carries"
    assert refusal(state, "0 guide 1 b2 with 2") == "FD-56 only-the-climber-carries"
    assert not {word for word in legal(state) if word.startswith("0 guide 1") and "with" in word}


@covers("FD-81c")
def test_the_navigators_own_pawn_is_not_guided() -> None:
    state = desert(OPEN, navigator="a1", archeologist="d4")
    assert reach(state, "0 guide 0") == set()
    assert refusal(state, "0 guide 0 a2") == "FD-81c not-the-navigator-herself"
    play(state, "0 guide 1 d3")
    assert cell_of(state, 0) == "a1"


@covers("FD-81d")
def test_the_steps_of_one_action_are_not_shared_between_two_pawns() -> None:
    state = desert(OPEN, navigator="a1", archeologist="d4", explorer="b4")
    play(state, "0 guide 1 d3")
    assert reach(state, "0 guide 2") == set()
    assert refusal(state, "0 guide 2 b5") == "FD-81h not-while-guiding"
    play(state, "0 halt")
    play(state, "0 guide 2 b5")
    assert (state.left, state.steps) == (2, 2)


@covers("FD-81d")
def test_steps_not_used_are_lost() -> None:
    state = desert(OPEN, navigator="a1", archeologist="d4", left=2)
    play(state, "0 guide 1 d3")
    play(state, "0 halt")
    play(state, "0 guide 1 d2")
    play(state, "0 guide 1 d1")
    assert state.steps == 1
    play(state, "0 guide 1 c1")
    assert legal(state, "guide") == set()


@covers("FD-81e")
def test_a_buried_pawn_cannot_be_guided() -> None:
    state = desert(DUNES, navigator="a1", archeologist="b2", climber="e5")
    assert reach(state, "0 guide 1") == set()
    assert refusal(state, "0 guide 1 b1") == "FD-81e other-is-buried"
    assert refusal(state, "0 guide 2 e4") == ""


@covers("FD-81e")
def test_with_guide_buried_a_buried_pawn_is_guided_to_tiles_that_are_not_blocked() -> None:
    rulings = {"guide_buried": True}
    state = desert(DUNES, navigator="a1", archeologist="b2", climber="e5", rulings=rulings)
    assert reach(state, "0 guide 1") == {"b1", "a2", "c2"}
    assert refusal(state, "0 guide 1 b3") == "FD-18 cell-blocked"
    play(state, "0 guide 1 b1")
    assert not is_buried(state, 1)
    assert reach(state, "0 guide 1") == {"a1", "c1"}


@covers("FD-81e")
@pytest.mark.parametrize("guide_buried", [False, True])
def test_a_pawn_on_the_climbers_tile_can_be_guided_in_any_case(guide_buried: bool) -> None:
    rulings = {"guide_buried": guide_buried}
    state = desert(DUNES, navigator="a1", archeologist="b2", climber="b2", rulings=rulings)
    assert reach(state, "0 guide 1") == {"b1", "a2", "c2"}
    assert refusal(state, "0 guide 1 b3") == "FD-18 cell-blocked"
    assert "0 guide 2 b3 with 1" in legal(state)


@covers("FD-81f")
@pytest.mark.parametrize("cell", [cell for cell in GRID.names if cell != "c3"])
def test_the_guided_pawn_may_be_anywhere(cell: str) -> None:
    state = desert(OPEN, navigator="a1", archeologist=cell)
    assert reach(state, "0 guide 1") == names(step(state, 1)) != set()


@covers("FD-81g")
@pytest.mark.parametrize("guide_buried", [False, True])
def test_a_buried_navigator_cannot_guide(guide_buried: bool) -> None:
    rulings = {"guide_buried": guide_buried}
    state = desert(DUNES, navigator="b2", archeologist="d4", rulings=rulings)
    assert legal(state) == {"0 clear b2", "0 end"}
    assert refusal(state, "0 guide 1 d3") == "FD-31 buried"
    play(state, "0 clear b2")
    assert refusal(state, "0 guide 1 d3") == ""


@covers("FD-81g", "FD-81h")
def test_guiding_goes_on_when_the_climber_leaves_the_navigator_behind_in_deep_sand() -> None:
    state = desert(DUNES, navigator="b2", climber="b2")
    play(state, "0 guide 1 b1")
    assert reach(state, "0 guide 1") == {"a1", "c1", "b2"}
    play(state, "0 guide 1 c1")
    play(state, "0 halt")
    assert legal(state) == {"0 clear b2", "0 end"}
    assert refusal(state, "0 guide 1 d1") == "FD-31 buried"


@covers("FD-81h", "FD-84")
@pytest.mark.parametrize(
    "words",
    [
        "0 move a2",
        "0 clear a1",
        "0 end",
        "0 water 2 1",
        "2 water 0 1",
        "0 pass 2 throttle",
        "0 throttle",
        "1 jet b1",
        "2 shield",
        "2 blast a1",
        "0 guide 2 a2",
    ],
)
def test_nothing_comes_between_the_steps_of_one_action(words: str) -> None:
    state = desert(
        OPEN.replace(".", "1", 1),
        navigator="a1",
        archeologist="d4",
        climber="a1",
        water={"navigator": 2, "climber": 2},
        gear={"navigator": "throttle", "archeologist": "jet", "climber": "shield blaster"},
    )
    assert refusal(state, words) == ""
    play(state, "0 guide 1 d3")
    assert legal(state) == {"0 guide 1 d2", "0 guide 1 e3", "0 guide 1 d4", "0 halt"}
    assert refusal(state, words) == "FD-81h not-while-guiding"
    play(state, "0 halt")
    assert refusal(state, words) == ""


@covers("FD-81e")
def test_a_buried_pawn_that_may_be_guided_is_refused_for_where_it_should_go() -> None:
    state = desert(
        """
            2 2 . . .
            2 . . . .
            . . @ . .
            . . . . .
            . . . . .
        """,
        navigator="e1",
        archeologist="a1",
        rulings={"guide_buried": True},
    )
    assert refusal(state, "0 guide 1 b1") == "FD-18 cell-blocked"
