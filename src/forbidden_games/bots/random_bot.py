"""RandomBot: any legal action."""

from forbidden_games.bots.bot import Bot
from forbidden_games.kernel import packed
from forbidden_games.kernel.actions import FREE_IN_A_ROW
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally


class RandomBot(Bot):
    """Chooses among everything its seats may do; every seat's bot together is the random policy."""

    name = "random"

    def __init__(self) -> None:
        self._free = 0  # transfers in a row that could go on for ever

    def choose(self, game: Game[S], state: S, seats: int, dice: Dice) -> Action | None:
        if not seats >> game.to_act(state) & 1:
            return None
        mine = [
            action for action in game.legal_actions(state) if seats >> packed.seat_of(action) & 1
        ]
        if self._free == FREE_IN_A_ROW:
            mine = [action for action in mine if not game.is_free_transfer(action)]
        if not mine:
            return None
        action = mine[dice.pick(CHOICE, len(mine))]
        self._free = self._free + 1 if game.is_free_transfer(action) else 0
        return action

    def playouts(self, game: Game[S], config: Config, seed: int, games: int) -> Tally:
        return game.playouts(config, seed, games)
