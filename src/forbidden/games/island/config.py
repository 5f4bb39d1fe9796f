"""IslandConfig: how a table is set up; checked when made."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from forbidden.games.island.cards import LEVELS
from forbidden.games.island.layouts import LAYOUTS
from forbidden.games.island.roles import MOST_SEATS, ROLES
from forbidden.kernel.errors import BadConfig

RANDOM: Final = "random"

# The rulings in which tables differ, as bits of IslandState.rulings; none is set by default.
CHECK_EACH_CARD: Final = 1  # FI-75
NO_RESCUE: Final = 2  # FI-119
DIVER_SWIMS_FAR: Final = 4  # FI-100
NO_SPECIALS_BETWEEN_FLOODS: Final = 8  # FI-111


@dataclass(frozen=True)
class IslandConfig:
    """Everything that is agreed before the first card is turned."""

    players: int = 0  # 0: as many as there are roles, else 2
    roles: tuple[str, ...] = ()  # by seat; "random" deals one [FI-6]
    level: str = "normal"
    layout: str = "forbidden-island"
    first: int | str = RANDOM  # [FI-12]
    hand_check: str = "after-both"
    rescue: bool = True
    diver_escape: str = "nearest"
    specials_between_floods: bool = True

    def __post_init__(self) -> None:
        players = self.players or len(self.roles) or 2
        roles = self.roles or (RANDOM,) * players
        _expect_seats(players, roles)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "roles", roles)
        _expect("level", self.level, LEVELS)
        _expect("layout", self.layout, LAYOUTS)
        if self.first != RANDOM and self.first not in range(players):
            raise BadConfig(
                f"first is a seat from 0 to {players - 1} or {RANDOM!r}, not {self.first!r}"
            )
        _expect("hand_check", self.hand_check, ("after-both", "after-each"))
        _expect("rescue", self.rescue, (True, False))
        _expect("diver_escape", self.diver_escape, ("nearest", "any"))
        _expect("specials_between_floods", self.specials_between_floods, (True, False))

    @property
    def rulings(self) -> int:
        """The rulings as bits."""
        return (
            CHECK_EACH_CARD * (self.hand_check == "after-each")
            | NO_RESCUE * (not self.rescue)
            | DIVER_SWIMS_FAR * (self.diver_escape == "any")
            | NO_SPECIALS_BETWEEN_FLOODS * (not self.specials_between_floods)
        )


def _expect(key: str, value: object, choices: tuple[object, ...]) -> None:
    """Refuse what is not among the choices; 1 is not taken for True."""
    if not any(
        value is choice or (isinstance(value, str) and value == choice) for choice in choices
    ):
        listed = ", ".join(str(choice).lower() for choice in choices)
        raise BadConfig(f"{key} is one of {listed}; not {value!r}")


def _expect_seats(players: object, roles: tuple[str, ...]) -> None:
    """Two to four seats and no role twice. [FI-1, FI-6]"""
    if type(players) is not int or not 2 <= players <= MOST_SEATS:
        raise BadConfig(f"players is 2, 3 or 4, not {players!r}")
    for role in roles:
        _expect("a role", role, (*ROLES, RANDOM))
        if role != RANDOM and roles.count(role) > 1:
            raise BadConfig(f"two seats cannot both be the {role}")
    if len(roles) != players:
        raise BadConfig(f"{players} players need {players} roles, not {len(roles)}")


def read_config(data: Mapping[str, object]) -> IslandConfig:
    """A configuration from words."""
    known = [field.name for field in fields(IslandConfig)]
    for key in data:
        if key not in known:
            raise BadConfig(f"{key!r} is no setting of this game; there are {', '.join(known)}")
    settings = dict(data)
    roles = settings.get("roles", ())
    if not isinstance(roles, list | tuple):
        raise BadConfig(f"roles is a list with a role for each seat, not {roles!r}")
    settings["roles"] = tuple(roles)
    return IslandConfig(**settings)  # type: ignore[arg-type]  # checked when made


def write_config(config: IslandConfig) -> dict[str, object]:
    """A configuration in words."""
    words: dict[str, object] = {field.name: getattr(config, field.name) for field in fields(config)}
    words["roles"] = list(config.roles)
    return words
