"""The results of a sweep: a table for people, lines and JSON for programs."""

import csv
import io
from collections.abc import Sequence
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table

from forbidden_games.arena.report import table
from forbidden_games.arena.result import SeriesResult
from forbidden_games.arena.sweep import Cell
from forbidden_games.words import say

Found: TypeAlias = tuple[Cell, SeriesResult]


def label(cell: Cell) -> str:
    """A table of a sweep in words."""
    return ", ".join(say(f"{setting}-{word}") for setting, word in cell.items())


def show_sweep(found: Sequence[Found], wanted: int) -> None:
    """Print a line for each table."""
    console = Console(soft_wrap=True, highlight=False)
    if len(found) < wanted:
        console.print(f"Stopped after {len(found)} of {wanted} tables.")
    if not found:
        return
    first = found[0][1]
    console.print(f"{say(f'game-{first.series.game}')}, {first.won.games:,} games at each table")
    console.print()
    shown = Table(box=None, pad_edge=False)
    for setting in found[0][0]:
        shown.add_column(setting)
    for side in first.sides:
        shown.add_column(str(side.side), justify="right")
        shown.add_column("95% interval")
    if first.comparison:
        shown.add_column("difference in points")
    for cell, result in found:
        row = [say(f"{setting}-{word}") for setting, word in cell.items()]
        for side in result.sides:
            low, high = side.won.interval
            row += [f"{side.won.rate:.2%}", f"{low:.2%} to {high:.2%}"]
        if result.comparison:
            low, high = result.comparison.interval
            gap = f"{100 * result.comparison.difference:+.2f}"
            row.append(f"{gap} ({100 * low:+.2f} to {100 * high:+.2f})")
        shown.add_row(*row)
    console.print(shown)


def sweep_lines(found: Sequence[Found]) -> str:
    """The lines of every table, after columns for what was swept."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    for number, (cell, result) in enumerate(found):
        names, *rows = csv.reader(io.StringIO(table(result.series, result.to_dict())))
        if number == 0:
            lines.writerow([*cell, *names])
        lines.writerows([*cell.values(), *row] for row in rows)
    return text.getvalue()


def sweep_words(found: Sequence[Found]) -> list[dict[str, Any]]:
    """Every table with its result, as JSON has it."""
    return [{"table": cell, **result.to_dict()} for cell, result in found]
