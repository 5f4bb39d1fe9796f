"""Message: a sentence for people, said by whoever shows it, in their language."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """A key of words/ and what stands in its gaps; keys among the arguments are said first."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)
