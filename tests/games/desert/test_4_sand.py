"""Remove sand, and being buried: FD-26 to FD-34."""

from typing import Any

import pytest

from forbidden_games.games.desert.board import FACES, GRID
from forbidden_games.games.desert.movement import is_buried
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from tests.support.desert import (
    GAME,
    OPEN,
    cell_of,
    cells,
    desert,
    held,
    legal,
    names,
    play,
    refusal,
)
from tests.support.rules import covers

DIGGERS = ("climber", "meteorologist", "navigator", "carrier")  # one marker, four directions
ENGINE = {"a5": "engine-row", "b5": "engine-column"}  # clues out of the way
STREWN = """
    1 1 1 1 1
    1 1 1 1 1
    1 1 @ 1 1
    1 1 1 1 1
    1 1 1 1 1
"""
BACKS = {"a1": "crash", "b1": "oasis", "c1": "oasis", "d1": "oasis"}
DUNE = """
    . . . . @
    . 3 1 . .
    . 1 3 1 .
    . . 1 . .
    . . . . .
"""


def sand(state: DesertState, *cells: str) -> list[int]:
    """The markers on these cells."""
    return [state.sand[GRID.cell(cell)] for cell in cells]


def clearable(state: DesertState, seat: int = 0) -> set[str]:
    """The cells from which a seat can take sand."""
    return {words.split()[2] for words in legal(state, "clear") if words[0] == str(seat)}


# Remove sand


@covers("FD-26")
@pytest.mark.parametrize("role", [*DIGGERS, "archeologist"])
def test_sand_is_taken_off_the_own_tile_or_a_neighbouring_one(role: str) -> None:
    state = desert(STREWN, backs=BACKS, **{role: "b4"})
    assert clearable(state) == names(
        cells(
            "o",
            """
            . . . . .
            . . . . .
            . o . . .
            o o o . .
            . o . . .
            """,
        )
    )
    for far in ("a3", "a5", "c5", "b2", "d4"):
        assert refusal(state, f"0 clear {far}") == "FD-26 too-far-to-clear"


@covers("FD-26")
@pytest.mark.parametrize("role", [*DIGGERS, "explorer"])
@pytest.mark.parametrize("cell", ["c3", "c2"])
def test_one_action_takes_one_marker_back_to_the_supply(role: str, cell: str) -> None:
    state = desert(DUNE.replace("1", "4").replace("3", "1"), **{role: "c3"})
    before, supply = sand(state, cell)[0], state.supply
    assert play(state, f"0 clear {cell}") == [f"cleared {cell} 1"]
    assert sand(state, cell) == [before - 1]
    assert sum(state.sand) + state.supply == 48
    assert (state.supply, GAME.snapshot(state).left) == (supply + 1, 3)


@covers("FD-26")
def test_sand_at_the_edge_is_not_reached_from_the_other_side() -> None:
    state = desert(STREWN, backs=BACKS, carrier="e2", explorer="a3")
    assert clearable(state) == {"e1", "d2", "e2", "e3"}
    state.seat = 1
    assert clearable(state, 1) == {"a2", "b2", "a3", "b3", "a4", "b4"}


@covers("FD-27")
def test_there_has_to_be_sand_on_the_tile() -> None:
    state = desert(
        """
        . . . . .
        . . 1 . .
        . 1 @ . .
        . . . . .
        . . . . .
        """,
        carrier="b2",
    )
    assert clearable(state) == {"c2", "b3"}
    for bare in ("b2", "b1", "a2"):
        assert refusal(state, f"0 clear {bare}") == "FD-27 no-sand"
    play(state, "0 clear c2")
    assert refusal(state, "0 clear c2") == "FD-27 no-sand"


@covers("FD-27")
@pytest.mark.parametrize("role", ROLES)
def test_the_storm_cannot_be_cleared(role: str) -> None:
    state = desert(STREWN, backs=BACKS, **{role: "c2"})
    assert "c3" not in clearable(state)
    assert refusal(state, "0 clear c3") == "FD-27 not-into-the-storm"


@covers("FD-28")
@pytest.mark.parametrize("markers", ["1", "2", "7"])
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("side", ["excavated", "known"])
def test_any_tile_with_sand_can_be_cleared(markers: str, face: str, side: str) -> None:
    state = desert(OPEN.replace(".", markers, 1), carrier="b1", **{side: {"a1": face}})
    play(state, "0 clear a1")
    assert sand(state, "a1") == [int(markers) - 1]
    tile = GAME.snapshot(state).tiles[0]
    assert (tile.face, tile.excavated) == (face, side == "excavated")


