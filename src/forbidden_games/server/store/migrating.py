"""Brings the tables of a database up to this version of the program."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from forbidden_games.server.store import NewerDatabase

MIGRATIONS: Final = Path(__file__).parent.parent / "migrations"
LOCK: Final = 726_0001  # the advisory lock of the process that changes the tables


def migrate(connection: Connection) -> None:
    """Change the tables if they are older; one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    version = version_of(connection)
    if version == latest():
        return
    if version is not None and version > latest():
        raise NewerDatabase(newer(version))
    from alembic import command  # takes longer to load than all the rest, and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """The last migration that this database has had."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version"))
    version: str | None = found.scalar_one_or_none()
    return version


def newer(version: str) -> str:
    """What to say of a database of a later version."""
    return (
        f"it is of a newer version of this program (its tables are of version {version}, those of"
        f" this program of {latest()}); install that version, or name another database"
    )


def latest() -> str:
    """The last migration, by the names of their files: v0001_first_tables.py makes 0001."""
    return max(file.name for file in (MIGRATIONS / "versions").glob("v*.py"))[1:5]
