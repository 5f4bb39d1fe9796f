"""Which mind knows which game, and with what it was taught.

The mind of a game is the class `MIND` of its bots/NAME/mind.py, if there is one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from forbidden_games.bots import learned
from forbidden_games.bots.mind import Mind
from forbidden_games.bots.network import Network
from forbidden_games.games import GAMES
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.game import Game, S


@dataclass(frozen=True)
class MindMaker:
    """Makes minds of one game for a number of players."""

    game: str

    @property
    def weights(self) -> tuple[str, ...]:
        """The names of the weights in their order."""
        names: tuple[str, ...] = import_module(f"forbidden_games.bots.{self.game}.weights").WEIGHTS
        return names

    def table(self, config: Config) -> Any:
        """A table for this configuration, before anything is dealt."""
        return GAMES[self.game].table(config)

    def weights_file(self, players: int) -> str:
        """The file of the weights that were tuned for this many players."""
        return f"{self.game}-weights-{players}"

    def network_file(self, players: int) -> str:
        """The file of the network for this many players: its own, or the one for all."""
        own = f"{self.game}-network-{players}"
        return own if learned.has(own) else f"{self.game}-network"

    def from_weights(self, weights: list[float], players: int) -> Mind[Any]:
        """A mind with weights on trial."""
        module = import_module(f"forbidden_games.bots.{self.game}.mind")
        mind: Mind[Any] = module.MIND(weights, _network(self.network_file(players)))
        return mind

    def read_weights(self, players: int) -> list[float]:
        """The weights tuned for this many players."""
        return list(_weights(self.weights_file(players), self.weights))

    def make(self, players: int) -> Mind[Any]:
        """A mind with what was learned so far; for one thread."""
        return self.from_weights(self.read_weights(players), players)


@cache
def has_mind(game: str) -> bool:
    """Whether the bots that think know this game."""
    try:
        return find_spec(f"forbidden_games.bots.{game}.mind") is not None
    except ModuleNotFoundError:  # it has no folder there
        return False


def find_minds(game: Game[S], bot: str) -> MindMaker:
    """Makes the minds that this bot needs for a game; raises BadConfig."""
    if not has_mind(game.name):
        raise BadConfig(f"the {bot} has not learned to play {game.name}; the random bot plays it")
    return MindMaker(game.name)


class Minds(Mapping[str, MindMaker]):
    """The games that the bots have learned, by name."""

    def __getitem__(self, name: str) -> MindMaker:
        if name not in GAMES or not has_mind(name):
            raise KeyError(name)
        return MindMaker(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name in GAMES if has_mind(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)


MINDS: Final = Minds()


@cache
def _weights(file: str, names: tuple[str, ...]) -> tuple[float, ...]:
    return tuple(learned.weights(file, names))


@cache
def _numbers(file: str) -> tuple[int, int, int, tuple[float, ...]]:
    data = learned.read(file)
    return data["inputs"], data["wide"], data["narrow"], tuple(data["numbers"])


def _network(file: str) -> Network:
    return Network(*_numbers(file))  # it has scratch space: one for each mind
