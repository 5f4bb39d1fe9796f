"""Positions typed in by hand: what is taken for granted, what is refused, and the way back."""

import copy
import json
import re
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forbidden_games.games.desert.board import FACES, GRID, PARTS, SAND
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS, STORM_DECK
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadPosition
from forbidden_games.kernel.journal import Journal
from tests.support.desert import GAME, cell_of, held, legal
from tests.support.rules import covers
from tests.support.sentences import raised
from tests.support.tables import random_match
from tests.support.typed import anything, changed

SEATS = [{"role": "climber"}, {"role": "carrier"}]
TWO: dict[str, Any] = {"seats": SEATS}
CELLS = GRID.names
GEAR = {"blaster": 3, "jet": 3, "shield": 2, "scope": 2, "reserve": 1, "throttle": 1}
STORM = {
    **{f"{wind}-{n}": 4 - n for wind in ("north", "south", "east", "west") for n in (1, 2, 3)},
    "sun": 4,
    "picks-up": 3,
}


def words(state: DesertState) -> dict[str, Any]:
    """The snapshot of a state as plain JSON data."""
    found: dict[str, Any] = json.loads(json.dumps(asdict(GAME.snapshot(state))))
    return found


def restored(**data: Any) -> DesertState:
    """A position of climber and carrier."""
    return GAME.restore({**TWO, **data})


def seated(*roles: str, **first: Any) -> list[dict[str, Any]]:
    """Seats of these roles; further words are for the first of them."""
    return [{"role": role, **(first if role == roles[0] else {})} for role in roles]


def tile(
    cell: str, face: str = "unknown", *, excavated: bool = True, **more: Any
) -> dict[str, Any]:
    """A tile, excavated if its face is given."""
    return {"cell": cell, "face": face, "excavated": excavated and face != "unknown", **more}


NAVIGATOR = seated("navigator", "carrier")
METEOROLOGIST = seated("meteorologist", "carrier")
SHIELD_USED: dict[str, Any] = {"tiles": [tile("e5", "gear")], "gear_pile": {**GEAR, "shield": 1}}
CLUES = [tile("a1", "engine-row"), tile("b1", "engine-column")]
ALL_CLUES = [
    tile(cell, f"{part}-{way}")
    for cell, (part, way) in zip(
        CELLS, ((part, way) for part in PARTS for way in ("row", "column")), strict=False
    )
]
ALL_TAKEN = dict.fromkeys(PARTS, "taken")
AWAY: dict[str, Any] = {
    "tiles": [*ALL_CLUES, tile("e5", "pad", sand=1)],
    "parts": ALL_TAKEN,
    "seats": [{**seat, "cell": "e5"} for seat in SEATS],
}


# What is left out.

DEFAULTS: dict[str, Any] = {
    "game": "desert",
    "storm": "c3",
    "tiles": [
        {
            "cell": cell,
            "back": "crash"
            if cell == "a1"
            else "oasis"
            if cell in ("b1", "c1", "d1")
            else "desert",
            "face": "gear" if cell == "a1" else "unknown",
            "excavated": False,
            "sand": 0,
        }
        for cell in CELLS
        if cell != "c3"
    ],
    "parts": dict.fromkeys(PARTS, "unplaced"),
    "seats": [
        {"role": "climber", "cell": "a1", "water": 3, "gear": [], "shield": "none"},
        {"role": "carrier", "cell": "a1", "water": 5, "gear": [], "shield": "none"},
    ],
    "supply": 48,
    "meter": 1,
    "gear_pile": GEAR,
    "storm_top": [],
    "storm_pile": STORM,
    "storm_bottom": [],
    "storm_revealed": {},
    "storm_discard": {},
    "turn": 0,
    "phase": "acting",
    "left": 4,
    "fewer": 0,
    "looking": 0,
    "guiding": "none",
    "steps": 0,
    "rulings": {
        "climber_tunnels": True,
        "well_sand": "one",
        "guide_buried": False,
        "shield": "travels",
        "jet_buried": True,
        "storm_discard": "after-turn",
    },
    "outcome": "running",
}


def test_only_the_roles_are_needed() -> None:
    assert words(GAME.restore(TWO)) == DEFAULTS


@covers("FD-9")
def test_a_canteen_that_is_not_mentioned_is_full() -> None:
    full = {"archeologist": 3, "climber": 3, "explorer": 4, "meteorologist": 4, "navigator": 4}
    state = GAME.restore({"seats": [{"role": role} for role in full]})
    assert state.water == list(full.values())


@covers("FD-10")
def test_a_pawn_without_a_cell_is_on_the_crash_tile() -> None:
    state = restored(tiles=[{"cell": "d4", "back": "crash"}], seats=seated(*ROLES[:3], cell="b2"))
    assert [cell_of(state, seat) for seat in range(3)] == ["b2", "d4", "d4"]


def test_crash_and_oases_that_are_not_named_are_the_first_free_tiles() -> None:
    state = restored(tiles=[tile("a1", "pad"), tile("c1", back="oasis")], storm="b1")
    backs = {entry["cell"]: entry["back"] for entry in words(state)["tiles"]}
    assert {cell for cell, back in backs.items() if back == "crash"} == {"d1"}
    assert {cell for cell, back in backs.items() if back == "oasis"} == {"c1", "e1", "a2"}
    assert "b1" not in backs


def test_the_back_of_a_tile_follows_from_its_face() -> None:
    tiles = [tile("e3", "well"), tile("e4", "mirage"), tile("e5", "pad")]
    backs = {entry["cell"]: entry["back"] for entry in words(restored(tiles=tiles))["tiles"]}
    assert [backs[cell] for cell in ("e3", "e4", "e5")] == ["oasis", "oasis", "desert"]
    assert sum(back == "oasis" for back in backs.values()) == 3


@covers("FD-88")
def test_faces_that_were_seen_are_no_longer_hidden() -> None:
    """A Terrascope from e2 has shown the tunnel."""
    seen = [tile("e5", "tunnel", excavated=False), tile("e2", "gear")]
    tiles = [tile("e3", "well"), tile("e4", "deck-row"), *seen]
    state = restored(tiles=tiles, gear_pile={**GEAR, "scope": 1})
    assert bag.counts(state.oasis_faces, FACES) == {"well": 1, "mirage": 1}
    hidden = {"gear": 7, "tunnel": 2, "pad": 1, **dict.fromkeys(FACES[5:], 1)}
    del hidden["deck-row"]
    assert bag.counts(state.desert_faces, FACES) == hidden


