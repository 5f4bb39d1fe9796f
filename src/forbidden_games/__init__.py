"""Cooperative board games as software: rules, players and tables."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from forbidden_games import plain

if TYPE_CHECKING:
    from forbidden_games.match import Match

__all__ = ["Match"]
__version__ = "0.1.0"

plain.choose_form()


def __getattr__(name: str) -> Any:
    """Match, loaded when it is asked for: a start costs what it needs."""
    if name == "Match":
        return import_module("forbidden_games.match").Match
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
