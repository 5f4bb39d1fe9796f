"""One visitor cannot starve the others: the bounds, by counts and order rather than by time."""

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from forbidden_games.server.addresses import visitor_address
from forbidden_games.server.allowance import Allowance, AtOnce, Bucket
from forbidden_games.server.room.crowd import Crowd, admit
from forbidden_games.server.room.inbox import Inbox
from forbidden_games.server.room.listener import MUCH, Listener, Unsent
from tests.server.support import PAIR, Browser, Server, Table, quick
from tests.server.test_connections import ELSEWHERE, Deaf, wait_until


def from_elsewhere(table: Table) -> Browser:
    """Somebody at another address, who has not joined."""
    return Browser(table.host, table.name, source_address=(ELSEWHERE, 0))


# Inbox.


def test_an_inbox_takes_turns_between_browsers_and_the_rest_of_the_server() -> None:
    done: list[str] = []

    async def note(what: str) -> None:
        done.append(what)

    async def run() -> None:
        inbox = Inbox("t", lambda: note("fault"), most=5)
        flood, honest = object(), object()
        posted = [inbox.post_from(flood, lambda: note("flood")) for _ in range(8)]
        assert posted == [True] * 5 + [False] * 3
        assert inbox.post_from(honest, lambda: note("honest"))
        inbox.post(lambda: note("table"))
        await asyncio.sleep(0)
        while not inbox.is_empty:
            await note("others")  # whatever else goes on in the process
            await asyncio.sleep(0)
        await inbox.close()

    asyncio.run(run())
    jobs = [each for each in done if each != "others"]
    assert jobs == ["table", "flood", "honest", "flood", "flood", "flood", "flood"]
    assert done.count("others") >= 5  # not once after all of them


def test_what_somebody_who_has_gone_had_sent_is_dropped() -> None:
    done: list[str] = []

    async def note(what: str) -> None:
        done.append(what)

    async def run() -> None:
        inbox = Inbox("t", lambda: note("fault"))
        gone = object()
        for _ in range(3):
            inbox.post_from(gone, lambda: note("gone"))
        inbox.post(lambda: note("table"))
        inbox.drop(gone)
        await inbox.close()

    asyncio.run(run())
    assert done == ["table"]


