"""Finished games on this server, counted."""

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from forbidden.server import wire
from forbidden.server.store import Finished

GAMES: Final[tuple[wire.GameName, ...]] = get_args(wire.GameName)


def statistics(finished: Sequence[Finished]) -> list[wire.Statistics]:
    """By game, and within it by level, role, layout and number of players."""
    return [_of_game(game, [each for each in finished if each.game == game]) for game in GAMES]


def _of_game(game: wire.GameName, finished: list[Finished]) -> wire.Statistics:
    return wire.Statistics(
        game=game,
        games=sum(each.games for each in finished),
        won=sum(each.games for each in finished if each.won),
        levels=_counts((each.level, each) for each in finished),
        roles=_counts((role, each) for each in finished for role in each.roles),
        layouts=_counts((each.layout, each) for each in finished if each.layout),
        players=_counts((str(each.players), each) for each in finished),
    )


def _counts(named: Iterable[tuple[str, Finished]]) -> list[wire.Count]:
    """The most played first."""
    games: dict[str, int] = {}
    won: dict[str, int] = {}
    for name, each in named:
        games[name] = games.get(name, 0) + each.games
        won[name] = won.get(name, 0) + each.games * each.won
    names = sorted(games, key=lambda name: (-games[name], name))
    return [wire.Count(name=name, games=games[name], won=won[name]) for name in names]
