"""Ending: FD-102 to FD-109."""

import pytest

from forbidden_games.games.desert.board import GRID, PARTS, TAKEN
from forbidden_games.games.desert.cards import METERS
from forbidden_games.games.desert.outcome import can_take_off
from forbidden_games.games.desert.state import DesertState
from tests.support.desert import GAME, OPEN, cell_of, desert, legal, play, refusal
from tests.support.rules import covers

CLUES = {
    cell: f"{part}-{way}"
    for cell, (part, way) in zip(
        ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2"],
        [(part, way) for part in PARTS for way in ("row", "column")],
        strict=True,
    )
}
BURIED = """
    . . . . .
    . . . . .
    . . @ . .
    . . . . .
    8 8 8 8 8
"""


def before_take_off(drawing: str = OPEN, **options: object) -> DesertState:
    """All clues lie open, all parts are taken, and d4 is the launch pad."""
    excavated = {"d4": "pad", **CLUES}
    parts = dict.fromkeys(PARTS, "taken")
    return desert(drawing, **{"excavated": excavated, "parts": parts, **options})


def outcome(state: DesertState) -> str:
    """The outcome in words."""
    return GAME.snapshot(state).outcome


# Thirst


@covers("FD-102")
def test_the_game_is_lost_when_somebody_without_water_has_to_lose_one() -> None:
    water = {"climber": 2, "explorer": 0, "navigator": 1}
    state = desert(OPEN, climber="a1", explorer="b1", navigator="e1", water=water, phase="storming")
    assert play(state, "0 draw", storm="sun") == [
        "storm sun",
        "parched 0 1",
        "parched 2 0",
        "ended thirst",
    ]
    assert state.water[:3] == [1, 0, 0]
    assert outcome(state) == "thirst"
    assert legal(state) == set()


@covers("FD-102")
def test_a_canteen_at_0_is_no_defeat_yet() -> None:
    state = desert(OPEN, climber="a1", water={"climber": 1}, phase="storming")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 0", "parched 1 3"]
    assert outcome(state) == "running"
    assert play(state, "0 draw", storm="north-1")[-1] == "sand c3 1"
    assert play(state, "0 draw", storm="sun")[-1] == "ended thirst"


@covers("FD-102")
def test_a_full_canteen_of_three_lasts_for_three_suns() -> None:
    state = desert(OPEN, climber="a1", explorer="a1", meter=4, phase="storming")
    for water in (2, 1, 0):
        assert f"parched 0 {water}" in play(state, "0 draw", storm="sun")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 1 0", "ended thirst"]


@covers("FD-102")
@pytest.mark.parametrize("shade", [{"excavated": {"a1": "tunnel"}}, {"shields": {"climber": "a1"}}])
def test_nobody_dies_of_thirst_in_the_shade(shade: dict[str, dict[str, str]]) -> None:
    state = desert(OPEN, climber="a1", water={"climber": 0}, phase="storming", **shade)
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 1 3"]
    assert (outcome(state), state.water[0]) == ("running", 0)


# Buried


@covers("FD-103")
def test_the_game_is_lost_when_a_marker_is_due_and_the_supply_is_empty() -> None:
    drawing = BURIED.replace("8", "9", 3).replace("8", "10", 1).replace("8", "11", 1)
    state = desert(drawing, climber="a1", phase="storming")
    assert state.supply == 0
    assert play(state, "0 draw", storm="west-1") == [
        "storm west-1",
        "slid d3 c3",
        "ended buried",
    ]
    assert outcome(state) == "buried"
    assert legal(state) == set()


@covers("FD-103")
def test_the_last_marker_of_the_supply_is_no_defeat() -> None:
    state = desert(BURIED.replace("8", "15", 1), climber="a1", phase="storming")
    assert state.supply == 1
    assert play(state, "0 draw", storm="west-1") == ["storm west-1", "slid d3 c3", "sand c3 1"]
    assert (outcome(state), state.supply) == ("running", 0)
    assert play(state, "0 draw", storm="sun")[0] == "storm sun"
    assert play(state, "0 draw", storm="north-1")[-1] == "ended buried"


