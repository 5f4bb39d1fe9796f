"""Rulings: the questions in which tables read the rules of a game differently."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from forbidden_games.kernel.errors import BadConfig, listing, shown

Answer: TypeAlias = str | bool


@dataclass(frozen=True)
class Ruling:
    """One question, declared once: configurations, positions, options and pages derive from it."""

    key: str
    rule: str  # the number of the rule it is about
    values: tuple[Answer, ...]  # the first one is the default


class Rulings:
    """All rulings of a game, in order. Every answer that is no default has a bit of its own."""

    def __init__(self, *rulings: Ruling) -> None:
        self._rulings = rulings
        answers = [(ruling.key, value) for ruling in rulings for value in ruling.values[1:]]
        self._bits = {answer: 1 << place for place, answer in enumerate(answers)}

    def __iter__(self) -> Iterator[Ruling]:
        return iter(self._rulings)

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of the rulings."""
        return tuple(ruling.key for ruling in self)

    @property
    def defaults(self) -> dict[str, Answer]:
        """The usual answers."""
        return {ruling.key: ruling.values[0] for ruling in self}

    def bit(self, key: str, value: Answer) -> int:
        """The bit of an answer, for the constants of a game's hot files; 0 for a default."""
        return self._bits.get((key, value), 0)

    def bits(self, answers: Mapping[str, Answer]) -> int:
        """Answers as bits; a question that is left out gets its usual answer."""
        return sum(self.bit(key, value) for key, value in answers.items())

    def answers(self, bits: int) -> dict[str, Answer]:
        """The answers that these bits stand for, all of them."""
        found = self.defaults
        found.update(answer for answer, bit in self._bits.items() if bits & bit)
        return found

    def check(self, answers: Mapping[str, object]) -> dict[str, Answer]:
        """All answers, the usual ones filled in; raises BadConfig for one that is not there."""
        return {
            ruling.key: expect(ruling.key, answers.get(ruling.key, ruling.values[0]), ruling.values)
            for ruling in self
        }


def expect(key: str, value: object, choices: tuple[Answer, ...]) -> Answer:
    """One of the choices; 1 is not taken for True."""
    for choice in choices:
        if value is choice or (isinstance(value, str) and value == choice):
            return choice
    listed = listing(str(choice).lower() for choice in sorted(choices, key=_no_comes_last))
    raise BadConfig(f"{key} is one of {listed}; not {shown(value)}")


def _no_comes_last(choice: Answer) -> bool:
    """True or false are listed in this order, whichever is the default."""
    return choice is False
