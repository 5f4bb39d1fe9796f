"""The store in a database: SQLite for one process, PostgreSQL for any number."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeVar

from sqlalchemy import event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from forbidden_games.kernel.seed import read_seed
from forbidden_games.server.store import (
    Attempt,
    Finished,
    Notice,
    NumberTaken,
    Score,
    StoredAnalysis,
    StoredPlay,
    StoredSaying,
    StoredSeat,
    StoredTable,
    TryCount,
    seating,
    tries,
)
from forbidden_games.server.store import sayings as talk
from forbidden_games.server.store.finished import NOT_ENDED, finished_of
from forbidden_games.server.store.migrating import migrate
from forbidden_games.server.store.new_tables import insert_table
from forbidden_games.server.store.notices import CHANNEL, Notices
from forbidden_games.server.store.play_batches import PlayBatches
from forbidden_games.server.store.play_thread import PlayThread
from forbidden_games.server.store.tables import analyses, matches, plays, seats, secrets
from forbidden_games.server.store.writes import Row, Writes, as_store_errors

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # told means kept, even if the machine stops
    "foreign_keys=ON",
    "busy_timeout=5000",
)

T = TypeVar("T")


class SqlStore:
    """SQLAlchemy Core over aiosqlite or psycopg."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self.is_shared = self._url.get_backend_name() == "postgresql"
        self.process = token_hex(6)
        options: dict[str, Any] = {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self._engine = create_async_engine(
            self._url,
            hide_parameters=True,  # errors are logged: no seed, no hash, no text may be in them
            **(options if self.is_shared else {}),
        )
        self._notices: Notices | None = None
        self._plays = (
            PlayBatches(self._engine, self._notice_of)
            if self.is_shared
            else PlayThread(str(self._url.database), PRAGMAS)
        )
        self._writes = Writes(self._engine, self._plays.write, one_at_a_time=not self.is_shared)
        if not self.is_shared:
            event.listen(self._engine.sync_engine, "connect", _set_pragmas)

    async def open(self, listen: Callable[[Notice], None]) -> None:
        if not self.is_shared and self._url.database:
            Path(self._url.database).absolute().parent.mkdir(parents=True, exist_ok=True)
        with as_store_errors():
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        self._writes.open()
        if self.is_shared:
            self._notices = Notices(self._url, self.process, listen)
            await self._notices.open()

    async def close(self) -> None:
        if self._notices:
            await self._notices.close()
        await self._writes.close()
        if isinstance(self._plays, PlayThread):
            await self._plays.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        async with self._reading() as connection:
            await connection.execute(select(1))

    # Reading and writing.

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with as_store_errors():
            async with self._engine.connect() as connection:
                yield connection

    async def _write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in a transaction; whatever returns has been kept."""
        return await self._writes.write(job)

    def _notice_of(self, row: Row) -> str:
        assert self._notices, "the store is open"
        return self._notices.written(Notice(row["match_id"], "played", {"number": row["number"]}))

    # Tables and plays.

    async def make(self, table: StoredTable, visitors: Collection[str] = ()) -> None:
        async def keep(connection: AsyncConnection) -> None:
            await insert_table(connection, table)
            if visitors:
                await tries.note_attempt(connection, table.id, str(table.challenge), visitors)

        await self._write(keep)

    async def find(self, table: str) -> StoredTable | None:
        async with self._reading() as connection:
            match = (
                await connection.execute(select(matches).where(matches.c.id == table))
            ).one_or_none()
            if match is None:
                return None
            agreed = json.loads(match.config)
            listed = await connection.execute(
                select(seats).where(seats.c.match_id == table).order_by(seats.c.seat)
            )
            return StoredTable(
                id=match.id,
                game=match.game,
                rules=match.rules_version,
                advice=agreed.pop("advice", "all"),  # the table's, beside the game's
                config=agreed,
                seed=read_seed(match.seed),
                salt=match.salt,
                deal=match.deal,
                pace=match.pace,
                host_hash=match.host_hash,
                roles=tuple(match.roles.split(",")),
                created_at=match.created_at,
                outcome=match.outcome,
                challenge=match.challenge,
                is_counted=match.is_counted,
                following=match.following,
                started=match.started,
                chat=match.chat,
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

    async def append(
        self,
        table: str,
        play: StoredPlay,
        outcome: str | None = None,
        score: Score | None = None,
    ) -> None:
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
            await connection.execute(_ending(table, str(outcome), score))
            await self._notify(connection, Notice(table, "played", {"number": play.number}))

        if outcome is None:
            await self._writes.keep_play(row)
        else:
            await self._write(keep)

    async def end(self, table: str, outcome: str) -> None:
        await self._write(lambda connection: connection.execute(_ending(table, outcome)))

    async def sit(self, table: str, seat: StoredSeat, before: StoredSeat) -> bool:
        async def keep(connection: AsyncConnection) -> bool:
            done = await seating.sit(connection, table, seat, before)
            await self._notify(connection, Notice(table, "seats"))
            return done

        return await self._write(keep)

    async def start(self, table: str, bots: Sequence[StoredSeat]) -> None:
        async def keep(connection: AsyncConnection) -> None:
            await seating.start(connection, table, bots)
            await self._notify(connection, Notice(table, "seats"))

        await self._write(keep)

    async def say(self, table: str, saying: StoredSaying) -> StoredSaying:
        return await self._write(lambda connection: talk.keep(connection, table, saying))

    async def sayings(self, table: str) -> list[StoredSaying]:
        async with self._reading() as connection:
            return await talk.kept(connection, table)

    async def follow(self, table: str, following: StoredTable) -> str:
        async def keep(connection: AsyncConnection) -> str:
            done = await connection.execute(
                update(matches)
                .where(matches.c.id == table, matches.c.following.is_(None))
                .values(following=following.id)
            )
            if done.rowcount:
                await insert_table(connection, following)
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
        except NumberTaken:  # another process was faster
            return await self._write(keep)

    async def attempts(self, visitors: Collection[str]) -> dict[str, Attempt]:
        async with self._reading() as connection:
            return await tries.attempts_of(connection, visitors)

    async def results(self, day: str) -> list[TryCount]:
        async with self._reading() as connection:
            return await tries.results_of(connection, day, NOT_ENDED)

    async def bot_results(self, day: str, bot: str) -> list[TryCount]:
        async with self._reading() as connection:
            return await tries.bot_results_of(connection, day, bot)

    async def keep_bot_try(self, day: str, bot: str, number: int, result: TryCount) -> None:
        with suppress(NumberTaken):
            await self._write(
                lambda connection: tries.keep_bot_attempt(connection, day, bot, number, result)
            )

    async def finished(self) -> Sequence[Finished]:
        async with self._reading() as connection:
            return await finished_of(connection)

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

        with suppress(NumberTaken):
            await self._write(keep)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _ending(table: str, outcome: str, score: Score | None = None) -> Any:
    values: dict[str, Any] = {"outcome": outcome, "finished_at": _now()}
    if score:
        values |= {"progress": score.progress, "turns": score.turns}
    return update(matches).where(matches.c.id == table).values(values)


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