@covers("FD-103")
def test_with_an_empty_supply_a_wind_without_tiles_does_no_harm() -> None:
    drawing = BURIED.replace("@", ".").replace(".", "@", 1).replace("8", "16", 1)
    state = desert(drawing, climber="b1", phase="storming")
    assert play(state, "0 draw", storm="south-3") == ["storm south-3"]
    assert play(state, "0 draw", storm="east-1") == ["storm east-1"]
    assert outcome(state) == "running"


@covers("FD-103")
def test_cleared_sand_can_be_placed_again() -> None:
    state = desert(BURIED.replace("8", "16", 1), archeologist="a4", explorer="e1")
    play(state, "0 clear a5")
    play(state, "0 end")
    assert play(state, "0 draw", storm="west-2")[-2:] == ["sand c3 1", "sand d3 1"]
    assert play(state, "0 draw", storm="east-1")[-1] == "ended buried"


# Swept away


@covers("FD-104")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_is_lost_when_the_meter_arrives_at_the_skull(players: int) -> None:
    roles = ["climber", "explorer", "navigator", "carrier", "archeologist"][:players]
    last = len(METERS[players]) - 1
    state = desert(OPEN, **dict.fromkeys(roles, "a1"), meter=last - 1, phase="storming")
    assert play(state, "0 draw", storm="picks-up") == ["storm picks-up", f"meter {last}"]
    assert outcome(state) == "running"
    assert play(state, "0 draw", storm="picks-up") == [
        "storm picks-up",
        f"meter {last + 1}",
        "ended swept",
    ]
    assert outcome(state) == "swept"
    assert legal(state) == set()


@covers("FD-104")
@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 14), (4, 14), (5, 15)])
def test_how_many_cards_lose_the_game_for_novices(players: int, cards: int) -> None:
    roles = ["climber", "explorer", "navigator", "carrier", "archeologist"][:players]
    state = desert(
        OPEN, **dict.fromkeys(roles, "a1"), meter=0, rulings={"storm_discard": "at-once"}
    )
    turned = 0
    while outcome(state) == "running":
        if GAME.snapshot(state).phase == "acting":
            play(state, f"{state.seat} end")
        if not GAME.snapshot(state).storm_pile.get("picks-up"):
            state.storm_pile, state.storm_discard = state.storm_pile + state.storm_discard, 0
        play(state, f"{state.seat} draw", storm="picks-up")
        turned += 1
    assert (turned, outcome(state)) == (cards, "swept")


# At once


@covers("FD-105")
def test_defeat_takes_effect_halfway_through_a_card() -> None:
    state = desert(BURIED.replace("8", "15", 1), climber="a1", phase="storming")
    assert play(state, "0 draw", storm="west-2") == [
        "storm west-2",
        "slid d3 c3",
        "slid e3 d3",
        "sand c3 1",
        "ended buried",
    ]
    assert state.sand[GRID.cell("d3")] == 0


@covers("FD-105")
@pytest.mark.parametrize("ending", ["thirst", "buried", "swept", "won"])
def test_after_the_end_nothing_more_happens(ending: str) -> None:
    if ending == "won":
        state = before_take_off(climber="d4", explorer="d3", turn=1, gear={"climber": "jet"})
        play(state, "1 move d4")
    else:
        state = desert(
            BURIED.replace("8", "16", 1),
            climber="a1",
            explorer="a1",
            gear={"climber": "jet"},
            water={"climber": 0},
            meter=12,
            phase="storming",
        )
        card = {"thirst": "sun", "buried": "west-1", "swept": "picks-up"}[ending]
        assert "turn 1" not in play(state, "0 draw", storm=card)
    assert outcome(state) == ending
    assert legal(state) == set()
    words = ["0 draw", "1 end", "0 move a2", "0 jet e1", "1 water 0 1", "0 pass 1 jet"]
    assert {refusal(state, word) for word in words} == {"FD-105 not-after-the-end"}


@covers("FD-105")
def test_with_the_last_card_of_a_step_a_defeat_comes_before_the_next_turn() -> None:
    revealed = {"north-1": 2}
    state = desert(
        OPEN,
        climber="a1",
        water={"climber": 0},
        phase="storming",
        left=1,
        storm_revealed=revealed,
    )
    assert play(state, "0 draw", storm="sun")[-1] == "ended thirst"
    assert state.seat == 0


