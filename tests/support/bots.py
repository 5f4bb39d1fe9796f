"""Bots whose games can be reckoned by hand."""

from collections.abc import Callable
from typing import Any

from forbidden_games.bots.bot import Bot, Budget
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally


class FakeBot(Bot):
    """Wins the seeds that a rule names, without playing; as a match it takes the last action."""

    name = "fake"

    def __init__(self, wins: Callable[[int], bool]) -> None:
        self.wins = wins

    def choose(self, game: Game[Any], state: Any, seats: int, dice: Dice) -> Action | None:
        return game.legal_actions(state)[-1]

    def playouts(self, game: Game[Any], config: Any, seed: int, games: int) -> Tally:
        tally = Tally()
        for number in range(seed, seed + games):
            outcome = 1 if self.wins(number) else 2 + number % 3
            tally.count(outcome, number % 5, team=1 << number % 6 | 1 << (number + 1) % 6, first=0)
        tally.decisions = 60 * games
        tally.turns = 6 * games
        return tally


FAKES: dict[str, Callable[[int], bool]] = {
    "thirds": lambda seed: seed % 3 == 0,
    "halves": lambda seed: seed % 2 == 0,
    "never": lambda seed: False,
}


def find_fake(name: str, budget: Budget, threads: int = 1) -> Bot:
    """Stands in for find_bot."""
    return FakeBot(FAKES[name])
