"""simulate as people use it from Python: `from forbidden_games import simulate`.

result = simulate(game, players=4, bot="planner", games=1000)
print(result.won.rate, result.won.interval)
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Unpack

from forbidden_games.arena.chunks import Score, Series, Side
from forbidden_games.arena.result import SeriesResult
from forbidden_games.arena.series import play_series
from forbidden_games.arena.workers import Threads
from forbidden_games.bots import NO_BUDGET, REGISTRY, expect_bot, find_bot
from forbidden_games.bots.bot import Budget
from forbidden_games.games import Settings, find_game
from forbidden_games.kernel.errors import BadConfig, shown
from forbidden_games.kernel.seed import SEEDS, SHORT_SEEDS, read_seed

MOST_GAMES: Final = 10**12
MOST_THREADS: Final = 256


def simulate(
    game: str,
    *,
    games: int = 1000,
    seed: int | str = 0,
    bot: str | Side = "random",
    against: str | Side | None = None,
    rollouts: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    progress: Callable[[Score], None] = lambda score: None,
    **settings: Unpack[Settings],
) -> SeriesResult:
    """Play many games with a bot at every seat, one for each seed from `seed` on.

    With `against`, a second bot plays the same deals and the result compares them. `rollouts` or
    `seconds` is how long a bot with a budget thinks about a turn; `Side` gives each its own.
    Settings are those of docs/notation.md. The same arguments give the same result, whatever the
    number of threads (but not with `seconds`). Raises BadConfig.
    """
    rules = find_game(game)
    config = rules.read_config(settings)
    sides = tuple(_sides([each for each in (bot, against) if each is not None], rollouts, seconds))
    for side in sides:
        expect_bot(side.bot, rules)
        find_bot(side.bot, side.budget)  # complains about a budget for a bot that takes none
    if len(set(sides)) < len(sides):
        raise BadConfig(f"against needs another bot or another budget than {sides[0]}")
    _expect("games", games, 1, MOST_GAMES)
    first = read_seed(seed) if isinstance(seed, str) else seed
    is_long = isinstance(first, int) and first >= SHORT_SEEDS
    _expect("seed", first, 0, (SEEDS if is_long else SHORT_SEEDS) - games)
    _expect("threads", threads, 1, MOST_THREADS)
    series = Series(game, rules.write_config(config), sides, first)
    return SeriesResult.of(series, play_series(series, games, Threads(threads), progress=progress))


def _sides(
    bots: Sequence[str | Side], rollouts: int | None, seconds: float | None
) -> Iterator[Side]:
    """The budget is for the bots that are given by name and take one."""
    budget = Budget(rollouts, seconds)
    takers = [each for each in bots if each in REGISTRY and REGISTRY[str(each)].thinks]
    if budget != NO_BUDGET and not takers:
        raise BadConfig(f"rollouts and seconds are for a bot that thinks, not for {bots[0]}")
    for each in bots:
        if isinstance(each, Side):
            yield each
        else:
            yield Side(each, budget if each in takers else NO_BUDGET)


def _expect(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise BadConfig(f"{name} is a number from {least} to {most}, not {shown(value)}")
