"""A game that the server has never heard of is played like the others once it is registered."""

import random
from collections.abc import Iterator
from dataclasses import fields

import pytest

from forbidden_games.games import GAMES
from forbidden_games.kernel.match import Match
from forbidden_games.server.wire.position import SeatSnapshot, Snapshot
from tests.server.support import QUICK, Server
from tests.toy import registered
from tests.toy.game import Beacon

PAIR = {"roles": ["runner", "keeper"], "first": 0}


@pytest.fixture(autouse=True)
def toy() -> Iterator[Beacon]:
    with registered() as game:
        yield game


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(QUICK) as server:
        yield server


def test_a_new_game_is_chosen_played_and_looked_back_at(toy: Beacon) -> None:
    luck = random.Random(1)
    with Server(QUICK) as server:
        listed = server.http.get("/api/catalog").json()["games"]
        choice = next(game for game in listed if game["game"] == toy.name)
        assert choice["levels"] == list(toy.info.levels)
        assert choice["bots"] == ["random"]
        table = server.table("me", "me", game=toy.name, seed=2)
        with table.maker() as maker:
            position = maker.position
            assert position["snapshot"]["game"] == toy.name
            cell = position["snapshot"]["seats"][0]["cell"]
            maker.send("why", action=position["legal"][0])
            assert maker.expect("because")["rule"] is None
            while maker.position["outcome"] == "running":
                assert maker.position["task"] in ("act", "draw")
                maker.act(luck.choice(maker.legal()))
            assert maker.position["task"] == "over"
            assert cell
        replay = table.get("/replay").json()
        assert len(replay["frames"]) == len(table.get("/record").json()["actions"]) + 1
        assert table.get("/moments/1").json()["snapshot"]["game"] == toy.name
        counted = server.http.get("/api/statistics").json()
        assert [each["game"] for each in counted if each["games"]] == [toy.name]


def test_a_bot_without_knowledge_of_the_game_plays_it(toy: Beacon) -> None:
    with Server(QUICK) as server, server.table("random", "random", game=toy.name).maker() as maker:
        assert maker.watch()["outcome"] != "running"


def test_a_game_that_the_thinker_does_not_know_gets_no_advice(
    toy: Beacon, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(QUICK) as server, server.table("me", "me", game=toy.name).maker() as maker:
        maker.send("ask", number=0)
        assert maker.expect("refused", "advised")["code"] == "no_advice"
        maker.act(maker.legal()[0])


def test_every_table_shows_what_all_screens_need(toy: Beacon) -> None:
    for game in GAMES.values():
        match = Match(game, game.read_config({}), 1)
        shown = game.snapshot(match.state)
        names = {field.name for field in fields(Snapshot)}
        assert names <= {field.name for field in fields(shown)}, game.name
        for seat in shown.seats:
            assert {field.name for field in fields(SeatSnapshot)} <= set(vars(seat))


def test_a_game_without_remarks_has_the_phrases_of_every_table(server: Server, toy: Beacon) -> None:
    with server.table("me", "me", game=toy.name).maker() as maker:
        maker.send("remarks", seat=0)
        assert maker.expect("remarks")["remarks"] == []
        maker.send("say", seat=0, phrase="hello")
        assert maker.expect("said")["saying"]["told"]["key"] == "table-phrase-hello"


def test_a_refusal_names_its_rule(server: Server) -> None:
    table = server.table("me", "me", game="beacon", config=PAIR, seed=4)
    with table.maker() as maker:
        refused = maker.act("0 light")
        assert refused["type"] == "refused"
        assert refused["rule"] == "BE-4"


def test_whoever_has_a_cloak_may_ask_to_wait_once_a_gust_blows(server: Server) -> None:
    table = server.table("me", "open", game="beacon", config=PAIR, seed=4)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        friend.send("sit", seat=1, name="Ben")
        while not maker.position["interferers"]:
            browser = maker if maker.position["to_act"] == 0 else friend
            browser.act(browser.legal(browser.position["to_act"])[0])
            other = friend if browser is maker else maker
            other.expect("played")
        assert maker.position["interferers"] == [0, 1]


def test_a_bot_that_does_not_know_the_game_gets_a_sentence(server: Server) -> None:
    wish = {"game": "beacon", "seats": [{"who": "me"}, {"who": "bot", "bot": "planner"}]}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert "Traceback" not in answer.text
