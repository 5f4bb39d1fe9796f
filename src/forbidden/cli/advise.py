"""forbidden advise: a position typed in by hand, and the best actions with their chances."""

import json
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from forbidden.bots.advice import (
    CONFIDENCE,
    FINALISTS,
    UNKNOWN_ERROR,
    Advice,
    Choice,
    refuse_finished,
    seats_in,
    tell,
    tell_plan,
)
from forbidden.bots.advice import advise as find_advice
from forbidden.bots.bot import Budget
from forbidden.bots.reason import Reason, per_cent
from forbidden.bots.thinker import Thinker
from forbidden.cli.reading import expect, read_text, seats_option
from forbidden.games import GAMES, find_game
from forbidden.kernel import typed
from forbidden.kernel.dice import SEEDS, Dice
from forbidden.kernel.errors import BadPosition, shown
from forbidden.kernel.game import Game
from forbidden.plain import COMPILED
from forbidden.words import say

ROLLOUTS: Final = 2000 if COMPILED else 60  # about a second
HOPELESS: Final = 0.005


@click.command(help="Advise on a position typed in by hand. FILE may be - for standard input.")
@click.argument("file")
@click.option("--seats", help="whose actions to consider, as in 0,2; default all")
@click.option("--rollouts", type=int, help=f"games played on in thought; default {ROLLOUTS}")
@click.option("--time", "seconds", type=float, help="seconds to think, instead of rollouts")
@click.option("--threads", type=int, default=1, show_default=True, help="thoughts at a time")
@click.option("--seed", type=int, default=0, show_default=True, help="of the luck in thoughts")
@click.option("--top", type=int, default=FINALISTS, show_default=True, help="choices to show")
@click.option("--json", "as_json", is_flag=True, help="the result as JSON")
def advise(
    file: str,
    seats: str | None,
    rollouts: int | None,
    seconds: float | None,
    threads: int,
    seed: int,
    top: int,
    as_json: bool,
) -> None:
    """Read the position, think, and show what came of it."""
    budget = budget_of(rollouts, seconds, ROLLOUTS)
    expect("threads", threads, 1, 256)
    expect("seed", seed, 0, SEEDS - 1)
    expect("top", top, 1, 100)
    listed = seats_option(seats)
    game, state = read_position(read_text(file, "position", BadPosition))
    refuse_finished(game, state)
    among = seats_in(state, listed)
    thinker = Thinker(budget, threads)
    advice = find_advice(game, state, among, thinker, Dice(seed), most=max(top, FINALISTS))
    if as_json:
        click.echo(json.dumps(_words(game, state, advice, among, top)))
    else:
        _show(game, state, advice, top)


def budget_of(rollouts: int | None, seconds: float | None, default: int) -> Budget:
    """The budget that was asked for."""
    if rollouts is None and seconds is None:
        rollouts = default
    return Budget(rollouts, seconds)


def read_position(text: str) -> tuple[Game[Any, Any], Any]:
    """The game and the state of a position in a text; raises BadPosition."""
    data = typed.read(text)
    if "actions" in data or "format" in data:
        raise BadPosition(
            "this is the record of a match, not a position; forbidden analyse takes records"
        )
    name = data.get("game")
    if name is None:
        examples = " or ".join(f'"game": "{game}"' for game in GAMES)
        raise BadPosition(f"a position in a file says of which game it is: {examples}")
    if not isinstance(name, str) or name not in GAMES:
        raise BadPosition(f"there is no game {shown(name)}; there is {', '.join(GAMES)}")
    game = find_game(name)
    return game, game.restore(data)


def said(reason: Reason) -> str:
    """A reason as a sentence."""
    return say(reason.key, **reason.arguments)


def choice_words(game: Game[Any, Any], state: Any, choice: Choice) -> dict[str, object]:
    """A choice for JSON."""
    low, high = choice.interval
    return {
        "action": None if choice.action is None else game.write_action(state, choice.action),
        "means": what_it_does(game, state, choice),
        "chance": round(choice.chance, 4),
        "interval": [round(low, 4), round(high, 4)],
        "rollouts": choice.rollouts,
        "plan": [game.write_action(state, action) for action in choice.plan],
        "reasons": [said(reason) for reason in choice.reasons],
    }


def what_it_does(game: Game[Any, Any], state: Any, choice: Choice) -> str:
    """The first action of a choice as a sentence."""
    if choice.action is None:
        return say("advice-wait", role=_role_to_act(game, state))
    return said(tell(game, state, choice.action))


def _role_to_act(game: Game[Any, Any], state: Any) -> str:
    return f"role-{game.snapshot(state).seats[game.to_act(state)].role}"


def _words(
    game: Game[Any, Any], state: Any, advice: Advice, among: int, top: int
) -> dict[str, object]:
    choices = [choice_words(game, state, choice) for choice in advice.choices]
    return {
        "game": game.name,
        "to_act": game.to_act(state),
        "seats": [seat for seat in range(state.seats) if among >> seat & 1],
        "chance": choices[0]["chance"],
        "interval": choices[0]["interval"],
        "best": choices[0]["action"],
        "plan": choices[0]["plan"],
        "choices": choices[:top],
        "compiled": COMPILED,
    }


def _show(game: Game[Any, Any], state: Any, advice: Advice, top: int) -> None:
    console = Console(highlight=False)
    click.echo(game.drawing(state))
    console.print()
    console.print(_headline(advice), soft_wrap=True)
    if advice.best is None:
        console.print(say("advice-waits", role=_role_to_act(game, state)), soft_wrap=True)
    console.print()
    table = Table(
        say("advice-columns-action"),
        say("advice-columns-chance"),
        say("advice-columns-why"),
        box=None,
        pad_edge=False,
    )
    for place, choice in enumerate(advice.choices[:top]):
        words = "-" if choice.action is None else game.write_action(state, choice.action)
        why = [what_it_does(game, state, choice) + ".", *map(said, choice.reasons)]
        style = "bold" if place == 0 else ""
        table.add_row(Text(words, style), Text(chance_words(choice), style), Text(" ".join(why)))
    console.print(table)
    if len(advice.plan) > 1:
        console.print()
        console.print(say("advice-plan"))
        told = tell_plan(game, state, advice.plan)
        for number, (action, reason) in enumerate(zip(advice.plan, told, strict=True), start=1):
            words = game.write_action(state, action)
            console.print(Text(f"{number:3}  {words:<16} {said(reason)}."), soft_wrap=True)


def _headline(advice: Advice) -> str:
    best = advice.choices[0]
    if best.error == 0.0 and best.chance == 1.0:
        return say("advice-certain")
    if best.interval[1] < HOPELESS:
        return say("advice-lost")
    low, high = best.interval
    return say(
        "advice-chance", chance=in_words(best.chance), low=in_words(low), high=in_words(high)
    )


def in_words(chance: float, certain: bool = False) -> str:
    """A chance in per cent; 0 and 100 only where that is certain."""
    if not certain and round(100 * chance) < 1:
        return "<1 %"
    if not certain and round(100 * chance) > 99:
        return ">99 %"
    return f"{per_cent(chance)} %"


def chance_words(choice: Choice) -> str:
    """34 % ± 3; without the error if it is certain, with a question mark if hardly looked at."""
    if choice.error == UNKNOWN_ERROR:
        return f"({in_words(choice.chance)}?)"
    if choice.error == 0.0:
        return in_words(choice.chance, True)
    return f"{in_words(choice.chance)} ± {max(round(100 * CONFIDENCE * choice.error), 1)}"
