"""What a socket bears: nonsense, haste, size, strangers."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.support import PAIR, Browser, Server, quick


def test_an_unknown_table_hangs_up_with_a_code_of_its_own(server: Server) -> None:
    with Browser(server.host, "nosuchtable") as browser:
        assert browser.expect_close() == 4404


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"join"',
        "{}",
        '{"type": "fly"}',
        '{"type": "act"}',
        '{"type": "act", "action": "0 end", "after": -1}',
        '{"type": "act", "action": "0 end", "after": "x"}',
        '{"type": "act", "action": "0 end", "after": 0, "more": 1}',
        '{"type": "act", "action": "' + "x" * 61 + '", "after": 0}',
        '{"type": "say", "seat": 0, "phrase": "anything I like"}',
        '{"type": "wait", "seat": 9, "on": true}',
        '{"type": "sit", "seat": 0, "name": "' + "x" * 25 + '"}',
        "[" * 4000,
        "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    ],
    ids=lambda text: text[:40] or "empty",
)
def test_nonsense_is_unreadable_and_nothing_else_happens(server: Server, text: str) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        maker.send_text(text)
        assert maker.expect("refused")["code"] == "unreadable"
        assert maker.act("0 end")["type"] == "played"


def test_nobody_acts_before_joining(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with Browser(server.host, table.name) as browser:
        browser.send("act", action="0 end", after=0)
        refused = browser.expect("refused")
        assert refused["reason"]["key"] == "refused-not-joined"
        assert browser.join(table.key).number == 0


def test_a_browser_may_join_again_with_further_keys(server: Server) -> None:
    table = server.table("me", "open")
    with table.browser() as browser:
        assert browser.welcome["yours"] == []
        browser.join(table.key, table.invitations[1])
        assert browser.welcome["yours"] == [0, 1]


@pytest.mark.parametrize("size", [4097, 100_000])
def test_a_message_that_is_too_large_hangs_up(server: Server, size: int) -> None:
    table = server.table("me", "me")
    with table.maker() as maker, table.maker() as other:
        maker.send_text('{"type": "' + "x" * size + '"}')
        assert maker.expect_close() == 1009
        other.send("why", action="0 end")
        other.expect("because")


def test_bytes_hang_up(server: Server) -> None:
    table = server.table("me", "me")
    with table.maker() as maker:
        maker.send_text(b"\x00\x01")
        assert maker.expect_close() == 1009


def test_who_is_too_fast_is_told_so_and_later_cut_off(tmp_path: Path) -> None:
    with Server(quick(tmp_path, messages_a_second=1.0, messages_at_once=5)) as server:
        table = server.table("me", "me")
        with table.maker() as maker:
            for _ in range(10):
                maker.send("why", action="0 end")
            assert maker.expect("refused")["code"] == "too_fast"
            for _ in range(40):
                maker.send("why", action="0 end")
            assert maker.expect_close() == 1008


def test_who_does_not_join_is_not_waited_for(tmp_path: Path) -> None:
    with Server(quick(tmp_path, join_seconds=0.1)) as server:
        table = server.table("me", "me")
        with Browser(server.host, table.name) as browser:
            assert browser.expect_close() == 1008


def test_a_room_has_room_for_so_many(tmp_path: Path) -> None:
    with Server(quick(tmp_path, sockets_a_room=2)) as server:
        table = server.table("me", "me")
        with table.maker(), table.browser(), Browser(server.host, table.name) as third:
            third.send("join", keys=[])
            assert third.expect("refused")["code"] == "full"
            assert third.expect_close() == 1013


def test_pages_of_other_hosts_get_no_socket(server: Server) -> None:
    table = server.table("me", "me")
    with pytest.raises(InvalidStatus) as refused:
        Browser(server.host, table.name, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    with Browser(server.host, table.name, origin=f"http://{server.host}") as browser:
        browser.join(table.key)
