"""One link for the table: friends choose a seat in the lobby, and the host starts."""

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Browser, Message, Server, Table, quick


def lobby(server: Server, *seats: str, **wish: Any) -> Table:
    return server.table(*seats, lobby=True, **wish)


def who(message: Message) -> list[tuple[str, str, bool]]:
    """Who sits where, under which name, and whether the seat is still free."""
    listed = message["seats"] if "seats" in message else message["info"]["seats"]
    return [(each["who"], each["name"], each["free"]) for each in listed]


def test_a_visitor_sees_who_invites_and_takes_a_free_seat(server: Server) -> None:
    seats = [{"who": "me", "name": "Ann"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    roles = ["pilot", "diver", "engineer"]
    wish = {"game": "island", "seats": seats, "lobby": True, "config": {"roles": roles}}
    made = server.http.post("/api/tables", json=wish).json()
    info = server.http.get(f"/api/tables/{made['table']}").json()
    assert (info["host"], info["started"]) == ("Ann", False)
    assert [seat["role"] for seat in info["seats"]] == roles
    assert [seat["free"] for seat in info["seats"]] == [False, True, False]
    table = Table(server.http, server.host, made["table"], made["key"], {})
    with table.maker() as host, table.browser() as friend:
        assert (friend.welcome["yours"], friend.welcome["strange"]) == ([], [])
        friend.send("take", seat=1, name=" Ben\n")
        taken = friend.expect("taken")
        assert taken["seat"] == 1
        assert friend.expect("seats")["yours"] == [1]
        while who(host.expect("seats"))[1] != ("person", "Ben", False):
            pass
        with table.browser(taken["key"]) as again:
            assert again.welcome["yours"] == [1]


def test_of_two_who_choose_one_seat_one_gets_it_and_the_other_is_told(server: Server) -> None:
    for _ in range(5):
        table = lobby(server, "me", "open", "open")
        browsers = [table.browser() for _ in range(4)]
        at_once = threading.Barrier(len(browsers))
        answers: list[Message] = []

        def take(browser: Browser, at_once: threading.Barrier, answers: list[Message]) -> None:
            at_once.wait()
            browser.send("take", seat=1, name="Ben")
            answers.append(browser.expect("taken", "refused"))

        threads = [
            threading.Thread(target=take, args=(browser, at_once, answers)) for browser in browsers
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(each["type"] for each in answers) == ["refused"] * 3 + ["taken"]
        refused = [each for each in answers if each["type"] == "refused"]
        assert {each["code"] for each in refused} == {"seat_taken"}
        late = next(b for b in browsers if b.heard[-1]["type"] == "refused")
        late.send("take", seat=2, name="Chie")  # there is another one
        assert late.expect("taken")["seat"] == 2
        for browser in browsers:
            browser.close()


def test_one_browser_may_take_several_seats(server: Server) -> None:
    table = lobby(server, "me", "open", "open")
    with table.browser() as friend:
        keys = []
        for seat in (1, 2):
            friend.send("take", seat=seat, name="Ben")
            keys.append(friend.expect("taken")["key"])
        assert friend.expect("seats")["yours"] == [1, 2]
        with table.browser(*keys) as again:
            assert again.welcome["yours"] == [1, 2]


@pytest.mark.parametrize("seat", [0, 2, 7])
def test_only_a_free_seat_can_be_taken(server: Server, seat: int) -> None:
    table = lobby(server, "me", "open", "planner")
    with table.browser() as stranger:
        stranger.send("take", seat=seat, name="Mallory")
        assert stranger.expect("refused")["code"] in ("seat_taken", "not_your_seat")
        assert table.get().json()["seats"][0]["name"] == ""


def test_nobody_plays_before_the_host_starts(server: Server) -> None:
    table = lobby(server, "me", "planner", "open", config={"first": 1})
    with table.maker() as host, table.browser(table.invitations[2]) as friend:
        for browser, kind, fields in (
            (host, "act", {"action": "0 end", "after": 0}),
            (host, "ask", {"number": 0}),
            (host, "back", {"after": 0}),
        ):
            browser.send(kind, **fields)
            assert browser.expect("refused")["code"] == "not_started", kind
        friend.send("start")
        assert friend.expect("refused")["reason"]["key"] == "refused-host-starts"
        time.sleep(0.3)  # no bot has begun meanwhile
        assert table.get().json()["number"] == 0
        host.send("start")
        assert friend.expect("seats", started=True)["yours"] == [2]
        assert host.expect("played")["play"]["seat"] == 1
        assert table.get().json()["started"] is True


def test_bots_play_for_seats_left_open_until_a_friend_comes(server: Server) -> None:
    table = lobby(server, "me", "open", pace=5)
    with table.maker() as host:
        host.send("start")
        assert who(host.expect("seats", started=True))[1] == ("bot", "", True)
        with table.browser() as late:
            late.send("take", seat=1, name="Ben")
            late.expect("taken")
            while who(host.expect("seats"))[1] != ("person", "Ben", False):
                pass
        host.send("stand", seat=1)
        assert host.expect("refused")["reason"]["key"] == "refused-has-started"


def test_old_seat_links_still_work_unless_somebody_took_the_seat(server: Server) -> None:
    table = lobby(server, "me", "open", "open")
    with table.browser(table.invitations[1]) as invited, table.browser() as friend:
        assert invited.welcome["yours"] == [1]
        friend.send("take", seat=1, name="Ben")
        assert friend.expect("refused")["code"] == "seat_taken"
        friend.send("take", seat=2, name="Ben")
        friend.expect("taken")
    with table.browser(table.invitations[2]) as late:
        assert (late.welcome["yours"], late.welcome["strange"]) == ([], [0])
    with table.browser(table.key, "no-such-key-here") as host:
        assert (host.welcome["yours"], host.welcome["strange"]) == ([0], [1])


def test_whoever_looks_takes_no_seat_before_sitting_down(server: Server) -> None:
    table = lobby(server, "me", "open")
    visitor = Browser(server.host, table.name)
    with visitor:
        visitor.send("join", keys=[table.invitations[1]], look=True)
        assert visitor.expect("welcome")["yours"] == [1]
        assert table.get().json()["seats"][1]["free"] is True
        visitor.send("sit", seat=1, name="Ben")
        assert who(visitor.expect("seats"))[1] == ("person", "Ben", False)


def test_a_seat_can_be_left_and_freed_in_the_lobby(server: Server) -> None:
    table = lobby(server, "me", "open", "open")
    with table.maker() as host, table.browser() as ben, table.browser() as chie:
        for browser, seat in ((ben, 1), (chie, 2)):
            browser.send("take", seat=seat)
            browser.expect("taken")
        ben.send("stand", seat=2)
        assert ben.expect("refused")["code"] == "not_your_seat"
        ben.send("stand", seat=1)
        ben.expect("seats", yours=[])
        host.send("stand", seat=2)  # the host may free any
        chie.expect("seats", yours=[])
        assert [seat["free"] for seat in table.get().json()["seats"]] == [False, True, True]


def test_the_host_may_change_seats_and_stays_the_host(server: Server) -> None:
    table = lobby(server, "me", "open")
    with table.maker() as host:
        host.send("take", seat=1, name="Ann")
        host.expect("seats", yours=[0, 1])
        host.send("stand", seat=0)
        host.expect("seats", yours=[1])
        assert table.get().json()["host"] == "Ann"
    with table.maker() as again:
        assert (again.welcome["yours"], again.welcome["host"]) == ([1], True)


def test_a_lost_player_has_a_moment_to_come_back(tmp_path: Path) -> None:
    with Server(quick(tmp_path, grace_seconds=1.0)) as server:
        table = server.table("me", "open", pace=5)
        with table.maker() as maker:
            friend = table.browser(table.invitations[1])
            maker.expect("seats")
            friend.close()
            gone = maker.expect("seats")["seats"][1]
            assert gone["present"] is False
            assert 0 <= gone["away"] < 1
            maker.send("replace", seat=1)
            refused = maker.expect("refused")
            assert refused["reason"] == {"key": "refused-just-left", "arguments": {"seconds": 1}}
            time.sleep(1.0)
            maker.send("replace", seat=1)
            assert who(maker.expect("seats"))[1] == ("bot", "", False)
            with table.browser(table.invitations[1]) as back:  # it is theirs again at once
                assert who(back.welcome)[1] == ("person", "", False)


def test_a_sign_of_life_is_answered_at_once(server: Server) -> None:
    table = server.table("me", "me")
    with Browser(server.host, table.name) as browser:
        browser.send("ping")  # also before joining
        assert browser.receive() == {"type": "pong"}
