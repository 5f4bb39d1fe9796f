"""The daily challenge, over HTTP."""

from typing import Annotated, Any

from pydantic import Field

from forbidden_games.server.wire.common import BotName, GameName, Incoming, Name, Wire


class TryResult(Wire):
    """How tries at a challenge ended, and how many ended so."""

    outcome: str
    progress: int  # how far they came; the game's `goal` is all of it
    turns: int
    times: int


class MyTry(Wire):
    """The counted try of the browser that asks."""

    table: str
    outcome: str  # running until it is over
    progress: int | None
    turns: int | None


class Challenge(Wire):
    """The challenge of a day: the same table for everybody."""

    day: str  # ISO 8601, UTC
    game: GameName
    config: dict[str, Any]
    players: int
    goal: int  # the progress of a team that wins
    is_over: bool  # the day is: from now on it can be played, but no try counts
    mine: MyTry | None
    tried: int  # finished tries that count
    people: list[TryResult] | None  # None until one's own try, or the day, is over
    bot: BotName
    bots: list[TryResult] | None  # likewise


class Try(Incoming):
    """A try at a challenge: who plays, and of which day; today's, if none is named, counts."""

    name: Name = ""
    day: Annotated[str, Field(max_length=10)] | None = None
    team: bool = False  # only the first seat is mine, the others are for friends with a link
