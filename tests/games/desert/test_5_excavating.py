"""Excavate: FD-35 to FD-44."""

import pytest

from forbidden_games.games.desert.board import FACES, GRID
from forbidden_games.games.desert.cards import GEAR_CARDS
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag
from tests.support.desert import GAME, OPEN, cell_of, desert, held, legal, play, refusal
from tests.support.rules import covers

ENGINE = {"a5": "engine-row", "b5": "engine-column"}  # clues out of the way
TAKEN = dict.fromkeys(("propeller", "engine", "crystal", "deck"), "taken")
CLUES = {
    **{"a1": "propeller-row", "b1": "engine-row", "c1": "crystal-row", "d1": "deck-row"},
    **{"a5": "propeller-column", "b5": "engine-column", "c5": "crystal-column"},
    **{"d5": "deck-column"},
}


def dug(state: DesertState) -> dict[str, str]:
    """The excavated tiles and their faces."""
    return {tile.cell: tile.face for tile in GAME.snapshot(state).tiles if tile.excavated}


@covers("FD-35")
@pytest.mark.parametrize("role", ROLES)
def test_excavating_turns_over_the_own_tile_for_one_action(role: str) -> None:
    state = desert(**{role: "b2"}, backs={"b2": "desert"})
    assert play(state, "0 excavate", face="pad") == ["excavated b2 pad"]
    assert dug(state) == {"b2": "pad"}
    assert GAME.snapshot(state).left == 3


@covers("FD-35")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("markers", ["1", "2"])
def test_a_tile_with_sand_is_not_excavated(role: str, markers: str) -> None:
    state = desert(OPEN.replace(".", markers, 1), **{role: "a1"})
    buried = markers == "2" and role != "climber"
    assert refusal(state, "0 excavate") == ("FD-31 buried" if buried else "FD-35 sand-first")


@covers("FD-35")
def test_excavating_is_possible_once_the_last_marker_is_gone() -> None:
    state = desert(OPEN.replace(".", "2", 1), carrier="a1")
    play(state, "0 clear a1")
    assert refusal(state, "0 excavate") == "FD-35 sand-first"
    play(state, "0 clear a1")
    play(state, "0 excavate", face="pad")
    assert dug(state) == {"a1": "pad"}


@covers("FD-35")
def test_sand_next_door_does_not_matter_but_where_the_pawn_is_does() -> None:
    board = OPEN.replace(".", "1", 3)
    state = desert(board, carrier="b2", explorer="b1", backs={"b2": "desert"})
    play(state, "0 excavate", face="engine-row")
    assert dug(state) == {"b2": "engine-row"}
    assert legal(state, "excavate") == set()


@covers("FD-36")
@pytest.mark.parametrize("face", FACES)
def test_an_excavated_tile_is_never_turned_again(face: str) -> None:
    state = desert(carrier="b2", excavated={"b2": face}, water={"carrier": 2})
    assert refusal(state, "0 excavate") == "FD-36 excavated-already"
    play(state, "0 move b3")
    play(state, "0 move b2")
    assert refusal(state, "0 excavate") == "FD-36 excavated-already"
    assert (held(state, 0), state.water[0]) == ("", 2)


@covers("FD-36")
def test_neither_wind_nor_sand_turns_a_tile_back() -> None:
    state = desert(carrier="c4", known={"c4": "gear"}, explorer="e5")
    play(state, "0 excavate", gear="jet")
    play(state, "0 end")
    play(state, "0 draw", storm="north-1")
    assert (dug(state), cell_of(state, 0)) == ({"c3": "gear"}, "c3")
    play(state, "0 draw", storm="sun")
    play(state, "0 draw", storm="sun")
    state.seat = 0
    assert refusal(state, "0 excavate") == "FD-36 excavated-already"
    play(state, "0 clear c3")
    assert refusal(state, "0 excavate") == "FD-36 excavated-already"
    state.pawns = [GRID.cell("b3")] * 5
    assert "0 excavate" in legal(state)


@covers("FD-37")
@pytest.mark.parametrize("face", ["gear", "tunnel"])
def test_a_gear_is_one_piece_of_equipment_for_who_excavated(face: str) -> None:
    state = desert(carrier="b2", climber="b2", backs={"b2": "desert"}, turn=1)
    events = play(state, "1 excavate", face=face, gear="scope")
    assert events == [f"excavated b2 {face}", "geared 1 scope"]
    assert (held(state, 0), held(state, 1)) == ("", "scope")
    pile = GAME.snapshot(state).gear_pile
    assert pile == {"blaster": 3, "jet": 3, "shield": 2, "scope": 1, "reserve": 1, "throttle": 1}


