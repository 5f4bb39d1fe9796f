"""Pictures: one palette, and what can keep a picture from being drawn."""

import logging
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from forbidden_games.kernel.errors import BadConfig

if TYPE_CHECKING:
    from matplotlib.figure import Figure

ENDINGS: Final = (".png", ".svg")
DOTS: Final = 160  # an inch
# Blue and vermilion of Okabe and Ito, which everybody can tell apart; shapes differ as well.
COLOURS: Final = ("#0072B2", "#D55E00")
INK, QUIET, RULE = "#222222", "#666666", "#dddddd"
STYLE: Final = {
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": RULE,
    "axes.labelcolor": QUIET,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "grid.color": RULE,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "forbidden",  # the same result gives the same file
}


def check(file: Path) -> None:
    """Complain about what would keep a picture from being drawn, before the work for it begins."""
    if file.suffix.lower() not in ENDINGS:
        raise BadConfig(f"--plot draws a .png or an .svg file, and {file} is neither")
    if not file.absolute().parent.is_dir():
        raise BadConfig(f"cannot write {file}: there is no such folder")
    if not find_spec("matplotlib"):
        raise BadConfig("--plot needs the package matplotlib: pip install 'forbidden-games[plot]'")
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it tells of its font cache


def write(figure: "Figure", file: Path) -> None:
    """Write a picture in the form that the file's ending names; raises BadConfig if it cannot."""
    form = file.suffix.lower()[1:]
    metadata = {"Date": None} if form == "svg" else None
    try:
        figure.savefig(file, format=form, dpi=DOTS, metadata=metadata)
    except OSError as error:
        raise BadConfig(f"cannot write {file}: {error.strerror}") from None
