"""Whole games of a bot that plays for every seat, driven from Python."""

from forbidden_games.bots.bot import Bot
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.tally import Tally


def play_series(bot: Bot, game: Game[S], config: Config, seed: int, games: int) -> Tally:
    """One whole game for each seed from this one on."""
    tally = Tally()
    for number in range(seed, seed + games):
        play_game(bot, game, config, number, tally)
    return tally


def play_game(bot: Bot, game: Game[S], config: Config, seed: int, tally: Tally) -> None:
    """Deal and play one game, and count it."""
    dice, thoughts, journal = Dice(seed), Dice(seed), Journal(True)
    state = game.new_game(config, dice, journal)
    everybody = (1 << state.seats) - 1
    first, team = state.seat, 0
    for seat in range(state.seats):
        team |= 1 << state.roles[seat]
    while game.outcome(state) == RUNNING:
        action = bot.choose(game, state, everybody, thoughts)
        assert action is not None, "a bot for every seat never waits"
        seat = state.seat
        game.apply(state, action, dice, journal)
        tally.decisions += 1
        tally.turns += state.seat != seat
    tally.count(game.outcome(state), game.progress(state), team, first)
