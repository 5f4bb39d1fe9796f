"""A new table with its seats, in the database."""

import json

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from forbidden_games.kernel.seed import write_seed
from forbidden_games.server.store import StoredTable
from forbidden_games.server.store.tables import matches, seats


async def insert_table(connection: AsyncConnection, table: StoredTable) -> None:
    """Keep a new table."""
    row = {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules,
        "config": json.dumps({**table.config, "advice": table.advice}),
        "seed": str(write_seed(table.seed)),
        "salt": table.salt,
        "deal": table.deal,
        "pace": table.pace,
        "host_hash": table.host_hash,
        "level": str(table.config["level"]),
        "layout": str(table.config.get("layout", "")),
        "players": len(table.seats),
        "roles": ",".join(table.roles),
        "outcome": table.outcome,
        "challenge": table.challenge,
        "is_counted": table.is_counted,
        "following": table.following,
        "started": table.started,
        "chat": table.chat,
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
