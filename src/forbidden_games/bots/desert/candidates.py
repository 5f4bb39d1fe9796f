"""Candidates: which plans for the turn are worth comparing."""

from typing import Final

from forbidden_games.bots.desert.evaluation import Evaluation
from forbidden_games.bots.desert.filters import is_sensible
from forbidden_games.bots.desert.keys import key_of
from forbidden_games.bots.desert.policy import Policy
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.bots.plans import Plans
from forbidden_games.games.desert.actions import (
    DRAW,
    END,
    EXCAVATE,
    GUIDE,
    HALT,
    LOOK,
    LOOK_UNDER,
    PASS,
)
from forbidden_games.games.desert.board import CELLS
from forbidden_games.games.desert.cards import GUIDED_STEPS
from forbidden_games.games.desert.effects import apply
from forbidden_games.games.desert.events import RUNNING, WON
from forbidden_games.games.desert.legal import legal
from forbidden_games.games.desert.movement import guided, is_buried
from forbidden_games.games.desert.roles import NAVIGATOR
from forbidden_games.games.desert.state import ACTING, NOBODY, DesertState
from forbidden_games.kernel import bits, mixing, packed
from forbidden_games.kernel.actions import Actions
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal

LONGEST: Final = 23  # actions in a plan
SAMPLES: Final = 4  # outcomes tried of an action that turns something over
QUICK_SAMPLES: Final = 2  # the same in a quick search
DEVIATIONS: Final = 18  # plans kept that leave the policy's ways with their first action
BEAM: Final = 6  # tables kept after each action
LAYERS: Final = 6  # actions looked ahead
FROM_BEAM: Final = 8  # plans kept of those
MOST: Final = 200  # answers
ANY_KIND: Final = 64


