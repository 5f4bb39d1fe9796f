"""Who chooses actions: compiled where they think."""

from typing import Final

from forbidden.bots.bot import Bot, Budget
from forbidden.kernel.errors import BadConfig, shown

BOTS: Final = ("random", "planner", "thinker")
NO_BUDGET: Final = Budget()


def find_bot(name: str, budget: Budget = NO_BUDGET, threads: int = 1) -> Bot:
    """The bot with this name; for one table or one series at a time."""
    if name not in BOTS:
        raise BadConfig(f"there is no bot {shown(name)}; there are {', '.join(BOTS)}")
    if name != "thinker" and budget != NO_BUDGET:
        raise BadConfig(f"a budget is for a bot that thinks: thinker, not {name}")
    if name == "random":
        from forbidden.bots.random_bot import RandomBot

        return RandomBot()
    if name == "planner":
        from forbidden.bots.planner import Planner

        return Planner()
    from forbidden.bots.thinker import Thinker

    return Thinker(budget, threads)