@covers("FD-37")
def test_there_is_a_gear_under_the_crash() -> None:
    state = desert(carrier="d4", backs={"d4": "crash"})
    assert play(state, "0 excavate", gear="jet") == ["excavated d4 gear", "geared 0 jet"]


@covers("FD-37")
@pytest.mark.parametrize("face", [face for face in FACES if face not in ("gear", "tunnel")])
def test_no_other_tile_has_a_gear(face: str) -> None:
    state = desert(carrier="b2", known={"b2": face})
    play(state, "0 excavate")
    assert held(state, 0) == ""
    assert bag.size(state.gear_pile) == 12


@covers("FD-37")
@pytest.mark.parametrize("piece", GEAR_CARDS)
def test_the_card_is_laid_out_openly(piece: str) -> None:
    state = desert(carrier="b2", known={"b2": "gear"})
    play(state, "0 excavate", gear=piece)
    assert GAME.snapshot(state).seats[0].gear == (piece,)
    for seat in (0, 1):
        assert GAME.view(state, seat).key() == state.key()


@covers("FD-37")
def test_one_player_may_have_all_twelve_cards() -> None:
    eleven = [*["blaster"] * 3, *["jet"] * 3, *["shield"] * 2, *["scope"] * 2, "reserve"]
    state = desert(
        carrier="b2",
        backs={"b2": "crash"},
        excavated=dict.fromkeys(("a1", "a2", "a3"), "tunnel"),
        gear={"carrier": " ".join(eleven)},
    )
    play(state, "0 excavate", gear="throttle")
    assert held(state, 0).split() == [*eleven, "throttle"]
    assert bag.size(state.gear_pile) == 0
    assert GAME.snapshot(state).left == 3  # nothing has to be shed


@covers("FD-38")
def test_an_excavated_tunnel_is_a_way_and_a_shelter_and_gives_one_card() -> None:
    state = desert(carrier="b2", explorer="b2", known={"b2": "tunnel"}, excavated={"e4": "tunnel"})
    assert "0 move e4" not in legal(state)
    assert play(state, "0 excavate", gear="jet") == ["excavated b2 tunnel", "geared 0 jet"]
    assert "0 move e4" in legal(state)
    play(state, "0 end")
    assert play(state, "0 draw", storm="sun") == ["storm sun"]
    assert (held(state, 0), state.water[:2]) == ("jet", [5, 4])


@covers("FD-38")
def test_before_it_is_excavated_a_tunnel_is_no_shelter_and_a_gear_never_is() -> None:
    state = desert(
        carrier="b2",
        climber="b3",
        known={"b2": "tunnel"},
        excavated={"b3": "gear"},
        phase="storming",
    )
    assert play(state, "0 draw", storm="sun")[1:] == ["parched 0 4", "parched 1 2"]


@covers("FD-39")
def test_a_well_gives_two_water_to_each_pawn_on_the_tile() -> None:
    state = desert(
        carrier="b2",
        climber="b2",
        explorer="b2",
        navigator="b3",
        water={"carrier": 1, "climber": 0, "explorer": 2, "navigator": 0},
        backs={"b2": "oasis"},
    )
    events = play(state, "0 excavate", face="well")
    assert events == ["excavated b2 well", "drank 0 3", "drank 1 2", "drank 2 4"]
    assert state.water[:4] == [3, 2, 4, 0]


@covers("FD-39")
@pytest.mark.parametrize(
    ("role", "before", "after"),
    [
        ("archeologist", 0, 2),
        ("archeologist", 2, 3),
        ("climber", 3, 3),
        ("explorer", 3, 4),
        ("meteorologist", 4, 4),
        ("navigator", 1, 3),
        ("carrier", 3, 5),
        ("carrier", 4, 5),
    ],
)
def test_a_well_fills_no_canteen_beyond_its_rim(role: str, before: int, after: int) -> None:
    state = desert(**{role: "b2"}, known={"b2": "well"}, water={role: before})
    play(state, "0 excavate")
    assert state.water[0] == after


@covers("FD-39")
def test_a_well_gives_water_once_and_never_again_by_itself() -> None:
    state = desert(
        carrier="b2",
        climber="b3",
        known={"b2": "well"},
        water={"carrier": 0, "climber": 0},
    )
    play(state, "0 excavate")
    assert state.water[:2] == [2, 0]
    state.seat = 1
    assert play(state, "1 move b2") == ["moved 1 b2"]  # too late for it
    assert refusal(state, "1 excavate") == "FD-36 excavated-already"
    assert refusal(state, "1 fetch") == "FD-69 only-the-carrier-fetches"
    play(state, "1 end")
    for card in ("north-1", "south-1", "west-1"):
        play(state, "1 draw", storm=card)
    assert state.water[:2] == [2, 0]


