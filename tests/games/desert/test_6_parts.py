"""Clues and parts: FD-45 to FD-53c."""

import pytest

from forbidden_games.games.desert.actions import VERBS
from forbidden_games.games.desert.board import FACES, GRID, PARTS
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from tests.support.desert import GAME, OPEN, cell_of, desert, legal, play, refusal
from tests.support.rules import covers

ENGINE = {"a5": "engine-row", "b5": "engine-column"}  # clues out of the way
DECK = {"d5": "deck-row", "e5": "deck-column"}


def part(state: DesertState, name: str = "engine") -> str:
    """Where a part is."""
    return GAME.snapshot(state).parts[name]


def found(row: str, column: str, board: str = OPEN, second: str = "column") -> DesertState:
    """Both clues of the engine excavated on these cells, this one last, by the water carrier."""
    clues = {"row": row, "column": column}
    last = clues.pop(second)
    state = desert(
        board,
        carrier=last,
        climber="e1",
        excavated={cell: f"engine-{half}" for half, cell in clues.items()},
        known={last: f"engine-{second}"},
    )
    play(state, "0 excavate")
    return state


def blow(state: DesertState, *cards: str) -> None:
    """A storm step of three cards, and seat 0 is to act again."""
    play(state, f"{state.seat} end")
    for card in cards:
        play(state, f"{state.seat} draw", storm=card)
    state.seat = 0


# Clues


@covers("FD-45")
@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize(("half", "other"), [("row", "column"), ("column", "row")])
def test_the_second_clue_places_its_part_at_no_cost(name: str, half: str, other: str) -> None:
    first = "a2" if half == "row" else "d4"
    second = "d4" if half == "row" else "a2"
    state = desert(carrier=second, excavated={first: f"{name}-{half}"}, backs={second: "desert"})
    events = play(state, "0 excavate", face=f"{name}-{other}")
    assert events == [f"excavated {second} {name}-{other}", f"placed {name} d2"]
    assert part(state, name) == "d2"
    assert [part(state, other_part) for other_part in PARTS].count("unplaced") == 3
    assert GAME.snapshot(state).left == 3  # excavating was the action


@covers("FD-45")
def test_clues_of_different_parts_do_not_go_together() -> None:
    clues = {"a2": "engine-row", "b4": "deck-row", "e2": "crystal-row"}
    state = desert(carrier="d4", excavated=clues, known={"d4": "propeller-column"})
    assert play(state, "0 excavate") == ["excavated d4 propeller-column"]
    assert {part(state, name) for name in PARTS} == {"unplaced"}


@covers("FD-46")
@pytest.mark.parametrize(
    ("row", "column", "place"),
    [
        ("a1", "e5", "e1"),
        ("e5", "a1", "a5"),
        ("b4", "d1", "d4"),
        ("d1", "b4", "b1"),
        ("c5", "b2", "b5"),
        ("e2", "d5", "d2"),
    ],
)
@pytest.mark.parametrize("second", ["row", "column"])
def test_the_row_clue_gives_the_row_and_the_column_clue_the_column(
    row: str, column: str, place: str, second: str
) -> None:
    assert part(found(row, column, second=second)) == place


@covers("FD-46")
@pytest.mark.parametrize(
    ("wind", "first", "place"), [("north-1", "c4", "b3"), ("north-2", "c5", "b4")]
)
def test_the_first_clue_counts_where_it_lies_when_the_second_is_found(
    wind: str, first: str, place: str
) -> None:
    state = desert(carrier="b5", excavated={first: "engine-row"}, known={"b5": "engine-column"})
    blow(state, wind, "sun", "sun")
    assert part(state) == "unplaced"
    assert play(state, "0 excavate")[1] == f"placed engine {place}"


@covers("FD-46")
def test_a_column_clue_that_was_blown_elsewhere_counts_there() -> None:
    state = desert(carrier="b2", excavated={"e3": "engine-column"}, known={"b2": "engine-row"})
    blow(state, "west-2", "sun", "sun")
    assert play(state, "0 excavate")[1] == "placed engine d2"


@covers("FD-46")
def test_the_second_clue_too_counts_where_it_lies_now() -> None:
    state = desert(carrier="c4", excavated={"e5": "engine-row"}, known={"c4": "engine-column"})
    blow(state, "north-1", "east-1", "sun")
    assert cell_of(state, 0) == "c3"
    play(state, "0 clear c3")
    assert play(state, "0 excavate")[1] == "placed engine c5"


