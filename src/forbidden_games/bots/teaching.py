"""How a bot plays the games that a network learns from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

TEACHERS: Final = ("policy", "planner", "thinker")  # from the weakest to the strongest


def _leave_as_dealt(state: object, luck: Random) -> None:
    """Deals are not made easier."""


@dataclass(frozen=True)
class Teaching:
    """How games are played to learn from, and which of their positions are kept."""

    levels: Mapping[int, tuple[int, ...]]  # how often each level is played, by players
    surprises: float  # turns that begin with any of the ten best plans
    slips: float  # actions that are any legal ones, in every third game
    starts: float  # positions kept of those at the start of a turn
    ends: float  # after the actions of a turn
    between: float  # any others
    lapses: float = 0.0  # games with a lapse; only what comes after it is kept
    eased: float = 0.0  # games of three and more whose deal is made easier
    ease: Callable[[Any, Random], None] = _leave_as_dealt  # changes a dealt table
