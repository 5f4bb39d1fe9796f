"""The number of continuations of some positions: any slip in the rules makes a wrong number."""

import json
from dataclasses import asdict
from typing import Any, TypeAlias

import pytest

from forbidden_games.plain import COMPILED
from tests.reference import desert, island
from tools.perft import Position, all_positions

POSITIONS = all_positions()
*UNTRACED, LAST = range(len(POSITIONS))  # one is enough for every line
Chance: TypeAlias = tuple[list[str], int]  # what is turned over, in how many ways


@pytest.fixture(
    params=[*(pytest.param(each, marks=pytest.mark.no_cover) for each in UNTRACED), LAST]
)
def position(request: pytest.FixtureRequest) -> Position:
    number: int = request.param
    return POSITIONS[number]


def test_counts_are_as_they_were(position: Position) -> None:
    for depth, number, is_deep in position.counts:
        if is_deep and not COMPILED:
            continue
        counts = position.count(depth)
        by_action = "\n".join(f"{count:9}  {words}" for words, count in counts.items())
        assert sum(counts.values()) == number, f"perft {depth}, by first action:\n{by_action}"


def naive_count(table: dict[str, Any], depth: int) -> int:
    """The same by the naive reading; every copy of a card is an outcome of its own."""
    naive = NAIVE[table["game"]]
    return sum(
        copies * (naive_count(naive.after(table, words, turned), depth - 1) if depth > 1 else 1)
        for words in naive.legal_actions(table)
        for turned, copies in LUCK[table["game"]](table, words)
    )


def island_luck(table: dict[str, Any], words: str) -> list[Chance]:
    """What an action can turn over on the island, and in how many ways."""
    if words.endswith("draw"):
        return [([card], copies) for card, copies in table["treasure_pile"].items()]
    if words.endswith("flood"):
        return [([cell], 1) for cell in table["flood_pile"][0]]
    return [([], 1)]


def desert_luck(table: dict[str, Any], words: str) -> list[Chance]:
    """What an action can turn over in the desert, and in how many ways."""
    seat, verb, *rest = words.split()
    if verb == "draw":
        return storm_luck(table, 1)
    if verb == "look":
        return storm_luck(table, min(desert.level(table), desert.pile_size(table)))
    if verb in ("excavate", "scope"):
        cell = rest[0] if rest else table["seats"][int(seat)]["cell"]
        return tile_luck(table, desert.tile_at(table, cell), verb == "excavate")
    return [([], 1)]


def storm_luck(table: dict[str, Any], number: int) -> list[Chance]:
    """So many storm cards from the top of the pile: known ones, any of the pile, known ones."""
    chances: list[Chance] = [(table["storm_top"][:number], 1)]
    unknown = min(number - len(chances[0][0]), sum(table["storm_pile"].values()))
    for _ in range(unknown):
        chances = [
            ([*cards, card], ways * (copies - cards[len(table["storm_top"]) :].count(card)))
            for cards, ways in chances
            for card, copies in table["storm_pile"].items()
        ]
    return [
        ([*cards, *table["storm_bottom"][: number - len(cards)]], ways)
        for cards, ways in chances
        if ways
    ]


def tile_luck(table: dict[str, Any], tile: dict[str, Any], is_excavated: bool) -> list[Chance]:
    """What is under a tile, and the equipment that may lie there."""
    faces = {tile["face"]: 1}
    if tile["face"] == "unknown":
        faces = dict(desert.hidden_faces(table, tile["back"]))
    chances: list[Chance] = []
    for face, copies in faces.items():
        if is_excavated and face in desert.GEAR_FACES:
            pile = table["gear_pile"].items()
            chances += [([face, piece], copies * pieces) for piece, pieces in pile]
        else:
            chances.append(([face], copies))
    return chances


NAIVE = {"island": island, "desert": desert}
LUCK = {"island": island_luck, "desert": desert_luck}


def test_the_naive_reading_counts_the_same(position: Position) -> None:
    confirmed = {depth: number for depth, number, _ in position.counts if depth <= 2}
    assert set(confirmed) == {1, 2}
    match = position.match()
    table = json.loads(json.dumps(asdict(match.game.snapshot(match.state))))
    assert {depth: naive_count(table, depth) for depth in confirmed} == confirmed
