"""The registry of games."""

from typing import Any, Final

from forbidden.games.desert.game import Desert
from forbidden.games.island.game import Island
from forbidden.kernel.errors import BadConfig
from forbidden.kernel.game import Game

GAMES: Final[dict[str, Game[Any, Any]]] = {game.name: game for game in (Island(), Desert())}


def find_game(name: str) -> Game[Any, Any]:
    """The game of this name."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadConfig(f"there is no game {name!r}; there is {', '.join(GAMES)}") from None
