"""forbidden analyse: a finished game as a curve of winning chances, with its mistakes."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from forbidden_games.bots.advice_json import AnalysedDecision, analysis_result, rounded
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.review import WORST, Analysis, Decision
from forbidden_games.bots.review import analyse as find_analysis
from forbidden_games.bots.thinker import Thinker
from forbidden_games.cli import pictures
from forbidden_games.cli.pictures.curve import draw as draw_curve
from forbidden_games.cli.reading import expect, read_text
from forbidden_games.cli.wording import choice_json, ending_told, percentage, sentence
from forbidden_games.kernel import position_file
from forbidden_games.kernel.errors import BadPosition, BadRecord
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.seed import write_seed
from forbidden_games.match import Match
from forbidden_games.plain import COMPILED
from forbidden_games.words import say

ROLLOUTS: Final = 200 if COMPILED else 16
BARS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 72  # turns in one line of bars


@click.command(help="Show where a recorded game was won or lost. FILE may be - for standard input.")
@click.argument("file")
@click.option(
    "--rollouts",
    type=int,
    default=ROLLOUTS,
    show_default=True,
    help="rollouts at each position",
)
@click.option("--threads", type=int, default=1, show_default=True, help="rollouts in parallel")
@click.option(
    "--worst", type=int, default=WORST, show_default=True, help="number of mistakes to show"
)
@click.option("--json", "as_json", is_flag=True, help="print the result as JSON")
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    help="draw the curve to a .png or .svg file",
)
def analyse(
    file: str, rollouts: int, threads: int, worst: int, as_json: bool, plot: Path | None
) -> None:
    """Verify the record, think about every position, and show what came of it."""
    budget = Budget(rollouts)
    expect("threads", threads, 1, 256)
    expect("worst", worst, 0, 100)
    if plot is not None:
        pictures.check(plot)
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
        draw_curve(match, analysis, plot)
    if as_json:
        click.echo(_json(match, analysis, rollouts))
    else:
        _show(match, analysis)


def read_match(text: str) -> Match:
    """The match of a record in a text; raises BadRecord."""
    data: dict[str, object] = {}
    with suppress(BadPosition):  # Record says what is wrong
        data = position_file.read(text)
    if "seats" in data and "actions" not in data:
        raise BadRecord("this is a position, not the record of a match; use forbidden advise")
    record = Record.from_json(text)
    match = Match.from_record(record)
    if not match.plays:
        raise BadRecord("this record has no actions, so there is nothing to analyse")
    return match


def by_turn(analysis: Analysis) -> list[float]:
    """The chance at the start of each turn, and at the end."""
    chances = analysis.chances
    found = [chances[0]]
    for number, moment in enumerate(analysis.moments):
        if number and moment.turn != analysis.moments[number - 1].turn:
            found.append(chances[number])
    return [*found, chances[-1]]


def _json(match: Match, analysis: Analysis, rollouts: int) -> str:
    game = match.game
    return json.dumps(
        {
            "game": game.name,
            "seed": write_seed(match.seed),
            "outcome": match.outcome,
            "rollouts": rollouts,
            "start": rounded(analysis.start),
            "plays": [
                {
                    "number": moment.number,
                    "turn": moment.turn,
                    "seat": moment.seat,
                    "action": match.words(moment.action),
                    "chance": rounded(moment.chance),
                }
                for moment in analysis.moments
            ],
            "decisions": [
                {"number": each.number, "cost": rounded(each.cost)} for each in analysis.decisions
            ],
            "worst": [
                {
                    "number": each.number,
                    "turn": each.turn,
                    "seat": each.seat,
                    "cost": rounded(each.cost),
                    "error": rounded(each.error),
                    "played": choice_json(game, each.state, each.played),
                    "better": choice_json(game, each.state, each.better),
                }
                for each in analysis.worst
            ],
        }
    )


def _show(match: Match, analysis: Analysis) -> None:
    console = Console(highlight=False)
    turns = by_turn(analysis)
    console.print(
        say(
            "analysis-head",
            game=match.game.name,
            seed=str(write_seed(match.seed)),
            plays=len(match.plays),
            turns=analysis.moments[-1].turn,
            outcome=ending_told(match),
        ),
        soft_wrap=True,
    )
    console.print()
    end = percentage(turns[-1], match.is_over)
    if not match.is_over:
        end = say("analysis-end-so-far", chance=end)
    console.print(say("analysis-curve", start=percentage(turns[0]), end=end), soft_wrap=True)
    for first in range(0, len(turns), WIDE):
        console.print(f"  {sparkline(turns[first : first + WIDE])}", soft_wrap=True)
    console.print()
    if not analysis.worst:
        console.print(say("analysis-no-mistakes"))
        return
    console.print(say("analysis-worst"))
    for decision, words in zip(analysis.worst, analysis_result(match, analysis).worst, strict=True):
        _show_decision(console, decision, words)


def sparkline(chances: list[float]) -> str:
    """A bar for each chance, from empty to full."""
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)


def _show_decision(console: Console, decision: Decision, words: AnalysedDecision) -> None:
    console.print()
    console.print(
        say(
            "analysis-decision",
            turn=decision.turn,
            play=decision.number,
            cost=percentage(decision.cost),
            before=percentage(decision.better.chance),
            after=percentage(decision.played.chance),
        ),
        soft_wrap=True,
    )
    assert words.better is not None, "everybody together never waits"
    reasons = " ".join(map(sentence, words.reasons))
    rows = (
        ("analysis-played", words.played, words.played_told, ""),
        ("analysis-better", words.better, words.better_told[0], reasons),
    )
    for key, action, told, why in rows:
        line = f"  {say(key):<8}{action:<16} {sentence(told)}. {why}".rstrip()
        console.print(Text(line), soft_wrap=True)
