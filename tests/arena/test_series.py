"""Series of games: the same result however they are played, and any game again as a match."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from forbidden_games.arena import chunks, workers
from forbidden_games.arena.chunks import (
    HERE,
    PLAIN_IS_SLOWER,
    Score,
    Series,
    Side,
    chunk_size,
    pieces,
)
from forbidden_games.arena.series import play_series, recorded_match
from forbidden_games.arena.workers import Threads
from forbidden_games.bots import BOTS, find_bot
from forbidden_games.bots.bot import Budget
from forbidden_games.games import GAMES
from forbidden_games.kernel.actions import FREE_IN_A_ROW
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.match import Match
from forbidden_games.plain import COMPILED
from tests.support.bots import FakeBot, find_fake

CHUNK = HERE["random"] // PLAIN_IS_SLOWER


def series(*bots: str, seed: int = 0) -> Series:
    game = GAMES["island"]
    config = game.write_config(game.read_config({"players": 3, "level": "elite"}))
    return Series("island", config, tuple(Side(bot) for bot in bots or ["random"]), seed)


def test_neither_threads_nor_the_cut_change_the_result() -> None:
    games = 2 * CHUNK + 7
    one = play_series(series(seed=9), games)
    assert one.games == games == sum(one.tallies[0].outcomes)
    assert one.tallies[0].decisions > games
    for threads, size in [(3, None), (2, 17 * CHUNK // 40 + 1), (1, 10 * games)]:
        other = play_series(series(seed=9), games, Threads(threads), size=size)
        assert other.to_json() == one.to_json()


def test_a_score_survives_the_way_through_words() -> None:
    score = play_series(series(), CHUNK)
    again = Score.from_json(score.to_json())
    assert again.to_json() == score.to_json()
    again.add(score)
    assert again.games == 2 * CHUNK
    assert Series.from_json(series("random").to_json()) == series("random")


def test_pairs_are_counted_deal_by_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find_bot", find_fake)
    # Of six seeds in a row, 0 is won by both, 3 by thirds only, 2 and 4 by halves only.
    for size in (6, 7, 100, 10_000):  # 10,000: more than a tally keeps one by one
        score = play_series(series("thirds", "halves"), 6000, size=size)
        assert score.pairs == [1000, 1000, 2000, 2000]
    assert [tally.outcomes[1] for tally in score.tallies] == [2000, 3000]


def test_chunks_are_smaller_when_there_are_few_games_for_many_places() -> None:
    assert chunk_size(series(), 10**9, 1) == CHUNK
    assert chunk_size(series(), 80, 2) == min(10, CHUNK)
    assert chunk_size(series(), 3, 8) == 1
    assert chunk_size(series(), 10**9, 1, elsewhere=True) == 100 * CHUNK
    assert chunk_size(series("random", "thinker"), 10**9, 1) == 1
    assert list(pieces([(5, 7), (20, 2)], 3)) == [(5, 3), (8, 3), (11, 1), (20, 2)]


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("bot", BOTS)
def test_a_game_of_a_series_can_be_played_again_as_a_match(bot: str, name: str) -> None:
    if bot == "thinker" and not COMPILED:
        pytest.skip("it would take minutes")
    budget = Budget(rollouts=10) if bot == "thinker" else Budget()
    games = {"random": 20, "planner": 4}.get(bot, 2)
    game = GAMES[name]
    config = game.read_config({"players": 4})
    decisions, outcomes = 0, [0] * 8
    for seed in range(40, 40 + games):
        match = recorded_match(game, config, find_bot(bot, budget), seed)
        outcomes[game.outcome(match.state)] += 1
        decisions += len(match.plays)
        assert Match.replay(game, match.record()).state.key() == match.state.key()
    what = Series(name, game.write_config(config), (Side(bot, budget),), 40)
    for size in (1, games):
        (played,) = play_series(what, games, size=size).tallies
        assert decisions == played.decisions
        assert outcomes == played.outcomes


def test_any_bot_can_be_recorded() -> None:
    game = GAMES["island"]
    match = recorded_match(game, game.read_config({"players": 2}), FakeBot(bool), 4)
    assert match.is_over
    again = Match.replay(game, match.record())
    assert again.state.key() == match.state.key()


def test_programs_hand_things_round_only_a_few_times_in_a_row() -> None:
    game = GAMES["desert"]
    longest = 0
    for seed in range(30):
        match = recorded_match(game, game.read_config({"players": 5}), find_bot("random"), seed)
        row = 0
        for play in match.plays:
            row = row + 1 if game.is_free_transfer(play.action) else 0
            longest = max(longest, row)
    assert longest == FREE_IN_A_ROW
    assert not GAMES["island"].is_free_transfer(match.plays[0].action)


def test_progress_is_told_while_the_games_run() -> None:
    told: list[int] = []
    play_series(series(), 2 * CHUNK, progress=lambda score: told.append(score.games), size=CHUNK)
    assert told == [0, CHUNK, 2 * CHUNK]


@pytest.mark.parametrize("bots", [("random",), ("thirds", "halves")])
def test_a_stopped_series_keeps_what_is_finished(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    if bots != ("random",):
        monkeypatch.setattr(chunks, "find_bot", find_fake)
    stop = threading.Event()

    def look(score: Score) -> None:
        if score.games:
            stop.set()

    score = play_series(series(*bots), 50 * CHUNK, Threads(2), None, stop, look, CHUNK)
    assert CHUNK <= score.games <= 4 * CHUNK
    assert score.games % CHUNK == 0
    for tally in score.tallies:
        assert sum(tally.outcomes) == score.games
    assert sum(score.pairs) == (score.games if len(bots) == 2 else 0)


@contextmanager
def slow_chunks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Chunks of the second half take until the end of this."""
    end = threading.Event()

    def play(chunk: chunks.Chunk) -> Score:
        if chunk.seed:
            end.wait(60)
        return chunks.play_chunk(chunk)

    monkeypatch.setattr(workers, "play_chunk", play)
    yield
    end.set()


def test_a_chunk_that_takes_too_long_is_dropped_after_a_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.2)
    stop = threading.Event()
    with slow_chunks(monkeypatch):

        def stop_after_one(score: Score) -> None:
            if score.games:
                stop.set()

        start = time.monotonic()
        score = play_series(series(), 4 * CHUNK, Threads(2), None, stop, stop_after_one, size=CHUNK)
        assert time.monotonic() - start < 10
    assert score.games == CHUNK


def test_what_goes_wrong_on_a_thread_is_not_lost() -> None:
    with pytest.raises(BadConfig, match="genius"):
        play_series(series("genius"), 10)


def test_every_setting_reaches_the_games() -> None:
    game = GAMES["desert"]
    told: list[Any] = []
    for players in (2, 5):
        config = game.write_config(game.read_config({"players": players}))
        score = play_series(Series("desert", config, (Side("random"),), 0), 50)
        told.append(score.tallies[0].first_games[:5])
        assert sum(score.tallies[0].role_games) == 50 * players
    assert told[0][2:] == [0, 0, 0]
    assert told[1][4] > 0