@covers("FD-4")
def test_the_supply_has_the_sand_that_lies_on_no_tile() -> None:
    state = restored(tiles=[{"cell": "b2", "sand": 3}, {"cell": "e5", "sand": 5}])
    assert (state.supply, sum(state.sand)) == (40, 8)
    assert restored(tiles=[{"cell": "b2", "sand": 48}]).supply == 0


def test_the_gear_pile_has_what_nobody_holds() -> None:
    state = restored(seats=seated("climber", "carrier", gear=["jet"]), tiles=[tile("e5", "tunnel")])
    assert words(state)["gear_pile"] == {**GEAR, "jet": 2}


def test_equipment_that_is_neither_held_nor_in_the_pile_has_been_used() -> None:
    pile = {card: count for card, count in GEAR.items() if card != "reserve"}
    state = restored(tiles=[tile("e5", "gear")], gear_pile=pile)
    assert words(state)["gear_pile"] == pile
    assert [held(state, seat) for seat in (0, 1)] == ["", ""]


def test_the_storm_pile_has_all_cards_that_are_nowhere_else() -> None:
    known = {"storm_top": ["sun", "north-3"], "storm_bottom": ["sun"]}
    state = restored(seats=METEOROLOGIST, **known, storm_discard={"west-1": 2, "sun": 1})
    rest = {**STORM, "sun": 1, "west-1": 1}
    del rest["north-3"]
    assert words(state)["storm_pile"] == rest
    assert words(state)["storm_discard"] == {"west-1": 2, "sun": 1}


@covers("FD-97")
def test_the_meter_is_at_least_where_the_storm_cards_have_brought_it() -> None:
    ticks = [restored(storm_discard=["picks-up"] * cards).meter for cards in range(4)]
    assert ticks == [1, 1, 2, 3]
    step = {"phase": "storming", "storm_revealed": ["picks-up"], "left": 2}
    assert restored(**step, storm_discard=["picks-up"]).meter == 2
    assert restored(storm_discard=["picks-up"] * 3, meter=5).meter == 5


def test_a_pile_of_cards_may_be_a_list() -> None:
    state = restored(storm_discard=["sun", "west-1", "sun"])
    assert words(state)["storm_discard"] == {"west-1": 1, "sun": 2}


def test_without_unknown_cards_all_are_on_top() -> None:
    cards = [STORM_CARDS[card] for card in bag.cards(STORM_DECK)]
    state = restored(seats=METEOROLOGIST, storm_top=cards[:20], storm_bottom=cards[20:])
    found = words(state)
    assert found["storm_top"] == cards
    assert (found["storm_pile"], found["storm_bottom"]) == ({}, [])


@pytest.mark.parametrize(
    ("data", "left"),
    [
        ({}, 4),
        ({"phase": "storming"}, 3),
        ({"phase": "storming", "meter": 0}, 2),
        ({"phase": "storming", "meter": 12}, 6),
        ({"phase": "storming", "seats": seated("meteorologist", "carrier"), "fewer": 2}, 1),
    ],
)
def test_all_is_left_that_the_phase_allows(data: dict[str, Any], left: int) -> None:
    assert restored(**data).left == left


def test_a_guided_pawn_has_two_more_steps() -> None:
    state = restored(seats=NAVIGATOR, guiding="1", left=3)
    assert (state.guiding, state.steps) == (1, 2)
    assert restored(seats=NAVIGATOR, guiding="1", left=3, steps=1).steps == 1


@pytest.mark.parametrize(
    ("ruling", "value"),
    [
        ("climber_tunnels", False),
        ("well_sand", "none"),
        ("well_sand", "any"),
        ("guide_buried", True),
        ("shield", "stays"),
        ("jet_buried", False),
        ("storm_discard", "at-once"),
    ],
)
def test_a_single_ruling_may_be_given(ruling: str, value: object) -> None:
    default = words(restored())["rulings"]
    assert words(restored(rulings={ruling: value}))["rulings"] == {**default, ruling: value}


# Words.


@covers("FD-85")
def test_a_shield_is_told_with_the_cell_it_covers() -> None:
    travelling = restored(seats=seated("climber", "carrier", cell="b2", shield="b2"), **SHIELD_USED)
    assert words(travelling)["seats"][0]["shield"] == "b2"
    left_behind = seated("climber", "carrier", cell="b2", shield="d4")
    stays = restored(seats=left_behind, rulings={"shield": "stays"}, **SHIELD_USED)
    assert words(stays)["seats"][0]["shield"] == "d4"


def test_equipment_is_told_in_the_order_of_the_cards() -> None:
    mixed = ["throttle", "blaster", "scope", "blaster"]
    tiles = [tile(cell, "gear") for cell in ("b5", "c5", "d5", "e5")]
    state = restored(seats=seated("climber", "carrier", gear=mixed), tiles=tiles)
    assert held(state, 0) == "blaster blaster scope throttle"


def test_tuples_are_lists() -> None:
    tiles = ({"cell": "b2", "sand": 1},)
    assert restored(tiles=tiles).key() == restored(tiles=list(tiles)).key()


def test_the_order_of_the_tiles_does_not_matter() -> None:
    whole = words(restored(tiles=[tile("e5", "pad", sand=1), tile("b2", "deck-row")]))
    turned = {**whole, "tiles": whole["tiles"][::-1]}
    assert GAME.restore(turned).key() == GAME.restore(whole).key()


@covers("FD-51")
def test_a_part_may_wait_in_the_storm() -> None:
    state = restored(tiles=CLUES, parts={"engine": "c3"})
    assert words(state)["parts"]["engine"] == "c3"


