"""Seating: who sits where at one table."""

from collections.abc import Callable
from typing import Final

from forbidden_games.server import wire
from forbidden_games.server.identity import opens
from forbidden_games.server.room.listener import Listener
from forbidden_games.server.store import StoredSeat, StoredTable

JOINER: Final = "\u200d"  # makes one picture of several, and nothing else


class Seating:
    """The seats of one table, and which keys open them."""

    def __init__(self, stored: StoredTable) -> None:
        self.seats = list(stored.seats)
        self._roles = stored.roles
        self.host_hash = stored.host_hash

    def seat(self, listener: Listener) -> None:
        """Give a listener the seats that its keys open."""
        listener.is_host = opens(listener.hashes, self.host_hash)
        listener.seats = frozenset(
            each.seat for each in self.seats if opens(listener.hashes, each.key_hash)
        )

    def on_wire(
        self, away: Callable[[int], float | None], silent: Callable[[int], float | None]
    ) -> list[wire.Seat]:
        """The seats as browsers know them.

        `away` and `silent` say for how long a player has been so; None: is here, is not waited for.
        """
        return [
            wire.Seat.model_validate(
                {
                    "seat": each.seat,
                    "role": self._roles[each.seat],
                    "who": "bot" if each.bot else each.who,
                    "name": each.name,
                    "bot": each.bot,
                    "present": bool(each.bot) or away(each.seat) is None,
                    "free": each.who == "open",
                    "away": away(each.seat) if each.who == "person" else None,
                    "silent": silent(each.seat),
                }
            )
            for each in self.seats
        ]

    def strange(self, listener: Listener) -> list[int]:
        """Which of a listener's keys open nothing here, by their place among them."""
        locks = [self.host_hash, *(each.key_hash for each in self.seats)]
        return [
            place
            for place, each in enumerate(listener.hashes)
            if not any(opens([each], lock) for lock in locks)
        ]

    def host_name(self) -> str:
        """The name of whoever has set the table, if they sit there and have one."""
        own = (each.name for each in self.seats if each.key_hash == self.host_hash and each.name)
        return next(own, "")

    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [each.name for each in self.seats]

    def people(self) -> frozenset[int]:
        """The seats that people play for."""
        return frozenset(each.seat for each in self.seats if each.who == "person")

    def bots(self) -> dict[int, str]:
        """The seats that bots play for, and which bots."""
        return {each.seat: each.bot for each in self.seats if each.bot}

    def take(self, seat: StoredSeat) -> None:
        """Let somebody else sit there from now on."""
        self.seats[seat.seat] = seat


def tidy(text: str) -> str:
    """A text without what could disturb others: line breaks, control characters, extra blanks."""
    plain = "".join(sign if sign.isprintable() or sign == JOINER else " " for sign in text)
    return " ".join(plain.split())
