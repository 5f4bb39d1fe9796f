"""Tally: what came of a series of games."""

from typing import Final

OUTCOMES: Final = 8  # places for outcomes
STEPS: Final = 8  # places for how far a team came: treasures, parts


class Tally:
    """Counts that are filled while the games run, and added up afterwards."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.outcomes: list[int] = [0] * 8  # games by outcome
        self.progress: list[int] = [0] * 8  # games by how many treasures or parts the team got

    def count(self, outcome: int, progress: int) -> None:
        """A game has ended."""
        self.games += 1
        self.outcomes[outcome] += 1
        self.progress[progress] += 1

    def add(self, other: "Tally") -> None:
        """Put another series beside this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        for outcome in range(OUTCOMES):
            self.outcomes[outcome] += other.outcomes[outcome]
        for progress in range(STEPS):
            self.progress[progress] += other.progress[progress]
