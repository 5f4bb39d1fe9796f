"""Crowd: many tables at once, and new ones when games end."""

import asyncio
import random
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import httpx

from bench.load.account import Account
from bench.load.figures import Figures
from bench.load.served import Served
from bench.load.table import Manner, Table


class Crowd:
    """Everybody who plays at one server."""

    def __init__(self, served: Served, manner: Manner, seed: int = 0) -> None:
        self.figures = Figures()
        self.accounts: list[Account] = []  # of all tables, also of those that were left
        self.is_on = True
        self.tables: list[Table] = []  # at which people sit now
        self._served = served
        self._manner = manner
        self._luck = random.Random(seed)
        self._games: list[dict[str, Any]] = []

    async def set_tables(self, tables: int) -> None:
        """Set so many tables, of all games in turn; nobody has come yet."""
        async with httpx.AsyncClient(trust_env=False) as http:
            for place in range(tables):
                self.tables.append(await self._set(http, place))

    async def come(self) -> None:
        """Everybody sits down."""
        for table in self.tables:
            await table.sit()

    async def play(self, meanwhile: Awaitable[None]) -> None:
        """Play until something else is over, such as some seconds; then leave."""
        clock = asyncio.create_task(self.figures.watch_clock())
        async with httpx.AsyncClient(trust_env=False) as http:
            work = [
                asyncio.create_task(self._play_on(place, http)) for place in range(len(self.tables))
            ]
            await meanwhile
            self.is_on = False
            await asyncio.gather(*work)
        clock.cancel()
        await asyncio.gather(*(table.leave() for table in self.tables))

    async def _play_on(self, place: int, http: httpx.AsyncClient) -> None:
        while True:
            await self.tables[place].play(lambda: self.is_on, self._manner)
            if not self.is_on:
                return
            await self.tables[place].leave()
            while self.is_on:
                with suppress(httpx.HTTPError):
                    self.tables[place] = await self._set(http, place)
                    await self.tables[place].sit()
                    break
                await asyncio.sleep(0.5)

    async def _set(self, http: httpx.AsyncClient, place: int) -> Table:
        if not self._games:
            answer = await http.get(f"{self._served.base}/catalog")
            self._games = answer.raise_for_status().json()["games"]
        game = self._games[place % len(self._games)]
        table = await Table.set(self._served, http, game, self._manner, self.figures, self._luck)
        self.accounts.append(table.account)
        return table
