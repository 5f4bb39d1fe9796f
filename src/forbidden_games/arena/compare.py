"""Two bots on the same deals: is one of them better?"""

from collections.abc import Sequence
from math import exp, lgamma, log, sqrt

from forbidden_games.arena.intervals import CONFIDENCE


def difference(pairs: Sequence[int]) -> tuple[float, float, float]:
    """How much higher the first one's win rate is, and the 95 % interval of that.

    The interval is Wald's for paired proportions after half a game is added to each of the four
    counts (Agresti and Min, Statistics in Medicine 24, 2005, 729-740): it holds in short series and
    when hardly any pair differs.
    """
    _, first, second, _ = pairs
    games = sum(pairs)
    if not games:
        return 0.0, -1.0, 1.0
    all_games = games + 2
    gap = first - second
    spread = sqrt(first + second + 1 - gap**2 / all_games) / all_games
    middle = gap / all_games
    low, high = middle - CONFIDENCE * spread, middle + CONFIDENCE * spread
    return gap / games, max(low, -1.0), min(high, 1.0)


def p_value(pairs: Sequence[int]) -> float:
    """The chance of pairs as uneven as these if both were equally good: McNemar's exact test."""
    _, first, second, _ = pairs
    uneven, fewer = first + second, min(first, second)
    if first == second:
        return 1.0
    term = exp(
        lgamma(uneven + 1) - lgamma(fewer + 1) - lgamma(uneven - fewer + 1) - uneven * log(2)
    )
    tail = 0.0
    while term > tail * 1e-17:  # further terms only get smaller
        tail += term
        term *= fewer / (uneven - fewer + 1)
        fewer -= 1
    return min(1.0, 2 * tail)
