"""From the browser, over the socket. The first message is `join`."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from forbidden_games.server.wire.common import (
    LONGEST_CELL,
    LONGEST_TEXT,
    LONGEST_WORD,
    BotName,
    Incoming,
    Key,
    Name,
    SeatNumber,
    Words,
)

MOST_KEYS: Final = 8

Word: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_WORD)]


class Join(Incoming):
    """Who I am (keys of seats; none: a spectator), and how many plays I have seen."""

    type: Literal["join"]
    keys: Annotated[tuple[Key, ...], Field(max_length=MOST_KEYS)] = ()
    have: Annotated[int, Field(ge=0)] = 0
    look: bool = False  # take no open seat before I say `sit`


class Ping(Incoming):
    """Is anybody there?"""

    type: Literal["ping"]


class Act(Incoming):
    """An action in words; `after` is the number of plays the browser has seen."""

    type: Literal["act"]
    action: Words
    after: Annotated[int, Field(ge=0)]


class Back(Incoming):
    """Take the last play back: it turned nothing over."""

    type: Literal["back"]
    after: Annotated[int, Field(ge=0)]


class Wait(Incoming):
    """Hold the next card back, or let it come: for holders of special cards."""

    type: Literal["wait"]
    seat: SeatNumber
    on: bool


class Reveal(Incoming):
    """My next card comes in a moment: whoever could do something before it may ask to wait."""

    type: Literal["reveal"]
    seat: SeatNumber


class Ask(Incoming):
    """What would the thinker do here?"""

    type: Literal["ask"]
    number: Annotated[int, Field(ge=0)]


class Why(Incoming):
    """Why is this action not possible now?"""

    type: Literal["why"]
    action: Words


class Point(Incoming):
    """Show everybody a cell."""

    type: Literal["point"]
    seat: SeatNumber
    cell: Annotated[str, Field(max_length=LONGEST_CELL)]


class Say(Incoming):
    """One of the short set phrases, or a remark of the game about an object."""

    type: Literal["say"]
    seat: SeatNumber
    phrase: Word
    object: Word | None = None


class Write(Incoming):
    """Something in one's own words, where the host allows it."""

    type: Literal["write"]
    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class FindRemarks(Incoming):
    """What could this seat say about things on the table?"""

    type: Literal["remarks"]
    seat: SeatNumber


class Sit(Incoming):
    """Take an own seat (back from a bot), with a name."""

    type: Literal["sit"]
    seat: SeatNumber
    name: Name = ""


class Take(Incoming):
    """Take a free seat, with a name."""

    type: Literal["take"]
    seat: SeatNumber
    name: Name = ""


class Stand(Incoming):
    """Leave a seat in the lobby: an own one; the host may free any."""

    type: Literal["stand"]
    seat: SeatNumber


class Start(Incoming):
    """Start the game: bots play for the seats that are still open."""

    type: Literal["start"]


class Replace(Incoming):
    """Let a bot play for an own seat, or for one whose player is away."""

    type: Literal["replace"]
    seat: SeatNumber
    bot: BotName | None = None  # the strongest that knows the game, if none is named


class Rematch(Incoming):
    """The same table again with the same keys; a new deal, or the same one, or the next level."""

    type: Literal["rematch"]
    wish: Literal["new", "same", "harder"] = "new"


FromBrowser: TypeAlias = Annotated[
    Join
    | Ping
    | Act
    | Back
    | Wait
    | Reveal
    | Ask
    | Why
    | Point
    | Say
    | Write
    | FindRemarks
    | Sit
    | Take
    | Stand
    | Start
    | Replace
    | Rematch,
    Field(discriminator="type"),
]

from_browser: TypeAdapter[FromBrowser] = TypeAdapter(FromBrowser)
