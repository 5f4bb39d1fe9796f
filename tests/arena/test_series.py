"""Series of games: the same result on one thread or several, and honest figures."""

from math import isclose
from typing import Any

import pytest

from forbidden.arena.report import summary, wilson
from forbidden.arena.series import CHUNK, play_series, random_match
from forbidden.games import GAMES
from forbidden.games.island.config import IslandConfig
from forbidden.games.island.game import Island
from forbidden.kernel.actions import FREE_IN_A_ROW
from forbidden.kernel.match import Match
from forbidden.kernel.tally import Tally

GAME = Island()
CONFIG = IslandConfig(players=3, level="elite")


def figures(tally: Tally) -> tuple[Any, ...]:
    return tally.games, tally.decisions, tally.turns, tally.outcomes, tally.progress


def test_the_number_of_threads_changes_nothing() -> None:
    games = 3 * CHUNK + 7
    one = play_series(GAME, CONFIG, "random", 9, games, 1)
    assert one.games == games
    assert figures(play_series(GAME, CONFIG, "random", 9, games, 3)) == figures(one)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_of_a_series_can_be_played_again_as_a_match(name: str) -> None:
    game = GAMES[name]
    config = game.read_config({"players": 4})
    decisions, outcomes = 0, [0] * 8
    for seed in range(40, 60):
        match = random_match(game, config, seed)
        outcomes[game.outcome(match.state)] += 1
        decisions += len(match.plays)
        assert Match.replay(game, match.record()).state.key() == match.state.key()
    played = game.playouts(config, "random", 40, 20)
    assert decisions == played.decisions
    assert outcomes == played.outcomes


def test_programs_hand_things_round_only_a_few_times_in_a_row() -> None:
    game = GAMES["desert"]
    longest = 0
    for seed in range(30):
        match = random_match(game, game.read_config({"players": 5}), seed)
        row = 0
        for play in match.plays:
            row = row + 1 if game.is_free_transfer(play.action) else 0
            longest = max(longest, row)
    assert longest == FREE_IN_A_ROW
    assert not GAMES["island"].is_free_transfer(match.plays[0].action)


def test_progress_is_told_while_the_games_run() -> None:
    told: list[int] = []
    play_series(GAME, CONFIG, "random", 0, 2 * CHUNK, 1, lambda tally: told.append(tally.games))
    assert told == [CHUNK, 2 * CHUNK]


def test_an_interrupted_series_keeps_what_is_finished() -> None:
    def interrupt(tally: Tally) -> None:
        raise KeyboardInterrupt

    tally = play_series(GAME, CONFIG, "random", 0, 50 * CHUNK, 2, interrupt)
    assert CHUNK <= tally.games <= 4 * CHUNK
    assert tally.games % CHUNK == 0
    assert sum(tally.outcomes) == tally.games


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert isclose(found[0], low, abs_tol=5e-5)
    assert isclose(found[1], high, abs_tol=5e-5)


def test_a_summary_counts_every_game_once() -> None:
    tally = Tally()
    for outcome, progress in [(1, 4), (2, 0), (2, 1), (5, 0)]:
        tally.count(outcome, progress, team=1, first=0)
    tally.decisions, tally.turns = 80, 20
    said = summary(GAME, tally, 2.0)
    assert said["games"] == 4
    assert said["wins"] == 1
    assert said["win_rate"] == 0.25
    assert said["losses"] == {"landing-sank": 2, "swamped": 1}
    assert said["progress"] == {"0": 2, "1": 1, "4": 1}
    assert (said["turns"], said["decisions"]) == (5.0, 20.0)
    assert (said["games_per_s"], said["decisions_per_s"]) == (2.0, 40.0)
