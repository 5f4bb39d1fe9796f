"""Where other implementations went wrong: one test for each mistake, with what goes wrong there."""

import pytest

from forbidden_games.games.desert.board import PARTS
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.desert import (
    GAME,
    OPEN,
    cell_of,
    desert,
    held,
    legal,
    names,
    play,
    refusal,
)
from tests.support.rules import covers

ALL_TAKEN = dict.fromkeys(PARTS, "taken")
CLUES = {
    cell: f"{part}-{way}"
    for cell, (part, way) in zip(
        ("a1", "b1", "c1", "d1", "e1", "a2", "d2", "e2"),
        ((part, way) for part in PARTS for way in ("row", "column")),
        strict=True,
    )
}


def dealt(seed: int = 1, **config: object) -> DesertState:
    """A table right after the deal."""
    return GAME.new_game(GAME.read_config(config), Dice(seed), Journal())


def outcome(state: DesertState) -> str:
    return GAME.write_outcome(GAME.outcome(state))


def part_at(state: DesertState, part: str) -> str:
    return GAME.snapshot(state).parts[part]


# Decks.


@covers("FD-7")
def test_weak_winds_are_more_frequent_than_strong_ones() -> None:
    """Elsewhere each direction had two cards of each strength."""
    cards = bag.counts(dealt().storm_pile, STORM_CARDS)
    for wind in ("north", "south", "east", "west"):
        assert [cards[f"{wind}-{strength}"] for strength in (1, 2, 3)] == [3, 2, 1]


@covers("FD-7")
def test_the_storm_picks_up_three_times_in_a_deck() -> None:
    """Elsewhere there were six such cards, 34 in all."""
    state = dealt()
    cards = bag.counts(state.storm_pile, STORM_CARDS)
    assert (cards["picks-up"], cards["sun"], bag.size(state.storm_pile)) == (3, 4, 31)


@covers("FD-7")
def test_there_are_two_shields_and_one_reserve() -> None:
    """Elsewhere the counts of these two were swapped."""
    cards = bag.counts(dealt().gear_pile, GEAR_CARDS)
    assert (cards["shield"], cards["reserve"]) == (2, 1)
    assert sum(cards.values()) == 12


# Tiles and parts.


@covers("FD-38")
def test_a_tunnel_gives_no_second_card() -> None:
    """Elsewhere a tunnel gave two."""
    state = desert(archeologist="e4")
    events = play(state, "0 excavate", face="tunnel", gear="blaster")
    assert events == ["excavated e4 tunnel", "geared 0 blaster"]
    assert (held(state, 0), bag.size(state.gear_pile)) == ("blaster", 11)


@covers("FD-2", "FD-37")
@pytest.mark.parametrize("seed", range(4))
def test_the_crash_is_excavated_for_a_card(seed: int) -> None:
    """Elsewhere the crash gave no card, or lay turned over from the start."""
    state = dealt(seed, roles=["archeologist", "carrier"], first=0)
    here = cell_of(state, 0)
    if f"0 clear {here}" in legal(state):
        assert refusal(state, "0 excavate") == "FD-35 sand-first"
        play(state, f"0 clear {here}")
    assert play(state, "0 excavate", gear="jet") == [f"excavated {here} gear", "geared 0 jet"]
    assert refusal(state, "0 excavate") == "FD-36 excavated-already"


@covers("FD-50")
def test_a_placed_part_does_not_follow_its_clues() -> None:
    """Elsewhere its place was worked out anew whenever a clue moved."""
    clues = {"c4": "engine-row", "e5": "engine-column"}
    state = desert(explorer="b2", excavated=clues, parts={"engine": "e4"}, phase="storming")
    play(state, "0 draw", storm="north-1")
    assert part_at(state, "engine") == "e4"
    play(state, "0 draw", storm="west-2")
    assert part_at(state, "engine") == "d4"


