"""PlayThread: a thread with a connection of its own writes the plays to a SQLite file."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite

from forbidden_games.server.store import NumberTaken, StoreError
from forbidden_games.server.store.tables import plays
from forbidden_games.server.store.writes import Outcome, Row

INSERT: Final = str(insert(plays).compile(dialect=sqlite.dialect(paramstyle="named")))


class PlayThread:
    """Plays are most of what is written: without a detour through the layers above the driver."""

    def __init__(self, file: str, pragmas: Sequence[str]) -> None:
        self._file = file
        self._pragmas = pragmas
        self._thread = ThreadPoolExecutor(1, "plays")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> list[Outcome]:
        """Keep these plays in one transaction; one that does not fit keeps no other out."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, rows: Sequence[Row]) -> list[Outcome]:
        try:
            connection = self._open()
            with connection:
                connection.executemany(INSERT, rows)
        except sqlite3.IntegrityError as error:
            if len(rows) > 1:
                return [self._write([row])[0] for row in rows]
            return [NumberTaken(str(error))]
        except sqlite3.Error as error:
            return [StoreError(str(error)) for _ in rows]
        return [None] * len(rows)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file)
            for pragma in self._pragmas:
                connection.execute(f"PRAGMA {pragma}")
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
