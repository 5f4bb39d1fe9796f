"""Config: how a table is set up, for every game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from forbidden_games.kernel.errors import BadConfig, listing, shown
from forbidden_games.kernel.info import GameInfo
from forbidden_games.kernel.rulings import Answer, expect

RANDOM: Final = "random"
PREPARED: Final = "prepared"


@dataclass(frozen=True)
class Config:
    """Everything that is agreed before the first card is turned. `read` checks it."""

    players: int
    roles: tuple[str, ...]  # by seat; "random" deals one
    level: str
    layout: str  # empty for a game without layouts
    first: int | str  # the seat that begins, or "random"
    rulings: Mapping[str, Answer]
    prepared: str = ""  # the prepared table to begin with; empty: the game is dealt


def read(info: GameInfo, data: Mapping[str, object]) -> Config:
    """A configuration from words, what is left out being usual; raises BadConfig."""
    if not isinstance(data, Mapping):
        raise BadConfig(f"settings are a mapping, as in {{'players': 3}}; not {shown(data)}")
    for key in data:
        if key not in info.settings and not (key == PREPARED and info.prepared):
            raise BadConfig(
                f"{shown(key)} is no setting of this game; there are {listing(info.settings)}"
            )
    prepared = _prepared(info, data)
    players, roles = _seats(info, data)
    if prepared and roles != info.prepared_tables[prepared].roles:
        raise BadConfig(f"the table {prepared!r} is prepared for other roles")
    return Config(
        players=players,
        roles=roles,
        first=_first(data.get("first", RANDOM), players),
        level=str(expect("level", data.get("level", info.level), info.levels)),
        layout=_layout(info, data),
        rulings=info.rulings.check(data),
        prepared=prepared,
    )


def write(info: GameInfo, config: Config) -> dict[str, object]:
    """A configuration in words, every setting of the game in order."""
    words: dict[str, Any] = {**vars(config), **config.rulings, "roles": list(config.roles)}
    keys = (*info.settings, PREPARED) if config.prepared else info.settings
    return {key: words[key] for key in keys}


def _prepared(info: GameInfo, data: Mapping[str, object]) -> str:
    if PREPARED not in data:
        return ""
    return str(expect("prepared", data[PREPARED], tuple(info.prepared_tables)))


def _seats(info: GameInfo, data: Mapping[str, object]) -> tuple[int, tuple[str, ...]]:
    """Players and roles, each filled in from the other; no role sits twice."""
    given = data.get("roles", ())
    if not isinstance(given, list | tuple):
        raise BadConfig(f"roles is a list with a role for each seat, not {shown(given)}")
    if PREPARED in data and not given:
        given = info.prepared_tables[str(data[PREPARED])].roles
    players = data.get("players", 0)
    if type(players) is int:
        players = players or len(given) or info.seats[0]
    if type(players) is not int or players not in info.seats:
        *numbers, most = (str(number) for number in info.seats)
        listed = f"{', '.join(numbers)} or {most}" if numbers else most
        raise BadConfig(f"players is {listed}, not {shown(players)}")
    roles = tuple(given) or (RANDOM,) * players
    for role in roles:
        expect("a role", role, (*info.roles, RANDOM))
        if role != RANDOM and roles.count(role) > 1:
            raise BadConfig(f"two seats cannot both be the {role}")
    if len(roles) != players:
        raise BadConfig(f"{players} players need {players} roles, not {len(roles)}")
    return players, roles


def _first(first: object, players: int) -> int | str:
    if first == RANDOM:
        return RANDOM
    if type(first) is not int or not 0 <= first < players:
        raise BadConfig(
            f"first is a seat from 0 to {players - 1} or {RANDOM!r}, not {shown(first)}"
        )
    return first


def _layout(info: GameInfo, data: Mapping[str, object]) -> str:
    if not info.layouts:
        return ""
    return str(expect("layout", data.get("layout", info.layout_names[0]), info.layout_names))
