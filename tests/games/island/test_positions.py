"""Positions typed in by hand: what is taken for granted, what is refused, and the way back."""

import json
import re
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forbidden_games.games.island.board import TILES
from forbidden_games.games.island.cards import CARDS, WHOLE_DECK
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bag
from forbidden_games.kernel.errors import BadPosition
from tests.support.island import GAME, cell_of, hand, legal, names
from tests.support.rules import covers
from tests.support.sentences import raised
from tests.support.tables import random_match
from tests.support.typed import anything, changed

SEATS = [{"role": "diver"}, {"role": "pilot"}]
TWO: dict[str, Any] = {"seats": SEATS}
ALL = ["earth", "wind", "fire", "ocean"]
CELLS = GRIDS[0].names
DREW_ONE = {"phase": "drawing", "left": 1}
FLOODED_ONE = {"phase": "flooding", "left": 1}
DECK = {"earth": 5, "wind": 5, "fire": 5, "ocean": 5, "helicopter": 3, "sandbags": 2, "rise": 3}


def words(state: IslandState) -> dict[str, Any]:
    """The snapshot of a state as plain JSON data."""
    found: dict[str, Any] = json.loads(json.dumps(asdict(GAME.snapshot(state))))
    return found


def restored(**data: Any) -> IslandState:
    """A position of diver and pilot."""
    return GAME.restore({**TWO, **data})


# What is left out.


DEFAULTS: dict[str, Any] = {
    "game": "island",
    "layout": "forbidden-island",
    "tiles": sorted(TILES),
    "flooded": [],
    "sunk": [],
    "seats": [
        {"role": "diver", "cell": "a4", "hand": []},
        {"role": "pilot", "cell": "d3", "hand": []},
    ],
    "captured": [],
    "water": 2,
    "treasure_pile": DECK,
    "treasure_discard": {},
    "flood_pile": [CELLS],
    "flood_discard": [],
    "turn": 0,
    "phase": "acting",
    "left": 3,
    "flown": False,
    "rulings": {
        "hand_check": "after-both",
        "rescue": True,
        "diver_escape": "nearest",
        "specials_between_floods": True,
        "specials_while_discarding": True,
    },
    "outcome": "running",
}


def test_only_the_roles_are_needed() -> None:
    assert words(GAME.restore(TWO)) == DEFAULTS


@covers("FI-7")
def test_a_pawn_without_a_cell_is_on_the_starting_tile_of_its_role() -> None:
    starts = {
        "diver": "iron-gate",
        "engineer": "bronze-gate",
        "explorer": "copper-gate",
        "messenger": "silver-gate",
        "navigator": "gold-gate",
        "pilot": "fools-landing",
    }
    tiles = list(reversed(TILES))
    for role, tile in starts.items():
        other = "pilot" if role == "diver" else "diver"
        state = GAME.restore({"seats": [{"role": role}, {"role": other}], "tiles": tiles})
        assert cell_of(state, 0) == CELLS[tiles.index(tile)]


@pytest.mark.parametrize(
    ("phase", "water", "left"),
    [
        ("acting", 2, 3),
        ("drawing", 2, 2),
        ("flooding", 2, 2),
        ("flooding", 3, 3),
        ("flooding", 9, 5),
    ],
)
def test_all_is_left_that_the_phase_allows(phase: str, water: int, left: int) -> None:
    assert restored(phase=phase, water=water).left == left


def test_the_treasure_pile_has_all_cards_that_are_nowhere_else() -> None:
    seats = [{"role": "diver", "hand": ["fire", "fire", "sandbags"]}, {"role": "pilot"}]
    state = GAME.restore({"seats": seats, "treasure_discard": {"fire": 1, "rise": 3}})
    assert words(state)["treasure_pile"] == {
        "earth": 5,
        "wind": 5,
        "fire": 2,
        "ocean": 5,
        "helicopter": 3,
        "sandbags": 1,
    }
    assert words(state)["treasure_discard"] == {"fire": 1, "rise": 3}


def test_the_treasure_discards_are_what_is_missing_from_a_given_pile() -> None:
    seats = [{"role": "diver", "hand": ["fire"]}, {"role": "pilot", "hand": ["fire"]}]
    pile = {"wind": 5, "fire": 3, "ocean": 5, "helicopter": 3, "sandbags": 2, "rise": 1}
    state = GAME.restore({"seats": seats, "treasure_pile": pile})
    assert words(state)["treasure_discard"] == {"earth": 5, "rise": 2}
    assert words(state)["treasure_pile"] == pile


@covers("FI-84")
def test_the_water_is_at_least_where_the_discarded_rises_have_brought_it() -> None:
    levels = [restored(treasure_discard=["rise"] * rises).water for rises in range(4)]
    assert levels == [2, 2, 3, 4]
    assert restored(treasure_discard=["rise"] * 3, water=5).water == 5


