"""Water and equipment: FD-82 to FD-91."""

import pytest

from forbidden_games.games.desert.board import GRID
from forbidden_games.games.desert.roles import CANTEENS, ROLES
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

TILES = {cell for cell in GRID.names if cell != "c3"}
DUNES = """
    1 2 . . .
    . 3 1 . .
    . . @ . .
    . . . . .
    . . . . .
"""
PIECES = ["blaster", "jet", "shield", "scope", "reserve", "throttle"]
USE = {
    "blaster": "0 blast b2",
    "jet": "0 jet e1",
    "shield": "0 shield",
    "scope": "0 scope e3",
    "reserve": "0 reserve",
    "throttle": "0 throttle",
}
ANY_TIME = PIECES[:-1]


def reach(state: DesertState, words: str) -> set[str]:
    """The cells with which these words are a legal action."""
    actions = [action.rsplit(" ", 1) for action in legal(state)]
    return {cell for start, cell in actions if start == words}


def sand(state: DesertState, cell: str) -> int:
    """The markers on a tile."""
    return state.sand[GRID.cell(cell)]


def storm_step(state: DesertState, *cards: str) -> list[str]:
    """End the turn and turn these cards; who was parched, and the turn that begins."""
    seat = state.seat
    events = play(state, f"{seat} end")
    for card in cards:
        events += play(state, f"{seat} draw", storm=card)
    return [event for event in events if event.startswith(("parched", "turn"))]


# Giving water


@covers("FD-82")
def test_water_is_given_to_anybody_on_the_same_tile_for_free() -> None:
    water = {"climber": 1, "explorer": 2, "navigator": 4}
    state = desert(OPEN, climber="b2", explorer="b2", navigator="b1", water=water)
    assert legal(state, "water") == {"0 water 1 1", "1 water 0 1", "1 water 0 2"}
    assert play(state, "1 water 0 2") == ["watered 1 0 2"]
    assert (state.water[:3], state.left) == ([3, 0, 4], 4)


@covers("FD-82")
def test_no_water_is_given_to_another_tile_or_to_oneself() -> None:
    state = desert(OPEN, climber="b2", explorer="b1", navigator="b2", water={"explorer": 1})
    assert refusal(state, "0 water 1 1") == "FD-82 too-far-to-pour"
    assert refusal(state, "2 water 1 1") == "FD-82 too-far-to-pour"
    assert refusal(state, "0 water 0 1") == "FD-82 not-to-yourself"
    assert legal(state, "water") == set()


@covers("FD-82a")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "carrier"])
def test_nobody_receives_more_than_the_canteen_has_room_for(role: str) -> None:
    full = CANTEENS[ROLES.index(role)]
    state = desert(OPEN, carrier="b2", **{role: "b2"}, water={role: full - 2})
    assert {"0 water 1 1", "0 water 1 2"} <= legal(state)
    assert refusal(state, "0 water 1 3") == "FD-82a too-little-room"
    play(state, "0 water 1 2")
    assert state.water[1] == full
    assert refusal(state, "0 water 1 1") == "FD-82a too-little-room"


@covers("FD-82a")
def test_nobody_gives_more_than_they_have_but_the_last_drop_can_be_given() -> None:
    state = desert(OPEN, climber="b2", carrier="b2", water={"climber": 2, "carrier": 0})
    assert refusal(state, "0 water 1 3") == "FD-82a too-little-water"
    play(state, "0 water 1 2")
    assert state.water[:2] == [0, 2]
    assert GAME.snapshot(state).outcome == "running"
    assert legal(state, "water") == {"1 water 0 1", "1 water 0 2"}
    assert refusal(state, "0 water 1 1") == "FD-82a too-little-water"


# Passing equipment


