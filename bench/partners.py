"""How bots fare with a person: partners against the same bots without manners, on the same deals.

    python -m bench.partners GAME --person casual --bot planner --games 400

The person is a bot at the first seat: the planner, or a casual one for somebody who is new.
"""

import argparse
from dataclasses import dataclass, field
from typing import Any

from forbidden_games.arena.intervals import wilson
from forbidden_games.bots import find_bot
from forbidden_games.bots.bot import Bot, Budget
from forbidden_games.bots.manners import find_manners
from forbidden_games.bots.partner import Partner, choose_own
from forbidden_games.games import find_game
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, WON, Game
from forbidden_games.kernel.journal import Journal

ME = 0b1  # the person's seat


@dataclass
class Score:
    """What came of a series."""

    won: list[bool] = field(default_factory=list)
    progress: list[int] = field(default_factory=lambda: [0, 0])  # steps by bots, by the person
    last: list[int] = field(default_factory=lambda: [0, 0])  # winning actions
    lines: int = 0  # that bots have said
    turns: int = 0


def play(
    game: Game[Any], config: dict[str, object], seed: int, bot: Bot, person: Bot, polite: bool
) -> tuple[Any, Score]:
    """One game; a wait for somebody who does nothing ends at once."""
    manners = find_manners(game.name)
    assert manners is not None
    partner = Partner(bot, manners)
    dice, thoughts, journal = Dice(seed), Dice(seed), Journal(True)
    state = game.new_game(game.read_config(config), dice, journal)
    others = (1 << state.seats) - 1 & ~ME
    score = Score()
    while game.outcome(state) == RUNNING:
        action = None
        if polite:
            intent = partner.intend(game, state, others, ME, thoughts)
            action = intent.action
            score.lines += intent.said is not None
        else:
            action = bot.choose(game, state, others, thoughts)
        if action is None:
            action = choose_own(person, game, state, ME, thoughts)
        if action is None:
            action = bot.choose(game, state, others, thoughts)
        if action is None:
            action = game.legal_actions(state)[0]
        before, seat, turn = game.progress(state), packed.seat_of(action), state.seat
        game.apply(state, action, dice, journal)
        if game.progress(state) > before:
            score.progress[seat == 0] += 1
        if game.outcome(state) == WON:
            score.last[seat == 0] += 1
        score.turns += state.seat != turn
    return state, score


def series(options: argparse.Namespace, polite: bool) -> Score:
    """All games of one kind."""
    game = find_game(options.game)
    total = Score()
    config = {"players": options.players, "level": options.level, "first": 0}
    seed = options.seed
    for _ in range(options.games):
        while options.kind and not game.is_kind(
            game.new_game(game.read_config(config), Dice(seed), Journal(True))
        ):
            seed += 1
        budget = Budget(rollouts=options.rollouts) if options.bot == "thinker" else Budget()
        bot, person = find_bot(options.bot, budget), find_bot(options.person)
        state, one = play(game, config, seed, bot, person, polite)
        total.won.append(game.outcome(state) == WON)
        for mine, add in ((total.progress, one.progress), (total.last, one.last)):
            mine[0] += add[0]
            mine[1] += add[1]
        total.lines += one.lines
        total.turns += one.turns
        seed += 1
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--person", default="planner")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--rollouts", type=int, default=100)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--kind", action="store_true", help="only deals for a first game")
    parser.add_argument("--only", choices=["polite", "plain"])
    options = parser.parse_args()
    for polite in (False, True):
        if options.only and polite != (options.only == "polite"):
            continue
        total = series(options, polite)
        wins = sum(total.won)
        low, high = wilson(wins, len(total.won))
        print(
            f"{'partners' if polite else 'plain   '} {wins}/{len(total.won)} won:"
            f" {100 * wins / len(total.won):.1f}% ({100 * low:.1f}-{100 * high:.1f});"
            f" progress by bots {total.progress[0]}, by the person {total.progress[1]};"
            f" last action by bots {total.last[0]}, by the person {total.last[1]};"
            f" {total.lines / len(total.won):.1f} lines and"
            f" {total.turns / len(total.won):.1f} turns a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