def test_a_pile_of_treasure_cards_may_be_a_list() -> None:
    state = restored(treasure_discard=["rise", "fire", "rise"])
    assert words(state)["treasure_discard"] == {"fire": 1, "rise": 2}


@covers("FI-107")
def test_the_flood_discards_are_the_flooded_cells() -> None:
    found = words(restored(flooded=["c3", "d1"], sunk=["c1"]))
    assert found["flood_discard"] == ["d1", "c3"]
    assert found["flood_pile"] == [[cell for cell in CELLS if cell not in ("c1", "c3", "d1")]]


def test_the_flood_discards_are_what_is_missing_from_a_given_pile() -> None:
    found = words(restored(flooded=["c3"], sunk=["c1"], flood_pile=[["d1"], ["b2", "c3"]]))
    assert found["flood_pile"] == [["d1"], ["b2", "c3"]]
    assert found["flood_discard"] == [
        cell for cell in CELLS if cell not in ("c1", "d1", "b2", "c3")
    ]


def test_the_flood_discards_are_everything_if_the_pile_is_given_as_empty() -> None:
    sunk = {"sunk": ["fools-landing"], "outcome": "landing-sank", **FLOODED_ONE}
    assert len(words(restored(**sunk, flood_pile=[]))["flood_discard"]) == 23
    with pytest.raises(BadPosition, match="flood_pile is empty"):
        restored(flood_pile=[])


def test_the_flood_pile_is_what_is_not_discarded() -> None:
    found = words(restored(flooded=["c3"], flood_discard=["d1"]))
    assert found["flood_discard"] == ["d1"]
    assert found["flood_pile"] == [[cell for cell in CELLS if cell != "d1"]]


def test_the_top_layer_of_the_flood_pile_comes_first() -> None:
    state = restored(flood_pile=[["c1"], CELLS[1:]], phase="flooding")
    assert names(state.flood_pile[state.layers - 1]) == {"c1"}


@pytest.mark.parametrize(
    ("ruling", "value"),
    [
        ("hand_check", "after-each"),
        ("rescue", False),
        ("diver_escape", "any"),
        ("specials_between_floods", False),
        ("specials_while_discarding", False),
    ],
)
def test_a_single_ruling_may_be_given(ruling: str, value: object) -> None:
    default = words(restored())["rulings"]
    assert words(restored(rulings={ruling: value}))["rulings"] == {**default, ruling: value}


# Words.


def test_a_tile_stands_wherever_a_cell_is_asked_for() -> None:
    by_tile = restored(
        tiles=list(reversed(TILES)),
        flooded=["watchtower", "b2"],
        sunk=["observatory"],
        flood_pile=[["watchtower"], ["misty-marsh", "c1"]],
        seats=[{"role": "diver", "cell": "phantom-rock"}, {"role": "pilot", "cell": "e5"}],
    )
    found = words(by_tile)
    cell = {tile: CELLS[23 - n] for n, tile in enumerate(TILES)}
    assert found["flooded"] == sorted([cell["watchtower"], "b2"], key=CELLS.index)
    assert found["sunk"] == [cell["observatory"]]
    assert found["flood_pile"] == [[cell["watchtower"]], ["c1", cell["misty-marsh"]]]
    assert [seat["cell"] for seat in found["seats"]] == [cell["phantom-rock"], "e5"]
    assert len(found["flood_discard"]) == 20


def test_a_tile_may_stand_in_the_flood_discards() -> None:
    assert words(restored(flood_discard=["watchtower"]))["flood_discard"] == ["c6"]


def test_a_hand_is_told_in_the_order_of_the_cards() -> None:
    mixed = ["sandbags", "ocean", "helicopter", "earth"]
    state = restored(seats=[{"role": "diver", "hand": mixed}, {"role": "pilot"}])
    assert hand(state, 0) == "earth ocean helicopter sandbags"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_cells_are_those_of_the_layout(layout: str) -> None:
    grid = GRIDS[LAYOUTS.index(layout)]
    state = restored(layout=layout, flooded=[grid.name(3)], sunk=[grid.name(0)])
    assert words(state)["flood_pile"] == [grid.names[1:3] + grid.names[4:]]


def test_tuples_are_lists() -> None:
    assert restored(flooded=("c3",)).key() == restored(flooded=["c3"]).key()


