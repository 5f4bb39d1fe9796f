"""DesertMind: what the bots ask of Forbidden Desert. See bots/mind.py for the promises."""

from collections.abc import Sequence
from typing import Final

try:
    import cython
except ImportError:
    from forbidden_games.kernel import unlocked as cython

from forbidden_games.bots.contest import Contest, favoured
from forbidden_games.bots.desert.candidates import Candidates
from forbidden_games.bots.desert.evaluation import Evaluation
from forbidden_games.bots.desert.feature_places import FEATURES
from forbidden_games.bots.desert.job_kinds import EVERYBODY
from forbidden_games.bots.desert.keys import key_of
from forbidden_games.bots.desert.policy import Policy
from forbidden_games.bots.desert.reasons import reasons
from forbidden_games.bots.desert.weights import Weights
from forbidden_games.bots.mind import Traits
from forbidden_games.bots.network import Network
from forbidden_games.bots.plans import Plans
from forbidden_games.games.desert.effects import apply
from forbidden_games.games.desert.events import RUNNING
from forbidden_games.games.desert.playout import parts_taken, roles_in_play
from forbidden_games.games.desert.setup import deal
from forbidden_games.games.desert.state import ACTING, NOBODY, DesertState
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed
# The quick search: what the planner can afford within its millisecond.
FEW: Final = 4  # plans, and rollouts of a round
AHEAD: Final = 1  # turns of a rollout: to the end of the storm
PRIOR: Final = 6  # rollouts that the network's opinion of a plan counts for
FAVOUR: Final = 0.08  # for the policy's own plan: see `favoured`
# How a bot that thinks uses this mind.
TRAITS: Final = Traits(
    depth=4,
    rollouts_a_plan=6,
    plannings=2.3,
    can_plan_in_rollouts=True,
    policy_between_cards=False,
    reasons_of_the_best=frozenset({"why-keeps-gear"}),
)