@pytest.mark.parametrize(
    "data",
    [
        {
            "meter": 13,
            "phase": "storming",
            "storm_revealed": ["picks-up"],
            "left": 5,
            "outcome": "swept",
        },
        {**AWAY, "outcome": "won"},
        {
            "seats": seated("climber", "carrier", water=0),
            "phase": "storming",
            "storm_revealed": ["sun"],
            "left": 2,
            "outcome": "thirst",
        },
        {
            "tiles": [{"cell": "b2", "sand": 48}],
            "phase": "storming",
            "storm_revealed": ["west-1"],
            "left": 2,
            "outcome": "buried",
        },
    ],
    ids=lambda data: data["outcome"],
)
@covers("FD-105")
def test_a_finished_game_is_a_position_too(data: dict[str, Any]) -> None:
    state = restored(**data)
    assert words(state)["outcome"] == data["outcome"]
    assert GAME.restore(words(state)).key() == state.key()
    assert legal(state) == set()


# The way back.


@pytest.mark.no_cover
def test_a_snapshot_of_any_position_is_restored() -> None:
    outcomes, phases, half_done = set(), set(), set()
    for number in range(48):
        for turn, match in enumerate(random_match("desert", number)):
            state = match.state
            if turn % 4 == 0 or match.is_over or state.looking or state.steps:
                found = words(state)
                assert GAME.restore(found).key() == state.key()
                outcomes.add(found["outcome"])
                phases.add(found["phase"])
                half_done |= {bool(state.looking), state.steps}
    assert {"running", "thirst"} <= outcomes
    assert phases == {"acting", "storming"}
    assert half_done == {0, 1, 2}


def test_a_restored_position_shares_nothing_with_what_was_typed_in() -> None:
    typed = words(restored(tiles=[{"cell": "b2", "sand": 3}]))
    before = copy.deepcopy(typed)
    state = GAME.restore(typed)
    GAME.apply(state, GAME.read_action(state, "0 move b1"), Dice.scripted([]), Journal())
    assert typed == before


# What is refused: parts of a position of climber and carrier, and a piece of the sentence.

BLOCKED = {"cell": "b2", "sand": 2}
LOST: dict[str, Any] = {"phase": "storming", "storm_revealed": ["sun"], "left": 2}
AT_ONCE = {"storm_discard": "at-once"}
THIRSTY = seated("climber", "carrier", water=0)

