"""Tries at the daily challenge in a database: those of people, which count once, and of bots."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from forbidden_games.server.store import Attempt, TryCount
from forbidden_games.server.store.tables import attempts, bot_attempts, matches


async def note_attempt(
    connection: AsyncConnection, table: str, day: str, visitors: Collection[str]
) -> None:
    """Keep whose try this is; fails if one of them has had a try on this day."""
    rows = [{"day": day, "visitor": each, "match_id": table} for each in visitors]
    await connection.execute(insert(attempts), rows)


async def attempts_of(connection: AsyncConnection, visitors: Collection[str]) -> dict[str, Attempt]:
    """The counted tries of a browser, by day."""
    rows = await connection.execute(
        select(
            attempts.c.day,
            matches.c.id,
            matches.c.outcome,
            matches.c.progress,
            matches.c.turns,
        )
        .join(matches, matches.c.id == attempts.c.match_id)
        .where(attempts.c.visitor.in_(list(visitors)))
    )
    return {row.day: Attempt(row.id, row.outcome, row.progress, row.turns) for row in rows}


async def results_of(
    connection: AsyncConnection, day: str, not_ended: Sequence[str]
) -> list[TryCount]:
    """How the counted tries of a day ended."""
    kinds = (matches.c.outcome, matches.c.progress, matches.c.turns)
    rows = await connection.execute(
        select(*kinds, func.count().label("times"))
        .where(
            matches.c.challenge == day, matches.c.is_counted, matches.c.outcome.not_in(not_ended)
        )
        .group_by(*kinds)
    )
    return [_count(row) for row in rows]


async def bot_results_of(connection: AsyncConnection, day: str, bot: str) -> list[TryCount]:
    """How a bot's tries of a day ended."""
    kinds = (bot_attempts.c.outcome, bot_attempts.c.progress, bot_attempts.c.turns)
    rows = await connection.execute(
        select(*kinds, func.count().label("times"))
        .where(bot_attempts.c.day == day, bot_attempts.c.bot == bot)
        .group_by(*kinds)
    )
    return [_count(row) for row in rows]


async def keep_bot_attempt(
    connection: AsyncConnection, day: str, bot: str, number: int, result: TryCount
) -> None:
    """Keep how a bot's try of this number ended; fails if there is one already."""
    row = {
        "day": day,
        "bot": bot,
        "number": number,
        "outcome": result.outcome,
        "progress": result.progress,
        "turns": result.turns,
    }
    await connection.execute(insert(bot_attempts), row)


def _count(row: Any) -> TryCount:
    return TryCount(row.outcome, row.progress or 0, row.turns or 0, row.times)
