"""The turn: FD-12 to FD-16."""

from typing import Any

import pytest

from forbidden_games.games.desert.board import PARTS
from forbidden_games.games.desert.state import DesertState
from tests.support.desert import GAME, OPEN, cell_of, desert, held, legal, play, refusal
from tests.support.rules import covers

ENGINE = {"a5": "engine-row", "b5": "engine-column"}  # clues out of the way
DEEP = OPEN.replace(".", "9", 2)  # sand on a1 and b1
ACTIONS: dict[str, dict[str, Any]] = {  # every way to spend an action, and a position for it
    "move b3": {"climber": "b2"},
    "move b3 with 1": {"climber": "b2", "carrier": "b2"},
    "move e4": {"climber": "b2", "excavated": {"b2": "tunnel", "e4": "tunnel"}},
    "clear b1": {"archeologist": "b2"},
    "excavate": {"climber": "b2", "known": {"b2": "pad"}},
    "take engine": {
        "climber": "b2",
        "excavated": {**ENGINE, "b2": "mirage"},
        "parts": {"engine": "b2"},
    },
    "fetch": {"carrier": "b2", "excavated": {"b2": "well"}, "water": {"carrier": 0}},
    "calm": {"meteorologist": "b2"},
    "look": {"meteorologist": "b2", "storm_top": ["sun", "sun", "sun"]},
    "guide 1 e4": {"navigator": "b2", "explorer": "e5"},
}


def clock(state: DesertState) -> tuple[int, str, int]:
    """Whose turn it is, its phase, and what is left of that."""
    table = GAME.snapshot(state)
    return table.turn, table.phase, table.left


def storm(state: DesertState, seat: int) -> None:
    """A storm step of three cards."""
    play(state, f"{seat} end")
    for card in ("north-1", "south-1", "sun"):
        play(state, f"{seat} draw", storm=card)


@covers("FD-12")
def test_a_turn_is_four_actions_and_the_storm_cards_of_the_meter() -> None:
    state = desert(climber="b2", carrier="d4", meter=4)
    seen = [clock(state)]
    for words in ("0 move b3", "0 move b2", "0 move b3", "0 move b2", "0 end"):
        play(state, words)
        seen.append(clock(state))
    for card in ("north-1", "south-1", "north-1", "south-1"):
        play(state, "0 draw", storm=card)
        seen.append(clock(state))
    assert seen == [
        *((0, "acting", 4), (0, "acting", 3), (0, "acting", 2), (0, "acting", 1)),
        (0, "acting", 0),
        *((0, "storming", 4), (0, "storming", 3), (0, "storming", 2), (0, "storming", 1)),
        (1, "acting", 4),
    ]


@covers("FD-12")
def test_there_is_no_fifth_action_and_the_end_has_to_be_said() -> None:
    state = desert(climber="b2", carrier="d4")
    for words in ("0 move b3", "0 move b2", "0 move b3", "0 move b2"):
        play(state, words)
    assert legal(state) == {"0 end"}
    assert refusal(state, "0 move b3") == "FD-12 no-actions-left"
    assert refusal(state, "0 draw") == "FD-12 not-yet-storming"
    assert play(state, "0 end") == []
    assert legal(state) == {"0 draw"}


@covers("FD-12")
@pytest.mark.parametrize("words", ACTIONS)
def test_no_kind_of_action_is_possible_when_none_is_left(words: str) -> None:
    state = desert(DEEP, **ACTIONS[words], left=0)
    assert refusal(state, f"0 {words}") == "FD-12 no-actions-left"
    assert "0 end" in legal(state)


@covers("FD-12")
def test_equipment_may_still_be_used_after_the_last_action() -> None:
    state = desert(DEEP, climber="b2", gear={"climber": "blaster throttle"}, left=1)
    play(state, "0 move b3")
    assert legal(state) == {"0 end", "0 throttle"}
    play(state, "0 throttle")
    play(state, "0 move b2")
    play(state, "0 move a2")
    assert legal(state) == {"0 end", "0 blast a1"}
    play(state, "0 blast a1")
    assert legal(state) == {"0 end"}


@covers("FD-12", "FD-15")
def test_the_storm_neither_comes_early_nor_lets_anybody_act() -> None:
    state = desert(DEEP, climber="b2", carrier="d4")
    assert refusal(state, "0 draw") == "FD-12 not-yet-storming"
    play(state, "0 end")
    for card in ("north-1", "south-1", "north-1"):
        for words in ("move b3", "clear b1", "excavate", "end"):
            assert refusal(state, f"0 {words}") == "FD-15 storm-has-begun"
        play(state, "0 draw", storm=card)
    assert refusal(state, "0 draw") == "FD-16 not-your-turn"
    assert refusal(state, "1 draw") == "FD-12 not-yet-storming"


@covers("FD-12", "FD-13")
@pytest.mark.parametrize("words", ACTIONS)
def test_every_kind_of_action_costs_one(words: str) -> None:
    state = desert(DEEP, **ACTIONS[words])
    play(state, f"0 {words}")
    assert clock(state) == (0, "acting", 3)


@covers("FD-12")
def test_water_passing_and_equipment_cost_no_action() -> None:
    gear = {"climber": "blaster jet shield scope reserve", "carrier": "shield"}
    state = desert(DEEP, climber="b2", carrier="b2", gear=gear, water={"climber": 0})
    play(state, "0 blast b1")
    play(state, "0 shield")
    play(state, "0 scope b3", face="pad")
    play(state, "1 water 0 1")
    play(state, "1 pass 0 shield")
    play(state, "0 reserve")
    play(state, "0 jet b3")
    assert clock(state) == (0, "acting", 4)