REFUSED: list[tuple[dict[str, Any], str]] = [
    # What is under tiles, in use, or left.
    (
        {"tiles": [{"cell": "a1", "back": "crash", "face": "tunnel"}]},
        "the crash tile hides gear, not tunnel",
    ),
    (
        {
            "seats": [{"role": "climber", "shield": "c3"}, {"role": "carrier"}],
            "rulings": {"shield": "stays"},
        },
        "the shield of seat 0 covers no tile, but the storm [FD-85]",
    ),
    (
        {"seats": [{"role": "climber", "cell": "a1", "shield": "a1"}, {"role": "carrier"}]},
        "1 shields are up, but only 0 were used",
    ),
    ({"left": 6}, "at most 4 actions can be left here, not 6 [FD-12]"),
    (
        {
            "seats": [{"role": "meteorologist"}, {"role": "carrier"}],
            "phase": "storming",
            "fewer": 2,
            "left": 3,
            "rulings": {"storm_discard": "at-once"},
        },
        "at most 1 storm cards are left [FD-92]",
    ),
    (
        {"meter": 0, "phase": "storming", "storm_revealed": ["picks-up"], "left": 1},
        "the storm has picked up more often than the meter shows [FD-97]",
    ),
    (
        {
            "seats": [{"role": "meteorologist"}, {"role": "carrier"}],
            "looking": 1,
            "storm_top": ["sun"],
        },
        "3 cards are looked at, not 1 [FD-76]",
    ),
    ({"meter": 13, "outcome": "thirst"}, "the outcome cannot be 'thirst' here"),
    # Keys.
    ({"name": "x"}, "a position has no 'name'; it has game, storm, tiles"),
    ({1: "x"}, "a position has no 1;"),
    ({"water": 2}, "a position has no 'water'"),
    ({"game": "island"}, "game must be 'desert', not 'island'"),
    ({"game": None}, "game must be 'desert', not None"),
    ({"game": ["desert"]}, "game must be 'desert', not ['desert']"),
    # Tiles.
    ({"storm": "f1"}, "expected a cell from a1 to e5, got 'f1'"),
    ({"storm": 12}, "expected a cell from a1 to e5, got 12"),
    ({"storm": None}, "expected a cell from a1 to e5, got None"),
    ({"storm": ["c3"]}, "got ['c3']"),
    ({"storm": "C3"}, "got 'C3'"),
    ({"tiles": "desert"}, "tiles must be a list, not 'desert'"),
    ({"tiles": None}, "tiles must be a list, not None"),
    ({"tiles": {"a1": "gear"}}, "tiles must be a list"),
    ({"tiles": ["gear"]}, "tile 1 is a mapping with cell, back, face, excavated, sand; not 'gear'"),
    ({"tiles": [{"cell": "a1"}, None]}, "tile 2 is a mapping with cell"),
    ({"tiles": [{"cell": "a1", "part": "deck"}]}, "tile 1 has no 'part'; it has cell"),
    ({"tiles": [{}]}, "expected a cell from a1 to e5, got None"),
    ({"tiles": [{"cell": 3}]}, "expected a cell from a1 to e5, got 3"),
    ({"tiles": [{"cell": "a6"}]}, "expected a cell from a1 to e5, got 'a6'"),
    (
        {"tiles": [{"cell": "c3"}]},
        "no second tile can lie at c3, and none in the storm",
    ),
    ({"storm": "a1", "tiles": [{"cell": "a1"}]}, "no second tile can lie at a1"),
    ({"tiles": [{"cell": "b2"}, {"cell": "b2"}]}, "no second tile can lie at b2"),
    ({"tiles": [tile("b2", "cave")]}, "expected unknown or a face (gear, tunnel, well"),
    ({"tiles": [{"cell": "b2", "face": None}]}, "expected unknown or a face"),
    ({"tiles": [{"cell": "b2", "face": ["gear"]}]}, "got ['gear']"),
    (
        {"tiles": [{"cell": "b2", "back": "sea"}]},
        "expected a back (crash, desert, oasis), got 'sea'",
    ),
    ({"tiles": [{"cell": "b2", "back": None}]}, "expected a back"),
    ({"tiles": [{"cell": "b2", "back": 1}]}, "expected a back"),
    ({"tiles": [{"cell": "b2", "excavated": 1}]}, "excavated must be true or false, not 1"),
    ({"tiles": [{"cell": "b2", "excavated": "no"}]}, "excavated must be true or false, not 'no'"),
    ({"tiles": [{"cell": "b2", "excavated": None}]}, "excavated must be true or false, not None"),
    (
        {"tiles": [{"cell": "b2", "excavated": True}]},
        "the tile at b2 is excavated, so its face is known",
    ),
    ({"tiles": [{"cell": "b2", "sand": -1}]}, "sand must be a whole number from 0 to 48, not -1"),
    ({"tiles": [{"cell": "b2", "sand": 49}]}, "sand must be a whole number from 0 to 48, not 49"),
    ({"tiles": [{"cell": "b2", "sand": True}]}, "sand must be a whole number from 0 to 48"),
    ({"tiles": [{"cell": "b2", "sand": "1"}]}, "not '1'"),
    ({"tiles": [{"cell": "b2", "sand": 1.0}]}, "not 1.0"),
    ({"tiles": [tile(cell, "pad") for cell in ("a1", "b1")]}, "too many desert tiles show pad"),
    ({"tiles": [tile("b2", "pad", back="oasis")]}, "too many oasis tiles show pad"),
    ({"tiles": [tile("b2", "well", back="desert")]}, "too many desert tiles show well"),
    (
        {"tiles": [tile(cell, "mirage") for cell in ("a1", "b1")]},
        "too many oasis tiles show mirage",
    ),
    ({"tiles": [tile(cell, "tunnel") for cell in CELLS[:4]]}, "too many desert tiles show tunnel"),
    ({"tiles": [tile(cell, "gear") for cell in CELLS[:9]]}, "too many desert tiles show gear"),
    (
        {"tiles": [{"cell": cell, "back": "crash"} for cell in ("a1", "b2")]},
        "there must be 1 crash tiles, not 2",
    ),
    (
        {"tiles": [{"cell": cell, "back": "oasis"} for cell in CELLS[:4]]},
        "there must be 3 oasis tiles, not 4",
    ),
    (
        {"tiles": [{"cell": cell} for cell in CELLS if cell != "c3"]},
        "there must be 1 crash tiles, not 0",
    ),
    (
        {
            "tiles": [
                {"cell": cell, "back": "crash" if cell == "a1" else "desert"}
                for cell in CELLS
                if cell not in ("c3", "e5")
            ]
        },
        "there must be 3 oasis tiles, not 1",
    ),
    # Sand.
    ({"supply": 49}, "supply must be a whole number from 0 to 48, not 49"),
    ({"supply": -1}, "supply must be a whole number from 0 to 48, not -1"),
    ({"supply": None}, "supply must be a whole number from 0 to 48, not None"),
    (
        {"supply": 47},
        "there are 48 sand markers: 0 on tiles and 47 in the supply do not add up",
    ),
    (
        {"tiles": [{"cell": "b2", "sand": 1}], "supply": 48},
        "there are 48 sand markers: 1 on tiles and 48 in the supply do not add up",
    ),
    (
        {"tiles": [{"cell": "b2", "sand": 48}, {"cell": "b3", "sand": 1}]},
        "there are 48 sand markers: 49 on tiles and 0 in the supply do not add up",
    ),
    # Seats.
    ({"seats": None}, "seats must be a list, not None"),
    ({"seats": {"0": "climber"}}, "seats must be a list"),
    ({"seats": []}, "seats must list 2 to 5 adventurers, not 0 [FD-1]"),
    ({"seats": SEATS[:1]}, "seats must list 2 to 5 adventurers, not 1 [FD-1]"),
    ({"seats": seated(*ROLES)}, "seats must list 2 to 5 adventurers, not 6 [FD-1]"),
    (
        {"seats": ["climber", "carrier"]},
        "seat 0 is a mapping with role, cell, water, gear, shield; not 'climber'",
    ),
    ({"seats": [SEATS[0], None]}, "seat 1 is a mapping with role, cell"),
    ({"seats": [SEATS[0], {"role": "carrier", "hand": []}]}, "seat 1 has no 'hand'; it has role"),
    ({"seats": [{}, {}]}, "expected a role for seat 0 (archeologist, climber"),
    ({"seats": [SEATS[0], {"role": "diver"}]}, "expected a role for seat 1"),
    ({"seats": [SEATS[0], {"role": ["carrier"]}]}, "got ['carrier']"),
    ({"seats": [SEATS[0], {"role": 5}]}, "got 5"),
    ({"seats": [SEATS[0], SEATS[0]]}, "two seats cannot both be the climber [FD-8]"),
    ({"seats": seated("climber", "carrier", cell="a6")}, "expected a cell from a1 to e5"),
    ({"seats": seated("climber", "carrier", cell=None)}, "got None"),
    ({"seats": seated("climber", "carrier", cell=3)}, "got 3"),
    (
        {"seats": seated("climber", "carrier", cell="c3")},
        "the pawn of seat 0 cannot be in the storm [FD-3]",
    ),
    (
        {"seats": [SEATS[0], {"role": "carrier", "cell": "c3"}]},
        "the pawn of seat 1 cannot be in the storm [FD-3]",
    ),
    (
        {"seats": seated("climber", "carrier", water=4)},
        "water must be a whole number from 0 to 3, not 4",
    ),
    (
        {"seats": seated("carrier", "climber", water=6)},
        "water must be a whole number from 0 to 5, not 6",
    ),
    ({"seats": seated("climber", "carrier", water=-1)}, "water must be a whole number from 0 to 3"),
    ({"seats": seated("climber", "carrier", water=True)}, "not True"),
    ({"seats": seated("climber", "carrier", gear="jet")}, "gear must be a list, not 'jet'"),
    ({"seats": seated("climber", "carrier", gear=None)}, "gear must be a list, not None"),
    (
        {"seats": seated("climber", "carrier", gear=["sun"])},
        "expected a piece of equipment (blaster, jet",
    ),
    ({"seats": seated("climber", "carrier", gear=[["jet"]])}, "got ['jet']"),
    ({"seats": seated("climber", "carrier", gear=["jet"] * 16)}, "there are never 16 jet cards"),
    (
        {"seats": seated("climber", "carrier", cell="b2", shield="b3")},
        "a shield travels with its user, so it covers b2 [FD-85]",
    ),
    (
        {"seats": seated("climber", "carrier", shield=True)},
        "expected a cell from a1 to e5, got True",
    ),
    (
        {"seats": seated("climber", "carrier", shield=None)},
        "expected a cell from a1 to e5, got None",
    ),
    (
        {"seats": seated("climber", "carrier", shield="a6"), "rulings": {"shield": "stays"}},
        "expected a cell from a1 to e5, got 'a6'",
    ),
    # Parts.
    ({"parts": None}, "parts is a mapping with propeller, engine, crystal, deck; not None"),
    ({"parts": ["engine"]}, "parts is a mapping"),
    ({"parts": {"rudder": "b2"}}, "parts has no 'rudder'; it has propeller"),
    ({"parts": {"engine": "lost"}}, "expected a cell from a1 to e5, got 'lost'"),
    ({"parts": {"engine": None}}, "expected a cell from a1 to e5, got None"),
    ({"parts": {"engine": -1}}, "expected a cell from a1 to e5, got -1"),
    ({"parts": {"engine": ["b2"]}}, "got ['b2']"),
    (
        {"parts": {"engine": "b2"}},
        "the engine has a place exactly when both its clues are excavated [FD-45]",
    ),
    ({"parts": {"deck": "taken"}}, "the deck has a place exactly when both its clues"),
    ({"tiles": CLUES}, "the engine has a place exactly when both its clues are excavated [FD-45]"),
    ({"tiles": CLUES[:1], "parts": {"engine": "b2"}}, "the engine has a place exactly when"),
    (
        {
            "tiles": [CLUES[0], tile("b1", "engine-column", excavated=False)],
            "parts": {"engine": "b2"},
        },
        "the engine has a place exactly when",
    ),
    # Rulings and numbers.
    ({"rulings": None}, "rulings is a mapping with climber_tunnels, well_sand"),
    ({"rulings": ["shield"]}, "rulings is a mapping"),
    ({"rulings": {"undo": True}}, "rulings has no 'undo'; it has climber_tunnels"),
    ({"rulings": {"players": 3}}, "rulings has no 'players'"),
    (
        {"rulings": {"well_sand": "two"}},
        "in rulings, well_sand is one of one, none, any; not 'two'",
    ),
    (
        {"rulings": {"climber_tunnels": 1}},
        "in rulings, climber_tunnels is one of true, false; not 1",
    ),
    ({"rulings": {"guide_buried": "no"}}, "in rulings, guide_buried is one of true, false"),
    ({"rulings": {"jet_buried": None}}, "in rulings, jet_buried is one of true, false"),
    ({"rulings": {"shield": ["stays"]}}, "in rulings, shield is one of travels, stays"),
    (
        {"rulings": {"storm_discard": True}},
        "in rulings, storm_discard is one of after-turn, at-once",
    ),
    ({"meter": -1}, "meter must be a whole number from 0 to 13, not -1"),
    ({"meter": 14}, "meter must be a whole number from 0 to 13, not 14"),
    (
        {"meter": 15, "seats": seated(*ROLES[:4])},
        "meter must be a whole number from 0 to 14, not 15",
    ),
    (
        {"meter": 16, "seats": seated(*ROLES[:5])},
        "meter must be a whole number from 0 to 15, not 16",
    ),
    ({"meter": "1"}, "meter must be a whole number from 0 to 13, not '1'"),
    ({"meter": False}, "not False"),
    ({"meter": 10**30}, "meter must be a whole number"),
    ({"turn": 2}, "turn must be a whole number from 0 to 1, not 2"),
    ({"turn": -1}, "turn must be a whole number from 0 to 1, not -1"),
    ({"turn": "0"}, "turn must be a whole number from 0 to 1, not '0'"),
    ({"phase": "drawing"}, "expected a phase (acting, storming), got 'drawing'"),
    ({"phase": 0}, "expected a phase"),
    ({"phase": ["acting"]}, "expected a phase"),
    ({"left": 7}, "left must be a whole number from 0 to 6, not 7"),
    ({"left": -1}, "left must be a whole number from 0 to 6, not -1"),
    ({"left": None}, "left must be a whole number"),
    ({"phase": "storming", "left": 4}, "left must be a whole number from 0 to 3, not 4"),
    (
        {"phase": "storming", "left": 7, "meter": 12},
        "left must be a whole number from 0 to 6, not 7",
    ),
    ({"fewer": 4}, "fewer must be a whole number from 0 to 3, not 4"),
    ({"fewer": -1}, "fewer must be a whole number from 0 to 3, not -1"),
    ({"looking": 4}, "looking must be a whole number from 0 to 3, not 4"),
    ({"looking": True}, "looking must be a whole number from 0 to 3, not True"),
    ({"steps": 3}, "steps must be a whole number from 0 to 2, not 3"),
    ({"guiding": "2"}, "expected 'none' or a seat (0, 1), got '2'"),
    ({"guiding": 1}, "expected 'none' or a seat (0, 1), got 1"),
    ({"guiding": None}, "expected 'none' or a seat (0, 1), got None"),
    ({"outcome": "lost"}, "expected an outcome (running, won, thirst, buried, swept), got 'lost'"),
    ({"outcome": None}, "expected an outcome"),
    ({"outcome": 0}, "expected an outcome"),
    # Equipment.
    ({"gear_pile": 12}, "gear_pile is a mapping with blaster, jet"),
    ({"gear_pile": None}, "gear_pile is a mapping"),
    ({"gear_pile": {"sun": 1}}, "gear_pile has no 'sun'; it has blaster"),
    ({"gear_pile": ["sun"]}, "expected a card (blaster, jet"),
    ({"gear_pile": {"jet": "all"}}, "jet must be a whole number from 0 to"),
    ({"gear_pile": {"jet": True}}, "jet must be a whole number from 0 to"),
    ({"gear_pile": {"jet": -1}}, "jet must be a whole number from 0 to"),
    (
        {"gear_pile": {**GEAR, "jet": 4}},
        "there are 3 jet cards in the game, this position has 4",
    ),
    (
        {"seats": seated("climber", "carrier", gear=["throttle", "throttle"])},
        "there are 1 throttle cards in the game, this position has 2",
    ),
    (
        {"seats": seated("climber", "carrier", gear=["jet"]), "gear_pile": GEAR},
        "there are 3 jet cards in the game, this position has 4",
    ),
    (
        {"seats": seated("climber", "carrier", gear=["jet"])},
        "0 pieces of equipment were found under tiles, but 1 left gear_pile",
    ),
    (
        {"tiles": [tile("b2", "tunnel"), tile("b3", "gear")]},
        "2 pieces of equipment were found under tiles, but 0 left gear_pile",
    ),
    (
        {"tiles": [{"cell": "a1", "back": "crash", "excavated": True}]},
        "1 pieces of equipment were found under tiles, but 0 left gear_pile",
    ),
    ({"gear_pile": {}}, "0 pieces of equipment were found under tiles, but 12 left gear_pile"),
    # Storm cards.
    ({"storm_top": "sun"}, "storm_top must be a list, not 'sun'"),
    ({"storm_top": {"sun": 1}}, "storm_top must be a list"),
    ({"storm_top": ["rain"]}, "expected a storm card (north-1, north-2"),
    ({"storm_top": [["sun"]]}, "expected a storm card"),
    ({"storm_top": ["sun"] * 16}, "there are never 16 sun cards"),
    ({"storm_bottom": None}, "storm_bottom must be a list, not None"),
    ({"storm_bottom": ["north-4"]}, "expected a storm card"),
    ({"storm_pile": None}, "storm_pile is a mapping with north-1"),
    ({"storm_pile": {"rain": 1}}, "storm_pile has no 'rain'; it has north-1"),
    ({"storm_pile": {"sun": 16}}, "sun must be a whole number from 0 to 15, not 16"),
    ({"storm_discard": 3}, "storm_discard is a mapping"),
    ({"storm_discard": {"sun": None}}, "sun must be a whole number from 0 to"),
    ({"storm_revealed": "sun"}, "storm_revealed is a mapping"),
    (
        {"storm_top": ["sun", "sun"], "storm_discard": {"sun": 3}},
        "there are 4 sun cards in the game, this position has 5",
    ),
    (
        {"storm_pile": {**STORM, "picks-up": 4}},
        "there are 3 picks-up cards in the game, this position has 4",
    ),
    (
        {"storm_pile": STORM, "storm_bottom": ["west-3"]},
        "there are 1 west-3 cards in the game, this position has 2",
    ),
    ({"storm_pile": {}}, "there are 3 north-1 cards in the game, this position has 0"),
    (
        {"storm_pile": {**STORM, "sun": 3}},
        "there are 4 sun cards in the game, this position has 3",
    ),
    (
        {"storm_discard": STORM},
        "the storm pile is empty; the discards would have become it [FD-99]",
    ),
    (
        {"storm_revealed": ["sun"]},
        "storm cards are revealed only in the storm step [FD-98]",
    ),
    (
        {
            "phase": "storming",
            "storm_revealed": ["sun"],
            "left": 2,
            "rulings": {"storm_discard": "at-once"},
        },
        "at this table storm cards are discarded at once [FD-99]",
    ),
    (
        {"phase": "storming", "left": 2},
        "this storm step has 3 cards; 0 are revealed and 2 left [FD-92]",
    ),
    (
        {"phase": "storming", "storm_revealed": ["sun"]},
        "this storm step has 3 cards; 1 are revealed and 3 left [FD-92]",
    ),
    (
        {"phase": "storming", "storm_revealed": ["picks-up"], "left": 2},
        "this storm step has 2 cards; 1 are revealed and 2 left [FD-92]",
    ),
    (
        {"phase": "storming", "seats": METEOROLOGIST, "fewer": 1, "left": 3},
        "this storm step has 2 cards; 0 are revealed and 3 left [FD-92]",
    ),
    (
        {"phase": "storming", "storm_revealed": ["sun"] * 3, "left": 0},
        "no storm card is left, so the next turn has begun; say so",
    ),
    (
        {"phase": "storming", "left": 0, "rulings": {"storm_discard": "at-once"}},
        "no storm card is left, so the next turn has begun; say so",
    ),
    # The outcome.
    ({"meter": 13}, "the outcome cannot be 'running' here"),
    (AWAY, "the outcome cannot be 'running' here"),
    ({"outcome": "won"}, "the outcome cannot be 'won' here"),
    (
        {**AWAY, "parts": {**ALL_TAKEN, "deck": "b2"}, "outcome": "won"},
        "the outcome cannot be 'won' here",
    ),
    (
        {**AWAY, "tiles": [*ALL_CLUES, tile("e5", "pad", sand=2)], "outcome": "won"},
        "the outcome cannot be 'won' here",
    ),
    (
        {**AWAY, "tiles": [*ALL_CLUES, tile("e5", "pad", excavated=False)], "outcome": "won"},
        "the outcome cannot be 'won' here",
    ),
    ({**AWAY, "seats": SEATS, "outcome": "won"}, "the outcome cannot be 'won' here"),
    ({"outcome": "thirst"}, "the outcome cannot be 'thirst' here"),
    (
        {
            **SHIELD_USED,
            "seats": seated("climber", "carrier", cell="b2", water=0, shield="b2"),
            "outcome": "thirst",
        },
        "the outcome cannot be 'thirst' here",
    ),
    ({"outcome": "buried"}, "the outcome cannot be 'buried' here"),
    ({"outcome": "swept"}, "the outcome cannot be 'swept' here"),
    ({"meter": 12, "outcome": "swept"}, "the outcome cannot be 'swept' here"),
    # Games that nobody can have finished.
    (
        {"seats": THIRSTY, "outcome": "thirst"},
        "a game is lost as 'thirst' by a storm card, in the phase 'storming'; say so [FD-105]",
    ),
    (
        {"meter": 13, "storm_discard": ["picks-up"], "outcome": "swept"},
        "a game is lost as 'swept' by a storm card, in the phase 'storming'; say so [FD-105]",
    ),
    (
        {"tiles": [{"cell": "b2", "sand": 48}], "outcome": "buried"},
        "a game is lost as 'buried' by a storm card, in the phase 'storming'; say so [FD-105]",
    ),
    (
        {**LOST, "seats": THIRSTY, "storm_revealed": ["north-1"], "outcome": "thirst"},
        "no storm card was turned over by which a game is lost as 'thirst' [FD-105]",
    ),
    (
        {**LOST, "tiles": [{"cell": "b2", "sand": 48}], "outcome": "buried"},
        "no storm card was turned over by which a game is lost as 'buried' [FD-105]",
    ),
    (
        {**LOST, "meter": 13, "outcome": "swept"},
        "this storm step has 0 cards; 1 are revealed and 2 left [FD-92]",
    ),
    (
        {
            "seats": THIRSTY,
            "phase": "storming",
            "left": 2,
            "rulings": AT_ONCE,
            "storm_discard": ["north-1"],
            "outcome": "thirst",
        },
        "no storm card was turned over by which a game is lost as 'thirst' [FD-105]",
    ),
    (
        {
            "seats": THIRSTY,
            "phase": "storming",
            "left": 3,
            "rulings": AT_ONCE,
            "storm_discard": ["sun"],
            "outcome": "thirst",
        },
        "at most 2 storm cards are left [FD-92]",
    ),
    (
        {**AWAY, "phase": "storming", "outcome": "won"},
        "a game is won in the phase 'storming' only with a jet or a blaster,"
        " and none was used [FD-107]",
    ),
    (
        {**AWAY, "phase": "storming", "left": 2, "outcome": "won"},
        "this storm step has 3 cards; 0 are revealed and 2 left [FD-92]",
    ),
    (
        {
            **AWAY,
            "seats": [{**seat, "cell": "e5"} for seat in METEOROLOGIST],
            "looking": 3,
            "storm_top": ["sun"] * 3,
            "left": 3,
            "outcome": "won",
        },
        "storm cards are being looked at, and nobody wins by that [FD-107]",
    ),
    # The meter.
    (
        {"storm_discard": ["picks-up"] * 2, "meter": 1},
        "the storm has picked up more often than the meter shows [FD-97]",
    ),
    (
        {
            "phase": "storming",
            "storm_revealed": ["picks-up"],
            "storm_discard": ["picks-up"],
            "meter": 1,
            "left": 1,
        },
        "the storm has picked up more often than the meter shows [FD-97]",
    ),
    # The turn.
    (
        {
            "seats": seated("meteorologist", "carrier", cell="b2"),
            "tiles": [BLOCKED],
            "looking": 3,
            "storm_top": ["sun"] * 3,
            "left": 3,
        },
        "the meteorologist is buried and can only dig, not look [FD-31a]",
    ),
    (
        {
            "seats": seated("navigator", "carrier", cell="b2"),
            "tiles": [BLOCKED],
            "guiding": "1",
            "left": 3,
        },
        "the navigator is buried and can only dig, not guide [FD-81g]",
    ),
    *(
        (
            {
                "seats": seated("carrier", "navigator", cell="b2"),
                "tiles": [BLOCKED],
                "turn": 1,
                "guiding": "0",
                "left": 3,
                "rulings": {"guide_buried": guide_buried},
            },
            "the pawn of seat 0 is being guided, which cannot have led it"
            " to a blocked tile [FD-18]",
        )
        for guide_buried in (False, True)
    ),
    (
        {"fewer": 1},
        "fewer storm cards are the doing of the meteorologist, in her turn [FD-74]",
    ),
    (
        {"seats": METEOROLOGIST, "turn": 1, "fewer": 1},
        "fewer storm cards are the doing of the meteorologist, in her turn [FD-74]",
    ),
    (
        {"looking": 1, "storm_top": ["sun"]},
        "only the meteorologist looks at storm cards, as an action [FD-76]",
    ),
    (
        {"seats": METEOROLOGIST, "phase": "storming", "looking": 1, "storm_top": ["sun"]},
        "only the meteorologist looks at storm cards, as an action [FD-76]",
    ),
    (
        {"seats": METEOROLOGIST, "looking": 3, "storm_top": ["sun", "sun"]},
        "3 cards are looked at, storm_top has 2",
    ),
    ({"steps": 1}, "steps are left exactly while a pawn is being guided [FD-81]"),
    (
        {"seats": NAVIGATOR, "guiding": "1", "steps": 0},
        "steps are left exactly while a pawn is being guided [FD-81]",
    ),
    ({"guiding": "1"}, "only the navigator guides, another pawn, as an action [FD-81]"),
    (
        {"seats": NAVIGATOR, "guiding": "0"},
        "only the navigator guides, another pawn, as an action [FD-81]",
    ),
    (
        {"seats": NAVIGATOR, "guiding": "0", "turn": 1},
        "only the navigator guides, another pawn, as an action [FD-81]",
    ),
    (
        {"seats": NAVIGATOR, "guiding": "1", "phase": "storming"},
        "only the navigator guides, another pawn, as an action [FD-81]",
    ),
]


