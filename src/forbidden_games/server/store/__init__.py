"""Store: what a room asks of storage."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

MOST_SAYINGS: Final = 200  # of one table


class StoreError(Exception):
    """The store did not do it, or cannot tell whether it did."""


class NewerDatabase(StoreError):
    """The tables of the database are of a newer version of this program."""


class NumberTaken(StoreError):
    """Somebody else has written a play of this number first."""


@dataclass(frozen=True)
class StoredSeat:
    """Who sits at a seat."""

    seat: int
    who: str  # person, open, bot; away: a person for whom others have put a bot there
    name: str = ""
    bot: str | None = None  # who plays for it: for a bot, and perhaps for an open seat
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
    is_counted: bool = False  # as the one try of a browser on that day
    following: str | None = None  # the rematch
    started: bool = True  # False: in the lobby
    chat: bool = False  # players may write what they like
    advice: str = "all"  # who may ask for it: off, own, all
    salt: str | None = None  # of the commitment; None for tables older than commitments
    deal: str | None = None  # where the seed comes from; None for such tables


@dataclass(frozen=True)
class StoredSaying:
    """What a seat has said: a sentence of words/ with what stands in its gaps, or a text."""

    seat: int
    after: int  # plays at that time
    at: str  # ISO 8601, UTC
    key: str | None
    arguments: Mapping[str, str | int] = field(default_factory=dict)
    text: str | None = None
    id: int = 0  # given by the store


@dataclass(frozen=True)
class StoredAnalysis:
    """How far an analysis is, and what came of it."""

    id: str
    done: float
    result: str | None  # JSON
    problem: str | None  # a word for what went wrong, if something did
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
class Score:
    """How far a finished game came."""

    progress: int
    turns: int


@dataclass(frozen=True)
class Attempt:
    """A browser's counted try at the challenge of a day."""

    table: str
    outcome: str
    progress: int | None  # None until it is over
    turns: int | None


@dataclass(frozen=True)
class TryCount:
    """How many tries at the challenge of a day ended in the same way."""

    outcome: str
    progress: int
    turns: int
    times: int


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

    async def ping(self) -> None:
        """Return if it answers."""

    async def make(self, table: StoredTable, visitors: Collection[str] = ()) -> None:
        """Keep a new table; with visitors, as their counted try at its challenge.

        Raises NumberTaken if one of them has had a try on that day already.
        """

    async def find(self, table: str) -> StoredTable | None:
        """The table of this name, as it is now."""

    async def plays(self, table: str, after: int = 0) -> list[StoredPlay]:
        """Its plays with higher numbers, in order."""

    async def append(
        self,
        table: str,
        play: StoredPlay,
        outcome: str | None = None,
        score: Score | None = None,
    ) -> None:
        """Keep one more play, and the outcome and the score if it ended the game.

        Raises NumberTaken if there is a play of this number already.
        """

    async def end(self, table: str, outcome: str) -> None:
        """Keep that a match is over without a further play."""

    async def sit(self, table: str, seat: StoredSeat, before: StoredSeat) -> bool:
        """Keep who sits at a seat from now on; False if it is no longer as it was before."""

    async def start(self, table: str, bots: Sequence[StoredSeat]) -> None:
        """Keep that a table has left the lobby, and which bots play for seats still open."""

    async def say(self, table: str, saying: StoredSaying) -> StoredSaying:
        """Keep what was said, with its number; only the last MOST_SAYINGS of a table are kept."""

    async def sayings(self, table: str) -> list[StoredSaying]:
        """What was said at a table, as far as it is kept, the oldest first."""

    async def follow(self, table: str, following: StoredTable) -> str:
        """Keep a rematch; the first one counts, and its name is returned."""

    async def tell(self, notice: Notice) -> None:
        """Tell other processes."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share from the first time on."""

    async def attempts(self, visitors: Collection[str]) -> dict[str, Attempt]:
        """The counted tries of these visitors, who are one browser, by day."""

    async def results(self, day: str) -> list[TryCount]:
        """How the counted tries of a day ended, as far as they have."""

    async def bot_results(self, day: str, bot: str) -> list[TryCount]:
        """How a bot's tries of a day ended."""

    async def keep_bot_try(self, day: str, bot: str, number: int, result: TryCount) -> None:
        """Keep how a bot fared; the first of a number counts."""

    async def finished(self) -> Sequence[Finished]:
        """How all finished games ended, counted."""

    async def analysis(self, analysis: str) -> StoredAnalysis | None:
        """An analysis of this name."""

    async def keep_analysis(self, analysis: StoredAnalysis) -> None:
        """Keep how far an analysis is."""
