"""Every message between browser and server: docs/protocol.md tells them in order.

`make wire` writes web/src/wire.ts from here.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from forbidden.games.desert.snapshot import DesertSnapshot
from forbidden.games.island.snapshot import IslandSnapshot

LONGEST_ACTION: Final = 60
LONGEST_NAME: Final = 24
MOST_KEYS: Final = 8

GameName = Literal["island", "desert"]
BotName = Literal["random", "planner", "thinker"]
Phrase = Literal[
    "hello", "good-idea", "wait", "help-me", "go-ahead", "thanks", "well-played", "oops"
]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
Words = Annotated[str, Field(min_length=1, max_length=LONGEST_ACTION)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Key = Annotated[str, Field(min_length=8, max_length=80)]
Arguments = Mapping[str, str | int]


class Wire(BaseModel):
    """A message or a part of one: nothing unknown, nothing changed later."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


# Setting a table, over HTTP.


class SeatWish(Wire):
    """Who is to sit at a seat: somebody at this screen, a friend with a link, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName = "thinker"


class NewTable(Wire):
    """A table to be set; `config` as in docs/notation.md, without `players`: the seats say it."""

    game: GameName
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    config: dict[str, Any] = {}
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    pace: Annotated[float, Field(ge=0, le=10)] = 0.8  # seconds that a bot waits before it plays


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
    who: Literal["person", "open", "bot"]  # open: nobody has come with its key yet
    name: str
    bot: BotName | None  # who plays for it, if a bot does
    present: bool  # at least one browser of its player is connected; bots always are


class TableInfo(Wire):
    """A table as everybody may know it."""

    table: str
    game: GameName
    config: dict[str, Any]
    seats: list[Seat]
    number: int  # plays so far
    outcome: str
    created_at: str  # ISO 8601, UTC
    challenge: str | None = None  # the day of today's challenge, if it is one


class Reason(Wire):
    """A sentence of words/ with its arguments; keys among these are said first."""

    key: str
    arguments: Arguments = {}


class Problem(Wire):
    """What is wrong with a request, in a sentence."""

    code: str
    message: str


# The position, as a screen needs it.


class IslandChances(Wire):
    """What the rest of this turn may bring, if nobody interferes."""

    game: Literal["island"]
    rise: float  # at least one Waters Rise!
    flood: dict[str, float]  # dry cells: the chance to be flooded this turn
    sink: dict[str, float]  # flooded cells: the chance to sink this turn
    next: list[str]  # cells whose card is in the next layer of the flood pile


class DesertChances(Wire):
    """What the rest of this turn may bring, if nobody interferes."""

    game: Literal["desert"]
    cards: int  # storm cards to come this turn
    next: dict[str, float]  # the next storm card
    suns: list[float]  # the chances of no, one, two ... suns this turn
    thirst: dict[str, float]  # by seat: the chance to die of thirst this turn


class Position(Wire):
    """The table after a number of plays, and what can be done there."""

    number: int
    to_act: int
    outcome: str
    snapshot: IslandSnapshot | DesertSnapshot
    legal: list[str]  # what any seat may do, in words
    chances: IslandChances | DesertChances | None  # None when the game is over
    undo: int | None  # the seat that may take its last play back


class Play(Wire):
    """One recorded action; `0 back` takes the play before it back."""

    number: int
    seat: int
    action: str
    events: list[str]


# From the browser, over the socket. The first message is `join`.


class Join(Wire):
    """Who I am (keys of seats; none: a spectator), and how many plays I have seen."""

    type: Literal["join"]
    keys: Annotated[list[Key], Field(max_length=MOST_KEYS)] = []
    have: Annotated[int, Field(ge=0)] = 0


class Act(Wire):
    """An action in words; `after` is the number of plays the browser has seen."""

    type: Literal["act"]
    action: Words
    after: Annotated[int, Field(ge=0)]


class Back(Wire):
    """Take the last play back: it turned nothing over."""

    type: Literal["back"]
    after: Annotated[int, Field(ge=0)]


class Wait(Wire):
    """Hold the next card back, or let it come: for holders of special cards."""

    type: Literal["wait"]
    seat: SeatNumber
    on: bool


class Ask(Wire):
    """What would the thinker do here?"""

    type: Literal["ask"]
    number: Annotated[int, Field(ge=0)]


class Why(Wire):
    """Why is this action not possible now?"""

    type: Literal["why"]
    action: Words


class Point(Wire):
    """Show everybody a cell."""

    type: Literal["point"]
    seat: SeatNumber
    cell: Annotated[str, Field(max_length=3)]


class Say(Wire):
    """One of the short set phrases."""

    type: Literal["say"]
    seat: SeatNumber
    phrase: Phrase


class Sit(Wire):
    """Take an own seat (back from a bot), with a name."""

    type: Literal["sit"]
    seat: SeatNumber
    name: Name = ""


class Replace(Wire):
    """Let a bot play for an own seat, or for one whose player is away."""

    type: Literal["replace"]
    seat: SeatNumber
    bot: BotName


class Rematch(Wire):
    """The same table again, with a new deal and the same keys."""

    type: Literal["rematch"]


FromBrowser = Annotated[
    Join | Act | Back | Wait | Ask | Why | Point | Say | Sit | Replace | Rematch,
    Field(discriminator="type"),
]


# From the server, over the socket.


class Welcome(Wire):
    """The answer to `join`: the table, my seats, the plays I have missed, the position now."""

    type: Literal["welcome"] = "welcome"
    info: TableInfo
    yours: list[int]
    host: bool  # holds the key of the table's maker
    opening: list[str]  # what happened while dealing
    plays: list[Play]  # those after `have`
    position: Position
    waiting: list[int]  # seats that hold the next card back
    watchers: int


class Played(Wire):
    """Somebody has acted."""

    type: Literal["played"] = "played"
    play: Play
    position: Position


class Seats(Wire):
    """Who sits where has changed, or who is here."""

    type: Literal["seats"] = "seats"
    seats: list[Seat]
    yours: list[int]
    watchers: int


class Waiting(Wire):
    """Seats that hold the next card back."""

    type: Literal["waiting"] = "waiting"
    seats: list[int]


class Thinking(Wire):
    """The bot at this seat thinks; None: no longer."""

    type: Literal["thinking"] = "thinking"
    seat: int | None


class AdvisedChoice(Wire):
    """One first action with its chance, why, and what should follow."""

    action: str | None  # None: wait
    chance: float
    low: float
    high: float
    rollouts: int
    reasons: list[Reason]
    plan: list[str]  # actions, the first one included
    told: list[Reason]  # the same as sentences


class Advised(Wire):
    """The answer to `ask`: choices, best first."""

    type: Literal["advised"] = "advised"
    number: int
    chance: float
    low: float
    high: float
    choices: list[AdvisedChoice]


class Because(Wire):
    """The answer to `why`; `rule` is None when the action is possible."""

    type: Literal["because"] = "because"
    action: str
    rule: str | None
    reason: Reason | None


class Pointed(Wire):
    """A seat shows a cell."""

    type: Literal["pointed"] = "pointed"
    seat: int
    cell: str


class Said(Wire):
    """A seat says a phrase."""

    type: Literal["said"] = "said"
    seat: int
    phrase: Phrase


RefusalCode = Literal[
    "stale",  # somebody was faster; the newer position is on its way
    "not_your_seat",
    "illegal",  # with its rule
    "unreadable",
    "over",
    "not_undoable",
    "waiting",  # somebody holds the next card back
    "too_fast",
    "not_saved",
    "not_present",
    "busy",
]


class Refused(Wire):
    """What the browser asked for is not done, and why."""

    type: Literal["refused"] = "refused"
    code: RefusalCode
    action: str | None = None
    rule: str | None = None
    reason: Reason


class Moved(Wire):
    """The rematch: the same keys open the same seats at this table."""

    type: Literal["moved"] = "moved"
    table: str


FromServer = Annotated[
    Welcome
    | Played
    | Seats
    | Waiting
    | Thinking
    | Advised
    | Because
    | Pointed
    | Said
    | Refused
    | Moved,
    Field(discriminator="type"),
]

from_browser: TypeAdapter[Any] = TypeAdapter(FromBrowser)
from_server: TypeAdapter[Any] = TypeAdapter(FromServer)


# Looking back, over HTTP.


class Frame(Wire):
    """The table after a play; the first frame has none."""

    play: Play | None
    snapshot: IslandSnapshot | DesertSnapshot


class Replay(Wire):
    """A finished match, frame by frame, and its record for download."""

    game: GameName
    config: dict[str, Any]
    names: list[str]  # by seat; empty for a record from a file
    opening: list[str]
    frames: list[Frame]
    outcome: str
    record: dict[str, Any]


class Asked(Wire):
    """An analysis that has been asked for."""

    analysis: str


class AnalysedDecision(Wire):
    """A decision that cost the team winning chance, and a better one."""

    number: int  # of the play, from 1
    turn: int
    seat: int
    cost: float
    before: float
    after: float
    played: str
    played_told: Reason
    better: str | None  # None: wait
    better_told: list[Reason]
    reasons: list[Reason]


class AnalysisResult(Wire):
    """The winning chance before the first play and after each, and the costliest decisions."""

    chances: list[float]
    turns: list[int]  # the turn of each play, from 1
    worst: list[AnalysedDecision]


class AnalysisState(Wire):
    """How far an analysis is; from 0 to 1."""

    done: float
    result: AnalysisResult | None
    problem: Problem | None


# What there is to choose, over HTTP.


class LayoutChoice(Wire):
    """An island layout: `#` a cell, blank the sea."""

    id: str
    kind: str  # standard, published, fan
    rows: list[str]


class RulingChoice(Wire):
    """A rule in which tables differ; words/ has ruling-GAME-KEY and ruling-GAME-KEY-VALUE."""

    key: str
    values: list[str | bool]
    default: str | bool
    rule: str


class GameChoice(Wire):
    """Everything that can be agreed before a game."""

    game: GameName
    least: int
    most: int
    roles: list[str]
    levels: list[str]
    layouts: list[LayoutChoice]
    rulings: list[RulingChoice]


class Catalog(Wire):
    """Both games, the bots, and what the server is."""

    version: str
    games: list[GameChoice]
    bots: list[BotName]


class Challenge(Wire):
    """Today's challenge: the same table for everybody."""

    day: str
    game: GameName
    config: dict[str, Any]
    players: int
    tried: int
    won: int
    bots_tried: int
    bots_won: int


class Try(Wire):
    """A try at today's challenge: who plays."""

    name: Name = ""


class Count(Wire):
    """Games and wins of one kind."""

    name: str
    games: int
    won: int


class Statistics(Wire):
    """Finished games on this server, by game and within it."""

    game: GameName
    games: int
    won: int
    levels: list[Count]
    roles: list[Count]
    layouts: list[Count]
    players: list[Count]


ASKED: Final = (NewTable, Try)  # what HTTP takes, and what it answers
ANSWERED: Final = (
    MadeTable,
    TableInfo,
    Problem,
    Replay,
    Asked,
    AnalysisState,
    Catalog,
    Challenge,
    Statistics,
)
