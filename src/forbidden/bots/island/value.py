"""Value: what a position is worth to the team, after the actions of a turn and before its cards.

A sum of weighted parts that a search can compute half a million times a second. inputs.py shows the
same parts to the network.
"""

from typing import Final

from forbidden.bots.island.outlook import Outlook
from forbidden.bots.island.weights import (
    ACTIVE_HAND_3,
    ACTIVE_HAND_4,
    ACTIVE_HAND_5,
    APPROACH,
    BOTH,
    CAPTURED,
    CARDS_1,
    CARDS_4,
    COVER,
    CUT,
    CUT_WET,
    DROWN,
    FAR,
    FATAL,
    FATAL_DRY,
    FATAL_GROWTH,
    FATAL_LATER,
    FATAL_WET,
    FINISH,
    FREEDOM,
    GATHER,
    GATHER_EARLY,
    GIFT,
    GIFT_DISTANCE,
    GIFT_MESSENGER,
    HAND_4,
    HAND_5,
    HELICOPTER_HELD,
    HELICOPTER_LATE,
    HELICOPTER_MORE,
    HORIZON,
    ISOLATED,
    LACKING,
    LACKING_MORE,
    MEET,
    NEAR_FATAL,
    NO_HELICOPTER,
    PAIR,
    PAIR_LATER,
    PAIR_WET,
    PLAIN,
    PLAIN_LATER,
    PLAIN_WET,
    SANDBAGS_HELD,
    THREAT,
    THREAT_PAIR,
    TIGHT,
)
from forbidden.games.island import board, cards, layouts
from forbidden.games.island.board import FOOLS_LANDING
from forbidden.games.island.cards import (
    ALL_TREASURES,
    CARDS_FOR_A_TREASURE,
    HELICOPTER,
    SANDBAGS,
    TREASURES,
)
from forbidden.games.island.layouts import CELLS
from forbidden.games.island.movement import beside, tiles
from forbidden.games.island.roles import DIVER, EXPLORER, MESSENGER, PILOT
from forbidden.games.island.state import ACTING, IslandState
from forbidden.kernel import bag, bits

NEAR: Final = [cells for grid in layouts.GRIDS for cells in grid.near]
FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
FLOOD_CARDS: Final = cards.FLOOD_CARDS
WIN: Final = 100000.0  # worth of a position that wins at once
LONG_WAY: Final = 10  # steps that a pawn cut off from Fools' Landing counts