@covers("FD-83")
@pytest.mark.parametrize("piece", PIECES)
def test_equipment_is_handed_over_on_the_same_tile_for_free(piece: str) -> None:
    state = desert(OPEN, climber="b2", explorer="b2", navigator="b1", gear={"explorer": piece})
    assert legal(state, "pass") == {f"1 pass 0 {piece}"}
    assert play(state, f"1 pass 0 {piece}") == [f"passed 1 0 {piece}"]
    assert (held(state, 0), held(state, 1), state.left) == (piece, "", 4)
    assert refusal(state, f"0 pass 2 {piece}") == "FD-83 not-on-the-same-tile"
    assert refusal(state, f"0 pass 0 {piece}") == "FD-83 not-to-yourself"


@covers("FD-83")
def test_pieces_are_handed_over_one_at_a_time_and_only_by_who_has_them() -> None:
    state = desert(OPEN, climber="b2", explorer="b2", gear={"climber": "jet jet scope"})
    assert legal(state, "pass") == {"0 pass 1 jet", "0 pass 1 scope"}
    play(state, "0 pass 1 jet")
    assert (held(state, 0), held(state, 1)) == ("jet scope", "jet")
    assert refusal(state, "1 pass 0 scope") == "FD-91 gear-not-held"


# At any time


@covers("FD-84", "FD-82", "FD-83")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize(("phase", "left"), [("acting", 4), ("acting", 2), ("acting", 0)])
def test_water_and_passing_are_open_in_anybodys_turn_before_between_and_after_the_actions(
    turn: int, phase: str, left: int
) -> None:
    state = desert(
        OPEN,
        climber="b2",
        explorer="b2",
        navigator="e5",
        gear={"climber": "jet"},
        water={"explorer": 3},
        turn=turn,
        phase=phase,
        left=left,
    )
    assert legal(state, "water") == {"0 water 1 1"}
    assert legal(state, "pass") == {"0 pass 1 jet"}


@covers("FD-84", "FD-93a")
def test_water_and_passing_are_open_before_each_storm_card() -> None:
    gear, water = {"climber": "jet"}, {"climber": 2, "explorer": 2}
    state = desert(OPEN, climber="b2", explorer="b2", gear=gear, water=water, phase="storming")
    for _ in range(3):
        play(state, "0 pass 1 jet")
        play(state, "1 water 0 1")
        play(state, "1 pass 0 jet")
        play(state, "0 water 1 1")
        assert (state.phase, state.seat, state.water[:2]) == (1, 0, [2, 2])
        play(state, "0 draw", storm="picks-up")
    assert state.seat == 1


@covers("FD-84")
@pytest.mark.parametrize("piece", ANY_TIME)
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("phase", "left"),
    [("acting", 4), ("acting", 1), ("acting", 0), ("storming", 3), ("storming", 1)],
)
def test_equipment_is_used_in_anybodys_turn_and_before_each_storm_card(
    piece: str, turn: int, phase: str, left: int
) -> None:
    rest = 3 - left if phase == "storming" else 0
    state = desert(
        DUNES,
        climber="b2",
        explorer="e5",
        gear={"climber": piece},
        turn=turn,
        phase=phase,
        left=left,
        **({"storm_revealed": {"north-1": rest}} if rest else {}),
    )
    pile = state.gear_pile
    face = "gear" if piece == "scope" else ""
    assert play(state, USE[piece], face=face)[0] == f"used 0 {piece}"
    assert (held(state, 0), state.left, state.seat) == ("", left, turn)
    assert state.gear_pile == pile
    assert refusal(state, USE[piece]) == "FD-91 gear-not-held"


@covers("FD-84")
@pytest.mark.parametrize("piece", PIECES)
def test_buried_players_use_their_equipment(piece: str) -> None:
    state = desert(DUNES, archeologist="b2", gear={"archeologist": piece})
    assert legal(state, "move") == set()
    assert refusal(state, USE[piece]) == ""
    assert USE[piece] in legal(state)


