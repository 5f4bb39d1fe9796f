"""What there is to choose when a table is set."""

from dataclasses import fields
from functools import cache
from typing import Any, Final

from forbidden import __version__
from forbidden.games.desert.cards import LEVELS as DESERT_LEVELS
from forbidden.games.desert.config import DesertConfig
from forbidden.games.desert.roles import MOST_SEATS as DESERT_SEATS
from forbidden.games.desert.roles import ROLES as DESERT_ROLES
from forbidden.games.island.cards import LEVELS as ISLAND_LEVELS
from forbidden.games.island.config import IslandConfig
from forbidden.games.island.layouts import GRIDS, KINDS, LAYOUTS
from forbidden.games.island.roles import MOST_SEATS as ISLAND_SEATS
from forbidden.games.island.roles import ROLES as ISLAND_ROLES
from forbidden.server import wire

LEAST: Final = 2

# Rulings by key: what there is to choose, and the rule it is about.
ISLAND_RULINGS: Final[dict[str, tuple[list[str | bool], str]]] = {
    "hand_check": (["after-both", "after-each"], "FI-75"),
    "rescue": ([True, False], "FI-119"),
    "diver_escape": (["nearest", "any"], "FI-100"),
    "specials_between_floods": ([True, False], "FI-111"),
}
DESERT_RULINGS: Final[dict[str, tuple[list[str | bool], str]]] = {
    "climber_tunnels": ([True, False], "FD-60"),
    "well_sand": (["one", "none", "any"], "FD-71"),
    "guide_buried": ([False, True], "FD-81e"),
    "shield": (["travels", "stays"], "FD-85"),
    "jet_buried": ([True, False], "FD-87"),
    "storm_discard": (["after-turn", "at-once"], "FD-99"),
}


@cache
def catalog() -> wire.Catalog:
    """Both games and the bots."""
    return wire.Catalog(
        version=__version__,
        games=[
            wire.GameChoice(
                game="island",
                least=LEAST,
                most=ISLAND_SEATS,
                roles=list(ISLAND_ROLES),
                levels=list(ISLAND_LEVELS),
                layouts=[
                    wire.LayoutChoice(
                        id=name, kind=kind, rows=[row.replace(".", " ") for row in grid.rows]
                    )
                    for name, kind, grid in zip(LAYOUTS, KINDS, GRIDS, strict=True)
                ],
                rulings=_rulings(IslandConfig, ISLAND_RULINGS),
            ),
            wire.GameChoice(
                game="desert",
                least=LEAST,
                most=DESERT_SEATS,
                roles=list(DESERT_ROLES),
                levels=list(DESERT_LEVELS),
                layouts=[],
                rulings=_rulings(DesertConfig, DESERT_RULINGS),
            ),
        ],
        bots=["random", "planner", "thinker"],
    )


def _rulings(
    config: type[Any], choices: dict[str, tuple[list[str | bool], str]]
) -> list[wire.RulingChoice]:
    defaults: dict[str, Any] = {field.name: field.default for field in fields(config)}
    return [
        wire.RulingChoice(key=key, values=values, default=defaults[key], rule=rule)
        for key, (values, rule) in choices.items()
    ]
