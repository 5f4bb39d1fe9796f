"""forbidden advise: a position typed in by hand, and the best actions with their chances."""

import json
from typing import Final

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from forbidden_games.bots.advice import FINALISTS, Advice, refuse_finished, seats_in
from forbidden_games.bots.advice import advise as find_advice
from forbidden_games.bots.advice_json import advised_choices
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.thinker import Thinker
from forbidden_games.cli.reading import expect, read_text, seats_option
from forbidden_games.cli.wording import (
    chance_with_error,
    choice_json,
    meaning,
    percentage,
    role_to_act,
    sentence,
)
from forbidden_games.games import read_position
from forbidden_games.kernel import position_line
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadPosition
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.seed import read_seed
from forbidden_games.kernel.state import Table
from forbidden_games.plain import COMPILED
from forbidden_games.words import say

ROLLOUTS: Final = 2000 if COMPILED else 60  # about a second
HOPELESS: Final = 0.005


@click.command(
    help="Find the best actions in a position. FILE may be - for standard input, or a position in"
    " one line, in quotes."
)
@click.argument("file")
@click.option("--seats", help="whose actions to consider, such as 0,2; default: all")
@click.option("--rollouts", type=int, help=f"number of rollouts; default: {ROLLOUTS}")
@click.option("--time", "seconds", type=float, help="seconds to think, instead of --rollouts")
@click.option("--threads", type=int, default=1, show_default=True, help="rollouts in parallel")
@click.option("--seed", default="0", show_default=True, help="seed of the rollouts")
@click.option(
    "--top", type=int, default=FINALISTS, show_default=True, help="number of choices to show"
)
@click.option("--json", "as_json", is_flag=True, help="print the result as JSON")
def advise(
    file: str,
    seats: str | None,
    rollouts: int | None,
    seconds: float | None,
    threads: int,
    seed: str,
    top: int,
    as_json: bool,
) -> None:
    """Read the position, think, and show what came of it."""
    budget = budget_of(rollouts, seconds, ROLLOUTS)
    expect("threads", threads, 1, 256)
    luck = Dice(read_seed(seed, "--seed"))
    expect("top", top, 1, 100)
    listed = seats_option(seats)
    is_line = position_line.is_line(file)
    game, state = read_position(file if is_line else read_text(file, "position", BadPosition))
    refuse_finished(game, state)
    among = seats_in(state, listed)
    thinker = Thinker(budget, threads)
    advice = find_advice(game, state, among, thinker, luck, most=max(top, FINALISTS))
    if as_json:
        click.echo(_json(game, state, advice, among, top))
    else:
        _show(game, state, advice, top)


def budget_of(rollouts: int | None, seconds: float | None, default: int) -> Budget:
    """The budget that was asked for."""
    if rollouts is None and seconds is None:
        rollouts = default
    return Budget(rollouts, seconds)


def _json(game: Game[Table], state: Table, advice: Advice, seats: int, top: int) -> str:
    choices = [choice_json(game, state, choice) for choice in advice.choices]
    best = choices[0]
    return json.dumps(
        {
            "game": game.name,
            "to_act": game.to_act(state),
            "seats": [seat for seat in range(state.seats) if seats >> seat & 1],
            "chance": best["chance"],
            "interval": best["interval"],
            "best": best["action"],
            "plan": best["plan"],
            "choices": choices[:top],
            "compiled": COMPILED,
        }
    )


def _show(game: Game[Table], state: Table, advice: Advice, top: int) -> None:
    console = Console(highlight=False)
    click.echo(game.drawing(state))
    console.print()
    console.print(_headline(advice), soft_wrap=True)
    if advice.best is None:
        console.print(say("advice-waits", role=role_to_act(game, state)), soft_wrap=True)
    console.print()
    columns = [say(f"advice-columns-{column}") for column in ("action", "chance", "why")]
    table = Grid(*columns, box=None, pad_edge=False)
    listed = advised_choices(game, state, advice, top)
    for place, (words, choice) in enumerate(zip(listed, advice.choices, strict=False)):
        why = [f"{meaning(game, state, words)}.", *map(sentence, words.reasons)]
        style = "bold" if place == 0 else ""
        chance = chance_with_error(choice)
        table.add_row(Text(words.action or "-", style), Text(chance, style), Text(" ".join(why)))
    console.print(table)
    best = listed[0]
    if len(best.plan) > 1:
        console.print()
        console.print(say("advice-plan"))
        for number, (action, told) in enumerate(zip(best.plan, best.told, strict=True), start=1):
            console.print(Text(f"{number:3}  {action:<16} {sentence(told)}."), soft_wrap=True)


def _headline(advice: Advice) -> str:
    best = advice.choices[0]
    if best.error == 0.0 and best.chance == 1.0:
        return say("advice-certain")
    low, high = best.interval
    if high < HOPELESS:
        return say("advice-lost")
    chances = {"chance": best.chance, "low": low, "high": high}
    return say("advice-chance", **{name: percentage(each) for name, each in chances.items()})
