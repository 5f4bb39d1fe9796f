"""Features: a position as the network sees it, in numbers around 0 to 1."""

from typing import Final

from forbidden_games.bots.island import feature_places as at
from forbidden_games.bots.island import routes
from forbidden_games.bots.island.evaluation import Evaluation
from forbidden_games.bots.island.flood_odds import FloodOdds
from forbidden_games.bots.island.threats import Threats
from forbidden_games.games.island import board, cards, movement
from forbidden_games.games.island.board import FOOLS_LANDING
from forbidden_games.games.island.cards import (
    ALL_TREASURES,
    HELICOPTER,
    RISE,
    SANDBAGS,
    TREASURES,
)
from forbidden_games.games.island.layouts import CELLS
from forbidden_games.games.island.movement import tiles
from forbidden_games.games.island.roles import ENGINEER, MESSENGER, PILOT
from forbidden_games.games.island.state import IslandState
from forbidden_games.games.island.turn import next_seat
from forbidden_games.kernel import bag, bits

FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF
FLOOD_CARDS: Final = cards.FLOOD_CARDS
IN_A_TURN: Final = 3  # steps that leave an action to shore a tile up, from it or from beside it


class Features:
    """What the network is shown: the parts of a position's worth, and every pawn by itself."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.numbers: list[float] = [0.0] * 256
        self.order: list[int] = [0] * 4  # treasures, the nearest to its capture first

    def describe(self, state: IslandState) -> None:
        """Write the numbers that the network sees of this position, each of them once."""
        self.evaluation.look(state)
        worth = self.evaluation.weigh(state)
        x = self.numbers
        x[at.WORTH] = min(max(worth, -300.0), 300.0) / 50.0
        got = bits.size(state.captured)
        for count in range(TREASURES + 1):
            x[at.CAPTURED + count] = got == count
        x[at.WATER] = state.water / 10.0
        x[at.FLOOD_CARDS] = FLOOD_CARDS[state.water] / 5.0
        self.describe_treasures()
        self.describe_hands(state)
        self.describe_flood(state, self.evaluation.threats)
        self.describe_team(state)
        self.describe_piles(state)
        self.describe_tiles(state, self.evaluation.threats.odds)
        for after in range(at.SEATS):
            if after < state.seats:
                self.describe_pawn(state, self.evaluation.threats.odds, after)
            else:
                self.skip(at.PAWNS + at.A_PAWN * after, at.A_PAWN)

    def skip(self, first: int, count: int) -> None:
        """Numbers about something that is not there."""
        for place in range(first, first + count):
            self.numbers[place] = 0.0

    def describe_treasures(self) -> None:
        """The four treasures, the nearest to its capture first."""
        x = self.numbers
        order = 0  # treasures already written
        for place in range(TREASURES):
            best = -1
            for treasure in range(TREASURES):
                if not order >> treasure & 1 and (
                    best < 0
                    or self.evaluation.sets[treasure] > self.evaluation.sets[best]
                    or (
                        self.evaluation.sets[treasure] == self.evaluation.sets[best]
                        and self.evaluation.trips[treasure] < self.evaluation.trips[best]
                    )
                ):
                    best = treasure
            order |= 1 << best
            self.order[place] = best
            first = at.TREASURE_SETS + at.A_TREASURE * place
            x[first + at.SET] = self.evaluation.sets[best] / 5.0
            x[first + at.TRIP] = self.evaluation.trips[best] / 8.0
            x[first + at.PLENTY] = self.evaluation.spare[best] >= 5
            x[first + at.LACKING] = self.evaluation.spare[best] < 4
            x[first + at.FULL] = self.evaluation.full[best]

    def describe_hands(self, state: IslandState) -> None:
        """Hands, special cards and the treasure pile."""
        x = self.numbers
        useful = self.evaluation.useful
        most = 0
        total = 0
        helicopters = 0
        sandbags = 0
        for seat in range(state.seats):
            total += useful[seat]
            if seat != state.seat:
                most = max(most, useful[seat])
            helicopters += bag.count(state.hands[seat], HELICOPTER)
            sandbags += bag.count(state.hands[seat], SANDBAGS)
        pile = state.treasure_pile
        x[at.ACTIVE_HAND] = useful[state.seat] / 5.0
        x[at.FULLEST_HAND] = most / 5.0
        x[at.ALL_HANDS] = total / 10.0
        x[at.HELICOPTER] = helicopters >= 1
        x[at.TWO_HELICOPTERS] = helicopters >= 2
        x[at.SANDBAGS] = sandbags / 2.0
        x[at.PILE_HELICOPTERS] = bag.count(pile, HELICOPTER) / 3.0
        x[at.PILE] = bag.size(pile) / 25.0
        x[at.PILE_RISES] = bag.count(pile, RISE) / 3.0
        x[at.RISE_NOW] = self.evaluation.threats.odds.rise_now
        x[at.RISE_SHARE] = self.evaluation.threats.odds.rise_share
        x[at.PILE_SANDBAGS] = bag.count(pile, SANDBAGS) / 2.0

    def describe_flood(self, state: IslandState, threats: Threats) -> None:
        """What is wet, and what the flood cards threaten."""
        x = self.numbers
        x[at.FATAL_NOW] = threats.fatal_now
        x[at.FATAL_SOON] = threats.fatal_soon
        x[at.PAIR_NOW] = threats.pair_now
        x[at.PAIR_SOON] = threats.pair_soon
        x[at.PLAIN_NOW] = threats.plain_now / 3.0
        x[at.PLAIN_SOON] = threats.plain_soon / 3.0
        x[at.DRY_SOON] = threats.dry_soon
        x[at.NEAR_FATAL] = threats.near_sum
        x[at.THREAT] = threats.threat_sum
        x[at.THREAT_PAIRS] = threats.threat_pairs
        x[at.BOTH] = threats.both_sum
        x[at.DROWN] = threats.drown_sum
        x[at.CUT] = threats.cut_sum
        x[at.FATAL_WET] = bits.size(threats.fatal & state.flooded) / 2.0
        x[at.FATAL] = bits.size(threats.fatal) / 3.0
        x[at.PAIRS_WET] = bits.size(threats.pairs & state.flooded) / 4.0
        x[at.WET] = bits.size(state.flooded) / 10.0
        x[at.LAND] = bits.size(tiles(state)) / 20.0
        x[at.CUT_WET] = threats.cut_wet / 3.0
        x[at.FLOOD_DISCARD] = bits.size(state.flood_discard) / 20.0
        top = 0
        if state.layers:
            top = bits.size(state.flood_pile[state.layers - 1])
        x[at.TOP_LAYER] = top / 20.0
        landing = state.cell_of[FOOLS_LANDING]
        is_wet = state.flooded >> landing & 1 != 0
        x[at.LANDING_WET] = is_wet
        x[at.LANDING_NOW] = threats.odds.now[landing] if is_wet else 0.0
        x[at.LANDING_SOON] = threats.odds.soon[landing] if is_wet else 0.0

    def describe_team(self, state: IslandState) -> None:
        """Who plays, who is next, and how far everybody is from Fools' Landing."""
        x = self.numbers
        landing = state.cell_of[FOOLS_LANDING]
        total = 0
        most = 0
        lost = 0
        team = 0
        for seat in range(state.seats):
            way = self.evaluation.steps(seat, landing)
            total += way
            most = max(most, way)
            lost += way == routes.FAR
            team |= 1 << state.roles[seat]
        for role in range(at.ROLES):
            x[at.TEAM + role] = team >> role & 1
        x[at.HOME_STEPS] = total / 20.0
        x[at.LONGEST_HOME] = most / 8.0
        x[at.CUT_OFF] = lost / 2.0
        following = next_seat(state)
        x[at.ENGINEER] = state.roles[state.seat] == ENGINEER
        x[at.MESSENGER] = state.roles[state.seat] == MESSENGER
        x[at.NEXT_ENGINEER] = state.roles[following] == ENGINEER
        x[at.NEXT_PILOT] = state.roles[following] == PILOT
        done = state.captured == ALL_TREASURES
        x[at.DONE_HOME_STEPS] = done * total / 20.0
        x[at.DONE_HELICOPTER] = done * x[at.HELICOPTER]
        x[at.DONE_FATAL] = done * x[at.FATAL_NOW]
        is_full = x[at.TREASURE_SETS + at.FULL]
        x[at.LAST_SET_FULL] = (bits.size(state.captured) >= 3) * is_full
        x[at.WATER_SQUARED] = x[at.WATER] * x[at.WATER]
        x[at.RISES_AND_WATER] = x[at.PILE_RISES] * x[at.WATER]
        x[at.PLAYERS] = state.seats / 4.0

    def describe_piles(self, state: IslandState) -> None:
        """What lies on the piles, and the tiles around Fools' Landing."""
        x = self.numbers
        landing = state.cell_of[FOOLS_LANDING]
        around = movement.NEAR[CELLS * state.layout + landing] & ~state.sunk
        x[at.LANDING_NEIGHBOURS] = bits.size(around) / 4.0
        x[at.LANDING_DRY_NEIGHBOURS] = bits.size(around & ~state.flooded) / 4.0
        x[at.DISCARD] = bag.size(state.treasure_discard) / 25.0
        x[at.DISCARD_RISES] = bag.count(state.treasure_discard, RISE) / 3.0
        x[at.DISCARD_HELICOPTERS] = bag.count(state.treasure_discard, HELICOPTER) / 3.0
        x[at.LAYERS] = state.layers / 5.0

    def describe_tiles(self, state: IslandState, odds: FloodOdds) -> None:
        """The tiles and cards of each treasure, and when somebody can fetch it."""
        x = self.numbers
        for place in range(TREASURES):
            treasure = self.order[place]
            first = at.TREASURE_TILES + at.A_PAIR * place
            if state.captured >> treasure & 1:
                self.skip(first, at.A_PAIR)
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
                now += odds.now[bits.lowest(wet)]
                soon += odds.soon[bits.lowest(wet)]
                wet &= wet - 1
            x[first + at.OPEN] = 1.0
            x[first + at.TWINS] = bits.size(both & ~state.sunk) - 1.0
            x[first + at.TILES_WET] = bits.size(both & state.flooded) / 2.0
            x[first + at.TILES_NOW] = now
            x[first + at.TILES_SOON] = soon
            x[first + at.HELD] = held / 5.0
            x[first + at.IN_PILE] = bag.count(state.treasure_pile, treasure) / 5.0
            # The next player is the first to act.
            wait = self.evaluation.holders[treasure] - state.seat - 1 + state.seats
            x[first + at.WAIT] = wait % state.seats / 3.0

    def describe_pawn(self, state: IslandState, odds: FloodOdds, after: int) -> None:
        """One player, this many after the active one: role, hand, and what is in reach."""
        x = self.numbers
        first = at.PAWNS + at.A_PAWN * after
        seat = (state.seat + after) % state.seats
        cell = state.pawns[seat]
        hand = state.hands[seat]
        for role in range(at.ROLES):
            x[first + at.ROLE + role] = state.roles[seat] == role
        for place in range(TREASURES):
            treasure = self.order[place]
            spot = first + at.CARDS_AND_STEPS + 2 * place
            if state.captured >> treasure & 1:
                self.skip(spot, 2)
                continue
            x[spot] = bag.count(hand, treasure) / 4.0
            x[spot + 1] = self.evaluation.steps_to_tile(state, seat, treasure) / 8.0
        x[first + at.PAWN_HELICOPTERS] = bag.count(hand, HELICOPTER) / 2.0
        x[first + at.PAWN_SANDBAGS] = bag.count(hand, SANDBAGS) / 2.0
        x[first + at.HAND] = bag.size(hand) / 5.0
        x[first + at.USEFUL] = self.evaluation.useful[seat] / 5.0
        x[first + at.HOME] = self.evaluation.steps(seat, state.cell_of[FOOLS_LANDING]) / 8.0
        around = movement.NEAR[CELLS * state.layout + cell] & ~state.sunk
        x[first + at.FREEDOM] = bits.size(around) / 4.0
        x[first + at.DANGER] = odds.now[cell] if state.flooded >> cell & 1 else 0.0
        friends = 0
        for other in range(state.seats):
            if other != seat:
                friends += self.evaluation.steps_between(state, seat, other)
        x[first + at.FRIENDS] = friends / 8.0
        mended = 0.0
        rest = state.flooded & (self.evaluation.threats.fatal | self.evaluation.threats.pairs)
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            if self.evaluation.steps(seat, tile) <= IN_A_TURN:
                mended += odds.now[tile] + odds.soon[tile]
        x[first + at.MENDED] = mended
