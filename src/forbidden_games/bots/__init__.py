"""Who chooses actions: compiled where they think."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from forbidden_games.bots.bot import Bot, Budget
from forbidden_games.kernel.errors import BadConfig, listing, shown
from forbidden_games.kernel.game import Game, S

NO_BUDGET: Final = Budget()


@dataclass(frozen=True)
class BotEntry:
    """How a bot is made, and what it needs."""

    make: Callable[[Budget, int], Bot]  # for a budget and a number of threads
    thinks: bool = False  # within a budget
    needs_mind: bool = False  # a part that knows the game: bots/NAME/mind.py


# Imported when somebody asks: the minds take a while.
def _random_bot(budget: Budget, threads: int) -> Bot:
    from forbidden_games.bots.random_bot import RandomBot

    return RandomBot()


def _casual(budget: Budget, threads: int) -> Bot:
    from forbidden_games.bots.casual import Casual

    return Casual()


def _planner(budget: Budget, threads: int) -> Bot:
    from forbidden_games.bots.planner import Planner

    return Planner()


def _thinker(budget: Budget, threads: int) -> Bot:
    from forbidden_games.bots.thinker import Thinker

    return Thinker(budget, threads)


REGISTRY: Final[dict[str, BotEntry]] = {
    "random": BotEntry(_random_bot),
    "casual": BotEntry(_casual, needs_mind=True),
    "planner": BotEntry(_planner, needs_mind=True),
    "thinker": BotEntry(_thinker, thinks=True, needs_mind=True),
}
BOTS: Final = tuple(REGISTRY)


def find_bot(name: str, budget: Budget = NO_BUDGET, threads: int = 1) -> Bot:
    """The bot with this name, for one table or one series at a time; raises BadConfig."""
    if name not in REGISTRY:
        raise BadConfig(f"there is no bot {shown(name)}; there are {listing(BOTS)}")
    entry = REGISTRY[name]
    if budget != NO_BUDGET and not entry.thinks:
        thinkers = listing([each for each in BOTS if REGISTRY[each].thinks])
        raise BadConfig(f"a budget is for a bot that thinks: {thinkers}, not {name}")
    return entry.make(budget, threads)


def bots_for(game: Game[S]) -> tuple[str, ...]:
    """The names of the bots that can play this game, the strongest last."""
    from forbidden_games.bots.minds import has_mind

    is_known = has_mind(game.name)
    return tuple(name for name in BOTS if is_known or not REGISTRY[name].needs_mind)


def expect_bot(name: str, game: Game[S]) -> None:
    """Refuse a bot that does not know this game; raises BadConfig."""
    able = bots_for(game)
    if name not in able:
        raise BadConfig(f"the bot {shown(name)} cannot play {game.name}; {listing(able)} can")
