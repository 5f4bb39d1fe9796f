"""Bot: chooses actions for a set of seats."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally


@dataclass(frozen=True)
class Budget:
    """How long a thinker may think about a turn; one second if nothing is given."""

    rollouts: int | None = None  # the same seed then plays the same game
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.rollouts is not None and self.seconds is not None:
            raise BadConfig("give a budget in rollouts or in seconds, not both")
        if self.rollouts is not None and not 1 <= self.rollouts <= 10**7:
            raise BadConfig(f"rollouts are from 1 to 10,000,000, not {self.rollouts}")
        if self.seconds is not None and not 0.001 <= self.seconds <= 3600:
            raise BadConfig(f"seconds a turn are from 0.001 to 3600, not {self.seconds}")


class Bot(ABC):
    """One mind speaks for all its seats at a table: the team shares everything, so may they."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game[S], state: S, seats: int, dice: Dice) -> Action | None:
        """An action of one of `seats` (a set), or None to wait."""

    def planned(self) -> list[Action]:
        """What it means to do after the action it has chosen last, as far as it knows."""
        return []

    @abstractmethod
    def playouts(self, game: Game[S], config: Config, seed: int, games: int) -> Tally:
        """One whole game for each seed from this one on; the lock is free while it thinks."""
