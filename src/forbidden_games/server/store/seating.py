"""Who sits where, in the database: of two who take one seat at once, one gets it."""

from collections.abc import Sequence

from sqlalchemy import true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forbidden_games.server.store import StoredSeat
from forbidden_games.server.store.tables import matches, seats


async def sit(
    connection: AsyncConnection, table: str, seat: StoredSeat, before: StoredSeat
) -> bool:
    """Change a seat; False, and nothing changes, if it is no longer as it was before."""
    done = await connection.execute(
        update(seats)
        .where(
            seats.c.match_id == table,
            seats.c.seat == seat.seat,
            seats.c.who == before.who,
            seats.c.name == before.name,
            seats.c.bot.is_not_distinct_from(before.bot),
            seats.c.key_hash.is_not_distinct_from(before.key_hash),
        )
        .values(who=seat.who, name=seat.name, bot=seat.bot, key_hash=seat.key_hash)
    )
    return bool(done.rowcount)


async def start(connection: AsyncConnection, table: str, bots: Sequence[StoredSeat]) -> None:
    """Take a table out of the lobby; bots play for seats that are still open."""
    await connection.execute(update(matches).where(matches.c.id == table).values(started=true()))
    for each in bots:
        await connection.execute(
            update(seats)
            .where(seats.c.match_id == table, seats.c.seat == each.seat, seats.c.who == "open")
            .values(bot=each.bot)
        )