@covers("FD-47")
@pytest.mark.parametrize(("half", "other"), [("row", "column"), ("column", "row")])
def test_one_clue_is_not_enough_even_if_the_other_was_seen(half: str, other: str) -> None:
    state = desert(
        carrier="b2",
        known={"b2": f"engine-{half}"},
        backs={"d4": "desert"},
        gear={"carrier": "scope"},
    )
    play(state, "0 scope d4", face=f"engine-{other}")
    assert play(state, "0 excavate") == [f"excavated b2 engine-{half}"]
    assert part(state) == "unplaced"
    assert refusal(state, "0 take engine") == "FD-47 clues-missing"


@covers("FD-47")
def test_seeing_the_second_clue_places_nothing() -> None:
    state = desert(
        carrier="b2",
        excavated={"b2": "engine-row"},
        backs={"d4": "desert"},
        gear={"carrier": "scope"},
    )
    assert play(state, "0 scope d4", face="engine-column")[1:] == ["saw d4 engine-column"]
    assert part(state) == "unplaced"


@covers("FD-47")
def test_one_clue_is_not_enough_even_if_one_tile_alone_is_unknown() -> None:
    faces = [*["gear"] * 8, *["tunnel"] * 3, "pad", *FACES[5:]]
    faces.remove("engine-column")
    tiles = [name for name in GRID.names[4:] if name != "c3"]
    known = dict(zip(tiles, faces, strict=False))
    (clue,) = (cell for cell, face in known.items() if face == "engine-row")
    state = desert(carrier=clue, known=known)
    assert play(state, "0 excavate") == [f"excavated {clue} engine-row"]
    assert part(state) == "unplaced"


@covers("FD-48")
@pytest.mark.parametrize("second", ["row", "column"])
def test_row_clue_at_a2_and_column_clue_at_d4_place_the_part_at_d2(second: str) -> None:
    assert part(found("a2", "d4", second=second)) == "d2"


@covers("FD-49")
@pytest.mark.parametrize("second", ["row", "column"])
def test_clues_in_one_row_or_column_place_the_part_on_one_of_them(second: str) -> None:
    assert part(found("a2", "d2", second=second)) == "d2"  # on the column clue
    assert part(found("b1", "b4", second=second)) == "b1"  # on the row clue
    state = found("a2", "d2")
    assert cell_of(state, 0) == "d2"
    assert "0 take engine" in legal(state)  # the tile was just turned over


@covers("FD-49")
@pytest.mark.parametrize("face", [face for face in FACES if not face.startswith("engine")])
@pytest.mark.parametrize("side", ["excavated", "known"])
def test_a_part_is_placed_on_any_tile(face: str, side: str) -> None:
    clues = {"a2": "engine-row"}
    here = {"d2": face}
    state = desert(
        carrier="d4",
        excavated={**clues, **(here if side == "excavated" else {})},
        known={"d4": "engine-column", **(here if side == "known" else {})},
    )
    assert play(state, "0 excavate")[1:] == ["placed engine d2"]
    tile = next(tile for tile in GAME.snapshot(state).tiles if tile.cell == "d2")
    assert (part(state), tile.face, tile.excavated) == ("d2", face, side == "excavated")


@covers("FD-49")
def test_a_part_is_placed_on_a_blocked_tile_with_pawns() -> None:
    board = """
        . . . . .
        . . . 4 .
        . . @ . .
        . . . . .
        . . . . .
    """
    state = desert(
        board,
        carrier="d4",
        climber="d2",
        navigator="d2",
        excavated={"a2": "engine-row"},
        known={"d4": "engine-column"},
    )
    play(state, "0 excavate")
    assert (part(state), cell_of(state, 1), state.sand[GRID.cell("d2")]) == ("d2", "d2", 4)


@covers("FD-50")
def test_a_placed_part_travels_with_its_tile() -> None:
    state = found("a4", "c5")
    assert part(state) == "c4"
    blow(state, "north-1", "east-2", "south-1")  # c4 to c3; b4 and a4 east; a3 south
    assert part(state) == "c3"
    assert GAME.snapshot(state).storm == "a3"


@covers("FD-50")
def test_the_part_stays_when_its_clues_are_blown_elsewhere() -> None:
    state = desert(
        carrier="d1",
        excavated={"c4": "engine-row", "b1": "engine-column", "a2": "deck-row"},
        known={"d1": "deck-column"},
        parts={"engine": "b4"},
    )
    blow(state, "north-1", "sun", "sun")
    faces = {tile.cell: tile.face for tile in GAME.snapshot(state).tiles}
    assert (faces["c3"], part(state)) == ("engine-row", "b4")
    assert play(state, "0 excavate")[1:] == ["placed deck d2"]  # and nothing else
    assert part(state) == "b4"


