"""forbidden simulate: many games, and what became of them."""

import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import click

from forbidden_games.arena.chunks import Series, engine, nothing_yet
from forbidden_games.arena.report import speed, table
from forbidden_games.arena.result import SeriesResult
from forbidden_games.arena.series import Unfinished, play_series, recorded_match
from forbidden_games.arena.store import Store
from forbidden_games.arena.workers import Cluster, Threads
from forbidden_games.bots import find_bot
from forbidden_games.cli import pictures
from forbidden_games.cli.pictures.series import draw
from forbidden_games.cli.progress import live_progress
from forbidden_games.cli.settings import given, with_settings
from forbidden_games.cli.sides import expect, read_sides, with_sides
from forbidden_games.cli.stopping import stop_on_signal
from forbidden_games.cli.tables import show_report
from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel.dice import SEEDS
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.plain import COMPILED

BROKEN_OFF: Final = 1  # exit code of a series that could not go on

FILE: Final = click.Path(dir_okay=False, path_type=Path)
FOLDER: Final = click.Path(file_okay=False, path_type=Path)


@click.command(help="Play many games and count how they end.")
@click.argument("game", required=False)
@with_settings
@with_sides
@click.option("--games", type=int, default=10_000, show_default=True, help="number of games")
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    help="seed of the first game; each next game adds one",
)
@click.option("--threads", type=int, default=1, show_default=True, help="games played in parallel")
@click.option("--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler")
@click.option("--out", type=FOLDER, help="keep finished games in this folder, and continue from it")
@click.option("--json", "as_json", is_flag=True, help="print the result as JSON")
@click.option("--csv", "as_csv", is_flag=True, help="print the result as CSV")
@click.option("--plot", type=FILE, help="draw the result to a .png or .svg file")
@click.option("--record", type=FILE, help="write the first game to a file, for `forbidden replay`")
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
        raise BadConfig("choose either --json or --csv")
    if cluster is not None and threads > 1:
        raise BadConfig("--threads is for this computer only: leave it out with --cluster")
    if plot:
        pictures.check(plot)
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
        **SeriesResult.of(series, score).to_dict(),
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
        draw(series, result, plot)
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
