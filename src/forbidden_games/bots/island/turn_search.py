"""TurnSearch: what one player can make of a turn, best first.

Breadth first by actions left; tables that look alike are one. Of every layer only the most
promising are followed: by their value, and by the worst risk that can still be mended.
"""

from typing import Final

from forbidden_games.bots.island import keys
from forbidden_games.bots.island.evaluation import Evaluation
from forbidden_games.bots.island.search_tree import SearchTree
from forbidden_games.games.island import board
from forbidden_games.games.island.actions import (
    CAPTURE,
    DISCARD,
    FLY,
    GIVE,
    GUIDE,
    LIFT,
    MOVE,
    SANDBAG,
    SHORE_UP,
)
from forbidden_games.games.island.board import FOOLS_LANDING
from forbidden_games.games.island.cards import (
    ALL_TREASURES,
    CARDS_FOR_A_TREASURE,
    HAND_LIMIT,
    HELICOPTER,
    RISE,
    SANDBAGS,
    TREASURES,
)
from forbidden_games.games.island.effects import apply
from forbidden_games.games.island.movement import fly, guided, shore, tiles, walk
from forbidden_games.games.island.roles import ENGINEER, MESSENGER, NAVIGATOR, PILOT
from forbidden_games.games.island.state import ACTING, NOBODY, IslandState
from forbidden_games.games.island.turn import are_specials_open
from forbidden_games.kernel import bag, bits, packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action

FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
MOST_FREE: Final = 2  # special cards in one plan
URGENCY: Final = 0.9  # how much of the worst risk counts as already mended


def holder(state: IslandState, card: int, seats: int) -> int:
    """The first of these seats that holds a card, or NOBODY."""
    for seat in range(state.seats):
        if seats >> seat & 1 and bag.count(state.hands[seat], card):
            return seat
    return NOBODY


