"""Remark: something to say about a thing on the table, as a game describes it."""

from dataclasses import dataclass

from forbidden_games.kernel.message import Message


@dataclass(frozen=True)
class RemarkObject:
    """A thing that a remark can be about."""

    word: str  # as in docs/notation.md
    name: str  # a key of words/, or the name itself


@dataclass(frozen=True)
class Remark:
    """One kind of remark, and everything it can be about now.

    words/ has its sentence as `remark-GAME-NAME`, with the thing as `object`; screens show where
    its `word` is, if that is a cell.
    """

    name: str
    objects: tuple[RemarkObject, ...]

    def told(self, game: str, word: str) -> Message | None:
        """The sentence about one of its objects; None if it cannot be about that."""
        for each in self.objects:
            if each.word == word:
                return Message(f"remark-{game}-{self.name}", {"object": each.name, "word": word})
        return None
