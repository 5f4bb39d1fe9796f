"""A report as a person reads it in the terminal."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table

from forbidden_games.arena.chunks import Series
from forbidden_games.words import has_words, say

Sides: TypeAlias = list[tuple[str, dict[str, Any]]]  # names with what became of their games


def show_report(series: Series, result: dict[str, Any]) -> None:
    """Print what became of the games; two sides stand beside each other."""
    console = Console(soft_wrap=True, highlight=False)
    sides = [(str(side), part) for side, part in zip(series.sides, _parts(result), strict=True)]
    prefix = {name: f"{name}: " * (len(sides) > 1) for name, _ in sides}
    if result["games"] < result["wanted"]:
        console.print(f"Stopped after {result['games']:,} of {result['wanted']:,} games.")
    if not result["games"]:
        return
    for name, part in sides:
        low, high = part["interval"]
        console.print(
            f"{prefix[name]}{part['wins']:,} of {part['games']:,} games won:"
            f" {part['win_rate']:.2%} (95% interval {low:.2%} to {high:.2%})"
        )
    if "comparison" in result:
        _show_comparison(console, [name for name, _ in sides], result["comparison"])
    console.print()
    console.print(_losses(sides))
    if any(part["wins"] for _, part in sides):
        console.print()
        console.print(
            _rates(sides, "role in the team", "by_role", lambda role: say(f"role-{role}"))
        )
        console.print()
        console.print(_rates(sides, "first seat", "by_first_seat", str))
    console.print()
    for name, part in sides:
        progress = ", ".join(f"{got}: {count:,}" for got, count in part["progress"].items())
        key = f"progress-{series.game}"
        told = say(key, games=progress) if has_words(key) else f"Games by progress: {progress}"
        console.print(
            f"{prefix[name]}{told};"
            f" {part['turns']:.1f} turns and {part['decisions']:.1f} decisions a game"
        )
    console.print(_pace(result))


def _parts(result: dict[str, Any]) -> list[dict[str, Any]]:
    return [result, result["against"]] if "against" in result else [result]


def _show_comparison(console: Console, names: list[str], found: dict[str, Any]) -> None:
    low, high = found["interval"]
    console.print(
        f"On the same deals: {found['both']:,} won by both, {found['first']:,} only by {names[0]},"
        f" {found['second']:,} only by {names[1]}, {found['neither']:,} by neither."
    )
    p = f"= {found['p_value']:.2g}" if found["p_value"] >= 1e-99 else "< 1e-99"
    console.print(
        f"Difference of the win rates: {100 * found['difference']:+.2f} points"
        f" (95% interval {100 * low:+.2f} to {100 * high:+.2f}; exact McNemar test: p {p})"
    )


def _losses(sides: Sides) -> Table:
    """Causes of loss, the most frequent first."""
    table = Table(box=None, pad_edge=False)
    for name, _ in sides:
        table.add_column(name if len(sides) > 1 else "games", justify="right")
        table.add_column("share", justify="right")
    table.add_column("how it was lost")
    causes: Counter[str] = Counter()
    for _, part in sides:
        causes.update(part["losses"])
    for cause, _ in causes.most_common():
        row = []
        for _, part in sides:
            count = part["losses"].get(cause, 0)
            row += [f"{count:,}", f"{count / max(part['games'], 1):.1%}"]
        table.add_row(*row, say(f"{'cause' if len(sides) > 1 else 'outcome'}-{cause}"))
    return table


def _rates(sides: Sides, title: str, section: str, words: Callable[[str], str]) -> Table:
    """Win rates by role or by seat; on the same deals these are the same for both sides."""
    table = Table(box=None, pad_edge=False)
    table.add_column(title)
    table.add_column("games", justify="right")
    for name, _ in sides:
        table.add_column(name if len(sides) > 1 else "won", justify="right")
    if len(sides) == 1:
        table.add_column("95% interval")
    for word, found in sides[0][1][section].items():
        row = [words(word), f"{found['games']:,}"]
        row += [f"{part[section][word]['win_rate']:.2%}" for _, part in sides]
        if len(sides) == 1:
            low, high = found["interval"]
            row.append(f"{low:.2%} to {high:.2%}")
        table.add_row(*row)
    return table


def _pace(result: dict[str, Any]) -> str:
    place = f"{result['threads']} thread{'s' * (result['threads'] > 1)}"
    if result["cluster"]:
        place = f"the cluster at {result['cluster']}"
    found = f"; {result['resumed']:,} games were already there" * bool(result["resumed"])
    return (
        f"{result['games_per_s']:,.0f} games and {result['decisions_per_s']:,.0f} decisions"
        f" a second on {place}{found}"
    )
