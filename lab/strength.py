"""How strong the bots are: plays every cell of docs/strength.md that is missing, and writes it.

Usage: python -m lab.strength; or `make strength`. Finished cells are kept in
bench/strength.json, so that a broken run goes on where it was. With --rollouts or --time the
thinker's cells are played with another budget, beside those that are there: --game, --players and
--level choose.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, Final

from forbidden_games.arena.chunks import Series, Side
from forbidden_games.arena.intervals import wilson
from forbidden_games.arena.result import SideResult
from forbidden_games.arena.series import play_series
from forbidden_games.arena.workers import Threads
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.minds import MINDS
from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel.info import GameInfo
from forbidden_games.words import say
from lab import ROOT

FIRST_SEED: Final = 1_000_000  # never used in tuning or training, which begin at 2^40


@dataclass(frozen=True)
class Cell:
    """One series of the tables."""

    game: str
    players: int
    level: str
    bot: str
    rollouts: int | None = None
    layout: str | None = None
    seconds: float | None = None  # of a turn, in place of rollouts

    def is_of(self, row: dict[str, Any]) -> bool:
        """Whether a row of the file is this cell; the first rows knew no seconds."""
        return all(row.get(key) == value for key, value in asdict(self).items())


def cells(rollouts: int | None, seconds: float | None) -> Iterator[Cell]:
    """Every cell, the quick ones first."""
    infos = [game.info for game in GAMES.values() if game.name in MINDS]
    for info in infos:
        for players, level in product(info.seats, info.levels):
            yield Cell(info.name, players, level, "planner")
    for info in infos:
        for layout in info.layout_names[1:]:
            yield Cell(info.name, min(info.seats), info.level, "planner", None, layout)
    for place in range(max(len(info.levels) for info in infos)):
        for info in infos:
            for players, level in product(info.seats, info.levels[place : place + 1]):
                if seconds:
                    yield Cell(info.name, players, level, "thinker", seconds=seconds)
                else:
                    budget = rollouts or usual_rollouts(info.name)
                    yield Cell(info.name, players, level, "thinker", budget)


def usual_rollouts(game: str) -> int:
    """The thinker's budget in the published table of a game."""
    number: int = import_module(f"forbidden_games.bots.{game}.teaching").MEASURED_ROLLOUTS
    return number


def measure(cell: Cell, games: int, threads: int) -> dict[str, Any]:
    """Play the games of one cell."""
    rules = find_game(cell.game)
    settings: dict[str, object] = {"players": cell.players, "level": cell.level}
    if cell.layout:
        settings["layout"] = cell.layout
    config = rules.write_config(rules.read_config(settings))
    side = Side(cell.bot, Budget(cell.rollouts, cell.seconds))
    start = time.process_time()
    score = play_series(Series(cell.game, config, (side,), FIRST_SEED), games, Threads(threads))
    seconds = time.process_time() - start
    tally = score.tallies[0]
    return {
        **asdict(cell),
        **SideResult.of(rules, side, tally).figures(),
        "ms_a_turn": 1000 * seconds / max(tally.turns, 1),
        "date": date.today().isoformat(),
    }


def interval(found: dict[str, Any]) -> str:
    """A win rate with its interval, in percent."""
    if not found["games"]:
        return "-"
    low, high = wilson(found["wins"], found["games"])
    return f"{100 * found['wins'] / found['games']:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def milliseconds(rows: list[dict[str, Any]]) -> str:
    """From the quickest to the slowest cell."""
    times = sorted(row["ms_a_turn"] for row in rows)
    low, high = (f"{time:.2g}" if time < 10 else f"{time:.0f}" for time in (times[0], times[-1]))
    return low if low == high else f"{low}-{high}"


def main_table(info: GameInfo, rows: list[dict[str, Any]]) -> list[str]:
    """Win rates of one bot at one game, by players and level."""
    lines = [
        f"| players | {' | '.join(map(str.capitalize, info.levels))} | ms a turn |",
        f"| --- | {' | '.join('---' for _ in info.levels)} | --- |",
    ]
    for players in sorted({row["players"] for row in rows}):
        row = {each["level"]: each for each in rows if each["players"] == players}
        parts = [interval(row[level]) if level in row else "" for level in info.levels]
        lines.append(f"| {players} | {' | '.join(parts)} | {milliseconds(list(row.values()))} |")
    return lines


def loss_table(info: GameInfo, rows: list[dict[str, Any]]) -> list[str]:
    """Why games were lost, in percent of all games, over all player counts."""
    causes = sorted({cause for row in rows for cause in row["losses"]})
    lines = [
        f"| level | {' | '.join(cause.replace('-', ' ') for cause in causes)} | turns |",
        f"| --- | {' | '.join('---' for _ in causes)} | --- |",
    ]
    for level in info.levels:
        found = [row for row in rows if row["level"] == level]
        if found:
            games = sum(row["games"] for row in found)
            shares = [
                f"{100 * sum(row['losses'].get(cause, 0) for row in found) / games:.1f}"
                for cause in causes
            ]
            turns = sum(row["turns"] * row["games"] for row in found) / games
            lines.append(f"| {level.capitalize()} | {' | '.join(shares)} | {turns:.1f} |")
    return lines


def role_table(info: GameInfo, rows: list[dict[str, Any]]) -> list[str]:
    """Win rates with and without each role, at the usual level."""
    rows = [row for row in rows if row["level"] == info.level]
    counts = sorted(row["players"] for row in rows)
    by_players = {row["players"]: row for row in rows}
    if not rows:
        return []
    lines = [
        f"| role | {' | '.join(f'{n} players, with / without' for n in counts)} |",
        f"| --- | {' | '.join('---' for _ in counts)} |",
    ]
    for role in sorted(rows[0]["by_role"]):
        parts = []
        for players in counts:
            row = by_players[players]
            with_it = row["by_role"][role]
            without = {
                "games": row["games"] - with_it["games"],
                "wins": row["wins"] - with_it["wins"],
            }
            parts.append(f"{interval(with_it)} / {interval(without)}")
        lines.append(f"| {say(f'role-{role}')} | {' | '.join(parts)} |")
    return lines


