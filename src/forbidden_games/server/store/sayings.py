"""What was said at tables, in the database: the last of it, not for ever."""

import json
from dataclasses import replace

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from forbidden_games.server.store import MOST_SAYINGS, StoredSaying
from forbidden_games.server.store.tables import sayings


async def keep(connection: AsyncConnection, table: str, saying: StoredSaying) -> StoredSaying:
    """Keep what was said, with its number, and drop what is too long ago."""
    row = {
        "match_id": table,
        "seat": saying.seat,
        "after": saying.after,
        "key": saying.key,
        "arguments": json.dumps(dict(saying.arguments)),
        "text": saying.text,
        "said_at": saying.at,
    }
    done = await connection.execute(insert(sayings).values(row).returning(sayings.c.id))
    number = int(done.scalar_one())
    last = (
        select(sayings.c.id)
        .where(sayings.c.match_id == table)
        .order_by(sayings.c.id.desc())
        .limit(MOST_SAYINGS)
    )
    await connection.execute(
        delete(sayings).where(sayings.c.match_id == table, sayings.c.id.not_in(last))
    )
    return replace(saying, id=number)


async def kept(connection: AsyncConnection, table: str) -> list[StoredSaying]:
    """What was said at a table, the oldest first."""
    rows = await connection.execute(
        select(sayings).where(sayings.c.match_id == table).order_by(sayings.c.id)
    )
    return [
        StoredSaying(
            id=row.id,
            seat=row.seat,
            after=row.after,
            at=row.said_at,
            key=row.key,
            arguments=json.loads(row.arguments),
            text=row.text,
        )
        for row in rows
    ]
