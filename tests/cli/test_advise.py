"""forbidden advise, as a person meets it."""

import json
import sys
from typing import Any

import pytest

from tests.cli.conftest import Command
from tests.cli.test_command_line import forbidden
from tests.support.rules import ROOT

ISLAND = ROOT / "examples" / "island-position.json"
DESERT = ROOT / "examples" / "desert-position.json"
RECORD = ROOT / "examples" / "island-record.json"
SMALL = ("--rollouts", "24")


def test_the_best_action_is_shown_with_its_reason() -> None:
    done = forbidden("advise", str(ISLAND), "--rollouts", "48")
    assert done.returncode == 0, done.stderr
    assert "forbidden-island; . dry" in done.stdout
    assert "The team's win chance from here is" in done.stdout
    assert done.stdout.split("what it does, and why")[1].split()[:3] == ["1", "sandbag", "c2"]
    assert "the last tile of the Crystal of Fire" in " ".join(done.stdout.split())


def test_the_plan_of_the_turn_is_told(command: Command) -> None:
    done = command("advise", str(DESERT), *SMALL)
    assert done.code == 0, done.stderr
    assert "Best plan:" in done.stdout
    assert "1  0 move b3        The Archeologist moves to b3." in done.stdout


def test_the_shape_of_the_json(command: Command) -> None:
    words = ("advise", str(DESERT), *SMALL, "--json", "--top", "2", "--seed", "7")
    result: dict[str, Any] = json.loads(command(*words).stdout)
    assert set(result) == {
        *("game", "to_act", "seats", "chance", "interval", "best", "plan", "choices", "compiled")
    }
    assert result["game"] == "desert"
    assert result["seats"] == [0, 1]
    assert result["best"] == "0 move b3" == result["plan"][0]
    assert len(result["choices"]) == 2
    choice = result["choices"][0]
    assert set(choice) == {
        *("action", "means", "chance", "interval", "rollouts", "plan", "reasons")
    }
    assert choice["means"] == "The Archeologist moves to b3"
    assert choice["interval"][0] <= choice["chance"] <= choice["interval"][1]
    assert json.loads(command(*words).stdout) == result


def test_seats_that_can_only_wait(command: Command) -> None:
    done = command("advise", "-", *SMALL, "--seats", "1", text=DESERT.read_text())
    assert "wait for the Archeologist" in done.stdout
    result = json.loads(command("advise", str(DESERT), *SMALL, "--seats", "1", "--json").stdout)
    assert result["best"] is None
    assert result["seats"] == [1]


def test_time_instead_of_rollouts(command: Command) -> None:
    done = command("advise", str(DESERT), "--time", "0.05", "--json")
    assert json.loads(done.stdout)["best"] == "0 move b3"


OVER = (
    '{"game": "island", "seats": [{"role": "diver"}, {"role": "pilot"}], "water": 10,'
    ' "phase": "drawing", "left": 1, "treasure_discard": ["rise"],'
)


@pytest.mark.parametrize(
    ("words", "text", "sentence"),
    [
        ([], None, "Missing argument 'FILE'"),
        (["nowhere.json"], None, "cannot read nowhere.json: No such file"),
        ([str(ROOT)], None, "Is a directory"),
        ([sys.executable], None, "is not a text file in UTF-8, so it is no position"),
        ([str(ROOT / "README.md")], None, "a position is JSON; this is not"),
        (
            [str(RECORD)],
            None,
            "this is the record of a match, not a position; use forbidden analyse",
        ),
        (["-"], "[]", "a position is a JSON object"),
        (["-"], '{"seats": []}', 'has to name its game: "game": "island" or "game": "desert"'),
        (["-"], '{"game": "chess"}', "there is no game 'chess'; there is island, desert"),
        (["-"], '{"game": "desert", "seats": []}', "seats must list 2 to 5 adventurers, not 0"),
        (["-"], '{"game": "island", "boats": 1}', "a position has no 'boats'"),
        (["-"], OVER + ' "outcome": "swamped"}', "This game is over (swamped)"),
        (["-"], OVER + ' "outcome": "running"}', "the outcome must be 'swamped' here"),
        ([str(ISLAND), "--seats", "5"], None, "its seats are 0 to 1"),
        ([str(ISLAND), "--seats", "me"], None, "--seats lists seats as in 0,2; not 'me'"),
        ([str(ISLAND), "--rollouts", "0"], None, "rollouts are from 1"),
        ([str(ISLAND), "--time", "0"], None, "seconds a turn are from 0.001"),
        ([str(ISLAND), "--rollouts", "9", "--time", "1"], None, "not both"),
        ([str(ISLAND), "--top", "0"], None, "--top must be from 1 to 100, not 0"),
        ([str(ISLAND), "--threads", "0"], None, "--threads must be from 1 to 256, not 0"),
        ([str(ISLAND), "--seed", "-1"], None, "--seed must be from 0 to"),
    ],
)
def test_bad_words_get_one_clear_sentence(
    command: Command, words: list[str], text: str | None, sentence: str
) -> None:
    assert sentence in command("advise", *words, text=text or "").complaint


LINE = "island flooded=b2 seats=diver:c3:fire/pilot:d4:sandbags turn=1"


def test_a_position_in_one_line_is_an_argument_or_standard_input(command: Command) -> None:
    as_argument = json.loads(command("advise", LINE, *SMALL, "--json").stdout)
    assert as_argument["to_act"] == 1
    assert (
        json.loads(command("advise", "-", *SMALL, "--json", text=f"{LINE}\n").stdout) == as_argument
    )


def test_a_bad_line_gets_a_sentence(command: Command) -> None:
    done = command("advise", f"{LINE} water=rising", *SMALL)
    assert done.code == 2
    assert "water must be a whole number from 1 to 10, not 'rising'" in done.stderr