def message(data: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BadPosition) as refusal:
        GAME.restore(data)
    return str(refusal.value)


@pytest.mark.parametrize(("data", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_no_table_can_show_is_refused(data: dict[str, Any], sentence: str) -> None:
    assert sentence in message({**TWO, **data})


@pytest.mark.parametrize("data", [None, 7, "desert", [], [("seats", SEATS)], True, 1.5])
def test_a_position_is_a_mapping(data: object) -> None:
    assert "a position is a mapping with game, storm, tiles" in message(data)


def test_an_empty_position_lacks_its_seats() -> None:
    assert message({}) == "seats must list 2 to 5 adventurers, not 0 [FD-1]"


def test_the_table_has_every_sentence_there_is() -> None:
    said = [message({**TWO, **data}) for data, _ in REFUSED] + [message(None)]
    patterns = raised(
        "games/desert/restore.py", "games/desert/possible.py", "kernel/position_checks.py"
    )
    assert len(patterns) > 20
    for pattern in patterns:
        assert any(re.fullmatch(pattern, sentence) for sentence in said), pattern


# The neighbours of what is refused.


@pytest.mark.parametrize(
    "data",
    [
        {"meter": 12},
        {"left": 0},
        {**AWAY, "tiles": [*ALL_CLUES, tile("e5", "pad", sand=2)]},
        {**AWAY, "parts": {**ALL_TAKEN, "deck": "b2"}},
        {"tiles": [{"cell": "b2", "sand": 48}]},
        {"seats": seated("climber", "carrier", water=0)},
        {"seats": METEOROLOGIST, "fewer": 3, "left": 1},
        {"seats": METEOROLOGIST, "looking": 3, "storm_top": ["sun"] * 3, "left": 3},
        {"phase": "storming", "storm_revealed": ["sun", "picks-up"], "left": 1, "meter": 2},
        {"phase": "storming", "storm_revealed": ["picks-up"], "left": 2, "meter": 4},
        {"phase": "storming", "left": 1, "rulings": {"storm_discard": "at-once"}},
        {**SHIELD_USED, "seats": seated("climber", "carrier", cell="b2", shield="b2")},
        {"storm_discard": ["picks-up"] * 2, "meter": 2},
        {  # the climber stands by her
            "seats": [
                {"role": "meteorologist", "cell": "b2"},
                {"role": "climber", "cell": "b2"},
            ],
            "tiles": [BLOCKED],
            "looking": 3,
            "storm_top": ["sun"] * 3,
            "left": 3,
        },
        {  # the climber is guided over a blocked tile
            "seats": [{"role": "navigator"}, {"role": "climber", "cell": "b2"}],
            "tiles": [BLOCKED],
            "guiding": "1",
            "left": 3,
        },
        {  # the climber was guided away from the navigator, who is buried now
            "seats": [{"role": "navigator", "cell": "b2"}, {"role": "climber", "cell": "b1"}],
            "tiles": [BLOCKED],
            "guiding": "1",
            "left": 3,
        },
    ],
    ids=range(16),
)
def test_what_a_table_can_show_is_accepted(data: dict[str, Any]) -> None:
    state = restored(**data)
    assert GAME.restore(words(state)).key() == state.key()
    assert legal(state)


@pytest.mark.parametrize(
    "data",
    [
        {**LOST, "seats": THIRSTY, "outcome": "thirst"},
        {**LOST, "seats": THIRSTY, "storm_revealed": ["sun"] * 3, "left": 0, "outcome": "thirst"},
        {
            "seats": THIRSTY,
            "phase": "storming",
            "left": 0,
            "rulings": AT_ONCE,
            "storm_discard": STORM,
            "meter": 3,
            "outcome": "thirst",
        },
        {
            "meter": 13,
            "phase": "storming",
            "left": 5,
            "rulings": AT_ONCE,
            "storm_discard": ["picks-up"],
            "outcome": "swept",
        },
        {
            **AWAY,
            "tiles": [*AWAY["tiles"], tile("d5", "gear")],
            "gear_pile": {**GEAR, "jet": 2},
            "phase": "storming",
            "outcome": "won",
        },
        {
            **AWAY,
            "tiles": [*AWAY["tiles"], tile("d5", "gear")],
            "gear_pile": {**GEAR, "blaster": 2},
            "phase": "storming",
            "storm_revealed": ["sun"],
            "left": 2,
            "outcome": "won",
        },
    ],
    ids=range(6),
)
@covers("FD-105", "FD-107")
def test_a_game_may_end_at_any_card_or_by_equipment_between_them(data: dict[str, Any]) -> None:
    state = restored(**data)
    assert GAME.restore(words(state)).key() == state.key()
    assert words(state)["outcome"] == data["outcome"]


# More cards than a pile can hold.


@pytest.mark.parametrize(
    "data",
    [
        {"seats": seated("climber", "carrier", gear=["blaster"] * 16)},
        {"seats": seated("climber", "carrier", gear=["throttle"] * 256)},
        {"seats": [{"role": role, "gear": ["jet"] * 4} for role in ROLES[:4]]},
        {"gear_pile": ["throttle"] * 17},
        {"storm_discard": ["north-1"] * 16},
        {"storm_top": ["picks-up"] * 19},
        {"storm_top": ["picks-up"] * 256},
        {"storm_top": ["sun"] * 8, "storm_bottom": ["sun"] * 8, "storm_revealed": {"sun": 4}},
        {"storm_pile": {**STORM, "picks-up": 15}, "storm_discard": {"picks-up": 4}},
        {"storm_pile": {**STORM, "north-1": 15, "north-2": 1}, "storm_discard": {"north-1": 4}},
    ],
    ids=range(10),
)
def test_no_number_of_cards_is_taken_for_another(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="cards"):
        GAME.restore({**TWO, **data})


@pytest.mark.parametrize("key", [key for key in DEFAULTS if key != "seats"])
def test_what_is_too_long_or_too_deep_to_print_is_refused(key: str) -> None:
    with pytest.raises(BadPosition):
        GAME.restore({**TWO, key: 10**5000})
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadPosition):
        GAME.restore({**TWO, key: deep})


# Whatever is typed in.

ANY = anything(
    [*CELLS, *FACES, *STORM_CARDS, *GEAR_CARDS, *ROLES, "none", "taken", "won", "acting", "f1"],
    [
        *["role", "cell", "water", "gear", "shield", "back", "face", "excavated", "sand"],
        *[*STORM_CARDS[:2], *GEAR_CARDS, *PARTS],
    ],
)
SNAPSHOTS = [
    words(match.state)
    for number in range(24)
    for turn, match in enumerate(random_match("desert", number))
    if turn % 9 == number % 9 or (turn % 3 == 0 and (match.state.looking or match.state.steps))
]


def judge(data: Any) -> None:
    """Either refused, or a whole position that comes back from its own snapshot."""
    try:
        state = GAME.restore(data)
    except BadPosition:
        return
    assert GAME.restore(words(state)).key() == state.key()
    actions = GAME.legal_actions(state)
    assert bool(actions) == (GAME.outcome(state) == 0)
    assert all(GAME.why_not(state, action) is None for action in actions)
    assert sum(state.sand) + state.supply == SAND
    known = [*state.top[: state.tops], *state.bottom[: state.bottoms]]
    piles = [bag.from_cards(known), state.storm_pile, state.revealed, state.storm_discard]
    assert sum(piles) == STORM_DECK
    assert GAME.drawing(state)
    for action in actions[::5]:
        GAME.apply(state.copy(), action, Dice(1), Journal())


@settings(max_examples=100, deadline=None)
@given(st.one_of(ANY, st.dictionaries(st.sampled_from(list(DEFAULTS)), ANY, max_size=4)))
def test_anything_is_refused_or_whole(data: Any) -> None:
    judge(data)
    if isinstance(data, dict):
        judge({**TWO, **data})


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_snapshot_with_changes_is_refused_or_whole(data: st.DataObject) -> None:
    judge(changed(data, SNAPSHOTS, ANY))
