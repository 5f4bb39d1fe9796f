"""Room: one table, one inbox. Whatever happens is checked, played, stored, told; in this order."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import BadNotation, IllegalAction
from forbidden_games.kernel.packed import Action
from forbidden_games.server import wire
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.identity import hash_of
from forbidden_games.server.room import places, remote, requests, talk
from forbidden_games.server.room.crowd import Crowd, admit
from forbidden_games.server.room.inbox import Inbox
from forbidden_games.server.room.listener import Listener, SocketRefusal
from forbidden_games.server.room.live_table import LiveTable, RoomServices
from forbidden_games.server.room.store_link import load
from forbidden_games.server.store import Notice, NumberTaken, StoredPlay, StoredTable, StoreError

log = logging.getLogger(__name__)

MOST_PLAYS: Final = 5000  # of one match: free transfers could go on for ever
LAST_WORDS: Final = 1.0  # seconds in which what a browser has sent before it went is done
BOTS_TRY_AGAIN: Final = 1.0  # seconds after a refusal


class Room:
    """The only thing that plays its match."""

    def __init__(self, stored: StoredTable, history: MatchHistory, services: RoomServices) -> None:
        self.id = stored.id
        self.idle_since = time.monotonic()
        self._table = LiveTable(stored, history, services, self._end_hold, self.act_for_bot)
        self._link = self._table.link
        self._inbox = Inbox(stored.id, self._recover, services.settings.messages_at_once)
        self.crowd = Crowd(services.settings.sockets_a_room)

    @classmethod
    async def wake(cls, stored: StoredTable, services: RoomServices) -> "Room":
        """The room of a stored table: its plays are played again, and must come out the same."""
        return cls(stored, await load(stored, services.store), services)

    @property
    def history(self) -> MatchHistory:
        """The match as far as it is played."""
        return self._table.history

    @property
    def kept(self) -> int:
        """How many plays are stored, and so no secret of this process."""
        return self._link.kept

    @property
    def connected(self) -> int:
        """How many browsers are connected to this process."""
        return len(self._table.presence.connected)

    @property
    def is_idle(self) -> bool:
        """Whether it can be forgotten without anybody noticing."""
        return not self._table.presence.connected and self._inbox.is_empty

    @property
    def challenge(self) -> str | None:
        """The day of a daily challenge, if it has the deal of one."""
        return self._link.stored.challenge

    def info(self) -> wire.TableInfo:
        """The table as everybody may know it."""
        return self._table.info()

    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return self._table.seating.names()

    # What comes in.

    def connect(self, listener: Listener) -> None:
        """A browser has come, and is going to join."""
        self._table.presence.connected.add(listener)

    def hear(self, listener: Listener, message: wire.FromBrowser) -> None:
        """A browser has sent a message; raises SocketRefusal if too many of its wait."""
        if not self._inbox.post_from(listener, lambda: self._answer(listener, message)):
            raise SocketRefusal("too_fast")

    async def let_finish(self, listener: Listener) -> None:
        """A browser is going: what it has sent last is still done, if that is possible soon."""
        if self._inbox.has(listener):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._inbox.done_with(listener), LAST_WORDS)

    def disconnect(self, listener: Listener) -> None:
        """A browser has gone, and what it has sent with it."""
        self._inbox.drop(listener)
        self._table.presence.connected.discard(listener)
        self.idle_since = time.monotonic()
        self._inbox.post(lambda: self._leave(listener))

    def notice(self, notice: Notice) -> None:
        """Another process has told something."""
        self._inbox.post(lambda: remote.hear(self._table, notice))

    def catch_up(self) -> None:
        """Read what may have happened while nobody listened."""
        self._inbox.post(self._link.pull)

    async def announce_presence(self) -> None:
        """Tell other processes again who is here: a silent process counts as gone."""
        if self._table.presence.listeners:
            await self._table.announce_presence()
        self._table.bots.notify()

    async def close(self) -> None:
        """Finish what has begun, then hang up."""
        self._table.bots.leave()
        await self._inbox.close()
        await self._table.close()

    async def _recover(self) -> None:
        """After a fault: go on with what the store has; browsers come back by themselves."""
        try:
            await self._link.reload()
        except StoreError as error:
            log.error("table %s cannot be read again: %s", self.id, error)
        self._table.presence.cut_off()

    async def _answer(self, listener: Listener, message: wire.FromBrowser) -> None:
        try:
            await self._link.settle()
            if isinstance(message, wire.Join):
                await self._join(listener, message)
                return
            if not listener.has_joined:
                raise SocketRefusal("unreadable", key="refused-not-joined")
            self._hear_from(listener)
            if isinstance(message, wire.Act):
                await self._act(listener, message.action, message.after)
            elif isinstance(message, wire.Back):
                await self._take_back(listener, message.after)
            else:
                await requests.grant(self._table, listener, message)
        except SocketRefusal as refusal:
            listener.tell(refusal.message)
        except StoreError as error:
            log.error("table %s cannot reach the store: %s", self.id, error)
            listener.tell(SocketRefusal("not_saved").message)

    # Coming and going.

    def _hear_from(self, listener: Listener) -> None:
        """Whoever sends something is not silent; all hear so if they waited for it."""
        table = self._table
        longest = max((table.silence(seat) or 0.0 for seat in listener.seats), default=0.0)
        table.presence.hear_from(listener.seats)
        if longest > table.services.settings.silence_seconds / 2:  # they were told of it
            table.tell_seats()

    async def _join(self, listener: Listener, message: wire.Join) -> None:
        table = self._table
        before, here = table.attendance(), table.presence.here()
        listener.hashes = [hash_of(key) for key in message.keys]
        table.seating.seat(listener)
        if not admit(listener):
            listener.tell(SocketRefusal("full").message)
            listener.hang_up()
            return
        if not message.look:
            await places.take_open_seats(table, listener)
        await places.come_back(table, listener)
        sayings = await self._sayings()
        listener.has_joined = True
        table.presence.join(listener)
        table.presence.note_leaving(here)  # who joins again may have left a seat
        await self._release_holds()
        table.welcome(listener, message.have, sayings)
        if table.attendance() != before:
            table.tell_seats(but=listener)
            await table.announce_presence()
        table.bots.notify()

    async def _sayings(self) -> list[wire.Saying]:
        """What was said; nobody is kept out because it cannot be read."""
        try:
            return [
                talk.on_wire(each) for each in await self._table.services.store.sayings(self.id)
            ]
        except StoreError as error:
            log.warning("what was said at table %s cannot be read: %s", self.id, error)
            return []

    async def _leave(self, listener: Listener) -> None:
        table = self._table
        before = table.attendance()
        if not table.presence.leave(listener):
            return
        await self._release_holds()
        if table.attendance() != before:
            table.tell_seats()
            await table.announce_presence()

    async def _release_holds(self) -> None:
        """Nobody holds a card back who is not here."""
        if self._table.holds.keep(self._table.presence.here()):
            await self._table.holds_changed()

    def _end_hold(self, seat: int) -> None:
        async def end() -> None:
            if self._table.holds.expire(seat):
                await self._table.holds_changed()

        self._inbox.post(end)

    # Acting.

    async def _act(self, listener: Listener, words: str, after: int) -> None:
        """Check one action, play it, store it, tell everyone."""
        await self._expect_running(after, words)
        try:
            action = self.history.read(words)
        except BadNotation:
            raise SocketRefusal("unreadable", words) from None
        self._table.expect_own(listener, packed.seat_of(action), words)
        if self._must_wait(action):
            raise SocketRefusal("waiting", words)
        await self._play(lambda history: history.play(action), words)

    async def _take_back(self, listener: Listener, after: int) -> None:
        await self._expect_running(after)
        if self._table.is_counted:
            raise SocketRefusal("challenge", key="refused-challenge-undo")
        seat = self.history.undo
        if seat is None:
            raise SocketRefusal("not_undoable")
        self._table.expect_own(listener, seat)
        await self._play(MatchHistory.take_back)

    async def _play(
        self, change: Callable[[MatchHistory], StoredPlay], words: str | None = None
    ) -> None:
        try:
            play = await self._link.append(change)
        except IllegalAction as error:
            why = error.refusal
            raise SocketRefusal(
                "illegal", words, rule=why.rule, key=why.key, arguments=why.arguments
            ) from None
        except StoreError as error:
            is_late = isinstance(error, NumberTaken)
            if not is_late:
                log.error("table %s could not keep a play: %s", self.id, error)
            await self._settle(words)
            raise SocketRefusal("stale" if is_late else "not_saved", words) from None
        await self._table.tell_play(play)

    async def _settle(self, words: str | None) -> None:
        """Nothing goes on before the store has said what it has."""
        try:
            await self._link.settle()
        except StoreError:
            raise SocketRefusal("not_saved", words) from None

    async def _expect_running(self, after: int, words: str | None = None) -> None:
        if after > self.history.number and self._link.is_shared:
            await self._link.pull()  # this browser has heard more from another process
        if not self._table.is_started:
            raise SocketRefusal("not_started", words)
        if after != self.history.number:
            raise SocketRefusal("stale", words)
        if self.history.is_over:
            raise SocketRefusal("over", words)
        if self.history.number >= MOST_PLAYS:
            raise SocketRefusal("over", words, key="refused-too-long")

    def _must_wait(self, action: Action) -> bool:
        """Whether an action would turn a card over that somebody holds back."""
        return self.history.turns_a_card(action) and self._table.is_held(packed.seat_of(action))

    # Bots.

    async def act_for_bot(self, action: Action, after: int) -> None:
        """Play what a bot has chosen, when its time in the inbox has come."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def act() -> None:
            try:
                await self._act_for_bot(action, after)
            except SocketRefusal as refusal:
                words = self.history.write(action)
                log.warning("table %s refuses its bot %r: %s", self.id, words, refusal)
                self._table.begin(self._wake_bots_later())
            finally:
                if not done.done():
                    done.set_result(None)

        self._inbox.post(act)
        await done

    async def _act_for_bot(self, action: Action, after: int) -> None:
        await self._settle(None)
        await self._expect_running(after)
        if packed.seat_of(action) in self._table.bot_seats() and not self._must_wait(action):
            await self._play(lambda history: history.play(action))
        else:
            self._table.bots.notify()

    async def _wake_bots_later(self) -> None:
        await asyncio.sleep(BOTS_TRY_AGAIN)
        self._table.bots.notify()