@covers("FD-84")
def test_the_moment_after_the_last_card_belongs_to_the_turn_that_follows() -> None:
    gear = {"climber": "reserve", "explorer": "throttle"}
    revealed = {"north-1": 2}
    state = desert(
        OPEN,
        climber="b2",
        explorer="b2",
        gear=gear,
        phase="storming",
        left=1,
        storm_revealed=revealed,
    )
    assert refusal(state, "1 throttle") == "FD-90 not-your-turn"
    assert play(state, "0 draw", storm="sun")[-1] == "turn 1"
    assert {"0 reserve", "1 throttle", "1 water 0 1", "0 pass 1 reserve"} <= legal(state)


# Solar Shield


@covers("FD-85")
def test_a_shield_protects_all_pawns_on_its_tile_and_no_others() -> None:
    state = desert(
        OPEN, climber="b2", explorer="b2", navigator="b1", carrier="a2", gear={"climber": "shield"}
    )
    assert play(state, "0 shield") == ["used 0 shield"]
    assert storm_step(state, "sun") == ["parched 2 3", "parched 3 4"]
    assert state.water[:4] == [3, 4, 3, 4]


@covers("FD-85")
def test_a_travelling_shield_covers_the_tile_its_user_stands_on() -> None:
    state = desert(OPEN, climber="b2", explorer="b2", navigator="b1", gear={"climber": "shield"})
    play(state, "0 shield")
    play(state, "0 move b1")
    assert GAME.snapshot(state).seats[0].shield == "b1"
    assert storm_step(state, "sun") == ["parched 1 3"]


@covers("FD-85")
def test_a_shield_that_stays_covers_the_tile_on_which_it_was_played() -> None:
    state = desert(
        OPEN,
        climber="b2",
        explorer="b2",
        navigator="b1",
        gear={"climber": "shield"},
        rulings={"shield": "stays"},
    )
    play(state, "0 shield")
    play(state, "0 move b1")
    assert GAME.snapshot(state).seats[0].shield == "b2"
    assert storm_step(state, "sun") == ["parched 0 2", "parched 2 3"]


@covers("FD-85")
@pytest.mark.parametrize("ruling", ["travels", "stays"])
def test_a_shield_rides_along_when_the_wind_moves_its_tile(ruling: str) -> None:
    state = desert(
        OPEN,
        climber="d3",
        explorer="d3",
        navigator="c2",
        gear={"climber": "shield"},
        rulings={"shield": ruling},
    )
    play(state, "0 shield")
    assert storm_step(state, "west-1", "sun") == ["parched 2 3"]
    assert [cell_of(state, seat) for seat in range(3)] == ["c3", "c3", "c2"]
    assert GAME.snapshot(state).seats[0].shield == "c3"


@covers("FD-85")
@pytest.mark.parametrize(
    ("ruling", "parched"), [("travels", "parched 1 3"), ("stays", "parched 0 2")]
)
def test_the_tile_left_behind_is_covered_wherever_the_wind_pushes_it(
    ruling: str, parched: str
) -> None:
    state = desert(
        OPEN,
        climber="d3",
        explorer="d3",
        gear={"climber": "shield"},
        rulings={"shield": ruling},
    )
    play(state, "0 shield")
    play(state, "0 move d4")
    assert storm_step(state, "west-1", "sun") == [parched]


@covers("FD-85")
@pytest.mark.parametrize("ruling", ["travels", "stays"])
def test_a_shield_may_be_played_while_another_is_active(ruling: str) -> None:
    gear = {"climber": "shield", "explorer": "shield"}
    state = desert(OPEN, climber="b2", explorer="b2", gear=gear, rulings={"shield": ruling})
    play(state, "0 shield")
    assert play(state, "1 shield") == ["used 1 shield"]
    assert storm_step(state, "sun", "sun", "picks-up") == ["turn 1"]
    assert storm_step(state, "sun", "west-1", "east-1") == ["turn 0"]
    assert storm_step(state, "sun") == ["parched 0 2", "parched 1 3"]


@covers("FD-85")
def test_one_player_may_play_two_shields() -> None:
    state = desert(OPEN, climber="b2", explorer="b1", gear={"climber": "shield shield"})
    play(state, "0 shield")
    assert play(state, "0 shield") == ["used 0 shield"]
    assert held(state, 0) == ""
    assert storm_step(state, "sun") == ["parched 1 3"]


