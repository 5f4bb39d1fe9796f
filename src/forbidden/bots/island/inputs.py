"""Inputs: a position as the network sees it, in numbers around 0 to 1."""

from typing import Final

from forbidden.bots.island.value import Value
from forbidden.bots.island.weights import FAR
from forbidden.games.island import board, cards, layouts
from forbidden.games.island.board import FOOLS_LANDING
from forbidden.games.island.cards import (
    ALL_TREASURES,
    HELICOPTER,
    RISE,
    SANDBAGS,
    TREASURES,
)
from forbidden.games.island.layouts import CELLS
from forbidden.games.island.movement import tiles
from forbidden.games.island.roles import ENGINEER, MESSENGER, PILOT
from forbidden.games.island.state import IslandState
from forbidden.games.island.turn import next_seat
from forbidden.kernel import bag, bits

NEAR: Final = [cells for grid in layouts.GRIDS for cells in grid.near]
FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
FLOOD_CARDS: Final = cards.FLOOD_CARDS
ROLES: Final = 6
SEATS: Final = 4
A_TREASURE: Final = 8  # inputs of each in describe_tiles
A_PAWN: Final = 23  # and in describe_pawn
CLOSELY: Final = 84  # the inputs from here on look at every treasure and every pawn by itself
IN_A_TURN: Final = 3  # steps that leave an action to shore a tile up, from it or from beside it


