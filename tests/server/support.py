"""A real server on a real port, and browsers that talk to it."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from forbidden_games.cli.serve import uvicorn_options
from forbidden_games.games import find_game
from forbidden_games.kernel.match import Match
from forbidden_games.server.app import create_app
from forbidden_games.server.settings import Settings
from forbidden_games.server.store import Store
from forbidden_games.server.wire.changes import adopt
from forbidden_games.server.wire.folding import unfolded

PATIENCE = 20.0  # seconds that a test waits for something that is to happen at once
QUICK = Settings(
    client=None,
    tables_an_hour=10_000,
    records_an_hour=10_000,
    turn_seconds=0.05,
    advice_seconds=0.1,
    try_rollouts=1,
    bot_tries=2,
    statistics_seconds=0.0,
    bot_tries_share=1.0,
    pause_seconds=1.5,
    messages_a_second=1000.0,
    messages_at_once=1000,
    grace_seconds=0.0,
    sayings_a_second=1000.0,
    sayings_at_once=1000,
)

Message = dict[str, Any]


class Server:
    """In a thread of this process."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.app = create_app(settings, store)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._door.getsockname()[1]}"
        self._up = threading.Event()
        up = self._up

        class Announcing(uvicorn.Server):
            async def startup(self, sockets: Any = None) -> None:
                await super().startup(sockets)
                up.set()

        self._server = Announcing(uvicorn.Config(self.app, **uvicorn_options()))
        self._thread = threading.Thread(target=self._server.run, args=([self._door],))
        self.http = httpx.Client(base_url=f"http://{self.host}", trust_env=False, timeout=PATIENCE)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._door.close()

    def table(self, *seats: str, game: str = "island", **wish: Any) -> "Table":
        """A new table: seats are me, open, or the name of a bot."""
        return set_table(self.http, self.host, *seats, game=game, **wish)


class Process:
    """A server as people start it, which can be killed."""

    def __init__(self, folder: Path, *options: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.log = folder / f"log-{time.monotonic_ns()}.txt"
        self._file = self.log.open("wb")
        program = "from forbidden_games.cli.serve import serve; serve()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, "--port", str(self.port), "--no-client", *options],
            stdout=self._file,
            stderr=subprocess.STDOUT,
            env={**os.environ, "FORBIDDEN_TABLES_AN_HOUR": "10000"},
            cwd=folder,
        )
        self.http = httpx.Client(base_url=f"http://{self.host}", trust_env=False, timeout=PATIENCE)
        deadline = time.monotonic() + 3 * PATIENCE
        while True:
            try:
                self.http.get("/api/catalog")
                return
            except httpx.TransportError:
                assert self._process.poll() is None, self.log.read_text()
                assert time.monotonic() < deadline, self.log.read_text()
                time.sleep(0.05)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        self.http.close()
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        self._file.close()
        return code

    def table(self, *seats: str, game: str = "island", **wish: Any) -> "Table":
        return set_table(self.http, self.host, *seats, game=game, **wish)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def set_table(http: httpx.Client, host: str, *seats: str, game: str, **wish: Any) -> "Table":
    wished = [
        {"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in seats
    ]
    answer = http.post("/api/tables", json={"game": game, "seats": wished, "pace": 0, **wish})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    keys = {each["seat"]: each["key"] for each in made["invitations"]}
    return Table(http, host, made["table"], made["key"], keys)


class Table:
    """A table and all its keys."""

    def __init__(
        self, http: httpx.Client, host: str, name: str, key: str, invitations: dict[int, str]
    ) -> None:
        self.http, self.host = http, host
        self.name, self.key, self.invitations = name, key, invitations

    def browser(self, *keys: str, have: int = 0) -> "Browser":
        """Somebody who has joined with these keys."""
        return Browser(self.host, self.name).join(*keys, have=have)

    def maker(self, have: int = 0) -> "Browser":
        """Whoever has set the table."""
        return self.browser(self.key, have=have)

    def at(self, host: str) -> "Table":
        """The same table at another server."""
        return Table(self.http, host, self.name, self.key, self.invitations)

    def get(self, path: str = "") -> httpx.Response:
        return self.http.get(f"/api/tables/{self.name}{path}")


class Browser:
    """One socket."""

    def __init__(self, host: str, table: str, **options: Any) -> None:
        self._stack = ExitStack()
        connection = connect(
            f"ws://{host}/api/tables/{table}/socket",
            proxy=None,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            **options,
        )
        self._socket = self._stack.enter_context(connection)
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.welcome: Message = {}
        self.position: Message = {}  # with every legal action by itself
        self._told: Message = {}  # as the server has it

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def join(self, *keys: str, have: int = 0) -> Self:
        self.send("join", keys=list(keys), have=have)
        self.welcome = self.expect("welcome")
        return self

    def send(self, kind: str, **message: Any) -> None:
        self._socket.send(json.dumps({"type": kind, **message}))

    def send_text(self, text: str | bytes) -> None:
        self._socket.send(text)

    def receive(self, seconds: float = PATIENCE) -> Message:
        text = self._socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "played":
            self._told = adopt(self._told, message["changes"])
        elif message["type"] == "welcome":
            self._told = message["position"]
        else:
            return message
        self.position = {**self._told, "legal": unfolded(self._told["legal"])}
        message["position"] = self.position  # for tests that look at what came of a play
        return message

    def expect(self, *kinds: str, **fields: Any) -> Message:
        """The next message of one of these kinds with these fields; others are passed over."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(deadline - time.monotonic(), 0.01))
            fits = all(message.get(name) == value for name, value in fields.items())
            if message["type"] in kinds and fits:
                return message

    def expect_close(self) -> int:
        """The code with which the server hangs up."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 1006

    @property
    def number(self) -> int:
        return int(self.position["number"])

    def legal(self, seat: int | None = None, verb: str = "") -> list[str]:
        """What is legal, for a seat, with a verb."""
        return [
            words
            for words in self.position["legal"]
            if (seat is None or words.startswith(f"{seat} ")) and verb in words
        ]

    def act(self, words: str, after: int | None = None) -> Message:
        """Act, and hear what comes of it."""
        self.send("act", action=words, after=self.number if after is None else after)
        return self.expect("played", "refused")

    def play_on(self, verbs: tuple[str, ...] = ("end", "draw", "flood")) -> Message:
        """Go on for the seat to act in the dullest way there is."""
        own = self.legal(self.position["to_act"]) or self.legal()
        dull = [words for words in own if words.split()[1] in verbs]
        return self.act((dull or own)[0])

    def play_until(self, phase: str) -> None:
        """Go on until a phase of some turn."""
        while self.position["snapshot"]["phase"] != phase:
            self.play_on()

    def watch(self) -> Message:
        """Look on until the game is over."""
        while self.position["outcome"] == "running":
            self.expect("played")
        return self.position


def quick(tmp_path: Path, **changes: Any) -> Settings:
    """Settings for a test, with a database of its own."""
    return replace(QUICK, database=str(tmp_path / "tables.db"), **changes)


PAIR = {"roles": ["explorer", "engineer"], "first": 0, "level": "novice"}


def seed_with(seat: int, card: str) -> int:
    """A seed that deals this card to this seat of a pair on the island."""
    game = find_game("island")
    config = game.read_config(PAIR)
    for seed in range(1000):
        match: Match[Any] = Match(game, config, seed)
        dealt = [game.write_event(match.state, event) for event in match.opening]
        if f"card {seat} {card}" in dealt:
            return seed
    raise AssertionError(f"no seed deals {card} to {seat}")