def test_the_last_thing_a_browser_says_is_still_heard(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        maker.send("act", action="0 end", after=0)
    with table.maker() as maker:
        wait_until(lambda: table.get().json()["number"] == 1)


def test_joining_again_and_again_is_too_fast(tmp_path: Path) -> None:
    with Server(quick(tmp_path, messages_a_second=0.01, messages_at_once=40)) as server:
        table = server.table("me", "me", config=PAIR)
        with table.maker() as maker:
            for _ in range(5):
                maker.send("join", keys=[table.key])
            kinds = sorted(maker.expect("welcome", "refused")["type"] for _ in range(5))
            assert kinds == ["refused", "refused", "refused", "refused", "welcome"]
            assert maker.act("0 end")["type"] == "played"  # other messages cost as before


def test_an_address_that_joins_in_a_flood_is_put_off_and_others_are_not(tmp_path: Path) -> None:
    with (
        Server(quick(tmp_path, joins_a_second=0.05, joins_at_once=3)) as server,
        ExitStack() as stack,
    ):
        table = server.table("me", "me", config=PAIR)
        late = [stack.enter_context(from_elsewhere(table)) for _ in range(5)]
        for browser in late:
            browser.send("join", keys=[])
        for browser in late[:3]:
            browser.expect("welcome")
        with table.maker() as maker:
            assert maker.act("0 end")["type"] == "played"
        for browser in late[3:]:  # their turn would come too late
            assert browser.expect_close() == 1013


# What is not read.


def test_nobody_is_further_behind_than_so_many_letters() -> None:
    listener = Listener("ann", 1000, Unsent(10_000))
    listener.tell("x" * 5000)  # one message may be long
    assert not listener.is_cut_off
    listener.tell("y")
    assert listener.is_cut_off
    assert (listener.unsent, listener.outbox.qsize()) == (0, 1)
    assert listener.outbox.get_nowait() is None
    listener.tell("z")
    assert listener.outbox.empty()


def test_of_one_address_whoever_is_furthest_behind_is_cut_off() -> None:
    shared = Unsent(1000)
    slow, quick_one = Listener("ann", 900, shared), Listener("ann", 900, shared)
    other = Listener("ben", 900, Unsent(1000))
    slow.tell("x" * 800)
    other.tell("x" * 800)
    quick_one.tell("x" * 150)
    quick_one.tell("x" * 100)
    assert [each.is_cut_off for each in (slow, quick_one, other)] == [True, False, False]


def test_whoever_leaves_much_unread_is_asked_no_further_question() -> None:
    async def run() -> None:
        listener = Listener("ann")
        text = "x" * MUCH
        await asyncio.wait_for(listener.keeps_up(), 1)
        listener.tell(text)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(listener.keeps_up(), 0.01)
        listener.sent(text)
        await asyncio.wait_for(listener.keeps_up(), 1)

    asyncio.run(run())


def test_memory_is_not_filled_by_clients_that_ask_and_do_not_read(tmp_path: Path) -> None:
    """Their answers are not even worked out; the honest one goes on."""
    with Server(quick(tmp_path)) as server:
        table = server.table("me", "me", config=PAIR)
        deaf = Deaf(table)
        with table.maker() as maker:
            for _ in range(900):
                deaf.send(json.dumps({"type": "join", "keys": []}).encode())
            assert maker.act("0 end")["type"] == "played"
            known = server.app.state.visitors.find(ELSEWHERE)
            room = asyncio.run(server.app.state.lobby.find(table.name))
            behind = [each.unsent for each in room._table.presence.connected]
            assert max(behind) <= server.app.state.settings.unsent_a_socket
            assert known.unsent._total <= server.app.state.settings.unsent_an_address
        deaf.close()


# Records and moments.


def test_moments_have_an_allowance_and_say_when_to_come_again(tmp_path: Path) -> None:
    with Server(quick(tmp_path, moments_a_second=0.01, moments_at_once=2)) as server:
        table = server.table("me", "me", config=PAIR)
        answers = [table.get("/moments/0") for _ in range(3)]
        assert [each.status_code for each in answers] == [200, 200, 429]
        assert 1 <= int(answers[2].headers["Retry-After"]) <= 100
        assert answers[2].json()["code"] == "too-many"
        with httpx.Client(
            base_url=f"http://{server.host}",
            transport=httpx.HTTPTransport(local_address=ELSEWHERE),
        ) as other:
            assert other.get(f"/api/tables/{table.name}/moments/0").status_code == 200


def test_a_replay_is_compressed_for_who_takes_it(finished: Table) -> None:
    zipped = finished.get("/replay")
    assert zipped.headers["Content-Encoding"] == "gzip"
    plain = finished.http.get(
        f"/api/tables/{finished.name}/replay", headers={"Accept-Encoding": "identity"}
    )
    assert "Content-Encoding" not in plain.headers
    assert int(plain.headers["Content-Length"]) == len(plain.content)
    assert zipped.json() == plain.json()


def test_an_address_has_a_few_long_answers_on_their_way(tmp_path: Path) -> None:
    """Whoever does not read them gets no further ones; everybody else does."""
    with Server(quick(tmp_path, records_at_once=2)) as server:
        table = server.table("random", "random", config={"level": "legendary"})
        with table.maker() as maker:
            maker.watch()
        record = table.get("/record").text
        few: AtOnce = server.app.state.long_answers
        assert few.begin("127.0.0.1")
        assert few.begin("127.0.0.1")
        refused = server.http.post("/api/replays", content=record)
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many-at-once"
        assert refused.headers["Retry-After"] == "1"
        few.end("127.0.0.1")
        for _ in range(4):  # each counts until it has been sent, not longer
            assert server.http.post("/api/replays", content=record).status_code == 200


def test_analyses_of_one_visitor_do_not_keep_others_out(tmp_path: Path) -> None:
    with (
        Server(quick(tmp_path, analyses_waiting=3)) as server,
        httpx.Client(
            base_url=f"http://{server.host}", transport=httpx.HTTPTransport(local_address=ELSEWHERE)
        ) as attacker,
    ):
        records = []
        for _ in range(4):
            table = server.table("random", "random", config={"level": "legendary"})
            with table.maker() as maker:
                maker.watch()
            records.append(table.get("/record").text)
        asked = [attacker.post("/api/analyses", content=record) for record in records[:3]]
        assert [each.status_code for each in asked] == [202, 202, 429]
        assert asked[2].json()["code"] == "too-many-analyses"
        assert int(asked[2].headers["Retry-After"]) > 0
        assert server.http.post("/api/analyses", content=records[3]).status_code == 202


def test_an_analysis_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with Server(quick(tmp_path, analysis_seconds=0.0)) as server:
        table = server.table("random", "random", config={"level": "legendary"})
        with table.maker() as maker:
            maker.watch()
        name = server.http.post("/api/analyses", content=table.get("/record").text).json()[
            "analysis"
        ]

        def problem() -> Any:
            return server.http.get(f"/api/analyses/{name}").json()["problem"]

        wait_until(problem)
        assert problem()["code"] == "took-too-long"


# Crowds.


def somebody(*seats: int, crowds: tuple[Crowd, ...] = ()) -> Listener:
    new = Listener()
    new.seats = frozenset(seats)
    new.crowds = crowds
    return new


def test_a_player_gets_the_place_of_the_newest_watcher() -> None:
    table, server = Crowd(2), Crowd(3)
    crowds = (table, server)
    first, second, third = (somebody(crowds=crowds) for _ in range(3))
    ann, ben, cat = (somebody(seat, crowds=crowds) for seat in range(3))
    assert [admit(each) for each in (first, second, third)] == [True, True, False]
    assert admit(ann)
    assert (first.is_cut_off, second.is_cut_off) == (False, True)
    assert admit(ben)
    assert first.is_cut_off
    assert not admit(cat)  # two players are here
    assert admit(ann)  # who is here may join again
    table.leave(ben)
    server.leave(ben)
    assert admit(cat)
    assert (len(table), len(server)) == (2, 3)


def test_of_those_who_never_join_the_one_that_has_waited_longest_goes() -> None:
    crowd = Crowd(2)
    waiting = [somebody() for _ in range(3)]
    for each in waiting:
        crowd.enter(each)
    assert [each.is_cut_off for each in waiting] == [True, False, False]


def test_spectators_never_keep_a_player_out(tmp_path: Path) -> None:
    with Server(quick(tmp_path, sockets_a_room=3)) as server, ExitStack() as stack:
        table = server.table("me", "open", config=PAIR)
        watchers = [stack.enter_context(from_elsewhere(table)) for _ in range(3)]
        for watcher in watchers:
            watcher.join()
        with from_elsewhere(table) as further:
            further.send("join", keys=[])
            refused = further.expect("refused")
            assert (refused["code"], refused["reason"]["key"]) == ("full", "refused-full")
            assert further.expect_close() == 1013
        with table.maker() as maker:
            assert watchers[2].expect_close() == 1013
            assert maker.act("0 end")["type"] == "played"
            watchers[0].expect("played")


def test_one_address_cannot_take_all_sockets_of_the_server(tmp_path: Path) -> None:
    settings = quick(tmp_path, sockets=6, sockets_an_address=3)
    with Server(settings) as server, ExitStack() as stack:
        table = server.table("me", "me", config=PAIR)
        for _ in range(3):
            stack.enter_context(from_elsewhere(table)).join()
        late = stack.enter_context(from_elsewhere(table))
        late.send("join", keys=[])
        assert late.expect("refused")["code"] == "full"
        with table.browser() as watcher, table.maker():
            assert watcher.welcome["yours"] == []


# Allowances.


def test_a_bucket_lends_and_says_how_long_to_wait() -> None:
    bucket = Bucket(2.0, 2, now=0.0)
    assert [bucket.owe(0.0, 1.0) for _ in range(5)] == [0.0, 0.0, 0.5, 1.0, None]
    assert bucket.seconds_left(0.0) == 1.5
    assert not bucket.take(1.4)
    assert bucket.take(1.5)


def test_what_costs_more_than_a_bucket_holds_costs_a_full_one() -> None:
    bucket = Bucket(1.0, 5, now=0.0)
    assert bucket.take(0.0, 10)
    assert not bucket.take(1.0, 10)


def test_allowances_are_by_visitor() -> None:
    now = 0.0
    allowance = Allowance.an_hour(2, lambda: now)
    assert [allowance.take("ann") for _ in range(3)] == [True, True, False]
    assert allowance.take("ben")
    assert allowance.seconds_left("ann") == pytest.approx(1800)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_a_household_is_one_visitor(host: str, name: str) -> None:
    from starlette.requests import HTTPConnection

    assert visitor_address(HTTPConnection({"type": "http", "client": (host, 1)})) == name
    assert visitor_address(HTTPConnection({"type": "http", "client": None})) == ""
