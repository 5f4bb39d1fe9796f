"""How the bots of the desert are taught and measured."""

from random import Random
from typing import Final

from forbidden_games.bots.teaching import Teaching
from forbidden_games.games.desert.cards import SUN
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag

# Many a game of one kind says little if nearly all of them end alike.
OPEN_GAMES: Final = {2: (2, 4, 3, 2), 3: (3, 4, 3, 2), 4: (4, 4, 2, 1), 5: (4, 4, 2, 1)}
HARD_GAMES: Final = {2: (1, 3, 4, 4), 3: (2, 3, 4, 4), 4: (2, 4, 4, 3), 5: (3, 4, 4, 3)}


def take_suns_out(state: DesertState, luck: Random) -> None:
    """Without fewer suns hardly any larger table would see its last part."""
    state.storm_pile -= luck.choice((1, 1, 2, 2, 3)) * bag.one(SUN)


MEASURED_ROLLOUTS: Final = 150  # of each planning in docs/strength.md: some 20 ms a turn
TEACHING: Final = {
    "policy": Teaching(
        OPEN_GAMES,
        surprises=0.0,
        slips=0.08,
        starts=0.3,
        ends=0.2,
        between=0.02,
        eased=0.6,
        ease=take_suns_out,
    ),
    "planner": Teaching(
        OPEN_GAMES,
        surprises=0.0,
        slips=0.06,
        starts=1.0,
        ends=0.6,
        between=0.08,
        lapses=0.5,
        eased=0.4,
        ease=take_suns_out,
    ),
    "thinker": Teaching(
        HARD_GAMES,
        surprises=0.0,
        slips=0.05,
        starts=1.0,
        ends=0.6,
        between=0.1,
        lapses=0.4,
        eased=0.3,
        ease=take_suns_out,
    ),
}