@covers("FD-39")
def test_a_well_that_was_only_seen_gives_nothing() -> None:
    state = desert(
        carrier="b2", water={"carrier": 0}, backs={"b2": "oasis"}, gear={"carrier": "scope"}
    )
    assert play(state, "0 scope b2", face="well") == ["used 0 scope", "saw b2 well"]
    assert (state.water[0], dug(state).get("b2")) == (0, None)
    assert refusal(state, "0 fetch") == "FD-70 no-well-here"


@covers("FD-40")
def test_water_that_does_not_fit_is_lost() -> None:
    state = desert(
        carrier="b2",
        climber="b2",
        known={"b2": "well"},
        water={"carrier": 4, "climber": 0},
    )
    play(state, "0 excavate")
    assert state.water[:2] == [5, 2]  # not a drop more for the other


@covers("FD-40")
def test_both_water_arrive_together() -> None:
    state = desert(
        climber="b2",
        carrier="b2",
        known={"b2": "well"},
        water={"climber": 2, "carrier": 2},
    )
    assert play(state, "0 excavate")[1:] == ["drank 0 3", "drank 1 4"]
    assert GAME.snapshot(state).left == 3
    assert legal(state, "excavate") == set()


@covers("FD-40")
def test_room_may_be_made_before_excavating() -> None:
    state = desert(climber="b2", navigator="b2", known={"b2": "well"}, water={"navigator": 0})
    play(state, "0 water 1 2")
    play(state, "0 excavate")
    assert state.water[:2] == [3, 4]  # all four water of the well were of use


@covers("FD-41")
def test_a_mirage_gives_nothing() -> None:
    state = desert(carrier="b2", climber="b2", backs={"b2": "oasis"}, water={"carrier": 1})
    assert play(state, "0 excavate", face="mirage") == ["excavated b2 mirage"]
    assert (held(state, 0), held(state, 1), state.water[:2]) == ("", "", [1, 3])
    assert refusal(state, "0 fetch") == "FD-70 no-well-here"


@covers("FD-42")
def test_nothing_happens_when_the_launch_pad_is_excavated() -> None:
    state = desert(carrier="b2", climber="b2", backs={"b2": "desert"}, water={"carrier": 1})
    before = GAME.snapshot(state)
    assert play(state, "0 excavate", face="pad") == ["excavated b2 pad"]
    after = GAME.snapshot(state)
    assert (after.seats, after.parts) == (before.seats, before.parts)
    assert after.gear_pile == before.gear_pile
    assert after.outcome == "running"


@covers("FD-42")
@pytest.mark.parametrize("together", [True, False])
def test_from_the_excavated_launch_pad_the_team_can_take_off(together: bool) -> None:
    other = "b3" if together else "b2"
    state = desert(carrier="b3", climber=other, excavated=CLUES, parts=TAKEN, known={"b3": "pad"})
    events = play(state, "0 excavate")
    assert ("ended won" in events) == together
    assert dug(state)["b3"] == "pad"


@covers("FD-43")
@pytest.mark.parametrize("part", TAKEN)
@pytest.mark.parametrize(("half", "other"), [("row", "column"), ("column", "row")])
def test_a_clue_gives_half_of_the_place_of_its_part(part: str, half: str, other: str) -> None:
    state = desert(
        carrier="b2", climber="b2", backs={"b2": "desert"}, known={"b3": f"{part}-{other}"}
    )
    events = play(state, "0 excavate", face=f"{part}-{half}")
    assert events == [f"excavated b2 {part}-{half}"]
    assert set(GAME.snapshot(state).parts.values()) == {"unplaced"}
    assert (held(state, 0), state.water[:2]) == ("", [5, 3])
    play(state, "0 move b3")
    assert play(state, "0 excavate")[1:] == [f"placed {part} b{2 if half == 'row' else 3}"]


@covers("FD-44")
@pytest.mark.parametrize("face", ["gear", "tunnel", "well", "mirage", "pad", "deck-row"])
def test_a_part_on_the_tile_stays_and_excavating_goes_on_as_usual(face: str) -> None:
    state = desert(
        carrier="b2",
        known={"b2": face},
        excavated=ENGINE,
        parts={"engine": "b2"},
        water={"carrier": 0},
    )
    bare = desert(carrier="b2", known={"b2": face}, water={"carrier": 0})
    luck = "jet" if face in ("gear", "tunnel") else ""
    assert play(state, "0 excavate", gear=luck) == play(bare, "0 excavate", gear=luck)
    assert GAME.snapshot(state).parts["engine"] == "b2"
    assert "0 take engine" in legal(state)
