"""The questions players ask, F1 to F31 of the rules, each answered by a game."""

import pytest

from forbidden_games.games.desert.board import PARTS
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden_games.games.desert.movement import is_buried
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadNotation
from forbidden_games.kernel.journal import Journal
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

DUNES = """
    . . . . .
    . 3 2 . .
    . 1 @ . .
    . 2 . . .
    . . . . .
"""
CLUES = {
    cell: f"{part}-{way}"
    for cell, (part, way) in zip(
        ("a1", "b1", "c1", "d1", "e1", "a2", "d2", "e2"),
        ((part, way) for part in PARTS for way in ("row", "column")),
        strict=True,
    )
}
ALL_TAKEN = dict.fromkeys(PARTS, "taken")


def outcome(state: DesertState) -> str:
    return GAME.write_outcome(GAME.outcome(state))


def part_at(state: DesertState, part: str) -> str:
    return GAME.snapshot(state).parts[part]


def sand_at(state: DesertState, cell: str) -> int:
    return {tile.cell: tile.sand for tile in GAME.snapshot(state).tiles}[cell]


# F1: thirst.


@covers("FD-102")
def test_f01_an_empty_canteen_is_no_defeat_and_the_next_sun_is() -> None:
    state = desert(climber="b2", water={"climber": 1}, phase="storming")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 0", "parched 1 3"]
    assert outcome(state) == "running"
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 1 2", "ended thirst"]
    assert state.water[:2] == [0, 2]


# F2: sand on the part.


def with_engine(sand: int, *, is_excavated: bool = True) -> DesertState:
    """The engine lies at b2, where the explorer is, under so much sand."""
    clues = {"a1": "engine-row", "b1": "engine-column"}
    here = {"b2": "pad"} if is_excavated else {}
    board = OPEN.replace(". . . . .\n    . . @", f". {sand} . . .\n    . . @")
    return desert(board, explorer="b2", excavated={**clues, **here}, parts={"engine": "b2"})


@covers("FD-53", "FD-53a")
def test_f02_one_marker_does_not_keep_a_part_but_an_unexcavated_tile_does() -> None:
    state = with_engine(1)
    assert play(state, "0 take engine") == ["took 0 engine"]
    assert (part_at(state, "engine"), sand_at(state, "b2")) == ("taken", 1)
    assert refusal(with_engine(1, is_excavated=False), "0 take engine") == "FD-53a excavate-first"
    assert refusal(with_engine(2), "0 take engine") == "FD-31 buried"


# F3, F4: gears.


@covers("FD-2", "FD-37")
def test_f03_there_is_a_gear_under_the_crash() -> None:
    state = desert(archeologist="b2", backs={"b2": "crash"})
    assert play(state, "0 excavate", gear="jet") == ["excavated b2 gear", "geared 0 jet"]
    assert (held(state, 0), held(state, 1)) == ("jet", "")


@covers("FD-37", "FD-38")
def test_f04_a_tunnel_gives_one_card() -> None:
    state = desert(archeologist="e4")
    events = play(state, "0 excavate", face="tunnel", gear="scope")
    assert events == ["excavated e4 tunnel", "geared 0 scope"]
    assert held(state, 0) == "scope"
    assert bag.size(state.gear_pile) == 11


# F5: directions.


@covers("FD-94")
@pytest.mark.parametrize(
    ("card", "slides", "storm"),
    [
        ("north-2", ["slid c4 c3", "slid c5 c4"], "c5"),
        ("south-2", ["slid c2 c3", "slid c1 c2"], "c1"),
        ("west-2", ["slid d3 c3", "slid e3 d3"], "e3"),
        ("east-2", ["slid b3 c3", "slid a3 b3"], "a3"),
    ],
)
def test_f05_tiles_go_where_the_card_says_and_the_storm_the_other_way(
    card: str, slides: list[str], storm: str
) -> None:
    state = desert(climber="b2", phase="storming")
    assert play(state, "0 draw", storm=card)[1:3] == slides
    assert names(1 << state.storm) == {storm}


