"""The position, as a screen needs it."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import SerializeAsAny, SkipValidation

from forbidden_games.kernel.ending import Ending
from forbidden_games.server.wire.common import Wire


@dataclass(frozen=True)
class SeatSnapshot:
    """What every game says of a seat; its own types have more."""

    role: str
    cell: str


@dataclass(frozen=True)
class Snapshot:
    """What the table of every game shows; the types in games/NAME/wire.ts have the rest."""

    game: str
    seats: tuple[SeatSnapshot, ...]
    turn: int
    phase: str
    left: int
    outcome: str


@dataclass(frozen=True)
class Chances:
    """What the rest of a turn may bring: whatever a game says, in its own type."""

    game: str


# A game's own dataclass, written as it is: also of a game that was registered a moment ago.
AnySnapshot: TypeAlias = Annotated[SerializeAsAny[Snapshot], SkipValidation]
AnyChances: TypeAlias = Annotated[SerializeAsAny[Chances], SkipValidation]


ExerciseState = Literal["open", "done", "missed"]


class Position(Wire):
    """The table after a number of plays, and what can be done there."""

    number: int
    to_act: int
    outcome: str
    snapshot: AnySnapshot
    legal: list[str]  # what any seat may do, in words, `|` between words of which each fits
    chances: AnyChances | None  # None when the game is over
    undo: int | None  # the seat that may take its last play back
    task: str  # what the table waits for
    interferers: list[int]  # seats that may ask to wait before the next card
    turning: bool  # the next action of the seat to act turns a card over
    ending: Ending | None  # who, where and which, once the game is won or lost
    exercise: ExerciseState | None = None  # of a prepared table with something to do


class Play(Wire):
    """One recorded action; `0 back` takes the play before it back."""

    number: int
    seat: int
    action: str
    events: list[str]


class Plays(Wire):
    """A page of the plays of a table, and how many plays stood before them."""

    plays: list[Play]
    moves: int
