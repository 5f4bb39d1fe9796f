"""Browser: a socket at a table that comes back by itself, as a page does."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load.account import Account
from bench.load.figures import Figures
from bench.load.reading import play_of

RETRY: Final = 0.5  # seconds at most until a browser tries again


class Browser:
    """Whoever brings these keys to a table, and everything they hear."""

    def __init__(
        self,
        address: str,
        keys: list[str],
        account: Account,
        figures: Figures,
        heard: Callable[["Browser", dict[str, Any] | None, str], None],
    ) -> None:
        self.number = 0  # plays that it knows
        self.is_here = False  # it has joined
        self.came = asyncio.Event()  # for the first time
        self._address = address
        self._keys = keys
        self._account = account
        self._figures = figures
        self._heard = heard  # called with a play that was told, or with None, and the message
        self._socket: ClientConnection | None = None
        self._away = 0.0

    async def stay(self) -> None:
        """Come, and come again whenever the connection is lost."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    self._address,
                    proxy=None,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    close_timeout=1,
                ) as socket:
                    self._socket = socket
                    await self.send("join", keys=self._keys, have=self.number)
                    async for text in socket:
                        assert isinstance(text, str), "the server sends text only"
                        self._hear(text)
            self._socket, self.is_here = None, False
            self._heard(self, None, "")
            await asyncio.sleep(self._away or random.uniform(0, RETRY))
            self._away = 0.0

    async def send(self, kind: str, **message: Any) -> None:
        """Send a message; one that cannot be sent is lost, as in life."""
        if self._socket:
            with suppress(WebSocketException, OSError):
                await self._socket.send(json.dumps({"type": kind, **message}))

    def drop(self, away: float) -> None:
        """Lose the connection for so many seconds, without a word."""
        if self._socket:
            self._away = away
            self._socket.transport.abort()

    def _hear(self, text: str) -> None:
        known = play_of(text)
        if known:
            play, words = known
            self._figures.told += len(text)
            self._note(play["number"], words)
            self._heard(self, play, text)
        elif text.startswith('{"type":"welcome"'):
            self._figures.welcomes += 1
            self._figures.welcome_bytes += len(text)
            self._join(text)
        else:
            self._figures.told += len(text)
            self._heard(self, None, text)

    def _join(self, text: str) -> None:
        """Take over what was missed; a long history may come without its older part."""
        message = json.loads(text)
        number, plays = message["position"]["number"], message["plays"]
        if number < self.number:  # another process has not heard so much yet
            self._figures.stepped_back += 1
        if plays:
            self.number = plays[0]["number"] - 1
        for play in plays:
            self._note(play["number"], json.dumps(play))
        if plays and self.number != number:
            self._account.faults.append(
                f"{self._account.table}: a welcome to play {number} ends with play {self.number}"
            )
        self.number = number
        self.is_here = True
        self.came.set()
        self._heard(self, None, text)

    def _note(self, number: int, words: str) -> None:
        self._account.note(number, words, self.number)
        self.number = number