@covers("FD-46")
@pytest.mark.parametrize(
    ("clue", "wind", "moved", "second", "placed"),
    [
        ("engine-row", "north-1", "c4", "engine-column", "e3"),
        ("engine-column", "west-1", "d3", "engine-row", "c5"),
    ],
)
def test_the_first_clue_is_not_frozen_where_it_was_found(
    clue: str, wind: str, moved: str, second: str, placed: str
) -> None:
    """Elsewhere the row or column was noted once and for all with the first clue."""
    state = desert(
        explorer="e5",
        climber="b2",
        excavated={moved: clue},
        turn=1,
        phase="storming",
        meter=0,
        storm_revealed=["sun"],
        left=1,
    )
    assert f"slid {moved} c3" in play(state, "1 draw", storm=wind)
    assert f"placed engine {placed}" in play(state, "0 excavate", face=second)


@covers("FD-53", "FD-53c")
@pytest.mark.parametrize(("sand", "is_taken"), [("1", True), ("2", False), ("3", False)])
def test_no_part_is_picked_up_on_a_blocked_tile(sand: str, is_taken: bool) -> None:
    """Elsewhere the sand was not looked at."""
    board = f"""
        . . . . .
        . {sand} . . .
        . . @ . .
        . . . . .
        . . . . .
    """
    clues = {"a1": "engine-row", "b1": "engine-column", "b2": "pad"}
    state = desert(board, climber="b2", excavated=clues, parts={"engine": "b2"})
    assert ("0 take engine" in legal(state)) == is_taken
    assert refusal(state, "0 take engine") == ("" if is_taken else "FD-53c cell-blocked")


# Water.


@covers("FD-82")
def test_sharing_water_costs_no_action() -> None:
    """Elsewhere it cost one, so that it was refused without any left."""
    state = desert(explorer="b2", climber="b2", water={"climber": 0}, left=1)
    play(state, "0 water 1 1")
    assert state.left == 1
    play(state, "0 excavate", face="pad")
    assert state.left == 0
    assert play(state, "0 water 1 2") == ["watered 0 1 2"]
    assert (state.left, state.water[:2]) == (0, [1, 3])


@covers("FD-102")
@pytest.mark.parametrize("role", ROLES)
def test_a_canteen_at_zero_keeps_its_owner_alive(role: str) -> None:
    """Elsewhere zero was death."""
    state = desert(**{role: "b2"}, water={role: 1}, phase="storming")
    assert "parched 0 0" in play(state, "0 draw", storm="sun")
    assert outcome(state) == "running"
    assert "ended thirst" in play(state, "0 draw", storm="sun")


@covers("FD-9", "FD-39", "FD-68")
def test_canteens_hold_what_their_cards_say() -> None:
    """Elsewhere every canteen had one water too many."""
    full = {"archeologist": 3, "climber": 3, "explorer": 4, "meteorologist": 4, "navigator": 4}
    assert dealt(roles=list(full)).water == list(full.values())
    assert dealt(roles=["carrier", "climber"]).water[:2] == [5, 3]
    state = desert(**dict.fromkeys(full, "b2"), backs={"b2": "oasis"}, water=dict.fromkeys(full, 2))
    play(state, "0 excavate", face="well")
    assert state.water == list(full.values())


@covers("FD-94", "FD-96")
@pytest.mark.parametrize("card", STORM_CARDS)
def test_only_the_sun_costs_water(card: str) -> None:
    """Elsewhere the wind made people thirsty too."""
    state = desert(climber="c4", explorer="d3", phase="storming")
    play(state, "0 draw", storm=card)
    assert state.water[:2] == ([2, 3] if card == "sun" else [3, 4])


# Moving.