# F6 to F9: clues.


@covers("FD-46")
def test_f06_the_first_clue_counts_where_it_lies_now() -> None:
    state = desert(
        explorer="e5",
        climber="b2",
        excavated={"c4": "engine-row"},
        turn=1,
        phase="storming",
        storm_revealed=["east-1", "east-2"],
        left=1,
    )
    assert "slid c4 c3" in play(state, "1 draw", storm="north-1")
    assert play(state, "0 excavate", face="engine-column") == [
        "excavated e5 engine-column",
        "placed engine e3",
    ]


@covers("FD-50")
def test_f07_a_placed_part_stays_on_its_tile_whatever_becomes_of_the_clues() -> None:
    clues = {"c4": "engine-row", "a1": "engine-column", "d1": "deck-row", "e1": "deck-column"}
    parts = {"engine": "a4", "deck": "c4"}
    state = desert(explorer="e5", excavated=clues, parts=parts, phase="storming")
    play(state, "0 draw", storm="north-1")
    assert (part_at(state, "engine"), part_at(state, "deck")) == ("a4", "c3")


@covers("FD-51")
def test_f08_a_part_in_the_storm_falls_on_the_next_tile_that_moves() -> None:
    state = desert(archeologist="c5", excavated={"a3": "engine-row"})
    assert "placed engine c3" in play(state, "0 excavate", face="engine-column")
    play(state, "0 end")
    play(state, "0 draw", storm="east-1")
    assert (part_at(state, "engine"), sand_at(state, "c3")) == ("c3", 1)
    play(state, "0 draw", storm="west-1")
    assert part_at(state, "engine") == "b3"


@covers("FD-46", "FD-49")
@pytest.mark.parametrize(
    ("first", "clue", "second", "placed"),
    [
        ("a4", "engine-row", "d4", "d4"),
        ("d4", "engine-column", "a4", "d4"),
        ("b2", "engine-row", "b5", "b2"),
        ("b5", "engine-column", "b2", "b2"),
    ],
)
def test_f09_clues_in_one_line_place_the_part_on_one_of_them(
    first: str, clue: str, second: str, placed: str
) -> None:
    other = {"engine-row": "engine-column", "engine-column": "engine-row"}[clue]
    state = desert(archeologist=second, excavated={first: clue})
    assert f"placed engine {placed}" in play(state, "0 excavate", face=other)


# F10, F11: tunnels.

SANDY_TUNNEL = """
    . . . . .
    . 3 . . .
    . . @ . .
    . . . . .
    . . . . 2
"""


@covers("FD-96")
def test_f10_a_tunnel_full_of_sand_gives_shade() -> None:
    state = desert(
        SANDY_TUNNEL, archeologist="b2", explorer="e5", excavated={"b2": "tunnel"}, phase="storming"
    )
    assert is_buried(state, 0)
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 1 3"]


@covers("FD-23", "FD-24", "FD-96")
def test_f11_a_tunnel_that_is_only_known_is_neither_a_way_nor_a_shelter() -> None:
    options = {"archeologist": "b2", "excavated": {"e4": "tunnel"}, "known": {"b2": "tunnel"}}
    state = desert(**options)
    assert refusal(state, "0 move e4") == "FD-17 too-far-to-walk"
    there = desert(**{**options, "archeologist": "e4"})
    assert refusal(there, "0 move b2") == "FD-17 too-far-to-walk"
    play(state, "0 excavate", gear="jet")
    assert "0 move e4" in legal(state)
    sunny = desert(**options, phase="storming")
    assert "parched 0 2" in play(sunny, "0 draw", storm="sun")


# F12 to F14: other people's turns, the shield.

FREE = "blaster jet shield scope reserve throttle"


