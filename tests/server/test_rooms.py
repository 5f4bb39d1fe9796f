"""Rooms sleep, wake, and never go on wrongly."""

import logging
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from forbidden_games.server.store import Score, StoredPlay, StoreError
from forbidden_games.server.store.memory import MemoryStore
from tests.server.support import PAIR, PATIENCE, QUICK, Browser, Server, quick


def until(condition: object) -> None:
    """Wait for something that nobody tells."""
    deadline = time.monotonic() + PATIENCE
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_an_idle_room_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    with Server(quick(tmp_path, idle_seconds=0.05)) as server:
        table = server.table("me", "me", config=PAIR)
        with table.maker() as maker:
            maker.act(maker.legal(0, "move")[0])
            maker.send("back", after=1)
            maker.expect("played")
            maker.act("0 end")
            maker.act("0 draw")
            position = maker.position
            assert server.app.state.lobby.awake == 1
        until(lambda: server.app.state.lobby.awake == 0)
        with table.maker(have=1) as again:
            assert again.position == position
            actions = [play["action"] for play in again.welcome["plays"]]
            assert actions == ["0 back", "0 end", "0 draw"]
            assert again.act("0 draw")["type"] == "played"


def test_the_room_that_was_idle_longest_makes_way(tmp_path: Path) -> None:
    with Server(quick(tmp_path, rooms=2)) as server:
        tables = [server.table("me", "me") for _ in range(3)]
        with tables[0].maker() as first:
            for table in tables[1:]:
                table.maker().close()
            assert server.app.state.lobby.awake == 2
            with tables[1].maker():
                with Browser(server.host, tables[2].name) as third:
                    assert third.expect_close() == 1013
                answer = tables[2].get()
                assert (answer.status_code, answer.json()["code"]) == (503, "full")
                first.send("why", action="0 end")
                first.expect("because")


class Unreliable(MemoryStore):
    """Fails when told to: before it has kept a play, or after."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = ""

    async def append(
        self,
        table: str,
        play: StoredPlay,
        outcome: str | None = None,
        score: Score | None = None,
    ) -> None:
        if self.fails == "before":
            raise StoreError("the disk is full")
        await super().append(table, play, outcome, score)
        if self.fails == "after":
            self.fails = ""
            raise StoreError("the connection was lost")

    async def plays(self, table: str, after: int = 0) -> list[StoredPlay]:
        if self.fails == "before" and after:
            raise StoreError("the disk is full")
        return await super().plays(table, after)


def test_what_was_not_kept_has_not_happened() -> None:
    store = Unreliable()
    with Server(QUICK, store) as server:
        table = server.table("me", "me", config=PAIR)
        with table.maker() as maker, table.browser() as spectator:
            maker.act("0 end")
            store.fails = "before"
            refused = maker.act("0 draw")
            assert (refused["code"], refused["action"]) == ("not_saved", "0 draw")
            assert table.get().json()["number"] == 1
            store.fails = ""
            assert maker.act("0 draw")["play"]["number"] == 2
            numbers = [
                spectator.expect("played")["play"]["number"],
                spectator.expect("played")["play"]["number"],
            ]
            assert numbers == [1, 2]


def test_what_was_kept_without_an_answer_has_happened() -> None:
    store = Unreliable()
    with Server(QUICK, store) as server:
        table = server.table("me", "me", config=PAIR)
        with table.maker() as maker:
            store.fails = "after"
            maker.send("act", action="0 end", after=0)
            assert maker.expect("played")["play"]["action"] == "0 end"
            assert maker.expect("refused")["code"] == "not_saved"
            assert maker.act("0 draw")["play"]["number"] == 2


def test_a_play_by_another_writer_makes_this_one_stale(tmp_path: Path) -> None:
    """Two servers on one file do not hear of each other, and still nothing is torn apart."""
    with Server(quick(tmp_path)) as one, Server(quick(tmp_path)) as other:
        table = one.table("me", "me", config=PAIR)
        with table.maker() as here, table.at(other.host).maker() as there:
            here.act("0 end")
            there.send("act", action="0 end", after=0)
            assert there.expect("played")["play"]["number"] == 1
            assert there.expect("refused")["code"] == "stale"
            assert there.position == here.position
            assert there.act("0 draw")["play"]["number"] == 2


def test_a_match_whose_plays_come_out_otherwise_is_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = quick(tmp_path)
    with Server(settings) as server:
        table = server.table("me", "me", config=PAIR)
        with table.maker() as maker:
            maker.act("0 end")
            maker.act("0 draw")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE plays SET events = '[\"card 0 rise\"]' WHERE number = 2")
    caplog.set_level(logging.CRITICAL, "forbidden_games.server.room")
    with Server(settings) as server:
        table = table.at(server.host)
        with table.maker() as maker:
            assert maker.position["outcome"] == "closed"
            assert maker.position["legal"] == []
            assert maker.act("0 draw")["code"] in ("over", "stale")
        counted = server.http.get("/api/statistics").json()
        assert counted[0]["games"] == 0


def test_a_slow_browser_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    from forbidden_games.server.room.listener import MOST_UNSENT, Listener

    listener = Listener()
    for _ in range(MOST_UNSENT):
        listener.tell("x")
    listener.tell("one too many")
    assert listener.outbox.qsize() == 1
    assert listener.outbox.get_nowait() is None


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from forbidden_games.kernel.errors import BadConfig
    from forbidden_games.server.settings import Settings

    monkeypatch.setenv("FORBIDDEN_ROOMS", "7")
    monkeypatch.setenv("FORBIDDEN_CLIENT", "")
    monkeypatch.setenv("FORBIDDEN_DATABASE", "")
    monkeypatch.setenv("FORBIDDEN_SOCKETS", "")
    settings = Settings.from_environment()
    assert (settings.rooms, settings.client) == (7, None)
    assert (settings.database, settings.sockets) == (Settings().database, Settings().sockets)
    monkeypatch.setenv("FORBIDDEN_ROOMS", "many")
    with pytest.raises(BadConfig, match="FORBIDDEN_ROOMS is a number"):
        Settings.from_environment()
    assert replace(settings, database="a.db").database_url == "sqlite+aiosqlite:///a.db"
    url = "postgresql://me@here/x"
    assert replace(settings, database=url).database_url == "postgresql+psycopg://me@here/x"
    with pytest.raises(BadConfig, match="mysql"):
        _ = replace(settings, database="mysql://x").database_url
