"""Numbers stirred into one key of 64 bits, so that equal tables are seen at once.

Plain form of the inline C form in mixing.pxd.
"""

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
PRIME: Final = 0x9E3779B97F4A7C15
SHIFT: Final = 29
HALF: Final = 32


def spread(key: int, number: int) -> int:
    """Carry a number into the upper bits of a key; the lower ones stay poor until it is folded."""
    return (key ^ number) * PRIME & MASK


def mix(key: int, number: int) -> int:
    """Stir a number into a key of 64 bits."""
    key = spread(key, number)
    return key ^ key >> SHIFT


def fold(key: int) -> int:
    """Bring the upper half of a key into its lower half, from which a slot is chosen."""
    return key ^ key >> HALF
