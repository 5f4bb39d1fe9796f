"""What there is to choose, and statistics, over HTTP."""

from forbidden_games.server.wire.common import BotName, GameName, Wire


class LayoutChoice(Wire):
    """A shape of the board: `#` a cell, blank none."""

    id: str
    kind: str  # standard, published, fan
    rows: list[str]


class RulingChoice(Wire):
    """A rule in which tables differ; words/ has ruling-GAME-KEY and ruling-GAME-KEY-VALUE."""

    key: str
    values: list[str | bool]
    default: str | bool
    rule: str


class QuickTable(Wire):
    """A table for somebody who is new: how many sit there, and which bots."""

    players: int
    bot: BotName


class PreparedChoice(Wire):
    """A prepared table: a position to begin with instead of a deal."""

    name: str
    players: int
    is_exercise: bool  # there is something to do, and the server says when it is done


class GameChoice(Wire):
    """Everything that can be agreed before a game."""

    game: GameName
    least: int
    most: int
    roles: list[str]
    levels: list[str]
    layouts: list[LayoutChoice]
    rulings: list[RulingChoice]
    bots: list[BotName]  # that know the game, the strongest last
    quick: QuickTable
    prepared: list[PreparedChoice]


class Catalog(Wire):
    """All games, and the version of the server."""

    version: str
    games: list[GameChoice]


class Addresses(Wire):
    """Where others on the network find this server: none if it only serves its own machine."""

    addresses: list[str]


class Count(Wire):
    """Games and wins of one kind."""

    name: str
    games: int
    won: int


class Statistics(Wire):
    """Finished games on this server, by game and within it."""

    game: GameName
    games: int
    won: int
    levels: list[Count]
    roles: list[Count]
    layouts: list[Count]
    players: list[Count]
