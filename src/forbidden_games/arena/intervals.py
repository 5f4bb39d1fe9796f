"""How far a rate can be trusted."""

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.959964  # standard deviations for 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = CONFIDENCE**2 / games
    middle = (rate + square / 2) / (1 + square)
    spread = CONFIDENCE * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    # No wins and only wins: the ends are exact, whatever the rounding.
    low = 0.0 if wins == 0 else middle - spread
    high = 1.0 if wins == games else middle + spread
    return low, high