@covers("FD-84", "FD-90")
@pytest.mark.parametrize("phase", ["acting", "storming"])
def test_f12_all_equipment_but_the_throttle_works_in_the_turns_of_others(phase: str) -> None:
    state = desert(DUNES, climber="e5", explorer="b3", gear={"explorer": FREE}, phase=phase)
    usable = {words.split()[1] for words in legal(state) if words.startswith("1")}
    assert usable - {"water", "pass"} == {"blast", "jet", "shield", "scope", "reserve"}
    assert refusal(state, "1 throttle") == "FD-90 not-your-turn"


@covers("FD-85b")
def test_f13_a_shield_after_the_sun_helps_only_against_the_next_one() -> None:
    state = desert(climber="b2", gear={"climber": "shield"}, phase="storming")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 2", "parched 1 3"]
    assert play(state, "0 shield") == ["used 0 shield"]
    assert state.water[0] == 2
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 1 2"]


@covers("FD-85")
@pytest.mark.parametrize(("ruling", "thirsty"), [("travels", 1), ("stays", 0)])
def test_f14_the_shield_goes_with_its_user_unless_the_table_says_otherwise(
    ruling: str, thirsty: int
) -> None:
    state = desert(
        archeologist="b2", climber="b2", gear={"archeologist": "shield"}, rulings={"shield": ruling}
    )
    play(state, "0 shield")
    play(state, "0 move b3")
    play(state, "0 end")
    assert play(state, "0 draw", storm="sun") == ["storm sun", f"parched {thirsty} 2"]


# F15, F16: the jet pack.


@covers("FD-34", "FD-87")
def test_f15_a_jet_pack_lifts_the_buried_unless_the_table_says_otherwise() -> None:
    options = {"explorer": "b2", "archeologist": "b2", "gear": {"explorer": "jet"}}
    state = desert(DUNES, **options)
    play(state, "0 jet e4 with 1")
    assert (cell_of(state, 0), cell_of(state, 1)) == ("e4", "e4")
    strict = desert(DUNES, **options, rulings={"jet_buried": False})
    assert legal(strict, "jet") == set()
    assert refusal(strict, "0 jet e4") == "FD-87 buried"


@covers("FD-87a")
def test_f16_the_climber_lands_on_no_blocked_tile() -> None:
    state = desert(DUNES, climber="e4", gear={"climber": "jet"})
    assert refusal(state, "0 jet b2") == "FD-87 cell-blocked"
    landing = cells(
        "o",
        """
            o o o o o
            o . . o o
            o o . o o
            o . o o .
            o o o o o
        """,
    )
    assert legal(state, "jet") == {f"0 jet {name}" for name in names(landing)}


# F17, F18: the navigator.


@covers("FD-81e")
def test_f17_the_buried_are_guided_with_the_climber_there_or_by_agreement() -> None:
    pawns = {"navigator": "e5", "explorer": "b4"}
    state = desert(DUNES, **pawns)
    assert legal(state, "guide") == set()
    assert refusal(state, "0 guide 1 b5") == "FD-81e other-is-buried"
    beside_the_climber = desert(DUNES, **pawns, climber="b4")
    assert "0 guide 1 b5" in legal(beside_the_climber)
    agreed = desert(DUNES, **pawns, rulings={"guide_buried": True})
    play(agreed, "0 guide 1 b5")
    assert cell_of(agreed, 1) == "b5"
    assert refusal(desert(DUNES, **pawns, rulings={"guide_buried": True}), "0 guide 1 c3") == (
        "FD-19 not-into-the-storm"
    )


@covers("FD-81b")
def test_f18_the_navigator_rides_along_with_the_guided_climber() -> None:
    state = desert(DUNES, navigator="b3", climber="b3")
    assert play(state, "0 guide 1 b2 with 0") == ["guided 1 b2", "carried 0 b2"]
    assert play(state, "0 guide 1 a2 with 0") == ["guided 1 a2", "carried 0 a2"]
    assert state.left == 3


# F19, F20: the climber.


