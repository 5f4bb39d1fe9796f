"""Threats: what the coming flood cards may take, as a part of what a position is worth.

Nothing but the land, the water and the piles decides most of it, so a search that asks for hundreds
of positions with the same piles gets the largest part from a cache.
"""

from typing import Final

from forbidden_games.bots.island import weights as weight
from forbidden_games.bots.island.flood_odds import FloodOdds
from forbidden_games.bots.island.routes import Routes
from forbidden_games.bots.island.value_cache import ValueCache
from forbidden_games.games.island import board, movement
from forbidden_games.games.island.board import FOOLS_LANDING
from forbidden_games.games.island.cards import TREASURES
from forbidden_games.games.island.layouts import CELLS
from forbidden_games.games.island.movement import beside
from forbidden_games.games.island.roles import DIVER, PILOT
from forbidden_games.games.island.state import ACTING, IslandState
from forbidden_games.games.island.turn import next_seat
from forbidden_games.kernel import bits

NEAR: Final = movement.NEAR
FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
UNKNOWN: Final = -1


class Threats:
    """Weighs what the water threatens; `look` comes first, once for every set of piles.

    The sums are those of the position that was weighed last: the network is shown them.
    """

    def __init__(self, weights: list[float], routes: Routes) -> None:
        self.weights = list(weights) + [0.0] * (64 - len(weights))
        self.routes = routes
        self.odds = FloodOdds()
        self.cache = ValueCache()
        self.urge = 0.0  # the worst risk that the active pawn could still mend this turn
        self.critical_for = UNKNOWN  # the treasures captured when these were found:
        self.fatal = 0  # cells whose loss ends the game
        self.pairs = 0  # treasure cells whose twin is still there
        self.drown_sum = 0.0
        self.clear_sums()

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

    def look(self, state: IslandState) -> None:
        """Prepare for positions with these piles and sunk tiles."""
        self.odds.look(state, self.weights[weight.HORIZON])
        self.cache.forget()
        self.critical_for = UNKNOWN

    def of(self, state: IslandState) -> float:
        """What the water threatens here, from the cache if possible; finds the urge, too."""
        self.find_critical(state)
        self.find_urge(state)
        if not self.cache.knows(self.key(state)):
            self.cache.keep(self.of_flood(state))
        return self.cache.worth + self.of_drowning(state)

    def weigh(self, state: IslandState) -> float:
        """What the water threatens here, with sums that are those of this position."""
        self.find_critical(state)
        return self.of_flood(state) + self.of_drowning(state)

    def key(self, state: IslandState) -> int:
        """All on which the threat of the water depends, but for pawns that may drown."""
        cell = state.pawns[next_seat(state)]
        return cell << 30 | state.seat << 28 | state.captured << 24 | state.flooded

    def steps(self, seat: int, cell: int) -> int:
        """Steps of a pawn to a cell."""
        return self.routes.steps[self.routes.rows[seat] + cell]

    def steps_to_twin(self, state: IslandState, treasure: int) -> int:
        """Steps of the active pawn to the nearer tile of a treasure that has both."""
        one = state.cell_of[FIRST_TILE_OF[treasure]]
        two = state.cell_of[SECOND_TILE_OF[treasure]]
        return min(self.steps(state.seat, one), self.steps(state.seat, two))

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

    def of_flood(self, state: IslandState) -> float:
        """What the coming flood cards threaten, apart from pawns; more is worse."""
        w = self.weights
        chance_now = self.odds.now
        chance_soon = self.odds.soon
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
                if self.steps(following, cell) > 3:
                    total += w[weight.THREAT] * soon
                    self.threat_sum += soon
            elif self.pairs & spot:
                risk = self.risk_of(state, cell)
                self.pair_now += now
                self.pair_soon += soon
                if self.steps(following, cell) > 3:
                    total += w[weight.THREAT_PAIR] * soon
                    self.threat_pairs += soon
            else:
                self.plain_now += now
                self.plain_soon += soon
                total += plain_share * (
                    w[weight.PLAIN] * now + w[weight.PLAIN_LATER] * soon + w[weight.PLAIN_WET]
                )
                if self.routes.cuts & spot:
                    total += w[weight.CUT] * (now + 0.35 * soon) + w[weight.CUT_WET]
                    self.cut_sum += now + 0.35 * soon
                    self.cut_wet += 1
            if beside_fatal & spot:
                total += w[weight.NEAR_FATAL] * (now + soon)
                self.near_sum += now + soon
            total += risk
        rest = self.fatal & ~state.flooded
        while rest:
            self.dry_soon += chance_soon[bits.lowest(rest)]
            rest &= rest - 1
        total += w[weight.FATAL_DRY] * self.dry_soon
        for treasure in range(TREASURES):
            self.both_sum += self.twin_chance(state, treasure)
        return total + w[weight.BOTH] * self.both_sum

    def risk_of(self, state: IslandState, cell: int) -> float:
        """What a critical tile that is wet threatens by itself."""
        w = self.weights
        now = self.odds.now[cell]
        soon = self.odds.soon[cell]
        if self.fatal >> cell & 1:
            growth = 1.0 + w[weight.FATAL_GROWTH] * bits.size(state.captured) / 4.0
            return (
                growth * (w[weight.FATAL] * now + w[weight.FATAL_LATER] * soon)
                + w[weight.FATAL_WET]
            )
        return w[weight.PAIR] * now + w[weight.PAIR_LATER] * soon + w[weight.PAIR_WET]

    def twin_chance(self, state: IslandState, treasure: int) -> float:
        """How likely both tiles of a treasure, both wet, sink together."""
        one = state.cell_of[FIRST_TILE_OF[treasure]]
        two = state.cell_of[SECOND_TILE_OF[treasure]]
        both = 1 << one | 1 << two
        if not self.pairs & both or both & ~state.flooded:
            return 0.0
        return (self.odds.now[one] + 0.3 * self.odds.soon[one]) * (
            self.odds.now[two] + 0.3 * self.odds.soon[two]
        )

    def find_urge(self, state: IslandState) -> None:
        """The worst risk of a critical tile in reach of the active pawn."""
        self.urge = 0.0
        if state.phase != ACTING:
            return
        rest = state.flooded & (self.fatal | self.pairs)
        while rest:
            cell = bits.lowest(rest)
            rest &= rest - 1
            if self.steps(state.seat, cell) <= state.left:
                self.urge = max(self.urge, self.risk_of(state, cell))
        rest = state.flooded & self.pairs
        if not rest & (rest - 1):
            return
        for treasure in range(TREASURES):
            chance = self.twin_chance(state, treasure)
            if chance > 0.0 and self.steps_to_twin(state, treasure) <= state.left:
                self.urge = max(self.urge, self.weights[weight.BOTH] * chance)

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
                self.drown_sum += self.odds.now[cell] + 0.3 * self.odds.soon[cell]
        return self.weights[weight.DROWN] * self.drown_sum
