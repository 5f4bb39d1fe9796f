"""Figures: intervals, tables and paired comparisons, against numbers reckoned by hand."""

import csv
import io
from math import comb, isclose

import pytest

from forbidden_games.arena import chunks
from forbidden_games.arena.chunks import Score, Side
from forbidden_games.arena.compare import difference, p_value
from forbidden_games.arena.intervals import wilson
from forbidden_games.arena.report import speed, table
from forbidden_games.arena.result import SeriesResult, SideResult
from forbidden_games.arena.series import play_series
from forbidden_games.games import GAMES
from forbidden_games.kernel.tally import Tally
from tests.arena.test_series import series
from tests.support.bots import find_fake


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
    for outcome, progress, team, first in [(1, 4, 3, 0), (2, 0, 5, 1), (2, 1, 3, 1), (5, 0, 6, 1)]:
        tally.count(outcome, progress, team, first)
    tally.decisions, tally.turns = 80, 20
    said = SideResult.of(GAMES["island"], Side("random"), tally).figures()
    assert (said["games"], said["wins"], said["win_rate"]) == (4, 1, 0.25)
    assert said["losses"] == {"landing-sank": 2, "swamped": 1}
    assert said["progress"] == {"0": 2, "1": 1, "4": 1}
    assert (said["turns"], said["decisions"]) == (5.0, 20.0)
    assert {role: (row["games"], row["wins"]) for role, row in said["by_role"].items()} == {
        "diver": (3, 1),
        "engineer": (3, 1),
        "explorer": (2, 0),
    }
    seats = {seat: (row["games"], row["wins"]) for seat, row in said["by_first_seat"].items()}
    assert seats == {"0": (1, 1), "1": (3, 0)}
    assert said["by_first_seat"]["1"]["interval"] == list(wilson(0, 3))


def test_speed_counts_only_the_games_of_this_run() -> None:
    one, two = Tally(), Tally()
    one.games, one.decisions, two.games, two.decisions = 10, 100, 30, 400
    said = speed(Score([one]), Score([two]), 2.0)
    assert (said["games_per_s"], said["decisions_per_s"]) == (10.0, 150.0)


# Comparisons: games won by both, only the first, only the second, neither.


def test_the_difference_is_that_of_the_win_rates() -> None:
    # Reckoned by hand for 20 both, 15 first, 5 second, 60 neither: 10 / 102 more or less
    # 1.959964 * sqrt(21 - 100 / 102) / 102.
    rate, low, high = difference([20, 15, 5, 60])
    assert isclose(rate, 0.10)
    assert isclose(low, 0.0120635, abs_tol=1e-6)
    assert isclose(high, 0.1840149, abs_tol=1e-6)
    assert difference([20, 5, 15, 60]) == (-rate, -high, -low)
    assert difference([0, 0, 0, 0]) == (0.0, -1.0, 1.0)
    rate, low, high = difference([0, 3, 0, 0])
    assert (rate, high) == (1.0, 1.0)
    assert low < rate


def test_the_test_is_mcnemars_exact_one() -> None:
    # 15 to 5: twice the chance of five heads or fewer in twenty tosses.
    tosses = 2 * sum(comb(20, heads) for heads in range(6)) / 2**20
    assert isclose(p_value([20, 15, 5, 60]), tosses)
    assert isclose(p_value([20, 15, 5, 60]), 0.0413895, abs_tol=1e-6)
    assert p_value([20, 5, 15, 60]) == p_value([20, 15, 5, 60])
    assert p_value([9, 0, 0, 9]) == p_value([9, 4, 4, 9]) == 1.0
    assert p_value([0, 1, 0, 0]) == 1.0
    assert isclose(p_value([0, 0, 10, 0]), 2 / 1024)
    many = 2 * sum(comb(3000, heads) for heads in range(1451)) / 2**3000
    assert isclose(p_value([0, 1550, 1450, 0]), many, rel_tol=1e-9)
    assert p_value([0, 10**9, 10, 0]) == 0.0


def test_a_report_of_two_bots_compares_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find_bot", find_fake)
    played = series("thirds", "halves")
    said = SeriesResult.of(played, play_series(played, 600)).to_dict()
    assert (said["bot"], said["wins"]) == ("thirds", 200)
    assert (said["against"]["bot"], said["against"]["wins"]) == ("halves", 300)
    found = said["comparison"]
    assert [found[name] for name in ("both", "first", "second", "neither")] == [100, 100, 200, 200]
    assert isclose(found["difference"], said["win_rate"] - said["against"]["win_rate"])
    assert found["interval"][0] < found["difference"] < found["interval"][1] < 0
    assert found["p_value"] < 1e-6


def test_the_table_of_values_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find_bot", find_fake)
    played = series("thirds", "halves")
    rows = list(
        csv.DictReader(
            io.StringIO(table(played, SeriesResult.of(played, play_series(played, 60)).to_dict()))
        )
    )

    def total(bot: str, section: str, column: str = "games") -> int:
        return sum(
            int(row[column]) for row in rows if (row["bot"], row["section"]) == (bot, section)
        )

    for bot, wins in (("thirds", 20), ("halves", 30)):
        assert (total(bot, "all"), total(bot, "all", "wins")) == (60, wins)
        assert total(bot, "loss") == 60 - wins
        assert total(bot, "progress") == total(bot, "first-seat") == 60
        assert total(bot, "first-seat", "wins") == wins
        assert (total(bot, "role"), total(bot, "role", "wins")) == (120, 2 * wins)
    assert total("", "pairs") == 60
    (gap,) = (row for row in rows if row["name"] == "difference")
    assert isclose(float(gap["rate"]), -1 / 6)
    assert float(gap["low"]) < -1 / 6 < float(gap["high"])
    for row in rows:
        if row["section"] not in ("comparison",):
            assert float(row["low"]) <= float(row["rate"]) <= float(row["high"])