@pytest.mark.parametrize(
    "data",
    [
        {**DREW_ONE, "water": 10, "treasure_discard": ["rise"], "outcome": "swamped"},
        {**FLOODED_ONE, "sunk": ["fools-landing"], "outcome": "landing-sank"},
        {**FLOODED_ONE, "sunk": ["cave-of-embers", "cave-of-shadows"], "outcome": "treasure-lost"},
        {
            "captured": ALL,
            "seats": [{"role": "diver", "cell": "fools-landing"}, {"role": "pilot"}],
            "treasure_discard": ["helicopter"],
            "outcome": "won",
        },
        {
            "seats": [{"role": "engineer", "cell": "c1"}, {"role": "pilot", "cell": "f4"}],
            "tiles": ["watchtower", "observatory", "misty-marsh", "lost-lagoon"]
            + [
                tile
                for tile in TILES
                if tile not in ("watchtower", "observatory", "misty-marsh", "lost-lagoon")
            ],
            "sunk": ["c1", "d1", "c2"],
            "phase": "flooding",
            "left": 1,
            "outcome": "drowned",
        },
    ],
    ids=lambda data: data["outcome"],
)
def test_a_finished_game_is_a_position_too(data: dict[str, Any]) -> None:
    state = restored(**data)
    assert words(state)["outcome"] == data["outcome"]
    assert legal(state) == set()


# The way back.


@pytest.mark.no_cover
def test_a_snapshot_of_any_position_is_restored() -> None:
    outcomes, phases = set(), set()
    for number in range(24):
        for turn, match in enumerate(random_match("island", number)):
            if turn % 8 == 0 or match.is_over:
                found = words(match.state)
                assert GAME.restore(found).key() == match.state.key()
                outcomes.add(found["outcome"])
                phases.add((found["phase"], found["left"]))
    assert {"running", "landing-sank", "treasure-lost"} <= outcomes
    assert {"acting", "drawing", "flooding"} == {phase for phase, _ in phases}


# What is refused: parts of a position of diver and pilot, and a piece of the sentence.

HANDS = [{"role": "diver", "cell": "c3"}, {"role": "pilot", "cell": "f4"}]


def seats(*hands: str, cell: str = "c3") -> list[dict[str, object]]:
    """Seats with these hands, all on one cell."""
    roles = ("diver", "pilot", "engineer", "explorer")
    return [
        {"role": role, "cell": cell, "hand": cards.split()}
        for role, cards in zip(roles, hands, strict=False)
    ]


APART = ("c3", "f4")
TWO_LAYERS = [CELLS[:3], CELLS[3:]]
HOME: dict[str, Any] = {
    "captured": ALL,
    "seats": [{"role": "diver", "cell": "fools-landing"}, {"role": "pilot"}],
    "treasure_discard": ["helicopter"],
    "outcome": "won",
}


