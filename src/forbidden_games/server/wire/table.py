"""Setting up a table, over HTTP."""

from typing import Annotated, Any, Literal

from pydantic import Field

from forbidden_games.server.wire.common import (
    MOST_SEATS,
    BotName,
    GameName,
    Incoming,
    Key,
    Name,
    SeatNumber,
    Seed,
    Wire,
)


class SeatWish(Incoming):
    """Who is to sit at a seat: somebody at this screen, a friend with a link, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName = "thinker"


# Where a deal comes from: nobody knows it; the first turn is kind; somebody has chosen its seed;
# as at the table before; what everybody plays that day; a position of the game's own.
DealOrigin = Literal["random", "kind", "chosen", "again", "challenge", "prepared"]
AdviceRule = Literal["off", "own", "all"]  # at a table: for nobody, on one's own turn, always


class NewTable(Incoming):
    """A table to set up; `config` as in docs/notation.md, without `players`: the seats say it."""

    game: GameName
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=MOST_SEATS)]
    config: dict[str, Any] = Field(default_factory=dict)
    seed: Seed | None = None
    kind: bool = False  # a deal for a first game: nothing can be lost in its first turn
    pace: Annotated[float, Field(ge=0, le=10)] = 0.8  # seconds that a bot waits before it plays
    lobby: bool = False  # nobody plays before the host starts the game
    chat: bool = False  # players may write what they like, besides the set phrases
    advice: AdviceRule = "all"  # who may ask for it


class Invitation(Wire):
    """The key of an open seat: whoever brings it sits there."""

    seat: SeatNumber
    key: Key


class MadeTable(Wire):
    """The new table, the key of its maker's seats, and one key for each open seat."""

    table: str
    key: Key
    invitations: list[Invitation]


class Seat(Wire):
    """Who sits at a seat now."""

    seat: SeatNumber
    role: str
    who: Literal["person", "open", "bot"]  # open: nobody has come yet
    name: str
    bot: BotName | None  # who plays for it, if a bot does
    present: bool  # at least one browser of its player is connected; bots always are
    free: bool  # anybody may take it: it is open, perhaps with a bot until somebody comes
    away: float | None  # seconds since its player was last connected; None: here, or no player
    silent: float | None  # seconds that the table has waited for its player, who is here


class TableInfo(Wire):
    """A table as everybody may know it."""

    table: str
    game: GameName
    config: dict[str, Any]
    seats: list[Seat]
    number: int  # plays so far
    outcome: str
    host: str  # the name of whoever has set the table; empty if none is known
    started: bool  # False: still in the lobby
    chat: bool  # players may write what they like
    created_at: str  # ISO 8601, UTC
    advice: AdviceRule  # who may ask for it
    challenge: str | None = None  # the day of a daily challenge, if it is one
    counted: bool = False  # as a browser's one try of that day: no advice, no undo
    roles: list[str]  # as dealt, by seat
    turns: int | None = None  # that it took, once the game is over
    harder: str | None = None  # the next level; None at the highest
    deal: DealOrigin | None = None  # None for tables older than this
    commitment: str | None = None  # SHA-256 of seed and salt, as in docs/protocol.md
