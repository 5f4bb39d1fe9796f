"""Which mind knows which game, and with what it was taught."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from forbidden.bots import learned
from forbidden.bots.mind import Mind
from forbidden.bots.network import Network


@dataclass(frozen=True)
class MindMaker:
    """Makes minds of one game for a number of players."""

    game: str
    tuned_for: Callable[[int], str]  # the file of the weights, by players
    trained_for: Callable[[int], str]  # the file of the network

    @property
    def weights(self) -> tuple[str, ...]:
        """The names of the weights in their order."""
        names: tuple[str, ...] = import_module(f"forbidden.bots.{self.game}.weights").WEIGHTS
        return names

    def table(self, config: Any) -> Any:
        """A table as agreed, before anything is dealt."""
        return import_module(f"forbidden.games.{self.game}.setup").table(config)

    def weights_file(self, players: int) -> str:
        """Where the weights for so many players are."""
        return self.tuned_for(players)

    def network_file(self, players: int) -> str:
        """Where the network for so many players is."""
        return self.trained_for(players)

    def from_weights(self, weights: list[float], players: int) -> Mind[Any]:
        """A mind with weights on trial."""
        mind: Mind[Any] = self._mind_class()(weights, _network(self.network_file(players)))
        return mind

    def read_weights(self, players: int) -> list[float]:
        """The weights tuned for so many players."""
        return list(_weights(self.weights_file(players), self.weights))

    def make(self, players: int) -> Mind[Any]:
        """A mind with what was learned so far; for one thread."""
        return self.from_weights(self.read_weights(players), players)

    def _mind_class(self) -> Any:
        module = import_module(f"forbidden.bots.{self.game}.mind")
        return getattr(module, f"{self.game.capitalize()}Mind")


@cache
def _weights(file: str, names: tuple[str, ...]) -> tuple[float, ...]:
    return tuple(learned.weights(file, names))


@cache
def _numbers(file: str) -> tuple[int, int, int, tuple[float, ...]]:
    data = learned.read(file)
    return data["inputs"], data["wide"], data["narrow"], tuple(data["numbers"])


def _network(file: str) -> Network:
    return Network(*_numbers(file))  # it has scratch space: one for each mind


MINDS: Final = {
    "island": MindMaker(
        "island",
        lambda players: f"island-weights-{players}",
        lambda players: f"island-network-{players}",
    ),
    "desert": MindMaker(
        "desert",
        lambda players: f"desert-weights-{players}",
        lambda players: "desert-network",
    ),
}
