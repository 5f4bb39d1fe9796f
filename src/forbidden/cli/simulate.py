"""forbidden simulate: many games, and what became of them."""

import json
import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from forbidden.arena.report import summary
from forbidden.arena.series import play_series, random_match
from forbidden.games import GAMES, find_game
from forbidden.kernel.dice import SEEDS
from forbidden.kernel.errors import BadConfig
from forbidden.kernel.tally import Tally
from forbidden.plain import COMPILED
from forbidden.words import say


@click.command(help="Play many games and count how they end.")
@click.argument("game", required=False)
@click.option("--players", type=int, help="2 to 4, desert 5; default 2, or as many as roles")
@click.option("--level", help="novice, normal (default), elite or legendary")
@click.option("--layout", help="island: its shape; default forbidden-island")
@click.option("--roles", help="by seat, as in diver,pilot,random; default all random")
@click.option("--first", help="the seat that begins; default random")
@click.option("--hand-check", help="island: after-both (default) or after-each: FI-75")
@click.option("--rescue/--no-rescue", default=None, help="island: lifts out of the water: FI-119")
@click.option("--diver-escape", help="island: nearest (default) or any: FI-100")
@click.option("--specials-between-floods/--no-specials-between-floods", default=None, help="FI-111")
@click.option("--climber-tunnels/--no-climber-tunnels", default=None, help="desert: FD-60")
@click.option("--well-sand", help="desert: one (default), none or any: FD-71")
@click.option("--guide-buried/--no-guide-buried", default=None, help="desert: FD-81e")
@click.option("--shield", help="desert: travels (default) or stays: FD-85")
@click.option("--jet-buried/--no-jet-buried", default=None, help="desert: FD-87")
@click.option("--storm-discard", help="desert: after-turn (default) or at-once: FD-99")
@click.option("--bot", default="random", show_default=True, help="who plays all seats")
@click.option("--games", type=int, default=10_000, show_default=True, help="how many")
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    help="of the first game; each further one is one higher",
)
@click.option("--threads", type=int, default=1, show_default=True, help="games at a time")
@click.option("--json", "as_json", is_flag=True, help="the result as JSON")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="write the first game to this file, for `forbidden replay`",
)
def simulate(
    game: str | None,
    bot: str,
    games: int,
    seed: int,
    threads: int,
    as_json: bool,
    record: Path | None,
    **settings: Any,
) -> None:
    """Check the settings, play, and show what came of it."""
    if game is None:
        raise BadConfig(f"name a game: {', '.join(GAMES)}")
    rules = find_game(game)
    config = rules.read_config(_given(settings))
    _expect("games", games, 1, 10**12)
    _expect("seed", seed, 0, SEEDS - games)
    _expect("threads", threads, 1, 256)
    rules.playouts(config, bot, seed, 0)  # complains about the bot before anything is shown
    if record:
        _write(record, random_match(rules, config, seed).record().to_json())
    start = time.perf_counter()
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,}/{task.total:,} games, {task.fields[speed]} a second"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=as_json or not console.is_terminal,
    ) as progress:
        task = progress.add_task(game, total=games, speed="-")

        def show(tally: Tally) -> None:
            speed = tally.games / (time.perf_counter() - start)
            progress.update(task, completed=tally.games, speed=f"{speed:,.0f}")

        tally = play_series(rules, config, bot, seed, games, threads, show)
    result = {
        **summary(rules, tally, time.perf_counter() - start),
        "game": game,
        "bot": bot,
        "config": rules.write_config(config),
        "seed": seed,
        "threads": threads,
        "compiled": COMPILED,
    }
    if as_json:
        click.echo(json.dumps(result))
    else:
        _show(result, games)


def _given(settings: dict[str, Any]) -> dict[str, object]:
    """The settings that were given, in the words of a configuration."""
    given = {key: value for key, value in settings.items() if value is not None}
    if "roles" in given:
        given["roles"] = [role.strip() for role in given["roles"].split(",")]
    if str(given.get("first", "")).isdecimal():
        given["first"] = int(given["first"])
    return given


def _expect(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadConfig(f"--{option} must be from {least} to {most}, not {value}")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text + "\n", "utf-8")
    except OSError as error:
        raise BadConfig(f"cannot write {file}: {error.strerror}") from None


def _show(result: dict[str, Any], wanted: int) -> None:
    console = Console()
    if result["games"] < wanted:
        console.print(f"Stopped after {result['games']:,} of {wanted:,} games.")
    low, high = result["interval"]
    console.print(
        f"{result['wins']:,} of {result['games']:,} games won:"
        f" {result['win_rate']:.2%} (95 % interval {low:.2%} to {high:.2%})"
    )
    table = Table("games", "share", "how it was lost", box=None, pad_edge=False)
    for outcome, count in sorted(result["losses"].items(), key=lambda item: -item[1]):
        table.add_row(f"{count:,}", f"{count / result['games']:.1%}", say(f"outcome-{outcome}"))
    console.print(table)
    progress = ", ".join(f"{got}: {count:,}" for got, count in result["progress"].items())
    console.print(say(f"progress-{result['game']}", games=progress))
    console.print(
        f"{result['turns']:.1f} turns and {result['decisions']:.1f} decisions a game;"
        f" {result['games_per_s']:,.0f} games and {result['decisions_per_s']:,.0f} decisions"
        f" a second on {result['threads']} thread{'s' * (result['threads'] > 1)}"
    )
