"""Faults: what can happen to a server while people play."""

import asyncio
import random
import signal
import time
from collections import Counter
from typing import Final

from bench.load.crowd import Crowd
from bench.load.served import Served
from tools.postgres import Cluster

LONGEST_FROZEN: Final = 3.0  # seconds
DROPPED: Final = 0.3  # of all browsers at once
LONGEST_AWAY: Final = 3.0  # seconds


class Faults:
    """One fault after another."""

    def __init__(self, served: Served, crowd: Crowd, database: Cluster | None, seed: int) -> None:
        self.done: Counter[str] = Counter()
        self._served = served
        self._crowd = crowd
        self._database = database
        self._luck = random.Random(seed)

    async def happen(self, kind: str, pause: float) -> None:
        """Let one fault happen, after a pause."""
        await asyncio.sleep(pause * self._luck.uniform(0.5, 1.5))
        await {
            "kill": self._kill,
            "freeze": self._freeze,
            "drop": self._drop,
            "database": self._restart_database,
        }[kind]()
        self.done[kind] += 1

    async def happen_until(self, until: float, pause: float) -> None:
        """Let faults of all kinds happen until a time."""
        kinds = ["kill", "freeze", "drop", *(["database"] if self._database else [])]
        while time.monotonic() + 2 * pause < until:
            await self.happen(self._luck.choice(kinds), pause)

    async def _kill(self) -> None:
        await asyncio.to_thread(self._served.kill)
        await asyncio.to_thread(self._served.start)

    async def _freeze(self) -> None:
        self._served.send(signal.SIGSTOP)
        await asyncio.sleep(self._luck.uniform(0.2, LONGEST_FROZEN))
        self._served.send(signal.SIGCONT)

    async def _drop(self) -> None:
        for table in self._crowd.tables:
            for browser in table.browsers:
                if self._luck.random() < DROPPED:
                    browser.drop(self._luck.uniform(0.0, LONGEST_AWAY))

    async def _restart_database(self) -> None:
        assert self._database is not None, "only a database of its own can be restarted"
        await asyncio.to_thread(self._database.stop)
        await asyncio.sleep(self._luck.uniform(0.0, 1.0))
        await asyncio.to_thread(self._database.start)
