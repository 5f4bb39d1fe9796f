"""The number of continuations of some positions: any slip in the rules makes a wrong number."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from forbidden.plain import COMPILED
from tests.reference import island as naive
from tests.support.counts import Position, all_positions

POSITIONS = all_positions()


@pytest.fixture(params=range(len(POSITIONS)))
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
    return sum(
        copies * (naive_count(naive.after(table, words, [card]), depth - 1) if depth > 1 else 1)
        for words in naive.legal_actions(table)
        for card, copies in luck(table, words).items()
    )


def luck(table: dict[str, Any], words: str) -> dict[str, int]:
    """What an action can turn over, and in how many ways."""
    if words.endswith("draw"):
        return dict(table["treasure_pile"])
    if words.endswith("flood"):
        return dict.fromkeys(table["flood_pile"][0], 1)
    return {"": 1}


def test_the_naive_reading_counts_the_same(position: Position) -> None:
    confirmed = {depth: number for depth, number, _ in position.counts if depth <= 2}
    assert set(confirmed) == {1, 2}
    match = position.match()
    table = json.loads(json.dumps(asdict(match.game.snapshot(match.state))))
    assert {depth: naive_count(table, depth) for depth in confirmed} == confirmed
