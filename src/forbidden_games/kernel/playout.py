"""Random games of any game in plain Python; a game with compiled rules has a loop of its own."""

from forbidden_games.kernel.actions import FREE_IN_A_ROW
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.tally import Tally


def play_series(game: Game[S], config: Config, seed: int, games: int) -> Tally:
    """Deal and play one game for each seed from this one on."""
    tally = Tally()
    for number in range(seed, seed + games):
        _play_out(game, config, Dice(number), tally)
    return tally


def _play_out(game: Game[S], config: Config, dice: Dice, tally: Tally) -> None:
    journal = Journal(silent=True)
    state = game.new_game(config, dice, journal)
    team = sum(1 << role for role in state.roles[: state.seats])
    first, transfers = state.seat, 0
    while legal := game.legal_actions(state):
        if transfers == FREE_IN_A_ROW:
            legal = [action for action in legal if not game.is_free_transfer(action)]
        action = legal[dice.pick(CHOICE, len(legal))]
        transfers = transfers + 1 if game.is_free_transfer(action) else 0
        seat = state.seat
        game.apply(state, action, dice, journal)
        tally.decisions += 1
        tally.turns += state.seat != seat
    tally.count(game.outcome(state), game.progress(state), team, first)
