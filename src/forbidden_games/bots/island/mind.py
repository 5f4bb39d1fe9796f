"""IslandMind: what the bots ask of Forbidden Island. See bots/mind.py for the promises."""

from collections.abc import Sequence
from typing import Final

try:
    import cython
except ImportError:
    from forbidden_games.kernel import unlocked as cython

from forbidden_games.bots.contest import Contest
from forbidden_games.bots.island import keys
from forbidden_games.bots.island.candidates import Candidates
from forbidden_games.bots.island.feature_places import FEATURES
from forbidden_games.bots.island.features import Features
from forbidden_games.bots.island.policy import Policy
from forbidden_games.bots.island.reasons import reasons
from forbidden_games.bots.mind import Traits
from forbidden_games.bots.network import Network
from forbidden_games.bots.plans import Plans
from forbidden_games.games.island.effects import apply
from forbidden_games.games.island.events import RUNNING, WON
from forbidden_games.games.island.playout import roles_in_play
from forbidden_games.games.island.setup import deal
from forbidden_games.games.island.state import ACTING, DRAWING, FLOODING, IslandState
from forbidden_games.kernel import bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed
EVERYBODY: Final = 0b1111
WIDE: Final = 10  # tables that the planner follows in a layer
NARROW: Final = 4  # in rollouts, where more would cost more than it brings
# The quick search: what the planner can afford within its millisecond.
FEW: Final = [0, 0, 2, 8, 8]  # plans, by players
ROUND: Final = [0, 0, 2, 6, 6]  # rollouts of a round, at least one for each plan left
GAP: Final = [0.0, 0.0, 1.2, 8.0, 8.0]  # worse ones by more than this need no rollout, by players
SLIM: Final = 2  # tables followed in a layer of these rollouts
AHEAD: Final = 0  # turns of a rollout after this one
PRIOR: Final = 2  # rollouts that the network's opinion of a plan counts for
FAVOUR: Final = 0.0  # for the policy's own plan: it brings nothing where so few are compared
# How a bot that thinks uses this mind.
TRAITS: Final = Traits(
    depth=2,
    rollouts_a_plan=20,
    plannings=1.1,
    can_plan_in_rollouts=False,  # the policy searches its turns anyway
    policy_between_cards=True,  # rollouts made the use of special cards worse
    reasons_of_the_best=frozenset({"why-keeps-specials"}),
)


