"""What a series says: rates with intervals, and causes of loss."""

from math import sqrt
from typing import Any, Final

from forbidden.kernel.game import RUNNING, WON, Game
from forbidden.kernel.tally import Tally

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


def summary(game: Game[Any, Any], tally: Tally, seconds: float) -> dict[str, object]:
    """The series in words and numbers."""
    wins = tally.outcomes[WON]
    low, high = wilson(wins, tally.games)
    played = max(tally.games, 1)
    return {
        "games": tally.games,
        "wins": wins,
        "win_rate": wins / played,
        "interval": [low, high],
        "losses": {
            game.write_outcome(outcome): count
            for outcome, count in enumerate(tally.outcomes)
            if count and outcome not in (RUNNING, WON)
        },
        "progress": {str(got): count for got, count in enumerate(tally.progress) if count},
        "turns": tally.turns / played,
        "decisions": tally.decisions / played,
        "seconds": seconds,
        "games_per_s": tally.games / seconds,
        "decisions_per_s": tally.decisions / seconds,
    }