def after_gift(*cells: str, hand: str = "", role: str = "engineer") -> list[dict[str, Any]]:
    """Seat 0 of this role has just given seat 1, on another cell perhaps, the sixth card."""
    return [
        {"role": role, "cell": cells[0], "hand": hand.split()},
        {"role": "diver", "cell": cells[1], "hand": ["fire"] * 3 + ["wind"] * 3},
        *({"role": third, "cell": "c3"} for third in cells[2:]),
    ]


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"captured": ["fire", "fire"]}, "captured names fire twice"),
    ({"treasure_discard": ["earth"] * 16}, "there are never 16 earth cards"),
    # Keys.
    ({"name": "x"}, "a position has no 'name'; it has game, layout, tiles"),
    ({1: "x"}, "a position has no 1;"),
    ({"game": "desert"}, "game must be 'island', not 'desert'"),
    ({"game": None}, "game must be 'island', not None"),
    ({"game": ["island"]}, "game must be 'island', not ['island']"),
    # The board.
    ({"layout": "moon"}, "expected a layout (forbidden-island, island-of-shadows"),
    ({"layout": None}, "expected a layout"),
    ({"layout": ["forbidden-island"]}, "expected a layout"),
    ({"layout": 0}, "got 0"),
    ({"tiles": "watchtower"}, "tiles must be a list, not 'watchtower'"),
    ({"tiles": None}, "tiles must be a list, not None"),
    ({"tiles": {"c1": "watchtower"}}, "tiles must be a list"),
    (
        {"tiles": ["watchtower"]},
        "tiles must name all 24 tiles once, by cell; breakers-bridge stands 0",
    ),
    ({"tiles": [*TILES, "watchtower"]}, "by cell; watchtower stands 2 times"),
    ({"tiles": [*TILES[:23], "moon"]}, "expected a tile (breakers-bridge, bronze-gate"),
    ({"tiles": [*TILES[:23], 23]}, "got 23"),
    ({"tiles": [[*TILES]]}, "expected a tile"),
    ({"flooded": "c3"}, "flooded must be a list of cells or tiles, not 'c3'"),
    ({"flooded": None}, "flooded must be a list of cells or tiles, not None"),
    ({"flooded": 7}, "flooded must be a list of cells or tiles, not 7"),
    ({"flooded": ["a1"]}, "expected a tile, or a cell of this layout from c1, d1, b2"),
    ({"flooded": [None]}, "got None"),
    ({"flooded": [["c3"]]}, "got ['c3']"),
    ({"flooded": [{"c3": 1}]}, "got {'c3': 1}"),
    ({"flooded": [8]}, "got 8"),
    ({"flooded": [True]}, "got True"),
    ({"flooded": ["c3", "c3"]}, "flooded names c3 twice"),
    ({"flooded": ["watchtower", "c6"]}, "flooded names c6 twice"),
    ({"sunk": ["c3", "c3"]}, "sunk names c3 twice"),
    ({"sunk": {"c3"}}, "sunk must be a list of cells or tiles"),
    ({"flooded": ["c6"], "sunk": ["c6"]}, "watchtower cannot be both flooded and sunk"),
    # Seats.
    ({"seats": None}, "seats must be a list, not None"),
    ({"seats": {"0": "diver"}}, "seats must be a list"),
    ({"seats": []}, "seats must list 2 to 4 adventurers, not 0 [FI-1]"),
    ({"seats": SEATS[:1]}, "seats must list 2 to 4 adventurers, not 1 [FI-1]"),
    ({"seats": SEATS * 3}, "seats must list 2 to 4 adventurers, not 6 [FI-1]"),
    ({"seats": ["diver", "pilot"]}, "seat 0 is a mapping with role, cell, hand; not 'diver'"),
    ({"seats": [SEATS[0], None]}, "seat 1 is a mapping with role, cell, hand; not None"),
    ({"seats": [SEATS[0], {"role": "pilot", "cards": []}]}, "seat 1 has no 'cards'; it has role"),
    ({"seats": [{}, {}]}, "expected a role for seat 0 (diver, engineer"),
    ({"seats": [SEATS[0], {"role": "cook"}]}, "expected a role for seat 1"),
    ({"seats": [SEATS[0], {"role": ["pilot"]}]}, "got ['pilot']"),
    ({"seats": [SEATS[0], {"role": 5}]}, "got 5"),
    ({"seats": [SEATS[0], SEATS[0]]}, "two seats cannot both be the diver [FI-6]"),
    ({"seats": [SEATS[0], {"role": "pilot", "cell": "a1"}]}, "expected a tile, or a cell of this"),
    ({"seats": [SEATS[0], {"role": "pilot", "cell": None}]}, "got None"),
    ({"seats": [SEATS[0], {"role": "pilot", "cell": 3}]}, "got 3"),
    ({"seats": [SEATS[0], {"role": "pilot", "hand": "fire"}]}, "hand must be a list, not 'fire'"),
    ({"seats": [SEATS[0], {"role": "pilot", "hand": None}]}, "hand must be a list, not None"),
    ({"seats": [SEATS[0], {"role": "pilot", "hand": ["gold"]}]}, "expected a card (earth, wind"),
    ({"seats": [SEATS[0], {"role": "pilot", "hand": [["fire"]]}]}, "got ['fire']"),
    ({"seats": seats("", "rise")}, "seat 1 holds rise; it never comes into a hand [FI-80]"),
    # Rulings and numbers.
    ({"rulings": None}, "rulings is a mapping with hand_check, rescue"),
    ({"rulings": ["rescue"]}, "rulings is a mapping"),
    ({"rulings": {"undo": True}}, "rulings has no 'undo'; it has hand_check"),
    ({"rulings": {"players": 3}}, "rulings has no 'players'"),
    (
        {"rulings": {"hand_check": "never"}},
        "in rulings, hand_check is one of after-both, after-each",
    ),
    ({"rulings": {"hand_check": None}}, "in rulings, hand_check is one of"),
    ({"rulings": {"rescue": 1}}, "in rulings, rescue is one of true, false; not 1"),
    ({"rulings": {"rescue": "true"}}, "in rulings, rescue is one of true, false; not 'true'"),
    ({"rulings": {"diver_escape": ["any"]}}, "in rulings, diver_escape is one of nearest, any"),
    ({"rulings": {"specials_between_floods": 0}}, "in rulings, specials_between_floods is one of"),
    ({"captured": "fire"}, "captured must be a list, not 'fire'"),
    ({"captured": ["rise"]}, "expected a treasure (earth, wind, fire, ocean), got 'rise'"),
    ({"captured": [None]}, "expected a treasure"),
    ({"water": 0}, "water must be a whole number from 1 to 10, not 0"),
    ({"water": 11}, "water must be a whole number from 1 to 10, not 11"),
    ({"water": -1}, "not -1"),
    ({"water": "2"}, "not '2'"),
    ({"water": 2.0}, "not 2.0"),
    ({"water": True}, "not True"),
    ({"water": None}, "not None"),
    ({"water": [2]}, "not [2]"),
    ({"water": 10**30}, "water must be a whole number from 1 to 10"),
    ({"turn": 2}, "turn must be a whole number from 0 to 1, not 2"),
    ({"turn": -1}, "turn must be a whole number from 0 to 1, not -1"),
    ({"turn": False}, "turn must be a whole number from 0 to 1, not False"),
    ({"phase": "sleeping"}, "expected a phase (acting, drawing, flooding), got 'sleeping'"),
    ({"phase": 0}, "expected a phase"),
    ({"phase": ["acting"]}, "expected a phase"),
    ({"left": 4}, "left must be a whole number from 0 to 3, not 4"),
    ({"left": -1}, "left must be a whole number from 0 to 3, not -1"),
    ({"phase": "drawing", "left": 3}, "left must be a whole number from 0 to 2, not 3"),
    ({"phase": "flooding", "left": 3}, "left must be a whole number from 0 to 2, not 3"),
    (
        {"phase": "flooding", "left": 6, "water": 9},
        "left must be a whole number from 0 to 5, not 6",
    ),
    ({"left": None}, "left must be a whole number"),
    ({"flown": 1}, "flown must be true or false, not 1"),
    ({"flown": None}, "flown must be true or false, not None"),
    ({"flown": "no"}, "flown must be true or false, not 'no'"),
    (
        {"flown": True, "left": 2},
        "flown is true, but seat 0 cannot have flown in this turn [FI-56]",
    ),
    (
        {"flown": True, "turn": 1},
        "flown is true, but seat 1 cannot have flown in this turn [FI-56]",
    ),
    ({"outcome": "lost"}, "expected an outcome (running, won, landing-sank"),
    ({"outcome": None}, "expected an outcome"),
    ({"outcome": 0}, "expected an outcome"),
    # Treasure cards.
    ({"treasure_pile": 28}, "treasure_pile is a mapping with earth, wind"),
    ({"treasure_pile": None}, "treasure_pile is a mapping with earth, wind"),
    ({"treasure_pile": "fire"}, "treasure_pile is a mapping"),
    ({"treasure_pile": {"gold": 1}}, "treasure_pile has no 'gold'; it has earth"),
    ({"treasure_pile": ["gold"]}, "expected a card (earth, wind, fire, ocean, helicopter"),
    ({"treasure_pile": [["fire"]]}, "expected a card"),
    ({"treasure_pile": {"fire": "all"}}, "fire must be a whole number from 0 to"),
    ({"treasure_pile": {"fire": True}}, "fire must be a whole number from 0 to"),
    ({"treasure_pile": {"fire": -1}}, "fire must be a whole number from 0 to"),
    ({"treasure_pile": {"fire": 10**30}}, "fire must be a whole number from 0 to"),
    ({"treasure_discard": None}, "treasure_discard is a mapping"),
    ({"treasure_discard": {"fire": None}}, "fire must be a whole number from 0 to"),
    ({"treasure_pile": ["fire"] * 6}, "there are 5 fire cards in the game, this position has 6"),
    ({"treasure_discard": ["rise"] * 4}, "there are 3 rise cards in the game, this position has 4"),
    ({"treasure_discard": {"rise": 4}}, "rise"),
    (
        {"seats": seats("sandbags", "sandbags sandbags")},
        "there are 2 sandbags cards in the game, this position has 3",
    ),
    (
        {
            "seats": seats("fire fire", ""),
            "treasure_pile": {"fire": 2},
            "treasure_discard": ["fire"] * 2,
        },
        "there are 5 fire cards in the game, this position has 6",
    ),
    (
        {"treasure_pile": {"fire": 4}, "treasure_discard": {"earth": 5, "wind": 5}},
        "there are 5 fire cards in the game, this position has 4",
    ),
    ({"treasure_pile": {}}, "treasure_pile is empty; the discards would have become the pile"),
    ({"treasure_pile": []}, "treasure_pile is empty; the discards would have become the pile"),
    # Flood cards.
    ({"flood_pile": "c3"}, "flood_pile must be a list, not 'c3'"),
    ({"flood_pile": None}, "flood_pile must be a list, not None"),
    ({"flood_pile": ["c3"]}, "a layer of flood_pile must be a list of cells or tiles, not 'c3'"),
    ({"flood_pile": [None]}, "a layer of flood_pile must be a list of cells or tiles, not None"),
    ({"flood_pile": [["c3", "c3"]]}, "a layer of flood_pile names c3 twice"),
    ({"flood_pile": [[["c3"]]]}, "expected a tile, or a cell of this layout"),
    ({"flood_discard": None}, "flood_discard must be a list of cells or tiles, not None"),
    ({"flood_discard": ["a1"]}, "expected a tile, or a cell of this layout"),
    ({"flood_discard": ["c3", "c3"]}, "flood_discard names c3 twice"),
    ({"flood_pile": [["c6"], ["c6"]]}, "the flood card of watchtower is in two places"),
    ({"flood_pile": [["c6"]], "flood_discard": ["c6"]}, "card of watchtower is in two places"),
    (
        {"sunk": ["c6"], "flood_pile": [CELLS]},
        "watchtower has sunk; its flood card is out of the game",
    ),
    ({"sunk": ["c6"], "flood_discard": ["c6"]}, "watchtower has sunk; its flood card is out"),
    (
        {"flood_pile": [CELLS[1:]], "flood_discard": []},
        "the flood card of breakers-bridge is missing [FI-107]",
    ),
    ({"flood_pile": [CELLS, []]}, "a layer of flood_pile is empty; leave it out"),
    (
        {"flood_pile": [["c1"], ["d1"], ["b2"]]},
        "flood_pile has 3 layers, each but one from a Waters Rise!, but the water is at 2",
    ),
    ({"flood_pile": [[cell] for cell in CELLS], "water": 9}, "flood_pile has 24 layers"),
    (
        {"flood_pile": [], "flood_discard": CELLS},
        "flood_pile is empty; the discards would have become the pile at once [FI-105]",
    ),
    ({"flood_discard": CELLS}, "empty"),
    # The outcome.
    ({"water": 10}, "the outcome must be 'swamped' here, not 'running'"),
    ({"sunk": ["fools-landing"]}, "the outcome must be 'landing-sank' here, not 'running'"),
    ({"sunk": ["cave-of-embers", "cave-of-shadows"]}, "the outcome must be 'treasure-lost' here"),
    (
        {"sunk": ["cave-of-embers", "cave-of-shadows"], "captured": ["fire"], "outcome": "won"},
        "the outcome must be 'running' here, not 'won'",
    ),
    ({"outcome": "won"}, "the outcome must be 'running' here, not 'won'"),
    ({"outcome": "drowned"}, "the outcome must be 'running' here, not 'drowned'"),
    ({"outcome": "swamped"}, "the outcome must be 'running' here, not 'swamped'"),
    (
        {
            "seats": [{"role": "engineer", "cell": "c1"}, {"role": "pilot"}],
            "sunk": ["c1", "d1", "c2"],
            "phase": "flooding",
            "left": 1,
        },
        "the outcome must be 'drowned' here, not 'running'",
    ),
    # Pawns in the water.
    (
        {"seats": seats("", "", cell="c6"), "sunk": ["c6"]},
        "the pawn of seat 0 is on watchtower, which",
    ),
    (
        {"seats": seats("", "", cell="c6"), "sunk": ["c6"], "phase": "drawing"},
        "the pawn of seat 0 is on watchtower, which has sunk [FI-97]",
    ),
    (
        {"seats": HANDS, "sunk": ["c3", "f4"], "phase": "flooding", "left": 1},
        "pawns are in the water in two places; one tile sinks at a time [FI-94]",
    ),
    (
        {"seats": HANDS, "sunk": ["c3"], "phase": "flooding"},
        "a pawn is in the water, but no flood card was turned over in this turn",
    ),
    # Hands.
    (
        {"seats": seats("fire fire fire wind wind wind", "")},
        "seat 0 holds 6 cards; at this moment 5 is the most [FI-74]",
    ),
    (
        {"seats": seats("", "fire fire fire wind wind wind")},
        "seat 1 holds 6 cards; at this moment 5 is the most [FI-74]",
    ),
    (
        {"seats": seats("", "fire fire fire wind wind wind earth"), "left": 2},
        "seat 1 holds 7 cards; at this moment 6 is the most [FI-74]",
    ),
    (
        {"seats": seats("fire fire fire wind wind wind", ""), "left": 2},
        "seat 0 holds 6 cards; at this moment 5 is the most [FI-74]",
    ),
    (
        {"seats": seats("fire fire fire wind wind wind", ""), "phase": "drawing"},
        "seat 0 holds 6 cards; at this moment 5 is the most [FI-74]",
    ),
    (
        {"seats": seats("fire fire fire wind wind wind earth", ""), "phase": "drawing", "left": 1},
        "seat 0 holds 7 cards; at this moment 6 is the most [FI-74]",
    ),
    (
        {"seats": seats("", "fire fire fire wind wind wind"), "phase": "drawing", "left": 0},
        "seat 1 holds 6 cards; at this moment 5 is the most [FI-74]",
    ),
    (
        {"seats": seats("fire fire fire wind wind wind", ""), "phase": "flooding"},
        "seat 0 holds 6 cards; at this moment 5 is the most [FI-74]",
    ),
    (
        {
            "seats": seats("", "fire fire fire fire fire wind", "wind wind wind earth earth earth"),
            "left": 1,
        },
        "two hands are over the limit; one card is given at a time [FI-74]",
    ),
    (
        {
            "seats": seats("fire fire fire wind wind wind earth", ""),
            "phase": "drawing",
            "left": 0,
            "rulings": {"hand_check": "after-each"},
        },
        "seat 0 holds 7 cards; at this moment 6 is the most [FI-74]",
    ),
    # A card that nobody can have given.
    (
        {"seats": after_gift(*APART), "left": 2},
        "seat 1 holds six cards, but seat 0 can have given it none:"
        " they are on two tiles, and no helicopter was played [FI-28]",
    ),
    (
        {"seats": after_gift(*APART), "left": 2, "treasure_discard": ["sandbags"]},
        "seat 1 holds six cards, but seat 0 can have given it none",
    ),
    (
        {"seats": after_gift(*APART, "messenger"), "left": 2},
        "seat 1 holds six cards, but seat 0 can have given it none",
    ),
    (
        {"seats": after_gift("c3", "c3", hand="earth earth earth ocean ocean"), "left": 2},
        "seat 0 has given seat 1 the sixth card, so it holds 4 at most [FI-28]",
    ),
    # The marker, and cards of this turn.
    (
        {"treasure_discard": ["rise", "rise"], "water": 2},
        "water cannot be 2: after the rise cards in treasure_discard it is at 3 or higher [FI-84]",
    ),
    (
        {"treasure_discard": ["rise"], "water": 1, **DREW_ONE},
        "water cannot be 1: after the rise cards in treasure_discard it is at 2 or higher [FI-84]",
    ),
    (
        {"flood_pile": TWO_LAYERS, **FLOODED_ONE},
        "1 flood cards were turned over in this turn, but flood_discard and sunk have 0 [FI-95]",
    ),
    (
        {"flood_pile": [["d1"], CELLS[2:]], "phase": "flooding", "water": 9, "left": 2},
        "3 flood cards were turned over in this turn, but flood_discard and sunk have 1 [FI-95]",
    ),
    # Games that nobody can have finished.
    (
        {"water": 10, "treasure_discard": ["rise"], "outcome": "swamped"},
        "a game is lost as 'swamped' by a card turned over in the phase 'drawing';"
        " say so, with fewer than 2 left [FI-134]",
    ),
    (
        {"water": 10, "treasure_discard": ["rise"], "outcome": "swamped", "phase": "drawing"},
        "a game is lost as 'swamped' by a card turned over in the phase 'drawing'",
    ),
    (
        {**DREW_ONE, "water": 10, "outcome": "swamped"},
        "a game is lost as 'swamped' by a rise; treasure_discard has none [FI-83]",
    ),
    (
        {"sunk": ["fools-landing"], "outcome": "landing-sank", **DREW_ONE},
        "a game is lost as 'landing-sank' by a card turned over in the phase 'flooding';"
        " say so, with fewer than 2 left [FI-134]",
    ),
    (
        {"sunk": ["fools-landing"], "outcome": "landing-sank", "phase": "flooding"},
        "a game is lost as 'landing-sank' by a card turned over in the phase 'flooding'",
    ),
    (
        {"sunk": ["cave-of-embers", "cave-of-shadows"], "outcome": "treasure-lost"},
        "a game is lost as 'treasure-lost' by a card turned over in the phase 'flooding'",
    ),
    (
        {**HOME, "treasure_discard": ["sandbags"]},
        "a game is won by a helicopter, but treasure_discard has none [FI-123]",
    ),
    (
        {**HOME, **FLOODED_ONE, "rulings": {"specials_between_floods": False}},
        "at this table no helicopter flies between flood cards, so nobody has won [FI-111]",
    ),
    ({**HOME, "left": 0}, "nothing is left of the phase 'acting', so the next has begun"),
    (
        {**HOME, "phase": "flooding", "left": 0, "flood_discard": ["c1", "d1"]},
        "nothing is left of the phase 'flooding', so the next has begun",
    ),
    # A phase that is over.
    ({"left": 0}, "nothing is left of the phase 'acting', so the next has begun; say so"),
    ({"phase": "drawing", "left": 0}, "nothing is left of the phase 'drawing'"),
    ({"phase": "flooding", "left": 0}, "nothing is left of the phase 'flooding'"),
]


