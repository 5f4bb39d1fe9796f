"""Refusal: why an action is not legal."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """The number of the rule, and the key of a sentence in words/ with its arguments."""

    rule: str
    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)
