"""Evaluation: what a position is worth to the team, after a turn's actions and before its cards.

A sum of weighted parts. A search asks for hundreds of positions that differ in one pawn or one wet
tile, so the two large parts are kept: what depends on pawns and hands, and what depends on the
water. features.py shows the parts of a single position to the network.
"""

from typing import Final

from forbidden_games.bots.island import routes
from forbidden_games.bots.island import weights as weight
from forbidden_games.bots.island.routes import Routes
from forbidden_games.bots.island.threats import Threats
from forbidden_games.bots.island.value_cache import ValueCache
from forbidden_games.games.island import board, movement
from forbidden_games.games.island.board import FOOLS_LANDING
from forbidden_games.games.island.cards import (
    ALL_TREASURES,
    CARDS_FOR_A_TREASURE,
    HELICOPTER,
    SANDBAGS,
    TREASURES,
)
from forbidden_games.games.island.layouts import CELLS
from forbidden_games.games.island.movement import tiles
from forbidden_games.games.island.roles import DIVER, MESSENGER
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bag, bits, mixing

NEAR: Final = movement.NEAR
FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
WIN: Final = 100000.0  # worth of a position that wins at once
LONG_WAY: Final = 10  # steps that a pawn cut off from Fools' Landing counts


class Evaluation:
    """Weighs positions; `look` comes first, once for every set of piles and sunk tiles."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = list(weights) + [0.0] * (64 - len(weights))
        self.routes = Routes()
        self.threats = Threats(weights, self.routes)
        self.hands = ValueCache()  # what hands are worth by themselves
        self.teams = ValueCache()  # and with the pawns that hold them
        self.held: list[int] = [0] * 4  # cards of one treasure, by seat
        self.passing: list[float] = [0.0] * 16  # what a card counts, by holder and giver
        # Parts of the position that was weighed last: the network is shown them.
        self.useful: list[int] = [0] * 4  # cards, by seat
        self.sets: list[float] = [0.0] * 4  # cards of the best holder, by treasure
        self.holders: list[int] = [0] * 4  # the seat of that holder
        self.trips: list[int] = [0] * 4  # steps of that holder to a tile of the treasure
        self.spare: list[int] = [0] * 4  # cards in hands and pile
        self.full: list[int] = [0] * 4  # whether the holder has four

    def look(self, state: IslandState) -> None:
        """Prepare for positions with these piles and sunk tiles."""
        self.routes.see(state)
        self.threats.look(state)
        self.hands.forget()
        self.teams.forget()

    def of(self, state: IslandState) -> float:
        """The worth of a position."""
        if self.is_won(state):
            self.threats.urge = 0.0
            return WIN
        self.routes.find(state)
        self.find_team(state)
        return self.teams.worth - self.threats.of(state)

    def weigh(self, state: IslandState) -> float:
        """The worth of a position from its parts, which are then those that the network sees."""
        self.routes.find(state)
        team = self.of_treasures(state) + self.of_hands(state) + self.of_pawns(state)
        return team - self.threats.weigh(state)

    def find_team(self, state: IslandState) -> None:
        """What pawns and hands are worth, from the cache if possible."""
        key = self.hand_key(state)
        if self.teams.knows(self.team_key(state, key)):
            return
        if not self.hands.knows(key):
            self.hands.keep(self.of_hands(state))
        self.teams.keep(self.of_treasures(state) + self.hands.worth + self.of_pawns(state))

    def hand_key(self, state: IslandState) -> int:
        """All on which the worth of hands depends."""
        key = state.captured << 2 | state.seat
        key <<= 32  # beside the cards
        for seat in range(state.seats):
            key = mixing.mix(key, state.hands[seat])
        return key

    def team_key(self, state: IslandState, key: int) -> int:
        """All on which the worth of the team depends: for the diver the water is part of it."""
        places = 0
        wet = 0
        for seat in range(state.seats):
            places = places << 5 | state.pawns[seat]
            if state.roles[seat] == DIVER:
                wet = state.flooded
        return key ^ (places << CELLS | wet)

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

    def steps(self, seat: int, cell: int) -> int:
        """Steps of a pawn to a cell."""
        return self.routes.steps[self.routes.rows[seat] + cell]

    def steps_between(self, state: IslandState, one: int, two: int) -> int:
        """Steps until two pawns meet, if one of them goes to the other."""
        return min(self.steps(one, state.pawns[two]), self.steps(two, state.pawns[one]))

    def steps_to_tile(self, state: IslandState, seat: int, treasure: int) -> int:
        """Steps of a pawn to the nearest tile of a treasure."""
        way = routes.FAR
        one = state.cell_of[FIRST_TILE_OF[treasure]]
        two = state.cell_of[SECOND_TILE_OF[treasure]]
        if not state.sunk >> one & 1:
            way = self.steps(seat, one)
        if not state.sunk >> two & 1:
            way = min(way, self.steps(seat, two))
        return way

    def of_treasures(self, state: IslandState) -> float:
        """What is captured, and how near the rest is."""
        w = self.weights
        self.find_gifts(state)
        total = 0.0
        for treasure in range(TREASURES):
            if state.captured >> treasure & 1:
                # A capture always beats a full set, and a full set one that is not full.
                total += w[weight.CAPTURED] + w[weight.CARDS_4] + 10.0 * w[weight.FINISH]
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
                total -= w[weight.LACKING]
                if spare < CARDS_FOR_A_TREASURE - 1:
                    total -= w[weight.LACKING_MORE]
            elif spare == CARDS_FOR_A_TREASURE:
                total -= w[weight.TIGHT]
            if held:
                total += self.of_best_holder(state, treasure)
            else:
                self.sets[treasure] = 0.0
                self.holders[treasure] = 0
                self.trips[treasure] = self.steps_to_tile(state, 0, treasure)
                self.full[treasure] = 0
        return total

    def find_gifts(self, state: IslandState) -> None:
        """What a card of one seat is worth in the hand of another."""
        w = self.weights
        for holder in range(state.seats):
            for giver in range(holder):
                way = self.steps_between(state, holder, giver)
                worth = max(w[weight.GIFT] - w[weight.GIFT_DISTANCE] * way, 0.05)
                self.passing[4 * holder + giver] = worth
                self.passing[4 * giver + holder] = worth
        for giver in range(state.seats):
            if state.roles[giver] == MESSENGER:
                for holder in range(state.seats):
                    self.passing[4 * holder + giver] = w[weight.GIFT_MESSENGER]

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
            way = self.steps_to_tile(state, holder, treasure)
            low = int(worth)
            value = 0.0
            if low:
                value = w[weight.CARDS_1 + low - 1]
            if low < 4:
                value += (worth - low) * (w[weight.CARDS_1 + low] - value)
            if own >= CARDS_FOR_A_TREASURE:
                value += w[weight.FINISH] * (9 - way)
            else:
                value += w[weight.APPROACH] * (worth / 4.0) * (worth / 4.0) * (8 - way)
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
            total += w[weight.SANDBAGS_HELD] * bag.count(hand, SANDBAGS)
            for treasure in range(TREASURES):
                if not state.captured >> treasure & 1:
                    useful += min(bag.count(hand, treasure), CARDS_FOR_A_TREASURE)
            self.useful[seat] = useful
            if seat == state.seat:
                if useful >= 5:
                    total -= w[weight.ACTIVE_HAND_5]
                elif useful == 4:
                    total -= w[weight.ACTIVE_HAND_4]
                elif useful == 3:
                    total -= w[weight.ACTIVE_HAND_3]
            elif useful >= 5:
                total -= w[weight.HAND_5]
            elif useful == 4:
                total -= w[weight.HAND_4]
        if helicopters:
            total += w[weight.HELICOPTER_HELD] + w[weight.HELICOPTER_LATE] * bits.size(
                state.captured
            )
            total += w[weight.HELICOPTER_MORE] * (helicopters - 1)
            if state.captured == ALL_TREASURES:
                total += 10.0
        elif not bag.count(state.treasure_pile, HELICOPTER):
            total -= w[weight.NO_HELICOPTER]
        return total

    def of_pawns(self, state: IslandState) -> float:
        """Where the pawns stand: gathered, free to move, near Fools' Landing."""
        w = self.weights
        first = CELLS * state.layout
        landing = state.cell_of[FOOLS_LANDING]
        land = tiles(state)
        total = 0.0
        nearest = routes.FAR
        apart = 0
        gather = w[weight.GATHER_EARLY] * bits.size(state.captured)
        if state.captured == ALL_TREASURES:
            gather = w[weight.GATHER]
        for seat in range(state.seats):
            way = self.steps(seat, landing)
            nearest = min(nearest, way)
            if way == routes.FAR:
                way = LONG_WAY
            total -= gather * way
            around = bits.size(NEAR[first + state.pawns[seat]] & land)
            if around == 0:
                total -= 4.0 * w[weight.ISOLATED]
            elif around == 1:
                total -= w[weight.ISOLATED]
            else:
                total += 0.1 * w[weight.FREEDOM] * around
            for other in range(seat):
                apart += self.steps_between(state, seat, other)
        if nearest > 1:
            total -= w[weight.COVER] * (nearest - 1)
        return total - w[weight.MEET] * apart * 2.0 / (state.seats * (state.seats - 1))
