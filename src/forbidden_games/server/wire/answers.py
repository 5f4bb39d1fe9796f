"""From the server, over the socket."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from forbidden_games.bots.advice_json import AdvisedChoice
from forbidden_games.kernel.message import Message
from forbidden_games.server.wire.common import Wire
from forbidden_games.server.wire.position import Play, Position
from forbidden_games.server.wire.table import Seat, TableInfo


class Saying(Wire):
    """What a seat has said: a sentence of ours, or a text of its own."""

    id: int  # later ones have higher numbers
    seat: int
    after: int  # plays at that time
    at: str  # ISO 8601, UTC
    told: Message | None
    text: str | None


class Welcome(Wire):
    """The answer to `join`: the table, my seats, the plays I have missed, the position now."""

    type: Literal["welcome"] = "welcome"
    info: TableInfo
    yours: list[int]
    host: bool  # holds the key of the table's maker
    opening: list[str]  # what happened while dealing
    plays: list[Play]  # those after `have`, but no more than one page of the last ones
    moves: int  # how many plays stood before the first of these
    position: Position
    waiting: list[int]  # seats that hold the next card back
    watchers: int
    strange: list[int]  # which of the keys open nothing here, by their place among them
    sayings: list[Saying]  # the last ones
    grace: float  # seconds that a lost player has, until others may put a bot there
    silence: float  # likewise a player who is here, while the table waits for them


class Pong(Wire):
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"


class Played(Wire):
    """Somebody has acted; `changes` are the new values in the position, by JSON pointer."""

    type: Literal["played"] = "played"
    play: Play
    changes: dict[str, Any]


class Seats(Wire):
    """Who sits where has changed, or who is here."""

    type: Literal["seats"] = "seats"
    seats: list[Seat]
    yours: list[int]
    watchers: int
    started: bool


class Taken(Wire):
    """The answer to `take`: the key of the seat, told this once."""

    type: Literal["taken"] = "taken"
    seat: int
    key: str


class Waiting(Wire):
    """Seats that hold the next card back."""

    type: Literal["waiting"] = "waiting"
    seats: list[int]


class Coming(Wire):
    """A seat reveals its next card in so many seconds, unless somebody asks to wait."""

    type: Literal["coming"] = "coming"
    number: int  # plays so far
    seat: int
    seconds: float


class Thinking(Wire):
    """The bot at this seat thinks; None: no longer."""

    type: Literal["thinking"] = "thinking"
    seat: int | None


class Planned(Wire):
    """What a bot says of its plan, after a number of plays; `to` is the seat it speaks of."""

    type: Literal["planned"] = "planned"
    seat: int
    to: int | None
    number: int
    reason: Message


class Advised(Wire):
    """The answer to `ask`: choices, best first."""

    type: Literal["advised"] = "advised"
    number: int
    chance: float
    low: float
    high: float
    choices: tuple[AdvisedChoice, ...]


class Because(Wire):
    """The answer to `why`; `rule` is None when the action is possible."""

    type: Literal["because"] = "because"
    action: str
    rule: str | None
    reason: Message | None


class Pointed(Wire):
    """A seat shows a cell."""

    type: Literal["pointed"] = "pointed"
    seat: int
    cell: str


class Said(Wire):
    """A seat has said something."""

    type: Literal["said"] = "said"
    saying: Saying


class RemarkObject(Wire):
    """A thing that a remark can be about."""

    word: str
    name: str  # a key of words/, or the name itself


class RemarkChoice(Wire):
    """A kind of remark: `key` is its sentence, with the thing as `object`."""

    phrase: str
    key: str
    objects: list[RemarkObject]


class Remarks(Wire):
    """The answer to `remarks`: what this seat could say about things on the table now."""

    type: Literal["remarks"] = "remarks"
    seat: int
    remarks: list[RemarkChoice]


RefusalCode = Literal[
    "stale",  # somebody was faster; the newer position is on its way
    "not_your_seat",
    "seat_taken",  # it is not free, or no longer
    "not_started",  # the table is still in the lobby
    "no_chat",
    "illegal",  # with its rule
    "unreadable",
    "over",
    "not_undoable",
    "waiting",  # somebody holds the next card back
    "too_fast",
    "not_saved",
    "not_present",
    "busy",
    "no_advice",
    "challenge",  # not at a try that counts
    "full",  # no place left here for a spectator: come again later
]


class Refused(Wire):
    """What the browser asked for is not done, and why."""

    type: Literal["refused"] = "refused"
    code: RefusalCode
    action: str | None = None
    rule: str | None = None
    reason: Message


class Moved(Wire):
    """The rematch: the same keys open the same seats at this table."""

    type: Literal["moved"] = "moved"
    table: str


FromServer = Annotated[
    Welcome
    | Pong
    | Played
    | Seats
    | Taken
    | Waiting
    | Coming
    | Thinking
    | Planned
    | Advised
    | Because
    | Pointed
    | Said
    | Remarks
    | Refused
    | Moved,
    Field(discriminator="type"),
]

from_server: TypeAdapter[Any] = TypeAdapter(FromServer)
