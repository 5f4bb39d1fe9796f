"""TurnSearch: what one player can make of a turn, best first.

Breadth first by actions left; tables that look alike are one. Of every layer only the most
promising are followed: by their value, and by the worst risk that can still be mended.
"""

from typing import Final

from forbidden.bots.island.value import Value
from forbidden.games.island import board
from forbidden.games.island.actions import (
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
from forbidden.games.island.board import FOOLS_LANDING
from forbidden.games.island.cards import (
    ACTIONS,
    ALL_TREASURES,
    CARDS_FOR_A_TREASURE,
    HAND_LIMIT,
    HELICOPTER,
    RISE,
    SANDBAGS,
    TREASURES,
)
from forbidden.games.island.effects import apply
from forbidden.games.island.movement import fly, guided, shore, tiles, walk
from forbidden.games.island.roles import ENGINEER, MESSENGER, NAVIGATOR, PILOT
from forbidden.games.island.state import ACTING, NOBODY, IslandState
from forbidden.games.island.turn import are_specials_open
from forbidden.kernel import bag, bits, packed
from forbidden.kernel.dice import Dice
from forbidden.kernel.journal import Journal
from forbidden.kernel.packed import Action

FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
NODES: Final = 2048
SLOTS: Final = 4096  # of the table of keys, twice as many
LAYERS: Final = ACTIONS + 1  # by actions left
MOST_FREE: Final = 2  # special cards in one plan
URGENCY: Final = 0.9  # how much of the worst risk counts as already mended
MIX: Final = 0x9E3779B97F4A7C15
MASK: Final = 0xFFFFFFFFFFFFFFFF


def holder(state: IslandState, card: int, seats: int) -> int:
    """The first of these seats that holds a card, or NOBODY."""
    for seat in range(state.seats):
        if seats >> seat & 1 and bag.count(state.hands[seat], card):
            return seat
    return NOBODY


class TurnSearch:
    """The tables one player can reach in this turn, and the ways there."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.root = IslandState()
        self.here = IslandState()
        self.there = IslandState()
        self.trial = IslandState()
        self.dice = Dice()  # never asked: acting turns nothing over
        self.journal = Journal(True)
        self.seats = 0
        self.wide = False
        self.size = 0
        self.parents: list[int] = [0] * 2048
        self.actions: list[int] = [0] * 2048
        self.sheds: list[int] = [0] * 2048  # what the receiver of a gift sheds at once, or 0
        self.lefts: list[int] = [0] * 2048
        self.frees: list[int] = [0] * 2048
        self.values: list[float] = [0.0] * 2048
        self.ranks: list[float] = [0.0] * 2048
        # The tables of each layer that were not followed yet, in the order they were found.
        self.firsts: list[int] = [0] * 4
        self.lasts: list[int] = [0] * 4
        self.nexts: list[int] = [0] * 2048
        self.keys: list[int] = [0] * 2048
        self.slots: list[int] = [0] * 4096  # numbers of tables, counted from this base on:
        self.base = 0  # what is below is of earlier searches
        self.path: list[int] = [0] * 16

    def search(self, state: IslandState, seats: int, width: int, wide: bool) -> int:
        """Follow the best of each layer of an acting player, and return the best table found."""
        self.root.take(state)
        self.seats = seats
        self.wide = wide
        self.size = 0
        self.base += NODES
        for left in range(LAYERS):
            self.firsts[left] = NOBODY
        self.value.look(state)
        self.here.take(state)
        self.add(NOBODY, 0, 0, state.left, 0, self.here)
        for left in range(state.left, 0, -1):
            for _ in range(width):
                node = self.next_node(left)
                if node == NOBODY:
                    break
                self.grow(node)
        best = 0
        for node in range(1, self.size):
            if self.values[node] > self.values[best]:
                best = node
        return best

    def next_node(self, left: int) -> int:
        """Take out the most promising table of this layer that was not followed yet."""
        best = NOBODY
        before_best = NOBODY
        before = NOBODY
        node = self.firsts[left]
        while node != NOBODY:
            if best == NOBODY or self.ranks[node] > self.ranks[best]:
                best = node
                before_best = before
            before = node
            node = self.nexts[node]
        if best == NOBODY:
            return NOBODY
        if before_best == NOBODY:
            self.firsts[left] = self.nexts[best]
        else:
            self.nexts[before_best] = self.nexts[best]
        if self.lasts[left] == best:
            self.lasts[left] = before_best
        return best

    def append(self, node: int, left: int) -> None:
        """One more table of this layer."""
        self.nexts[node] = NOBODY
        if self.firsts[left] == NOBODY:
            self.firsts[left] = node
        else:
            self.nexts[self.lasts[left]] = node
        self.lasts[left] = node

    def add(
        self, parent: int, action: Action, shed: Action, left: int, free: int, state: IslandState
    ) -> None:
        """A table, unless it is known or there is no room."""
        if self.size == NODES:
            return
        key = self.key(state)
        slot = key & (SLOTS - 1)
        while self.slots[slot] >= self.base:
            if self.keys[self.slots[slot] - self.base] == key:
                return
            slot = (slot + 1) & (SLOTS - 1)
        node = self.size
        self.size += 1
        self.slots[slot] = self.base + node
        self.keys[node] = key
        self.parents[node] = parent
        self.actions[node] = action
        self.sheds[node] = shed
        self.lefts[node] = left
        self.frees[node] = free
        self.values[node] = self.value.of(state)
        self.ranks[node] = self.values[node] + URGENCY * self.value.urge
        self.append(node, left)

    def key(self, state: IslandState) -> int:
        """What tells two tables of one turn apart, but for the actions left."""
        key = state.flooded | state.captured << 24 | state.flown << 28
        for seat in range(state.seats):
            key = ((key ^ state.hands[seat]) * MIX) & MASK
            key = ((key ^ key >> 29 ^ state.pawns[seat]) * MIX) & MASK
        return key ^ key >> 32

    def rebuild(self, node: int, state: IslandState) -> int:
        """Play the way to a table from the start of the search: how many actions it had."""
        length = 0
        while node > 0:
            if self.sheds[node]:
                self.path[length] = self.sheds[node]
                length += 1
            self.path[length] = self.actions[node]
            length += 1
            node = self.parents[node]
        state.take(self.root)
        for step in range(length - 1, -1, -1):
            apply(state, self.path[step], self.dice, self.journal)
        return length

    def opening(self, node: int) -> Action:
        """The first action on the way to a table; 0 for the start itself."""
        action = 0
        while node > 0:
            action = self.actions[node]
            node = self.parents[node]
        return action

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
        if self.frees[node] < MOST_FREE and are_specials_open(self.here):
            self.try_sandbags(node)
            self.try_lifts(node)

    def try_action(self, node: int, action: Action, shed: Action) -> None:
        """The table after one action."""
        self.there.take(self.here)
        apply(self.there, action, self.dice, self.journal)
        if shed:
            apply(self.there, shed, self.dice, self.journal)
        free = packed.kind_of(action) > GUIDE
        self.add(
            node, action, shed, self.lefts[node] - 1 + free, self.frees[node] + free, self.there
        )

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
                value = self.value.of(self.trial)
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
            self.value.find_critical(self.here)
            cells = self.here.flooded
            if not self.wide:
                cells &= self.value.fatal | self.value.pairs
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
            self.value.find_critical(self.here)
            critical = self.here.flooded & (self.value.fatal | self.value.pairs)
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
