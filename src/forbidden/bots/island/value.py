"""Value: what a position is worth to the team, after the actions of a turn and before its cards.

A sum of weighted parts. A search asks for hundreds of positions that differ in one pawn or one wet
tile, so the two large parts are kept: what hangs on pawns and hands, and what hangs on the water.
inputs.py shows the parts of a single position to the network.
"""

from typing import Final

from forbidden.bots.island.memo import Memo
from forbidden.bots.island.outlook import Outlook
from forbidden.bots.island.routes import Routes
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
from forbidden.games.island import board, layouts
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
from forbidden.games.island.roles import DIVER, MESSENGER, PILOT
from forbidden.games.island.state import ACTING, IslandState
from forbidden.games.island.turn import next_seat
from forbidden.kernel import bag, bits, mixing

NEAR: Final = [cells for grid in layouts.GRIDS for cells in grid.near]
FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
WIN: Final = 100000.0  # worth of a position that wins at once
LONG_WAY: Final = 10  # steps that a pawn cut off from Fools' Landing counts
UNKNOWN: Final = -1


class Value:
    """Weighs positions; `look` comes first, once for every set of piles and sunk tiles."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = [0.0] * 64
        self.weights = list(weights) + [0.0] * (64 - len(weights))
        self.outlook = Outlook()
        self.routes = Routes()
        self.hands = Memo()  # what hands are worth by themselves
        self.teams = Memo()  # and with the pawns that hold them
        self.floods = Memo()  # what the water threatens
        self.urge = 0.0  # the worst risk that the active pawn could still mend this turn
        self.held: list[int] = [0] * 4  # cards of one treasure, by seat
        self.passing: list[float] = [0.0] * 16  # what a card counts, by holder and giver
        self.critical_for = UNKNOWN  # the treasures captured when these were found:
        self.fatal = 0  # cells whose loss ends the game
        self.pairs = 0  # treasure cells whose twin is still there
        # The parts of the position that was weighed last, for the network.
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
        self.routes.see(state)
        self.hands.forget()
        self.teams.forget()
        self.floods.forget()
        self.critical_for = UNKNOWN

    def of(self, state: IslandState) -> float:
        """The worth of a position."""
        if self.is_won(state):
            self.urge = 0.0
            return WIN
        self.routes.find(state)
        self.find_critical(state)
        self.find_urge(state)
        self.find_team(state)
        if not self.floods.knows(self.flood_key(state)):
            self.floods.keep(self.of_flood(state))
        return self.teams.worth - (self.floods.worth + self.of_drowning(state))

    def find_team(self, state: IslandState) -> None:
        """What pawns and hands are worth, from memory if possible."""
        key = self.hand_key(state)
        if self.teams.knows(self.team_key(state, key)):
            return
        if not self.hands.knows(key):
            self.hands.keep(self.of_hands(state))
        self.teams.keep(self.of_treasures(state) + self.hands.worth + self.of_pawns(state))

    def weigh(self, state: IslandState) -> float:
        """The same from its parts, which are then those of this position, for the network."""
        self.routes.find(state)
        self.find_critical(state)
        team = self.of_treasures(state) + self.of_hands(state) + self.of_pawns(state)
        return team - (self.of_flood(state) + self.of_drowning(state))

    def hand_key(self, state: IslandState) -> int:
        """All on which the worth of hands hangs."""
        key = state.captured << 2 | state.seat
        key <<= 32  # beside the cards
        for seat in range(state.seats):
            key = mixing.mix(key, state.hands[seat])
        return key

    def team_key(self, state: IslandState, key: int) -> int:
        """The same with the pawns: for the diver the water is part of it."""
        places = 0
        wet = 0
        for seat in range(state.seats):
            places = places << 5 | state.pawns[seat]
            if state.roles[seat] == DIVER:
                wet = state.flooded
        return key ^ (places << CELLS | wet)

    def flood_key(self, state: IslandState) -> int:
        """All on which the threat of the water hangs, but for pawns that may drown."""
        cell = state.pawns[next_seat(state)]
        return cell << 30 | state.seat << 28 | state.captured << 24 | state.flooded

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

    def way(self, seat: int, cell: int) -> int:
        """Steps of a pawn to a cell."""
        return self.routes.steps[self.routes.rows[seat] + cell]

    def way_between(self, state: IslandState, one: int, two: int) -> int:
        """Steps until two pawns meet, if one of them goes to the other."""
        return min(self.way(one, state.pawns[two]), self.way(two, state.pawns[one]))

    def find_critical(self, state: IslandState) -> None:
        """The cells whose loss ends the game, and those with a twin."""
        if self.critical_for == state.captured:
            return
        self.critical_for = state.captured
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
            way = self.way(seat, one)
        if not state.sunk >> two & 1:
            way = min(way, self.way(seat, two))
        return way

    def find_gifts(self, state: IslandState) -> None:
        """What a card of one seat is worth in the hand of another."""
        w = self.weights
        for holder in range(state.seats):
            for giver in range(holder):
                way = self.way_between(state, holder, giver)
                worth = max(w[GIFT] - w[GIFT_DISTANCE] * way, 0.05)
                self.passing[4 * holder + giver] = worth
                self.passing[4 * giver + holder] = worth
        for giver in range(state.seats):
            if state.roles[giver] == MESSENGER:
                for holder in range(state.seats):
                    self.passing[4 * holder + giver] = w[GIFT_MESSENGER]

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
            way = self.way(seat, landing)
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
                apart += self.way_between(state, seat, other)
        if nearest > 1:
            total -= w[COVER] * (nearest - 1)
        return total - w[MEET] * apart * 2.0 / (state.seats * (state.seats - 1))

    def of_flood(self, state: IslandState) -> float:
        """What the coming flood cards threaten; more is worse."""
        w = self.weights
        chance_now = self.outlook.now
        chance_soon = self.outlook.soon
        first = CELLS * state.layout
        plain_share = 0.3 + 0.7 * (4 - bits.size(state.captured)) / 4.0
        following = next_seat(state)
        self.clear_sums()
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
                risk = self.risk_of(state, cell)
                self.fatal_now += now
                self.fatal_soon += soon
                if self.way(following, cell) > 3:
                    total += w[THREAT] * soon
                    self.threat_sum += soon
            elif self.pairs & spot:
                risk = self.risk_of(state, cell)
                self.pair_now += now
                self.pair_soon += soon
                if self.way(following, cell) > 3:
                    total += w[THREAT_PAIR] * soon
                    self.threat_pairs += soon
            else:
                self.plain_now += now
                self.plain_soon += soon
                total += plain_share * (w[PLAIN] * now + w[PLAIN_LATER] * soon + w[PLAIN_WET])
                if self.routes.cuts & spot:
                    total += w[CUT] * (now + 0.35 * soon) + w[CUT_WET]
                    self.cut_sum += now + 0.35 * soon
                    self.cut_wet += 1
            if beside_fatal & spot:
                total += w[NEAR_FATAL] * (now + soon)
                self.near_sum += now + soon
            total += risk
        rest = self.fatal & ~state.flooded
        while rest:
            self.dry_soon += chance_soon[bits.lowest(rest)]
            rest &= rest - 1
        total += w[FATAL_DRY] * self.dry_soon
        for treasure in range(TREASURES):
            self.both_sum += self.twin_chance(state, treasure)
        return total + w[BOTH] * self.both_sum

    def risk_of(self, state: IslandState, cell: int) -> float:
        """What a critical tile that is wet threatens by itself."""
        w = self.weights
        now = self.outlook.now[cell]
        soon = self.outlook.soon[cell]
        if self.fatal >> cell & 1:
            growth = 1.0 + w[FATAL_GROWTH] * bits.size(state.captured) / 4.0
            return growth * (w[FATAL] * now + w[FATAL_LATER] * soon) + w[FATAL_WET]
        return w[PAIR] * now + w[PAIR_LATER] * soon + w[PAIR_WET]

    def twin_chance(self, state: IslandState, treasure: int) -> float:
        """How likely both tiles of a treasure, both wet, sink together."""
        one = state.cell_of[FIRST_TILE_OF[treasure]]
        two = state.cell_of[SECOND_TILE_OF[treasure]]
        both = 1 << one | 1 << two
        if not self.pairs & both or both & ~state.flooded:
            return 0.0
        return (self.outlook.now[one] + 0.3 * self.outlook.soon[one]) * (
            self.outlook.now[two] + 0.3 * self.outlook.soon[two]
        )

    def find_urge(self, state: IslandState) -> None:
        """The worst of these risks in reach of the active pawn."""
        self.urge = 0.0
        if state.phase != ACTING:
            return
        rest = state.flooded & (self.fatal | self.pairs)
        while rest:
            cell = bits.lowest(rest)
            rest &= rest - 1
            if self.way(state.seat, cell) <= state.left:
                self.urge = max(self.urge, self.risk_of(state, cell))
        rest = state.flooded & self.pairs
        if not rest & (rest - 1):
            return
        for treasure in range(TREASURES):
            chance = self.twin_chance(state, treasure)
            if chance > 0.0 and self.way_to(state, state.seat, treasure) <= state.left:
                self.urge = max(self.urge, self.weights[BOTH] * chance)

    def of_drowning(self, state: IslandState) -> float:
        """Pawns on wet tiles without a way out."""
        self.drown_sum = 0.0
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
        """Forget what the water threatened before."""
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
        self.cut_sum = 0.0
        self.cut_wet = 0