def message(data: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BadPosition) as refusal:
        GAME.restore(data)
    return str(refusal.value)


@pytest.mark.parametrize(("data", "sentence"), REFUSED)
def test_what_no_table_can_show_is_refused(data: dict[str, Any], sentence: str) -> None:
    assert sentence in message({**TWO, **data})


@pytest.mark.parametrize("data", [None, 7, "island", [], [("seats", SEATS)], True, 1.5])
def test_a_position_is_a_mapping(data: object) -> None:
    assert "a position is a mapping with game, layout, tiles" in message(data)


def test_an_empty_position_lacks_its_seats() -> None:
    assert message({}) == "seats must list 2 to 4 adventurers, not 0 [FI-1]"


def test_the_table_has_every_sentence_there_is() -> None:
    said = [message({**TWO, **data}) for data, _ in REFUSED] + [message(None)]
    patterns = raised(
        "games/island/restore.py", "games/island/possible.py", "kernel/position_checks.py"
    )
    assert len(patterns) > 20
    for pattern in patterns:
        assert any(re.fullmatch(pattern, sentence) for sentence in said), pattern


# The neighbours of what is refused.


@pytest.mark.parametrize(
    "data",
    [
        {"treasure_discard": ["rise", "rise"], "water": 3},
        {"treasure_discard": ["rise"] * 3, "water": 4},
        {"seats": after_gift("c3", "c3", hand="earth earth earth ocean"), "left": 2},
        {"seats": after_gift("c3", "c3"), "left": 0},
        {"seats": after_gift(*APART, role="messenger"), "left": 2},
        {"seats": after_gift(*APART), "left": 2, "treasure_discard": ["helicopter"]},
        {"seats": seats("fire fire fire wind wind wind earth", ""), "phase": "drawing", "left": 0},
        {
            "seats": seats("fire fire fire wind wind wind", ""),
            "phase": "drawing",
            "left": 0,
            "rulings": {"hand_check": "after-each"},
        },
        {"flood_pile": TWO_LAYERS, "phase": "flooding"},
        {"flood_pile": [["d1"], CELLS[2:]], **FLOODED_ONE},
        {"flood_pile": [["d1"], CELLS[2:]], "sunk": ["c1"], **FLOODED_ONE},
        {"flood_pile": [CELLS], **FLOODED_ONE},  # the pile was used up, and is new
    ],
    ids=range(12),
)
def test_what_a_table_can_show_is_accepted(data: dict[str, Any]) -> None:
    state = restored(**data)
    assert GAME.restore(words(state)).key() == state.key()
    assert legal(state)