@covers("FD-85a")
@pytest.mark.parametrize("ruling", ["travels", "stays"])
def test_a_shield_lasts_to_the_start_of_its_users_next_turn(ruling: str) -> None:
    state = desert(
        OPEN,
        meteorologist="b2",
        explorer="b2",
        navigator="b2",
        gear={"meteorologist": "shield"},
        rulings={"shield": ruling},
    )
    play(state, "0 shield")
    assert storm_step(state, "sun", "picks-up", "picks-up") == ["turn 1"]
    assert storm_step(state, "sun", "north-1", "south-1") == ["turn 2"]
    assert GAME.snapshot(state).seats[0].shield == "b2"
    assert storm_step(state, "sun", "east-1", "west-1") == ["turn 0"]
    assert GAME.snapshot(state).seats[0].shield == "none"
    assert storm_step(state, "sun") == ["parched 0 3", "parched 1 3", "parched 2 3"]


@covers("FD-85a")
def test_a_shield_played_in_the_turn_of_another_ends_with_the_users_own_turn() -> None:
    state = desert(OPEN, climber="b2", explorer="b2", navigator="b2", gear={"explorer": "shield"})
    play(state, "1 shield")
    assert storm_step(state, "sun", "picks-up", "picks-up") == ["turn 1"]
    assert storm_step(state, "sun") == ["parched 0 2", "parched 1 3", "parched 2 3"]


@covers("FD-85b")
def test_a_shield_played_after_the_sun_card_is_too_late_for_it() -> None:
    state = desert(OPEN, climber="b2", explorer="b2", gear={"climber": "shield"}, phase="storming")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 2", "parched 1 3"]
    assert play(state, "0 shield") == ["used 0 shield"]
    assert state.water[:2] == [2, 3]
    assert play(state, "0 draw", storm="sun") == ["storm sun"]


@covers("FD-85b")
def test_a_shield_in_the_hand_protects_nobody() -> None:
    state = desert(OPEN, climber="b2", explorer="b2", gear={"climber": "shield"})
    assert storm_step(state, "sun") == ["parched 0 2", "parched 1 3"]
    assert held(state, 0) == "shield"


@covers("FD-85c")
def test_a_shield_in_use_is_spent_and_cannot_be_passed_on() -> None:
    state = desert(OPEN, climber="b2", explorer="b2", gear={"climber": "shield"})
    play(state, "0 shield")
    assert held(state, 0) == ""
    assert legal(state, "pass") == legal(state, "shield") == set()
    assert refusal(state, "0 pass 1 shield") == refusal(state, "0 shield") == "FD-91 gear-not-held"


@covers("FD-85d")
def test_an_unused_shield_lasts_longer_in_the_hands_of_somebody_whose_turn_is_further_away() -> (
    None
):
    state = desert(OPEN, climber="b2", explorer="b2", navigator="b2", gear={"explorer": "shield"})
    play(state, "1 pass 2 shield")
    play(state, "2 shield")
    assert storm_step(state, "sun", "picks-up", "picks-up") == ["turn 1"]
    assert storm_step(state, "sun", "north-1", "south-1") == ["turn 2"]
    assert storm_step(state, "sun") == ["parched 0 2", "parched 1 3", "parched 2 3"]


# Dune Blaster


@covers("FD-86")
def test_a_blaster_sends_all_sand_of_one_tile_to_the_supply() -> None:
    state = desert(DUNES, archeologist="b1", explorer="e5", gear={"archeologist": "blaster"})
    assert play(state, "0 blast b2") == ["used 0 blaster", "cleared b2 3"]
    assert [sand(state, cell) for cell in ("a1", "b1", "b2", "c2")] == [1, 2, 0, 1]
    assert (state.supply, state.left) == (44, 4)


