"""The rulings in which tables differ, as bits of DesertState.rulings."""

from typing import Final, Literal, TypedDict

from forbidden_games.kernel.rulings import Ruling, Rulings

RULINGS: Final = Rulings(
    Ruling("climber_tunnels", "FD-60", (True, False)),
    Ruling("well_sand", "FD-71", ("one", "none", "any")),
    Ruling("guide_buried", "FD-81e", (False, True)),
    Ruling("shield", "FD-85", ("travels", "stays")),
    Ruling("jet_buried", "FD-87", (True, False)),
    Ruling("storm_discard", "FD-99", ("after-turn", "at-once")),
)


class DesertRulings(TypedDict, total=False):
    """The same as types, for editors and type checkers."""

    climber_tunnels: bool
    well_sand: Literal["one", "none", "any"]
    guide_buried: bool
    shield: Literal["travels", "stays"]
    jet_buried: bool
    storm_discard: Literal["after-turn", "at-once"]


CLIMBER_KEEPS_OUT: Final = RULINGS.bit("climber_tunnels", False)  # of blocked tunnel ends
WELL_WITHOUT_SAND: Final = RULINGS.bit("well_sand", "none")
WELL_UNDER_SAND: Final = RULINGS.bit("well_sand", "any")
GUIDE_BURIED: Final = RULINGS.bit("guide_buried", True)
SHIELD_STAYS: Final = RULINGS.bit("shield", "stays")
NO_JET_WHEN_BURIED: Final = RULINGS.bit("jet_buried", False)
DISCARD_AT_ONCE: Final = RULINGS.bit("storm_discard", "at-once")
