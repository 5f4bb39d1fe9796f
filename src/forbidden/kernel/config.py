"""Settings in words: what the configurations of all games have in common."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from forbidden.kernel.errors import BadConfig, shown

RANDOM: Final = "random"


def expect(key: str, value: object, choices: tuple[object, ...]) -> None:
    """Refuse what is not among the choices; 1 is not taken for True."""
    if not any(
        value is choice or (isinstance(value, str) and value == choice) for choice in choices
    ):
        listed = ", ".join(str(choice).lower() for choice in choices)
        raise BadConfig(f"{key} is one of {listed}; not {shown(value)}")


def settle_seats(config: Any, roles: tuple[str, ...], most: int) -> None:
    """Fill in players and roles, and check them with the first seat: no role sits twice."""
    players = config.players
    if type(players) is int:
        players = players or len(config.roles) or 2
    if type(players) is not int or not 2 <= players <= most:
        numbers = ", ".join(str(number) for number in range(2, most))
        raise BadConfig(f"players is {numbers} or {most}, not {shown(players)}")
    seats = config.roles or (RANDOM,) * players
    for role in seats:
        expect("a role", role, (*roles, RANDOM))
        if role != RANDOM and seats.count(role) > 1:
            raise BadConfig(f"two seats cannot both be the {role}")
    if len(seats) != players:
        raise BadConfig(f"{players} players need {players} roles, not {len(seats)}")
    if config.first != RANDOM and (
        type(config.first) is not int or not 0 <= config.first < players
    ):
        raise BadConfig(
            f"first is a seat from 0 to {players - 1} or {RANDOM!r}, not {shown(config.first)}"
        )
    object.__setattr__(config, "players", players)
    object.__setattr__(config, "roles", seats)


def read(data: Mapping[str, object], kind: type[Any]) -> dict[str, Any]:
    """The arguments of a configuration from words."""
    if not isinstance(data, Mapping):
        raise BadConfig(f"settings are a mapping, as in {{'players': 3}}; not {shown(data)}")
    known = [field.name for field in fields(kind)]
    for key in data:
        if key not in known:
            raise BadConfig(
                f"{shown(key)} is no setting of this game; there are {', '.join(known)}"
            )
    settings: dict[str, Any] = dict(data)
    roles = settings.get("roles", ())
    if not isinstance(roles, list | tuple):
        raise BadConfig(f"roles is a list with a role for each seat, not {shown(roles)}")
    settings["roles"] = tuple(roles)
    return settings


def write(config: Any) -> dict[str, object]:
    """A configuration in words."""
    words: dict[str, object] = {field.name: getattr(config, field.name) for field in fields(config)}
    words["roles"] = list(config.roles)
    return words