@covers("FD-17", "FD-19")
@pytest.mark.parametrize("role", ["archeologist", "climber", "explorer"])
@pytest.mark.parametrize(
    ("edge", "opposite"), [("a4", "e4"), ("e2", "a2"), ("b1", "b5"), ("d5", "d1"), ("e2", "a3")]
)
def test_nobody_walks_round_the_edge(role: str, edge: str, opposite: str) -> None:
    """Elsewhere a step off one edge ended at the other."""
    state = desert(**{role: edge, "carrier": "c1"})
    assert f"0 move {opposite}" not in legal(state)
    rule = "FD-61" if role == "explorer" else "FD-17"
    assert refusal(state, f"0 move {opposite}") == f"{rule} too-far-to-walk"


@covers("FD-81")
def test_a_guided_pawn_turns_corners() -> None:
    """Elsewhere the Navigator moved others in straight lines only."""
    state = desert(navigator="e5", archeologist="b2")
    for cell in ("b3", "a3", "a2"):
        play(state, f"0 guide 1 {cell}")
    assert (cell_of(state, 1), state.left) == ("a2", 3)
    for cell in ("a1", "b1", "a1"):
        play(state, f"0 guide 1 {cell}")
    assert (cell_of(state, 1), state.left) == ("a1", 2)


# The storm.


@covers("FD-94")
@pytest.mark.parametrize(
    ("card", "slide", "storm"),
    [
        ("north-1", "slid c4 c3", "c4"),
        ("south-1", "slid c2 c3", "c2"),
        ("east-1", "slid b3 c3", "b3"),
        ("west-1", "slid d3 c3", "d3"),
    ],
)
def test_the_storm_goes_against_the_arrow(card: str, slide: str, storm: str) -> None:
    """Elsewhere the storm, not the tiles, went where the card points."""
    state = desert(climber="c4", explorer="c2", archeologist="b3", carrier="d3", phase="storming")
    assert play(state, "0 draw", storm=card)[1] == slide
    assert names(1 << state.storm) == {storm}
    assert sum(cell_of(state, seat) == "c3" for seat in range(4)) == 1


@covers("FD-103")
@pytest.mark.parametrize(("heap", "ending"), [("47", "running"), ("48", "buried")])
def test_the_last_marker_may_be_placed(heap: str, ending: str) -> None:
    """Elsewhere the game was lost with the last marker, not with the one after it."""
    board = OPEN.replace(".", heap, 1)
    state = desert(board, climber="b2", phase="storming")
    play(state, "0 draw", storm="east-1")
    assert (outcome(state), state.supply) == (ending, 0)


@covers("FD-12", "FD-92", "FD-98")
@pytest.mark.parametrize("left", [4, 0])
def test_the_storm_step_is_run_once_in_a_turn(left: int) -> None:
    """Elsewhere it came twice: after the last action, and again when the turn was ended."""
    state = desert(climber="b2", left=left)
    assert "0 draw" not in legal(state)
    assert play(state, "0 end") == []
    assert "0 end" not in legal(state)
    turned = [play(state, "0 draw", storm=card) for card in ("sun", "north-1", "south-1")]
    assert [events[-1] == "turn 1" for events in turned] == [False, False, True]
    assert bag.size(state.storm_pile) == 28
    assert "1 end" in legal(state)
    assert refusal(state, "1 draw") == "FD-12 not-yet-storming"
    assert refusal(state, "0 draw") == "FD-16 not-your-turn"


@covers("FD-85b")
def test_no_shield_is_put_up_by_itself() -> None:
    """Elsewhere a shield was used automatically once the sun card had been turned."""
    state = desert(climber="b2", gear={"climber": "shield"}, phase="storming")
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 2", "parched 1 3"]
    assert held(state, 0) == "shield"


# Taking off.


@covers("FD-106")
def test_nobody_takes_off_from_a_pad_that_is_not_excavated() -> None:
    """Elsewhere it was enough to stand on the right tile."""
    options = {"climber": "e4", "explorer": "e5", "excavated": CLUES, "parts": ALL_TAKEN}
    state = desert(**options, known={"e5": "pad"})
    assert play(state, "0 move e5") == ["moved 0 e5"]
    assert outcome(state) == "running"
    assert play(state, "0 excavate") == ["excavated e5 pad", "ended won"]
