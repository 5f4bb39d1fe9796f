"""The rulings in which tables differ, as bits of IslandState.rulings."""

from typing import Final, Literal, TypedDict

from forbidden_games.kernel.rulings import Ruling, Rulings

RULINGS: Final = Rulings(
    Ruling("hand_check", "FI-75", ("after-both", "after-each")),
    Ruling("rescue", "FI-119", (True, False)),
    Ruling("diver_escape", "FI-100", ("nearest", "any")),
    Ruling("specials_between_floods", "FI-111", (True, False)),
    Ruling("specials_while_discarding", "FI-111", (True, False)),  # of the others
)


class IslandRulings(TypedDict, total=False):
    """The same as types, for editors and type checkers."""

    hand_check: Literal["after-both", "after-each"]
    rescue: bool
    diver_escape: Literal["nearest", "any"]
    specials_between_floods: bool
    specials_while_discarding: bool


CHECK_EACH_CARD: Final = RULINGS.bit("hand_check", "after-each")
NO_RESCUE: Final = RULINGS.bit("rescue", False)
DIVER_SWIMS_FAR: Final = RULINGS.bit("diver_escape", "any")
NO_SPECIALS_BETWEEN_FLOODS: Final = RULINGS.bit("specials_between_floods", False)
NO_SPECIALS_WHILE_DISCARDING: Final = RULINGS.bit("specials_while_discarding", False)
