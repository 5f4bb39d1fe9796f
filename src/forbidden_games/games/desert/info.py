"""What Forbidden Desert says of itself."""

from typing import Final

from forbidden_games.games.desert.actions import FORMS
from forbidden_games.games.desert.board import PARTS
from forbidden_games.games.desert.cards import LEVELS
from forbidden_games.games.desert.events import OUTCOMES
from forbidden_games.games.desert.roles import MOST_SEATS, ROLES
from forbidden_games.games.desert.rulings import RULINGS
from forbidden_games.kernel.info import GameInfo
from forbidden_games.kernel.prepared import read_prepared

INFO: Final = GameInfo(
    name="desert",
    prefix="FD",
    seats=range(2, MOST_SEATS + 1),
    roles=ROLES,
    levels=LEVELS,
    level="normal",
    outcomes=OUTCOMES,
    verbs=FORMS,
    rulings=RULINGS,
    goal=len(PARTS),
    prepared=read_prepared(__package__),
)
