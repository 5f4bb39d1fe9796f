"""Mind: what every bot asks of the part that knows a game."""

from typing import Protocol, TypeVar

from forbidden.bots.plans import Plans
from forbidden.kernel.packed import Action
from forbidden.kernel.tally import Tally

S = TypeVar("S", contravariant=True)


class Mind(Protocol[S]):
    """Compiled. It has scratch space of its own: one thread uses a mind at a time.

    `seats` is the set of seats the bot speaks for. Plans and choices hold only actions of these
    seats; in its thoughts about what comes later the mind moves every seat.
    """

    is_hasty: bool  # act by the policy alone, as in tuning; otherwise with a glance at what follows

    def act(self, state: S, seats: int) -> Action:
        """The planner's choice, or 0 to wait."""

    def find_plans(self, state: S, seats: int, plans: Plans) -> None:
        """What is worth comparing here, the policy's own choice first.

        A plan ends with the first action that turns something over or ends the turn, or earlier;
        the policy goes on from there. None at all, or an empty plan, means to wait.
        """

    def find_answers(self, state: S, seats: int, plans: Plans) -> None:
        """One plan for each legal action of these seats: that action, then the policy goes on."""

    def roll(self, root: S, plans: Plans, plan: int, seed: int, rollouts: int, turns: int) -> float:
        """The sum of winning chances over rollouts with the luck of this seed and the next ones.

        A rollout plays the plan, then the policy until so many further turns have ended, and asks
        the network there; a game that ends on the way counts 1 or 0. Releases the lock.
        """

    def chance(self, state: S) -> float:
        """The network's opinion of a position as it is."""

    def features(self, state: S) -> list[float]:
        """What the network sees of a position."""

    def play_series(self, start: S, seed: int, games: int, tally: Tally) -> None:
        """Whole games of the planner, one for each seed from this one on. Releases the lock."""
