"""One visitor against everybody: what an honest table notices of an attack from another address.

Real `forbidden serve` processes with SQLite on this machine: `python -m bench.attacks [NAME]`.
"""

import argparse
import asyncio
import json
import os
import resource
import socket as socketlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, suppress
from itertools import permutations
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.load.reading import legal, position_after
from forbidden_games.games import GAMES
from forbidden_games.kernel.match import Match

HONEST: Final = "127.0.0.1"
ATTACKER: Final = "127.0.0.2"
START: Final = 60.0  # seconds that a server may take to start
NEVER: Final = 30.0  # seconds after which nobody waits for an answer any longer
LONG: Final = 1990  # actions of the long record
PLAYS: Final = 5000  # of the long table
WARM: Final = 8.0  # seconds of attack before the honest visitor comes
FEW_FILES: Final = 1024  # that a server may open while it is attacked with silence
FAST: Final = {
    "FORBIDDEN_MESSAGES_A_SECOND": "100000",
    "FORBIDDEN_MESSAGES_AT_ONCE": "100000",
    "FORBIDDEN_ADDRESS_MESSAGES_A_SECOND": "100000",
}
USUAL: Final[Mapping[str, str]] = {}
Position = dict[str, Any]


class Server:
    """`forbidden serve` on a database in a folder, with its usual limits."""

    def __init__(
        self, folder: Path, files: int = 0, environment: Mapping[str, str] = USUAL
    ) -> None:
        with socketlib.create_server((HONEST, 0)) as door:
            self.port = int(door.getsockname()[1])
        self.log = folder / f"log-{self.port}"
        program = "from forbidden_games.cli.serve import serve; serve()"
        options = ["--port", str(self.port), "--database", str(folder / "tables.db"), "--no-client"]

        def bound() -> None:
            if files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", program, *options],
                env={**os.environ, **environment},
                preexec_fn=bound,
                stderr=log,
            )
        deadline = time.monotonic() + START
        while True:
            with suppress(httpx.TransportError):
                httpx.get(f"http://{HONEST}:{self.port}/api/catalog", trust_env=False)
                return
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.1)

    def memory(self) -> int:
        """Megabytes."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * 4096 >> 20

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


class Visitor:
    """Somebody who comes from one address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(
            local_address=address, limits=httpx.Limits(max_connections=200)
        )
        base = f"http://{HONEST}:{port}/api"
        self.http = httpx.AsyncClient(
            base_url=base, transport=transport, trust_env=False, timeout=NEVER
        )

    async def table(self, *seats: str) -> dict[str, str]:
        """A new table, easy so that it lasts; seats are me, or the name of a bot."""
        game = next(iter(GAMES.values()))
        wished = [{"who": "me"} if who == "me" else {"who": "bot", "bot": who} for who in seats]
        config = {"level": game.info.levels[0]}
        wish = {"game": game.name, "seats": wished, "pace": 0, "config": config}
        answer = await self.http.post("/tables", json=wish)
        answer.raise_for_status()
        made = answer.json()
        return {"table": made["table"], "key": made["key"]}

    def socket(self, table: str) -> connect:
        """A socket of a table, which has not joined."""
        return connect(
            f"ws://{HONEST}:{self.port}/api/tables/{table}/socket",
            local_addr=(self.address, 0),
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=NEVER,
        )


async def tell(socket: ClientConnection, kind: str, **message: Any) -> None:
    """Send a message."""
    await socket.send(json.dumps({"type": kind, **message}))


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in kinds:
            return message


def dullest(position: Position) -> str:
    """An action that brings the table on: it ends a turn or turns a card."""
    seat = position["to_act"]
    actions = legal(position)
    own = [words for words in actions if words.startswith(f"{seat} ")]
    plain = [words for words in own if len(words.split()) == 2]
    return (plain or own or actions)[0]


# The honest visitor.


async def repeat(
    what: Callable[[], Coroutine[Any, Any, float]], until: float, every: float
) -> list[float]:
    """How many seconds something takes, again and again; NEVER if it fails."""
    times = []
    while time.monotonic() < until:
        try:
            times.append(await asyncio.wait_for(what(), NEVER))
        except (TimeoutError, OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError):
            times.append(NEVER)
        await asyncio.sleep(every)
    return times


