"""Listener: a connected browser, what it may do, and what it has still to be sent."""

import asyncio
from collections.abc import Mapping
from typing import Final

from pydantic import BaseModel

from forbidden_games.kernel.message import Message
from forbidden_games.server import wire

MOST_UNSENT: Final = 300  # messages that a slow listener may be behind


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
        self.message = wire.Refused(
            code=code,
            action=action,
            rule=rule,
            reason=Message(key or f"refused-{code.replace('_', '-')}", arguments or {}),
        )


class Listener:
    """A browser at a socket. Once it has joined, its keys say which seats it plays, if any."""

    def __init__(self) -> None:
        self.has_joined = False
        self.hashes: list[str] = []  # of its keys
        self.seats: frozenset[int] = frozenset()
        self.is_host = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_UNSENT)  # None: hang up

    @property
    def is_player(self) -> bool:
        """Whether it is more than a spectator."""
        return self.is_host or bool(self.seats)

    def tell(self, message: str | BaseModel) -> None:
        """Send a message soon; whoever does not keep up is cut off and may come again."""
        text = message if isinstance(message, str) else message.model_dump_json()
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """Hang up, and drop what was not sent."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