@covers("FD-56")
def test_f19_the_climber_takes_one_pawn_at_a_time() -> None:
    state = desert(climber="b2", explorer="b2", navigator="b2")
    with pytest.raises(BadNotation):
        GAME.read_action(state, "0 move b3 with 1 with 2")
    play(state, "0 move b3 with 1")
    assert [cell_of(state, seat) for seat in range(3)] == ["b3", "b3", "b2"]
    assert refusal(state, "0 move b4 with 2") == "FD-56 no-such-passenger"
    play(state, "0 move b2")
    play(state, "0 move a2 with 2")
    assert [cell_of(state, seat) for seat in range(3)] == ["a2", "b3", "a2"]


@covers("FD-58")
@pytest.mark.parametrize(("start", "buried"), [("b4", True), ("b3", False)])
def test_f20_who_stays_behind_in_deep_sand_is_buried(start: str, buried: bool) -> None:
    state = desert(DUNES, climber=start, explorer=start)
    assert not is_buried(state, 1)
    play(state, f"0 move a{start[1]}")
    assert is_buried(state, 1) == buried
    state.seat = 1
    assert (legal(state, "move") == set()) == buried
    assert refusal(state, "1 excavate") == ("FD-31 buried" if buried else "FD-35 sand-first")


# F21: the archeologist.


@covers("FD-65")
def test_f21_the_archeologist_takes_two_markers_from_one_tile_only() -> None:
    state = desert(DUNES, archeologist="b3")
    assert play(state, "0 clear b3") == ["cleared b3 1"]
    assert (sand_at(state, "b2"), sand_at(state, "b4"), state.left) == (3, 2, 3)
    assert play(state, "0 clear b2") == ["cleared b2 2"]
    assert (sand_at(state, "b2"), sand_at(state, "b4"), state.left) == (1, 2, 2)
    with pytest.raises(BadNotation):
        GAME.read_action(state, "0 clear b2 b4")


# F22 to F24: water.


@covers("FD-63", "FD-73")
def test_f22_the_carrier_gives_to_the_four_neighbours_and_not_diagonally() -> None:
    state = desert(
        carrier="b2", explorer="a2", navigator="c1", water={"explorer": 3, "navigator": 3}
    )
    assert legal(state, "water") == {"0 water 1 1"}
    assert refusal(state, "0 water 2 1") == "FD-73 too-far-to-pour"


@covers("FD-73")
def test_f23_the_carrier_is_given_water_on_the_same_tile_only() -> None:
    beside = desert(carrier="b2", explorer="a2", water={"carrier": 4})
    assert legal(beside, "water") == set()
    assert refusal(beside, "1 water 0 1") == "FD-82 too-far-to-pour"
    together = desert(carrier="b2", explorer="b2", water={"carrier": 4})
    assert legal(together, "water") == {"1 water 0 1"}


@covers("FD-39", "FD-69", "FD-82")
def test_f24_who_comes_late_to_the_well_gets_water_from_the_carrier_alone() -> None:
    dry = {"carrier": 0, "explorer": 0}
    first = desert(carrier="e4", explorer="e3", backs={"e4": "oasis"}, water=dry)
    assert play(first, "0 excavate", face="well") == ["excavated e4 well", "drank 0 2"]
    late = desert(explorer="e3", carrier="e4", excavated={"e4": "well"}, water=dry)
    assert play(late, "0 move e4") == ["moved 0 e4"]
    assert refusal(late, "0 fetch") == "FD-69 only-the-carrier-fetches"
    assert refusal(late, "0 excavate") == "FD-36 excavated-already"
    helped = desert(carrier="e4", explorer="e4", excavated={"e4": "well"}, water=dry)
    assert play(helped, "0 fetch") == ["drank 0 2"]
    assert play(helped, "0 water 1 2") == ["watered 0 1 2"]
    assert helped.water[:2] == [0, 2]


# F25, F26: the meteorologist.


