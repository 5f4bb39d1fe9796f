"""A series as lines of comma-separated values, and how fast it was played."""

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any, Final

from forbidden_games.arena.chunks import Score, Series
from forbidden_games.arena.intervals import wilson
from forbidden_games.arena.result import PAIRS

COLUMNS: Final = ("bot", "section", "name", "games", "wins", "rate", "low", "high")


def table(series: Series, said: Mapping[str, Any]) -> str:
    """What `SeriesResult.to_dict` says, as lines of comma-separated values under their names."""
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