@covers("FD-105")
def test_no_pile_is_made_after_a_defeat() -> None:
    state = desert(OPEN, climber="a1", water={"climber": 0}, phase="storming", storm_top=["sun"])
    state.storm_discard, state.storm_pile = state.storm_pile, 0
    assert play(state, "0 draw")[-1] == "ended thirst"
    assert GAME.snapshot(state).storm_pile == {}


@covers("FD-105")
@pytest.mark.parametrize(("card", "ending"), [("sun", "thirst"), ("picks-up", "swept")])
def test_a_defeat_by_a_card_goes_before_any_victory(card: str, ending: str) -> None:
    state = before_take_off(
        climber="d4",
        explorer="d4",
        parts={**dict.fromkeys(PARTS, "taken"), "deck": "a1"},
        water={"climber": 0},
        meter=12,
        phase="storming",
    )
    state.parts = [TAKEN] * 4
    assert play(state, "0 draw", storm=card)[-1] == f"ended {ending}"
    assert outcome(state) == ending


# Victory


@covers("FD-106", "FD-107")
def test_the_team_wins_when_everybody_stands_on_the_launch_pad_with_all_parts() -> None:
    state = before_take_off(climber="d4", explorer="e4", navigator="d5")
    state.seat = 1
    assert play(state, "1 move d4") == ["moved 1 d4"]
    assert outcome(state) == "running"
    state.seat = 2
    assert play(state, "2 move d4") == ["moved 2 d4", "ended won"]
    assert (outcome(state), legal(state)) == ("won", set())


@covers("FD-106")
@pytest.mark.parametrize("missing", PARTS)
def test_all_four_parts_have_to_be_picked_up(missing: str) -> None:
    parts = {**dict.fromkeys(PARTS, "taken"), missing: "d4"}
    state = before_take_off(climber="d4", explorer="e4", parts=parts, turn=1)
    assert play(state, "1 move d4") == ["moved 1 d4"]
    assert outcome(state) == "running"
    assert play(state, f"1 take {missing}") == [f"took 1 {missing}", "ended won"]


@covers("FD-106")
@pytest.mark.parametrize("stray", [0, 1, 2])
def test_every_pawn_has_to_be_there(stray: int) -> None:
    cells = ["d4", "d4", "d4"]
    cells[stray] = "e4"
    roles = dict(zip(["climber", "explorer", "navigator"], cells, strict=True))
    state = before_take_off(**roles, turn=stray)
    assert not can_take_off(state)
    assert play(state, f"{stray} move d4")[-1] == "ended won"


@covers("FD-106")
def test_no_other_tile_is_a_launch_pad() -> None:
    excavated = {"d4": "pad", "d5": "mirage", **CLUES}
    state = before_take_off(climber="d5", explorer="e5", excavated=excavated, turn=1)
    assert play(state, "1 move d5") == ["moved 1 d5"]
    assert outcome(state) == "running"


@covers("FD-106")
def test_the_launch_pad_has_to_be_excavated() -> None:
    state = before_take_off(climber="d4", explorer="e4", excavated=CLUES, known={"d4": "pad"})
    state.seat = 1
    assert play(state, "1 move d4") == ["moved 1 d4"]
    assert outcome(state) == "running"
    assert play(state, "1 excavate") == ["excavated d4 pad", "ended won"]


@covers("FD-106")
@pytest.mark.parametrize(("mark", "is_won"), [(".", True), ("1", True), ("2", False), ("3", False)])
def test_a_launch_pad_with_two_markers_is_no_place_to_take_off(mark: str, is_won: bool) -> None:
    state = before_take_off(
        f"""
        . . . . .
        . . . . .
        . . @ . .
        . . . {mark} .
        . . . . .
        """,
        climber="e4",
        explorer="d4",
    )
    assert play(state, "0 move d4") == ["moved 0 d4", *(["ended won"] if is_won else [])]
    assert outcome(state) == ("won" if is_won else "running")


@covers("FD-106", "FD-107")
def test_the_team_takes_off_once_the_blocked_pad_is_cleared() -> None:
    drawing = """
        . . . . .
        . . . . .
        . . @ . .
        . . . 3 .
        . . . . .
    """
    state = before_take_off(drawing, climber="d4", explorer="d4")
    assert play(state, "0 clear d4") == ["cleared d4 1"]
    assert play(state, "0 clear d4") == ["cleared d4 1", "ended won"]


