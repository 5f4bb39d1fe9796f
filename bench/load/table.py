"""Table: four browsers, some of people and some that look on while a bot plays the seat."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Self

import httpx

from bench.load.account import Account
from bench.load.browser import Browser
from bench.load.figures import Figures
from bench.load.reading import choice, position_after
from bench.load.served import Served

SEATS: Final = 4
PATIENCE: Final = 60.0  # seconds until a click without an answer counts as lost


@dataclass(frozen=True)
class Manner:
    """How people play, and with whom."""

    every: float = 1.0  # seconds between two clicks at a table, on average
    bots: float = 0.0  # the share of seats that bots have; the first one is always a person's
    bot: str = "planner"
    pace: float = 0.8  # seconds that a bot waits before it plays
    reloads: float = 0.0  # of each browser, a minute
    longest_away: float = 3.0  # seconds


@dataclass
class Click:
    """Something that somebody wants to play, and who has not heard of it yet."""

    by: Browser
    seat: int
    action: str
    after: int
    waiting: set[Browser]
    since: float = field(default_factory=time.monotonic)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    refused: str = ""
    is_cut: bool = False  # its browser has lost the connection
    took: float = 0.0

    def end(self) -> None:
        """Everybody has heard, or the server has refused."""
        if not self.done.is_set():
            self.took = time.monotonic() - self.since
            self.done.set()


class Table:
    """A table that was set for the load."""

    def __init__(self, served: Served, made: dict[str, Any], people: list[int], figures: Figures):
        self.name: str = made["table"]
        self.account = Account(self.name)
        self._figures = figures
        self._people = people
        self._luck = random.Random(self.name)
        self._position: dict[str, Any] = {}  # the newest one
        self._number = -1  # the plays before it
        self._click: Click | None = None
        self._news = asyncio.Event()
        keys = {0: made["key"], **{each["seat"]: each["key"] for each in made["invitations"]}}
        address = f"{served.sockets}/{self.name}/socket"
        self.browsers = [
            Browser(
                address,
                [keys[seat]] if seat in people else [],
                self.account,
                figures,
                self._heard,
            )
            for seat in range(SEATS)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def set(
        cls,
        served: Served,
        http: httpx.AsyncClient,
        game: dict[str, Any],
        manner: Manner,
        figures: Figures,
        luck: random.Random,
    ) -> Self:
        """A new table of a game, at its first level, so that it lasts. Raises httpx.HTTPError."""
        people = [seat for seat in range(SEATS) if not seat or luck.random() >= manner.bots]
        seats = [
            {"who": "open" if seat else "me"}
            if seat in people
            else {"who": "bot", "bot": manner.bot}
            for seat in range(SEATS)
        ]
        wish = {
            "game": game["game"],
            "seats": seats,
            "config": {"level": game["levels"][0]},
            "pace": manner.pace,
        }
        answer = (await http.post(f"{served.base}/tables", json=wish)).raise_for_status()
        return cls(served, answer.json(), people, figures)

    async def sit(self) -> None:
        """Everybody comes; returns when all have joined."""
        self._tasks = [asyncio.create_task(each.stay()) for each in self.browsers]
        await asyncio.gather(*(each.came.wait() for each in self.browsers))

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def number(self) -> int:
        """How many plays somebody here knows of."""
        return max(self._number, 0)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return bool(self._position["outcome"] != "running")

    async def play(self, is_on: Callable[[], bool], manner: Manner) -> None:
        """Click once in so many seconds, until the game is over or it is no longer on."""
        await asyncio.sleep(self._luck.random() * manner.every)
        while is_on():
            position = self._position
            if position["outcome"] != "running":
                self._figures.games += 1
                return
            start = time.monotonic()
            self._reload(manner)
            await self._act(position)
            took = time.monotonic() - start
            await asyncio.sleep(max(manner.every * self._luck.uniform(0.5, 1.5) - took, 0.0))

    def _reload(self, manner: Manner) -> None:
        for browser in self.browsers:
            if self._luck.random() < manner.reloads * manner.every / 60:
                away = self._luck.choice((0.0, self._luck.uniform(0, manner.longest_away)))
                browser.drop(away)

    async def _act(self, position: dict[str, Any]) -> None:
        action = choice(position, self._people, self._luck)
        if action is None:
            await self._wait_for_news()
            return
        seat, number = int(action.split()[0]), position["number"]
        browser = self.browsers[seat]
        here = {each for each in self.browsers if each.is_here}
        if browser not in here or browser.number != number:
            await self._wait_for_news()
            return
        click = self._click = Click(browser, seat, action, number, here)
        self._figures.clicks += 1
        await browser.send("act", action=action, after=number)
        try:
            await asyncio.wait_for(click.done.wait(), PATIENCE)
        except TimeoutError:
            self._figures.lost += not click.is_cut
        self._click = None
        if click.refused:
            self._figures.refused[click.refused] += 1
        elif click.is_cut:
            self._figures.cut += 1
        elif click.done.is_set():
            self._figures.waits.append(click.took)

    async def _wait_for_news(self) -> None:
        """It is for a bot to act, or a browser has still to come back."""
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), 1.0)
        except TimeoutError:
            return

    def _heard(self, browser: Browser, play: dict[str, Any] | None, text: str) -> None:
        """One of the four has heard something; without text: it has lost the connection."""
        if browser.is_here and browser.number > self._number:
            self._figures.plays += browser.number - self.number
            self._position = position_after(self._position, json.loads(text))
            self._number = browser.number
            self._news.set()
        click = self._click
        if click is None:
            return
        if not text:
            click.is_cut = click.is_cut or browser is click.by
            click.waiting.discard(browser)
        elif play and (play["number"], play["action"]) == (click.after + 1, click.action):
            click.waiting.discard(browser)
        elif click.is_cut and browser is click.by:
            click.end()  # it is back, and knows by now whether it was played
        elif browser is click.by and text.startswith('{"type":"refused"'):
            click.refused = json.loads(text)["code"]
            click.end()
        if not click.waiting:
            click.end()
