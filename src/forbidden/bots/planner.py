"""Planner: a fast tuned policy, with a glance at what comes of its best plans."""

from typing import Any

from forbidden.bots.bot import Bot
from forbidden.bots.mind import Mind
from forbidden.bots.minds import MINDS
from forbidden.kernel.dice import Dice
from forbidden.kernel.game import Game
from forbidden.kernel.packed import Action
from forbidden.kernel.tally import Tally


class Planner(Bot):
    """Asks no luck of the table: the same position always gets the same answer."""

    name = "planner"

    def __init__(self) -> None:
        self._minds: dict[tuple[str, int], Mind[Any]] = {}  # by game and players

    def mind(self, game: Game[Any, Any], players: int) -> Mind[Any]:
        """The mind for this game and so many players."""
        key = game.name, players
        if key not in self._minds:
            self._minds[key] = MINDS[game.name].make(players)
        return self._minds[key]

    def choose(self, game: Game[Any, Any], state: Any, seats: int, dice: Dice) -> Action | None:
        return self.mind(game, state.seats).act(state, seats) or None

    def playouts(self, game: Game[Any, Any], config: Any, seed: int, games: int) -> Tally:
        tally = Tally()
        start = MINDS[game.name].table(config)
        self.mind(game, start.seats).play_series(start, seed, games, tally)
        return tally
