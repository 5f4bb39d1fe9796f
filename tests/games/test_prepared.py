"""Prepared tables: every position can occur, every task can be done, and lessons run as written."""

import json
from typing import Any

import pytest

from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.prepared import Prepared
from forbidden_games.match import Match
from tests.support.rules import ROOT

LESSONS = sorted(ROOT.glob("web/src/games/*/first-game.json"))
TABLES = [
    pytest.param(game, table, id=f"{name} {table.name}")
    for name, game in GAMES.items()
    for table in game.info.prepared
]


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_the_position_can_occur(game: Any, table: Prepared) -> None:
    state = game.restore(table.position)
    assert game.outcome(state) == 0
    assert game.to_act(state) == 0


@pytest.mark.parametrize("name", GAMES)
def test_every_role_can_be_tried(name: str) -> None:
    info = find_game(name).info
    tried = {table.name: table.roles[0] for table in info.prepared if table.goal}
    assert tried == {role: role for role in info.roles}


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_a_prepared_table_plays_out_again(name: str) -> None:
    table = find_game(name).info.prepared[1]
    match = Match.new(name, seed=table.seed, prepared=table.name)
    for words in table.solution:
        match.play(words)
    again = Match.from_record(match.record())
    assert again.game.snapshot(again.state) == match.game.snapshot(match.state)
    assert match.record().config["prepared"] == table.name


@pytest.mark.parametrize("name", GAMES)
def test_only_what_is_prepared_can_be_wished_for(name: str) -> None:
    with pytest.raises(BadConfig, match="prepared is one of first-game, "):
        Match.new(name, prepared="no-such-table")
    with pytest.raises(BadConfig, match="prepared for other roles"):
        Match.new(name, prepared="first-game", roles=["random"] * 3)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_a_lesson_runs_as_written(path: Any) -> None:
    """Each step asks for something that can be done then, and what it tells has happened."""
    lesson = json.loads(path.read_text("utf-8"))
    name = path.parent.name
    table = find_game(name).info.prepared_tables[lesson["prepared"]]
    match = Match.new(name, seed=table.seed, prepared=table.name)
    for step in lesson["steps"]:
        happened = []
        for words in step.get("does", ()):
            happened += [match.game.write_event(match.state, each) for each in match.play(words)]
        assert set(step.get("then", ())) <= set(happened)
    assert not match.over
    assert match.game.to_act(match.state) == 1, "the lesson is one turn"


def test_there_are_lessons() -> None:
    assert [path.parent.name for path in LESSONS] == sorted(GAMES)
