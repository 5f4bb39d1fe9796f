"""Manners: what a bot that plays with people asks of the part that knows a game.

The manners of a game are the object `MANNERS` of its bots/NAME/manners.py, if there is one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeVar

from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action

S = TypeVar("S", contravariant=True)


@dataclass(frozen=True)
class Glory:
    """Something that people like to do themselves."""

    what: str  # which one: a bot leaves it to people once
    seats: int  # a set: who could do it soon, other than the bot
    left: Message  # what the bot says when it leaves it to them


class Manners(Protocol[S]):
    """What is polite in one game. Sets of seats are bits."""

    newcomers: int  # players of a first game; with so many and this bot the easiest level is right
    partner: str  # the bot that plays with newcomers

    def ready(self, state: S) -> int:
        """The seats that can win the game with their next action, whoever is to act."""

    def glory(self, state: S, action: Action) -> Glory | None:
        """What a legal action takes from others, if others could do it, too."""

    def gifts(self, before: S, after: S, events: Sequence[Event], people: int) -> int:
        """How much of what happens in a plan hands something over to people; 0 or more."""

    def offers(self, state: S, seat: int, people: int) -> list[list[Action]]:
        """Beginnings of a turn of this seat that hand something over to people."""

    def end(self, seat: int) -> Action:
        """The action that ends the actions of a turn."""


@cache
def find_manners(game: str) -> Manners[Any] | None:
    """The manners of a game, if its bots have any."""
    name = f"forbidden_games.bots.{game}.manners"
    try:
        if find_spec(name) is None:
            return None
    except ModuleNotFoundError:  # it has no folder there
        return None
    manners: Manners[Any] = import_module(name).MANNERS
    return manners
