"""A report as a picture: win rates with their intervals, and how the games ended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from forbidden_games.arena.chunks import Series
from forbidden_games.arena.result import Rate
from forbidden_games.cli.pictures import COLOURS, QUIET, STYLE, write
from forbidden_games.games import find_game
from forbidden_games.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Part = Mapping[str, Any]  # the report of one side

MARKERS: Final = ("o", "s")
HEAD: Final = 0.75  # inches for title and subtitle
WAYS: Final = 5  # to end, for which there is room at least


def draw(series: Series, said: Mapping[str, Any], file: Path) -> None:
    """Draw a report to a file, in the form that its ending names."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    sides = [said, said["against"]] if "against" in said else [said]
    ends = _ends(sides)
    with rc_context(STYLE):
        height = HEAD + 1.0 + 0.27 * (len(_rows(said)) + len(sides))
        figure = Figure(figsize=(10, height), layout="constrained")
        below_head = (0, 0, 1, 1 - HEAD / height)
        figure.get_layout_engine().set(w_pad=0.15, h_pad=0.12, rect=below_head)
        head = {"x": 0.015, "ha": "left", "va": "top"}
        figure.text(y=1 - 0.15 / height, s=title(series), size=14, weight="bold", **head)
        figure.text(y=1 - 0.45 / height, s=subtitle(series, said), color=QUIET, **head)
        left, right = figure.subplots(1, 2, width_ratios=(3, 2))
        marks = _draw_rates(left, sides)
        _draw_ends(right, sides, ends)
        if len(sides) == 2:
            names = [str(side) for side in series.sides]
            figure.legend(marks, names, loc="outside lower left", ncols=2, frameon=False)
        write(figure, file)


def title(series: Series) -> str:
    """What was played, and by whom."""
    return f"{say(f'game-{series.game}')}: {' against '.join(str(side) for side in series.sides)}"


def subtitle(series: Series, said: Part) -> str:
    """At what table, and how often."""
    config = series.config
    words = [f"{config['players']} players", f"level {config['level']}", f"{said['games']:,} games"]
    if config.get("layout") in find_game(series.game).info.layout_names[1:]:
        words.insert(0, say(f"layout-{config['layout']}"))
    if "comparison" in said:
        gap, (low, high) = said["comparison"]["difference"], said["comparison"]["interval"]
        words.append(
            f"difference {100 * gap:+.2f} points"
            f" (95% interval {100 * low:+.2f} to {100 * high:+.2f})"
        )
    return ", ".join(words)


def _rows(said: Part) -> list[tuple[str, Part]]:
    """A label and its rate, from top to bottom; a row without a rate is a gap."""
    roles = [(say(f"role-{role}"), rate) for role, rate in said["by_role"].items()]
    seats = [(f"Seat {seat} begins", rate) for seat, rate in said["by_first_seat"].items()]
    return [("All games", said), ("", {}), *roles, ("", {}), *seats]


def _draw_rates(axes: "Axes", sides: list[Part]) -> list[Any]:
    """A dot for each row of a report, all games first."""
    labels = [label for label, _ in _rows(sides[0])]
    dots = [
        [
            (place, Rate(rate["games"], rate["wins"]))
            for place, (_, rate) in enumerate(_rows(part))
            if rate
        ]
        for part in sides
    ]
    marks = draw_dots(axes, labels, dots)
    axes.get_yticklabels()[0].set_fontweight("bold")
    return marks


def draw_dots(
    axes: "Axes", labels: Sequence[str], sides: Sequence[Sequence[tuple[int, Rate]]]
) -> list[Any]:
    """A dot with its interval at its row, for each side; a mark of each side for the legend."""
    marks, least, most = [], 100.0, 0.0
    for number, dots in enumerate(sides):
        shift = 0.3 * (number - (len(sides) - 1) / 2)
        rates = [100 * rate.rate for _, rate in dots]
        lows = [100 * rate.interval[0] for _, rate in dots]
        highs = [100 * rate.interval[1] for _, rate in dots]
        least, most = min(least, *lows), max(most, *highs)
        mark = axes.errorbar(
            rates,
            [place + shift for place, _ in dots],
            xerr=[
                [max(rate - low, 0.0) for rate, low in zip(rates, lows, strict=True)],
                [max(high - rate, 0.0) for rate, high in zip(rates, highs, strict=True)],
            ],
            fmt=MARKERS[number],
            color=COLOURS[number],
            markersize=5.5,
            elinewidth=1.6,
            capsize=2.5,
        )
        marks.append(mark)
    axes.set_title("Games won, with 95% interval")
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    edge = max(0.05 * (most - least), 0.1)
    axes.set_xlim(least - edge, most + edge)
    low, high = max(least - edge, 0), min(most + edge, 100)
    axes.set_xticks([tick for tick in axes.get_xticks() if low <= tick <= high])
    axes.xaxis.set_major_formatter("{x:g} %")
    axes.grid(axis="x")
    return marks


def _ends(sides: list[Part]) -> list[str]:
    """Ways in which games ended: won, then the causes of loss, the most frequent first."""
    causes: Counter[str] = Counter()
    for part in sides:
        causes.update(part["losses"])
    return ["won", *sorted(causes, key=lambda cause: -causes[cause])]


def _draw_ends(axes: "Axes", sides: list[Part], ends: list[str]) -> None:
    """A bar for each way a game ended, its share written beside it."""
    thick, longest = 0.62 / len(sides), 1.0
    for number, part in enumerate(sides):
        counts = [part["wins"] if end == "won" else part["losses"].get(end, 0) for end in ends]
        shares = [100 * count / max(part["games"], 1) for count in counts]
        longest = max(longest, *shares)
        places = [place + thick * (number - (len(sides) - 1) / 2) for place in range(len(ends))]
        bars = axes.barh(places, shares, height=thick * 0.9, color=COLOURS[number])
        axes.bar_label(bars, [_percent(share) for share in shares], padding=4, color=QUIET)
    axes.set_title("How the games ended")
    axes.set_yticks(range(len(ends)), [say(f"cause-{end}") for end in ends])
    axes.set_ylim(max(len(ends), WAYS) - 0.4, -0.6)
    axes.set_xlim(0, 1.3 * longest)  # room for the label
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)


def _percent(share: float) -> str:
    return "0 %" if not share else "< 0.1 %" if share < 0.1 else f"{share:.1f} %"
