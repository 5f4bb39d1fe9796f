"""HotGame: a game whose rules write into buffers, so that they can be compiled."""

from abc import abstractmethod

from forbidden_games.kernel import playout
from forbidden_games.kernel.actions import Actions
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.seed import SHORT_SEEDS
from forbidden_games.kernel.tally import Tally

_spare: list[Actions] = []  # buffers between two uses: a fresh one costs as much as a short list


class HotGame(Game[S]):
    """Four functions of its hot files make the game; their luck is checked afterwards."""

    @staticmethod
    @abstractmethod
    def deal(state: S, dice: Dice, journal: Journal) -> None:
        """Deal at a table as agreed."""

    @staticmethod
    @abstractmethod
    def legal(state: S, out: Actions) -> None:
        """Write what any seat may do now, ascending."""

    @staticmethod
    @abstractmethod
    def effect(state: S, action: Action, dice: Dice, journal: Journal) -> None:
        """Change the state in place."""

    @staticmethod
    @abstractmethod
    def play_series(start: S, seed: int, games: int, tally: Tally) -> None:
        """Random games from an undealt table, without the interpreter lock."""

    def new_game(self, config: Config, dice: Dice, journal: Journal) -> S:
        state = self.table(config)
        self.deal(state, dice, journal)
        dice.check()
        return state

    def legal_actions(self, state: S) -> list[Action]:
        try:
            out = _spare.pop()
        except IndexError:
            out = Actions()
        self.legal(state, out)
        listed = out.listed()
        _spare.append(out)
        return listed

    def apply(self, state: S, action: Action, dice: Dice, journal: Journal) -> None:
        self.effect(state, action, dice, journal)
        dice.check()

    def playouts(self, config: Config, seed: int, games: int) -> Tally:
        if seed + games > SHORT_SEEDS:
            return playout.play_series(self, config, seed, games)
        tally = Tally()
        self.play_series(self.table(config), seed, games, tally)
        return tally