@covers("FD-50")
def test_a_strong_wind_moves_each_part_with_its_own_tile_only() -> None:
    state = desert(
        carrier="b1",
        excavated={**ENGINE, **DECK, "a1": "crystal-row", "a2": "crystal-column"},
        parts={"engine": "c4", "deck": "c5", "crystal": "d4"},
    )
    blow(state, "north-2", "sun", "sun")
    assert [part(state, name) for name in ("engine", "deck", "crystal")] == ["c3", "c4", "d4"]


@covers("FD-51")
@pytest.mark.parametrize("second", ["row", "column"])
def test_where_row_and_column_cross_at_the_storm_the_part_waits_in_it(second: str) -> None:
    state = found("a3", "c5", second=second)
    assert part(state) == GAME.snapshot(state).storm == "c3"
    assert refusal(state, "0 take engine") == "FD-53 part-elsewhere"
    assert refusal(state, "0 move c3").endswith("not-into-the-storm")


@covers("FD-51")
@pytest.mark.parametrize(
    ("wind", "storm"),
    [("north-1", "c4"), ("south-1", "c2"), ("east-1", "b3"), ("west-1", "d3")],
)
def test_the_waiting_part_falls_to_the_next_tile_that_slides_in(wind: str, storm: str) -> None:
    state = found("a3", "c5")
    play(state, "0 end")
    events = play(state, "0 draw", storm=wind)
    assert events == [f"storm {wind}", f"slid {storm} c3", "sand c3 1"]
    assert (part(state), GAME.snapshot(state).storm) == ("c3", storm)


@covers("FD-51")
def test_only_the_first_tile_of_a_strong_wind_gets_the_waiting_part() -> None:
    state = found("a3", "c5", second="row")
    blow(state, "west-2", "sun", "sun")
    assert (part(state), GAME.snapshot(state).storm) == ("c3", "e3")
    assert state.sand[GRID.cell("c3")] == 1
    assert state.sand[GRID.cell("d3")] == 1


@covers("FD-51")
def test_the_part_goes_on_waiting_while_no_tile_moves() -> None:
    board = """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . @ . .
    """
    state = found("a5", "c1", board=board)
    assert part(state) == "c5"
    blow(state, "north-3", "sun", "picks-up")
    assert (part(state), GAME.snapshot(state).storm) == ("c5", "c5")
    blow(state, "south-1", "sun", "sun")
    assert (part(state), GAME.snapshot(state).storm) == ("c5", "c4")


@covers("FD-51")
def test_a_part_that_has_fallen_to_a_tile_travels_with_that_tile() -> None:
    state = found("a3", "c5", second="row")
    blow(state, "north-1", "south-2", "sun")  # c4 to c3 and back again, c2 after it
    assert (part(state), GAME.snapshot(state).storm) == ("c4", "c2")


@covers("FD-51")
@pytest.mark.parametrize(("markers", "refused"), [(".", ""), ("1", "FD-31 buried")])
def test_the_marker_goes_beneath_the_part_and_counts_as_any_other(
    markers: str, refused: str
) -> None:
    board = f"""
        . . . . .
        . . . . .
        . . @ . .
        . . {markers} . .
        . . . . .
    """
    state = desert(
        board,
        carrier="c4",
        excavated={"a3": "engine-row", "c5": "engine-column", "c4": "pad"},
        parts={"engine": "c3"},
    )
    blow(state, "north-1", "sun", "sun")
    assert (cell_of(state, 0), part(state)) == ("c3", "c3")
    assert refusal(state, "0 take engine") == refused


# Parts


@covers("FD-52")
def test_four_parts_on_a_tile_are_picked_up_with_an_action_each() -> None:
    clues = {f"a{n + 2}": f"{name}-row" for n, name in enumerate(PARTS)}
    clues |= {f"e{n + 2}": f"{name}-column" for n, name in enumerate(PARTS)}
    state = desert(
        carrier="b2",
        navigator="b3",
        excavated={**clues, "b2": "mirage"},
        parts=dict.fromkeys(PARTS, "b2"),
    )
    for n, name in enumerate(PARTS):
        assert legal(state, "take") == {f"0 take {rest}" for rest in PARTS[n:]}
        assert play(state, f"0 take {name}") == [f"took 0 {name}"]
        assert [part(state, rest) for rest in PARTS[n + 1 :]] == ["b2"] * (3 - n)
        assert GAME.snapshot(state).left == 3 - n


@covers("FD-53")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("markers", [".", "1"])
def test_a_part_is_picked_up_from_the_own_excavated_tile(role: str, markers: str) -> None:
    state = desert(
        OPEN.replace(".", markers, 1),
        **{role: "a1"},
        excavated={**ENGINE, "a1": "gear"},
        parts={"engine": "a1"},
    )
    assert play(state, "0 take engine") == ["took 0 engine"]
    assert (part(state), GAME.snapshot(state).left) == ("taken", 3)


