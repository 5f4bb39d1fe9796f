"""Random tables: configurations of every kind, and games played at them by chance."""

import random
from collections.abc import Iterator
from typing import Any

from forbidden_games.games import GAMES
from forbidden_games.games.desert.roles import ROLES as DESERT_ROLES
from forbidden_games.games.island.cards import LEVELS
from forbidden_games.games.island.layouts import LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.kernel.info import GameInfo
from forbidden_games.kernel.match import Match


def island_settings(number: int) -> dict[str, object]:
    """The settings of table `number`: seats, layouts, levels and rulings all take their turn."""
    luck = random.Random(number)
    players = 2 + number % 3
    return {
        "players": players,
        "roles": [*luck.sample(ROLES, players - 1), "random"],
        "layout": LAYOUTS[number % len(LAYOUTS)],
        "level": LEVELS[number // 3 % len(LEVELS)],
        "first": luck.choice(["random", 0, 1]),
        "hand_check": luck.choice(["after-both", "after-each"]),
        "rescue": luck.random() < 0.7,
        "diver_escape": luck.choice(["nearest", "any"]),
        "specials_between_floods": luck.random() < 0.7,
        "specials_while_discarding": luck.random() < 0.7,
    }


def desert_settings(number: int) -> dict[str, object]:
    """The settings of table `number`: seats, levels and rulings all take their turn."""
    luck = random.Random(number)
    players = 2 + number % 4
    return {
        "players": players,
        "roles": [*luck.sample(DESERT_ROLES, players - 1), "random"],
        "level": LEVELS[number // 4 % len(LEVELS)],
        "first": luck.choice(["random", 0, 1]),
        "climber_tunnels": luck.random() < 0.7,
        "well_sand": luck.choice(["one", "one", "none", "any"]),
        "guide_buried": luck.random() < 0.3,
        "shield": luck.choice(["travels", "travels", "stays"]),
        "jet_buried": luck.random() < 0.7,
        "storm_discard": luck.choice(["after-turn", "after-turn", "at-once"]),
    }


def settings(game: str, number: int) -> dict[str, object]:
    """The settings of table `number` of a game."""
    own = {"island": island_settings, "desert": desert_settings}
    return own[game](number) if game in own else any_settings(GAMES[game].info, number)


def any_settings(info: GameInfo, number: int) -> dict[str, object]:
    """The same for a game that is not known here: all from what it says of itself."""
    luck = random.Random(number)
    players = luck.choice(info.seats)
    chosen: dict[str, object] = {
        "players": players,
        "roles": [*luck.sample(info.roles, players - 1), "random"],
        "level": luck.choice(info.levels),
        "first": luck.choice(["random", *range(players)]),
        **{ruling.key: luck.choice(ruling.values) for ruling in info.rulings},
    }
    return {**chosen, "layout": luck.choice(info.layout_names)} if info.layouts else chosen


LOUD = ("lift", "end", "jet", "scope", "pass", "water")


def random_match(game: str, number: int) -> Iterator[Match[Any]]:
    """A match played by chance: yields itself before every action and at the end."""
    luck = random.Random(number)
    rules = GAMES[game]
    match = Match(rules, rules.read_config(settings(game, number)), number)
    while not match.is_over:
        yield match
        match.play(sensible(match, luck))
    yield match


def sensible(match: Match[Any], luck: random.Random) -> int:
    """Any legal action; but mostly not one of the verbs that would drown all others."""
    legal = match.game.legal_actions(match.state)
    if luck.random() < 0.8:
        quiet = [
            action
            for action in legal
            if match.game.write_action(match.state, action).split()[1] not in LOUD
        ]
        legal = quiet or legal
    return luck.choice(legal)
