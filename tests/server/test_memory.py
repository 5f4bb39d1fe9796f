"""What is left of a room that was forgotten: nothing, and at once."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from forbidden_games.server import wire
from forbidden_games.server.lobby import Lobby
from forbidden_games.server.room.listener import Listener
from forbidden_games.server.room.room import Room
from forbidden_games.server.store import Store
from forbidden_games.server.store.memory import MemoryStore
from forbidden_games.server.store.sql import SqlStore
from forbidden_games.server.worker_pool import WorkerPool
from tests.server.support import PAIR, PATIENCE, Server, quick


@pytest.fixture
def no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def wish(*seats: str, **more: Any) -> wire.NewTable:
    wished = [{"who": who} if who == "me" else {"who": "bot", "bot": who} for who in seats]
    return wire.NewTable.model_validate({"game": "island", "seats": wished, "pace": 0, **more})


async def heard(listener: Listener, *kinds: str) -> None:
    """Wait until a listener has been told something of one of these kinds."""
    while True:
        text = await asyncio.wait_for(listener.outbox.get(), PATIENCE)
        assert text is not None
        if any(f'"type":"{kind}"' in text for kind in kinds):
            return


async def play_a_little(lobby: Lobby, made: wire.MadeTable, over: bool) -> weakref.ref[Any]:
    """Join, do something of everything, and leave; only a weak reference to the room is kept."""
    room = await lobby.find(made.table)
    assert room
    listener = Listener()
    room.connect(listener)
    tell = wire.from_browser.validate_python
    room.hear(listener, tell({"type": "join", "keys": (made.key,)}))
    await heard(listener, "welcome")
    for message, answers in (
        ({"type": "say", "seat": 0, "phrase": "hello"}, ("said",)),
        ({"type": "act", "action": "0 fly away", "after": 0}, ("refused",)),
        ({"type": "act", "action": "0 end", "after": 0}, ("played",)),
        ({"type": "ask", "number": 1}, ("advised",)),
        ({"type": "wait", "seat": 0, "on": True}, ("refused", "waiting")),
        ({"type": "replace", "seat": 0, "bot": "planner"}, ("seats",)),
    ):
        if over and message["type"] != "replace":
            continue
        room.hear(listener, tell(message))
        await heard(listener, *answers)
    await heard(listener, "played")
    while over and not room.history.is_over:
        await heard(listener, "played")
    room.disconnect(listener)
    while not room.is_idle:  # it has still to note who has left
        await asyncio.sleep(0)
    return weakref.ref(room)


async def forgotten(store: Store, tmp_path: Path, over: bool) -> None:
    """Play, forget, and look what is left."""
    await store.open(lambda notice: None)
    pool = WorkerPool(1)
    lobby = Lobby(store, pool, quick(tmp_path, rooms=1, turn_seconds=0.01, advice_seconds=0.02))
    config = {**PAIR, "level": "legendary"}
    made = [await lobby.make(wish("me", "random", config=config)) for _ in range(3)]
    first = await play_a_little(lobby, made[0], over)
    second = await play_a_little(lobby, made[1], over)
    await lobby.find(made[2].table)
    parts = [first, second]
    await asyncio.sleep(0.1)  # whatever the loop still holds of what is done
    try:
        assert lobby.awake == 1
        assert [part() for part in parts] == [None, None]
    finally:
        await lobby.close()
        await store.close()
        pool.close()


@pytest.mark.usefixtures("no_collection")
@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_a_forgotten_room_is_gone_without_a_search_for_garbage(
    tmp_path: Path, kind: str, over: bool
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    store: Store = MemoryStore() if kind == "memory" else SqlStore(url)
    asyncio.run(forgotten(store, tmp_path, over))


@pytest.mark.usefixtures("no_collection")
def test_a_socket_that_was_closed_holds_no_room(tmp_path: Path) -> None:
    def rooms() -> int:
        return sum(type(each) is Room for each in gc.get_objects())

    before = rooms()  # of other servers
    with Server(quick(tmp_path, idle_seconds=0.1)) as server:
        for _ in range(3):
            table = server.table("random", "random", config={"level": "legendary"})
            with table.maker() as maker, table.browser():
                maker.watch()
        deadline = time.monotonic() + PATIENCE
        while rooms() > before:
            assert time.monotonic() < deadline, f"{rooms() - before} rooms are still there"
            time.sleep(0.05)
