"""DesertMind: policy, search and value of Forbidden Desert behind one door."""

from collections.abc import Sequence
from typing import Final

try:
    import cython
except ImportError:
    from forbidden.kernel import unlocked as cython

from forbidden.bots.contest import Contest, favoured
from forbidden.bots.desert.keys import key_of
from forbidden.bots.desert.kinds import EVERYBODY
from forbidden.bots.desert.plans import Finder
from forbidden.bots.desert.policy import Policy
from forbidden.bots.desert.value import Value
from forbidden.bots.desert.weights import Weights
from forbidden.bots.network import Network
from forbidden.bots.plans import Plans
from forbidden.games.desert.effects import apply
from forbidden.games.desert.events import RUNNING
from forbidden.games.desert.playout import parts_taken, roles_in_play
from forbidden.games.desert.setup import deal
from forbidden.games.desert.state import ACTING, NOBODY, DesertState
from forbidden.kernel.dice import Dice
from forbidden.kernel.journal import Journal
from forbidden.kernel.packed import Action
from forbidden.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed
# A glance: what the planner can afford within its millisecond.
FEW: Final = 4  # plans, and rollouts of a round
AHEAD: Final = 1  # turns of a rollout: to the end of the storm
PRIOR: Final = 6  # rollouts that the network's opinion of a plan counts for
FAVOUR: Final = 0.08  # for the policy's own plan: see `favoured`


class DesertMind:
    """Thinks about one position at a time; see `Mind` for what each method promises."""

    def __init__(self, weights: Sequence[float], network: Network) -> None:
        self.policy = Policy(Weights(weights))
        self.value = Value(network)
        self.finder = Finder(self.policy, self.value)
        self.is_hasty = False  # the policy alone, without a glance at what comes of it
        self.is_thorough = False  # rollouts look for a good plan at the start of every turn
        self.few = Plans()
        self.contest = Contest()
        self.table = DesertState()  # of a whole game
        self.luck = Dice()
        self.trial = DesertState()
        self.dice = Dice()
        self.journal = Journal(True)

    def act(self, state: DesertState, seats: int) -> Action:
        """The planner's choice, or 0 to wait: a glance before each action of a turn."""
        if self.is_hasty or not self.can_plan(state) or not seats >> state.seat & 1:
            return self.policy.act(state, seats)
        return self.glance(state, seats)

    def can_plan(self, state: DesertState) -> bool:
        """Whether there are actions to spend, and nothing else comes first."""
        return (
            state.outcome == RUNNING
            and state.phase == ACTING
            and state.left > 0
            and not state.looking
            and state.guiding == NOBODY
        )

    def glance(self, state: DesertState, seats: int) -> Action:
        """The first action of the plan that does best in a few rollouts.

        Their luck hangs on the position alone: the same position always gets the same answer.
        """
        self.finder.find_few(state, seats, self.few)
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
                        place,
                        self.rollout(state, self.few, self.contest.plan(place), AHEAD, False),
                    )
            key += share
            self.contest.halve()
        return self.few.action(self.contest.plan(0), 0)

    def find_plans(self, state: DesertState, seats: int, plans: Plans) -> None:
        """What is worth comparing here, the policy's own choice first."""
        self.finder.find(state, seats, plans)
        plans.is_judged = True

    def find_answers(self, state: DesertState, seats: int, plans: Plans) -> None:
        """One plan for each legal action of these seats."""
        self.finder.answer(state, seats, plans)
        plans.is_judged = True

    def chance(self, state: DesertState) -> float:
        """The network's opinion of a position as it is."""
        return self.value.chance(state)

    def features(self, state: DesertState) -> list[float]:
        """What the network sees of a position."""
        self.value.read(state)
        return [self.value.inputs[place] for place in range(self.value.size)]

    def roll(
        self, root: DesertState, plans: Plans, plan: int, seed: int, rollouts: int, turns: int
    ) -> float:
        """The sum of winning chances over rollouts with the luck of this seed and the next ones."""
        total = 0.0
        with cython.nogil:
            for number in range(seed, seed + rollouts):
                self.dice.seed(number & LOW, number >> 32)
                total += self.rollout(root, plans, plan, turns, self.is_thorough)
        return total

    def rollout(
        self, root: DesertState, plans: Plans, plan: int, turns: int, is_thorough: bool
    ) -> float:
        """One of them."""
        self.trial.take(root)
        self.play(self.trial, plans, plan)
        return self.roll_on(self.trial, root.seat, turns, is_thorough)

    def play(self, state: DesertState, plans: Plans, plan: int) -> None:
        """A plan from its first action to its last."""
        for step in range(plans.lengths[plan]):
            if state.outcome == RUNNING:
                apply(state, plans.action(plan, step), self.dice, self.journal)

    def roll_on(self, state: DesertState, seat: int, turns: int, is_thorough: bool) -> float:
        """The policy plays until so many turns have ended; the network judges what is then."""
        is_fresh = True
        if state.seat != seat:
            turns -= 1
        while turns > 0 and state.outcome == RUNNING:
            seat = state.seat
            if is_thorough and is_fresh and self.can_plan(state):
                self.finder.find_few(state, EVERYBODY, self.few)
                self.play(state, self.few, self.likeliest(self.few))
                is_fresh = False
            else:
                apply(state, self.policy.act(state, EVERYBODY), self.dice, self.journal)
            if state.seat != seat:
                turns -= 1
                is_fresh = True
        return self.value.chance(state)

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
