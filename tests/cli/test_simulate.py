"""forbidden simulate as a person meets it: stopped, killed, gone on with, drawn, compared."""

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from forbidden_games.arena import chunks
from forbidden_games.cli import sides, simulate
from forbidden_games.kernel.errors import BadConfig
from tests.cli.test_command_line import complaint, forbidden
from tests.support.bots import find_fake
from tests.support.programs import untraced
from tests.support.rules import ROOT
from tests.support.sentences import raised

TIMING = ("seconds", "games_per_s", "decisions_per_s", "resumed", "threads", "cluster")
NO_CLUSTER = "tcp://127.0.0.1:9"


def figures(text: str) -> dict[str, Any]:
    """What --json says, but for what depends on the clock and the machine."""
    result: dict[str, Any] = json.loads(text)
    return {key: value for key, value in result.items() if key not in TIMING}


@contextmanager
def begun(*words: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A simulation that runs meanwhile."""
    with subprocess.Popen(
        [sys.executable, "-m", "forbidden_games", "simulate", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        # A test run in the background ignores Ctrl-C, and its children would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        **{"stderr": subprocess.PIPE, "env": untraced(), **options},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_lines(file: Path, number: int) -> int:
    """Wait until a file has so many lines; how many it has then."""
    for _ in range(600):
        found = file.read_bytes().count(b"\n") if file.exists() else 0
        if found >= number:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{file} does not grow")


def test_a_killed_simulation_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    words = ["island", "--players", "3", "--seed", "7", "--json"]
    with begun(*words, "--games", "900000000", "--out", str(tmp_path)) as process:
        wait_for_lines(tmp_path / "chunks.jsonl", 4)
        process.kill()
    kept = (tmp_path / "chunks.jsonl").read_text().split("\n")[:-1]  # of the last, half a line
    before = sum(json.loads(line)["games"] for line in kept)
    words += ["--games", str(before + 100)]
    resumed = forbidden("simulate", *words, "--out", str(tmp_path), "--threads", "2")
    assert json.loads(resumed.stdout)["resumed"] == before
    assert figures(resumed.stdout) == figures(forbidden("simulate", *words).stdout)
    lines = [json.loads(line) for line in (tmp_path / "chunks.jsonl").read_text().splitlines()]
    assert sum(line["games"] for line in lines) == before + 100
    words.remove("--json")
    told = forbidden("simulate", *words, "--out", str(tmp_path))
    assert f"; {before + 100:,} games were already there" in told.stdout


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_simulation_tells_what_it_has_and_can_go_on(
    tmp_path: Path, number: signal.Signals
) -> None:
    with begun("desert", "--games", "900000000", "--json", "--out", str(tmp_path)) as process:
        wait_for_lines(tmp_path / "chunks.jsonl", 3)
        process.send_signal(number)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    games = json.loads(out)["games"]
    assert 0 < games < 900_000_000
    assert json.loads(out)["wanted"] == 900_000_000
    more = games + 100
    resumed = forbidden(
        "simulate", "desert", "--games", str(more), "--json", "--out", str(tmp_path)
    )
    assert json.loads(resumed.stdout)["resumed"] == games
    assert figures(resumed.stdout) == figures(
        forbidden("simulate", "desert", "--games", str(more), "--json").stdout
    )


def test_ctrl_c_ends_a_series_with_what_it_has() -> None:
    pty = pytest.importorskip("pty")
    terminal, side = pty.openpty()
    with begun("island", "--games", "900000000", stderr=side) as process:
        os.close(side)
        shown = ""
        while "won 0.00%" not in shown:  # a series is under way, however slow the machine
            shown += os.read(terminal, 4096).decode(errors="replace")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        os.close(terminal)
    assert process.returncode == 0
    assert re.match(r"Stopped after [1-9][\d,]* of 900,000,000 games\.\n", out)
    assert "how it was lost" in out


def test_the_bar_shows_the_running_win_rate() -> None:
    pty = pytest.importorskip("pty")
    terminal, side = pty.openpty()
    with begun(
        "island",
        "--games",
        "900000000",
        "--json",
        stderr=side,
        env={**os.environ, "COLUMNS": "120"},
    ) as process:
        os.close(side)
        shown = ""
        while "won 0.00% (0.00% to " not in shown or "games/s" not in shown:
            shown += os.read(terminal, 4096).decode(errors="replace")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        os.close(terminal)
    assert "/900,000,000" in shown
    assert json.loads(out)["games"] > 0


def test_the_result_as_values_and_as_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "rates.svg"
    words = ["simulate", "desert", "--players", "5", "--games", "400", "--plot", str(file)]
    done = forbidden(*words, "--csv")
    assert done.returncode == 0, done.stderr
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    assert sum(int(row["games"]) for row in rows if row["section"] == "loss") == 400
    assert sum(int(row["games"]) for row in rows if row["section"] == "role") == 5 * 400
    assert {row["name"] for row in rows if row["section"] == "first-seat"} == set("01234")
    assert ">Forbidden Desert: random<" in file.read_text("utf-8")


# Two bots. The second one is made for the test, so this runs in one process.


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find_bot", find_fake)
    monkeypatch.setattr(sides, "find_bot", find_fake)


def run(*words: str) -> str:
    done = CliRunner().invoke(simulate.simulate, words, catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


@pytest.mark.usefixtures("fakes")
def test_two_bots_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    words = ["island", "--bot", "thirds", "--against", "halves", "--games", "600"]
    told = run(*words, "--out", str(tmp_path))
    assert "thirds: 200 of 600 games won: 33.33% (95% interval 29.6" in told
    assert "halves: 300 of 600 games won: 50.00% (95% interval 46.0" in told
    assert "100 won by both, 100 only by thirds, 200 only by halves, 200 by neither." in told
    assert "Difference of the win rates: -16.67 points (95% interval -2" in told
    assert "exact McNemar test: p = 8e-09" in told
    assert re.search(r"Messenger +200 +\d\d\.\d\d% +50\.00%", told)
    result = json.loads(run(*words, "--out", str(tmp_path), "--json"))
    assert result["resumed"] == 600
    assert result["comparison"]["first"] == 100


@pytest.mark.usefixtures("fakes")
def test_wins_are_told_by_role_and_by_seat() -> None:
    told = run("island", "--bot", "thirds", "--games", "600")
    assert re.search(r"Diver +200 +50\.00% +4\d\.\d\d% to 5\d\.\d\d%", told)
    assert re.search(r"0 +600 +33\.33% +29\.\d\d% to 37\.\d\d%", told)


@pytest.mark.usefixtures("fakes")
def test_budgets_belong_to_thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sides, "THINKERS", ("thirds",))
    words = ["island", "--games", "6", "--json"]
    result = json.loads(run(*words, "--bot", "thirds", "--rollouts", "50", "--against", "halves"))
    assert (result["rollouts"], result["against"]["rollouts"]) == (50, None)
    thirds = ["--bot", "thirds", "--against", "thirds"]
    result = json.loads(run(*words, *thirds, "--rollouts", "50", "--against-time", "0.5"))
    assert (result["rollouts"], result["time"]) == (50, None)
    assert (result["against"]["rollouts"], result["against"]["time"]) == (None, 0.5)
    told = run("island", "--games", "6", *thirds, "--rollouts", "50", "--against-rollouts", "60")
    assert "thirds with 50 rollouts: 2 of 6" in told
    assert "thirds with 60 rollouts: 2 of 6" in told
    with pytest.raises(BadConfig, match=r"--against-rollouts and --against-time .* not for halves"):
        run(*words, "--bot", "thirds", "--against", "halves", "--against-rollouts", "5")
    with pytest.raises(BadConfig, match="another bot or another budget than thirds with 50 roll"):
        run(*words, *thirds, "--rollouts", "50")


REFUSED = [
    ([], "name a game: island, desert"),
    (["island", "--games", "0"], "--games must be from 1 to 1000000000000, not 0"),
    (["island", "--rollouts", "0"], "--rollouts must be from 1 to 10000000, not 0"),
    (["island", "--rollouts", "9", "--time", "1"], "choose either --rollouts or --time"),
    (
        ["island", "--rollouts", "9"],
        "--rollouts and --time are for a bot with a budget (thinker), not",
    ),
    (["island", "--time", "0"], "--time must be from 0.001 to 3600, not 0"),
    (["island", "--time", "nan"], "--time must be from 0.001 to 3600, not nan"),
    (["island", "--against-time", "1"], "--against-rollouts and --against-time need --against"),
    (["island", "--against", "genius"], "there is no bot 'genius'"),
    (["island", "--against", "random"], "--against needs another bot or another budget than"),
    (["island", "--json", "--csv"], "choose either --json or --csv"),
    (["island", "--threads", "2", "--cluster", NO_CLUSTER], "--threads is for this computer only"),
    (["island", "--plot", "x.pdf"], "--plot draws a .png or an .svg file, and x.pdf is neither"),
    (["island", "--plot", "no/where.png"], "cannot write no/where.png: there is no such folder"),
    (["island", "--level", "all", "--record", "first.json"], "leave it out of a sweep"),
    (["island", "--record", "no/where"], "cannot write no/where: No such file or directory"),
    (["island", "--out", "README.md"], "Invalid value for '--out'"),
    (["island", "--out", "/proc/nowhere"], "cannot write to /proc/nowhere: "),
]


def refusal(*words: str) -> str:
    """What is said about bad words; test_command_line.py sees how it gets to the terminal."""
    with pytest.raises((BadConfig, click.ClickException)) as refused:
        simulate.simulate.main(words, standalone_mode=False)
    error = refused.value
    return error.format_message() if isinstance(error, click.ClickException) else str(error)


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_bad_options_get_one_clear_sentence(words: list[str], sentence: str) -> None:
    assert sentence in refusal(*words)


def test_bad_options_leave_nothing_behind(tmp_path: Path) -> None:
    words = ["simulate", "island", "--record", str(tmp_path / "game.json"), "--rollouts", "5"]
    assert "a bot with a budget" in complaint(*words, "--out", str(tmp_path / "out"))
    assert list(tmp_path.iterdir()) == []


def test_the_list_has_every_sentence_there_is() -> None:
    said = [refusal(*words) for words, _ in REFUSED]
    patterns = raised("cli/simulate.py", "cli/sides.py", "cli/settings.py")
    assert len(patterns) >= 9
    for pattern in patterns:
        assert any(re.fullmatch(pattern, sentence) for sentence in said), pattern
