"""Policy: the planner's answer in every window of the game."""

from forbidden_games.bots.island import keys
from forbidden_games.bots.island.evaluation import Evaluation
from forbidden_games.bots.island.turn_search import TurnSearch, holder
from forbidden_games.bots.plans import Plans
from forbidden_games.games.island.actions import (
    DISCARD,
    DRAW,
    END,
    FLOOD,
    LEAVE,
    LIFT,
    SANDBAG,
    SWIM,
)
from forbidden_games.games.island.board import FOOLS_LANDING
from forbidden_games.games.island.cards import ALL_TREASURES, HELICOPTER, RISE, SANDBAGS
from forbidden_games.games.island.effects import apply
from forbidden_games.games.island.events import RUNNING
from forbidden_games.games.island.movement import is_in_water, swim, tiles
from forbidden_games.games.island.outcome import can_leave
from forbidden_games.games.island.rulings import NO_RESCUE
from forbidden_games.games.island.state import ACTING, DRAWING, FLOODING, NOBODY, IslandState
from forbidden_games.games.island.turn import are_specials_open, full_hand, special_seats, swimmer
from forbidden_games.kernel import bag, bits, mixing, packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action


class Policy:
    """One mind for a set of seats: a search for each turn, one look ahead everywhere else."""

    def __init__(self, weights: list[float], width: int) -> None:
        self.evaluation = Evaluation(weights)
        self.search = TurnSearch(self.evaluation)
        self.width = width
        self.trial = IslandState()
        self.dice = Dice()  # never asked
        self.journal = Journal(True)
        self.plan: list[int] = [0] * 24  # of the present turn
        self.length = 0
        self.step = 0
        self.expected = 0  # the table at which the plan goes on
        self.worth = 0.0  # of the table to which it leads
        self.best = 0
        self.best_value = 0.0

    def act(self, state: IslandState, seats: int) -> Action:
        """An action of one of these seats, or 0 to wait."""
        if state.outcome != RUNNING:
            return 0
        if self.step < self.length and self.mark(state) == self.expected:
            return self.go_on(state)
        self.length = 0
        seat = swimmer(state)
        if seat != NOBODY:
            return self.save(state, seat, seats)
        if self.can_fly_home(state, seats):
            seats &= special_seats(state, full_hand(state))
            return packed.action(LEAVE, holder(state, HELICOPTER, seats), 0, 0, 0)
        seat = full_hand(state)
        if seat != NOBODY:
            if seats >> seat & 1:
                return self.shed(state, seat)
            return 0
        if state.phase == ACTING:
            if seats >> state.seat & 1:
                return self.begin(state, seats)
            return 0
        if are_specials_open(state):
            action = self.intervene(state, seats)
            if action:
                return action
        if not seats >> state.seat & 1:
            return 0
        if state.phase == DRAWING:
            return packed.action(DRAW, state.seat, 0, 0, 0)
        return packed.action(FLOOD, state.seat, 0, 0, 0)

    def forget(self) -> None:
        """Drop the plan of this turn: whoever asks next gets a fresh one."""
        self.length = 0

    def can_fly_home(self, state: IslandState, seats: int) -> bool:
        """All is done, and one of these seats may play its helicopter now. [FI-123]"""
        return (
            can_leave(state)
            and holder(state, HELICOPTER, seats & special_seats(state, full_hand(state))) != NOBODY
        )

    def mark(self, state: IslandState) -> int:
        """What tells whether a plan still fits the table: it has to be as expected."""
        key = mixing.mix(keys.key_of(state), state.sunk)
        key = mixing.mix(key, state.left << 2 | state.phase)
        return mixing.mix(mixing.mix(key, state.treasure_pile), state.seat)

    def begin(self, state: IslandState, seats: int) -> Action:
        """Plan the turn of the active seat and take its first action."""
        node = self.search.search(state, seats, self.width, False)
        self.worth = self.search.tree.values[node]
        self.follow(state, node, seats)
        return self.go_on(state)

    def follow(self, state: IslandState, node: int, seats: int) -> None:
        """Make the way to a table of the search the plan of this turn."""
        self.length = self.search.rebuild(node, self.trial)
        for step in range(self.length):
            self.plan[step] = self.search.path[self.length - 1 - step]
        if self.trial.phase == ACTING and not self.can_fly_home(self.trial, seats):
            self.plan[self.length] = packed.action(END, state.seat, 0, 0, 0)
            self.length += 1
        self.step = 0

    def has_begun(self) -> bool:
        """Whether the last answer was the first action of a plan for the turn."""
        return self.length > 0 and self.step == 1

    def take_over(self, plans: Plans, plan: int) -> None:
        """Make somebody else's plan the plan of this turn."""
        self.length = plans.lengths[plan]
        for step in range(self.length):
            self.plan[step] = plans.action(plan, step)
        self.step = 0

    def go_on(self, state: IslandState) -> Action:
        """The next action of the plan, and the table that will follow."""
        action = self.plan[self.step]
        self.step += 1
        if self.step < self.length:
            self.trial.take(state)
            apply(self.trial, action, self.dice, self.journal)
            self.expected = self.mark(self.trial)
        return action

    def consider(self, state: IslandState, action: Action) -> None:
        """Remember an action if no other so far leads to a better table."""
        self.trial.take(state)
        apply(self.trial, action, self.dice, self.journal)
        if self.trial.outcome != RUNNING:
            return
        value = self.evaluation.of(self.trial)
        if not self.best or value > self.best_value:
            self.best = action
            self.best_value = value

    def consider_each(self, state: IslandState, kind: int, seat: int, cells: int) -> None:
        """Consider one action on each of these cells."""
        while cells:
            self.consider(state, packed.action(kind, seat, bits.lowest(cells), 0, 0))
            cells &= cells - 1

    def consider_lift(self, state: IslandState, seat: int, group: int, cells: int) -> None:
        """Consider lifting a group of pawns to each of these cells."""
        while cells:
            self.consider(state, packed.action(LIFT, seat, group, bits.lowest(cells), 0))
            cells &= cells - 1

    def save(self, state: IslandState, seat: int, seats: int) -> Action:
        """A pawn in the water swims, or is lifted out where it cannot. [FI-97, FI-119]"""
        self.best = 0
        self.evaluation.look(state)
        exits = swim(state, seat)
        if exits:
            if seats >> seat & 1:
                self.consider_each(state, SWIM, seat, exits)
            return self.best
        pilot = holder(state, HELICOPTER, seats)
        if pilot == NOBODY or state.rulings & NO_RESCUE:
            return 0
        group = 0
        for other in range(state.seats):
            if is_in_water(state, other) and not swim(state, other):
                group |= 1 << other
        self.consider_lift(state, pilot, group, tiles(state))
        return self.best

    def shed(self, state: IslandState, seat: int) -> Action:
        """Discard from a full hand, or play a special card instead. [FI-76 to FI-79]"""
        self.best = 0
        self.evaluation.look(state)
        hand = state.hands[seat]
        for card in range(RISE):
            if bag.count(hand, card):
                self.consider(state, packed.action(DISCARD, seat, card, 0, 0))
        if are_specials_open(state):
            if bag.count(hand, SANDBAGS):
                self.consider_each(state, SANDBAG, seat, state.flooded)
            if bag.count(hand, HELICOPTER):
                for other in range(state.seats):
                    cells = 1 << state.cell_of[FOOLS_LANDING]
                    for friend in range(state.seats):
                        cells |= 1 << state.pawns[friend]
                    cells |= self.evaluation.threats.fatal | self.evaluation.threats.pairs
                    self.consider_lift(
                        state, seat, 1 << other, cells & tiles(state) & ~(1 << state.pawns[other])
                    )
        return self.best

    def intervene(self, state: IslandState, seats: int) -> Action:
        """A special card between two cards, if the table is better after it."""
        sandbags = NOBODY
        if state.phase == FLOODING:
            sandbags = holder(state, SANDBAGS, seats)
        helicopter = NOBODY
        if state.captured == ALL_TREASURES:
            helicopter = holder(state, HELICOPTER, seats)
        if sandbags == NOBODY and helicopter == NOBODY:
            return 0
        self.evaluation.look(state)
        before = self.evaluation.of(state)
        self.best = 0
        if sandbags != NOBODY:
            self.consider_each(
                state,
                SANDBAG,
                sandbags,
                state.flooded & (self.evaluation.threats.fatal | self.evaluation.threats.pairs),
            )
        if helicopter != NOBODY:
            landing = state.cell_of[FOOLS_LANDING]
            for seat in range(state.seats):
                if state.pawns[seat] != landing:
                    group = 0
                    for other in range(state.seats):
                        if state.pawns[other] == state.pawns[seat]:
                            group |= 1 << other
                    self.consider_lift(state, helicopter, group, 1 << landing)
        if self.best and self.best_value > before:
            return self.best
        return 0