class Candidates:
    """Searches over one turn; everything it tries is played on scratch states."""

    def __init__(self, policy: Policy, evaluation: Evaluation) -> None:
        self.policy = policy
        self.evaluation = evaluation
        self.survey = Survey()  # of the position from which actions are tried
        self.trial = DesertState()
        self.probe = DesertState()
        self.dice = Dice()
        self.journal = Journal(True)
        self.actions = Actions()
        self.after = Actions()
        self.beam = Plans()
        self.moves: list[int] = [0] * 24  # the plan being tried
        self.length = 0
        self.samples = SAMPLES
        self.paths: list[int] = [0] * 25  # by cell: where a guided pawn came from

    def find(self, root: DesertState, seats: int, plans: Plans) -> None:
        """What is worth comparing here, the policy's own choice first."""
        plans.clear()
        if root.outcome != RUNNING:
            return
        if not seats >> root.seat & 1:
            self.begin(root)
            self.finish(plans)  # to wait
            self.complete(seats, plans)
            self.deviate(root, seats, plans, ANY_KIND)
            return
        self.leave_policy(root, seats, plans, ANY_KIND)
        if not plans.size or plans.values[0] >= 1.0 or root.phase != ACTING or root.looking:
            return
        if root.roles[root.seat] == NAVIGATOR and root.guiding == NOBODY and root.left:
            self.guide_everywhere(root, seats, plans)
        plans.keep_best(1, DEVIATIONS)
        self.search(root, seats, plans)

    def find_few(self, root: DesertState, seats: int, plans: Plans) -> None:
        """For a quick search: the policy's own plan, and others that spend an action at first.

        Other first actions are free, and could go round in circles.
        """
        self.samples = QUICK_SAMPLES
        self.leave_policy(root, seats, plans, HALT)
        self.samples = SAMPLES

    def leave_policy(self, root: DesertState, seats: int, plans: Plans, kinds: int) -> None:
        """The policy's own plan, and those that begin with an action of a kind below this one."""
        plans.clear()
        self.begin(root)
        self.complete(seats, plans)
        if plans.size and plans.values[0] < 1.0:
            self.deviate(root, seats, plans, kinds)

    def begin(self, root: DesertState) -> None:
        """A new plan."""
        self.trial.take(root)
        self.length = 0

    def step(self, action: int) -> None:
        """One more action that turns nothing over."""
        self.moves[self.length] = action
        self.length += 1
        apply(self.trial, action, self.dice, self.journal)

    def is_over(self) -> bool:
        """Nothing can follow in this plan."""
        if self.trial.outcome != RUNNING or self.length >= LONGEST:
            return True
        return self.length > 0 and turns_over(self.moves[self.length - 1])

    def complete(self, seats: int, plans: Plans) -> None:
        """The policy goes on until the turn ends or something is turned over."""
        while not self.is_over():
            action = self.policy.act(self.trial, seats)
            if not action:
                break
            if turns_over(action) and packed.kind_of(action) != END:
                self.reveal(action, plans)
                return
            self.step(action)
        self.finish(plans)

    def finish(self, plans: Plans) -> None:
        """Write the plan down with its value, unless another one leads to the same table."""
        key = key_of(self.trial)
        if not plans.has(key):
            self.write(plans, self.evaluation.chance(self.trial), key)

    def reveal(self, action: int, plans: Plans) -> None:
        """Write down a plan that ends with turning something over: the mean of a few outcomes."""
        key = mixing.mix(key_of(self.trial), action)
        if plans.has(key):
            return
        total = 0.0
        for sample in range(self.samples):
            self.probe.take(self.trial)
            self.dice.seed(sample + 1, 77)
            apply(self.probe, action, self.dice, self.journal)
            total += self.evaluation.chance(self.probe)
        self.moves[self.length] = action
        self.length += 1
        self.write(plans, total / self.samples, key)

    def write(self, plans: Plans, value: float, key: int) -> None:
        """One more plan."""
        plan = plans.add(value, key)
        if plan < 0:
            return
        for place in range(self.length):
            plans.extend(plan, self.moves[place])

    def deviate(self, root: DesertState, seats: int, plans: Plans, kinds: int) -> None:
        """Any other sensible first action, then the policy. The most valuable candidates."""
        legal(root, self.actions)
        self.survey.look(root)
        for n in range(self.actions.size):
            action = self.actions.at(n)
            if packed.kind_of(action) >= kinds or not seats >> packed.seat_of(action) & 1:
                continue
            if not is_sensible(root, self.survey, action):
                continue
            self.begin(root)
            kind = packed.kind_of(action)
            if kind in (EXCAVATE, LOOK, LOOK_UNDER, DRAW):
                self.reveal(action, plans)
                continue
            self.step(action)
            if seats >> root.seat & 1 and root.phase == ACTING and not root.looking:
                self.complete(seats, plans)
            else:
                self.finish(plans)

    def guide_everywhere(self, root: DesertState, seats: int, plans: Plans) -> None:
        """The navigator brings another pawn to any tile in reach, then the policy. [FD-81]"""
        if is_buried(root, root.seat):
            return
        for other in range(root.seats):
            if other == root.seat:
                continue
            self.probe.take(root)
            start = root.pawns[other]
            seen = 1 << start
            edge = seen
            for _ in range(GUIDED_STEPS):
                fresh = 0
                while edge:
                    cell = bits.lowest(edge)
                    edge &= edge - 1
                    self.probe.pawns[other] = cell
                    ways = guided(self.probe, other) & ~(seen | fresh)
                    fresh |= ways
                    while ways:
                        target = bits.lowest(ways)
                        ways &= ways - 1
                        self.paths[target] = cell
                seen |= fresh
                edge = fresh
            seen ^= 1 << start
            while seen:
                target = bits.lowest(seen)
                seen &= seen - 1
                self.guide_to(root, other, start, target, seats, plans)

    def guide_to(
        self, root: DesertState, other: int, start: int, target: int, seats: int, plans: Plans
    ) -> None:
        """Guide a pawn along the path found to a tile, then the policy."""
        first = target
        second = CELLS
        third = CELLS
        if self.paths[first] != start:
            second = self.paths[first]
            if self.paths[second] != start:
                third = self.paths[second]
        self.begin(root)
        if third != CELLS:
            self.step(packed.action(GUIDE, root.seat, other, third, 0))
        if second != CELLS:
            self.step(packed.action(GUIDE, root.seat, other, second, 0))
        self.step(packed.action(GUIDE, root.seat, other, first, 0))
        if self.trial.guiding != NOBODY:
            self.step(packed.action(HALT, root.seat, 0, 0, 0))
        self.complete(seats, plans)

    def search(self, root: DesertState, seats: int, plans: Plans) -> None:
        """Whole turns by the network's opinion: the best few tables after each action."""
        kept = plans.size
        self.beam.clear()
        self.begin(root)
        self.write(self.beam, 0.0, key_of(root))
        first = 0
        for _ in range(LAYERS):
            last = self.beam.size
            for plan in range(first, last):
                self.replay(root, plan)
                self.spread(seats)
            first = last
            self.beam.keep_best(first, BEAM)
        for plan in range(self.beam.size):
            self.replay(root, plan)
            if self.trial.outcome == WON:
                self.finish(plans)
            elif self.trial.guiding == NOBODY and self.trial.phase == ACTING:
                self.round_off(plans)
        plans.keep_best(kept, FROM_BEAM)

    def replay(self, root: DesertState, plan: int) -> None:
        """Play a plan of the beam from the start."""
        self.begin(root)
        for place in range(self.beam.lengths[plan]):
            self.step(self.beam.action(plan, place))

    def spread(self, seats: int) -> None:
        """Every sensible action that turns nothing over, from where the trial stands."""
        if self.trial.outcome != RUNNING or self.trial.phase != ACTING:
            return
        legal(self.trial, self.after)
        self.survey.look(self.trial)
        length = self.length
        for n in range(self.after.size):
            action = self.after.at(n)
            kind = packed.kind_of(action)
            if kind >= PASS or turns_over(action) or not seats >> packed.seat_of(action) & 1:
                continue
            if not is_sensible(self.trial, self.survey, action):
                continue
            self.probe.take(self.trial)
            apply(self.probe, action, self.dice, self.journal)
            key = key_of(self.probe)
            if self.beam.has(key):
                continue
            self.moves[length] = action
            self.length = length + 1
            self.write(self.beam, self.evaluation.chance(self.probe), key)
        self.length = length

    def round_off(self, plans: Plans) -> None:
        """A plan of the beam ends the turn, or turns over the tile it has come to."""
        seat = self.trial.seat
        cell = self.trial.pawns[seat]
        if self.trial.left and not self.trial.excavated >> cell & 1 and not self.trial.sand[cell]:
            self.reveal(packed.action(EXCAVATE, seat, 0, 0, 0), plans)
            return
        self.step(packed.action(END, seat, 0, 0, 0))
        self.finish(plans)

    def answers(self, root: DesertState, seats: int, plans: Plans) -> None:
        """One plan for each legal action of these seats."""
        plans.clear()
        legal(root, self.actions)
        if self.actions.size > MOST:
            self.actions.drop_free()
        for n in range(self.actions.size):
            action = self.actions.at(n)
            if plans.size == MOST or not seats >> packed.seat_of(action) & 1:
                continue
            self.probe.take(root)
            self.dice.seed(1, 77)
            apply(self.probe, action, self.dice, self.journal)
            self.moves[0] = action
            self.length = 1
            self.write(plans, self.evaluation.chance(self.probe), mixing.mix(key_of(root), action))


def turns_over(action: int) -> bool:
    """Whether something unknown comes of this action, or the turn ends."""
    return packed.kind_of(action) in (EXCAVATE, LOOK, END, DRAW, LOOK_UNDER)