class DesertMind:
    """Thinks about one position at a time; see `Mind` for what each method promises."""

    def __init__(self, weights: Sequence[float], network: Network) -> None:
        self.policy = Policy(Weights(weights))
        self.evaluation = Evaluation(network)
        self.inputs = self.evaluation.inputs
        self.candidates = Candidates(self.policy, self.evaluation)
        self.traits = TRAITS
        self.policy_only = False  # act by the policy alone, without a search of the few best plans
        self.plan_in_rollouts = False  # rollouts look for a good plan at the start of every turn
        self.few = Plans()
        self.contest = Contest()
        self.table = DesertState()  # of a whole game
        self.luck = Dice()
        self.trial = DesertState()
        self.dice = Dice()
        self.journal = Journal(True)

    def act(self, state: DesertState, seats: int) -> Action:
        """The planner's choice, or 0 to wait: a quick search before each action of a turn."""
        if self.policy_only or not self.can_plan(state) or not seats >> state.seat & 1:
            return self.policy.act(state, seats)
        return self.quick_search(state, seats)

    def can_plan(self, state: DesertState) -> bool:
        """Whether there are actions to spend, and nothing else comes first."""
        return (
            state.outcome == RUNNING
            and state.phase == ACTING
            and state.left > 0
            and not state.looking
            and state.guiding == NOBODY
        )

    def quick_search(self, state: DesertState, seats: int) -> Action:
        """The first action of the plan that does best in a few rollouts.

        Their luck depends on the position alone: the same position always gets the same answer.
        """
        self.candidates.find_few(state, seats, self.few)
        if not self.few.size:
            return 0
        self.few.keep_best(1, FEW - 1)
        key = key_of(state)
        self.contest.begin(self.few, PRIOR, FAVOUR)
        while self.contest.left > 1:
            share = FEW // self.contest.left
            for place in range(self.contest.left):
                for number in range(share):
                    self.dice.seed((key + number) & LOW, key >> 32 & LOW)
                    self.contest.add(
                        place, self.rollout(state, self.few, self.contest.plan(place), AHEAD, False)
                    )
            key += share
            self.contest.halve()
        return self.few.action(self.contest.plan(0), 0)

    def find_plans(self, state: DesertState, seats: int, plans: Plans) -> None:
        """What is worth comparing here, the policy's own choice first."""
        self.candidates.find(state, seats, plans)
        plans.is_judged = True

    def find_answers(self, state: DesertState, seats: int, plans: Plans) -> None:
        """One plan for each legal action of these seats."""
        self.candidates.answers(state, seats, plans)
        plans.is_judged = True

    def chance(self, state: DesertState) -> float:
        """The network's opinion of a position as it is."""
        return self.evaluation.chance(state)

    def reasons(self, state: DesertState, plan: Sequence[Action]) -> tuple[Message, ...]:
        """Why a plan is good, the most important reason first."""
        return reasons(state, plan)

    def features(self, state: DesertState) -> list[float]:
        """What the network sees of a position."""
        self.inputs.describe(state)
        return [float(self.inputs.numbers[place]) for place in range(FEATURES.size)]

    def roll(
        self, root: DesertState, plans: Plans, plan: int, seed: int, rollouts: int, turns: int
    ) -> float:
        """The sum of winning chances over rollouts with the luck of this seed and the next ones."""
        total = 0.0
        with cython.nogil:
            for number in range(seed, seed + rollouts):
                self.dice.seed(number & LOW, number >> 32)
                total += self.rollout(root, plans, plan, turns, self.plan_in_rollouts)
        return total

    def rollout(
        self, root: DesertState, plans: Plans, plan: int, turns: int, plan_in_rollouts: bool
    ) -> float:
        """One rollout: play a plan, then the policy for some turns; the winning chance there."""
        self.trial.take(root)
        self.play(self.trial, plans, plan)
        return self.roll_on(self.trial, root.seat, turns, plan_in_rollouts)

    def play(self, state: DesertState, plans: Plans, plan: int) -> None:
        """A plan from its first action to its last."""
        for step in range(plans.lengths[plan]):
            if state.outcome == RUNNING:
                apply(state, plans.action(plan, step), self.dice, self.journal)

    def roll_on(self, state: DesertState, seat: int, turns: int, plan_in_rollouts: bool) -> float:
        """The policy plays until this many turns have ended; the network judges what is then."""
        is_fresh = True
        if state.seat != seat:
            turns -= 1
        while turns > 0 and state.outcome == RUNNING:
            seat = state.seat
            if plan_in_rollouts and is_fresh and self.can_plan(state):
                self.candidates.find_few(state, EVERYBODY, self.few)
                self.play(state, self.few, self.likeliest(self.few))
                is_fresh = False
            else:
                apply(state, self.policy.act(state, EVERYBODY), self.dice, self.journal)
            if state.seat != seat:
                turns -= 1
                is_fresh = True
        return self.evaluation.chance(state)

    def likeliest(self, plans: Plans) -> int:
        """The plan that wins most often in the opinion of the network; the first is favoured."""
        best = 0
        most = favoured(plans.values[0], FAVOUR)
        for plan in range(1, plans.size):
            if plans.values[plan] > most:
                best = plan
                most = plans.values[plan]
        return best

    def play_out(self, state: DesertState, dice: Dice, tally: Tally) -> None:
        """Play one game from this position to its end."""
        team = roles_in_play(state)
        first = state.seat
        action = self.act(state, EVERYBODY)
        while action:
            seat = state.seat
            apply(state, action, dice, self.journal)
            tally.decisions += 1
            tally.turns += state.seat != seat
            action = self.act(state, EVERYBODY)
        tally.count(state.outcome, parts_taken(state), team, first)

    def play_series(self, start: DesertState, seed: int, games: int, tally: Tally) -> None:
        """Deal and play one game for each seed from this one on, without the interpreter lock."""
        with cython.nogil:
            for number in range(seed, seed + games):
                self.luck.seed(number & LOW, number >> 32)
                self.table.take(start)
                deal(self.table, self.luck, self.journal)
                self.play_out(self.table, self.luck, tally)


MIND: Final = DesertMind
