"""Evaluation: how likely the team wins from a position, in the opinion of the network."""

from forbidden_games.bots.desert.features import Features
from forbidden_games.bots.network import Network
from forbidden_games.games.desert.events import RUNNING, WON
from forbidden_games.games.desert.state import DesertState


class Evaluation:
    """Describes a position and asks the network about it."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.inputs = Features()

    def chance(self, state: DesertState) -> float:
        """The winning chance of a position; known once the game is over."""
        if state.outcome != RUNNING:
            return 1.0 if state.outcome == WON else 0.0
        self.inputs.describe(state)
        return self.network.chance(self.inputs.numbers)
