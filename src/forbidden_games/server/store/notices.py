"""What processes on one PostgreSQL database tell each other, by LISTEN and NOTIFY."""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import URL

from forbidden_games.server.store import Notice, StoreError

CHANNEL: Final = "forbidden"
AGAIN: Final = 1.0  # seconds until a lost connection is tried again
AWAKE: Final = Notice("", "missed")  # something may have been told meanwhile

log = logging.getLogger(__name__)


class Notices:
    """Listens on a connection of its own; what this process itself has told is passed over."""

    def __init__(self, url: URL, process: str, listen: Callable[[Notice], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._listen = listen
        self._own = process
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Returns once nothing is missed any more."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(ready))
        await ready

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def written(self, notice: Notice) -> str:
        """A notice as it goes through the database."""
        return json.dumps([self._own, notice.table, notice.kind, dict(notice.data)])

    async def _run(self, ready: asyncio.Future[None]) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if ready.done():
                        self._listen(AWAKE)
                    else:
                        ready.set_result(None)
                    async for notify in connection.notifies():
                        self._pass_on(notify.payload)
            except psycopg.Error as error:
                if not ready.done():
                    ready.set_exception(StoreError(str(error)))
                    return
                log.warning("lost touch with the other processes: %s", error)
            await asyncio.sleep(AGAIN)

    def _pass_on(self, payload: str) -> None:
        own, table, kind, data = _read(payload)
        if own != self._own:
            self._listen(Notice(table, kind, data, own))


def _read(payload: str) -> Any:
    try:
        own, table, kind, data = json.loads(payload)
    except ValueError:
        return "", "", "unreadable", {}
    return own, table, kind, data