class IslandMind:
    """One thread uses it at a time."""

    def __init__(self, weights: list[float], network: Network) -> None:
        self.policy = Policy(weights, WIDE)
        self.candidates = Candidates(self.policy)
        self.inputs = Features(self.policy.evaluation)
        self.network = network
        self.traits = TRAITS
        self.policy_only = False  # act by the policy alone, without a search of the few best plans
        self.plan_in_rollouts = False  # makes no difference: see TRAITS
        self.few = Plans()
        self.contest = Contest()
        self.table = IslandState()  # of a whole game
        self.luck = Dice()
        self.state = IslandState()
        self.dice = Dice()
        self.journal = Journal(True)

    def act(self, state: IslandState, seats: int) -> Action:
        """The planner's choice, or 0 to wait: a quick search as a turn begins, then the policy."""
        action = self.policy.act(state, seats)
        if self.policy_only or not self.policy.has_begun():
            return action
        return self.quick_search(state, seats)

    def quick_search(self, state: IslandState, seats: int) -> Action:
        """The first action of the plan that does best in a few rollouts.

        Their luck depends on the position alone: the same position always gets the same answer.
        """
        key = keys.key_of(state)
        self.candidates.find_few(state, seats, FEW[state.seats], GAP[state.seats], self.few)
        if self.few.size < 2:
            return self.few.action(0, 0)
        self.judge(state, self.few)
        self.policy.width = SLIM
        self.contest.begin(self.few, PRIOR, FAVOUR)
        while self.contest.left > 1:
            share = max(ROUND[state.seats] // self.contest.left, 1)
            for place in range(self.contest.left):
                for number in range(share):
                    self.dice.seed((key + number) & LOW, key >> 32 & LOW)
                    self.contest.add(
                        place, self.rollout(state, self.few, self.contest.plan(place), AHEAD)
                    )
            key += share
            self.contest.halve()
        self.policy.width = WIDE
        self.policy.take_over(self.few, self.contest.plan(0))
        return self.policy.go_on(state)

    def judge(self, root: IslandState, plans: Plans) -> None:
        """The network's opinion of every plan for a turn becomes its value."""
        for plan in range(plans.size):
            self.play(root, plans, plan)
            plans.values[plan] = self.worth(self.state)

    def find_plans(self, state: IslandState, seats: int, plans: Plans) -> None:
        """What is worth comparing here, the planner's own choice first."""
        with cython.nogil:
            self.candidates.find(state, seats, plans)

    def find_answers(self, state: IslandState, seats: int, plans: Plans) -> None:
        """One plan for each legal action of these seats."""
        self.candidates.answers(state, seats, plans)

    def advance(self, state: IslandState, turns: int) -> None:
        """Play on until this many turns have ended and the next player has acted, or to the end."""
        ended = 0
        while state.outcome == RUNNING:
            phase = state.phase
            apply(state, self.policy.act(state, EVERYBODY), self.dice, self.journal)
            if phase == FLOODING and state.phase == ACTING:
                ended += 1
            elif phase == ACTING and state.phase == DRAWING and ended >= turns:
                return

    def worth(self, state: IslandState) -> float:
        """The winning chance of a table after its actions; known once the game is over."""
        if state.outcome != RUNNING:
            return 1.0 if state.outcome == WON else 0.0
        if self.policy.evaluation.is_won(state):
            return 1.0  # they have only to fly home
        self.inputs.describe(state)
        return self.network.chance(self.inputs.numbers)

    def chance(self, state: IslandState) -> float:
        """The network's opinion, after the planner has finished the actions of this turn."""
        self.state.take(state)
        while self.state.phase == ACTING and self.state.outcome == RUNNING:
            apply(self.state, self.policy.act(self.state, EVERYBODY), self.dice, self.journal)
        return self.worth(self.state)

    def reasons(self, state: IslandState, plan: Sequence[Action]) -> tuple[Message, ...]:
        """Why a plan is good, the most important reason first."""
        return reasons(state, plan)

    def features(self, state: IslandState) -> list[float]:
        """What the network sees of a table after its actions."""
        self.inputs.describe(state)
        return [float(self.inputs.numbers[place]) for place in range(FEATURES.size)]

    def play_series(self, start: IslandState, seed: int, games: int, tally: Tally) -> None:
        """Whole games of the planner."""
        with cython.nogil:
            for number in range(seed, seed + games):
                self.luck.seed(number & LOW, number >> 32)
                self.table.take(start)
                deal(self.table, self.luck, self.journal)
                self.play_out(self.table, self.luck, tally)

    def play_out(self, state: IslandState, dice: Dice, tally: Tally) -> None:
        """One game to its end."""
        team = roles_in_play(state)
        first = state.seat
        while state.outcome == RUNNING:
            seat = state.seat
            apply(state, self.act(state, EVERYBODY), dice, self.journal)
            tally.decisions += 1
            tally.turns += state.seat != seat
        tally.count(state.outcome, bits.size(state.captured), team, first)

    def roll(
        self, root: IslandState, plans: Plans, plan: int, seed: int, rollouts: int, turns: int
    ) -> float:
        """The sum of winning chances over rollouts of a plan."""
        total = 0.0
        with cython.nogil:
            self.policy.forget()  # a plan for some of the seats, or a wider one
            self.policy.width = NARROW
            for number in range(seed, seed + rollouts):
                self.dice.seed(number & LOW, number >> 32)
                total += self.rollout(root, plans, plan, turns)
            self.policy.forget()
            self.policy.width = WIDE
        return total

    def rollout(self, root: IslandState, plans: Plans, plan: int, turns: int) -> float:
        """One rollout: play a plan, then the policy for some turns; the winning chance there."""
        self.play(root, plans, plan)
        self.advance(self.state, turns)
        return self.worth(self.state)

    def play(self, root: IslandState, plans: Plans, plan: int) -> None:
        """A plan from its first action to its last."""
        self.state.take(root)
        for step in range(plans.lengths[plan]):
            apply(self.state, plans.action(plan, step), self.dice, self.journal)


MIND: Final = IslandMind
