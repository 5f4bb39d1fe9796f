"""How often finished games are counted."""

import asyncio
from collections.abc import Sequence

import pytest

from forbidden_games.server.statistics import Statistics
from forbidden_games.server.store import Finished, StoreError
from forbidden_games.server.store.memory import MemoryStore


class CountedStore(MemoryStore):
    """Notes how often it is asked, and grows by a game each time; the first time it may fail."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__()
        self.times = 0
        self._fails = fails

    async def finished(self) -> Sequence[Finished]:
        self.times += 1
        await asyncio.sleep(0)
        if self._fails and self.times == 1:
            raise StoreError("not now")
        return [Finished("island", "normal", "", 2, ("diver", "pilot"), True, self.times)]


def test_games_are_counted_once_a_minute_however_many_ask() -> None:
    async def run() -> None:
        now, store = [100.0], CountedStore()
        statistics = Statistics(store, 60.0, lambda: now[0])
        found = await asyncio.gather(*(statistics.latest() for _ in range(20)))
        assert {each[0].games for each in found} == {1}
        now[0] += 59
        assert (await statistics.latest())[0].games == 1
        assert store.times == 1
        now[0] += 1
        assert (await statistics.latest())[0].games == 2
        assert store.times == 2

    asyncio.run(run())


def test_a_count_that_failed_is_not_kept() -> None:
    async def run() -> None:
        statistics = Statistics(CountedStore(fails=True), 60.0)
        with pytest.raises(StoreError):
            await statistics.latest()
        assert (await statistics.latest())[0].games == 2

    asyncio.run(run())
