"""Planner: a fast tuned policy, with a quick search of its best plans."""

from typing import Any

from forbidden_games.bots.bot import Bot
from forbidden_games.bots.mind import Mind
from forbidden_games.bots.minds import find_minds
from forbidden_games.bots.playing import play_series
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.seed import SHORT_SEEDS
from forbidden_games.kernel.tally import Tally


class Planner(Bot):
    """Asks no luck of the table: the same position always gets the same answer."""

    name = "planner"

    def __init__(self) -> None:
        self._minds: dict[tuple[str, int], Mind[Any]] = {}  # by game and players

    def mind(self, game: Game[S], players: int) -> Mind[Any]:
        """The mind for this game and this many players."""
        key = game.name, players
        if key not in self._minds:
            self._minds[key] = find_minds(game, self.name).make(players)
        return self._minds[key]

    def choose(self, game: Game[S], state: S, seats: int, dice: Dice) -> Action | None:
        return self.mind(game, state.seats).act(state, seats) or None

    def playouts(self, game: Game[S], config: Config, seed: int, games: int) -> Tally:
        if seed + games > SHORT_SEEDS:
            return play_series(self, game, config, seed, games)
        tally = Tally()
        start = game.table(config)
        self.mind(game, start.seats).play_series(start, seed, games, tally)
        return tally
