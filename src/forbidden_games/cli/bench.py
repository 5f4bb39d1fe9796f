"""forbidden bench: speed on this machine, plain and compiled in one run."""

import json
import os
import random
import subprocess
import sys
import time
from statistics import median
from timeit import Timer
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from forbidden_games.arena.chunks import Series, Side
from forbidden_games.arena.series import play_series, recorded_match
from forbidden_games.arena.workers import Threads
from forbidden_games.bots import bots_for, find_bot
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.plans import Plans
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import GAMES
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.match import Match
from forbidden_games.plain import COMPILED

ROUNDS: Final = 5  # one, for a quick look
GAMES_A_ROUND: Final = 100_000 if COMPILED else 800
QUICK: Final = 20  # times fewer games, for a look


@click.command(help="Measure the speed of rules and bots, plain and compiled.")
@click.option("--json", "as_json", is_flag=True, help="print the result as JSON")
@click.option("--quick", is_flag=True, help="fewer games, for a rough figure")
@click.option("--only", is_flag=True, hidden=True)
def bench(as_json: bool, quick: bool, only: bool) -> None:
    """Each way runs in a process of its own: a process is either plain or compiled."""
    if only:
        count = GAMES_A_ROUND // (QUICK if quick else 1)
        rounds = 1 if quick else ROUNDS
        click.echo(json.dumps({name: measure(game, count, rounds) for name, game in GAMES.items()}))
        return
    ways = {way: _measured(way, quick) for way in ("plain", "compiled")}
    result = {
        name: {way: figures[name] for way, figures in ways.items() if figures}
        for name in ways["plain"]  # a game that is registered elsewhere is not known there
    }
    if as_json:
        click.echo(json.dumps(result))
    else:
        _show(result)


def _measured(way: str, quick: bool) -> dict[str, Any]:
    """The figures of one way; none if the rules are not compiled here."""
    click.echo(f"forbidden: measuring {way} ...", err=True)
    environment = {**os.environ, "FORBIDDEN_PURE": "1" if way == "plain" else ""}
    code = "import sys; from forbidden_games.plain import COMPILED; sys.exit(not COMPILED)"
    python = [sys.executable, "-W", "ignore"]
    if way == "compiled" and subprocess.run([*python, "-c", code], env=environment).returncode:
        click.echo(
            "forbidden: the rules are not compiled here, so there is nothing to compare", err=True
        )
        return {}
    command = [*python, "-m", "forbidden_games", "bench", "--only", *(["--quick"] * quick)]
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure(game: Game[S], count: int, rounds: int) -> dict[str, float]:
    """The figures of one game in this process: medians over several rounds."""
    config = game.read_config({"players": game.info.seats[-1]})
    games, decisions, ratios = [], [], []
    for number in range(rounds):
        one = _speed(game, config, number * count, count, 1)
        games.append(one[0])
        decisions.append(one[1])
        if COMPILED:
            ratios.append(_speed(game, config, number * count, 2 * count, 2)[0] / one[0])
    figures = {"games_per_s": median(games), "decisions_per_s": median(decisions)}
    if COMPILED:
        figures["two_threads"] = median(ratios)
    figures["driven_from_python_per_s"] = _driven(game, config, count // 100)
    state = Match(game, config, 1).state
    timer = Timer("copy()", globals={"copy": state.copy})
    repeats, _ = timer.autorange()
    figures["copy_ns"] = min(timer.repeat(rounds, repeats)) / repeats * 1e9
    figures["replay_ms"] = _replay(game, config)
    if "planner" in bots_for(game):
        figures["planner_games_per_s"] = _planner(game, max(count // 200, 1), rounds)
        figures |= _rollouts(game, max(count // 10, 40), rounds)
    return figures


def _planner(game: Game[S], games: int, rounds: int) -> float:
    """Whole games a second of the planner, two players."""
    planner, config = find_bot("planner"), game.read_config({"players": 2})
    speeds = []
    for number in range(rounds):
        start = time.perf_counter()
        planner.playouts(game, config, number * games, games)
        speeds.append(games / (time.perf_counter() - start))
    return median(speeds)


def _rollouts(game: Game[S], rollouts: int, rounds: int) -> dict[str, float]:
    """Rollouts a second of the thinker over its plans for the first turn, on one thread and two."""
    state = Match(game, game.read_config({"players": 2}), 1).state
    alone, both = Thinker(Budget(rollouts=rollouts)), Thinker(Budget(rollouts=2 * rollouts), 2)
    plans = Plans()
    alone.minds(game, 2)[0].find_plans(state, 0b11, plans)
    speeds, ratios = [], []
    for number in range(rounds):
        speeds.append(_compared(alone, game, state, plans, number))
        if COMPILED:
            ratios.append(_compared(both, game, state, plans, number) / speeds[-1])
    figures = {"rollouts_per_s": median(speeds)}
    if COMPILED:
        figures["rollouts_two_threads"] = median(ratios)
    return figures


def _compared(thinker: Thinker, game: Game[S], state: S, plans: Plans, seed: int) -> float:
    """Rollouts a second while it compares these plans."""
    start = time.perf_counter()
    spent = sum(each.rollouts for each in thinker.compare(game, state, plans, Dice(seed)))
    return spent / (time.perf_counter() - start)


def _speed(
    game: Game[S], config: Config, seed: int, count: int, threads: int
) -> tuple[float, float]:
    """Whole games and decisions a second, random play."""
    start = time.perf_counter()
    series = Series(game.name, game.write_config(config), (Side("random"),), seed)
    (tally,) = play_series(series, count, Threads(threads)).tallies
    seconds = time.perf_counter() - start
    return tally.games / seconds, tally.decisions / seconds


def _driven(game: Game[S], config: Config, games: int) -> float:
    """Decisions a second when a Python loop asks for the legal actions and applies one."""
    luck = random.Random(1)
    silent = Journal(silent=True)
    decisions = 0
    start = time.perf_counter()
    for seed in range(max(games, 1)):
        dice = Dice(seed)
        state = game.new_game(config, dice, silent)
        while legal := game.legal_actions(state):
            game.apply(state, luck.choice(legal), dice, silent)
            decisions += 1
    return decisions / (time.perf_counter() - start)


def _replay(game: Game[S], config: Config) -> float:
    """Milliseconds to play a stored match again, checking every action."""
    records = [
        recorded_match(game, config, find_bot("random"), seed).record() for seed in range(50)
    ]
    start = time.perf_counter()
    for record in records:
        Match.replay(game, record)
    return (time.perf_counter() - start) / len(records) * 1e3


def _show(result: dict[str, dict[str, dict[str, float]]]) -> None:
    for name, ways in result.items():
        table = Table("", *ways, title=f"{name}, {GAMES[name].info.seats[-1]} seats, one core")
        for figure in ways["plain"] | ways.get("compiled", {}):
            row = [f"{ways[way][figure]:,.2f}" if figure in ways[way] else "-" for way in ways]
            table.add_row(figure, *row)
        Console().print(table)