@covers("FD-86")
def test_a_blaster_reaches_the_own_tile_and_its_neighbours_with_sand() -> None:
    state = desert(DUNES, climber="b1", gear={"climber": "blaster"})
    assert reach(state, "0 blast") == {"a1", "b1", "b2"}
    assert refusal(state, "0 blast c1") == "FD-27 no-sand"
    assert refusal(state, "0 blast c2") == "FD-86 too-far-to-clear"
    state = desert(DUNES, climber="c2", gear={"climber": "blaster"})
    assert reach(state, "0 blast") == {"b2", "c2"}
    assert refusal(state, "0 blast c3") == "FD-27 not-into-the-storm"


@covers("FD-86")
def test_a_buried_user_blasts_any_tile_in_reach() -> None:
    state = desert(DUNES, archeologist="b1", gear={"archeologist": "blaster"})
    assert legal(state, "clear") == {"0 clear b1"}
    assert reach(state, "0 blast") == {"a1", "b1", "b2"}
    play(state, "0 blast b2")
    assert legal(state) == {"0 clear b1", "0 end"}
    state = desert(DUNES, archeologist="b1", gear={"archeologist": "blaster"})
    play(state, "0 blast b1")
    assert "0 move c1" in legal(state)


# Jet Pack


@covers("FD-87")
def test_a_jet_pack_flies_to_any_other_tile_that_is_not_blocked() -> None:
    state = desert(DUNES, climber="a1", gear={"climber": "jet"})
    assert reach(state, "0 jet") == names(
        cells(
            "o",
            """
            . . o o o
            o . o o o
            o o . o o
            o o o o o
            o o o o o
            """,
        )
    )
    assert refusal(state, "0 jet b2") == "FD-87 cell-blocked"
    assert refusal(state, "0 jet c3") == "FD-87 not-into-the-storm"
    assert refusal(state, "0 jet a1") == "FD-87 already-at-that-cell"
    assert play(state, "0 jet c2") == ["used 0 jet", "flew 0 c2"]
    assert (cell_of(state, 0), cell_of(state, 1), state.left) == ("c2", "e5", 4)


@covers("FD-87")
def test_one_more_pawn_from_the_tile_of_departure_may_fly_along() -> None:
    state = desert(
        OPEN, climber="b2", explorer="b2", navigator="b2", carrier="b1", gear={"explorer": "jet"}
    )
    assert {word for word in legal(state, "jet") if " e1" in word} == {
        "1 jet e1",
        "1 jet e1 with 0",
        "1 jet e1 with 2",
    }
    assert refusal(state, "1 jet e1 with 3") == "FD-87 no-such-passenger"
    assert refusal(state, "1 jet e1 with 1") == "FD-87 no-such-passenger"
    assert play(state, "1 jet e1 with 2") == ["used 1 jet", "flew 1 e1", "carried 2 e1"]
    assert [cell_of(state, seat) for seat in range(4)] == ["b2", "e1", "e1", "b1"]


@covers("FD-87")
def test_the_buried_fly_out_with_a_jet_pack_unless_the_table_says_no() -> None:
    gear = {"archeologist": "jet"}
    state = desert(DUNES, archeologist="b2", explorer="b2", gear=gear)
    assert reach(state, "0 jet") == TILES - {"b1", "b2"}
    assert "0 jet e1 with 1" in legal(state)
    state = desert(
        DUNES, archeologist="b2", explorer="b2", gear=gear, rulings={"jet_buried": False}
    )
    assert legal(state, "jet") == set()
    assert refusal(state, "0 jet e1") == refusal(state, "0 jet e1 with 1") == "FD-87 buried"


@covers("FD-87")
@pytest.mark.parametrize(("archeologist", "climber"), [("b2", "b2"), ("a1", "e5")])
def test_with_jet_buried_off_those_who_are_not_buried_fly_as_usual(
    archeologist: str, climber: str
) -> None:
    state = desert(
        DUNES,
        archeologist=archeologist,
        climber=climber,
        gear={"archeologist": "jet"},
        rulings={"jet_buried": False},
    )
    assert reach(state, "0 jet") == TILES - {"b1", "b2", archeologist}


