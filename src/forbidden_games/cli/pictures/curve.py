"""The winning chance over a game as a picture, with its costliest decisions marked."""

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final

from forbidden_games.bots.advice import tell
from forbidden_games.bots.review import Analysis, Decision
from forbidden_games.cli.pictures import COLOURS, INK, QUIET, STYLE, write
from forbidden_games.cli.wording import ending_told, sentence
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.state import Table
from forbidden_games.words import say

if TYPE_CHECKING:
    from matplotlib.figure import Figure

LINE, MARK = COLOURS
INCHES: Final = (10.0, 5.6)


def draw(match: Match[Table], analysis: Analysis, file: Path) -> None:
    """Write the picture; raises BadConfig if the file cannot be written."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=INCHES, layout="constrained")
        _draw_curve(figure, match, analysis)
        write(figure, file)


def _draw_curve(figure: "Figure", match: Match[Table], analysis: Analysis) -> None:
    axes = figure.add_subplot()
    places = play_places(analysis)
    chances = [100 * chance for chance in analysis.chances]
    axes.fill_between(places, chances, step="post", color=LINE, alpha=0.12, linewidth=0)
    axes.step(places, chances, where="post", color=LINE, linewidth=1.8, clip_on=False)
    _frame(axes, analysis, places)
    _mark(axes, match, analysis, places)
    game = match.game
    outcome = ending_told(match)
    axes.set_title(
        f"{say(f'game-{game.name}')}: {outcome}", loc="left", fontsize=13, color=INK, pad=14
    )


def play_places(analysis: Analysis) -> list[float]:
    """Where each position lies between the turns: turn 3 goes from 3 to 4."""
    plays: dict[int, int] = {}
    for moment in analysis.moments:
        plays[moment.turn] = plays.get(moment.turn, 0) + 1
    places = [1.0]
    done: dict[int, int] = {}
    for moment in analysis.moments:
        done[moment.turn] = done.get(moment.turn, 0) + 1
        places.append(moment.turn + done[moment.turn] / plays[moment.turn])
    return places


def _frame(axes: Any, analysis: Analysis, places: list[float]) -> None:
    last = places[-1]
    axes.set_xlim(1.0, last)
    axes.set_ylim(0.0, 100.0)
    axes.set_yticks(range(0, 101, 25))
    axes.set_yticklabels([f"{tick}%" for tick in range(0, 101, 25)])
    step = max(round(last / 12), 1)
    turns = range(1, int(last), step)
    axes.set_xticks([turn + 0.5 for turn in turns])
    axes.set_xticklabels([str(turn) for turn in turns])
    axes.set_xlabel(say("analysis-axis-turn"), color=INK)
    axes.set_ylabel(say("analysis-axis-chance"), color=INK)
    axes.grid(axis="y", color=QUIET, alpha=0.3, linewidth=0.6)
    axes.tick_params(length=0, colors=INK)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)


def _mark(axes: Any, match: Match[Table], analysis: Analysis, places: list[float]) -> None:
    """A numbered drop for each costly decision; what it was stands below the picture."""
    legend = []
    for number, decision in enumerate(analysis.worst, start=1):
        place = places[decision.number - 1]
        before, after = 100 * decision.better.chance, 100 * decision.played.chance
        axes.annotate(
            "",
            xy=(place, after),
            xytext=(place, before),
            arrowprops={"arrowstyle": "-|>", "color": MARK, "linewidth": 1.8},
            annotation_clip=False,
        )
        axes.annotate(
            str(number),
            xy=(place, before),
            xytext=(0, 13),
            textcoords="offset points",
            color="white",
            fontsize=8.5,
            fontweight="bold",
            ha="center",
            va="center_baseline",
            bbox={"boxstyle": "circle,pad=0.35", "facecolor": MARK, "edgecolor": "white"},
            zorder=6,
            annotation_clip=False,
        )
        legend.append(_label(match, number, decision))
    if legend:
        axes.figure.supxlabel("\n".join(legend), x=0.02, ha="left", fontsize=9.5, color=INK)


def _label(match: Match[Table], number: int, decision: Decision) -> str:
    """What was played and what was better."""
    assert decision.better.action is not None
    assert decision.played.action is not None
    played = sentence(tell(match.game, decision.state, decision.played.action))
    better = sentence(tell(match.game, decision.state, decision.better.action))
    text = say(
        "analysis-label",
        number=number,
        turn=decision.turn,
        cost=max(round(100 * decision.cost), 1),
        played=played,
        better=better,
    )
    return fill(text, 138, subsequent_indent="     ")
