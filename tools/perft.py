"""Counts of continuations, kept in tests/perft: `make perft` counts them again.

    # why this position is kept
    game NAME   seed 37   roles ROLE, ROLE   level novice
    perft 1 18
    perft 4 139415 deep
    after 1 end, 1 draw, 1 draw, 1 flood, 1 flood, 0 end, 0 draw, 0 draw, 0 flood
    perft 1 65

`after` plays from the deal of the settings above it. `deep` counts are left to the compiled form.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from forbidden_games.kernel.errors import BadRecord
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.perft import divide
from forbidden_games.plain import COMPILED
from tools import ROOT
from tools.golden import deal, read_settings

FOLDER: Final = ROOT / "tests" / "perft"


class Count(NamedTuple):
    """How many continuations there are of this length."""

    depth: int
    number: int
    is_deep: bool


@dataclass(frozen=True)
class Position:
    """A deal and what was played after it, with its counts."""

    settings: str
    after: str = ""
    counts: list[Count] = field(default_factory=list)

    def match(self) -> Match[Any]:
        """A match that has come to this position."""
        match = deal(read_settings(self.settings))
        for words in self.after.split(", ") if self.after else []:
            match.play(match.game.read_action(match.state, words))
        return match

    def count(self, depth: int) -> dict[str, int]:
        """Continuations of this length by first action, in words."""
        match = self.match()
        counts = divide(match.game, match.state, depth)
        return {match.game.write_action(match.state, a): number for a, number in counts.items()}


def read_positions(text: str) -> list[Position]:
    """The positions of a file, those without a count left out."""
    positions = [Position("")]
    for number, line in enumerate(text.splitlines(), start=1):
        word, _, rest = line.partition(" ")
        if word == "game":
            positions.append(Position(line))
        elif word == "after":
            positions.append(Position(positions[-1].settings, rest))
        elif word == "perft":
            depth, count, *deep = rest.split()
            positions[-1].counts.append(Count(int(depth), int(count), deep == ["deep"]))
        elif line and word != "#":
            raise BadRecord(f"line {number}, {line!r}: expected '#', 'game', 'after' or 'perft'")
    return [position for position in positions if position.counts]


def all_positions() -> list[Position]:
    """Every position kept, numbered as they stand."""
    files = sorted(FOLDER.glob("*.perft"))
    return [position for file in files for position in read_positions(file.read_text("utf-8"))]


def show(number: int, position: Position) -> None:
    """Print how a position comes about."""
    print(f"# {number}\n{position.settings}")
    if position.after:
        print(f"after {position.after}")


def show_counts(position: Position) -> bool:
    """Count a position's continuations again and print them; whether all are as they were."""
    is_same = True
    for depth, before, is_deep in position.counts:
        if is_deep and not COMPILED:
            print(f"perft {depth} ? deep: only the compiled form counts this")
            continue
        now = sum(position.count(depth).values())
        is_same = is_same and now == before
        print(f"perft {depth} {now}{' deep' * is_deep}{f'   was {before}' * (now != before)}")
    return is_same


def show_division(position: Position, depth: int) -> None:
    """Print the counts by first action, which leads to the culprit when one is wrong."""
    counts = position.count(depth)
    for words, count in counts.items():
        print(f"{count:9}  {words}")
    print(f"{sum(counts.values()):9}  in all")


def main(arguments: Sequence[str] | None = None) -> int:
    """Count again, every position or one, and say what differs."""
    parser = argparse.ArgumentParser(prog="python -m tools.perft", description=main.__doc__)
    parser.add_argument("position", type=int, nargs="?", help="only this one, counted from 0")
    parser.add_argument(
        "--divide", type=int, metavar="DEPTH", help="by first action, to this depth"
    )
    chosen = parser.parse_args(arguments)
    positions = dict(enumerate(all_positions()))
    if chosen.position is not None:
        if chosen.position not in positions:
            parser.error(f"there are positions 0 to {len(positions) - 1}, not {chosen.position}")
        positions = {chosen.position: positions[chosen.position]}
    is_same = True
    for number, position in positions.items():
        show(number, position)
        if chosen.divide is None:
            is_same = show_counts(position) and is_same
        else:
            show_division(position, chosen.divide)
    return int(not is_same)


if __name__ == "__main__":
    sys.exit(main())
