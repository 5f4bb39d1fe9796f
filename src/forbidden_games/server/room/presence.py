"""Presence: who is connected to one table, in this process and in others."""

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from forbidden_games.server.room.listener import Listener

GONE_AFTER: Final = 40.0  # seconds after which a silent process counts as gone


@dataclass(frozen=True)
class RemotePresence:
    """Who is connected to this table by way of another process, as that process has said."""

    seats: frozenset[int]
    watchers: int
    held: frozenset[int]  # seats that hold the next card back
    until: float  # when it counts as gone, unless it says something


class Presence:
    """The browsers at one table: those of this process, and what other processes say of theirs."""

    def __init__(self) -> None:
        self.connected: set[Listener] = set()  # whether they have joined or not
        self.listeners: list[Listener] = []  # those who have joined
        self._remote: dict[str, RemotePresence] = {}  # by process
        self._since = time.monotonic()  # nobody was here before
        self._left: dict[int, float] = {}  # when players were last seen, by seat
        self._heard: dict[int, float] = {}  # when they last did something, or came, by seat

    def join(self, listener: Listener) -> None:
        """Count a listener among those who are told what happens, unless it has gone already."""
        if listener in self.connected and listener not in self.listeners:
            before = self.here()
            self.listeners.append(listener)
            self.hear_from(self.here() - before)

    def leave(self, listener: Listener) -> bool:
        """Tell a listener no more; whether it had joined."""
        has_joined = listener in self.listeners
        if has_joined:
            before = self.here()
            self.listeners.remove(listener)
            self.note_leaving(before)
        return has_joined

    def tell(self, message: str) -> None:
        """Send a message to every browser of this process."""
        for listener in self.listeners:
            listener.tell(message)

    def cut_off(self) -> None:
        """Hang up on every browser of this process; they come back by themselves."""
        for listener in self.listeners:
            listener.cut_off()

    def here(self) -> frozenset[int]:
        """Seats whose players are connected to some process."""
        return self._own_seats().union(*(each.seats for each in self._living()))

    def away(self, seat: int) -> float | None:
        """Seconds since the player of a seat was last connected; None: is here."""
        self._forget_silent()
        if seat in self.here():
            return None
        return time.monotonic() - self._left.get(seat, self._since)

    def note_leaving(self, before: frozenset[int]) -> None:
        """Remember the moment for players who were here before and are not any more."""
        for seat in before - self.here():
            self._left[seat] = time.monotonic()

    def hear_from(self, seats: Collection[int]) -> None:
        """Note that the players of these seats have done something."""
        self._heard |= dict.fromkeys(seats, time.monotonic())

    def silent(self, seat: int) -> float:
        """Seconds since the player of a seat last did something, or came."""
        return time.monotonic() - self._heard.get(seat, self._since)

    def silences(self) -> list[tuple[int, float]]:
        """The seats of this process, and for how long their players have done nothing."""
        return [(seat, self.silent(seat)) for seat in sorted(self._own_seats())]

    def watchers(self) -> int:
        """How many spectators are connected to some process."""
        return self._own_watchers() + sum(each.watchers for each in self._living())

    def held_elsewhere(self) -> frozenset[int]:
        """Seats that hold the next card back by way of other processes."""
        return frozenset().union(*(each.held for each in self._living()))

    def announcement(self, held: Collection[int]) -> dict[str, Any]:
        """Who is connected to this process and holds cards back, for the other processes."""
        return {
            "seats": sorted(self._own_seats()),
            "watchers": self._own_watchers(),
            "held": sorted(held),
        }

    def note(self, process: str, announced: Mapping[str, Any]) -> bool:
        """Note what another process has announced; whether it is a new one."""
        self._forget_silent()
        is_new, before = process not in self._remote, self.here()
        if announced["seats"] or announced["watchers"]:
            self._remote[process] = RemotePresence(
                frozenset(announced["seats"]),
                announced["watchers"],
                frozenset(announced["held"]),
                time.monotonic() + GONE_AFTER,
            )
        else:
            self._remote.pop(process, None)
        self.note_leaving(before)
        self.hear_from(self.here() - before)
        for seat, seconds in announced.get("silent", ()):
            self._heard[seat] = max(self._heard.get(seat, 0.0), time.monotonic() - seconds)
        return is_new

    def is_first(self, process: str) -> bool:
        """Whether this process is the one that lets the bots play."""
        now = time.monotonic()
        return bool(self.listeners) and all(
            process < other for other, each in self._remote.items() if each.until > now
        )

    def _forget_silent(self) -> None:
        """Processes that have fallen silent: their players left when they came to count as gone."""
        now = time.monotonic()
        for process, each in list(self._remote.items()):
            if each.until <= now:
                del self._remote[process]
                self._left |= {
                    seat: max(each.until, self._left.get(seat, 0)) for seat in each.seats
                }

    def _own_seats(self) -> frozenset[int]:
        return frozenset().union(*(listener.seats for listener in self.listeners))

    def _own_watchers(self) -> int:
        return sum(not listener.seats for listener in self.listeners)

    def _living(self) -> list[RemotePresence]:
        now = time.monotonic()
        return [each for each in self._remote.values() if each.until > now]
