"""DesertMind: policy, search and value of Forbidden Desert behind one door."""

from collections.abc import Sequence
from typing import Final

try:
    import cython
except ImportError:
    from forbidden.kernel import unlocked as cython

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
from forbidden.games.desert.state import DesertState
from forbidden.kernel.dice import Dice
from forbidden.kernel.journal import Journal
from forbidden.kernel.packed import Action
from forbidden.kernel.tally import Tally

LOW: Final = 0xFFFFFFFF  # half of a seed


class DesertMind:
    """Thinks about one position at a time; see `Mind` for what each method promises."""

    def __init__(self, weights: Sequence[float], network: Network) -> None:
        self.policy = Policy(Weights(weights))
        self.value = Value(network)
        self.finder = Finder(self.policy, self.value)
        self.trial = DesertState()
        self.dice = Dice()
        self.journal = Journal(True)

    def act(self, state: DesertState, seats: int) -> Action:
        """The planner's choice, or 0 to wait."""
        return self.policy.act(state, seats)

    def find_plans(self, state: DesertState, seats: int, plans: Plans) -> None:
        """What is worth comparing here, the policy's own choice first."""
        self.finder.find(state, seats, plans)

    def find_answers(self, state: DesertState, seats: int, plans: Plans) -> None:
        """One plan for each legal action of these seats."""
        self.finder.answer(state, seats, plans)

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
                self.trial.take(root)
                for step in range(plans.lengths[plan]):
                    if self.trial.outcome == RUNNING:
                        apply(self.trial, plans.action(plan, step), self.dice, self.journal)
                total += self.roll_on(self.trial, root.seat, turns)
        return total

    def roll_on(self, state: DesertState, seat: int, turns: int) -> float:
        """The policy plays until so many turns have ended; the network judges what is then."""
        if state.seat != seat:
            turns -= 1
        while turns > 0 and state.outcome == RUNNING:
            seat = state.seat
            apply(state, self.policy.act(state, EVERYBODY), self.dice, self.journal)
            if state.seat != seat:
                turns -= 1
        return self.value.chance(state)

    def play_out(self, state: DesertState, dice: Dice, tally: Tally) -> None:
        """Play one game from this position to its end."""
        team = roles_in_play(state)
        first = state.seat
        action = self.policy.act(state, EVERYBODY)
        while action:
            seat = state.seat
            apply(state, action, dice, self.journal)
            tally.decisions += 1
            tally.turns += state.seat != seat
            action = self.policy.act(state, EVERYBODY)
        tally.count(state.outcome, parts_taken(state), team, first)

    def play_series(self, start: DesertState, seed: int, games: int, tally: Tally) -> None:
        """Deal and play one game for each seed from this one on, without the interpreter lock."""
        with cython.nogil:
            for number in range(seed, seed + games):
                self.dice.seed(number & LOW, number >> 32)
                self.trial.take(start)
                deal(self.trial, self.dice, self.journal)
                self.play_out(self.trial, self.dice, tally)
