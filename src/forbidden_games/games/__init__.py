"""The registry of games."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from forbidden_games.games.desert.game import Desert
from forbidden_games.games.desert.rulings import DesertRulings
from forbidden_games.games.island.game import Island
from forbidden_games.games.island.rulings import IslandRulings
from forbidden_games.kernel import position_file, position_line
from forbidden_games.kernel.errors import BadConfig, BadPosition, listing, shown
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


def read_position(text: str) -> tuple[Game[Any], Any]:
    """The game and the state of a position, as JSON or in one line; raises BadPosition."""
    if position_line.is_line(text):
        game = _game_of_position(text.split()[0])
        return game, position_line.read(game, text)
    return restore_position(position_file.read(text))


def restore_position(data: Mapping[str, object]) -> tuple[Game[Any], Any]:
    """The game and the state of a position that names its game; raises BadPosition."""
    if "actions" in data or "format" in data:
        raise BadPosition("this is the record of a match, not a position; use forbidden analyse")
    if data.get("game") is None:
        examples = " or ".join(f'"game": "{game}"' for game in GAMES)
        raise BadPosition(f"a position has to name its game: {examples}")
    game = _game_of_position(data["game"])
    return game, game.restore(data)


def _game_of_position(name: object) -> Game[Any]:
    try:
        return find_game(name)  # type: ignore[arg-type]
    except BadConfig as error:
        raise BadPosition(str(error)) from None


register(Island())
register(Desert())
