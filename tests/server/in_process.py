"""A server in the event loop of the test, and sockets to it without a network.

Everything but the network is real: routes, rooms, messages, the store. Nothing depends on time.
"""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, Final

import httpx

from forbidden_games.server.app import create_app
from forbidden_games.server.settings import Settings
from forbidden_games.server.store import Store
from tests.server.support import PATIENCE, QUICK, Message

HOST: Final = "table.test"
NEVER: Final = 1e6  # seconds: nothing happens by itself, however slow the machine is
STILL: Final = replace(  # one room is awake at a time; nobody counts messages; no bots' tries
    QUICK,
    rooms=1,
    bot_tries=0,
    messages_a_second=1e9,
    messages_at_once=10**9,
    hold_seconds=NEVER,
    idle_seconds=NEVER,
    join_seconds=NEVER,
)


class InProcess:
    """An app over a store, from start to end."""

    def __init__(self, store: Store, settings: Settings = STILL) -> None:
        self.store = store
        self.app = create_app(settings, store)
        transport = httpx.ASGITransport(self.app)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}/api")
        self._life = AsyncExitStack()

    async def start(self) -> None:
        await self._life.enter_async_context(self.app.router.lifespan_context(self.app))

    async def end(self) -> None:
        await self.http.aclose()
        await self._life.aclose()

    async def connect(self, table: str) -> "Socket":
        socket = Socket(self.app, f"/api/tables/{table}/socket")
        await socket.until(lambda: socket.is_open)
        return socket


class Socket:
    """One browser; `heard` has all that it was told."""

    def __init__(self, app: Any, path: str) -> None:
        self.heard: list[Message] = []
        self.is_open = False
        self._barriers = 0
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._coming.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", HOST.encode())],
            "client": ("127.0.0.1", 50_000),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self._task = asyncio.create_task(app(scope, self._coming.get, self._take))

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.accept":
            self.is_open = True
        elif message["type"] == "websocket.close":
            self.is_open = False
        elif message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        self._news.set()

    def send(self, kind: str, **message: Any) -> None:
        text = json.dumps({"type": kind, **message})
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    async def settle(self) -> None:
        """Hear everything that was told so far: messages of one socket are answered in order."""
        self._barriers += 1
        words = f"0 nonsense {self._barriers}"
        start = len(self.heard)
        self.send("why", action=words)

        def answers() -> list[Message]:
            return [each for each in self.heard[start:] if each.get("action") == words]

        await self.until(lambda: bool(answers()))
        self.heard.remove(answers()[0])

    async def until(self, is_so: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
        self.is_open = False
