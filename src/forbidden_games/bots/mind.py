"""Mind: what every bot asks of the part that knows a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from forbidden_games.bots.plans import Plans
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally

S = TypeVar("S", contravariant=True)


@dataclass(frozen=True)
class Traits:
    """What a bot that thinks has to know of the mind it uses."""

    depth: int  # turns of a rollout
    rollouts_a_plan: int  # at least: a small budget compares fewer plans
    plannings: float  # of a turn, on average: what is turned over changes plans
    can_plan_in_rollouts: bool  # whether `plan_in_rollouts` is worth its time in large budgets
    policy_between_cards: bool  # whether the policy alone chooses while cards are turned over
    reasons_of_the_best: frozenset[str]  # keys that would explain a worse choice badly


class Mind(Protocol[S]):
    """Compiled. It has scratch space of its own: one thread uses a mind at a time.

    `seats` is the set of seats the bot speaks for. Plans and choices hold only actions of these
    seats; in its thoughts about what comes later the mind moves every seat.
    """

    traits: Traits
    policy_only: bool  # act by the policy alone, as in tuning; otherwise after a quick search
    plan_in_rollouts: bool  # rollouts look for a good plan at the start of every turn

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

        A rollout plays the plan, then the policy until this many further turns have ended, and asks
        the network there; a game that ends on the way counts 1 or 0. Releases the lock.
        """

    def reasons(self, state: S, plan: Sequence[Action]) -> tuple[Message, ...]:
        """Why a plan is good, the most important reason first; none if nothing stands out."""

    def chance(self, state: S) -> float:
        """The network's opinion of a position as it is."""

    def features(self, state: S) -> list[float]:
        """What the network sees of a position."""

    def play_series(self, start: S, seed: int, games: int, tally: Tally) -> None:
        """Whole games of the planner, one for each seed from this one on. Releases the lock."""