@covers("FD-87a")
def test_the_climber_lands_on_no_blocked_tile_and_flies_with_one_passenger() -> None:
    state = desert(DUNES, climber="a1", explorer="a1", navigator="a1", gear={"climber": "jet"})
    assert reach(state, "0 jet") == TILES - {"a1", "b1", "b2"}
    assert refusal(state, "0 jet b1") == "FD-87 cell-blocked"
    assert refusal(state, "0 jet b1 with 1") == "FD-87 cell-blocked"
    play(state, "0 jet e1 with 1")
    assert [cell_of(state, seat) for seat in range(3)] == ["e1", "e1", "a1"]


@covers("FD-87b")
def test_the_passenger_is_not_asked_and_keeps_the_own_jet_pack() -> None:
    gear = {"climber": "jet", "explorer": "jet"}
    state = desert(OPEN, climber="b2", explorer="b2", gear=gear)
    play(state, "0 jet e1 with 1")
    assert (cell_of(state, 1), held(state, 0), held(state, 1)) == ("e1", "", "jet")
    assert GAME.to_act(state) == 0
    state = desert(OPEN, climber="b2", explorer="b2", gear={"climber": "jet"})
    play(state, "0 jet e1 with 1")
    assert cell_of(state, 1) == "e1"


# Terrascope


@covers("FD-88")
def test_a_terrascope_shows_any_unexcavated_tile_whatever_sand_is_on_it() -> None:
    state = desert(
        DUNES, climber="e5", explorer="e4", excavated={"d4": "gear"}, gear={"climber": "scope"}
    )
    assert reach(state, "0 scope") == TILES - {"d4"}
    assert refusal(state, "0 scope d4") == "FD-88 excavated-already"
    assert refusal(state, "0 scope c3") == "FD-88 not-into-the-storm"
    assert play(state, "0 scope b2", face="tunnel") == ["used 0 scope", "saw b2 tunnel"]
    assert (sand(state, "b2"), state.left, held(state, 0)) == (3, 4, "")


@covers("FD-88")
def test_what_was_seen_stays_unexcavated_and_known_to_all() -> None:
    state = desert(OPEN, climber="e5", explorer="e4", gear={"climber": "scope"})
    play(state, "0 scope a3", face="pad")
    for seat in range(2):
        tile = GAME.snapshot(GAME.view(state, seat)).tiles[10]
        assert (tile.cell, tile.face, tile.excavated) == ("a3", "pad", False)


@covers("FD-88")
def test_a_tile_that_was_seen_shows_the_same_when_it_is_excavated() -> None:
    state = desert(OPEN, climber="a3", gear={"climber": "scope"})
    play(state, "0 scope a3", face="tunnel")
    assert play(state, "0 excavate", gear="jet") == ["excavated a3 tunnel", "geared 0 jet"]


@covers("FD-88")
def test_a_terrascope_may_be_wasted_on_a_tile_already_known() -> None:
    state = desert(OPEN, climber="e5", known={"b2": "mirage"}, gear={"climber": "scope scope"})
    assert play(state, "0 scope b2") == ["used 0 scope", "saw b2 mirage"]
    assert play(state, "0 scope a1") == ["used 0 scope", "saw a1 gear"]


@covers("FD-88")
def test_a_clue_that_was_only_seen_places_no_part() -> None:
    state = desert(OPEN, climber="d4", excavated={"a2": "engine-row"}, gear={"climber": "scope"})
    assert play(state, "0 scope d4", face="engine-column") == [
        "used 0 scope",
        "saw d4 engine-column",
    ]
    assert GAME.snapshot(state).parts["engine"] == "unplaced"
    assert play(state, "0 excavate") == ["excavated d4 engine-column", "placed engine d2"]


# Secret Water Reserve


@covers("FD-89")
def test_a_reserve_gives_two_water_to_everybody_on_the_users_tile() -> None:
    state = desert(
        OPEN,
        climber="b2",
        explorer="b2",
        navigator="b1",
        carrier="b2",
        water={"climber": 0, "explorer": 3, "navigator": 0, "carrier": 0},
        gear={"climber": "reserve"},
    )
    assert play(state, "0 reserve") == ["used 0 reserve", "drank 0 2", "drank 1 4", "drank 3 2"]
    assert (state.water[:4], state.left) == ([2, 4, 0, 2], 4)


