"""StoreLink: what a room knows of its match, and whether the store has the same."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import Any

from forbidden_games.server.history import MatchHistory, ReplayMismatch
from forbidden_games.server.metrics import STORING
from forbidden_games.server.store import (
    Notice,
    Store,
    StoredPlay,
    StoredSeat,
    StoredTable,
    StoreError,
)

log = logging.getLogger(__name__)


class LinkState(Enum):
    """How the history of a room relates to what the store has."""

    IN_STEP = auto()  # the same, but for plays of other processes that are on their way
    IN_DOUBT = auto()  # a write has failed: the store may have a play that the history has not
    RELOADING = auto()  # something has gone wrong in the room: only the store knows the match


class StoreLink:
    """The history of one match and its store; nothing is told before it is stored.

    ```
                      a write fails
        IN_STEP ------------------------> IN_DOUBT
         ^  ^                                |  |
         |  +--------------------------------+  |
         |     `pull` follows what the          |
         |     store has beyond the history     |
         |                                      | a fault
         |    `reload` plays the stored         | in the room
         |    match again from the start        v
         +---------------------------------- RELOADING  <--- a fault while IN_STEP
    ```

    A `pull` or `reload` that cannot reach the store leaves the state as it is; whoever comes next
    calls `settle`, which tries again.
    """

    def __init__(
        self,
        stored: StoredTable,
        history: MatchHistory,
        store: Store,
        followed: Callable[[StoredPlay], Awaitable[None]],
        closed: Callable[[], None],
    ) -> None:
        self.stored = stored
        self.history = history
        self.state = LinkState.IN_STEP
        self._store = store
        self._followed = followed  # called after each play that came from the store
        self._closed = closed  # called when the match had to be closed
        self._is_writing = False

    def close(self) -> None:
        """Let go of the table."""
        del self._followed, self._closed

    @property
    def is_shared(self) -> bool:
        """Whether other processes play the same match."""
        return self._store.is_shared

    @property
    def process(self) -> str:
        """The name of this process among them."""
        return self._store.process

    @property
    def kept(self) -> int:
        """How many plays the store has for certain: what may be told."""
        return self.history.number - self._is_writing

    # Plays.

    async def append(self, change: Callable[[MatchHistory], StoredPlay]) -> StoredPlay:
        """Play something and store it.

        Raises IllegalAction; NumberTaken if another process was faster; StoreError.
        """
        play = change(self.history)
        outcome = self.history.outcome if self.history.is_over else None
        self._is_writing = True
        try:
            with STORING.time():
                await self._store.append(self.stored.id, play, outcome, self.history.score())
        except StoreError:
            self.history = self.history.without_last()
            self.state = LinkState.IN_DOUBT
            raise
        finally:
            self._is_writing = False
        return play

    async def settle(self) -> None:
        """Get back in step, if the link is not; raises StoreError."""
        if self.state is not LinkState.IN_STEP:
            await self.pull()

    async def pull(self) -> None:
        """Follow what the store has beyond the history; raises StoreError."""
        if self.state is LinkState.RELOADING:
            await self.reload()
            return
        for play in await self._store.plays(self.stored.id, self.history.number):
            try:
                self.history.follow(play)
            except ReplayMismatch as mismatch:
                await close(self.stored, self.history, self._store, mismatch)
                self._closed()
                break
            await self._followed(play)
        self.state = LinkState.IN_STEP

    async def reload(self) -> None:
        """Forget the history and play again what the store has; raises StoreError."""
        self.state = LinkState.RELOADING
        self.history = await load(self.stored, self._store)
        self.state = LinkState.IN_STEP

    # The table itself.

    async def refresh(self) -> StoredTable:
        """The table as another process has changed it; raises StoreError."""
        stored = await self._store.find(self.stored.id)
        assert stored is not None, "tables are never deleted"
        self.stored = stored
        return stored

    async def keep_seat(self, seat: StoredSeat, before: StoredSeat) -> bool:
        """Store who sits at a seat from now on, unless somebody was faster; raises StoreError."""
        return await self._store.sit(self.stored.id, seat, before)

    async def start(self, bots: Sequence[StoredSeat]) -> None:
        """Store that the game starts, and which bots play for open seats; raises StoreError."""
        await self._store.start(self.stored.id, bots)

    def note_rematch(self, table: str) -> None:
        """Remember the table at which this one goes on."""
        self.stored = replace(self.stored, following=table)

    async def notify(self, kind: str, data: Mapping[str, Any]) -> None:
        """Tell the other processes, if there are any; what they miss they ask for later."""
        if self.is_shared:
            try:
                await self._store.tell(Notice(self.stored.id, kind, data))
            except StoreError as error:
                log.warning("other processes were not told of table %s: %s", self.stored.id, error)


async def load(stored: StoredTable, store: Store) -> MatchHistory:
    """Play a stored match again; it is closed if it does not come out as it was."""
    history = MatchHistory(stored.game, stored.config, stored.seed, stored.salt)
    try:
        history.resume(await store.plays(stored.id))
    except ReplayMismatch as mismatch:
        await close(stored, history, store, mismatch)
    return history


async def close(
    stored: StoredTable, history: MatchHistory, store: Store, mismatch: ReplayMismatch
) -> None:
    """End a match whose stored plays no longer play out as they did."""
    log.error("table %s is closed, the rules have changed under it: %s", stored.id, mismatch)
    history.is_closed = True
    if stored.outcome == "running":
        await store.end(stored.id, history.outcome)
