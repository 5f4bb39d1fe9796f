"""What there is to choose when a table is set up: every game describes itself."""

from forbidden_games import __version__
from forbidden_games.bots import bots_for
from forbidden_games.bots.manners import find_manners
from forbidden_games.games import GAMES
from forbidden_games.kernel.info import GameInfo
from forbidden_games.server import wire


def catalog() -> wire.Catalog:
    """All games, each with the bots that know it."""
    games = [_choices(game.info, bots_for(game)) for game in GAMES.values()]
    return wire.Catalog(version=__version__, games=games)


def _choices(info: GameInfo, bots: tuple[str, ...]) -> wire.GameChoice:
    manners = find_manners(info.name)
    return wire.GameChoice(
        game=info.name,
        least=info.seats[0],
        most=info.seats[-1],
        roles=list(info.roles),
        levels=list(info.levels),
        layouts=[
            wire.LayoutChoice(
                id=layout.name,
                kind=layout.kind,
                rows=[row.replace(".", " ") for row in layout.rows],
            )
            for layout in info.layouts
        ],
        rulings=[
            wire.RulingChoice(
                key=ruling.key,
                values=list(ruling.values),
                default=ruling.values[0],
                rule=ruling.rule,
            )
            for ruling in info.rulings
        ],
        bots=list(bots),
        quick=wire.QuickTable(
            players=manners.newcomers if manners else info.seats[0],
            bot=manners.partner if manners else bots[-1],
        ),
        prepared=[
            wire.PreparedChoice(
                name=table.name, players=len(table.roles), is_exercise=bool(table.goal)
            )
            for table in info.prepared
        ],
    )