@covers("FD-76", "FD-77")
def test_f25_one_card_may_go_to_the_bottom_and_the_others_stay_in_order() -> None:
    state = desert(meteorologist="b2")
    play(state, "0 look", seen=["sun", "north-1", "west-3"])
    assert legal(state) == {"0 bottom 1", "0 bottom 2", "0 bottom 3", "0 keep"}
    assert play(state, "0 bottom 1") == ["sent sun"]
    assert [STORM_CARDS[card] for card in state.top[: state.tops]] == ["north-1", "west-3"]
    assert refusal(state, "0 bottom 1") == "FD-76 not-looking"
    play(state, "0 end")
    turned = [play(state, "0 draw")[0] for _ in range(2)]
    assert turned == ["storm north-1", "storm west-3"]


@covers("FD-74", "FD-92")
def test_f26_with_as_many_actions_as_cards_there_is_no_storm_step() -> None:
    state = desert(meteorologist="b2")
    for _ in range(3):
        play(state, "0 calm")
    assert refusal(state, "0 calm") == "FD-74 no-storm-card-left-to-save"
    assert play(state, "0 end") == ["turn 1"]
    assert bag.size(state.storm_pile) == 31
    assert (state.seat, state.left, state.fewer) == (1, 4, 0)


# F27: the storm picks up.


@covers("FD-97")
def test_f27_a_stronger_storm_begins_with_the_next_player() -> None:
    state = desert(climber="b2", meter=3, phase="storming")
    assert play(state, "0 draw", storm="picks-up") == ["storm picks-up", "meter 4"]
    assert state.left == 2
    play(state, "0 draw", storm="sun")
    assert play(state, "0 draw", storm="sun")[-1] == "turn 1"
    play(state, "1 end")
    assert state.left == 4


# F28: sand.

HEAP = """
    . . . . .
    . 46 . . .
    . . @ . .
    . . . . .
    . . . . .
"""


@covers("FD-103")
def test_f28_the_marker_after_the_last_one_loses() -> None:
    state = desert(HEAP, climber="a1", phase="storming")
    assert play(state, "0 draw", storm="north-2")[-2:] == ["sand c3 1", "sand c4 1"]
    assert (state.supply, outcome(state)) == (0, "running")
    assert play(state, "0 draw", storm="south-1") == ["storm south-1", "slid c4 c5", "ended buried"]


# F29, F30: taking off.


def before_take_off(sand: str = ".", last: str = "e4") -> DesertState:
    """All parts are taken; seat 1 is on the pad, seat 0 next to it."""
    board = OPEN.rstrip()[:-1] + sand
    excavated = {**CLUES, "e5": "pad"}
    return desert(board, climber=last, explorer="e5", excavated=excavated, parts=ALL_TAKEN, left=1)


@covers("FD-107", "FD-109")
def test_f29_taking_off_takes_no_action_and_no_word() -> None:
    state = before_take_off()
    assert play(state, "0 move e5") == ["moved 0 e5", "ended won"]
    assert outcome(state) == "won"
    assert legal(state) == set()


@covers("FD-106")
def test_f30_one_marker_on_the_pad_does_no_harm_and_two_do() -> None:
    assert play(before_take_off("1"), "0 move e5")[-1] == "ended won"
    blocked = before_take_off("2")
    assert play(blocked, "0 move e5") == ["moved 0 e5"]
    assert outcome(blocked) == "running"


# F31: the deck.


@covers("FD-7")
def test_f31_there_are_twelve_cards_of_six_kinds_and_no_other() -> None:
    state = GAME.new_game(GAME.read_config({}), Dice(1), Journal())
    assert bag.counts(state.gear_pile, GEAR_CARDS) == {
        "blaster": 3,
        "jet": 3,
        "shield": 2,
        "scope": 2,
        "reserve": 1,
        "throttle": 1,
    }
    assert bag.size(state.gear_pile) == 12
