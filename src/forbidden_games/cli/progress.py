"""The live line of a series: a bar, the win rate so far, the speed."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from forbidden_games.arena.chunks import Score, Series
from forbidden_games.arena.compare import difference
from forbidden_games.arena.intervals import wilson
from forbidden_games.kernel.game import WON


@contextmanager
def live_progress(series: Series, games: int, label: str = "") -> Iterator[Callable[[Score], None]]:
    """A function that shows a score while the games run; silent unless a person looks on."""
    console = Console(stderr=True)
    start = time.perf_counter()
    found = -1  # games that were there before the first chunk ended
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        TextColumn("{task.completed:,}/{task.total:,}  {task.fields[rate]}"),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(label or series.game, total=games, rate="", speed="")

        def show(score: Score) -> None:
            nonlocal found
            if found < 0:
                found = score.games
                progress.update(task, completed=found, rate=running_rate(series, score))
                return
            speed = (score.games - found) / (time.perf_counter() - start)
            progress.update(
                task,
                completed=score.games,
                rate=running_rate(series, score),
                speed=f"{speed:,.{0 if speed >= 10 else 1}f} games/s",
            )

        yield show


def running_rate(series: Series, score: Score) -> str:
    """The win rate so far with its interval; for two sides both rates, and their difference."""
    if not score.games:
        return ""
    rates = [tally.outcomes[WON] / score.games for tally in score.tallies]
    if len(rates) == 1:
        low, high = wilson(score.tallies[0].outcomes[WON], score.games)
        return f"won {rates[0]:.2%} ({low:.2%} to {high:.2%})"
    gap, low, high = difference(score.pairs)
    points = f"{100 * gap:+.2f} points ({100 * low:+.2f} to {100 * high:+.2f})"
    return f"won {rates[0]:.2%} and {rates[1]:.2%}, {points}"