@covers("FD-53")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("markers", ["2", "3"])
def test_no_part_is_picked_up_from_a_blocked_tile(role: str, markers: str) -> None:
    state = desert(
        OPEN.replace(".", markers, 1),
        **{role: "a1"},
        excavated={**ENGINE, "a1": "gear"},
        parts={"engine": "a1"},
    )
    assert legal(state, "take") == set()
    rule = "FD-53c cell-blocked" if role == "climber" else "FD-31 buried"
    assert refusal(state, "0 take engine") == rule


@covers("FD-53")
@pytest.mark.parametrize("role", ROLES)
def test_no_part_is_picked_up_from_another_tile(role: str) -> None:
    around = ("a1", "b1", "a2", "c3", "e5")
    for cell in around:
        state = desert(
            **{role: "b2"},
            excavated={"a4": "engine-row", "b4": "engine-column", "b2": "gear"},
            parts={"engine": cell},
        )
        assert legal(state, "take") == set()
        assert refusal(state, "0 take engine") == "FD-53 part-elsewhere"


@covers("FD-53")
def test_only_the_active_player_picks_up_a_part() -> None:
    state = desert(
        carrier="b2",
        climber="b2",
        excavated={**ENGINE, "b2": "gear"},
        parts={"engine": "b2"},
    )
    assert legal(state, "take") == {"0 take engine"}
    assert refusal(state, "1 take engine") == "FD-16 not-your-turn"


@covers("FD-53a")
def test_from_an_unexcavated_tile_a_part_is_won_in_three_stages() -> None:
    state = desert(
        OPEN.replace(".", "2", 1), carrier="a1", excavated=ENGINE, parts={"engine": "a1"}
    )
    play(state, "0 clear a1")
    assert refusal(state, "0 take engine") == "FD-53a excavate-first"
    assert refusal(state, "0 excavate") == "FD-35 sand-first"
    play(state, "0 clear a1")
    assert refusal(state, "0 take engine") == "FD-53a excavate-first"
    play(state, "0 excavate", face="pad")
    play(state, "0 take engine")
    assert (part(state), GAME.snapshot(state).left) == ("taken", 0)


@covers("FD-53a")
def test_a_tile_that_was_only_seen_keeps_its_part() -> None:
    state = desert(carrier="b2", known={"b2": "pad"}, excavated=ENGINE, parts={"engine": "b2"})
    assert legal(state, "take") == set()
    assert refusal(state, "0 take engine") == "FD-53a excavate-first"


@covers("FD-53b")
def test_a_part_that_was_picked_up_stays_with_the_team() -> None:
    state = desert(
        carrier="c4",
        climber="c4",
        excavated={"a2": "engine-row", "e4": "engine-column", "c4": "pad"},
        parts={"engine": "c4"},
        gear={"carrier": "jet"},
    )
    play(state, "0 take engine")
    assert refusal(state, "0 take engine") == "FD-53b taken-already"
    blow(state, "north-3", "south-2", "east-2")
    assert part(state) == "taken"
    play(state, "0 jet a1")
    play(state, "0 end")
    for card in ("sun", "sun", "picks-up"):
        play(state, "0 draw", storm=card)
    assert part(state) == "taken"
    assert refusal(state, "1 take engine") == "FD-53b taken-already"


@covers("FD-53b")
def test_a_part_is_neither_put_down_nor_passed() -> None:
    assert set(VERBS[1:]) == {
        *("move", "clear", "excavate", "take", "fetch", "calm", "look", "guide"),
        *("halt", "bottom", "keep", "end", "draw", "pass", "water"),
        *("blast", "jet", "shield", "scope", "reserve", "throttle"),
    }
    state = desert(carrier="b2", climber="b2", excavated=ENGINE, parts={"engine": "taken"})
    assert legal(state, "pass") == legal(state, "take") == set()


@covers("FD-53c")
@pytest.mark.parametrize("markers", ["2", "6"])
def test_the_climber_does_not_unblock_a_tile_for_a_part(markers: str) -> None:
    state = desert(
        OPEN.replace(".", markers, 1),
        carrier="a1",
        climber="a1",
        excavated={**ENGINE, "a1": "gear"},
        parts={"engine": "a1"},
    )
    assert "0 move a2" in legal(state)  # nobody is buried
    assert refusal(state, "0 take engine") == "FD-53c cell-blocked"
    for _ in range(int(markers) - 2):
        play(state, "0 clear a1")
    assert legal(state, "take") == set()
    state.left = 4
    play(state, "0 clear a1")
    assert legal(state, "take") == {"0 take engine"}