class Value:
    """Weighs positions; `outlook.look` comes first, once for every set of piles and sunk tiles."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = [0.0] * 64
        self.weights = list(weights) + [0.0] * (64 - len(weights))
        self.outlook = Outlook()
        self.urge = 0.0  # the worst risk that the active pawn could still mend this turn
        self.ways: list[int] = [0] * 96  # steps by seat and cell
        # For what the ways of each seat are: land, pawn, role, and what is wet for the diver.
        self.known_lands: list[int] = [0] * 4
        self.known_pawns: list[int] = [0] * 4
        self.known_roles: list[int] = [0] * 4
        self.known_wet: list[int] = [0] * 4
        self.held: list[int] = [0] * 4  # cards of one treasure, by seat
        self.passing: list[float] = [0.0] * 16  # what a card counts, by holder and giver
        self.fatal = 0  # cells whose loss ends the game
        self.pairs = 0  # treasure cells whose twin is still there
        # The parts of the last position, for the network.
        self.useful: list[int] = [0] * 4
        self.sets: list[float] = [0.0] * 4  # cards of the best holder, by treasure
        self.holders: list[int] = [0] * 4  # that seat
        self.trips: list[int] = [0] * 4  # and its steps to a tile
        self.spare: list[int] = [0] * 4  # cards in hands and pile
        self.full: list[int] = [0] * 4  # somebody holds four
        self.fatal_now = 0.0
        self.fatal_soon = 0.0
        self.pair_now = 0.0
        self.pair_soon = 0.0
        self.plain_now = 0.0
        self.plain_soon = 0.0
        self.dry_soon = 0.0
        self.near_sum = 0.0
        self.threat_sum = 0.0
        self.threat_pairs = 0.0
        self.both_sum = 0.0
        self.drown_sum = 0.0
        self.cut_sum = 0.0
        self.cut_wet = 0

    def look(self, state: IslandState) -> None:
        """Prepare for positions with these piles and sunk tiles."""
        self.outlook.look(state, self.weights[HORIZON])

    def of(self, state: IslandState) -> float:
        """The worth of a position."""
        if self.is_won(state):
            self.urge = 0.0
            return WIN
        return self.weigh(state)

    def weigh(self, state: IslandState) -> float:
        """The worth of its parts, which are kept for the network."""
        self.find_ways(state)
        self.find_critical(state)
        total = self.of_treasures(state)
        total += self.of_hands(state)
        total += self.of_pawns(state)
        total -= self.of_flood(state)
        return total

    def is_won(self, state: IslandState) -> bool:
        """Everything captured, everybody on Fools' Landing, a helicopter in some hand."""
        if state.captured != ALL_TREASURES:
            return False
        landing = state.cell_of[FOOLS_LANDING]
        helicopters = 0
        for seat in range(state.seats):
            if state.pawns[seat] != landing:
                return False
            helicopters += bag.count(state.hands[seat], HELICOPTER)
        return helicopters > 0

    def find_ways(self, state: IslandState) -> None:
        """Steps of every pawn to every cell, each in its own manner of moving."""
        for seat in range(state.seats):
            if self.knows_ways(state, seat):
                continue
            row = CELLS * state.pawns[seat]
            place = CELLS * seat
            role = state.roles[seat]
            if role == DIVER:
                self.find_dives(state, seat)
            elif role == EXPLORER:
                for cell in range(CELLS):
                    self.ways[place + cell] = self.outlook.strides[row + cell]
            elif role == PILOT:
                for cell in range(CELLS):
                    self.ways[place + cell] = 1
                self.ways[place + state.pawns[seat]] = 0
            else:
                for cell in range(CELLS):
                    self.ways[place + cell] = self.outlook.steps[row + cell]

    def knows_ways(self, state: IslandState, seat: int) -> bool:
        """Whether the ways of a pawn are still those found last; remembers for what they are."""
        wet = 0
        if state.roles[seat] == DIVER:
            wet = state.flooded
        if (
            self.known_lands[seat] == self.outlook.lands
            and self.known_pawns[seat] == state.pawns[seat]
            and self.known_roles[seat] == state.roles[seat]
            and self.known_wet[seat] == wet
        ):
            return True
        self.known_lands[seat] = self.outlook.lands
        self.known_pawns[seat] = state.pawns[seat]
        self.known_roles[seat] = state.roles[seat]
        self.known_wet[seat] = wet
        return False

    def find_dives(self, state: IslandState, seat: int) -> None:
        """The diver's steps: on through everything wet for one."""
        first = CELLS * state.layout
        place = CELLS * seat
        land = tiles(state)
        wet = state.flooded | state.sunk
        for cell in range(CELLS):
            self.ways[place + cell] = FAR
        here = 1 << state.pawns[seat]
        self.ways[place + state.pawns[seat]] = 0
        seen = here
        edge = here
        steps = 0
        while edge and steps < FAR - 1:
            steps += 1
            reached = 0
            while edge:
                cell = bits.lowest(edge)
                edge &= edge - 1
                fresh = NEAR[first + cell] & ~reached
                reached |= fresh
                edge |= fresh & wet & ~seen  # swims on without a stop
                seen |= fresh & wet
            arrived = reached & land
            edge = 0
            while arrived:
                cell = bits.lowest(arrived)
                arrived &= arrived - 1
                if self.ways[place + cell] == FAR:
                    self.ways[place + cell] = steps
                    edge |= 1 << cell

    def find_critical(self, state: IslandState) -> None:
        """The cells whose loss ends the game, and those with a twin."""
        self.fatal = 1 << state.cell_of[FOOLS_LANDING]
        self.pairs = 0
        for treasure in range(TREASURES):
            if not state.captured >> treasure & 1:
                both = 1 << state.cell_of[FIRST_TILE_OF[treasure]]
                both |= 1 << state.cell_of[SECOND_TILE_OF[treasure]]
                if both & state.sunk:
                    self.fatal |= both & ~state.sunk
                else:
                    self.pairs |= both

    def of_treasures(self, state: IslandState) -> float:
        """What is captured, and how near the rest is."""
        w = self.weights
        self.find_gifts(state)
        total = 0.0
        for treasure in range(TREASURES):
            if state.captured >> treasure & 1:
                # A capture always beats a full set, and a full set one that is not full.
                total += w[CAPTURED] + w[CARDS_4] + 10.0 * w[FINISH]
                self.sets[treasure] = 5.0
                self.trips[treasure] = 0
                self.spare[treasure] = 5
                self.full[treasure] = 0
                continue
            held = 0
            for seat in range(state.seats):
                self.held[seat] = bag.count(state.hands[seat], treasure)
                held += self.held[seat]
            spare = held + bag.count(state.treasure_pile, treasure)
            self.spare[treasure] = spare
            if spare < CARDS_FOR_A_TREASURE:
                total -= w[LACKING]
                if spare < CARDS_FOR_A_TREASURE - 1:
                    total -= w[LACKING_MORE]
            elif spare == CARDS_FOR_A_TREASURE:
                total -= w[TIGHT]
            if held:
                total += self.of_best_holder(state, treasure)
            else:
                self.sets[treasure] = 0.0
                self.holders[treasure] = 0
                self.trips[treasure] = self.way_to(state, 0, treasure)
                self.full[treasure] = 0
        return total

    def way_to(self, state: IslandState, seat: int, treasure: int) -> int:
        """Steps of a pawn to the nearest tile of a treasure."""
        way = FAR
        one = state.cell_of[FIRST_TILE_OF[treasure]]
        two = state.cell_of[SECOND_TILE_OF[treasure]]
        if not state.sunk >> one & 1:
            way = self.ways[CELLS * seat + one]
        if not state.sunk >> two & 1:
            way = min(way, self.ways[CELLS * seat + two])
        return way

    def find_gifts(self, state: IslandState) -> None:
        """What a card of one seat is worth in the hand of another."""
        w = self.weights
        for holder in range(state.seats):
            for giver in range(state.seats):
                worth = w[GIFT_MESSENGER]
                if state.roles[giver] != MESSENGER:
                    way = min(
                        self.ways[CELLS * holder + state.pawns[giver]],
                        self.ways[CELLS * giver + state.pawns[holder]],
                    )
                    worth = max(w[GIFT] - w[GIFT_DISTANCE] * way, 0.05)
                self.passing[4 * holder + giver] = worth

    def of_best_holder(self, state: IslandState, treasure: int) -> float:
        """The seat that is nearest to capturing this treasure."""
        w = self.weights
        best = -1.0
        for holder in range(state.seats):
            own = self.held[holder]
            worth = own * 1.0
            for giver in range(state.seats):
                if giver != holder:
                    worth += self.held[giver] * self.passing[4 * holder + giver]
            worth = min(worth, 4.0)
            way = self.way_to(state, holder, treasure)
            low = int(worth)
            value = 0.0
            if low:
                value = w[CARDS_1 + low - 1]
            if low < 4:
                value += (worth - low) * (w[CARDS_1 + low] - value)
            if own >= CARDS_FOR_A_TREASURE:
                value += w[FINISH] * (9 - way)
            else:
                value += w[APPROACH] * (worth / 4.0) * (worth / 4.0) * (8 - way)
            if value > best:
                best = value
                self.sets[treasure] = worth
                self.holders[treasure] = holder
                self.trips[treasure] = way
                self.full[treasure] = own >= CARDS_FOR_A_TREASURE
        return best

    def of_hands(self, state: IslandState) -> float:
        """Room for what is drawn next, and the special cards."""
        w = self.weights
        total = 0.0
        helicopters = 0
        for seat in range(state.seats):
            hand = state.hands[seat]
            helicopters += bag.count(hand, HELICOPTER)
            useful = bag.count(hand, HELICOPTER) + bag.count(hand, SANDBAGS)
            total += w[SANDBAGS_HELD] * bag.count(hand, SANDBAGS)
            for treasure in range(TREASURES):
                if not state.captured >> treasure & 1:
                    useful += min(bag.count(hand, treasure), CARDS_FOR_A_TREASURE)
            self.useful[seat] = useful
            if seat == state.seat:
                if useful >= 5:
                    total -= w[ACTIVE_HAND_5]
                elif useful == 4:
                    total -= w[ACTIVE_HAND_4]
                elif useful == 3:
                    total -= w[ACTIVE_HAND_3]
            elif useful >= 5:
                total -= w[HAND_5]
            elif useful == 4:
                total -= w[HAND_4]
        if helicopters:
            total += w[HELICOPTER_HELD] + w[HELICOPTER_LATE] * bits.size(state.captured)
            total += w[HELICOPTER_MORE] * (helicopters - 1)
            if state.captured == ALL_TREASURES:
                total += 10.0
        elif not bag.count(state.treasure_pile, HELICOPTER):
            total -= w[NO_HELICOPTER]
        return total

    def of_pawns(self, state: IslandState) -> float:
        """Where the pawns stand: gathered, free to move, near Fools' Landing."""
        w = self.weights
        first = CELLS * state.layout
        landing = state.cell_of[FOOLS_LANDING]
        land = tiles(state)
        total = 0.0
        nearest = FAR
        apart = 0
        gather = w[GATHER_EARLY] * bits.size(state.captured)
        if state.captured == ALL_TREASURES:
            gather = w[GATHER]
        for seat in range(state.seats):
            way = self.ways[CELLS * seat + landing]
            nearest = min(nearest, way)
            if way == FAR:
                way = LONG_WAY
            total -= gather * way
            around = bits.size(NEAR[first + state.pawns[seat]] & land)
            if around == 0:
                total -= 4.0 * w[ISOLATED]
            elif around == 1:
                total -= w[ISOLATED]
            else:
                total += 0.1 * w[FREEDOM] * around
            for other in range(seat):
                apart += min(
                    self.ways[CELLS * seat + state.pawns[other]],
                    self.ways[CELLS * other + state.pawns[seat]],
                )
        if nearest > 1:
            total -= w[COVER] * (nearest - 1)
        return total - w[MEET] * apart * 2.0 / (state.seats * (state.seats - 1))

    def of_flood(self, state: IslandState) -> float:
        """What the coming flood cards threaten; more is worse. Also finds what is most urgent."""
        w = self.weights
        chance_now = self.outlook.now
        chance_soon = self.outlook.soon
        first = CELLS * state.layout
        got = bits.size(state.captured)
        growth = 1.0 + w[FATAL_GROWTH] * got / 4.0
        plain_share = 0.3 + 0.7 * (4 - got) / 4.0
        active = CELLS * state.seat
        following = state.seat + 1
        if following == state.seats:
            following = 0
        following *= CELLS
        self.clear_sums()
        self.urge = 0.0
        within = -1
        if state.phase == ACTING:
            within = state.left
        total = 0.0
        beside_fatal = 0
        rest = self.fatal
        while rest:
            beside_fatal |= NEAR[first + bits.lowest(rest)]
            rest &= rest - 1
        rest = state.flooded
        while rest:
            cell = bits.lowest(rest)
            spot = rest & -rest
            rest ^= spot
            now = chance_now[cell]
            soon = chance_soon[cell]
            risk = 0.0
            if self.fatal & spot:
                risk = growth * (w[FATAL] * now + w[FATAL_LATER] * soon) + w[FATAL_WET]
                self.fatal_now += now
                self.fatal_soon += soon
                if self.ways[following + cell] > 3:
                    total += w[THREAT] * soon
                    self.threat_sum += soon
            elif self.pairs & spot:
                risk = w[PAIR] * now + w[PAIR_LATER] * soon + w[PAIR_WET]
                self.pair_now += now
                self.pair_soon += soon
                if self.ways[following + cell] > 3:
                    total += w[THREAT_PAIR] * soon
                    self.threat_pairs += soon
            else:
                self.plain_now += now
                self.plain_soon += soon
                total += plain_share * (w[PLAIN] * now + w[PLAIN_LATER] * soon + w[PLAIN_WET])
                if self.outlook.cuts & spot:
                    total += w[CUT] * (now + 0.35 * soon) + w[CUT_WET]
                    self.cut_sum += now + 0.35 * soon
                    self.cut_wet += 1
            if beside_fatal & spot:
                total += w[NEAR_FATAL] * (now + soon)
                self.near_sum += now + soon
            total += risk
            if risk > self.urge and self.ways[active + cell] <= within:
                self.urge = risk
        rest = self.fatal & ~state.flooded
        while rest:
            soon = chance_soon[bits.lowest(rest)]
            rest &= rest - 1
            self.dry_soon += soon
        total += w[FATAL_DRY] * self.dry_soon
        total += self.of_twins(state)
        total += self.of_drowning(state)
        return total

    def of_twins(self, state: IslandState) -> float:
        """Both tiles of a treasure may sink together."""
        chance_now = self.outlook.now
        chance_soon = self.outlook.soon
        for treasure in range(TREASURES):
            one = state.cell_of[FIRST_TILE_OF[treasure]]
            two = state.cell_of[SECOND_TILE_OF[treasure]]
            both = 1 << one | 1 << two
            if self.pairs & both and both & ~state.flooded == 0:
                chance = (chance_now[one] + 0.3 * chance_soon[one]) * (
                    chance_now[two] + 0.3 * chance_soon[two]
                )
                self.both_sum += chance
                risk = self.weights[BOTH] * chance
                way = min(self.ways[CELLS * state.seat + one], self.ways[CELLS * state.seat + two])
                if risk > self.urge and state.phase == ACTING and way <= state.left:
                    self.urge = risk
        return self.weights[BOTH] * self.both_sum

    def of_drowning(self, state: IslandState) -> float:
        """Pawns on wet tiles without a way out."""
        for seat in range(state.seats):
            role = state.roles[seat]
            cell = state.pawns[seat]
            if (
                state.flooded >> cell & 1
                and role != DIVER
                and role != PILOT
                and not beside(state, role, cell) & ~state.sunk
            ):
                self.drown_sum += self.outlook.now[cell] + 0.3 * self.outlook.soon[cell]
        return self.weights[DROWN] * self.drown_sum

    def clear_sums(self) -> None:
        """Forget the parts of the last position."""
        self.fatal_now = 0.0
        self.fatal_soon = 0.0
        self.pair_now = 0.0
        self.pair_soon = 0.0
        self.plain_now = 0.0
        self.plain_soon = 0.0
        self.dry_soon = 0.0
        self.near_sum = 0.0
        self.threat_sum = 0.0
        self.threat_pairs = 0.0
        self.both_sum = 0.0
        self.drown_sum = 0.0
        self.cut_sum = 0.0
        self.cut_wet = 0