class Inputs:
    """What the network is shown: the parts of a position's value, and every pawn by itself."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.size = 0
        self.numbers: list[float] = [0.0] * 256
        self.order: list[int] = [0] * 4  # treasures, the nearest to its capture first

    def put(self, number: float) -> None:
        """One more input."""
        self.numbers[self.size] = number
        self.size += 1

    def skip(self, places: int) -> None:
        """So many inputs about something that is not there."""
        for _ in range(places):
            self.put(0.0)

    def describe(self, state: IslandState) -> None:
        """Write the inputs of the network for this position."""
        self.value.look(state)
        worth = self.value.weigh(state)
        x = self.numbers
        x[0] = min(max(worth, -300.0), 300.0) / 50.0
        for got in range(5):
            x[1 + got] = 0.0
        x[1 + bits.size(state.captured)] = 1.0
        x[6] = state.water / 10.0
        x[7] = FLOOD_CARDS[state.water] / 5.0
        self.describe_treasures(state)
        self.describe_hands(state)
        self.describe_flood(state)
        self.describe_team(state)
        self.size = CLOSELY
        self.describe_chances(state)
        self.describe_tiles(state)
        for after in range(SEATS):
            if after < state.seats:
                self.describe_pawn(state, (state.seat + after) % state.seats)
            else:
                self.skip(A_PAWN)

    def describe_treasures(self, state: IslandState) -> None:
        """The four treasures, the nearest to its capture first."""
        x = self.numbers
        order = 0  # treasures already written
        for place in range(TREASURES):
            best = -1
            for treasure in range(TREASURES):
                if not order >> treasure & 1 and (
                    best < 0
                    or self.value.sets[treasure] > self.value.sets[best]
                    or (
                        self.value.sets[treasure] == self.value.sets[best]
                        and self.value.trips[treasure] < self.value.trips[best]
                    )
                ):
                    best = treasure
            order |= 1 << best
            self.order[place] = best
            x[8 + 5 * place] = self.value.sets[best] / 5.0
            x[9 + 5 * place] = self.value.trips[best] / 8.0
            x[10 + 5 * place] = self.value.spare[best] >= 5
            x[11 + 5 * place] = self.value.spare[best] < 4
            x[12 + 5 * place] = self.value.full[best]

    def describe_hands(self, state: IslandState) -> None:
        """Hands, special cards and the treasure pile."""
        x = self.numbers
        most = 0
        total = 0
        helicopters = 0
        sandbags = 0
        for seat in range(state.seats):
            total += self.value.useful[seat]
            if seat != state.seat:
                most = max(most, self.value.useful[seat])
            helicopters += bag.count(state.hands[seat], HELICOPTER)
            sandbags += bag.count(state.hands[seat], SANDBAGS)
        pile = state.treasure_pile
        x[28] = self.value.useful[state.seat] / 5.0
        x[29] = most / 5.0
        x[30] = total / 10.0
        x[31] = helicopters >= 1
        x[32] = helicopters >= 2
        x[33] = sandbags / 2.0
        x[34] = bag.count(pile, HELICOPTER) / 3.0
        x[35] = bag.size(pile) / 25.0
        x[36] = bag.count(pile, RISE) / 3.0
        x[37] = self.value.outlook.rise_now
        x[38] = self.value.outlook.rise_share
        x[39] = bag.count(pile, SANDBAGS) / 2.0

    def describe_flood(self, state: IslandState) -> None:
        """What is wet, and what the flood cards threaten."""
        x = self.numbers
        x[40] = self.value.fatal_now
        x[41] = self.value.fatal_soon
        x[42] = self.value.pair_now
        x[43] = self.value.pair_soon
        x[44] = self.value.plain_now / 3.0
        x[45] = self.value.plain_soon / 3.0
        x[46] = self.value.dry_soon
        x[47] = self.value.near_sum
        x[48] = self.value.threat_sum
        x[49] = self.value.threat_pairs
        x[50] = self.value.both_sum
        x[51] = self.value.drown_sum
        x[52] = self.value.cut_sum
        x[53] = bits.size(self.value.fatal & state.flooded) / 2.0
        x[54] = bits.size(self.value.fatal) / 3.0
        x[55] = bits.size(self.value.pairs & state.flooded) / 4.0
        x[56] = bits.size(state.flooded) / 10.0
        x[57] = bits.size(tiles(state)) / 20.0
        x[58] = self.value.cut_wet / 3.0
        x[59] = bits.size(state.flood_discard) / 20.0
        x[60] = 0.0
        if state.layers:
            x[60] = bits.size(state.flood_pile[state.layers - 1]) / 20.0
        landing = state.cell_of[FOOLS_LANDING]
        x[61] = state.flooded >> landing & 1
        x[62] = 0.0
        x[63] = 0.0
        if state.flooded >> landing & 1:
            x[62] = self.value.outlook.now[landing]
            x[63] = self.value.outlook.soon[landing]

    def describe_team(self, state: IslandState) -> None:
        """Who plays, who is next, and how far everybody is from Fools' Landing."""
        x = self.numbers
        landing = state.cell_of[FOOLS_LANDING]
        total = 0
        most = 0
        lost = 0
        for role in range(ROLES):
            x[64 + role] = 0.0
        for seat in range(state.seats):
            way = self.value.way(seat, landing)
            total += way
            most = max(most, way)
            lost += way == FAR
            x[64 + state.roles[seat]] = 1.0
        x[70] = total / 20.0
        x[71] = most / 8.0
        x[72] = lost / 2.0
        following = next_seat(state)
        x[73] = state.roles[state.seat] == ENGINEER
        x[74] = state.roles[state.seat] == MESSENGER
        x[75] = state.roles[following] == ENGINEER
        x[76] = state.roles[following] == PILOT
        done = state.captured == ALL_TREASURES
        x[77] = done * total / 20.0
        x[78] = done * x[31]
        x[79] = done * x[40]
        x[80] = (bits.size(state.captured) >= 3) * x[12]
        x[81] = x[6] * x[6]
        x[82] = x[36] * x[6]
        x[83] = state.seats / 4.0

    def describe_chances(self, state: IslandState) -> None:
        """The piles, and the way to Fools' Landing."""
        landing = state.cell_of[FOOLS_LANDING]
        around = NEAR[CELLS * state.layout + landing] & ~state.sunk
        self.put(bits.size(around) / 4.0)
        self.put(bits.size(around & ~state.flooded) / 4.0)
        self.put(bag.size(state.treasure_discard) / 25.0)
        self.put(bag.count(state.treasure_discard, RISE) / 3.0)
        self.put(bag.count(state.treasure_discard, HELICOPTER) / 3.0)
        self.put(state.layers / 5.0)

    def describe_tiles(self, state: IslandState) -> None:
        """The tiles and cards of each treasure, and when somebody can fetch it."""
        for place in range(TREASURES):
            treasure = self.order[place]
            if state.captured >> treasure & 1:
                self.skip(A_TREASURE)
                continue
            held = 0
            for seat in range(state.seats):
                held += bag.count(state.hands[seat], treasure)
            both = 1 << state.cell_of[FIRST_TILE_OF[treasure]]
            both |= 1 << state.cell_of[SECOND_TILE_OF[treasure]]
            now = 0.0
            soon = 0.0
            wet = both & state.flooded
            while wet:
                now += self.value.outlook.now[bits.lowest(wet)]
                soon += self.value.outlook.soon[bits.lowest(wet)]
                wet &= wet - 1
            self.put(1.0)
            self.put(bits.size(both & ~state.sunk) - 1.0)
            self.put(bits.size(both & state.flooded) / 2.0)
            self.put(now)
            self.put(soon)
            self.put(held / 5.0)
            self.put(bag.count(state.treasure_pile, treasure) / 5.0)
            # Turns until the best holder plays: the next player is the first to act.
            wait = (self.value.holders[treasure] - state.seat - 1 + state.seats) % state.seats
            self.put(wait / 3.0)

    def describe_pawn(self, state: IslandState, seat: int) -> None:
        """One player: who it is, what is in the hand, and what is in reach."""
        cell = state.pawns[seat]
        hand = state.hands[seat]
        for role in range(ROLES):
            self.put(state.roles[seat] == role)
        for place in range(TREASURES):
            treasure = self.order[place]
            if state.captured >> treasure & 1:
                self.skip(2)
                continue
            self.put(bag.count(hand, treasure) / 4.0)
            self.put(self.value.way_to(state, seat, treasure) / 8.0)
        self.put(bag.count(hand, HELICOPTER) / 2.0)
        self.put(bag.count(hand, SANDBAGS) / 2.0)
        self.put(bag.size(hand) / 5.0)
        self.put(self.value.useful[seat] / 5.0)
        self.put(self.value.way(seat, state.cell_of[FOOLS_LANDING]) / 8.0)
        self.put(bits.size(NEAR[CELLS * state.layout + cell] & ~state.sunk) / 4.0)
        danger = 0.0
        if state.flooded >> cell & 1:
            danger = self.value.outlook.now[cell]
        self.put(danger)
        friends = 0
        for other in range(state.seats):
            if other != seat:
                friends += self.value.way_between(state, seat, other)
        self.put(friends / 8.0)
        mended = 0.0  # of what threatens critical tiles, as far as this pawn can see to it
        rest = state.flooded & (self.value.fatal | self.value.pairs)
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            if self.value.way(seat, tile) <= IN_A_TURN:
                mended += self.value.outlook.now[tile] + self.value.outlook.soon[tile]
        self.put(mended)
