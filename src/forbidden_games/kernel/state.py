"""Table: what every game's state has and can do."""

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeAlias

Key: TypeAlias = tuple[Any, ...]


class Table(Protocol):
    """The state of a game: plain data, changed only by the rules; no history, no luck."""

    seats: int
    seat: int  # whose turn it is
    phase: int
    left: int  # actions or cards left in this phase
    outcome: int

    @property
    def roles(self) -> Sequence[int]:
        """Roles by seat."""

    def copy(self) -> Self:
        """Another state, equal to this one."""

    def key(self) -> Key:
        """Equal keys are equal positions."""


def key_of(state: Any, fields: tuple[str, ...]) -> Key:
    """The values of these fields, so that they can be compared and kept."""
    values = (getattr(state, name) for name in fields)
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)


def fill(state: Any, fields: tuple[str, ...], key: Key) -> None:
    """Set these fields to the values of a key."""
    for name, value in zip(fields, key, strict=True):
        setattr(state, name, list(value) if isinstance(value, tuple) else value)