async def honest(port: int, until: float) -> dict[str, list[float]]:
    """Plays, bots, advice and looking in, as long as the attack lasts."""
    me = Visitor(port, HONEST)

    async def play() -> float:
        if seen["outcome"] != "running":
            seen.update(await sit(me, playing))
        number, start = seen["number"], time.monotonic()
        await tell(playing[0], "act", action=dullest(seen), after=number)
        while seen["number"] == number:
            seen.update(position_after(seen, await hear(playing[0], "played", "welcome")))
        return time.monotonic() - start

    async def watch_bot() -> float:
        start = time.monotonic()
        watched.update(position_after(watched, await hear(bots[0], "played")))
        if watched["outcome"] != "running":
            watched.update(await sit(me, bots, "thinker", "thinker"))
        return time.monotonic() - start

    async def ask() -> float:
        start = time.monotonic()
        await tell(asking[0], "ask", number=asked["number"])
        answer = await hear(asking[0], "advised", "refused")
        took = time.monotonic() - start if answer["type"] == "advised" else NEVER
        asked.update(await sit(me, asking))
        return took

    async def look_in() -> float:
        start = time.monotonic()
        async with me.socket(table["table"]) as socket:
            await tell(socket, "join", keys=[table["key"]])
            await hear(socket, "welcome")
        return time.monotonic() - start

    playing: list[ClientConnection] = []
    bots: list[ClientConnection] = []
    asking: list[ClientConnection] = []
    seen = await sit(me, playing)
    watched = await sit(me, bots, "thinker", "thinker")
    asked = await sit(me, asking)
    table = await me.table("me", "me")
    names = ("play", "bot", "advice", "come in")
    found = await asyncio.gather(
        repeat(play, until, 0.2),
        repeat(watch_bot, until, 0.0),
        repeat(ask, until, 1.0),
        repeat(look_in, until, 1.0),
    )
    return dict(zip(names, found, strict=True))


async def sit(me: Visitor, place: list[ClientConnection], *seats: str) -> Position:
    """Sit at a new table instead of the one before."""
    table = await me.table(*(seats or ("me", "me")))
    socket = await me.socket(table["table"])
    await tell(socket, "join", keys=[table["key"]])
    welcome = await hear(socket, "welcome")
    for old in place:
        await old.close()
    place[:] = [socket]
    return dict(welcome["position"])


# The attacks. Each goes on until it is cancelled.


async def for_ever(what: Callable[[], Awaitable[object]], pause: float = 0.0) -> None:
    """Again and again, whatever the server says to it."""
    while True:
        with suppress(OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, TimeoutError):
            await what()
        await asyncio.sleep(pause)


async def join_again(visitor: Visitor, long_table: str) -> None:
    """20 sockets join again and again at a long table."""

    async def once() -> None:
        async with visitor.socket(long_table) as socket:

            async def read() -> None:
                async for _ in socket:
                    pass

            reading = asyncio.create_task(read())
            try:
                while True:
                    await tell(socket, "join", keys=[])
                    await asyncio.sleep(0.11)
            finally:
                reading.cancel()

    await asyncio.gather(*(for_ever(once, 0.1) for _ in range(20)))


async def ask_and_not_read(visitor: Visitor, long_table: str) -> None:
    """10 clients ask for the long welcome, as often as they may, and read nothing."""

    async def once() -> None:
        reader, writer = await asyncio.open_connection(
            HONEST, visitor.port, local_addr=(visitor.address, 0), limit=1024
        )
        try:
            path = f"/api/tables/{long_table}/socket"
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                "".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            text = b'{"type":"join","keys":[]}'
            frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
            while True:
                writer.write(frame)
                await writer.drain()
                await asyncio.sleep(0.11)
        finally:
            writer.close()

    await asyncio.gather(*(for_ever(once, 0.1) for _ in range(10)))


async def look_back(visitor: Visitor, long_table: str) -> None:
    """10 requests at a time for a moment of a long table."""
    path = f"/tables/{long_table}/moments/{PLAYS - 1}"
    await asyncio.gather(*(for_ever(lambda: visitor.http.get(path)) for _ in range(10)))


def long_record() -> dict[str, Any]:
    """A record as long as a server takes it: two players hand something to and fro."""
    for game in GAMES.values():
        for roles in permutations(game.roles, 2):
            match: Match[Any] = Match(game, game.read_config({"roles": list(roles)}), 1)
            while len(match.plays) < LONG and not match.is_over:
                legal = game.legal_actions(match.state)
                free = [action for action in legal if game.is_free_transfer(action)]
                match.play((free or legal)[0])
            if len(match.plays) == LONG:
                return dict(json.loads(match.record().to_json()))
    raise AssertionError("no game goes on for so long")


async def replay_long(visitor: Visitor, _: str) -> None:
    """5 requests at a time for the replay of a long record."""
    record = long_record()
    await asyncio.gather(
        *(for_ever(lambda: visitor.http.post("/replays", json=record)) for _ in range(5))
    )


