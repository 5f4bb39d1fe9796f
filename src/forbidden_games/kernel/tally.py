"""Tally: what came of a series of games."""

from typing import Final

from forbidden_games.kernel import bits
from forbidden_games.kernel.errors import KernelLimit

WON: Final = 1  # as in game.py
PLACES: Final = 8  # for outcomes, treasures or parts, roles, seats
FIRST_RESULTS: Final = 4096  # games whose result is kept one by one


class Tally:
    """Counts that are filled while the games run, and added up afterwards."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.outcomes: list[int] = [0] * 8  # games by outcome
        self.progress: list[int] = [0] * 8  # games by how many treasures or parts the team got
        self.role_games: list[int] = [0] * 8  # games with a role in the team
        self.role_wins: list[int] = [0] * 8
        self.first_games: list[int] = [0] * 8  # games by the seat that began
        self.first_wins: list[int] = [0] * 8
        self.overflowed = False
        self.results: list[int] = [0] * 4096  # outcomes of the first games, in order; not added up

    def count(self, outcome: int, progress: int, team: int, first: int) -> None:
        """A game has ended that this set of roles played and this seat began."""
        if (outcome | progress | first) >= PLACES or team >> PLACES:
            self.overflowed = True
            return
        if self.games < FIRST_RESULTS:
            self.results[self.games] = outcome
        self.games += 1
        self.outcomes[outcome] += 1
        self.progress[progress] += 1
        self.first_games[first] += 1
        self.first_wins[first] += outcome == WON
        while team:
            role = bits.lowest(team)
            team &= team - 1
            self.role_games[role] += 1
            self.role_wins[role] += outcome == WON

    def check(self) -> None:
        """Raise KernelLimit if a game had an outcome, a role or a seat that cannot be counted."""
        if self.overflowed:
            raise KernelLimit(
                f"outcomes, progress, roles and seats are numbers below {PLACES}: kernel/tally.py"
            )

    def add(self, other: "Tally") -> None:
        """Put another series beside this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        for place in range(PLACES):
            self.outcomes[place] += other.outcomes[place]
            self.progress[place] += other.progress[place]
            self.role_games[place] += other.role_games[place]
            self.role_wins[place] += other.role_wins[place]
            self.first_games[place] += other.first_games[place]
            self.first_wins[place] += other.first_wins[place]
