"""Many tables at once: how long an action takes until everybody at its table has heard of it.

A real server with its database, and the browsers in this process: `python -m bench.tables`. Both
share the machine, so the figures to compare are the processor time and the bytes of a play; the
last lines tell whether the client itself was in the way.
"""

import argparse
import asyncio
import gc
import importlib
import importlib.util
import random
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from bench.load.account import losses
from bench.load.crowd import Crowd
from bench.load.figures import Figures, spread
from bench.load.served import Served, processor_seconds
from bench.load.table import SEATS, Manner, Table
from tools.postgres import Cluster, cluster

FORGET: Final = {"FORBIDDEN_IDLE_SECONDS": "0.5"}  # rooms that nobody is in
ROUND: Final = 50  # tables that are played at the same time to see what memory stays


@contextmanager
def served(options: argparse.Namespace, **settings: str) -> Iterator[tuple[Served, Cluster | None]]:
    """A fresh server with a fresh database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, fresh = options.database, None
        if database == "postgresql":
            fresh = stack.enter_context(cluster())
            database = fresh.address
        elif database == "sqlite":
            database = ""
        server = Served(folder, database, options.processes, settings)
        yield stack.enter_context(server), fresh


async def measure(options: argparse.Namespace, server: Served, fresh: Cluster | None) -> None:
    """Set the tables, play, and print how it went."""
    manner = Manner(
        every=options.every,
        bots=options.bots,
        bot=options.bot,
        reloads=options.reloads,
    )
    crowd = Crowd(server, manner)
    empty = server.memory()
    await crowd.set_tables(options.tables)
    await _wake(server, crowd)
    awake = server.memory()
    await crowd.come()
    full = server.memory()
    busy, base = time.process_time(), server.processor_seconds()
    base_database = processor_seconds(fresh.process) if fresh else 0.0
    start = time.monotonic()
    await crowd.play(asyncio.sleep(options.seconds))
    took, used = time.monotonic() - start, server.processor_seconds() - base
    busy = time.process_time() - busy
    used_database = processor_seconds(fresh.process) - base_database if fresh else 0.0
    figures, sockets = crowd.figures, SEATS * options.tables
    plays = max(figures.plays, 1)
    rows = {
        "plays": f"{plays / took:.0f} a second; {figures.clicks} clicks in {took:.0f} s,"
        f" {figures.games} games ended",
        "from the click to the last of the four": spread(figures.waits),
        "server": f"{1000 * used / plays:.2f} ms of processor time a play"
        + (f", the database {1000 * used_database / plays:.2f} ms" if fresh else ""),
        "memory": f"{(awake - empty) / options.tables / 1024:.0f} kB an awake table,"
        f" {(full - awake) / sockets / 1024:.0f} kB a socket,"
        f" {server.memory() >> 20} MB in the end",
        "told": f"{figures.told / plays / 1024:.1f} kB a play to all four,"
        f" a welcome {figures.welcome_bytes / max(figures.welcomes, 1) / 1024:.1f} kB",
        "refused": str(dict(figures.refused) or "none")
        + f"; clicks without an answer: {figures.lost}, cut off: {figures.cut}",
        "client": f"{1000 * busy / plays:.2f} ms of processor time a play,"
        f" {100 * busy / took:.0f}% of one processor; its own clock late by {spread(figures.late)}",
    }
    print(
        f"{options.database}, {options.processes} process(es), {options.tables} tables,"
        f" {sockets} sockets, {100 * options.bots:.0f}% bots, {options.reloads} reloads a minute"
    )
    for name, words in rows.items():
        print(f"  {name}: {words}")
    _tell(await losses(server.database, crowd.accounts), server)


async def _wake(server: Served, crowd: Crowd) -> None:
    async with httpx.AsyncClient(trust_env=False) as http:
        for table in crowd.tables:
            (await http.get(f"{server.base}/tables/{table.name}")).raise_for_status()


async def measure_memory(options: argparse.Namespace, server: Served) -> None:
    """What memory stays when tables have been played and forgotten."""
    manner = Manner(every=options.every, bots=options.bots, bot=options.bot)
    played, before = 0, 0
    while played <= options.tables:
        crowd = Crowd(server, manner, seed=played)
        await crowd.set_tables(ROUND)
        await crowd.come()
        await crowd.play(asyncio.sleep(options.seconds))
        await asyncio.sleep(3.0)  # the rooms fall asleep
        memory = server.memory()
        if not played:  # the first round warms up
            before = memory
        print(
            f"  {played} tables later: {memory / 2**20:.1f} MB ({(memory - before) / 2**20:+.1f});"
            f" {crowd.figures.plays} plays in this round"
        )
        played += ROUND


async def measure_waking(options: argparse.Namespace, server: Served) -> None:
    """A room with many plays: the first look at it after a restart, and a further one."""
    async with httpx.AsyncClient(trust_env=False) as http:
        game = (await http.get(f"{server.base}/catalog")).json()["games"][0]
        figures = Figures()
        manner = Manner(every=0.0)
        table = await Table.set(server, http, game, manner, figures, random.Random(0))
        await table.sit()
        until = time.monotonic() + 5.0
        await table.play(lambda: time.monotonic() < until, manner)
        await table.leave()
    server.end()
    server.start()
    async with httpx.AsyncClient(trust_env=False) as http:
        await http.get(f"{server.base}/catalog")
        times = []
        for _ in range(2):
            start = time.monotonic()
            number = (await http.get(f"{server.base}/tables/{table.name}")).json()["number"]
            times.append(1000 * (time.monotonic() - start))
    print(
        f"  a room with {number} plays wakes in {times[0]:.1f} ms, then answers in {times[1]:.1f}"
    )


def _tell(problems: list[str], server: Served) -> None:
    print(f"  compared with the database: {len(problems)} problems; {server.tracebacks} tracebacks")
    for problem in problems[:10]:
        print(f"    {problem}")


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run it on the fastest event loop there is."""
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None
    if importlib.util.find_spec("uvloop"):
        loop = importlib.import_module("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(work)


def main() -> None:
    """Play, then wake; or see what memory stays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=0, help="200, or 500 with --memory")
    parser.add_argument("--seconds", type=float, default=0.0, help="20, or 10 with --memory")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between plays of a table")
    parser.add_argument("--bots", type=float, default=0.0, help="share of the seats, 0 to 1")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--reloads", type=float, default=0.0, help="of a browser, a minute")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or an address")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--memory", action="store_true", help="what stays of forgotten tables")
    options = parser.parse_args()
    gc.disable()  # its pauses would be counted as the server's
    if options.memory:
        options.tables, options.seconds = options.tables or 500, options.seconds or 10.0
        with served(options, **FORGET) as (server, _):
            run(measure_memory(options, server))
        return
    options.tables, options.seconds = options.tables or 200, options.seconds or 20.0
    with served(options) as (server, fresh):
        run(measure(options, server, fresh))
        run(measure_waking(options, server))


if __name__ == "__main__":
    main()
