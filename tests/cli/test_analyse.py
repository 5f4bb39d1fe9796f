"""forbidden analyse, as a person meets it."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from forbidden_games.cli.analyse import sparkline
from forbidden_games.plain import COMPILED, PURE
from tests.cli.conftest import Command
from tests.cli.test_command_line import forbidden
from tests.support.rules import ROOT

RECORD = ROOT / "examples" / "desert-record.json"
ISLAND_RECORD = ROOT / "examples" / "island-record.json"
POSITION = ROOT / "examples" / "island-position.json"
SMALL = ("--rollouts", "2", "--worst", "1" if COMPILED else "0")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A record to analyse: as plain Python only its first actions are few enough."""
    words = json.loads(RECORD.read_text())
    if not COMPILED:
        words["actions"] = words["actions"][:6]
        del words["outcome"]
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(words))
    return str(file)


def test_curve_and_mistakes_are_shown(record: str) -> None:
    done = forbidden("analyse", record, *SMALL)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("desert, seed")
    assert "Win chance at the start of each turn" in done.stdout
    assert any(bar in done.stdout for bar in "▁▂▃▄▅▆▇█")
    assert ("Biggest mistakes" in done.stdout) != ("No decision cost" in done.stdout)
    assert done.stderr.count("\n") == PURE


def test_the_shape_of_the_json(command: Command, record: str) -> None:
    done = command("analyse", record, *SMALL, "--json")
    result = json.loads(done.stdout)
    assert set(result) == {
        *("game", "seed", "outcome", "rollouts", "start", "plays", "decisions", "worst")
    }
    assert [play["action"] for play in result["plays"]] == json.loads(Path(record).read_text())[
        "actions"
    ]
    assert all(0 <= play["chance"] <= 1 for play in result["plays"])
    assert len(result["worst"]) <= 1
    for decision in result["worst"]:
        assert set(decision) == {"number", "turn", "seat", "cost", "error", "played", "better"}
        assert decision["cost"] > 0
    assert json.loads(command("analyse", record, *SMALL, "--json").stdout) == result


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="needs matplotlib")
@pytest.mark.parametrize(
    ("ending", "begins"), [(".png", b"\x89PNG\r\n\x1a\n"), (".svg", b"<?xml version")]
)
def test_a_picture_is_drawn(
    command: Command, record: str, tmp_path: Path, ending: str, begins: bytes
) -> None:
    file = tmp_path / f"curve{ending}"
    done = command("analyse", record, *SMALL, "--plot", str(file))
    assert done.code == 0, done.stderr
    assert file.read_bytes().startswith(begins)
    assert file.stat().st_size > 5000


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="needs matplotlib")
def test_a_picture_that_cannot_be_written(command: Command, record: str) -> None:
    sentence = command("analyse", record, *SMALL, "--plot", "/nowhere/x.png").complaint
    assert "cannot write /nowhere/x.png: there is no such folder" in sentence


def test_without_matplotlib_one_sentence_says_what_to_install(
    command: Command, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forbidden_games.cli.pictures.find_spec", lambda name: None)
    assert command("analyse", record, "--plot", "x.png").complaint == (
        "--plot needs the package matplotlib: pip install 'forbidden-games[plot]'"
    )


def changed(**change: object) -> str:
    """A record with something wrong."""
    return json.dumps({**json.loads(RECORD.read_text()), **change})


@pytest.mark.parametrize(
    ("words", "text", "sentence"),
    [
        ([], None, "Missing argument 'FILE'"),
        (["nowhere.json"], None, "cannot read nowhere.json: No such file"),
        ([sys.executable], None, "is not a text file in UTF-8, so it is no record"),
        ([str(ROOT / "README.md")], None, "a record is JSON; this is not"),
        (
            [str(POSITION)],
            None,
            "this is a position, not the record of a match; use forbidden advise",
        ),
        (["-"], changed(game="chess"), "in this record, there is no game 'chess'"),
        (["-"], changed(game="island"), "in this record,"),
        (["-"], changed(actions=["0 dance"]), "action 1, '0 dance': expected a verb"),
        (["-"], changed(actions=[], outcome="running"), "has no actions"),
        (
            [str(RECORD), "--plot", "curve.pdf"],
            None,
            "an .svg file, and curve.pdf is neither",
        ),
        ([str(RECORD), "--rollouts", "0"], None, "rollouts are from 1"),
        ([str(RECORD), "--worst", "-1"], None, "--worst must be from 0 to 100, not -1"),
        ([str(RECORD), "--threads", "999"], None, "--threads must be from 1 to 256, not 999"),
    ],
)
def test_bad_words_get_one_clear_sentence(
    command: Command, words: list[str], text: str | None, sentence: str
) -> None:
    assert sentence in command("analyse", *words, text=text or "").complaint


def test_bars_go_from_empty_to_full() -> None:
    assert sparkline([0.0, 0.13, 0.5, 0.99, 1.0]) == "▁▂▅██"
