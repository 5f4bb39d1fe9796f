"""Multisets of cards as nibbles of one int: up to 15 of a kind, up to 15 kinds.

Adding and removing cards is `+ one(kind)` and `- one(kind)`.
Plain forms of the inline C forms in bag.pxd.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from forbidden_games.kernel.errors import KernelLimit

KINDS: Final = 15
OF_A_KIND: Final = 15


def one(kind: int) -> int:
    """A bag with a single card; kinds are below 15."""
    if not 0 <= kind < KINDS:
        raise KernelLimit(f"a bag holds {KINDS} kinds of card, and there is none of kind {kind}")
    return 1 << 4 * kind


def count(bag: int, kind: int) -> int:
    """How many cards of a kind are in the bag."""
    return bag >> 4 * kind & 15


def size(bag: int) -> int:
    """How many cards there are in all, at most 255: neighbours are added, then all at once."""
    pairs = (bag & 0x0F0F0F0F0F0F0F0F) + (bag >> 4 & 0x0F0F0F0F0F0F0F0F)
    return pairs * 0x0101010101010101 >> 56 & 255


def nth(bag: int, n: int) -> int:
    """The kind of the card with n cards before it, kinds ascending."""
    kind = 0
    while n >= bag & 15:
        n -= bag & 15
        bag >>= 4
        kind += 1
    return kind


def cards(bag: int) -> Iterator[int]:
    """The kind of every card, ascending."""
    kind = 0
    while bag:
        for _ in range(bag & 15):
            yield kind
        bag >>= 4
        kind += 1


def counts(bag: int, names: tuple[str, ...]) -> dict[str, int]:
    """How many of each card there are, without those of which there are none."""
    found = {name: count(bag, kind) for kind, name in enumerate(names)}
    return {name: number for name, number in found.items() if number}


def from_cards(kinds: Iterable[int]) -> int:
    """The bag of these cards; raises KernelLimit if there are more than 15 of a kind."""
    bag = 0
    for kind in kinds:
        bag += one(kind)
        if not count(bag, kind):
            raise KernelLimit(f"a bag holds {OF_A_KIND} cards of a kind, not more of kind {kind}")
    return bag
