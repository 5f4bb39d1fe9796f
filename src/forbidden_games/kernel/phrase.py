"""Words of actions and events: what the grammars of all games have in common."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from forbidden_games.kernel.errors import BadNotation, listing, shown
from forbidden_games.kernel.info import Verb
from forbidden_games.kernel.journal import Event

Reader: TypeAlias = Callable[[str, int], int]  # a word and the number of seats at the table
Events: TypeAlias = Mapping[int, tuple[str, tuple[Callable[[int], str], ...]]]


def verb(words: list[str], verbs: tuple[str, ...]) -> int:
    """The kind of action that words begin with: a seat, then a verb."""
    if len(words) < 2:
        raise BadNotation("expected a seat and a verb, as in '0 move c4'")
    return named(words[1], verbs[1:], "a verb") + 1


def forms(verbs: Sequence[Verb]) -> dict[int, tuple[str, ...]]:
    """The parts that have to follow a verb, by kind of action."""
    return {
        kind: tuple(part.upper() for part in verb.takes if not part.endswith("?"))
        for kind, verb in enumerate(verbs, start=1)
    }


def seat(word: str, seats: int) -> int:
    """A place at this table."""
    known = [str(number) for number in range(seats)]
    if word not in known:
        raise BadNotation(f"expected a seat of this table ({listing(known)}), got {shown(word)}")
    return int(word)


def named(word: str, names: tuple[str, ...], what: str) -> int:
    """The place of a word among the names."""
    if word not in names:
        raise BadNotation(f"expected {what} ({listing(names)}), got {shown(word)}")
    return names.index(word)


def number(word: str, least: int, most: int, what: str) -> int:
    """A number within bounds, written as people write it."""
    known = [str(number) for number in range(least, most + 1)]
    if word not in known:
        raise BadNotation(f"expected {what} from {least} to {most}, got {shown(word)}")
    return int(word)


def arguments(
    words: list[str],
    given: list[str],
    form: tuple[str, ...],
    readers: Mapping[str, Reader],
    seats: int,
) -> list[int]:
    """The numbers that the words after a verb stand for."""
    if len(given) != len(form):
        raise BadNotation(f"expected {' '.join([*words[:2], *form])!r}")
    return [readers[part](word, seats) for part, word in zip(form, given, strict=True)]


def event(noted: Event, events: Events) -> str:
    """An event in words."""
    kind, *numbers = noted
    word, form = events[kind]
    return " ".join([word, *(write(n) for write, n in zip(form, numbers, strict=False))])
