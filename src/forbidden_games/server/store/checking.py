"""What is wrong with a database, found out without changing it."""

import asyncio
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from forbidden_games.games import find_game
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.seed import read_seed
from forbidden_games.server.store.migrating import latest, newer, version_of
from forbidden_games.server.store.tables import matches


def find_troubles(address: str) -> tuple[list[str], str]:
    """What is wrong, in sentences, and a sentence about what was looked at."""
    url = make_url(address)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    if is_file and not Path(str(url.database)).exists():
        return _troubles_of_folder(Path(str(url.database)).absolute().parent)
    return asyncio.run(_look(url))


def _troubles_of_folder(folder: Path) -> tuple[list[str], str]:
    there = next(each for each in (folder, *folder.parents) if each.exists())
    if not there.is_dir() or not os.access(there, os.W_OK):
        return [f"the database is not there, and {there} cannot be written to"], "no database"
    return [], "there is no database yet: it is made when the server starts"


async def _look(url: URL) -> tuple[list[str], str]:
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(_look_closely)
            await connection.rollback()
            return found
    except (SQLAlchemyError, OSError) as error:
        return [f"the database cannot be opened: {_first_line(error)}"], "not read"
    finally:
        await engine.dispose()


def _look_closely(connection: Connection) -> tuple[list[str], str]:
    troubles = _damage(connection)
    if troubles:
        return troubles, "the rest was not read"
    version = version_of(connection)
    if version is None and inspect(connection).has_table("matches"):
        return ["the database has tables of another program"], "the rest was not read"
    if version is None:
        return troubles, "the database is empty: its tables are made when the server starts"
    if version > latest():
        return [f"the database cannot be opened: {newer(version)}"], "the rest was not read"
    troubles = _refused_writes(connection)
    if version < latest():
        about = f"version {version}; it becomes {latest()} when the server starts"
        return troubles, about
    unreadable, tables = _unreadable(connection)
    troubles += [
        f"stored tables that cannot be read: {count}, because {why}" for why, count in unreadable
    ]
    return troubles, f"version {version}, tables: {tables}"


def _damage(connection: Connection) -> list[str]:
    """What SQLite finds broken in its file; PostgreSQL looks after itself."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.execute(text("PRAGMA integrity_check(3)")).scalars().all()
    troubles = [f"the file is damaged: {each}" for each in found if each != "ok"]
    strangers = connection.execute(text("PRAGMA foreign_key_check")).all()
    if strangers:
        troubles.append(f"{len(strangers)} rows belong to tables that are not there")
    return troubles


def _refused_writes(connection: Connection) -> list[str]:
    """Try to write nothing: it takes the same right and the same lock."""
    try:
        connection.execute(update(matches).where(matches.c.id == "").values(outcome=""))
    except SQLAlchemyError as error:
        return [f"the database cannot be written to: {_first_line(error)}"]
    return []


def _unreadable(connection: Connection) -> tuple[list[tuple[str, int]], int]:
    """Why stored tables cannot be read, and how many for each reason; how many there are."""
    reasons: Counter[str] = Counter()
    tables = 0
    columns = (matches.c.game, matches.c.rules_version, matches.c.config, matches.c.seed)
    for row in connection.execute(select(*columns, matches.c.outcome)):
        tables += 1
        why = _why_unreadable(row)
        if why:
            reasons[why] += 1
    return reasons.most_common(), tables


def _why_unreadable(row: Any) -> str | None:
    try:
        game = find_game(row.game)
        settings = json.loads(row.config)
        settings.pop("advice", None)  # the table's, beside the game's
        game.read_config(settings)
        read_seed(row.seed)
    except (BadConfig, ValueError) as error:
        return str(error)
    if row.outcome == "running" and row.rules_version != game.rules_version:
        return (
            f"they are under way under version {row.rules_version} of the rules of {game.name},"
            f" these are version {game.rules_version}"
        )
    return None


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__
