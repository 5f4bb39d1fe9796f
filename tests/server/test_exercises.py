"""Exercises: every task can be done, and the server knows when it is."""

from typing import Any

import pytest

from forbidden_games.games import GAMES
from forbidden_games.kernel.prepared import Prepared
from forbidden_games.server.exercises import exercise_state
from forbidden_games.server.history import MatchHistory

EXERCISES = [
    pytest.param(game, table, id=f"{name} {table.name}")
    for name, game in GAMES.items()
    for table in game.info.prepared
    if table.goal
]


@pytest.mark.parametrize(("game", "table"), EXERCISES)
def test_the_solution_does_it(game: Any, table: Prepared) -> None:
    history = MatchHistory(game.name, {"prepared": table.name}, table.seed)
    for words in table.solution:
        assert exercise_state(history) == "open"
        history.play(history.read(words))
    assert exercise_state(history) == "done"


@pytest.mark.parametrize(("game", "table"), EXERCISES)
def test_ending_the_turn_at_once_misses_it(game: Any, table: Prepared) -> None:
    history = MatchHistory(game.name, {"prepared": table.name}, table.seed)
    history.play(history.read("0 end"))
    assert exercise_state(history) == "missed"
    history.take_back()
    assert exercise_state(history) == "open"


@pytest.mark.parametrize("name", GAMES)
def test_a_dealt_game_is_no_exercise(name: str) -> None:
    assert exercise_state(MatchHistory(name, {}, 1)) is None
