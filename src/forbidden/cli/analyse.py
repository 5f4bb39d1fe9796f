"""forbidden analyse: a finished game as a curve of winning chances, with its mistakes."""

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from forbidden.arena.analysis import WORST, Analysis, Decision
from forbidden.arena.analysis import analyse as find_analysis
from forbidden.bots.advice import Choice, tell
from forbidden.bots.bot import Budget
from forbidden.bots.thinker import Thinker
from forbidden.cli.advise import choice_words, in_words, said
from forbidden.cli.reading import expect, read_text
from forbidden.games import find_game
from forbidden.kernel.errors import BadConfig, BadRecord
from forbidden.kernel.game import Game
from forbidden.kernel.match import Match
from forbidden.kernel.record import Record
from forbidden.plain import COMPILED
from forbidden.words import say

ROLLOUTS: Final = 200 if COMPILED else 16
BARS: Final = "▁▂▃▄▅▆▇█"
PICTURES: Final = (".png", ".svg")
WIDE: Final = 72  # turns in one line of bars


@click.command(help="Show where a recorded game was won or lost. FILE may be - for standard input.")
@click.argument("file")
@click.option(
    "--rollouts",
    type=int,
    default=ROLLOUTS,
    show_default=True,
    help="games played on in thought at each position",
)
@click.option("--threads", type=int, default=1, show_default=True, help="thoughts at a time")
@click.option("--worst", type=int, default=WORST, show_default=True, help="decisions to tell")
@click.option("--json", "as_json", is_flag=True, help="the result as JSON")
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    help="draw the curve into this file: .png or .svg",
)
def analyse(
    file: str, rollouts: int, threads: int, worst: int, as_json: bool, plot: Path | None
) -> None:
    """Verify the record, think about every position, and show what came of it."""
    budget = Budget(rollouts)
    expect("threads", threads, 1, 256)
    expect("worst", worst, 0, 100)
    if plot is not None and plot.suffix not in PICTURES:
        raise BadConfig(f"--plot draws into a file that ends in .png or .svg, not {plot.name}")
    if plot is not None:
        from forbidden.cli.plotting import expect_matplotlib

        expect_matplotlib()
    match = read_match(read_text(file, "record", BadRecord))
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total} positions"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=as_json or not console.is_terminal,
    ) as bar:
        task = bar.add_task(match.game.name, total=None)
        analysis = find_analysis(
            match.game,
            match,
            Thinker(budget, threads),
            worst,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if plot is not None:
        from forbidden.cli.plotting import draw

        draw(match, analysis, plot)
    if as_json:
        click.echo(json.dumps(_words(match, analysis, rollouts)))
    else:
        _show(match, analysis)


def read_match(text: str) -> Match[Any, Any]:
    """The match of a record in a text; raises BadRecord."""
    try:
        data = json.loads(_without_comments(text))
    except (ValueError, RecursionError):
        data = None  # Record says what is wrong
    if isinstance(data, dict) and "seats" in data and "actions" not in data:
        raise BadRecord("this is a position, not the record of a match; forbidden advise takes it")
    record = Record.from_json(text)
    try:
        match: Match[Any, Any] = Match.replay(find_game(record.game), record)
    except BadConfig as error:
        raise BadRecord(f"in this record, {error}") from None
    if not match.plays:
        raise BadRecord("this record holds no action, so there is nothing to analyse")
    return match


def _without_comments(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("//"))


def by_turn(analysis: Analysis) -> list[float]:
    """The chance at the start of each turn, and at the end."""
    chances = analysis.chances
    found = [chances[0]]
    for number, moment in enumerate(analysis.moments):
        if number and moment.turn != analysis.moments[number - 1].turn:
            found.append(chances[number])
    return [*found, chances[-1]]


def _words(match: Match[Any, Any], analysis: Analysis, rollouts: int) -> dict[str, object]:
    game = match.game
    return {
        "game": game.name,
        "seed": match.seed,
        "outcome": game.write_outcome(game.outcome(match.state)),
        "rollouts": rollouts,
        "start": round(analysis.start, 4),
        "plays": [
            {
                "number": moment.number,
                "turn": moment.turn,
                "seat": moment.seat,
                "action": game.write_action(match.state, moment.action),
                "chance": round(moment.chance, 4),
            }
            for moment in analysis.moments
        ],
        "decisions": [
            {"number": each.number, "cost": round(each.cost, 4)} for each in analysis.decisions
        ],
        "worst": [_decision_words(game, each) for each in analysis.worst],
    }


def _decision_words(game: Game[Any, Any], decision: Decision) -> dict[str, object]:
    return {
        "number": decision.number,
        "turn": decision.turn,
        "seat": decision.seat,
        "cost": round(decision.cost, 4),
        "error": round(decision.error, 4),
        "played": choice_words(game, decision.state, decision.played),
        "better": choice_words(game, decision.state, decision.better),
    }


def _show(match: Match[Any, Any], analysis: Analysis) -> None:
    console = Console(highlight=False)
    game = match.game
    turns = by_turn(analysis)
    console.print(
        say(
            "analysis-head",
            game=game.name,
            seed=str(match.seed),
            plays=len(match.plays),
            turns=analysis.moments[-1].turn,
            outcome=say(f"outcome-{game.write_outcome(game.outcome(match.state))}"),
        ),
        soft_wrap=True,
    )
    console.print()
    end = in_words(turns[-1], match.is_over)
    if not match.is_over:
        end = say("analysis-end-so-far", chance=end)
    console.print(say("analysis-curve", start=in_words(turns[0]), end=end), soft_wrap=True)
    for first in range(0, len(turns), WIDE):
        console.print(f"  {sparkline(turns[first : first + WIDE])}", soft_wrap=True)
    console.print()
    if not analysis.worst:
        console.print(say("analysis-no-mistakes"))
        return
    console.print(say("analysis-worst"))
    for decision in analysis.worst:
        _show_decision(console, game, decision)


def sparkline(chances: list[float]) -> str:
    """A bar for each chance, from empty to full."""
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)


def _show_decision(console: Console, game: Game[Any, Any], decision: Decision) -> None:
    console.print()
    console.print(
        say(
            "analysis-decision",
            turn=decision.turn,
            play=decision.number,
            cost=in_words(decision.cost),
            before=in_words(decision.better.chance),
            after=in_words(decision.played.chance),
        ),
        soft_wrap=True,
    )
    reasons = " ".join(said(reason) for reason in decision.better.reasons)
    rows = (("analysis-played", decision.played, ""), ("analysis-better", decision.better, reasons))
    for key, choice, why in rows:
        told = f"{_first(game, decision.state, choice)} {why}".rstrip()
        console.print(Text(f"  {say(key):<8}{told}"), soft_wrap=True)


def _first(game: Game[Any, Any], state: Any, choice: Choice) -> str:
    assert choice.action is not None, "everybody together never waits"
    words = game.write_action(state, choice.action)
    return f"{words:<16} {said(tell(game, state, choice.action))}."
