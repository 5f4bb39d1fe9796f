"""Candidates: what is worth comparing by rollouts, in every window of the game."""

from typing import Final

from forbidden_games.bots.island import keys
from forbidden_games.bots.island.policy import Policy
from forbidden_games.bots.plans import Plans
from forbidden_games.games.island.actions import DRAW, END, FLOOD
from forbidden_games.games.island.effects import apply
from forbidden_games.games.island.events import RUNNING
from forbidden_games.games.island.legal import legal
from forbidden_games.games.island.state import ACTING, NOBODY, IslandState
from forbidden_games.games.island.turn import full_hand, swimmer
from forbidden_games.kernel import packed
from forbidden_games.kernel.actions import Actions
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action

WIDTH: Final = 60  # tables followed in a layer
BEST: Final = 24  # plans of a turn
OPENINGS: Final = 12  # more of them, each with another first action
ANSWERS: Final = 8  # single actions in the other windows
MOST_ANSWERS: Final = 480  # where every action is asked for


class Candidates:
    """Fills plans from a wide search, or from single actions."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.trial = IslandState()
        self.actions = Actions()
        self.dice = Dice()  # never asked
        self.journal = Journal(True)
        self.taken: list[int] = [0] * 2048  # tables of the search that have their plan
        self.openings: list[int] = [0] * 64  # first actions of the plans so far

    def find(self, state: IslandState, seats: int, plans: Plans) -> None:
        """The policy's own choice first, then what else looks good."""
        plans.clear()
        choice = self.policy.act(state, seats)
        if swimmer(state) == NOBODY and self.policy.can_fly_home(state, seats):
            self.add_single(plans, choice)
            return
        if state.phase == ACTING and swimmer(state) == NOBODY and full_hand(state) == NOBODY:
            if seats >> state.seat & 1:
                self.add_policy_plan(state, plans)
                self.policy.search.search(state, seats, WIDTH, True)
                self.find_turns(state, seats, BEST, OPENINGS, plans)
            return
        own = plans.add(0.0, 0)
        if choice:
            plans.extend(own, choice)
        self.find_singles(state, seats, choice, plans)
        plans.keep_best(1, ANSWERS)

    def add_single(self, plans: Plans, action: Action) -> None:
        """A plan of one action."""
        plans.extend(plans.add(0.0, 0), action)

    def find_few(self, state: IslandState, seats: int, most: int, gap: float, plans: Plans) -> None:
        """The plan that the policy has just made, and others of its search nearly as good."""
        plans.clear()
        self.add_policy_plan(state, plans)
        self.find_turns(state, seats, most, 0, plans)
        plans.size = min(plans.size, most)
        while plans.size > 1 and plans.values[plans.size - 1] < self.policy.worth - gap:
            plans.size -= 1

    def add_policy_plan(self, state: IslandState, plans: Plans) -> None:
        """The plan that the policy has just made."""
        plan = plans.add(0.0, 0)
        self.trial.take(state)
        for step in range(self.policy.step - 1, self.policy.length):
            action = self.policy.plan[step]
            plans.extend(plan, action)
            if packed.kind_of(action) != END:
                apply(self.trial, action, self.dice, self.journal)
        plans.keys[plan] = keys.key_of(self.trial)

    def find_turns(
        self, state: IslandState, seats: int, most: int, more: int, plans: Plans
    ) -> None:
        """The best tables of the last search, and the best for each further first action."""
        for node in range(self.policy.search.tree.size):
            self.taken[node] = 0
        values = self.policy.search.tree.values
        openings = 0
        for number in range(most + more):
            best = NOBODY
            for node in range(self.policy.search.tree.size):
                if (
                    not self.taken[node]
                    and (best == NOBODY or values[node] > values[best])
                    and (number < most or not self.has_opening(openings, node))
                ):
                    best = node
            if best == NOBODY:
                return
            self.taken[best] = 1
            opening = self.add_node(state, best, seats, plans)
            if not self.is_known(openings, opening) and openings < 64:
                self.openings[openings] = opening
                openings += 1

    def is_known(self, openings: int, action: Action) -> bool:
        """Whether some plan begins with this action."""
        for place in range(openings):
            if self.openings[place] == action:
                return True
        return False

    def has_opening(self, openings: int, node: int) -> bool:
        """Whether some plan begins as the way to this table does."""
        return self.is_known(openings, self.policy.search.tree.opening(node))

    def add_node(self, state: IslandState, node: int, seats: int, plans: Plans) -> Action:
        """The way to a table as a plan; returns its first action."""
        length = self.policy.search.rebuild(node, self.trial)
        is_open = self.trial.phase == ACTING and not self.policy.can_fly_home(self.trial, seats)
        if not length and not is_open:
            return 0
        key = keys.key_of(self.trial)
        if not plans.has(key):
            plan = plans.add(self.policy.search.tree.values[node], key)
            for step in range(length - 1, -1, -1):
                plans.extend(plan, self.policy.search.path[step])
            if is_open:
                plans.extend(plan, packed.action(END, state.seat, 0, 0, 0))
        return self.policy.search.tree.opening(node)

    def find_singles(self, state: IslandState, seats: int, known: Action, plans: Plans) -> None:
        """Every action of these seats by the table it leads to."""
        self.policy.evaluation.look(state)
        legal(state, self.actions)
        for number in range(self.actions.size):
            action = self.actions.at(number)
            if seats >> packed.seat_of(action) & 1 and action != known:
                self.find_single(state, action, plans)

    def find_single(self, state: IslandState, action: Action, plans: Plans) -> None:
        """One action, unless another leads to the same table."""
        kind = packed.kind_of(action)
        self.trial.take(state)
        key = 0
        if kind != DRAW and kind != FLOOD:
            apply(self.trial, action, self.dice, self.journal)
            if self.trial.outcome != RUNNING:
                return
            key = keys.key_of(self.trial)
            if plans.has(key):
                return
        plan = plans.add(self.policy.evaluation.of(self.trial), key)
        if plan != NOBODY:
            plans.extend(plan, action)

    def answers(self, state: IslandState, seats: int, plans: Plans) -> None:
        """One plan for each action of these seats."""
        plans.clear()
        legal(state, self.actions)
        for number in range(min(self.actions.size, MOST_ANSWERS)):
            action = self.actions.at(number)
            if seats >> packed.seat_of(action) & 1:
                self.add_single(plans, action)
