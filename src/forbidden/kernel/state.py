"""State: what every game's state can do."""

from typing import Any, Protocol, Self, TypeAlias

Key: TypeAlias = tuple[Any, ...]


class State(Protocol):
    """Plain data, changed only by the rules; no history, no luck, nothing derived."""

    def copy(self) -> Self:
        """Another state, equal to this one."""

    def key(self) -> Key:
        """Equal keys are equal positions."""
