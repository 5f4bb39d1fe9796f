"""The store in a database: SQLite for one process, PostgreSQL for any number."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event, func, insert, inspect, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from forbidden.server.store import (
    Finished,
    Notice,
    StoredAnalysis,
    StoredPlay,
    StoredSeat,
    StoredTable,
    StoreError,
    Taken,
)
from forbidden.server.store.notices import CHANNEL, Notices
from forbidden.server.store.tables import analyses, matches, plays, seats, secrets, tries

MIGRATIONS: Final = Path(__file__).parent.parent / "migrations"
LATEST: Final = "0001"  # the last of them
MIGRATING: Final = 726_0001  # the advisory lock of the process that changes the tables
NOT_ENDED: Final = ("running", "closed")
MOST_AT_ONCE: Final = 200  # writes that share one transaction
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # told means kept, even if the machine stops
    "foreign_keys=ON",
    "busy_timeout=5000",
)

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]


@dataclass
class _Write:
    """Something to be written, and who waits for it."""

    job: Job
    row: dict[str, Any] | None  # all there is to do, if it is one more play
    done: asyncio.Future[Any]


class SqlStore:
    """SQLAlchemy Core over aiosqlite or psycopg."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self.is_shared = self._url.get_backend_name() == "postgresql"
        self.process = token_hex(6)
        options: dict[str, Any] = {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self._engine = create_async_engine(self._url, **(options if self.is_shared else {}))
        self._writes: asyncio.Queue[_Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._notices: Notices | None = None
        if not self.is_shared:
            event.listen(self._engine.sync_engine, "connect", _set_pragmas)

    async def open(self, listen: Callable[[Notice], None]) -> None:
        if not self.is_shared and self._url.database:
            Path(self._url.database).absolute().parent.mkdir(parents=True, exist_ok=True)
        with _as_store_errors():
            async with self._engine.begin() as connection:
                await connection.run_sync(_migrate)
        if self.is_shared:
            self._notices = Notices(self._url, self.process, listen)
            await self._notices.open()
        else:
            self._writer = asyncio.create_task(self._write_together())

    async def close(self) -> None:
        if self._notices:
            await self._notices.close()
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._engine.dispose()

    # Reading and writing.

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _as_store_errors():
            async with self._engine.connect() as connection:
                yield connection

    async def _write(
        self,
        job: Callable[[AsyncConnection], Awaitable[T]],
        row: dict[str, Any] | None = None,
    ) -> T:
        """Do something in a transaction; whatever returns has been kept."""
        if self.is_shared:
            return await self._write_alone(job)
        write = _Write(job, row, asyncio.get_running_loop().create_future())
        self._writes.put_nowait(write)
        done: T = await write.done
        return done

    async def _write_alone(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        with _as_store_errors():
            async with self._engine.begin() as connection:
                return await job(connection)

    async def _write_together(self) -> None:
        """SQLite has one writer, and each transaction waits for the disk: so many share one."""
        while True:
            batch = [await self._writes.get()]
            while not self._writes.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._writes.get_nowait())
            try:
                async with self._engine.begin() as connection:
                    results = await _write_all(connection, batch)
            except SQLAlchemyError:
                await self._write_one_by_one(batch)
                continue
            for write, result in zip(batch, results, strict=True):
                if not write.done.done():
                    write.done.set_result(result)

    async def _write_one_by_one(self, batch: list[_Write]) -> None:
        """One of them does not fit: find out which."""
        for write in batch:
            try:
                result = await self._write_alone(write.job)
            except StoreError as error:
                if not write.done.done():
                    write.done.set_exception(error)
            else:
                if not write.done.done():
                    write.done.set_result(result)

    # Tables and plays.

    async def make(self, table: StoredTable) -> None:
        await self._write(lambda connection: _insert_table(connection, table))

    async def find(self, table: str) -> StoredTable | None:
        async with self._reading() as connection:
            match = (
                await connection.execute(select(matches).where(matches.c.id == table))
            ).one_or_none()
            if match is None:
                return None
            listed = await connection.execute(
                select(seats).where(seats.c.match_id == table).order_by(seats.c.seat)
            )
            return StoredTable(
                id=match.id,
                game=match.game,
                rules=match.rules_version,
                config=json.loads(match.config),
                seed=match.seed,
                pace=match.pace,
                host_hash=match.host_hash,
                roles=tuple(match.roles.split(",")),
                created_at=match.created_at,
                outcome=match.outcome,
                challenge=match.challenge,
                following=match.following,
                seats=tuple(
                    StoredSeat(row.seat, row.who, row.name, row.bot, row.key_hash) for row in listed
                ),
            )

    async def plays(self, table: str, after: int = 0) -> list[StoredPlay]:
        async with self._reading() as connection:
            rows = await connection.execute(
                select(plays)
                .where(plays.c.match_id == table, plays.c.number > after)
                .order_by(plays.c.number)
            )
            return [
                StoredPlay(row.number, row.seat, row.action, tuple(json.loads(row.events)))
                for row in rows
            ]

    async def append(self, table: str, play: StoredPlay, outcome: str | None = None) -> None:
        row = {
            "match_id": table,
            "number": play.number,
            "seat": play.seat,
            "action": play.action,
            "events": json.dumps(play.events),
            "played_at": _now(),
        }

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(insert(plays), row)
            if outcome is not None:
                await connection.execute(_ending(table, outcome))
            await self._notify(connection, Notice(table, "played", {"number": play.number}))

        await self._write(keep, row if outcome is None else None)

    async def end(self, table: str, outcome: str) -> None:
        await self._write(lambda connection: connection.execute(_ending(table, outcome)))

    async def sit(self, table: str, seat: StoredSeat) -> None:
        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats)
                .where(seats.c.match_id == table, seats.c.seat == seat.seat)
                .values(who=seat.who, name=seat.name, bot=seat.bot)
            )
            await self._notify(connection, Notice(table, "seats"))

        await self._write(keep)

    async def follow(self, table: str, following: StoredTable) -> str:
        async def keep(connection: AsyncConnection) -> str:
            done = await connection.execute(
                update(matches)
                .where(matches.c.id == table, matches.c.following.is_(None))
                .values(following=following.id)
            )
            if done.rowcount:
                await _insert_table(connection, following)
                await self._notify(connection, Notice(table, "moved", {"table": following.id}))
                return following.id
            first = await connection.execute(
                select(matches.c.following).where(matches.c.id == table)
            )
            return str(first.scalar_one())

        return await self._write(keep)

    # Between processes.

    async def tell(self, notice: Notice) -> None:
        if self.is_shared:
            await self._write(lambda connection: self._notify(connection, notice))

    async def _notify(self, connection: AsyncConnection, notice: Notice) -> None:
        if self._notices:
            await connection.execute(select(func.pg_notify(CHANNEL, self._notices.written(notice))))

    # Challenges, statistics, analyses.

    async def secret(self, name: str, fresh: bytes) -> bytes:
        async def keep(connection: AsyncConnection) -> bytes:
            found = await connection.execute(select(secrets.c.value).where(secrets.c.name == name))
            value: bytes | None = found.scalar_one_or_none()
            if value is None:
                await connection.execute(insert(secrets), {"name": name, "value": fresh})
            return value or fresh

        try:
            return await self._write(keep)
        except Taken:  # another process was faster
            return await self._write(keep)

    async def tries(self, day: str) -> tuple[int, int]:
        async with self._reading() as connection:
            rows = await connection.execute(
                select(matches.c.outcome, func.count())
                .where(matches.c.challenge == day, matches.c.outcome.not_in(NOT_ENDED))
                .group_by(matches.c.outcome)
            )
            counts = {row[0]: int(row[1]) for row in rows}
        return sum(counts.values()), counts.get("won", 0)

    async def bot_tries(self, day: str) -> dict[str, str]:
        async with self._reading() as connection:
            rows = await connection.execute(
                select(tries.c.bot, tries.c.outcome).where(tries.c.day == day)
            )
            return {row[0]: row[1] for row in rows}

    async def keep_bot_try(self, day: str, bot: str, outcome: str) -> None:
        row = {"day": day, "bot": bot, "outcome": outcome}
        with suppress(Taken):
            await self._write(lambda connection: connection.execute(insert(tries), row))

    async def finished(self) -> Sequence[Finished]:
        kinds = (
            matches.c.game,
            matches.c.level,
            matches.c.layout,
            matches.c.players,
            matches.c.roles,
            matches.c.outcome,
        )
        async with self._reading() as connection:
            rows = await connection.execute(
                select(*kinds, func.count().label("games"))
                .where(matches.c.outcome.not_in(NOT_ENDED))
                .group_by(*kinds)
            )
            return [
                Finished(
                    row.game,
                    row.level,
                    row.layout,
                    row.players,
                    tuple(sorted(row.roles.split(","))),
                    row.outcome == "won",
                    row.games,
                )
                for row in rows
            ]

    async def analysis(self, analysis: str) -> StoredAnalysis | None:
        async with self._reading() as connection:
            row = (
                await connection.execute(select(analyses).where(analyses.c.id == analysis))
            ).one_or_none()
            if row is None:
                return None
            return StoredAnalysis(row.id, row.done, row.result, row.problem, row.updated_at)

    async def keep_analysis(self, analysis: StoredAnalysis) -> None:
        values = {
            "done": analysis.done,
            "result": analysis.result,
            "problem": analysis.problem,
            "updated_at": analysis.updated_at,
        }

        async def keep(connection: AsyncConnection) -> None:
            done = await connection.execute(
                update(analyses).where(analyses.c.id == analysis.id).values(values)
            )
            if not done.rowcount:
                await connection.execute(insert(analyses), {"id": analysis.id, **values})

        with suppress(Taken):
            await self._write(keep)


