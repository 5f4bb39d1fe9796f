"""Databases and tables of other versions of the program."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from forbidden_games.cli.main import main
from forbidden_games.cli.serve import check
from forbidden_games.server.settings import Settings
from forbidden_games.server.store.sql import SqlStore
from tests.server.support import Browser, Server, quick
from tests.server.test_http import problem

NEWER = "of a newer version of this program"


def execute(database: str, *command: Any) -> None:
    """Change a database as no program does."""
    if "://" in database:
        import psycopg

        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(command[0].replace("?", "%s"), *command[1:])
    else:
        with sqlite3.connect(database) as file:
            file.execute(*command)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres"))
    return str(tmp_path / "tables.db")


def test_a_newer_database_is_refused_in_a_sentence(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(client=None, database=database)
    check(settings)
    execute(database, "UPDATE alembic_version SET version_num = '0099'")
    with pytest.raises(SystemExit) as ended:
        check(settings)
    assert ended.value.code == 1
    assert NEWER in capsys.readouterr().err


def test_forbidden_serve_ends_with_a_sentence_at_a_newer_database(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    check(Settings(client=None, database=database))
    execute(database, "UPDATE alembic_version SET version_num = '0099'")
    command = f"from {main.__module__} import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", command, "serve", "--no-client", "--database", database],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert NEWER in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def spoil(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda config: config.update(changes)


@pytest.mark.parametrize(
    "change",
    [
        spoil(weather="fair"),
        spoil(layout="atlantis"),
        spoil(roles=["wizard", "diver"]),
        spoil(level="godlike"),
        spoil(advice="sometimes"),
    ],
    ids=["setting", "layout", "role", "level", "advice"],
)
def test_a_table_that_this_version_cannot_read_is_closed(
    database: str, tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    with Server(quick(tmp_path)) as server:
        config = server.table("me", "me").get().json()["config"]
    change(config)
    closed_after(database, tmp_path, "config = ?", json.dumps(config))


@pytest.mark.parametrize(("column", "value"), [("game", "chess")])
def test_a_table_of_a_game_that_there_is_no_more_is_closed(
    database: str, tmp_path: Path, column: str, value: str
) -> None:
    closed_after(database, tmp_path, f"{column} = ?", value)


def test_a_table_with_an_unknown_bot_is_closed(database: str, tmp_path: Path) -> None:
    closed_after(database, tmp_path, "bot = ?", "oracle", "seats SET", "match_id")


def closed_after(
    database: str, tmp_path: Path, change: str, value: str, of: str = "matches SET", key: str = "id"
) -> None:
    """What everybody hears of a table after a change in the database."""
    settings = quick(tmp_path)
    settings = Settings(**{**vars(settings), "database": database})
    with Server(settings) as server:
        made = server.table("me", "random", pace=10)
    execute(database, f"UPDATE {of} {change} WHERE {key} = ?", (value, made.name))
    with Server(settings) as server:
        for path in ("", "/record", "/replay", "/moments/0"):
            answer = server.http.get(f"/api/tables/{made.name}{path}")
            assert problem(answer, 410) == "closed"
        with Browser(server.host, made.name) as browser:
            assert browser.expect_close() == 4410
        assert server.table("me", "me").get().status_code == 200
        assert server.http.get("/api/statistics").status_code == 200

    async def outcome() -> str:
        store = SqlStore(settings.database_url)
        await store.open(lambda notice: None)
        stored = await store.find(made.name)
        await store.close()
        assert stored
        return stored.outcome

    assert asyncio.run(outcome()) == "closed"