@covers("FD-28", "FD-29")
@pytest.mark.parametrize("cell", ["a1", "b1"])
def test_pawns_and_parts_neither_hinder_clearing_nor_leave(cell: str) -> None:
    state = desert(
        OPEN.replace(".", "1", 2),
        carrier="b1",
        explorer=cell,
        excavated={**ENGINE, "c5": "deck-row", "d5": "deck-column"},
        parts={"engine": cell, "deck": cell},
    )
    play(state, f"0 clear {cell}")
    assert sand(state, cell) == [0]
    assert (cell_of(state, 0), cell_of(state, 1)) == ("b1", cell)
    parts = GAME.snapshot(state).parts
    assert (parts["engine"], parts["deck"], parts["crystal"]) == (cell, cell, "unplaced")


@covers("FD-29")
def test_the_part_is_not_picked_up_with_the_last_marker() -> None:
    state = desert(
        OPEN.replace(".", "1", 1),
        carrier="a1",
        excavated={**ENGINE, "a1": "pad"},
        parts={"engine": "a1"},
    )
    assert play(state, "0 clear a1") == ["cleared a1 1"]
    assert GAME.snapshot(state).parts["engine"] == "a1"
    assert "0 take engine" in legal(state)


# Buried


@covers("FD-30")
@pytest.mark.parametrize(("markers", "buried"), [("1", False), ("2", True), ("5", True)])
def test_two_markers_bury_and_one_does_not(markers: str, buried: bool) -> None:
    state = desert(OPEN.replace(".", markers, 1), carrier="a1", explorer="a2")
    assert is_buried(state, 0) == buried
    assert not is_buried(state, 1)
    assert ("0 move b1" not in legal(state)) == buried


@covers("FD-30")
def test_the_wind_buries_at_once_whose_turn_it_is_does_not_matter() -> None:
    board = """
        . . . . .
        . . . . .
        . . @ . .
        . . 1 . .
        . . 1 . .
    """
    state = desert(board, navigator="c4", carrier="c5", phase="storming")
    assert not is_buried(state, 0)
    play(state, "0 draw", storm="north-2")
    assert [is_buried(state, seat) for seat in (0, 1)] == [True, True]
    play(state, "0 draw", storm="sun")
    play(state, "0 draw", storm="sun")
    assert clearable(state, 1) == {"c4"}
    assert refusal(state, "1 move c5") == "FD-31 buried"


@covers("FD-30")
def test_no_pawn_is_buried_where_the_climber_is() -> None:
    board = OPEN.replace(".", "4", 1)
    state = desert(board, carrier="a1", climber="a1", explorer="a2")
    assert [is_buried(state, seat) for seat in range(3)] == [False, False, False]
    state = desert(board, carrier="a1", climber="b1", explorer="a2")
    assert [is_buried(state, seat) for seat in range(3)] == [True, False, False]


@covers("FD-30")
def test_a_buried_pawn_is_not_guided_in_the_turn_in_which_it_was_buried() -> None:
    board = OPEN.replace(".", "1", 1)
    state = desert(board, navigator="b2", carrier="a1")
    assert "0 guide 1 a2" in legal(state)
    state.sand = [2, *state.sand[1:]]
    assert refusal(state, "0 guide 1 a2") == "FD-81e other-is-buried"


@covers("FD-31")
@pytest.mark.parametrize("role", [*DIGGERS[1:], "explorer", "archeologist"])
def test_all_a_buried_player_can_do_is_clear_the_own_tile_or_stop(role: str) -> None:
    state = desert(DUNE, **{role: "c3"}, climber="e5")
    assert legal(state) == {"0 clear c3", "0 end"}
    for near in ("c2", "b3", "d3", "c4"):
        assert refusal(state, f"0 clear {near}") == "FD-31 buried"
        assert refusal(state, f"0 move {near}") == "FD-31 buried"


@covers("FD-31")
def test_a_buried_player_is_free_with_one_marker_left() -> None:
    state = desert(DUNE, carrier="c3", climber="e5")
    play(state, "0 clear c3")
    assert legal(state) == {"0 clear c3", "0 end"}
    play(state, "0 clear c3")
    assert sand(state, "c3") == [1]
    assert clearable(state) == {"c3", "c2", "b3", "d3", "c4"}
    assert legal(state, "move") == {"0 move c2", "0 move b3", "0 move d3", "0 move c4"}


@covers("FD-31")
@pytest.mark.parametrize("cleared", [0, 1, 2])
def test_a_buried_player_may_end_the_turn_at_any_point(cleared: int) -> None:
    state = desert(DUNE.replace("3", "9"), carrier="c3", climber="e5")
    for _ in range(cleared):
        play(state, "0 clear c3")
    assert play(state, "0 end") == []
    assert (sand(state, "c3"), legal(state)) == ([9 - cleared], {"0 draw"})


@covers("FD-31")
def test_a_buried_player_neither_excavates_nor_picks_up() -> None:
    parts = {"engine": "a1"}
    state = desert(
        OPEN.replace(".", "2", 1), carrier="a1", excavated={**ENGINE, "a1": "pad"}, parts=parts
    )
    assert refusal(state, "0 take engine") == "FD-31 buried"
    state = desert(OPEN.replace(".", "2", 1), carrier="a1")
    assert refusal(state, "0 excavate") == "FD-31 buried"


