"""Actions that differ in one word are written as one: `0 move c4|d3`. Games with hundreds of legal
actions at a time tell them in a few lines."""

from collections.abc import Iterable
from itertools import product
from typing import Final

OR: Final = "|"  # between words of which each makes an action


def folded(actions: Iterable[str]) -> list[str]:
    """The same actions in fewer lines; `unfolded` has each of them once."""
    lines = [action.split(" ") for action in actions]
    for place in reversed(range(max(map(len, lines), default=0))):
        lines = _joined(lines, place)
    return [" ".join(line) for line in lines]


def unfolded(lines: Iterable[str]) -> list[str]:
    """Every action by itself."""
    return [
        " ".join(words)
        for line in lines
        for words in product(*(word.split(OR) for word in line.split(" ")))
    ]


def _joined(lines: list[list[str]], place: int) -> list[list[str]]:
    """Lines that differ only in the word at this place, as one."""
    found: dict[tuple[str, ...], list[str]] = {}
    for line in lines:
        if place < len(line):
            rest = (*line[:place], "", *line[place + 1 :])
            found.setdefault(rest, []).append(line[place])
        else:
            found[tuple(line)] = []
    return [
        [*rest[:place], OR.join(words), *rest[place + 1 :]] if words else list(rest)
        for rest, words in found.items()
    ]
