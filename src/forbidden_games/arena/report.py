"""What a series says: rates with intervals, causes of loss, as numbers and as a table."""

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any, Final

from forbidden_games.arena.chunks import Score, Series
from forbidden_games.arena.compare import difference, p_value
from forbidden_games.arena.intervals import wilson
from forbidden_games.games import find_game
from forbidden_games.kernel.game import RUNNING, WON, Game, S
from forbidden_games.kernel.tally import Tally

COLUMNS: Final = ("bot", "section", "name", "games", "wins", "rate", "low", "high")
PAIRS: Final = ("both", "first", "second", "neither")  # who won, as in Score.pairs


def win_rate(wins: int, games: int) -> dict[str, Any]:
    """Wins among games, with rate and interval."""
    return {
        "games": games,
        "wins": wins,
        "win_rate": wins / max(games, 1),
        "interval": list(wilson(wins, games)),
    }


def summary(game: Game[S], tally: Tally) -> dict[str, Any]:
    """What became of one side's games."""
    played = max(tally.games, 1)
    return {
        **win_rate(tally.outcomes[WON], tally.games),
        "losses": {
            game.write_outcome(outcome): count
            for outcome, count in enumerate(tally.outcomes)
            if count and outcome not in (RUNNING, WON)
        },
        "progress": {str(got): count for got, count in enumerate(tally.progress) if count},
        "turns": tally.turns / played,
        "decisions": tally.decisions / played,
        "by_role": {
            role: win_rate(tally.role_wins[number], tally.role_games[number])
            for number, role in enumerate(game.roles)
            if tally.role_games[number]
        },
        "by_first_seat": {
            str(seat): win_rate(tally.first_wins[seat], games)
            for seat, games in enumerate(tally.first_games)
            if games
        },
    }


def report(series: Series, score: Score) -> dict[str, Any]:
    """The whole series in words and numbers; two sides come with their comparison."""
    game = find_game(series.game)
    sides = [
        {
            "bot": side.bot,
            "rollouts": side.budget.rollouts,
            "time": side.budget.seconds,
            **summary(game, tally),
        }
        for side, tally in zip(series.sides, score.tallies, strict=True)
    ]
    said = {"game": series.game, "config": dict(series.config), "seed": series.seed, **sides[0]}
    if len(sides) == 2:
        gap, low, high = difference(score.pairs)
        said["against"] = sides[1]
        said["comparison"] = {
            **dict(zip(PAIRS, score.pairs, strict=True)),
            "difference": gap,
            "interval": [low, high],
            "p_value": p_value(score.pairs),
        }
    return said


def table(series: Series, said: Mapping[str, Any]) -> str:
    """A report as lines of comma-separated values, the names of the columns first."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for side, part in zip(series.sides, (said, said.get("against", {})), strict=False):
        lines.writerows((str(side), *row) for row in _rows(part))
    if "comparison" in said:
        found = said["comparison"]
        games = said["games"]
        for name in PAIRS:
            lines.writerow(("", "pairs", name, *_share(found[name], games)))
        gap, p = found["difference"], found["p_value"]
        lines.writerow(("", "comparison", "difference", games, "", gap, *found["interval"]))
        lines.writerow(("", "comparison", "p-value", games, "", p, "", ""))
    return text.getvalue()


def _rows(part: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    yield ("all", "all", *_rate(part))
    for name, section in (("role", part["by_role"]), ("first-seat", part["by_first_seat"])):
        for word, found in section.items():
            yield (name, word, *_rate(found))
    for name, counts in (("loss", part["losses"]), ("progress", part["progress"])):
        for word, count in counts.items():
            yield (name, word, *_share(count, part["games"]))


def _rate(found: Mapping[str, Any]) -> tuple[Any, ...]:
    return (found["games"], found["wins"], found["win_rate"], *found["interval"])


def _share(count: int, games: int) -> tuple[Any, ...]:
    """These rows count games that ended so, and their share of all games."""
    return (count, "", count / max(games, 1), *wilson(count, games))


def speed(before: Score, after: Score, seconds: float) -> dict[str, Any]:
    """How fast the games between two scores were played, over all sides."""
    games = sum(tally.games for tally in after.tallies) - sum(t.games for t in before.tallies)
    decisions = sum(tally.decisions for tally in after.tallies)
    decisions -= sum(tally.decisions for tally in before.tallies)
    return {
        "seconds": seconds,
        "games_per_s": games / seconds,
        "decisions_per_s": decisions / seconds,
    }