@covers("FD-31a")
@pytest.mark.parametrize(
    ("role", "words"),
    [
        ("meteorologist", "calm"),
        ("meteorologist", "look"),
        ("carrier", "fetch"),
        ("navigator", "guide 1 e4"),
    ],
)
@pytest.mark.parametrize("rulings", [{}, {"well_sand": "any", "guide_buried": True}])
def test_a_buried_adventurer_cannot_use_a_power(
    role: str, words: str, rulings: dict[str, Any]
) -> None:
    options: dict[str, Any] = {
        **{role: "a1", "climber": "e5", "explorer": "e3"},
        **{"excavated": {"a1": "well"}, "rulings": rulings},
        **({"water": {"carrier": 1}} if role == "carrier" else {}),
    }
    assert f"0 {words}" in legal(desert(OPEN.replace(".", "1", 1), **options))
    state = desert(OPEN.replace(".", "2", 1), **options)
    assert refusal(state, f"0 {words}") == "FD-31 buried"
    assert {word for word in legal(state) if word.split()[1] != "water"} == {"0 clear a1", "0 end"}


@covers("FD-32")
@pytest.mark.parametrize(
    ("helper", "start", "cleared"),
    [("carrier", "c2", 1), ("archeologist", "b3", 2), ("explorer", "d4", 1), ("climber", "d3", 1)],
)
def test_others_dig_a_buried_pawn_out_from_next_door(helper: str, start: str, cleared: int) -> None:
    state = desert(DUNE.replace("3", "2"), **{helper: start, "navigator": "c3"})
    assert is_buried(state, 1)
    assert play(state, "0 clear c3") == [f"cleared c3 {cleared}"]
    assert not is_buried(state, 1)
    play(state, "0 end")
    for card in ("north-1", "south-1", "sun"):
        play(state, "0 draw", storm=card)
    assert "1 move c2" in legal(state)


@covers("FD-33")
def test_the_sun_takes_one_water_from_the_buried_as_from_all() -> None:
    state = desert(DUNE, carrier="c3", navigator="b5", phase="storming")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 4", "parched 1 3"]
    assert play(state, "0 draw", storm="west-1")[0] == "storm west-1"
    assert state.water[:2] == [4, 3]


@covers("FD-33")
def test_the_buried_miss_no_turn_and_the_game_goes_on() -> None:
    state = desert(DUNE.replace("3", "9"), carrier="c3", navigator="c3", phase="storming")
    for seat, card in enumerate(("north-1", "south-1")):
        for storm in (card, "sun", "east-1"):
            play(state, f"{seat} draw", storm=storm)
        table = GAME.snapshot(state)
        assert (table.turn, table.left, table.outcome) == (1 - seat, 4, "running")
        play(state, f"{1 - seat} end")
    assert is_buried(state, 0)


@covers("FD-34")
def test_what_is_free_remains_free_for_the_buried() -> None:
    gear = {"carrier": "blaster jet shield scope reserve throttle"}
    water = {"carrier": 2, "navigator": 1}
    state = desert(DUNE, carrier="c3", navigator="c3", gear=gear, water=water)
    mine = {words.split()[1] for words in legal(state) if words[0] == "0"}
    assert mine == {
        *("clear", "end", "blast", "jet", "shield", "scope", "reserve", "throttle"),
        *("pass", "water"),
    }
    assert {"0 water 1 2", "1 water 0 1", "0 pass 1 jet", "0 blast c2", "0 jet a1"} <= legal(state)
    play(state, "0 pass 1 throttle")
    play(state, "1 pass 0 throttle")
    play(state, "0 throttle")
    play(state, "1 water 0 1")
    assert (state.left, state.water[0], held(state, 1)) == (6, 3, "")
    play(state, "0 jet a1 with 1")
    assert not is_buried(state, 0)
    assert "0 move a2" in legal(state)


@covers("FD-34")
def test_the_buried_use_equipment_in_the_turns_of_others_too() -> None:
    gear = {"navigator": "blaster jet shield scope reserve"}
    for phase in ("acting", "storming"):
        state = desert(DUNE, carrier="a5", navigator="c3", gear=gear, phase=phase)
        verbs = {words.split()[1] for words in legal(state) if words[0] == "1"}
        assert verbs == {"blast", "jet", "shield", "scope", "reserve"}


@covers("FD-34")
def test_only_the_jet_pack_can_be_closed_to_the_buried() -> None:
    gear = {"carrier": "blaster jet shield scope reserve throttle"}
    rulings = {"jet_buried": False}
    state = desert(DUNE, carrier="c3", navigator="c3", gear=gear, rulings=rulings)
    verbs = {words.split()[1] for words in legal(state) if words[0] == "0"}
    assert verbs == {"clear", "end", "blast", "shield", "scope", "reserve", "throttle", "pass"}
    assert refusal(state, "0 jet a1") == "FD-87 buried"
    play(state, "0 blast c3")
    assert "0 jet a1" in legal(state)
