"""Sets of small numbers as the bits of one int.

Plain forms of the inline C forms in bits.pxd, for which a processor has instructions.
"""

from collections.abc import Iterator


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def size(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()


def nth(mask: int, n: int) -> int:
    """The member with n smaller ones before it."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def members(mask: int) -> Iterator[int]:
    """All members, ascending. Not for hot files: they loop over `lowest`."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1


def from_members(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
