"""Play for a long time while the server is killed, frozen and cut off, and compare everything.

`python -m bench.soak --minutes 60`: afterwards every play that any browser was told of has to be in
the database, once and as it was told, and every table has to go on. Otherwise it ends with 1.
"""

import argparse
import asyncio
import sys
import time
from typing import Final

from bench.load.account import losses
from bench.load.crowd import Crowd
from bench.load.faults import Faults
from bench.load.figures import spread
from bench.load.served import Served
from bench.load.table import Manner
from bench.tables import run, served
from tools.postgres import Cluster

QUIET: Final = 15.0  # seconds without faults in the end, in which every table has to go on


async def soak(options: argparse.Namespace, server: Served, fresh: Cluster | None) -> list[str]:
    """Play with faults; returns what went wrong."""
    manner = Manner(every=options.every, bots=options.bots, pace=0.1, reloads=options.reloads)
    crowd = Crowd(server, manner, options.seed)
    await crowd.set_tables(options.tables)
    await crowd.come()
    faults = Faults(server, crowd, fresh, options.seed)
    before: dict[str, int] = {}

    async def happen() -> None:
        until = time.monotonic() + 60.0 * options.minutes
        await faults.happen_until(until - QUIET, options.pause)
        before.update({table.name: table.number for table in crowd.tables})
        await asyncio.sleep(max(until - time.monotonic(), QUIET))

    await crowd.play(happen())
    figures = crowd.figures
    problems = await losses(server.database, crowd.accounts)
    problems += [
        f"{table.name}: nothing is played any more after play {table.number}"
        for table in crowd.tables
        if before.get(table.name) == table.number and not table.is_over
    ]
    if figures.lost:
        problems.append(f"{figures.lost} clicks got no answer")
    if figures.stepped_back and options.processes == 1:
        problems.append(f"{figures.stepped_back} browsers were welcomed to less than they knew")
    print(f"{options.database}, {options.processes} process(es), {options.minutes:g} minutes")
    print(f"  faults: {dict(faults.done)}")
    print(f"  {figures.plays} plays told at {len(crowd.accounts)} tables, {figures.games} ended")
    print(f"  clicks: {figures.clicks}, cut off {figures.cut}, refused {dict(figures.refused)}")
    print(f"  from the click to the last of the four: {spread(figures.waits)}")
    print(f"  welcomes: {figures.welcomes}; stack traces of the server: {server.tracebacks}")
    print(f"  problems: {len(problems)}")
    for problem in problems[:20]:
        print(f"    {problem}")
    return problems


def main() -> None:
    """Play for as long as is wished."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--every", type=float, default=0.5, help="seconds between plays of a table")
    parser.add_argument("--bots", type=float, default=0.25, help="share of the seats, 0 to 1")
    parser.add_argument("--reloads", type=float, default=2.0, help="of a browser, a minute")
    parser.add_argument("--pause", type=float, default=8.0, help="seconds between two faults")
    parser.add_argument("--database", default="sqlite", help="sqlite or postgresql")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    problems: list[str] = []

    async def work(server: Served, fresh: Cluster | None) -> None:
        problems.extend(await soak(options, server, fresh))

    with served(options) as (server, fresh):
        run(work(server, fresh))
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