@covers("FD-107")
@pytest.mark.parametrize("left", [4, 1])
def test_taking_off_is_neither_an_action_nor_announced(left: int) -> None:
    state = before_take_off(climber="d3", explorer="d4", left=left)
    assert play(state, "0 move d4") == ["moved 0 d4", "ended won"]
    assert state.left == left - 1


@covers("FD-107")
def test_a_step_of_a_guided_pawn_can_win() -> None:
    state = before_take_off(navigator="d4", explorer="e2")
    play(state, "0 guide 1 e3")
    assert outcome(state) == "running"
    assert play(state, "0 guide 1 d4") == ["guided 1 d4", "ended won"]
    assert legal(state) == set()


@covers("FD-107")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("phase", ["acting", "storming"])
def test_equipment_can_win_in_anybodys_turn(turn: int, phase: str) -> None:
    state = before_take_off(
        climber="d4", explorer="a5", gear={"explorer": "jet"}, turn=turn, phase=phase
    )
    assert play(state, "1 jet d4") == ["used 1 jet", "flew 1 d4", "ended won"]


@covers("FD-107")
def test_a_blaster_can_win() -> None:
    drawing = """
        . . . . .
        . . . . .
        . . @ . .
        . . . 5 .
        . . . . .
    """
    state = before_take_off(drawing, climber="d4", explorer="d4", gear={"climber": "blaster"})
    assert play(state, "0 blast d4") == ["used 0 blaster", "cleared d4 5", "ended won"]


@covers("FD-107")
@pytest.mark.parametrize(
    ("words", "event"), [("0 water 1 1", "watered 0 1 1"), ("0 pass 1 jet", "passed 0 1 jet")]
)
def test_the_conditions_are_looked_at_after_water_and_passing(words: str, event: str) -> None:
    state = before_take_off(
        climber="d4",
        explorer="d4",
        parts={**dict.fromkeys(PARTS, "taken"), "deck": "a1"},
        water={"explorer": 1},
        gear={"climber": "jet"},
    )
    state.parts = [TAKEN] * 4
    assert play(state, words) == [event, "ended won"]


@covers("FD-107")
def test_the_conditions_are_looked_at_after_a_storm_card() -> None:
    state = before_take_off(
        climber="d4",
        explorer="d4",
        parts={**dict.fromkeys(PARTS, "taken"), "deck": "a1"},
        phase="storming",
    )
    state.parts = [TAKEN] * 4
    assert play(state, "0 draw", storm="west-1")[-1] == "ended won"


@covers("FD-107")
def test_a_launch_pad_moved_by_the_wind_is_still_the_launch_pad() -> None:
    state = before_take_off(
        climber="d3",
        explorer="a4",
        excavated={"d3": "pad", **CLUES},
        gear={"explorer": "jet"},
        phase="storming",
    )
    play(state, "0 draw", storm="west-1")
    assert cell_of(state, 0) == "c3"
    assert play(state, "1 jet c3")[-1] == "ended won"


@covers("FD-108")
@pytest.mark.parametrize("takers", [(0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 0, 1)])
def test_it_does_not_matter_who_has_the_parts(takers: tuple[int, ...]) -> None:
    state = before_take_off(climber="d4", explorer="d4", parts=dict.fromkeys(PARTS, "d4"))
    for part, seat in zip(PARTS, takers, strict=True):
        assert outcome(state) == "running"
        state.seat, state.left = seat, 4
        events = play(state, f"{seat} take {part}")
    assert events == [f"took {takers[-1]} deck", "ended won"]


@covers("FD-109")
def test_after_a_winning_last_action_there_is_no_storm_step() -> None:
    state = before_take_off(climber="d3", explorer="d4", left=1, water={"explorer": 0})
    assert play(state, "0 move d4") == ["moved 0 d4", "ended won"]
    assert GAME.snapshot(state).phase == "acting"
    assert (state.seat, state.left) == (0, 0)
    assert refusal(state, "0 end") == refusal(state, "0 draw") == "FD-105 not-after-the-end"
