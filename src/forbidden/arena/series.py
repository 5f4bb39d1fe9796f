"""Plays a series of games on several threads, and any one of them again as a match."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any, Final

from forbidden.kernel.actions import FREE_IN_A_ROW
from forbidden.kernel.dice import CHOICE, Dice
from forbidden.kernel.game import Game
from forbidden.kernel.match import Match
from forbidden.kernel.tally import Tally
from forbidden.plain import COMPILED

CHUNK: Final = 4000 if COMPILED else 40  # games between two looks at the clock: some 50 ms


def play_series(
    game: Game[Any, Any],
    config: Any,
    policy: str,
    seed: int,
    games: int,
    threads: int,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """One game for each seed from this one on; the result does not depend on the number of threads.

    Ctrl-C ends the series early: the tally then holds the games that were finished.
    """
    total = Tally()
    starts = iter(range(seed, seed + games, CHUNK))
    running: set[Future[Tally]] = set()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                for first in islice(starts, threads - len(running)):
                    count = min(CHUNK, seed + games - first)
                    running.add(pool.submit(game.playouts, config, policy, first, count))
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for chunk in done:
                    total.add(chunk.result())
                progress(total)
        except KeyboardInterrupt:
            for chunk in wait(running).done:
                total.add(chunk.result())
    return total


def random_match(game: Game[Any, Any], config: Any, seed: int) -> Match[Any, Any]:
    """The game that the random policy plays in a series for this seed, as a match."""
    match = Match(game, config, seed)
    choices = Dice(seed)  # streams do not disturb each other: these are the choices of the series
    free = 0
    while not match.is_over:
        legal = game.legal_actions(match.state)
        if free == FREE_IN_A_ROW:
            legal = [action for action in legal if not game.is_free_transfer(action)]
        action = legal[choices.pick(CHOICE, len(legal))]
        free = free + 1 if game.is_free_transfer(action) else 0
        match.play(action)
    return match
