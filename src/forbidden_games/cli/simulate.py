"""forbidden simulate: many games, and what became of them; at one table, or a sweep of tables."""

import json
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any, Final

import click

from forbidden_games.arena import sweep
from forbidden_games.arena.chunks import Score, Series, engine, nothing_yet
from forbidden_games.arena.report import speed, table
from forbidden_games.arena.result import SeriesResult
from forbidden_games.arena.series import Unfinished, play_series, recorded_match
from forbidden_games.arena.store import Store
from forbidden_games.arena.workers import Cluster, Threads, Workers
from forbidden_games.bots import find_bot
from forbidden_games.cli import pictures
from forbidden_games.cli.pictures.series import draw
from forbidden_games.cli.pictures.sweep import draw as draw_sweep
from forbidden_games.cli.progress import live_progress
from forbidden_games.cli.settings import given, with_settings
from forbidden_games.cli.sides import expect, read_sides, with_sides
from forbidden_games.cli.stopping import stop_on_signal
from forbidden_games.cli.sweep import Found, label, show_sweep, sweep_lines, sweep_words
from forbidden_games.cli.tables import show_report
from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.seed import SEEDS, SHORT_SEEDS, read_seed
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
    "first_seed",
    metavar="SEED",
    default="0",
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
    first_seed: str,
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
    settings = given(options)
    cells = list(sweep.tables(rules.info, settings))
    configs = [rules.read_config(table) for _, table in cells]
    expect("games", games, 1, 10**12)
    seed = read_seed(first_seed, "--seed")
    expect("seed", seed, 0, (SHORT_SEEDS if seed < SHORT_SEEDS else SEEDS) - games)
    expect("threads", threads, 1, 256)
    if as_json and as_csv:
        raise BadConfig("choose either --json or --csv")
    if cluster is not None and threads > 1:
        raise BadConfig("--threads is for this computer only: leave it out with --cluster")
    if plot:
        pictures.check(plot)
    if record and len(cells) > 1:
        raise BadConfig("--record writes the first game of one table; leave it out of a sweep")
    if record:
        bot = find_bot(sides[0].bot, sides[0].budget)
        _write(record, recorded_match(rules, configs[0], bot, seed).record().to_json())
    place = Place(threads, cluster)
    with stop_on_signal() as stop:
        if len(cells) == 1:
            series = Series(game, rules.write_config(configs[0]), sides, seed)
            played = _play(series, games, place, out, stop)
            _tell(played, games, place, as_json, as_csv, plot)
        else:
            found, trouble = [], ""
            for (cell, _), config in zip(cells, configs, strict=True):
                series = Series(game, rules.write_config(config), sides, seed)
                folder = out / "-".join(cell.values()) if out else None
                played = _play(series, games, place, folder, stop, label(cell))
                trouble = played.trouble
                if stop.is_set() or trouble:
                    break
                found.append((cell, SeriesResult.of(series, played.score)))
            _tell_sweep(found, len(cells), as_json, as_csv, plot)
            if trouble:
                _break_off(trouble)


@dataclass(frozen=True)
class Place:
    """Where games are played: threads here, or a cluster."""

    threads: int
    cluster: str | None

    def workers(self) -> Workers:
        """Who plays them, for one series."""
        return Threads(self.threads) if self.cluster is None else Cluster(self.cluster, _warn)


@dataclass(frozen=True)
class Played:
    """What came of a series: the score, what was there before, and why it could not go on."""

    series: Series
    score: Score
    before: Score
    seconds: float
    trouble: str


def _play(
    series: Series, games: int, place: Place, out: Path | None, stop: Event, label: str = ""
) -> Played:
    before, trouble = nothing_yet(series), ""
    start = time.perf_counter()
    with ExitStack() as stack:
        store = stack.enter_context(Store(out, series)) if out else None
        if store:
            before.add(store.score)
        progress = stack.enter_context(live_progress(series, games, label))
        try:
            score = play_series(series, games, place.workers(), store, stop, progress)
        except Unfinished as error:
            score, trouble = error.score, str(error)
    return Played(series, score, before, time.perf_counter() - start, trouble)


def _tell(
    played: Played, games: int, place: Place, as_json: bool, as_csv: bool, plot: Path | None
) -> None:
    series, score = played.series, played.score
    result = {
        **SeriesResult.of(series, score).to_dict(),
        "wanted": games,
        "forbidden": engine(),
        "compiled": COMPILED,
        "threads": place.threads,
        "cluster": place.cluster,
        "resumed": played.before.games,
        **speed(played.before, score, played.seconds),
    }
    if score.games or not played.trouble:
        if as_json:
            click.echo(json.dumps(result))
        elif as_csv:
            click.echo(table(series, result), nl=False)
        else:
            show_report(series, result)
    if plot and score.games:
        draw(series, result, plot)
    if played.trouble:
        _break_off(played.trouble)


def _tell_sweep(
    found: list[Found], wanted: int, as_json: bool, as_csv: bool, plot: Path | None
) -> None:
    """The tables that were played to the end."""
    if as_json:
        about = {"forbidden": engine(), "compiled": COMPILED, "wanted": wanted}
        click.echo(json.dumps({"tables": sweep_words(found), **about}))
    elif as_csv:
        click.echo(sweep_lines(found), nl=False)
    else:
        show_sweep(found, wanted)
    if plot and found:
        draw_sweep(found, plot)


def _break_off(trouble: str) -> None:
    _warn(trouble)
    sys.exit(BROKEN_OFF)


def _warn(sentence: str) -> None:
    click.echo(f"forbidden: {sentence}", err=True)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text + "\n", "utf-8")
    except OSError as error:
        raise BadConfig(f"cannot write {file}: {error.strerror}") from None