class TurnSearch:
    """The tables one player can reach in this turn, and the ways there."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.tree = SearchTree()
        self.root = IslandState()
        self.here = IslandState()
        self.there = IslandState()
        self.trial = IslandState()
        self.dice = Dice()  # never asked: acting turns nothing over
        self.journal = Journal(True)
        self.seats = 0
        self.wide = False
        self.path: list[int] = [0] * 16

    def search(self, state: IslandState, seats: int, width: int, wide: bool) -> int:
        """Follow the best of each layer of an acting player: the node of the best table."""
        self.root.take(state)
        self.seats = seats
        self.wide = wide
        self.tree.clear()
        self.evaluation.look(state)
        self.here.take(state)
        node = self.add(self.here, state.left)
        self.tree.frees[node] = 0
        for left in range(state.left, 0, -1):
            for _ in range(width):
                node = self.tree.take_next(left)
                if node == NOBODY:
                    break
                self.grow(node)
        return self.tree.best()

    def add(self, state: IslandState, left: int) -> int:
        """A table and what it is worth; NOBODY if it is known or there is no room."""
        node = self.tree.add(keys.key_of(state), left)
        if node != NOBODY:
            value = self.evaluation.of(state)
            self.tree.values[node] = value
            self.tree.ranks[node] = value + URGENCY * self.evaluation.threats.urge
        return node

    def rebuild(self, node: int, state: IslandState) -> int:
        """Play the way to a table from the start of the search: how many actions it had."""
        length = 0
        while node > 0:
            if self.tree.sheds[node]:
                self.path[length] = self.tree.sheds[node]
                length += 1
            self.path[length] = self.tree.actions[node]
            length += 1
            node = self.tree.parents[node]
        state.take(self.root)
        for step in range(length - 1, -1, -1):
            apply(state, self.path[step], self.dice, self.journal)
        return length

    def grow(self, node: int) -> None:
        """Everything worth trying from one table."""
        self.rebuild(node, self.here)
        seat = self.here.seat
        role = self.here.roles[seat]
        if self.here.phase != ACTING:
            return
        self.try_captures(node, seat)
        self.try_each(node, MOVE, seat, walk(self.here, seat))
        if role == PILOT and not self.here.flown:
            self.try_each(node, FLY, seat, fly(self.here, seat) & self.places())
        self.try_shore_ups(node, seat)
        self.try_gifts(node, seat)
        if role == NAVIGATOR:
            for other in range(self.here.seats):
                if other != seat:
                    self.try_guiding(node, seat, other)
        if self.tree.frees[node] < MOST_FREE and are_specials_open(self.here):
            self.try_sandbags(node)
            self.try_lifts(node)

    def try_action(self, node: int, action: Action, shed: Action) -> None:
        """The table after one action."""
        self.there.take(self.here)
        apply(self.there, action, self.dice, self.journal)
        if shed:
            apply(self.there, shed, self.dice, self.journal)
        free = packed.kind_of(action) > GUIDE
        child = self.add(self.there, self.tree.lefts[node] - 1 + free)
        if child != NOBODY:
            self.tree.parents[child] = node
            self.tree.actions[child] = action
            self.tree.sheds[child] = shed
            self.tree.frees[child] = self.tree.frees[node] + free

    def try_each(self, node: int, kind: int, seat: int, cells: int) -> None:
        """One action for each cell."""
        while cells:
            self.try_action(node, packed.action(kind, seat, bits.lowest(cells), 0, 0), 0)
            cells &= cells - 1

    def places(self) -> int:
        """Where a flight may be of use: wet tiles, pawns, treasures, Fools' Landing."""
        cells = self.here.flooded | 1 << self.here.cell_of[FOOLS_LANDING]
        for seat in range(self.here.seats):
            cells |= 1 << self.here.pawns[seat]
        for treasure in range(TREASURES):
            if not self.here.captured >> treasure & 1:
                cells |= 1 << self.here.cell_of[FIRST_TILE_OF[treasure]]
                cells |= 1 << self.here.cell_of[SECOND_TILE_OF[treasure]]
        return cells & tiles(self.here)

    def try_captures(self, node: int, seat: int) -> None:
        """A treasure for four cards on its tile."""
        for treasure in range(TREASURES):
            if (
                not self.here.captured >> treasure & 1
                and bag.count(self.here.hands[seat], treasure) >= CARDS_FOR_A_TREASURE
                and (
                    self.here.pawns[seat] == self.here.cell_of[FIRST_TILE_OF[treasure]]
                    or self.here.pawns[seat] == self.here.cell_of[SECOND_TILE_OF[treasure]]
                )
            ):
                self.try_action(node, packed.action(CAPTURE, seat, treasure, 0, 0), 0)

    def try_shore_ups(self, node: int, seat: int) -> None:
        """The engineer shores up two tiles whenever there are two."""
        cells = shore(self.here, seat)
        if self.here.roles[seat] != ENGINEER or not cells & (cells - 1):
            self.try_each(node, SHORE_UP, seat, cells)
            return
        while cells:
            one = bits.lowest(cells)
            cells &= cells - 1
            rest = cells
            while rest:
                two = bits.lowest(rest)
                rest &= rest - 1
                self.try_action(node, packed.action(SHORE_UP, seat, one, two, 0), 0)

    def try_gifts(self, node: int, seat: int) -> None:
        """Cards of treasures still to capture, to whoever has room or sheds by our choice."""
        for other in range(self.here.seats):
            if other == seat or (
                self.here.pawns[other] != self.here.pawns[seat]
                and self.here.roles[seat] != MESSENGER
            ):
                continue
            full = bag.size(self.here.hands[other]) >= HAND_LIMIT
            if full and not self.seats >> other & 1:
                continue
            for card in range(TREASURES):
                if (
                    bag.count(self.here.hands[seat], card)
                    and not self.here.captured >> card & 1
                    and bag.count(self.here.hands[other], card) < CARDS_FOR_A_TREASURE
                ):
                    action = packed.action(GIVE, seat, other, card, 0)
                    shed = 0
                    if full:
                        shed = self.best_shed(action, other)
                    self.try_action(node, action, shed)

    def best_shed(self, gift: Action, seat: int) -> Action:
        """What the receiver of a gift had better discard."""
        best = 0
        best_value = 0.0
        for card in range(RISE):
            if bag.count(self.here.hands[seat], card):
                shed = packed.action(DISCARD, seat, card, 0, 0)
                self.trial.take(self.here)
                apply(self.trial, gift, self.dice, self.journal)
                apply(self.trial, shed, self.dice, self.journal)
                value = self.evaluation.of(self.trial)
                if not best or value > best_value:
                    best = shed
                    best_value = value
        return best

    def try_guiding(self, node: int, seat: int, other: int) -> None:
        """The navigator moves another pawn up to two steps."""
        cells = guided(self.here, other)
        while cells:
            self.try_action(node, packed.action(GUIDE, seat, other, bits.lowest(cells), 0), 0)
            cells &= cells - 1

    def try_sandbags(self, node: int) -> None:
        """Sandbags for critical tiles."""
        seat = holder(self.here, SANDBAGS, self.seats)
        if seat != NOBODY:
            self.evaluation.threats.find_critical(self.here)
            cells = self.here.flooded
            if not self.wide:
                cells &= self.evaluation.threats.fatal | self.evaluation.threats.pairs
            self.try_each(node, SANDBAG, seat, cells)

    def try_lifts(self, node: int) -> None:
        """A helicopter brings a full set to its tile, or the team home; in a wide search more."""
        seat = holder(self.here, HELICOPTER, self.seats)
        if seat == NOBODY:
            return
        active = self.here.seat
        own = 1 << active
        for treasure in range(TREASURES):
            if (
                not self.here.captured >> treasure & 1
                and bag.count(self.here.hands[active], treasure) >= CARDS_FOR_A_TREASURE
            ):
                cells = 1 << self.here.cell_of[FIRST_TILE_OF[treasure]]
                cells |= 1 << self.here.cell_of[SECOND_TILE_OF[treasure]]
                self.try_lift(node, seat, own, cells)
        if self.here.captured == ALL_TREASURES:
            for other in range(self.here.seats):
                self.try_lift(
                    node, seat, self.together(other), 1 << self.here.cell_of[FOOLS_LANDING]
                )
        if self.wide:
            self.evaluation.threats.find_critical(self.here)
            critical = self.here.flooded & (
                self.evaluation.threats.fatal | self.evaluation.threats.pairs
            )
            self.try_lift(node, seat, own, critical)
            for other in range(self.here.seats):
                if other != active:
                    self.try_lift(node, seat, own, 1 << self.here.pawns[other])
                    self.try_lift(node, seat, 1 << other, 1 << self.here.pawns[active])
                    self.try_lift(node, seat, self.together(other), 1 << self.here.pawns[active])

    def together(self, seat: int) -> int:
        """All pawns on the tile of this one."""
        group = 0
        for other in range(self.here.seats):
            if self.here.pawns[other] == self.here.pawns[seat]:
                group |= 1 << other
        return group

    def try_lift(self, node: int, seat: int, group: int, cells: int) -> None:
        """Lift a group of pawns from their tile to each of these cells."""
        cells &= tiles(self.here) & ~(1 << self.here.pawns[bits.lowest(group)])
        while cells:
            self.try_action(node, packed.action(LIFT, seat, group, bits.lowest(cells), 0), 0)
            cells &= cells - 1