class _as_store_errors:
    """Whatever the database complains about, a room knows it as StoreError."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IntegrityError):
            raise Taken(str(error.orig)) from error
        if isinstance(error, SQLAlchemyError | OSError):
            raise StoreError(str(error)) from error


async def _write_all(connection: AsyncConnection, batch: list[_Write]) -> list[Any]:
    """Most of what is written are plays: they go into one statement."""
    rows = [write.row for write in batch if write.row is not None]
    if rows:
        await connection.execute(insert(plays), rows)
    return [None if write.row is not None else await write.job(connection) for write in batch]


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _ending(table: str, outcome: str) -> Any:
    return update(matches).where(matches.c.id == table).values(outcome=outcome, finished_at=_now())


async def _insert_table(connection: AsyncConnection, table: StoredTable) -> None:
    row = {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules,
        "config": json.dumps(dict(table.config)),
        "seed": table.seed,
        "pace": table.pace,
        "host_hash": table.host_hash,
        "level": str(table.config["level"]),
        "layout": str(table.config.get("layout", "")),
        "players": len(table.seats),
        "roles": ",".join(table.roles),
        "outcome": table.outcome,
        "challenge": table.challenge,
        "following": table.following,
        "created_at": table.created_at,
    }
    await connection.execute(insert(matches), row)
    await connection.execute(
        insert(seats),
        [
            {
                "match_id": table.id,
                "seat": seat.seat,
                "who": seat.who,
                "name": seat.name,
                "bot": seat.bot,
                "key_hash": seat.key_hash,
            }
            for seat in table.seats
        ],
    )


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the tables up to this version; one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version"))
        if version.scalar_one_or_none() == LATEST:
            return
    from alembic import command  # takes longer to load than all the rest, and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, LATEST)
