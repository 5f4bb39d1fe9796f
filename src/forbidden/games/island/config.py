"""IslandConfig: how a table is set up; checked when made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from forbidden.games.island.cards import LEVELS
from forbidden.games.island.layouts import LAYOUTS
from forbidden.games.island.roles import MOST_SEATS, ROLES
from forbidden.kernel import config
from forbidden.kernel.config import RANDOM

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
        config.settle_seats(self, ROLES, MOST_SEATS)
        config.expect("level", self.level, LEVELS)
        config.expect("layout", self.layout, LAYOUTS)
        config.expect("hand_check", self.hand_check, ("after-both", "after-each"))
        config.expect("rescue", self.rescue, (True, False))
        config.expect("diver_escape", self.diver_escape, ("nearest", "any"))
        config.expect("specials_between_floods", self.specials_between_floods, (True, False))

    @property
    def rulings(self) -> int:
        """The rulings as bits."""
        return (
            CHECK_EACH_CARD * (self.hand_check == "after-each")
            | NO_RESCUE * (not self.rescue)
            | DIVER_SWIMS_FAR * (self.diver_escape == "any")
            | NO_SPECIALS_BETWEEN_FLOODS * (not self.specials_between_floods)
        )


def read_config(data: Mapping[str, object]) -> IslandConfig:
    """A configuration from words."""
    return IslandConfig(**config.read(data, IslandConfig))


def write_config(agreed: IslandConfig) -> dict[str, object]:
    """A configuration in words."""
    return config.write(agreed)
