"""Sweeps: one series at every table that some settings allow."""

import csv
import io
import json
from pathlib import Path

import pytest

from forbidden_games import simulate
from forbidden_games.arena.sweep import tables
from forbidden_games.games import GAMES
from tests.cli.conftest import Command

SHORT = ("--games", "20", "--bot", "casual")


def test_every_table_is_that_of_a_series_of_its_own(command: Command) -> None:
    done = command("simulate", "island", "--level", "all", *SHORT, "--seed", "5", "--json")
    found = json.loads(done.stdout)["tables"]
    assert [each["table"] for each in found] == [
        {"level": level} for level in GAMES["island"].info.levels
    ]
    for each in found:
        level = each.pop("table")["level"]
        alone = simulate("island", level=level, games=20, seed=5, bot="casual")
        assert each == alone.to_dict()


def test_several_sweeps_give_every_combination() -> None:
    info = GAMES["island"].info
    found = list(tables(info, {"level": "all", "layout": "all", "players": 3}))
    assert len(found) == len(info.levels) * len(info.layout_names)
    assert all(table == {**cell, "players": 3} for cell, table in found)


def test_each_role_sits_among_random_others(command: Command) -> None:
    done = command("simulate", "desert", "--roles", "each", "--players", "3", *SHORT, "--csv")
    rows = [row for row in csv.DictReader(io.StringIO(done.stdout)) if row["section"] == "role"]
    for role in GAMES["desert"].info.roles:
        (own,) = [row for row in rows if row["role"] == role == row["name"]]
        assert own["games"] == "20"
    assert len({(row["role"], row["name"]) for row in rows}) > len(GAMES["desert"].info.roles)


def test_a_person_reads_a_line_for_each_table(command: Command) -> None:
    done = command("simulate", "island", "--level", "all", *SHORT, "--against", "random")
    assert "Forbidden Island, 20 games at each table" in done.stdout
    for level in ("Novice", "Normal", "Elite", "Legendary"):
        assert level in done.stdout
    assert "difference in points" in done.stdout


def test_a_sweep_goes_on_where_it_was_broken_off(command: Command, tmp_path: Path) -> None:
    words = ("simulate", "island", "--level", "all", *SHORT, "--out", str(tmp_path), "--json")
    first = json.loads(command(*words).stdout)
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(GAMES["island"].info.levels)
    assert json.loads(command(*words).stdout) == first


def test_all_tables_are_in_one_picture(command: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "levels.svg"
    command("simulate", "island", "--level", "all", *SHORT, "--plot", str(file))
    image = file.read_text("utf-8")
    for words in ("Forbidden Island: casual", "20 games at each table", "Novice", "Legendary"):
        assert words in image


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("desert --layout all", "desert has no layouts to play all of"),
        ("island --roles each,pilot", "a role is one of"),
    ],
)
def test_what_cannot_be_swept_is_refused(command: Command, words: str, sentence: str) -> None:
    assert sentence in command("simulate", *words.split()).complaint
