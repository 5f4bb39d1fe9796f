"""DesertConfig: how a table is set up; checked when made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from forbidden.games.desert.cards import LEVELS
from forbidden.games.desert.roles import MOST_SEATS, ROLES
from forbidden.kernel import config
from forbidden.kernel.config import RANDOM

# The rulings in which tables differ, as bits of DesertState.rulings; none is set by default.
CLIMBER_KEEPS_OUT: Final = 1  # of blocked tunnel ends, FD-60
WELL_WITHOUT_SAND: Final = 2  # FD-71
WELL_UNDER_SAND: Final = 4  # FD-71
GUIDE_BURIED: Final = 8  # FD-81e
SHIELD_STAYS: Final = 16  # FD-85
NO_JET_WHEN_BURIED: Final = 32  # FD-87
DISCARD_AT_ONCE: Final = 64  # FD-99


@dataclass(frozen=True)
class DesertConfig:
    """Everything that is agreed before the first tile is turned."""

    players: int = 0  # 0: as many as there are roles, else 2
    roles: tuple[str, ...] = ()  # by seat; "random" deals one [FD-8]
    level: str = "normal"
    first: int | str = RANDOM  # [FD-11]
    climber_tunnels: bool = True
    well_sand: str = "one"
    guide_buried: bool = False
    shield: str = "travels"
    jet_buried: bool = True
    storm_discard: str = "after-turn"

    def __post_init__(self) -> None:
        config.settle_seats(self, ROLES, MOST_SEATS)
        config.expect("level", self.level, LEVELS)
        config.expect("climber_tunnels", self.climber_tunnels, (True, False))
        config.expect("well_sand", self.well_sand, ("one", "none", "any"))
        config.expect("guide_buried", self.guide_buried, (True, False))
        config.expect("shield", self.shield, ("travels", "stays"))
        config.expect("jet_buried", self.jet_buried, (True, False))
        config.expect("storm_discard", self.storm_discard, ("after-turn", "at-once"))

    @property
    def rulings(self) -> int:
        """The rulings as bits."""
        return (
            CLIMBER_KEEPS_OUT * (not self.climber_tunnels)
            | WELL_WITHOUT_SAND * (self.well_sand == "none")
            | WELL_UNDER_SAND * (self.well_sand == "any")
            | GUIDE_BURIED * self.guide_buried
            | SHIELD_STAYS * (self.shield == "stays")
            | NO_JET_WHEN_BURIED * (not self.jet_buried)
            | DISCARD_AT_ONCE * (self.storm_discard == "at-once")
        )


def read_config(data: Mapping[str, object]) -> DesertConfig:
    """A configuration from words."""
    return DesertConfig(**config.read(data, DesertConfig))


def write_config(agreed: DesertConfig) -> dict[str, object]:
    """A configuration in words."""
    return config.write(agreed)
