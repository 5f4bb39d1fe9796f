"""Casual: plays as people do who know the rules and look no further, with slips."""

from typing import Final

from forbidden_games.bots.mind import Mind
from forbidden_games.bots.planner import Planner
from forbidden_games.bots.playing import play_series
from forbidden_games.kernel import packed
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally

SLIPS: Final = 12  # one action of a turn in so many is any legal one


class Casual(Planner):
    """The planner's policy without its search; now and then it does something else entirely."""

    name = "casual"

    def mind(self, game: Game[S], players: int) -> Mind[S]:
        mind = super().mind(game, players)
        mind.policy_only = True
        return mind

    def choose(self, game: Game[S], state: S, seats: int, dice: Dice) -> Action | None:
        seat = game.to_act(state)
        if game.is_acting(state) and seats >> seat & 1 and dice.pick(CHOICE, SLIPS) == 0:
            any_other = [
                action
                for action in game.legal_actions(state)
                if packed.seat_of(action) == seat
                and not game.is_free_transfer(action)
                and not game.verb(action).spends
            ]
            if any_other:
                return any_other[dice.pick(CHOICE, len(any_other))]
        return super().choose(game, state, seats, dice)

    def playouts(self, game: Game[S], config: Config, seed: int, games: int) -> Tally:
        return play_series(self, game, config, seed, games)
