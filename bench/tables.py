"""Many tables at once: how long an action takes until everybody at its table has heard of it.

A real server process with SQLite, real sockets from this one: `python bench/tables.py`.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import socket as socketlib
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

START: Final = 60.0  # seconds that a server may take to start
HURRY: Final = {
    "FORBIDDEN_TABLES_AN_HOUR": "1000000",
    "FORBIDDEN_MESSAGES_A_SECOND": "100000",
    "FORBIDDEN_MESSAGES_AT_ONCE": "100000",
}


class Server:
    """`forbidden serve` on a database in a folder."""

    def __init__(self, folder: Path) -> None:
        with socketlib.create_server(("127.0.0.1", 0)) as door:
            port = door.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}/api"
        self.sockets = f"ws://127.0.0.1:{port}/api/tables"
        program = "from forbidden_games.cli.serve import serve; serve()"
        options = ["--port", str(port), "--database", str(folder / "tables.db"), "--no-client"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, *options], env={**os.environ, **HURRY}
        )
        deadline = time.monotonic() + START
        while True:
            try:
                httpx.get(f"{self.base}/catalog", trust_env=False)
                return
            except httpx.TransportError:
                assert time.monotonic() < deadline, "the server does not start"
                time.sleep(0.1)

    def processor_seconds(self) -> float:
        """What it has used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


class Table:
    """Four browsers at one table."""

    def __init__(self, sockets: list[ClientConnection], position: dict[str, Any]) -> None:
        self._sockets = sockets
        self._position = position
        self.waits: list[float] = []  # seconds until the last of the four had heard

    @classmethod
    async def sit(cls, stack: AsyncExitStack, server: Server, made: dict[str, Any]) -> "Table":
        """Everybody joins."""
        keys = [made["key"], *(each["key"] for each in made["invitations"])]
        address = f"{server.sockets}/{made['table']}/socket"
        sockets, welcome = [], {}
        for key in keys:
            socket = await stack.enter_async_context(
                connect(address, proxy=None, compression=None, max_size=None)
            )
            await socket.send(json.dumps({"type": "join", "keys": [key]}))
            welcome = json.loads(await socket.recv())
            sockets.append(socket)
        return cls(sockets, welcome["position"])

    async def play(self, until: float, every: float) -> None:
        """Act once in so many seconds, as people do."""
        await asyncio.sleep(random.random() * every)
        while time.monotonic() < until and self._position["outcome"] == "running":
            start = time.monotonic()
            await self._act()
            self.waits.append(time.monotonic() - start)
            await asyncio.sleep(max(every * random.uniform(0.5, 1.5) - self.waits[-1], 0))

    async def _act(self) -> None:
        seat, number = self._position["to_act"], self._position["number"]
        action = dullest(self._position)
        await self._sockets[seat].send(
            json.dumps({"type": "act", "action": action, "after": number})
        )
        heard = await asyncio.gather(*(_hear(socket, number + 1) for socket in self._sockets))
        self._position = json.loads(heard[0])["position"]


async def _hear(socket: ClientConnection, number: int) -> str:
    start = f'{{"type":"played","play":{{"number":{number},'
    while True:
        text = await socket.recv()
        assert isinstance(text, str)
        if text.startswith(start):
            return text
        assert not text.startswith('{"type":"refused"'), text


def table_of(game: dict[str, Any], seats: list[dict[str, str]]) -> dict[str, Any]:
    """An easy table of a game, so that it lasts."""
    return {"game": game["game"], "seats": seats, "config": {"level": game["levels"][0]}}


def dullest(position: dict[str, Any]) -> str:
    """An action of the seat to act that brings the table on: it ends a turn or turns a card."""
    own = [words for words in position["legal"] if words.startswith(f"{position['to_act']} ")]
    plain = [words for words in own if len(words.split()) == 2]
    ends = [words for words in plain if position["turning"] or words.endswith(" end")]
    return str((ends or own or position["legal"])[0])


async def play_many(server: Server, tables: int, seconds: float, every: float) -> None:
    """Set the tables, play, and print how it went."""
    async with AsyncExitStack() as stack, httpx.AsyncClient(trust_env=False) as http:
        sitting = []
        games = (await http.get(f"{server.base}/catalog")).json()["games"]
        for number in range(tables):
            wish = table_of(games[number % len(games)], [{"who": "me"}, *[{"who": "open"}] * 3])
            answer = await http.post(f"{server.base}/tables", json=wish)
            sitting.append(await Table.sit(stack, server, answer.json()))
        used, start = server.processor_seconds(), time.monotonic()
        await asyncio.gather(*(table.play(start + seconds, every) for table in sitting))
        used, took = server.processor_seconds() - used, time.monotonic() - start
        waits = sorted(wait for table in sitting for wait in table.waits)
        cuts = quantiles(waits, n=100)
        print(
            f"{tables} tables, {4 * tables} sockets, {took:.0f} s: {len(waits) / took:.0f} plays/s,"
            f" p50 {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms,"
            f" most {1000 * waits[-1]:.1f} ms; processor {1000 * used / len(waits):.2f} ms a play"
        )


def measure_waking(folder: Path, plays: int) -> None:
    """A room with so many plays: the first look at it after a restart, and a further one."""
    server = Server(folder)
    games = httpx.get(f"{server.base}/catalog", trust_env=False).json()["games"]
    wish = table_of(games[0], [{"who": "me"}] * 2)
    made = httpx.post(f"{server.base}/tables", json=wish, trust_env=False).json()
    plays = asyncio.run(_fill(f"{server.sockets}/{made['table']}/socket", made["key"], plays))
    server.end()
    server = Server(folder)
    with httpx.Client(trust_env=False) as http:
        http.get(f"{server.base}/catalog")
        times = []
        for _ in range(2):
            start = time.monotonic()
            assert http.get(f"{server.base}/tables/{made['table']}").json()["number"] == plays
            times.append(1000 * (time.monotonic() - start))
    server.end()
    print(
        f"a room with {plays} plays wakes in {times[0]:.1f} ms; awake it answers in {times[1]:.1f}"
    )


async def _fill(address: str, key: str, plays: int) -> int:
    """Play with many changes of mind."""
    async with connect(address, proxy=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "join", "keys": [key]}))
        position = json.loads(await socket.recv())["position"]
        minds = 0
        while position["number"] < plays and position["outcome"] == "running":
            number, seat = position["number"], position["to_act"]
            own = [words for words in position["legal"] if words.startswith(f"{seat} ")]
            moves = [words for words in own if " move " in words]
            message: dict[str, Any] = {
                "type": "act",
                "action": dullest(position),
                "after": number,
            }
            if moves and minds < 150:
                minds += 1
                message = {"type": "back", "after": number}
                if minds % 2:
                    message = {"type": "act", "action": moves[0], "after": number}
            else:
                minds = 0
            await socket.send(json.dumps(message))
            position = json.loads(await _hear(socket, number + 1))["position"]
        return int(position["number"])


def main() -> None:
    """Play, then wake."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between plays of a table")
    options = parser.parse_args()
    gc.disable()  # its pauses would be counted as the server's
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            asyncio.run(play_many(server, options.tables, options.seconds, options.every))
        finally:
            server.end()
        measure_waking(Path(folder), 300)


if __name__ == "__main__":
    main()
