"""How the bots of the island are taught and measured."""

from dataclasses import replace
from typing import Final

from forbidden_games.bots.teaching import Teaching

EVENLY: Final = dict.fromkeys(range(2, 5), (1, 1, 1, 1))
ONLY_ENDS: Final = Teaching(EVENLY, surprises=0.1, slips=0.0, starts=0.0, ends=1.0, between=0.0)
MEASURED_ROLLOUTS: Final = 300  # of each planning in docs/strength.md: some 20 ms a turn
TEACHING: Final = {
    "policy": ONLY_ENDS,
    "planner": ONLY_ENDS,
    "thinker": replace(ONLY_ENDS, lapses=0.3),
}