async def let_bots_think(visitor: Visitor, _: str) -> None:
    """60 tables whose bots think."""
    async with AsyncExitStack() as stack:

        async def watch() -> None:
            made = await visitor.table("thinker", "thinker")
            socket = await stack.enter_async_context(visitor.socket(made["table"]))
            await tell(socket, "join", keys=[made["key"]])
            async for text in socket:
                if '"outcome":"running"' not in str(text) and '"played"' in str(text):
                    return

        await asyncio.gather(*(for_ever(watch, 0.1) for _ in range(60)))


async def ask_everywhere(visitor: Visitor, _: str) -> None:
    """60 tables at which advice is asked for all the time."""

    async def once() -> None:
        place: list[ClientConnection] = []
        position = await sit(visitor, place)
        async with place[0] as socket:
            while position["outcome"] == "running":
                await tell(socket, "ask", number=position["number"])
                await hear(socket, "advised", "refused")
                await tell(socket, "act", action=dullest(position), after=position["number"])
                position = position_after(position, await hear(socket, "played"))

    await asyncio.gather(*(for_ever(once, 1.0) for _ in range(60)))


async def be_silent(visitor: Visitor, _: str) -> None:
    """1,100 connections that say nothing, and new ones for those that are hung up on."""

    async def once() -> None:
        reader, writer = await asyncio.open_connection(
            HONEST, visitor.port, local_addr=(visitor.address, 0)
        )
        await reader.read()
        writer.close()

    await asyncio.gather(*(for_ever(once, 1.0) for _ in range(1100)))


async def crowd(visitor: Visitor, long_table: str) -> None:
    """1,000 sockets that watch a table."""

    async def once() -> None:
        async with visitor.socket(long_table) as socket:
            await tell(socket, "join", keys=[], have=PLAYS)
            async for _ in socket:
                pass

    await asyncio.gather(*(for_ever(once, 1.0) for _ in range(1000)))


async def nothing(visitor: Visitor, _: str) -> None:
    """No attack."""
    await asyncio.sleep(3600)


Attack = Callable[[Visitor, str], Coroutine[Any, Any, None]]
ATTACKS: Final[dict[str, Attack]] = {
    "nothing": nothing,
    "join": join_again,
    "unread": ask_and_not_read,
    "moments": look_back,
    "replays": replay_long,
    "bots": let_bots_think,
    "advice": ask_everywhere,
    "silent": be_silent,
    "crowd": crowd,
}


async def attack(name: str, port: int, long_table: str) -> None:
    """Attack until somebody ends this process."""
    await ATTACKS[name](Visitor(port, ATTACKER), long_table)


async def fill(port: int) -> str:
    """A table with many plays: an action, and taking it back."""
    me = Visitor(port, HONEST)
    place: list[ClientConnection] = []
    position = await sit(me, place)
    table = place[0].request.path.split("/")[-2] if place[0].request else ""
    for number in range(position["number"], PLAYS - 1):
        if number % 2:
            await tell(place[0], "back", after=number)
        else:
            move = next(words for words in legal(position) if " move " in words)
            await tell(place[0], "act", action=move, after=number)
        position = position_after(position, await hear(place[0], "played"))
    await place[0].close()
    return table


def measure(name: str, folder: Path, long_table: str, seconds: float) -> None:
    """Attack a new server, and print what the honest visitor has noticed."""
    server = Server(folder, FEW_FILES if name == "silent" else 0)
    before = server.memory()
    command = [
        sys.executable,
        "-m",
        "bench.attacks",
        "--attack",
        name,
        str(server.port),
        long_table,
    ]
    attacker = subprocess.Popen(command)
    try:
        time.sleep(WARM)
        found = {}
        with suppress(httpx.HTTPError, OSError, TimeoutError):  # not even a table could be set
            found = asyncio.run(honest(server.port, time.monotonic() + seconds))
        memory = server.memory()
    finally:
        attacker.kill()
        attacker.wait()
        server.end()
    log = server.log.read_text(errors="replace").splitlines()
    told = ", ".join(
        f"{what} {1000 * median(times):.0f} / {1000 * max(times):.0f} ms ({len(times)})"
        for what, times in found.items()
        if times
    )
    print(
        f"{name}: {told or 'nobody is served'}; memory {before} -> {memory} MB;"
        f" log {len(log)} lines, {sum('Traceback' in line for line in log)} stack traces",
        flush=True,
    )


def main() -> None:
    """Fill a long table, then attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--attack", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        name, port, long_table = options.attack
        asyncio.run(attack(name, int(port), long_table))
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), environment=FAST)
        long_table = asyncio.run(fill(server.port))
        server.end()
        for name in options.names or ATTACKS:
            measure(name, Path(folder), long_table, options.seconds)


if __name__ == "__main__":
    main()
