"""Counting a series of games."""

import pytest

from forbidden_games.arena.series import recorded_match
from forbidden_games.bots import find_bot
from forbidden_games.games import GAMES
from forbidden_games.games.desert.board import TAKEN, UNPLACED
from forbidden_games.games.desert.playout import parts_taken
from forbidden_games.games.desert.state import DesertState
from forbidden_games.games.island.game import Island
from forbidden_games.kernel.errors import KernelLimit
from forbidden_games.kernel.tally import Tally

FIRST_RESULTS = 4096


def test_tallies_add_up() -> None:
    one, two = Tally(), Tally()
    one.count(2, 1, team=0b101, first=1)
    two.count(1, 4, team=0b011, first=0)
    two.count(2, 1, team=0b110, first=1)
    two.decisions, two.turns = 9, 3
    one.add(two)
    assert (one.games, one.decisions, one.turns) == (3, 9, 3)
    assert one.outcomes == [0, 1, 2, 0, 0, 0, 0, 0]
    assert one.progress == [0, 2, 0, 0, 1, 0, 0, 0]
    assert (one.role_games[:3], one.role_wins[:3]) == ([2, 2, 2], [1, 1, 0])
    assert (one.first_games[:2], one.first_wins[:2]) == ([1, 2], [1, 0])


def test_the_first_results_are_kept_one_by_one() -> None:
    tally = Tally()
    for number in range(FIRST_RESULTS + 1):
        tally.count(1 + number % 2, 0, team=1, first=0)
    assert tally.results[:3] == [1, 2, 1]
    assert (tally.games, len(tally.results)) == (FIRST_RESULTS + 1, FIRST_RESULTS)


def test_a_series_is_the_sum_of_its_parts() -> None:
    game = Island()
    config = game.read_config({"players": 3})
    whole = game.playouts(config, 5, 30)
    part, rest = game.playouts(config, 5, 12), game.playouts(config, 17, 18)
    part.add(rest)
    for name in ("games", "decisions", "turns", "outcomes", "role_wins", "first_games"):
        assert getattr(part, name) == getattr(whole, name)


def test_parts_are_counted_when_the_team_has_them() -> None:
    state = DesertState()
    assert parts_taken(state) == 0
    state.parts = [TAKEN, 3, TAKEN, UNPLACED]
    assert parts_taken(state) == 2


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_tally_counts_how_far_a_team_came(name: str) -> None:
    game = GAMES[name]
    config = game.read_config({})
    match = recorded_match(game, config, find_bot("random"), 3)
    assert game.playouts(config, 3, 1).progress[game.progress(match.state)] == 1


@pytest.mark.parametrize("game", [(8, 0, 1, 0), (1, 8, 1, 0), (1, 0, 1 << 8, 0), (1, 0, 1, 8)])
def test_a_game_that_cannot_be_counted_is_refused(game: tuple[int, int, int, int]) -> None:
    tally = Tally()
    tally.count(1, 4, 0b11, 1)
    tally.check()
    tally.count(*game)
    with pytest.raises(KernelLimit, match="numbers below 8"):
        tally.check()
