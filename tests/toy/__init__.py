"""A third game for the tests: whatever the program does for a game, it does for this one."""

from collections.abc import Iterator
from contextlib import contextmanager

from forbidden_games.games import GAMES, register
from tests.toy.game import Beacon


@contextmanager
def registered() -> Iterator[Beacon]:
    """The toy game among the others, for a while."""
    game = Beacon()
    register(game)
    try:
        yield game
    finally:
        del GAMES[game.name]
