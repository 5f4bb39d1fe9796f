"""A sweep as a picture: the win rate of every table with its interval."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from forbidden_games.cli.pictures import QUIET, STYLE, write
from forbidden_games.cli.pictures.series import draw_dots, title
from forbidden_games.cli.sweep import Found, label

HEAD: Final = 0.75  # inches for title and subtitle


def draw(found: Sequence[Found], file: Path) -> None:
    """Draw the results to a file, in the form that its ending names."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    series = found[0][1].series
    labels = [label(cell) for cell, _ in found]
    with rc_context(STYLE):
        height = HEAD + 1.0 + 0.27 * (len(found) + len(series.sides))
        figure = Figure(figsize=(8, height), layout="constrained")
        below_head = (0, 0, 1, 1 - HEAD / height)
        figure.get_layout_engine().set(w_pad=0.15, h_pad=0.12, rect=below_head)
        head = {"x": 0.015, "ha": "left", "va": "top"}
        figure.text(y=1 - 0.15 / height, s=title(series), size=14, weight="bold", **head)
        words = f"{series.config['players']} players, {found[0][1].won.games:,} games at each table"
        figure.text(y=1 - 0.45 / height, s=words, color=QUIET, **head)
        rates = [
            [result.sides[side].won for _, result in found] for side in range(len(series.sides))
        ]
        marks = draw_dots(figure.subplots(), labels, [list(enumerate(each)) for each in rates])
        if len(series.sides) == 2:
            names = [str(side) for side in series.sides]
            figure.legend(marks, names, loc="outside lower left", ncols=2, frameon=False)
        write(figure, file)
