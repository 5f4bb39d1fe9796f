"""Cooperative board games as software: rules, players and tables."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from forbidden_games import plain

if TYPE_CHECKING:
    from forbidden_games.arena.chunks import Side
    from forbidden_games.arena.result import Comparison, Rate, SeriesResult, SideResult
    from forbidden_games.bots.bot import Budget
    from forbidden_games.kernel.errors import (
        BadConfig,
        BadNotation,
        BadPosition,
        BadRecord,
        IllegalAction,
    )
    from forbidden_games.kernel.record import Record
    from forbidden_games.match import Match
    from forbidden_games.simulation import simulate

__all__ = [
    "BadConfig",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Budget",
    "Comparison",
    "IllegalAction",
    "Match",
    "Rate",
    "Record",
    "SeriesResult",
    "Side",
    "SideResult",
    "simulate",
]
__version__ = "0.1.0"

_PLACES = {
    "Match": "match",
    "Record": "kernel.record",
    "simulate": "simulation",
    "Budget": "bots.bot",
    "Side": "arena.chunks",
    **dict.fromkeys(["Comparison", "Rate", "SeriesResult", "SideResult"], "arena.result"),
    **dict.fromkeys(
        ["BadConfig", "BadNotation", "BadPosition", "BadRecord", "IllegalAction"], "kernel.errors"
    ),
}

plain.choose_form()


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Each public name is loaded when it is asked for: a start costs what it needs."""
    if name in _PLACES:
        return getattr(import_module(f"forbidden_games.{_PLACES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
