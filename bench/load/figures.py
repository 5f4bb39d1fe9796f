"""Figures: what a run has counted, and how busy the client itself was."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

TICK: Final = 0.01  # seconds between two looks of the client at its own clock


@dataclass
class Figures:
    """Counts of one run; all times in seconds."""

    waits: list[float] = field(default_factory=list)  # from a click to the last of the four
    clicks: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0  # clicks without any answer
    cut: int = 0  # clicks whose browser went before it heard the answer
    plays: int = 0  # of people and bots, told to anybody
    told: int = 0  # bytes of everything but welcomes
    welcomes: int = 0
    welcome_bytes: int = 0
    stepped_back: int = 0  # welcomes to fewer plays than the browser knew
    games: int = 0  # that came to their end
    late: list[float] = field(default_factory=list)  # of the client's own clock

    async def watch_clock(self) -> None:
        """Note how late this process is for what it wants to do: then it is slow itself."""
        while True:
            due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            self.late.append(time.monotonic() - due)


def share_below(values: list[float], share: float) -> float:
    """The value that this share of the others does not exceed, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def spread(values: list[float]) -> str:
    """Four marks of a spread of times."""
    marks = (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("most", 1.0))
    return ", ".join(f"{name} {share_below(values, share):.1f}" for name, share in marks) + " ms"
