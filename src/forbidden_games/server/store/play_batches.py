"""PlayBatches: plays that wait for PostgreSQL at the same time share one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import bindparam, func, insert, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.types import Text

from forbidden_games.server.store import NumberTaken, StoreError
from forbidden_games.server.store.notices import CHANNEL
from forbidden_games.server.store.tables import plays
from forbidden_games.server.store.writes import Outcome, Row

# Another process may be about to write a play of the same number, and stop in the middle of it.
PATIENCE: Final = text("SET LOCAL lock_timeout = '2s'")
INSERT: Final = insert(plays)
NOTIFY: Final = select(
    func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(Text))))
)


class PlayBatches:
    """Keeps plays, and tells the other processes of them in the same transaction."""

    def __init__(self, engine: AsyncEngine, notice: Callable[[Row], str]) -> None:
        self._engine = engine
        self._notice = notice  # what other processes are told of a play

    async def write(self, rows: Sequence[Row]) -> list[Outcome]:
        """Keep these plays; one that does not fit keeps no other out."""
        outcome = await self._keep(rows)
        if outcome is None or len(rows) == 1:
            return [outcome] * len(rows)
        return await asyncio.gather(*(self._keep([row]) for row in rows))

    async def _keep(self, rows: Sequence[Row]) -> Outcome:
        # In one order everywhere: two processes cannot wait for each other.
        ordered = sorted(rows, key=lambda row: (row["match_id"], row["number"]))
        try:
            async with self._engine.begin() as connection:
                await connection.execute(PATIENCE)
                await connection.execute(INSERT, ordered)
                await connection.execute(NOTIFY, {"payloads": [*map(self._notice, ordered)]})
        except IntegrityError as error:
            return NumberTaken(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            return StoreError(str(error))
        return None
