"""What Forbidden Island says of itself."""

from typing import Final

from forbidden_games.games.island.actions import FORMS
from forbidden_games.games.island.cards import LEVELS, TREASURES
from forbidden_games.games.island.events import OUTCOMES
from forbidden_games.games.island.layouts import GRIDS, KINDS, LAYOUTS
from forbidden_games.games.island.roles import MOST_SEATS, ROLES
from forbidden_games.games.island.rulings import RULINGS
from forbidden_games.kernel.info import GameInfo, Layout
from forbidden_games.kernel.prepared import read_prepared

INFO: Final = GameInfo(
    name="island",
    prefix="FI",
    seats=range(2, MOST_SEATS + 1),
    roles=ROLES,
    levels=LEVELS,
    level="normal",
    outcomes=OUTCOMES,
    verbs=FORMS,
    rulings=RULINGS,
    goal=TREASURES,
    layouts=tuple(
        Layout(name, kind, grid.rows)
        for name, kind, grid in zip(LAYOUTS, KINDS, GRIDS, strict=True)
    ),
    prepared=read_prepared(__package__),
)
