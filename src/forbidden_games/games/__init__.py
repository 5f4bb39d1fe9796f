"""The registry of games."""

from collections.abc import Sequence
from typing import Any, Final

from forbidden_games.games.desert.game import Desert
from forbidden_games.games.desert.rulings import DesertRulings
from forbidden_games.games.island.game import Island
from forbidden_games.games.island.rulings import IslandRulings
from forbidden_games.kernel.errors import BadConfig, listing, shown
from forbidden_games.kernel.game import Game


class Settings(IslandRulings, DesertRulings, total=False):
    """All settings of the games here, for editors and type checkers; docs/notation.md explains
    them."""

    players: int
    roles: Sequence[str]
    level: str
    layout: str
    first: int | str
    prepared: str


GAMES: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    """Let everybody find this game by its name; raises ValueError for a name that is taken."""
    if game.name in GAMES:
        raise ValueError(f"there is a game {game.name!r} already; two games need two names")
    GAMES[game.name] = game


def find_game(name: str) -> Game[Any]:
    """The game of this name; raises BadConfig."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise BadConfig(f"there is no game {shown(name)}; there is {listing(GAMES)}") from None


register(Island())
register(Desert())