@pytest.mark.parametrize(
    "data",
    [
        {**HOME, **FLOODED_ONE},
        {**HOME, "phase": "flooding", "rulings": {"specials_between_floods": False}},
        {**HOME, "phase": "drawing", "left": 1},
        {**HOME, "seats": seats("", "fire " * 5, cell="fools-landing"), "left": 0},
        {
            **HOME,
            "seats": seats("fire " * 5 + "wind", "", cell="fools-landing"),
            "phase": "drawing",
            "left": 0,
        },
        {
            **DREW_ONE,
            "water": 10,
            "left": 0,
            "treasure_pile": {},
            "outcome": "swamped",
        },
        {
            **FLOODED_ONE,
            "sunk": ["fools-landing"],
            "left": 0,
            "flood_pile": [],
            "outcome": "landing-sank",
        },
    ],
    ids=range(7),
)
def test_a_game_may_end_at_the_last_card_or_at_any_time_by_helicopter(data: dict[str, Any]) -> None:
    state = restored(**data)
    assert GAME.restore(words(state)).key() == state.key()
    assert words(state)["outcome"] == data["outcome"]


# More cards than a pile can hold.


@pytest.mark.parametrize(
    "data",
    [
        {"seats": seats(*["earth earth earth earth"] * 4)},
        {"seats": seats("earth " * 16, "")},
        {"seats": seats("rise " * 16, "")},
        {"seats": seats("rise " * 256, "")},
        {"seats": seats("earth " * 8, "earth " * 8), "water": 10, "outcome": "swamped"},
        {"treasure_discard": ["earth"] * 16},
        {"treasure_discard": ["rise"] * 16},
        {"treasure_pile": ["rise"] * 19},
        {"treasure_pile": ["rise"] * 256},
        {"treasure_pile": {**DECK, "rise": 15}, "treasure_discard": {"rise": 4}},
        {"treasure_pile": {**DECK, "earth": 15, "wind": 4}, "treasure_discard": {"earth": 6}},
    ],
    ids=range(11),
)
def test_no_number_of_cards_is_taken_for_another(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"cards|rise|whole number"):
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
    [*CELLS, *TILES, *CARDS, "diver", "pilot", "engineer", "won", "acting", "a1"],
    [*CARDS, "role", "cell", "hand"],
)
SNAPSHOTS = [
    words(match.state)
    for number in range(12)
    for turn, match in enumerate(random_match("island", number))
    if turn % 9 == number % 9
]


def judge(data: Any) -> None:
    """Either refused, or a whole position that comes back from its own snapshot."""
    try:
        state = GAME.restore(data)
    except BadPosition:
        return
    assert GAME.restore(words(state)).key() == state.key()
    assert bool(GAME.legal_actions(state)) == (GAME.outcome(state) == 0)
    assert all(GAME.why_not(state, action) is None for action in GAME.legal_actions(state))
    cards = [*state.hands, state.treasure_pile, state.treasure_discard]
    for card in range(len(CARDS)):
        assert sum(bag.count(pile, card) for pile in cards) == bag.count(WHOLE_DECK, card)
    assert GAME.drawing(state)


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
