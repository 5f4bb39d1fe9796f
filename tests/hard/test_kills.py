"""A server that is killed, frozen or cut off again and again has lost nothing that it told."""

import asyncio
from pathlib import Path

import pytest

from bench.load.account import losses
from bench.load.crowd import Crowd
from bench.load.faults import Faults
from bench.load.served import Served
from bench.load.table import Manner

TABLES, PAUSE = 10, 2.0
MANNER = Manner(every=0.1, bots=0.25, pace=0.05, reloads=10.0)


def expect_nothing_lost(server: Served, fault: str, times: int) -> None:
    """Play with faults of one kind, then compare every play that was told with the database."""

    async def faults_happen() -> None:
        for _ in range(times):
            await faults.happen(fault, PAUSE)
        await asyncio.sleep(PAUSE)

    async def play() -> list[str]:
        await crowd.set_tables(TABLES)
        await crowd.come()
        await crowd.play(faults_happen())
        return await losses(server.database, crowd.accounts)

    crowd = Crowd(server, MANNER)
    faults = Faults(server, crowd, None, 0)
    assert asyncio.run(play()) == []
    assert crowd.figures.plays > 10 * times
    assert crowd.figures.lost == 0
    assert server.tracebacks == 0, server.log.read_text()


@pytest.mark.parametrize(("fault", "times"), [("kill", 12), ("freeze", 8), ("drop", 12)])
def test_sqlite_keeps_what_was_told(tmp_path: Path, fault: str, times: int) -> None:
    with Served(tmp_path) as server:
        expect_nothing_lost(server, fault, times)


@pytest.mark.parametrize("processes", [1, 2])
def test_postgresql_keeps_what_was_told(tmp_path: Path, postgres: str, processes: int) -> None:
    with Served(tmp_path, postgres, processes) as server:
        expect_nothing_lost(server, "kill", 8)
