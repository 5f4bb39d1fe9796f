"""Seating: who sits where, and who is here, in this process and in others."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from forbidden.server import wire
from forbidden.server.identity import opens
from forbidden.server.listener import Listener
from forbidden.server.store import StoredSeat, StoredTable

GONE_AFTER: Final = 40.0  # seconds after which a silent process counts as gone


@dataclass(frozen=True)
class Company:
    """Who is connected to this table by way of another process."""

    seats: frozenset[int]
    watchers: int
    held: frozenset[int]  # seats that hold the next card back
    until: float  # when it counts as gone, unless it says something


class Seating:
    """The seats of one table."""

    def __init__(self, stored: StoredTable) -> None:
        self.seats = list(stored.seats)
        self.listeners: list[Listener] = []
        self._host_hash = stored.host_hash
        self._elsewhere: dict[str, Company] = {}  # by process

    def seat(self, listener: Listener) -> None:
        """Find out which seats a listener's keys open."""
        listener.is_host = opens(listener.hashes, self._host_hash)
        listener.seats = frozenset(
            each.seat for each in self.seats if opens(listener.hashes, each.key_hash)
        )

    def here(self) -> frozenset[int]:
        """Seats whose players are connected."""
        own = [listener.seats for listener in self.listeners]
        return frozenset().union(*own, *(each.seats for each in self._living()))

    def watchers(self) -> int:
        """Spectators."""
        own = sum(not listener.seats for listener in self.listeners)
        return own + sum(each.watchers for each in self._living())

    def held_elsewhere(self) -> frozenset[int]:
        """Seats that hold the next card back by way of other processes."""
        return frozenset().union(*(each.held for each in self._living()))

    def shown(self) -> list[wire.Seat]:
        """Who sits where, for everybody."""
        here = self.here()
        return [
            wire.Seat.model_validate(
                {
                    "seat": each.seat,
                    "who": each.who,
                    "name": each.name,
                    "bot": each.bot,
                    "present": each.who == "bot" or each.seat in here,
                }
            )
            for each in self.seats
        ]

    def attendance(self) -> tuple[object, ...]:
        """Whatever somebody has to be told about when it changes."""
        return self.here(), self.watchers(), tuple(self.seats)

    def bots(self) -> dict[int, str]:
        """The seats that bots play for."""
        return {each.seat: each.bot for each in self.seats if each.who == "bot" and each.bot}

    def take(self, seat: StoredSeat) -> None:
        """Somebody else sits there from now on."""
        self.seats[seat.seat] = seat

    # Other processes.

    def company(self, held: frozenset[int]) -> dict[str, Any]:
        """Who is here, for other processes."""
        seats: frozenset[int] = frozenset().union(*(each.seats for each in self.listeners))
        watchers = sum(not listener.seats for listener in self.listeners)
        return {"seats": sorted(seats), "watchers": watchers, "held": sorted(held)}

    def hear_of(self, process: str, told: Mapping[str, Any]) -> bool:
        """What another process says; whether it is a new one."""
        is_new = process not in self._elsewhere
        if told["seats"] or told["watchers"]:
            self._elsewhere[process] = Company(
                frozenset(told["seats"]),
                told["watchers"],
                frozenset(told["held"]),
                time.monotonic() + GONE_AFTER,
            )
        else:
            self._elsewhere.pop(process, None)
        return is_new

    def is_first(self, process: str) -> bool:
        """Whether this process is the one that lets the bots play."""
        now = time.monotonic()
        return bool(self.listeners) and all(
            process < other for other, each in self._elsewhere.items() if each.until > now
        )

    def _living(self) -> list[Company]:
        now = time.monotonic()
        return [each for each in self._elsewhere.values() if each.until > now]
