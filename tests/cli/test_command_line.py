"""The command line as a person meets it: real processes, real exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from forbidden_games.cli.bench import measure
from forbidden_games.games import GAMES
from forbidden_games.plain import PURE
from tests.support.programs import untraced
from tests.support.rules import ROOT

RECORD = ROOT / "examples" / "island-record.json"
DESERT_RECORD = ROOT / "examples" / "desert-record.json"


def forbidden(*words: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command with these words."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "forbidden_games", *words],
        env={**untraced(), "COLUMNS": "100"},
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def complaint(*words: str, text: str | None = None) -> str:
    """The one sentence with which bad words are refused, with exit code 2."""
    done = forbidden(*words, text=text)
    assert done.returncode == 2, done
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    if PURE and len(lines) == 2:
        assert "plain Python" in lines.pop(0)
    (line,) = lines
    assert line.startswith("forbidden: ")
    return line.removeprefix("forbidden: ")


def test_simulating_tells_how_games_ended() -> None:
    done = forbidden("simulate", "island", "--games", "200", "--players", "4")
    assert done.returncode == 0
    assert "0 of 200 games won: 0.00% (95% interval 0.00% to 1.88%)" in done.stdout
    assert "both of its tiles have sunk" in done.stdout
    assert "decisions" in done.stdout
    assert done.stderr.count("\n") == PURE


def test_simulating_as_json_has_the_promised_keys() -> None:
    words = ["--games", "60", "--seed", "5", "--level", "elite", "--layout", "coral-reef"]
    roles = ["--roles", "diver, pilot,random", "--first", "1", "--no-rescue"]
    done = forbidden("simulate", "island", *words, *roles, "--json")
    result = json.loads(done.stdout)
    assert {"games", "wins", "win_rate", "interval", "losses", "games_per_s"} <= set(result)
    assert result["games"] == 60 == result["wins"] + sum(result["losses"].values())
    assert result["config"]["roles"] == ["diver", "pilot", "random"]
    assert result["config"]["players"] == 3
    assert result["config"]["rescue"] is False
    assert result["config"]["first"] == 1
    threads = forbidden("simulate", "island", *words, *roles, "--json", "--threads", "2")
    assert json.loads(threads.stdout)["losses"] == result["losses"]


def test_both_games_can_be_simulated_and_replayed() -> None:
    settings = ["--players", "5", "--shield", "stays", "--no-jet-buried", "--well-sand", "none"]
    done = forbidden("simulate", "desert", "--games", "40", *settings, "--json")
    result = json.loads(done.stdout)
    assert result["games"] == 40 == sum(result["losses"].values())
    assert result["config"]["shield"] == "stays"
    assert result["config"]["jet_buried"] is False
    assert "Games by parts found" in forbidden("simulate", "desert", "--games", "40").stdout
    assert "died of thirst" in forbidden("replay", str(DESERT_RECORD)).stdout
    assert "'layout' is no setting of this game" in complaint(
        "simulate", "desert", "--layout", "coral-reef"
    )


def test_the_first_game_can_be_kept_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = forbidden(
        "simulate", "island", "--games", "1", "--seed", "3", "--json", "--record", str(file)
    )
    (outcome,) = json.loads(done.stdout)["losses"]
    assert json.loads(file.read_text())["outcome"] == outcome
    told = forbidden("replay", str(file))
    assert told.returncode == 0
    assert f"ended {outcome}" in told.stdout


def test_replaying_tells_every_action_and_draws_the_table() -> None:
    record = json.loads(RECORD.read_text())
    told = forbidden("replay", str(RECORD))
    assert told.returncode == 0
    lines = told.stdout.splitlines()
    for number, action in enumerate(record["actions"], start=1):
        assert any(line.startswith(f"{number:4} {action}") for line in lines)
    assert "water" in told.stdout
    assert forbidden("replay", "-", text=RECORD.read_text()).stdout == told.stdout


def test_replaying_draws_one_moment_or_all() -> None:
    first = forbidden("replay", str(RECORD), "--at", "0").stdout
    assert "treasure pile" in first
    assert "running" in first
    every = forbidden("replay", str(RECORD), "--draw").stdout
    moments = len(json.loads(RECORD.read_text())["actions"]) + 1
    assert every.count("treasure pile") == moments
    stepped = forbidden("replay", str(RECORD), "--step", text="\n" * 500)
    assert stepped.returncode == 0
    assert stepped.stdout.count("treasure pile") == moments


def test_help_lists_the_verbs() -> None:
    for words in (["--help"], ["-h"]):
        done = forbidden(*words)
        assert done.returncode == 0
        assert all(
            verb in done.stdout
            for verb in ("play", "serve", "simulate", "replay", "advise", "analyse", "bench")
        )
    assert forbidden("--version").stdout.startswith("forbidden 0.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["fly"],
            "there is no command 'fly'; the commands are play, serve, simulate, replay, advise,"
            " analyse",
        ),
        (["--loud"], "No such option '--loud'"),
        (["simulate"], "name a game: island, desert"),
        (["simulate", "chess"], "there is no game 'chess'; there is island, desert"),
        (["simulate", "island", "--players", "5"], "players is 2, 3 or 4, not 5"),
        (["simulate", "island", "--players", "two"], "'two' is not a valid integer"),
        (["simulate", "island", "--level", "hard"], "level is one of novice, normal"),
        (["simulate", "island", "--layout", "mars"], "layout is one of forbidden-island"),
        (["simulate", "island", "--roles", "diver,diver"], "two seats cannot both be the diver"),
        (["simulate", "island", "--roles", "cook,diver"], "a role is one of diver, engineer"),
        (["simulate", "island", "--roles", "pilot", "--players", "3"], "3 players need 3 roles"),
        (["simulate", "island", "--first", "7"], "first is a seat from 0 to 1 or 'random'"),
        (["simulate", "island", "--games", "0"], "--games must be from 1 to"),
        (["simulate", "island", "--seed", "-1"], "--seed must be from 0 to"),
        (["simulate", "island", "--threads", "0"], "--threads must be from 1 to 256, not 0"),
        (["simulate", "island", "--bot", "genius"], "there is no bot 'genius'; there are random"),
        (["simulate", "island", "--hand-check", "never"], "hand_check is one of after-both"),
        (["simulate", "island", "--record", "/nowhere/x"], "cannot write /nowhere/x: No such file"),
        (["simulate", "island", "extra"], "unexpected extra argument"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "nowhere.json"], "cannot read nowhere.json: No such file"),
        (["replay", "README.md"], "a record is JSON; this is not"),
        (["replay", "tests"], "cannot read tests: Is a directory"),
        (["replay", sys.executable], "is not a text file in UTF-8, so it is no record"),
        (["replay", str(RECORD), "--at", "999"], "--at must be from 0 to"),
    ],
)
def test_bad_words_get_one_clear_sentence(words: list[str], sentence: str) -> None:
    assert sentence in complaint(*words)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "in this record, there is no game 'chess'"),
        ({"config": {"players": 9}}, "in this record, players is 2, 3 or 4, not 9"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"actions": ["0 dance"]}, "action 1, '0 dance': expected a verb"),
        ({"outcome": "won"}, "the record says 'won', but its actions lead to"),
    ],
)
def test_a_spoilt_record_gets_one_clear_sentence(change: dict[str, object], sentence: str) -> None:
    spoilt = json.dumps({**json.loads(RECORD.read_text()), **change})
    assert sentence in complaint("replay", "-", text=spoilt)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f'"{sys.executable}" -m forbidden_games replay "{RECORD}" --draw | head -1'
    done = subprocess.run(
        command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_a_game_is_measured(game: str) -> None:
    figures = measure(GAMES[game], 40, 1)
    assert {"games_per_s", "copy_ns", "planner_games_per_s", "rollouts_per_s"} <= set(figures)
    assert all(figure > 0 for figure in figures.values())


def test_measuring_speed_compares_plain_and_compiled() -> None:
    done = forbidden("bench", "--json", "--quick")
    measured = json.loads(done.stdout)
    assert set(measured) == {"island", "desert"}
    figures = measured["island"]
    assert set(figures) <= {"plain", "compiled"}
    expected = {
        "games_per_s",
        "decisions_per_s",
        "driven_from_python_per_s",
        "copy_ns",
        "replay_ms",
        "planner_games_per_s",
        "rollouts_per_s",
    }
    assert expected <= set(figures["plain"])
    if "compiled" in figures:
        assert expected | {"two_threads", "rollouts_two_threads"} == set(figures["compiled"])
        assert figures["compiled"]["games_per_s"] > 10 * figures["plain"]["games_per_s"]
