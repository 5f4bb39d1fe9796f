"""What a play tells: only what it changes, and many legal actions in few words."""

import json
from random import Random

import pytest
from pydantic_core import to_json

from forbidden_games.server.history import PAGE, MatchHistory
from forbidden_games.server.position import position
from forbidden_games.server.wire.changes import adopt, changes
from forbidden_games.server.wire.folding import folded, unfolded
from tests.server.support import PAIR, Server


@pytest.mark.parametrize(
    ("actions", "lines"),
    [
        ([], []),
        (["0 end"], ["0 end"]),
        (["0 move c1", "0 move c2", "0 end"], ["0 move c1|c2", "0 end"]),
        (
            ["0 lift 0 a1", "0 lift 0 b1", "0 lift 1 a1", "0 lift 1 b1", "0 lift 2 b1"],
            ["0 lift 0|1 a1|b1", "0 lift 2 b1"],
        ),
        (
            ["0 end", "1 end", "0 move a1", "0 move a1 with 1"],
            ["0|1 end", "0 move a1", "0 move a1 with 1"],
        ),
    ],
)
def test_actions_that_differ_in_one_word_are_one_line(actions: list[str], lines: list[str]) -> None:
    assert folded(actions) == lines
    assert sorted(unfolded(lines)) == sorted(actions)


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, {}),
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 3]}, {"/a": 2, "/b": [1, 3]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"/a/c": 3}),
        ({"a": {"b": 1}}, {"a": {"c": 1}}, {"/a": {"c": 1}}),
        ({"a": {"b": 1}}, {"a": None}, {"/a": None}),
        ({"a/b": {"c~d": 1}}, {"a/b": {"c~d": 2}}, {"/a~1b/c~0d": 2}),
        (None, {"a": 1}, {"": {"a": 1}}),
    ],
)
def test_changes_are_new_values_by_place(before: object, now: object, told: object) -> None:
    kept = json.dumps(before)
    assert changes(before, now) == told
    assert adopt(before, changes(before, now)) == now
    assert json.dumps(before) == kept


@pytest.mark.parametrize("game", ["island", "desert"])
def test_whoever_adopts_every_change_has_the_whole_position(game: str) -> None:
    luck = Random(5)
    for seed in range(3):
        history = MatchHistory(game, {"level": "novice", "players": 4}, seed)
        told = position(history)
        known = json.loads(told.model_dump_json())
        while not history.is_over and history.number < 150:
            actions = history.match.game.legal_actions(history.match.state)
            if history.undo is not None and luck.random() < 0.2:
                history.take_back()
            else:
                history.play(luck.choice(actions))
            now = position(history)
            known = adopt(known, json.loads(to_json(changes(told, now))))
            told = now
            whole = json.loads(now.model_dump_json())
            assert known == whole
            actions = (
                [] if history.is_over else history.match.game.legal_actions(history.match.state)
            )
            assert sorted(unfolded(known["legal"])) == sorted(map(history.write, actions))


def test_whoever_comes_in_the_middle_hears_the_same_as_the_others(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        maker.act("0 end")
        with table.browser() as late:
            for each in (maker, late):
                each.send("why", action="0 end")
                each.expect("because")
            maker.play_on()
            late.expect("played")
            assert late.position == maker.position
        with table.browser() as later:
            assert later.position == maker.position


def test_a_long_match_is_told_in_pages(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        for _ in range(PAGE):
            maker.act("0 end")
            maker.send("back", after=maker.number)
            maker.expect("played")
        maker.act("0 end")
        numbers = [play["number"] for play in table.get("/plays?before=101").json()["plays"]]
        assert numbers == list(range(1, 101))
    with table.maker() as fresh:
        assert [play["number"] for play in fresh.welcome["plays"]] == list(
            range(PAGE + 2, 2 * PAGE + 2)
        )
        assert fresh.welcome["moves"] == 1
        assert fresh.position["number"] == 2 * PAGE + 1
    with table.maker(have=2 * PAGE - 2) as back:
        assert [play["number"] for play in back.welcome["plays"]] == [
            2 * PAGE - 1,
            2 * PAGE,
            2 * PAGE + 1,
        ]
        assert back.welcome["moves"] == 0
    page = table.get(f"/plays?before={PAGE + 2}").json()
    assert [play["number"] for play in page["plays"]] == list(range(2, PAGE + 2))
    assert page["moves"] == 1
    assert table.get("/plays?before=1").json() == {"plays": [], "moves": 0}
    assert len(table.get("/plays?before=9999").json()["plays"]) == PAGE
    assert table.get("/plays?before=0").status_code == 422
    assert table.get("/plays").status_code == 422
