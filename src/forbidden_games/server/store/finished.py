"""How all finished games ended, counted in the database."""

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from forbidden_games.server.store import Finished
from forbidden_games.server.store.tables import matches

NOT_ENDED: Final = ("running", "closed")
AT_ONCE: Final = 200  # rows that are read until others get their turn


async def finished_of(connection: AsyncConnection) -> list[Finished]:
    """The kinds of finished games, a few at a time: there may be as many kinds as games."""
    kinds = (
        matches.c.game,
        matches.c.level,
        matches.c.layout,
        matches.c.players,
        matches.c.roles,
        (matches.c.outcome == "won").label("won"),
    )
    rows = await connection.stream(
        select(*kinds, func.count().label("games"))
        .where(matches.c.outcome.not_in(NOT_ENDED))
        .where(matches.c.config.not_like('%"prepared"%'))
        .group_by(*kinds)
    )
    found: list[Finished] = []
    async for some in rows.partitions(AT_ONCE):
        found += [
            Finished(
                row.game,
                row.level,
                row.layout,
                row.players,
                tuple(sorted(row.roles.split(","))),
                bool(row.won),
                row.games,
            )
            for row in some
        ]
    return found
