"""Ending: how a game ended, as the game itself tells it."""

from dataclasses import dataclass

from forbidden_games.kernel.message import Message


@dataclass(frozen=True)
class Ending:
    """Who, where and which, with what to mark on the board; the game in numbers.

    A message about one player has `who`, the key of the role, and `seat`, for whoever knows names.
    """

    told: tuple[Message, ...]
    seats: tuple[int, ...] = ()  # the pawns that the sentences are about
    cells: tuple[str, ...] = ()  # the cells that the sentences are about
    numbers: tuple[Message, ...] = ()  # "18 turns"
    deeds: tuple[tuple[Message, ...], ...] = ()  # by seat: "captured 2 treasures"
