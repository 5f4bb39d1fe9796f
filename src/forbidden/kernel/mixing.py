"""Numbers stirred into one key of 64 bits, so that equal tables are seen at once.

Plain form of the inline C form in mixing.pxd.
"""

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
PRIME: Final = 0x9E3779B97F4A7C15
SHIFT: Final = 29


def mix(key: int, number: int) -> int:
    """Stir a number into a key of 64 bits."""
    key = (key ^ number) * PRIME & MASK
    return key ^ key >> SHIFT
