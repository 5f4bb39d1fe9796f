"""What networks are shown is declared once, by name, and written once for each position."""

from collections import Counter
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

from forbidden_games.bots import learned
from forbidden_games.bots.minds import MINDS
from forbidden_games.bots.names import Names
from forbidden_games.games import find_game
from forbidden_games.plain import COMPILED
from tests.support.tables import random_match


def declared(game: str) -> Names:
    features: Names = import_module(f"forbidden_games.bots.{game}.feature_places").FEATURES
    return features


class Counting(list[float]):
    """Counts how often each place is written."""

    def __init__(self, size: int) -> None:
        super().__init__([0.0] * size)
        self.writes: Counter[int] = Counter()

    def __setitem__(self, place: Any, number: Any) -> None:
        self.writes[place] += 1
        super().__setitem__(place, number)


@pytest.mark.parametrize("game", sorted(MINDS))
def test_a_network_has_one_input_for_each_feature(game: str) -> None:
    for players in find_game(game).info.seats:
        assert learned.read(MINDS[game].network_file(players))["inputs"] == declared(game).size
        mind = MINDS[game].make(players)
        state = next(
            match.state
            for number in range(100)
            for match in islice(random_match(game, number), 1)
            if match.state.seats == players
        )
        assert len(mind.features(state)) == declared(game).size


@pytest.mark.skipif(COMPILED, reason="only lists can count what is written to them")
@pytest.mark.parametrize("game", sorted(MINDS))
def test_every_feature_is_written_exactly_once(game: str) -> None:
    features = declared(game)
    for number in range(6):
        for match in islice(random_match(game, number), 0, 60, 20):
            mind: Any = MINDS[game].make(match.state.seats)
            numbers = Counting(256)
            mind.inputs.numbers = numbers
            mind.inputs.describe(match.state)
            wrong = {
                features.name_of(place): numbers.writes[place]
                for place in range(features.size)
                if numbers.writes[place] != 1
            }
            assert not wrong
            assert max(numbers.writes) == features.size - 1


def test_names_know_their_places() -> None:
    pawn, names = Names(), Names()
    assert [pawn.add("water"), pawn.add("role", 3)] == [0, 1]
    assert [names.add("sand", 2), names.add_each("pawns", 2, pawn), names.add("end")] == [0, 2, 10]
    assert names.all == ("sand", "pawns", "end")
    assert names.place_of("end") == names.size - 1 == 10
    said = [names.name_of(place) for place in range(11)]
    assert said[:4] == ["sand[0]", "sand[1]", "pawns[0].water", "pawns[0].role[0]"]
    assert said[6:] == [
        "pawns[1].water",
        *(f"pawns[1].role[{role}]" for role in range(3)),
        "end",
    ]


def test_a_name_is_declared_once_and_a_place_must_exist() -> None:
    names = Names()
    names.add("water")
    with pytest.raises(ValueError, match="'water' is declared twice"):
        names.add("water")
    with pytest.raises(ValueError, match="there are 1 numbers, none at place 1"):
        names.name_of(1)