@covers("FD-89")
def test_a_reserve_is_used_in_the_turn_of_another_on_the_users_tile() -> None:
    state = desert(
        OPEN,
        climber="b2",
        explorer="a1",
        water={"climber": 0, "explorer": 1},
        gear={"explorer": "reserve"},
    )
    play(state, "1 reserve")
    assert state.water[:2] == [0, 3]


@covers("FD-89")
def test_a_reserve_may_be_used_even_if_nobody_has_room() -> None:
    state = desert(OPEN, climber="b2", explorer="b2", gear={"climber": "reserve"})
    assert legal(state, "reserve") == {"0 reserve"}
    play(state, "0 reserve")
    assert (state.water[:2], held(state, 0)) == ([3, 4], "")


# Time Throttle


@covers("FD-90")
@pytest.mark.parametrize("left", [4, 1, 0])
def test_a_throttle_gives_two_more_actions_in_this_turn(left: int) -> None:
    state = desert(OPEN, climber="b2", gear={"climber": "throttle"}, left=left)
    assert play(state, "0 throttle") == ["used 0 throttle"]
    for n in range(left + 2):
        assert play(state, "0 move b1" if n % 2 == 0 else "0 move b2")
    assert refusal(state, "0 excavate") == "FD-12 no-actions-left"


@covers("FD-90")
def test_the_extra_actions_are_gone_in_the_next_turn() -> None:
    state = desert(OPEN, meteorologist="b2", explorer="e5", gear={"meteorologist": "throttle"})
    play(state, "0 throttle")
    storm_step(state, "picks-up", "picks-up", "picks-up")
    assert (state.seat, state.left) == (1, 4)


@covers("FD-90")
def test_a_throttle_is_used_in_the_own_turn_while_acting_and_at_no_other_time() -> None:
    gear = {"climber": "throttle"}
    state = desert(OPEN, climber="b2", explorer="e5", gear=gear, turn=1)
    assert legal(state, "throttle") == set()
    assert refusal(state, "0 throttle") == "FD-90 not-your-turn"
    state = desert(OPEN, climber="b2", explorer="e5", gear=gear)
    assert legal(state, "throttle") == {"0 throttle"}
    play(state, "0 end")
    assert legal(state, "throttle") == set()
    assert refusal(state, "0 throttle") == "FD-90 storm-has-begun"


# Who uses it


@covers("FD-91")
@pytest.mark.parametrize("piece", PIECES)
def test_only_the_player_who_has_a_card_can_use_it(piece: str) -> None:
    state = desert(DUNES, climber="b2", explorer="b2", gear={"explorer": piece})
    assert USE[piece] not in legal(state)
    assert refusal(state, USE[piece]) == "FD-91 gear-not-held"
    assert refusal(state, f"0 pass 1 {piece}") == "FD-91 gear-not-held"


@covers("FD-91")
@pytest.mark.parametrize("piece", PIECES)
def test_a_card_just_passed_may_be_used_by_its_new_owner_straight_away(piece: str) -> None:
    state = desert(DUNES, climber="b2", explorer="b2", gear={"explorer": piece})
    play(state, f"1 pass 0 {piece}")
    face = "gear" if piece == "scope" else ""
    assert play(state, USE[piece], face=face)[0] == f"used 0 {piece}"
    assert held(state, 0) == held(state, 1) == ""


@covers("FD-85")
def test_a_second_shield_that_stays_takes_the_place_of_the_first() -> None:
    state = desert(
        climber="b2",
        explorer="b2",
        gear={"climber": "shield shield"},
        rulings={"shield": "stays"},
    )
    play(state, "0 shield")
    play(state, "0 move b1")
    play(state, "0 shield")
    play(state, "0 end")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 1 3"]
