"""Whoever looks after a server: is it ready, what does it do, what is wrong with its database?"""

import asyncio
import json
import logging
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from forbidden_games.server.metrics import COUNTED
from forbidden_games.server.settings import Settings
from forbidden_games.server.store import StoreError
from forbidden_games.server.store.memory import MemoryStore
from forbidden_games.server.store.migrating import latest
from forbidden_games.server.store.sql import SqlStore
from tests.server.support import PAIR, QUICK, Process, Server, free_port, quick
from tests.server.test_store import TABLE, driven

LONG = "0x00112233445566778899aabbccddeeff"
CHAT = "a secret between friends"


def scraped(port: int) -> str:
    """What Prometheus would read."""
    return httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not told"
    return float(found[1])


# Health.


def test_a_server_says_that_it_is_ready(server: Server) -> None:
    answer = server.http.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"ready": True})


def test_a_server_without_its_store_lives_but_is_not_ready() -> None:
    class Lost(MemoryStore):
        async def ping(self) -> None:
            raise StoreError("gone")

    with Server(replace(QUICK), Lost()) as server:
        answer = server.http.get("/api/health", headers={"Accept-Language": "ja"})
        assert answer.status_code == 503
        assert answer.json()["code"] == "not-ready"
        assert "データベース" in answer.json()["message"]
        assert server.http.get("/api/catalog").status_code == 200


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_store_can_be_asked(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    if kind == "postgres":
        address = driven(request.getfixturevalue("postgres"))

    async def scenario() -> None:
        store = SqlStore(address)
        await store.open(lambda notice: None)
        await store.ping()
        await store.close()

    asyncio.run(scenario())


# Metrics.


def test_a_server_counts_what_happens(tmp_path: Path) -> None:
    port = free_port()
    with Server(quick(tmp_path, metrics_port=port)) as server:
        before = scraped(port)
        table = server.table("thinker", "me", config=PAIR)
        with table.maker() as maker:
            maker.expect("played")
            maker.send_text("nonsense")
            maker.expect("refused", code="unreadable")
            maker.send("ask", number=maker.number)
            maker.expect("advised", "refused")
            now = scraped(port)
        assert server.http.get("/api/tables/nosuchtabl").status_code == 404
        last = scraped(port)
    assert value(now, "forbidden_tables_awake") == 1
    assert value(now, "forbidden_sockets") == 1
    assert value(now, "forbidden_thoughts_waiting") >= 0
    for name in ("plays_total", "store_seconds_count", "tell_seconds_count"):
        assert value(now, f"forbidden_{name}") > value(before, f"forbidden_{name}")
    assert value(now, 'forbidden_refusals_total{code="unreadable"}') >= 1
    assert value(now, 'forbidden_think_seconds_count{who="bot"}') >= 1
    assert value(last, 'forbidden_problems_total{code="no-such-table"}') >= 1
    assert value(last, "process_resident_memory_bytes") > 1e6


def test_metrics_are_not_on_the_public_port(tmp_path: Path) -> None:
    with Server(quick(tmp_path, metrics_port=free_port())) as server:
        assert server.http.get("/metrics").status_code == 404
        assert server.http.get("/api/metrics").status_code == 404


def test_a_second_server_takes_the_next_port(tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    options = ("--database", "tables.db", "--metrics", str(port))
    with Process(tmp_path / "one", *options), Process(tmp_path / "two", *options) as second:
        told = second.log.read_text()
        other = int(re.findall(r"metrics: http://127.0.0.1:(\d+)/metrics", told)[0])
        assert other > port
        assert "forbidden_plays_total" in scraped(port)
        assert "forbidden_plays_total" in scraped(other)


def test_a_server_lets_go_of_its_metrics(tmp_path: Path) -> None:
    port = free_port()
    for _ in range(2):
        with Server(quick(tmp_path, metrics_port=port)):
            assert "forbidden_tables_awake" in scraped(port)
    with pytest.raises(httpx.ConnectError):
        scraped(port)
    assert COUNTED.get_sample_value("forbidden_tables_awake") is None


# What is never told.


def test_no_secret_is_in_metrics_or_logs(tmp_path: Path) -> None:
    port = free_port()
    options = ("--metrics", str(port), "--log", "json", "--database", str(tmp_path / "tables.db"))
    with Process(tmp_path, *options) as process:
        table = process.table("me", "open", seed=LONG, chat=True, config=PAIR)
        with table.maker() as maker, table.browser(table.invitations[1]) as friend:
            maker.send("write", seat=0, text=CHAT)
            friend.expect("said")
            friend.send_text("nonsense")
            friend.expect("refused")
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                ((salt,),) = database.execute("SELECT salt FROM matches").fetchall()
                database.execute("DROP TABLE plays")
                database.execute("DROP TABLE sayings")
                database.commit()
            maker.send("act", action="0 end", after=0)
            maker.expect("refused")
            maker.send("write", seat=0, text=CHAT)
            maker.expect("refused")
        told = process.log.read_text() + scraped(port)
    assert "no such table: plays" in told
    for secret in (LONG[2:], salt, CHAT, table.key, table.invitations[1], "Traceback"):
        assert secret not in told


def test_a_failed_write_does_not_show_what_was_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open(lambda notice: None)
        table = replace(TABLE, salt="5a" * 16, seed=int(LONG, 16))
        await store.make(table)
        with pytest.raises(StoreError) as error:
            await store.make(table)
        assert "5a5a" not in str(error.value)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            database.execute("DROP TABLE matches")
        with pytest.raises(StoreError, match="no such table") as error:
            await store.make(replace(table, id="other"))
        assert "5a5a" not in str(error.value)
        assert LONG[2:] not in str(error.value)
        await store.close()

    asyncio.run(scenario())


# Logs.


def test_a_log_for_programs_has_one_object_a_line(tmp_path: Path) -> None:
    options = ("--log", "json", "--metrics", str(free_port()))
    with Process(tmp_path, "--database", "tables.db", *options) as process:
        lines = process.log.read_text().splitlines()
    objects = [json.loads(line) for line in lines if line.startswith("{")]
    assert [each for each in lines if not each.startswith("{")] == [lines[0]]  # where it serves
    assert [set(each) for each in objects] == [{"time", "level", "logger", "message"}]
    assert objects[0]["level"] == "warning"
    assert objects[0]["message"].startswith("metrics: ")


def test_a_stack_trace_is_one_line_for_programs() -> None:
    from forbidden_games.server.logs import JsonFormatter

    try:
        raise ValueError("broken\nin two")
    except ValueError:
        record = logging.getLogger("t").makeRecord(
            "t", logging.ERROR, "f", 1, "table %s", ("x",), sys.exc_info()
        )
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert told["message"] == "table x"
    assert "ValueError: broken" in told["exception"]


# The check before serving.


def checked(*options: str) -> subprocess.CompletedProcess[str]:
    """What `forbidden serve --check` says."""
    return subprocess.run(
        [sys.executable, "-m", "forbidden_games", "serve", "--check", *options],
        capture_output=True,
        text=True,
        check=False,
    )


def filled(tmp_path: Path, *tables: Any) -> Path:
    """A database with these tables."""

    async def fill() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open(lambda notice: None)
        for table in tables:
            await store.make(table)
        await store.close()

    asyncio.run(fill())
    return tmp_path / "tables.db"


def test_a_sound_database_passes_the_check_unchanged(tmp_path: Path) -> None:
    file = filled(tmp_path, TABLE)
    before = file.read_bytes()
    done = checked("--database", str(file))
    assert done.returncode == 0
    assert done.stdout == f"forbidden: no trouble; version {latest()}, tables: 1\n"
    assert file.read_bytes() == before


def test_a_database_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    done = checked("--database", str(tmp_path / "new" / "tables.db"))
    assert done.returncode == 0
    assert "it is made when the server starts" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_tables_that_cannot_be_read_are_counted_by_reason(tmp_path: Path) -> None:
    strange = {**TABLE.config, "moon": "full"}
    file = filled(
        tmp_path,
        TABLE,
        replace(TABLE, id="a", config=strange),
        replace(TABLE, id="b", config=strange),
        replace(TABLE, id="c", game="chess"),
        replace(TABLE, id="d", rules=99),
        replace(TABLE, id="e", rules=99, outcome="won"),
    )
    done = checked("--database", str(file))
    assert done.returncode == 1
    assert "stored tables that cannot be read: 2, because 'moon' is no setting" in done.stderr
    assert "chess" in done.stderr
    assert "under way under version 99 of the rules of island" in done.stderr
    assert done.stdout == f"forbidden: 3 troubles; version {latest()}, tables: 6\n"


def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = filled(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    sentence = f"tables are of version 9999, those of this program of {latest()}"
    done = checked("--database", str(file))
    assert done.returncode == 1
    assert sentence in done.stderr
    served = subprocess.run(
        [
            *(sys.executable, "-m", "forbidden_games", "serve", "--no-client"),
            *("--database", str(file), "--port", str(free_port())),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert served.returncode == 1
    assert sentence in served.stderr
    assert "Traceback" not in served.stderr


def test_an_older_database_is_left_for_the_server_to_change(tmp_path: Path) -> None:
    file = filled(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0002'")
        database.commit()
    done = checked("--database", str(file))
    assert done.returncode == 0
    assert f"version 0002; it becomes {latest()} when the server starts" in done.stdout


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    file = filled(tmp_path, *(replace(TABLE, id=f"t{number}") for number in range(200)))
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    data[8192 : 8192 + 4096] = b"\xff" * 4096
    file.write_bytes(data)
    done = checked("--database", str(file))
    assert done.returncode == 1
    assert "damaged" in done.stderr or "malformed" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("a letter to a friend" * 100)
    done = checked("--database", str(file))
    assert done.returncode == 1
    assert "the database cannot be opened: file is not a database" in done.stderr


def test_a_database_that_refuses_writes_is_told(tmp_path: Path) -> None:
    file = filled(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TRIGGER full BEFORE UPDATE ON matches BEGIN SELECT 1; END")
        database.execute("BEGIN IMMEDIATE")
        done = checked("--database", str(file))
    assert done.returncode == 1
    assert "the database cannot be written to: database is locked" in done.stderr


def test_postgres_is_checked_too(postgres: str) -> None:
    async def fill() -> None:
        store = SqlStore(driven(postgres))
        await store.open(lambda notice: None)
        await store.make(replace(TABLE, game="chess"))
        await store.close()

    empty = checked("--database", postgres)
    assert empty.returncode == 0
    assert "the database is empty" in empty.stdout
    asyncio.run(fill())
    done = checked("--database", postgres)
    assert done.returncode == 1
    assert "chess" in done.stderr
    gone = checked("--database", postgres.rsplit("/", 1)[0] + "/nosuchdatabase")
    assert gone.returncode == 1
    assert "the database cannot be opened" in gone.stderr


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--log", "xml"), "--log is text or json, not 'xml'"),
        (("--metrics", "0"), "--metrics must be from 1 to 65535, not 0"),
    ],
)
def test_wrong_options_are_refused(options: tuple[str, str], sentence: str) -> None:
    done = checked(*options)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_the_environment_can_ask_for_metrics_and_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORBIDDEN_METRICS_PORT", "9100")
    monkeypatch.setenv("FORBIDDEN_LOG", "json")
    settings = Settings.from_environment()
    assert (settings.metrics_port, settings.metrics_host, settings.log) == (
        9100,
        "127.0.0.1",
        "json",
    )
