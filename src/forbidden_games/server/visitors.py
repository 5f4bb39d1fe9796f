"""Visitors: who is connected to this process, by address."""

import time
from typing import Final

from forbidden_games.server.allowance import Bucket
from forbidden_games.server.room.crowd import Crowd
from forbidden_games.server.room.listener import Unsent
from forbidden_games.server.settings import Settings

MOST_KNOWN: Final = 10_000  # addresses that are remembered after they have gone


class Visitor:
    """An address, and what all its browsers have together."""

    def __init__(self, settings: Settings, now: float) -> None:
        self.crowd = Crowd(settings.sockets_an_address)
        self.unsent = Unsent(settings.unsent_an_address)
        self.joins = Bucket(settings.joins_a_second, settings.joins_at_once, now)
        every, at_once = settings.address_messages_a_second, settings.address_messages_at_once
        self.messages = Bucket(every, at_once, now)


class Visitors:
    """Everybody who is connected, and those who were lately: nobody is new by coming again."""

    def __init__(self, settings: Settings) -> None:
        self.crowd = Crowd(settings.sockets)
        self._settings = settings
        self._known: dict[str, Visitor] = {}

    def find(self, address: str) -> Visitor:
        """The visitor with this address."""
        visitor = self._known.pop(address, None) or Visitor(self._settings, time.monotonic())
        self._known[address] = visitor  # the latest one last
        if len(self._known) > MOST_KNOWN:
            gone = next((name for name, each in self._known.items() if not each.crowd), None)
            if gone is not None:
                del self._known[gone]
        return visitor
