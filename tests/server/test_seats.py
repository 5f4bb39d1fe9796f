"""Who sits where, who is here, and how people and bots change places."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import PAIR, Server, Table, quick


def seats(message: dict[str, Any]) -> list[tuple[object, ...]]:
    listed = message["seats"] if "seats" in message else message["info"]["seats"]
    return [(each["who"], each["name"], each["bot"], each["present"]) for each in listed]


def test_the_maker_and_a_friend_find_their_seats(server: Server) -> None:
    table = server.table("me", "open", "planner", pace=5)
    with table.maker() as maker:
        assert (maker.welcome["yours"], maker.welcome["host"]) == ([0], True)
        assert seats(maker.welcome) == [
            ("person", "", None, True),
            ("open", "", None, False),
            ("bot", "", "planner", True),
        ]
        with table.browser(table.invitations[1]) as friend:
            assert (friend.welcome["yours"], friend.welcome["host"]) == ([1], False)
            assert seats(maker.expect("seats"))[1] == ("person", "", None, True)
            friend.send("sit", seat=1, name="  Chie\n\u202e ")
            assert seats(maker.expect("seats"))[1] == ("person", "Chie", None, True)
        assert seats(maker.expect("seats"))[1] == ("person", "Chie", None, False)


def test_a_wrong_key_only_watches(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker, table.browser("not-the-right-key") as stranger:
        assert (stranger.welcome["yours"], stranger.welcome["host"]) == ([], False)
        assert maker.expect("seats")["watchers"] == 1
        assert stranger.act("0 end")["code"] == "not_your_seat"
        for kind, fields in (
            ("back", {"after": 0}),
            ("say", {"seat": 0, "phrase": "hello"}),
            ("point", {"seat": 0, "cell": "c3"}),
            ("sit", {"seat": 0}),
            ("replace", {"seat": 0, "bot": "random"}),
            ("wait", {"seat": 0, "on": True}),
            ("ask", {"number": 0}),
            ("rematch", {}),
        ):
            stranger.send(kind, **fields)
            expected = "not_undoable" if kind == "back" else "not_your_seat"
            assert stranger.expect("refused")["code"] == expected, kind


def test_pointing_and_phrases_reach_everybody(server: Server) -> None:
    table = server.table("me", "open")
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        friend.send("point", seat=1, cell="c3")
        assert maker.expect("pointed") == {"type": "pointed", "seat": 1, "cell": "c3"}
        friend.send("say", seat=1, phrase="good-idea")
        said = maker.expect("said")["saying"]
        assert (said["seat"], said["after"], said["text"]) == (1, 0, None)
        assert said["told"] == {"key": "table-phrase-good-idea", "arguments": {}}
        friend.send("point", seat=1, cell="<b>")
        assert friend.expect("refused")["code"] == "unreadable"


def test_a_reconnecting_browser_gets_what_it_has_missed(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        maker.act("0 end")
        maker.act("0 draw")
        with table.maker(have=1) as again:
            assert [play["action"] for play in again.welcome["plays"]] == ["0 draw"]
            assert again.position == maker.position
            assert again.welcome["opening"] == maker.welcome["opening"]
        with table.maker(have=2) as again:
            assert again.welcome["plays"] == []


def test_a_bot_plays_for_a_seat_until_its_player_comes_back(server: Server) -> None:
    table = server.table("me", "open", config=PAIR)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        friend.send("replace", seat=1, bot="random")
        maker.expect("seats")
        while maker.position["to_act"] == 0 and maker.position["outcome"] == "running":
            maker.play_on()
        while not any(
            each["type"] == "played" and each["play"]["seat"] == 1 for each in maker.heard
        ):
            maker.expect("played")
        friend.send("say", seat=1, phrase="hello")
        assert friend.expect("refused")["reason"]["key"] == "refused-bot-plays"
        friend.send("sit", seat=1)
        assert seats(friend.expect("seats"))[1] == ("person", "", None, True)


def test_only_an_absent_player_is_replaced_by_others(server: Server) -> None:
    table = server.table("me", "open", "open", config={"first": 0}, pace=5)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        with table.browser(table.invitations[2]):
            friend.send("replace", seat=2, bot="planner")
            refused = friend.expect("refused")
            assert refused["reason"]["key"] == "refused-still-here"
        while maker.expect("seats")["seats"][2]["present"]:
            pass
        friend.send("replace", seat=2, bot="planner")
        while seats(maker.expect("seats"))[2] != ("bot", "", "planner", True):
            pass
        with table.browser(table.invitations[2]) as back:
            assert back.welcome["yours"] == [2]
            back.send("sit", seat=2, name="Eva")
            while seats(maker.expect("seats"))[2] != ("person", "Eva", None, True):
                pass


def test_only_the_host_fills_an_open_seat(server: Server) -> None:
    table = server.table("me", "open", "open", config={"first": 0}, pace=5)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        friend.send("replace", seat=2, bot="random")
        assert friend.expect("refused")["code"] == "not_your_seat"
        maker.send("replace", seat=2, bot="random")
        assert seats(maker.expect("seats", watchers=0))[1][0] == "person"
        friend.send("replace", seat=4, bot="random")
        assert friend.expect("refused")["code"] == "not_your_seat"


@pytest.mark.parametrize(("wish", "level"), [("same", "normal"), ("harder", "elite")])
def test_a_rematch_with_the_same_deal_or_at_the_next_level(
    server: Server, wish: str, level: str
) -> None:
    table = server.table("me", "random", config={"level": "normal", "first": 0})
    with table.maker() as maker:
        dealt = maker.position["snapshot"]
        assert maker.welcome["info"]["harder"] == "elite"
        maker.send("replace", seat=0, bot="random")
        maker.watch()
        maker.send("rematch", wish=wish)
        following = maker.expect("moved")["table"]
    again = Table(server.http, server.host, following, table.key, table.invitations)
    with again.maker() as sitting:
        assert sitting.welcome["info"]["config"]["level"] == level
        assert (sitting.position["snapshot"]["tiles"] == dealt["tiles"]) == (wish == "same")


def test_a_rematch_has_the_same_seats_and_keys_and_a_new_deal(server: Server) -> None:
    table = server.table("me", "open", "random", config={"level": "legendary", "first": 2})
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        friend.send("sit", seat=1, name="Ben")
        maker.send("rematch")
        assert maker.expect("refused")["reason"]["key"] == "refused-not-over"
        maker.send("replace", seat=0, bot="random")
        friend.send("replace", seat=1, bot="random")
        maker.watch()
        maker.send("sit", seat=0)
        friend.send("sit", seat=1)
        while seats(maker.expect("seats"))[1][0] != "person":
            pass
        maker.send("rematch")
        friend.send("rematch")
        moved = [each.expect("moved")["table"] for each in (maker, friend)]
        assert moved[0] == moved[1] != table.name
        again = Table(server.http, server.host, moved[0], table.key, table.invitations)
        with again.browser(table.invitations[1]) as sitting:
            assert sitting.welcome["yours"] == [1]
            assert [name for _, name, _, _ in seats(sitting.welcome)] == ["", "Ben", ""]
            assert sitting.welcome["info"]["config"]["level"] == "legendary"
            assert sitting.position["outcome"] == "running"
        one, other = (
            server.http.get(f"/api/tables/{name}").json()["config"]
            for name in (table.name, moved[0])
        )
        assert one == other


@pytest.mark.parametrize("bot", ["random", "casual", "planner", "thinker"])
def test_the_table_keeps_its_bots_for_whoever_asks(server: Server, bot: str) -> None:
    table = server.table("me", bot, pace=10, config={"first": 0})
    info = table.get().json()
    assert info["seats"][1] == {
        "seat": 1,
        "role": info["seats"][1]["role"],
        "who": "bot",
        "name": "",
        "bot": bot,
        "present": True,
        "free": False,
        "away": None,
        "silent": None,
    }
    assert info["seats"][0]["present"] is False


def test_whoever_joins_again_without_the_key_has_left_just_now(tmp_path: Path) -> None:
    with Server(quick(tmp_path, grace_seconds=500.0)) as server:
        table = server.table("me", "open", config={"first": 0})
        with table.maker() as maker, table.browser(table.invitations[1]) as friend:
            room = server.app.state.lobby._rooms[table.name]
            room._table.presence._since -= 1000.0  # the room has been awake for long
            friend.join()
            maker.send("replace", seat=1, bot="planner")
            while (answer := maker.expect("seats", "refused"))["type"] == "seats":
                assert answer["seats"][1]["who"] == "person"
            assert answer["reason"]["key"] == "refused-just-left"
