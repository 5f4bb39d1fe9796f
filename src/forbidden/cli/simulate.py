"""forbidden simulate: many games, and what became of them."""

import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import click

from forbidden.arena import plot as picture
from forbidden.arena.chunks import Series, engine, nothing_yet
from forbidden.arena.report import report, speed, table
from forbidden.arena.series import Unfinished, play_series, recorded_match
from forbidden.arena.store import Store
from forbidden.arena.workers import Cluster, Threads
from forbidden.bots import find_bot
from forbidden.cli.progress import live_progress
from forbidden.cli.settings import given, with_settings
from forbidden.cli.sides import expect, read_sides, with_sides
from forbidden.cli.stopping import stop_on_signal
from forbidden.cli.tables import show_report
from forbidden.games import GAMES, find_game
from forbidden.kernel.dice import SEEDS
from forbidden.kernel.errors import BadConfig
from forbidden.plain import COMPILED

BROKEN_OFF: Final = 1  # exit code of a series that could not go on

FILE: Final = click.Path(dir_okay=False, path_type=Path)
FOLDER: Final = click.Path(file_okay=False, path_type=Path)


@click.command(help="Play many games and count how they end.")
@click.argument("game", required=False)
@with_settings
@with_sides
@click.option("--games", type=int, default=10_000, show_default=True, help="how many")
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    help="of the first game; each further one is one higher",
)
@click.option("--threads", type=int, default=1, show_default=True, help="games at a time")
@click.option("--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler")
@click.option("--out", type=FOLDER, help="keep finished games there, and go on with what is there")
@click.option("--json", "as_json", is_flag=True, help="the result as JSON")
@click.option("--csv", "as_csv", is_flag=True, help="the result as comma-separated values")
@click.option("--plot", type=FILE, help="draw the result to this .png or .svg file")
@click.option("--record", type=FILE, help="write the first game there, for `forbidden replay`")
def simulate(
    game: str | None,
    games: int,
    seed: int,
    threads: int,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
    as_csv: bool,
    plot: Path | None,
    record: Path | None,
    **options: Any,
) -> None:
    """Check the options, play, and show what came of it."""
    if game is None:
        raise BadConfig(f"name a game: {', '.join(GAMES)}")
    rules = find_game(game)
    sides = read_sides(options)
    config = rules.read_config(given(options))
    expect("games", games, 1, 10**12)
    expect("seed", seed, 0, SEEDS - games)
    expect("threads", threads, 1, 256)
    if as_json and as_csv:
        raise BadConfig("--json and --csv are two forms of one result: choose one")
    if cluster is not None and threads > 1:
        raise BadConfig("--threads is for this machine: leave it out with --cluster")
    if plot:
        picture.check(plot)
    if record:
        bot = find_bot(sides[0].bot, sides[0].budget)
        _write(record, recorded_match(rules, config, bot, seed).record().to_json())
    series = Series(game, rules.write_config(config), sides, seed)
    workers = Threads(threads) if cluster is None else Cluster(cluster, _warn)
    before, trouble = nothing_yet(series), ""
    start = time.perf_counter()
    with ExitStack() as stack:
        store = stack.enter_context(Store(out, series)) if out else None
        if store:
            before.add(store.score)
        progress = stack.enter_context(live_progress(series, games))
        stop = stack.enter_context(stop_on_signal())
        try:
            score = play_series(series, games, workers, store, stop, progress)
        except Unfinished as error:
            score, trouble = error.score, str(error)
    result = {
        **report(series, score),
        "wanted": games,
        "forbidden": engine(),
        "compiled": COMPILED,
        "threads": threads,
        "cluster": cluster,
        "resumed": before.games,
        **speed(before, score, time.perf_counter() - start),
    }
    if score.games or not trouble:
        _tell(series, result, as_json, as_csv)
    if plot and score.games:
        picture.draw(series, result, plot)
    if trouble:
        _warn(trouble)
        sys.exit(BROKEN_OFF)


def _warn(sentence: str) -> None:
    click.echo(f"forbidden: {sentence}", err=True)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text + "\n", "utf-8")
    except OSError as error:
        raise BadConfig(f"cannot write {file}: {error.strerror}") from None


def _tell(series: Series, result: dict[str, Any], as_json: bool, as_csv: bool) -> None:
    if as_json:
        click.echo(json.dumps(result))
    elif as_csv:
        click.echo(table(series, result), nl=False)
    else:
        show_report(series, result)