@covers("FD-13")
def test_all_four_common_actions_fit_into_one_turn() -> None:
    state = desert(
        OPEN.replace(".", "1", 1),
        climber="b1",
        excavated={"a3": "engine-row", "a4": "engine-column"},
        parts={"engine": "a1"},
    )
    play(state, "0 clear a1")
    play(state, "0 move a1")
    play(state, "0 excavate", face="pad")
    play(state, "0 take engine")
    assert clock(state) == (0, "acting", 0)
    assert GAME.snapshot(state).parts["engine"] == "taken"


@covers("FD-13")
def test_moves_may_be_repeated() -> None:
    state = desert(carrier="b2")
    for cell in ("b1", "a1", "a2", "b2"):
        play(state, f"0 move {cell}")
    assert cell_of(state, 0) == "b2"


@covers("FD-13")
def test_sand_may_be_removed_from_one_tile_four_times() -> None:
    state = desert(DEEP, carrier="b2")
    for _ in range(4):
        play(state, "0 clear b1")
    assert state.sand[:3] == [9, 5, 0]


@covers("FD-13")
def test_tiles_may_be_excavated_more_than_once_in_a_turn() -> None:
    state = desert(carrier="b2", known={"b2": "pad", "b3": "tunnel"})
    play(state, "0 excavate")
    play(state, "0 move b3")
    play(state, "0 excavate", gear="jet")
    assert (held(state, 0), clock(state)) == ("jet", (0, "acting", 1))


@covers("FD-13")
def test_four_parts_may_be_picked_up_in_a_turn() -> None:
    clues = {f"a{n + 2}": f"{part}-row" for n, part in enumerate(PARTS)}
    clues |= {f"e{n + 2}": f"{part}-column" for n, part in enumerate(PARTS)}
    parts = dict.fromkeys(PARTS, "b2")
    state = desert(carrier="b2", excavated={**clues, "b2": "mirage"}, parts=parts)
    for part in PARTS:
        play(state, f"0 take {part}")
    assert set(GAME.snapshot(state).parts.values()) == {"taken"}


@covers("FD-13")
def test_the_actions_of_adventurers_may_be_repeated_and_mixed() -> None:
    state = desert(carrier="b2", excavated={"b2": "well"}, water={"carrier": 0})
    for words in ("0 fetch", "0 move b3", "0 move b2", "0 fetch"):
        play(state, words)
    assert state.water[0] == 4
    state = desert(meteorologist="b2", storm_top=["sun", "sun", "sun"])
    for words in ("0 calm", "0 look", "0 keep", "0 calm", "0 look", "0 keep"):
        play(state, words)
    assert clock(state) == (0, "acting", 0)
    state = desert(navigator="b2", climber="e3", carrier="e5")
    for words in ("0 guide 1 e4", "0 halt", "0 guide 2 e4", "0 halt", "0 guide 1 e3", "0 halt"):
        play(state, words)
    assert clock(state) == (0, "acting", 1)


@covers("FD-14")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_actions_not_used_are_lost(taken: int) -> None:
    state = desert(climber="b2", carrier="d4")
    for words in ("0 move b3", "0 move b2", "0 move b3")[:taken]:
        play(state, words)
    storm(state, 0)
    assert clock(state) == (1, "acting", 4)
    storm(state, 1)
    assert clock(state) == (0, "acting", 4)


@covers("FD-14")
def test_not_even_actions_of_a_time_throttle_are_saved() -> None:
    state = desert(climber="b2", carrier="d4", gear={"climber": "throttle"})
    play(state, "0 throttle")
    assert clock(state) == (0, "acting", 6)
    storm(state, 0)
    storm(state, 1)
    assert clock(state) == (0, "acting", 4)


@covers("FD-15")
def test_the_storm_step_cannot_be_declined_after_a_turn_without_actions() -> None:
    state = desert(climber="b2", carrier="d4")
    play(state, "0 end")
    for n, card in enumerate(("sun", "north-1", "sun")):
        assert clock(state) == (0, "storming", 3 - n)
        assert legal(state) == {"0 draw"}
        assert refusal(state, "0 end") == "FD-15 storm-has-begun"
        play(state, "0 draw", storm=card)
    assert state.water[:2] == [1, 3]
    assert clock(state) == (1, "acting", 4)


@covers("FD-16")
@pytest.mark.parametrize("words", ACTIONS)
def test_only_the_active_player_acts(words: str) -> None:
    state = desert(DEEP, **ACTIONS[words])
    assert f"0 {words}" in legal(state)
    state.seat = 1
    assert refusal(state, f"0 {words}") == "FD-16 not-your-turn"
    assert not {action for action in legal(state) if action[0] == "0"}


@covers("FD-16")
def test_only_the_active_player_ends_the_turn_and_draws() -> None:
    state = desert(climber="b2", carrier="d4")
    assert refusal(state, "1 end") == "FD-16 not-your-turn"
    play(state, "0 end")
    assert refusal(state, "1 draw") == "FD-16 not-your-turn"
    assert legal(state) == {"0 draw"}


@covers("FD-16")
@pytest.mark.parametrize("phase", ["acting", "storming"])
def test_the_others_can_give_water_pass_and_use_equipment(phase: str) -> None:
    gear = {"carrier": "blaster jet shield scope reserve throttle"}
    state = desert(DEEP, climber="b2", carrier="b2", gear=gear, water={"climber": 2}, phase=phase)
    mine = {words[2:] for words in legal(state) if words[0] == "1"}
    assert {words.split()[0] for words in mine} == {
        *("blast", "jet", "shield", "scope", "reserve", "pass", "water")
    }
    assert {"blast b1", "jet e1", "scope e1", "pass 0 throttle", "water 0 1"} <= mine
    assert refusal(state, "1 throttle") == "FD-90 not-your-turn"