def layout_table(info: GameInfo, rows: list[dict[str, Any]]) -> list[str]:
    """The planner on every layout."""
    lines = ["| layout | won, % |", "| --- | --- |"]
    for row in sorted(rows, key=lambda row: -row["wins"] / row["games"]):
        lines.append(f"| {row['layout'] or info.layout_names[0]} | {interval(row)} |")
    return lines


def budget_of(row: dict[str, Any]) -> tuple[float, int]:
    """Seconds of a turn or rollouts of a planning; the other is 0."""
    return row.get("seconds") or 0.0, row["rollouts"] or 0


def say_budget(budget: tuple[float, int]) -> str:
    """The same in words."""
    seconds, rollouts = budget
    return f"{seconds:g} s a turn" if seconds else f"{rollouts} rollouts for each planning"


def say_games(rows: list[dict[str, Any]]) -> str:
    """How many games stand behind each of these rows."""
    fewest, most = (limit(row["games"] for row in rows) for limit in (min, max))
    return f"{fewest:,} games" if fewest == most else f"{fewest:,} to {most:,} games"


def document(found: list[dict[str, Any]]) -> str:
    """docs/strength.md."""
    lines = [
        "# How strong the bots are",
        "",
        "Win rates in percent with 95% Wilson intervals: one bot at every seat, random",
        "roles, the standard layout unless noted, the default rulings. The deals are",
        f"those of the seeds from {FIRST_SEED:,} on, the same in every cell; none of them was ever",
        "used to tune or train a bot. `ms a turn` is processor time on one core of a shared",
        "virtual machine, from the fastest to the slowest level.",
        "",
        "Made by `make strength` from `bench/strength.json`, which has the date of every cell.",
        "Any row can be played again: `forbidden simulate GAME --players 2 --level elite --bot",
        f"thinker --rollouts 300 --seed {FIRST_SEED} --games 200`.",
    ]
    for game in GAMES.values():
        info = game.info
        here = [row for row in found if row["game"] == game.name]
        if not here:
            continue
        lines += ["", f"# {say(f'game-{game.name}')}"]
        planner = [row for row in here if row["bot"] == "planner"]
        standard = [row for row in planner if not row["layout"]]
        if standard:
            lines += ["", f"## planner, {say_games(standard)} a cell", ""]
            lines += main_table(info, standard)
        thinker = [row for row in here if row["bot"] == "thinker"]
        for budget in sorted({budget_of(row) for row in thinker}):
            rows = [row for row in thinker if budget_of(row) == budget]
            title = f"## thinker, {say_budget(budget)}, {say_games(rows)} a cell"
            lines += ["", title, ""]
            lines += main_table(info, rows)
            lines += ["", "Causes of loss, in percent of all games, and turns:", ""]
            lines += loss_table(info, rows)
        if standard:
            lines += ["", "## planner: causes of loss", "", *loss_table(info, standard)]
            usual = info.level.capitalize()
            lines += ["", f"## planner: by role, at {usual}", "", *role_table(info, standard)]
        layouts = [row for row in planner if row["layout"]]
        if layouts:
            players, usual = layouts[0]["players"], layouts[0]["level"]
            layouts += [
                row for row in standard if (row["players"], row["level"]) == (players, usual)
            ]
            title = (
                f"## planner: by layout, {players} players at {usual.capitalize()},"
                f" {say_games(layouts)} each"
            )
            lines += ["", title, "", *layout_table(info, layouts)]
    return "\n".join(lines) + "\n"


def is_done(cell: Cell, found: list[dict[str, Any]], games: int) -> bool:
    """Whether a cell has been played already."""
    return any(row["games"] >= games and cell.is_of(row) for row in found)


def main() -> None:
    """Play what is missing and write both files."""
    parser = argparse.ArgumentParser(description="Measure the bots for docs/strength.md.")
    parser.add_argument("--planner-games", type=int, default=10_000)
    parser.add_argument("--thinker-games", type=int, default=200)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--rollouts", type=int, help="of the thinker; default by game")
    budget.add_argument("--time", type=float, help="seconds a turn of the thinker")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--bot", choices=("planner", "thinker"), help="only these cells")
    parser.add_argument("--game", choices=sorted(MINDS), help="only these cells")
    parser.add_argument("--players", type=int, help="only these cells")
    parser.add_argument("--level", help="only these cells")
    parser.add_argument("--data", type=Path, default=ROOT / "bench" / "strength.json")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "strength.md")
    given = parser.parse_args()
    found: list[dict[str, Any]] = []
    if given.data.exists():
        found = json.loads(given.data.read_text("utf-8"))
    for cell in cells(given.rollouts, given.time):
        games = given.planner_games if cell.bot == "planner" else given.thinker_games
        wanted = all(
            getattr(given, key) in (None, getattr(cell, key))
            for key in ("bot", "game", "players", "level")
        )
        if wanted and not is_done(cell, found, games):
            row = measure(cell, games, given.threads)
            print(cell, interval(row), f"{row['ms_a_turn']:.2f} ms a turn", flush=True)
            found = [*(old for old in found if not cell.is_of(old)), row]
            given.data.write_text(
                "[\n" + ",\n".join(json.dumps(each) for each in found) + "\n]\n", "utf-8"
            )
            given.page.write_text(document(found), "utf-8")
    given.page.write_text(document(found), "utf-8")


if __name__ == "__main__":
    main()
