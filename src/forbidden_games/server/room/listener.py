"""Listener: a connected browser, what it may do, and what it has still to be sent."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pydantic import BaseModel

from forbidden_games.kernel.message import Message
from forbidden_games.server import wire
from forbidden_games.server.metrics import REFUSALS

if TYPE_CHECKING:
    from forbidden_games.server.room.crowd import Crowd

MOST_UNSENT: Final = 300  # messages that a slow listener may be behind
MOST_UNREAD: Final = 1_000_000  # letters of them, if nobody says otherwise
MUCH: Final = 64 * 1024  # letters unsent, after which nothing further is answered


class SocketRefusal(Exception):
    """What a listener asked for is not done; `message` tells it why."""

    def __init__(
        self,
        code: wire.RefusalCode,
        action: str | None = None,
        *,
        rule: str | None = None,
        key: str | None = None,
        arguments: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(code)
        REFUSALS.labels(code).inc()
        self.message = wire.Refused(
            code=code,
            action=action,
            rule=rule,
            reason=Message(key or f"refused-{code.replace('_', '-')}", arguments or {}),
        )


class Unsent:
    """How much the browsers of one address have still to be sent, and which of them how much."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_listener: dict[Listener, int] = {}
        self._total = 0

    def note(self, listener: "Listener", size: int) -> None:
        """So much more is to be sent, or less; whoever is furthest behind pays for too much."""
        self._total += size
        self._by_listener[listener] = self._by_listener.get(listener, 0) + size
        if not self._by_listener[listener]:
            del self._by_listener[listener]
        if self._total > self._most:
            max(self._by_listener, key=lambda each: each.unsent).cut_off()


class Listener:
    """A browser at a socket. Once it has joined, its keys say which seats it plays, if any.

    It is asked no further question while it leaves much unread, and is cut off if its table has
    still more to tell it.
    """

    def __init__(
        self, address: str = "", most: int = MOST_UNREAD, of_address: Unsent | None = None
    ) -> None:
        self.address = address
        self.has_joined = False
        self.hashes: list[str] = []  # of its keys
        self.seats: frozenset[int] = frozenset()
        self.is_host = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_UNSENT)  # None: hang up
        self.is_cut_off = False
        self.on_cut_off: Callable[[], None] | None = None
        self.unsent = 0  # letters
        self.crowds: Sequence[Crowd] = ()
        self._most = most
        self._of_address = of_address or Unsent(most)
        self._keeps_up = asyncio.Event()
        self._keeps_up.set()

    @property
    def is_player(self) -> bool:
        """Whether it is more than a spectator."""
        return self.is_host or bool(self.seats)

    def tell(self, message: str | BaseModel) -> None:
        """Send a message soon; whoever does not keep up is cut off and may come again."""
        if self.is_cut_off:
            return
        text = message if isinstance(message, str) else message.model_dump_json()
        is_behind = self.unsent > 0 and self.unsent + len(text) > self._most
        if is_behind or self.outbox.full():
            self.cut_off()
            return
        self.outbox.put_nowait(text)
        self._count(len(text))

    def sent(self, text: str) -> None:
        """A message has left."""
        if not self.is_cut_off:
            self._count(-len(text))

    async def keeps_up(self) -> None:
        """Wait until it has read most of what it was told."""
        await self._keeps_up.wait()

    def hang_up(self) -> None:
        """Hang up after what was told so far."""
        if not self.is_cut_off and not self.outbox.full():
            self.outbox.put_nowait(None)

    def cut_off(self) -> None:
        """Hang up, and drop what was not sent."""
        if self.is_cut_off:
            return
        self.is_cut_off = True
        self._count(-self.unsent)
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
        if self.on_cut_off:
            self.on_cut_off()

    def _count(self, size: int) -> None:
        self.unsent += size
        if self.unsent < MUCH:
            self._keeps_up.set()
        else:
            self._keeps_up.clear()
        self._of_address.note(self, size)
