"""Finished games on this server, counted."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence

from forbidden_games.games import GAMES
from forbidden_games.kernel.info import GameInfo
from forbidden_games.server import wire
from forbidden_games.server.store import Finished, Store


class Statistics:
    """The latest count, for as long as it is young: a hundred thousand games take a second."""

    def __init__(
        self, store: Store, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._seconds = seconds
        self._clock = clock
        self._counting: asyncio.Task[list[wire.Statistics]] | None = None
        self._begun = 0.0

    async def latest(self) -> list[wire.Statistics]:
        """The count, new if the last one is too old; who asks meanwhile waits for the same one."""
        now, last = self._clock(), self._counting
        is_old = now >= self._begun + self._seconds
        if last is None or (last.done() and (is_old or last.cancelled() or last.exception())):
            self._begun = now
            last = self._counting = asyncio.create_task(self._count())
        return await asyncio.shield(last)

    async def _count(self) -> list[wire.Statistics]:
        finished = await self._store.finished()
        return await asyncio.to_thread(statistics, finished)

    def close(self) -> None:
        """Break off what has begun."""
        if self._counting:
            self._counting.cancel()


def statistics(finished: Sequence[Finished]) -> list[wire.Statistics]:
    """By game, and within it by level, role, layout and number of players."""
    return [
        _of_game(game.info, [each for each in finished if each.game == name])
        for name, game in GAMES.items()
    ]


def _of_game(info: GameInfo, finished: list[Finished]) -> wire.Statistics:
    return wire.Statistics(
        game=info.name,
        games=sum(each.games for each in finished),
        won=sum(each.games for each in finished if each.won),
        levels=_counts(info.levels, ((each.level, each) for each in finished)),
        roles=_counts(info.roles, ((role, each) for each in finished for role in each.roles)),
        layouts=_counts(
            info.layout_names, ((each.layout, each) for each in finished if each.layout)
        ),
        players=_counts(
            [str(seats) for seats in info.seats], ((str(each.players), each) for each in finished)
        ),
    )


def _counts(order: Sequence[str], named: Iterable[tuple[str, Finished]]) -> list[wire.Count]:
    """In the order in which the game names them; what it names no longer comes last."""
    games: dict[str, int] = {}
    won: dict[str, int] = {}
    for name, each in named:
        games[name] = games.get(name, 0) + each.games
        won[name] = won.get(name, 0) + each.games * each.won
    places = {name: place for place, name in enumerate(order)}
    names = sorted(games, key=lambda name: (places.get(name, len(places)), name))
    return [wire.Count(name=name, games=games[name], won=won[name]) for name in names]
