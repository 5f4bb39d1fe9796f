"""The link to the store: in step, in doubt, reloading; never a play that the store has not."""

import asyncio
from collections.abc import Callable

import pytest

from forbidden_games.server.history import MatchHistory
from forbidden_games.server.lobby import deal
from forbidden_games.server.room.store_link import LinkState, StoreLink
from forbidden_games.server.store import NumberTaken, Score, StoredPlay, StoredSeat, StoreError
from forbidden_games.server.store.memory import MemoryStore
from tests.server.support import PAIR

Change = Callable[[MatchHistory], StoredPlay]


class Failing(MemoryStore):
    """Fails where it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.fails: set[str] = set()

    async def append(
        self,
        table: str,
        play: StoredPlay,
        outcome: str | None = None,
        score: Score | None = None,
    ) -> None:
        if "append" in self.fails:
            raise StoreError("the disk is full")
        await super().append(table, play, outcome, score)

    async def plays(self, table: str, after: int = 0) -> list[StoredPlay]:
        if "plays" in self.fails:
            raise StoreError("nobody answers")
        return await super().plays(table, after)


class Setting:
    """A link, its store, and what came of it."""

    def __init__(self) -> None:
        seats = tuple(StoredSeat(seat, "person") for seat in range(2))
        self.table = deal("island", PAIR, 7, seats, "host", 0.0, None)
        self.store = Failing()
        self.followed: list[str] = []
        self.closings = 0

    async def link(self) -> StoreLink:
        await self.store.make(self.table)
        return self.another()

    def another(self) -> StoreLink:
        history = MatchHistory(self.table.game, self.table.config, self.table.seed)
        return StoreLink(self.table, history, self.store, self._follow, self._close)

    async def _follow(self, play: StoredPlay) -> None:
        self.followed.append(play.action)

    def _close(self) -> None:
        self.closings += 1


def play(words: str) -> Change:
    return lambda history: history.play(history.read(words))


def test_a_write_that_fails_leaves_doubt_until_the_store_answers() -> None:
    async def run() -> None:
        setting = Setting()
        link = await setting.link()
        await link.append(play("0 end"))
        assert link.state is LinkState.IN_STEP
        setting.store.fails = {"append", "plays"}
        with pytest.raises(StoreError):
            await link.append(play("0 draw"))
        assert (link.state, link.history.number) == (LinkState.IN_DOUBT, 1)
        with pytest.raises(StoreError):
            await link.settle()
        assert link.state is LinkState.IN_DOUBT
        setting.store.fails = set()
        await link.settle()
        assert (link.state, link.history.number, setting.followed) == (LinkState.IN_STEP, 1, [])
        assert (await link.append(play("0 draw"))).number == 2

    asyncio.run(run())


def test_whoever_was_slower_follows_the_faster_one() -> None:
    async def run() -> None:
        setting = Setting()
        link = await setting.link()
        other = setting.another()
        await other.append(play("0 end"))
        with pytest.raises(NumberTaken):
            await link.append(play("0 end"))
        assert link.state is LinkState.IN_DOUBT
        await link.settle()
        assert link.state is LinkState.IN_STEP
        assert setting.followed == ["0 end"]
        assert link.history.plays == other.history.plays

    asyncio.run(run())


def test_after_a_fault_the_whole_match_is_read_again() -> None:
    """A history that nobody can trust any more is not gone on with."""

    async def run() -> None:
        setting = Setting()
        link = await setting.link()
        await link.append(play("0 end"))
        link.history.play(link.history.read("0 draw"))  # something broke before it was stored
        setting.store.fails = {"plays"}
        with pytest.raises(StoreError):
            await link.reload()
        assert link.state is LinkState.RELOADING
        setting.store.fails = set()
        await link.settle()
        assert (link.state, link.history.number) == (LinkState.IN_STEP, 1)
        assert setting.followed == []

    asyncio.run(run())


def test_a_match_that_plays_out_otherwise_is_closed_and_stays_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        setting = Setting()
        link = await setting.link()
        await setting.store.append(setting.table.id, StoredPlay(1, 0, "0 end", ("wrong",)))
        await link.pull()
        assert (link.state, setting.closings) == (LinkState.IN_STEP, 1)
        assert link.history.is_closed
        stored = await link.refresh()
        assert stored.outcome == "closed"
        await link.reload()
        assert link.history.is_closed

    asyncio.run(run())
    assert "the rules have changed under it" in caplog.text
