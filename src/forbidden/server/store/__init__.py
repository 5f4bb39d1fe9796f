"""Store: what a room asks of storage."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol


class StoreError(Exception):
    """The store did not do it, or cannot tell whether it did."""


class Taken(StoreError):
    """Somebody else has written a play of this number first."""


@dataclass(frozen=True)
class StoredSeat:
    """Who sits at a seat."""

    seat: int
    who: str  # person, open, bot
    name: str = ""
    bot: str | None = None
    key_hash: str | None = None  # of the key that opens it; bots by birth have none


@dataclass(frozen=True)
class StoredPlay:
    """One action in words, and what happened."""

    number: int  # from 1
    seat: int
    action: str
    events: tuple[str, ...]


@dataclass(frozen=True)
class StoredTable:
    """A match, without its plays."""

    id: str
    game: str
    rules: int
    config: Mapping[str, Any]
    seed: int
    pace: float
    host_hash: str
    roles: tuple[str, ...]  # as dealt, by seat
    created_at: str  # ISO 8601, UTC
    seats: tuple[StoredSeat, ...]
    outcome: str = "running"
    challenge: str | None = None  # the day
    following: str | None = None  # the rematch


@dataclass(frozen=True)
class StoredAnalysis:
    """How far an analysis is, and what came of it."""

    id: str
    done: float
    result: str | None  # JSON
    problem: str | None  # JSON
    updated_at: float  # seconds since 1970


@dataclass(frozen=True)
class Finished:
    """How many finished games of one kind there are."""

    game: str
    level: str
    layout: str
    players: int
    roles: tuple[str, ...]
    won: bool
    games: int


@dataclass(frozen=True)
class Notice:
    """What another process should know about a table."""

    table: str
    kind: str
    data: Mapping[str, Any] = field(default_factory=dict)
    origin: str = ""  # the process that tells it


class Store(Protocol):
    """Whatever returns has been kept, even if the machine stops in the next moment.

    Everything may raise StoreError; then only the store can tell whether it was done.
    """

    @property
    def is_shared(self) -> bool:
        """Whether other processes use it at the same time."""

    @property
    def process(self) -> str:
        """The name of this process among them."""

    async def open(self, listen: Callable[[Notice], None]) -> None:
        """Make it ready, and call `listen` with what other processes tell from then on."""

    async def close(self) -> None:
        """Let go of everything."""

    async def make(self, table: StoredTable) -> None:
        """Keep a new table."""

    async def find(self, table: str) -> StoredTable | None:
        """The table of this name, as it is now."""

    async def plays(self, table: str, after: int = 0) -> list[StoredPlay]:
        """Its plays with higher numbers, in order."""

    async def append(self, table: str, play: StoredPlay, outcome: str | None = None) -> None:
        """Keep one more play, and the outcome if it ended the game.

        Raises Taken if there is a play of this number already.
        """

    async def end(self, table: str, outcome: str) -> None:
        """Keep that a match is over without a further play."""

    async def sit(self, table: str, seat: StoredSeat) -> None:
        """Keep who sits at a seat from now on."""

    async def follow(self, table: str, following: StoredTable) -> str:
        """Keep a rematch; the first one counts, and its name is returned."""

    async def tell(self, notice: Notice) -> None:
        """Tell other processes."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share from the first time on."""

    async def tries(self, day: str) -> tuple[int, int]:
        """Finished tables of a day's challenge, and how many of them won."""

    async def bot_tries(self, day: str) -> dict[str, str]:
        """Outcomes of bots at a day's challenge, by bot."""

    async def keep_bot_try(self, day: str, bot: str, outcome: str) -> None:
        """Keep how a bot fared; the first try counts."""

    async def finished(self) -> Sequence[Finished]:
        """How all finished games ended, counted."""

    async def analysis(self, analysis: str) -> StoredAnalysis | None:
        """An analysis of this name."""

    async def keep_analysis(self, analysis: StoredAnalysis) -> None:
        """Keep how far an analysis is."""
