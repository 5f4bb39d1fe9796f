"""Features: a position as the network sees it, in numbers around 0 to 1."""

from typing import Final

from forbidden_games.bots.desert import feature_places as at
from forbidden_games.bots.desert import pawn_features, prices, storm_odds
from forbidden_games.bots.desert.prices import price_of_part, steps_of_nearest, steps_to_nearest
from forbidden_games.bots.desert.storm_odds import expected
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.games.desert import roles
from forbidden_games.games.desert.board import (
    BLOCKED,
    CELLS,
    COLUMN_CLUE,
    GEAR,
    ROW_CLUE,
    TAKEN,
    TUNNEL,
    UNKNOWN,
    WELL,
)
from forbidden_games.games.desert.cards import METERS, PICKS_UP, SUN, WELL_WATER
from forbidden_games.games.desert.state import ACTING, DesertState
from forbidden_games.kernel import bag, bits

CANTEENS: Final = roles.CANTEENS
SKULLS: Final = [len(METERS[players]) if players in METERS else 0 for players in range(6)]
ONE_TURN: Final = 4  # actions
TWO_TURNS: Final = 8
SIDE: Final = 5  # cells
HEAP: Final = 3  # markers on one tile


class Features:
    """What the network is shown: the table, the storm, and every pawn by itself."""

    def __init__(self) -> None:
        self.survey = Survey()
        self.numbers: list[float] = [0.0] * 256
        self.cards = 0  # of the storm before the next turn
        self.suns = 0.0  # expected among them
        self.dooms: list[float] = [0.0] * 5  # by seat: see `foresee_suns`
        self.useful = 0  # set: closed tiles that are, or may be, a clue or the launch pad

    def describe(self, state: DesertState) -> None:
        """Write the numbers that the network sees of this position, each of them once."""
        self.survey.look(state)
        self.describe_table(state, self.survey)
        self.describe_storm(state, self.survey)
        self.describe_tiles(state, self.survey)
        self.describe_water(state, self.survey)
        self.describe_wells(state, self.survey)
        self.describe_parts(state, self.survey)
        self.describe_pad(state, self.survey)
        self.describe_prospects(state, self.survey)
        self.describe_meetings(state, self.survey)
        storm_odds.foresee_suns(state, self.cards, self.survey.level, self.dooms)
        for ahead in range(at.SEATS):
            if ahead < state.seats:
                suns = self.suns_until(state, self.survey, ahead)
                doom = self.dooms[(state.seat + ahead) % state.seats]
                pawn_features.describe_pawn(self.numbers, state, self.survey, ahead)
                pawn_features.describe_closely(
                    self.numbers, state, self.survey, ahead, suns, self.useful, doom
                )
            else:
                self.skip(at.PAWNS + at.A_PAWN * ahead, at.A_PAWN)
                self.skip(at.CLOSE_PAWNS + at.CLOSELY * ahead, at.CLOSELY)

    def skip(self, first: int, count: int) -> None:
        """Numbers about something that is not there."""
        for place in range(first, first + count):
            self.numbers[place] = 0.0

    def describe_table(self, state: DesertState, survey: Survey) -> None:
        """How many play, which roles and which equipment they have, whose turn it is."""
        x = self.numbers
        for players in range(at.FEWEST, at.SEATS + 1):
            x[at.PLAYERS + players - at.FEWEST] = state.seats == players
        team = 0
        gear = 0
        for seat in range(state.seats):
            team |= 1 << state.roles[seat]
            gear += state.gear[seat]
        for role in range(at.ROLES):
            x[at.TEAM + role] = team >> role & 1
            x[at.ACTIVE_ROLE + role] = state.roles[state.seat] == role
        for piece in range(at.PIECES):
            x[at.GEAR + piece] = bag.count(gear, piece) / 2.0
        left = state.left if state.phase == ACTING else 0
        x[at.LEFT] = left / 6.0
        x[at.NO_ACTION] = left == 0
        x[at.FEWER] = state.fewer / 4.0
        x[at.ALL_BURIED] = bits.size(survey.buried) / 3.0

    def describe_storm(self, state: DesertState, survey: Survey) -> None:
        """The meter, the sand left, and what the storm cards hold."""
        x = self.numbers
        x[at.LEVEL] = survey.level / 6.0
        x[at.METER] = (SKULLS[state.seats] - state.meter) / 15.0
        x[at.SUPPLY] = state.supply / 40.0
        x[at.LOW_SUPPLY] = max(0, 10 - state.supply) / 10.0
        x[at.LAST_SUPPLY] = max(0, 5 - state.supply) / 5.0
        pile = state.tops + bag.size(state.storm_pile) + state.bottoms
        x[at.PILE] = pile / 31.0
        x[at.PILE_SUNS] = expected(state, SUN, pile) / 4.0
        x[at.PILE_PICKS_UP] = expected(state, PICKS_UP, pile) / 3.0
        self.cards = state.left
        if state.phase == ACTING:
            self.cards = survey.level - state.fewer
        self.suns = expected(state, SUN, self.cards)
        x[at.CARDS] = self.cards / 6.0
        x[at.SUNS] = self.suns / 2.0
        x[at.SUNS_IN_TWO] = expected(state, SUN, self.cards + survey.level) / 2.0
        x[at.PICKS_UP] = expected(state, PICKS_UP, self.cards)
        x[at.TOPS] = state.tops / 6.0

    def describe_tiles(self, state: DesertState, survey: Survey) -> None:
        """What has to be found yet, how much sand is on it, how far away it is."""
        x = self.numbers
        x[at.PAD_OPEN] = survey.is_pad_open
        x[at.PAD_SEEN] = survey.pad != UNKNOWN
        x[at.UNKNOWN] = survey.unknown / 20.0
        x[at.WANTED] = survey.wanted / 9.0
        x[at.WANTED_SHARE] = 1.0 * survey.wanted / survey.unknown if survey.unknown else 0.0
        x[at.TUNNELS] = bits.size(survey.tunnels) / 3.0
        x[at.FREE_TUNNELS] = bits.size(survey.tunnels & survey.free) / 3.0
        self.useful = 0
        seen = 0
        tiles = 0
        sand = 0
        blocked = 0
        away = 0
        cells = survey.closed & ~survey.oases
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            if not survey.useful(state, cell):
                continue
            self.useful |= 1 << cell
            tiles += 1
            seen += state.faces[cell] != UNKNOWN
            sand += state.sand[cell]
            blocked += state.sand[cell] >= BLOCKED
            away += steps_of_nearest(state, survey, cell)
        x[at.SEEN] = seen / 4.0
        x[at.USEFUL_SAND] = sand / 20.0
        x[at.USEFUL_BLOCKED] = blocked / 10.0
        x[at.BLOCKED] = (24 - bits.size(survey.free)) / 24.0
        x[at.USEFUL_AWAY] = 1.0 * away / tiles / 6.0 if tiles else 0.0
        depth = 1.6
        if tiles:
            depth += 1.0 * sand / tiles
        work = 3.5 * survey.missing
        work += depth * survey.wanted * (survey.unknown + 1) / (survey.wanted + 1)
        x[at.WORK] = work / 70.0
        x[at.WORK_IN_TIME] = work / (16.0 * (2.0 + state.supply / 3.5))

    def describe_water(self, state: DesertState, survey: Survey) -> None:
        """Canteens, and the thirsty in the sun."""
        x = self.numbers
        poor = [0] * 3
        total = 0
        most = 0
        for seat in range(state.seats):
            total += state.water[seat]
            most += CANTEENS[state.roles[seat]]
            if not survey.shaded >> seat & 1 and state.water[seat] < 3:
                poor[state.water[seat]] += 1
        x[at.ALL_WATER] = 1.0 * total / most
        for amount in range(at.AMOUNTS - 1):
            x[at.POOR + amount] = poor[amount] / 2.0
        x[at.DRY_IN_SUN] = poor[0] * self.suns
        x[at.SOMEBODY_DRY] = poor[0] > 0
        for amount in range(at.AMOUNTS):
            few = 0
            for seat in range(state.seats):
                few += state.water[seat] <= amount
            x[at.AT_MOST + amount] = 1.0 * few / state.seats
        x[at.ALL_SHADED] = 1.0 * bits.size(survey.shaded) / state.seats

    def describe_wells(self, state: DesertState, survey: Survey) -> None:
        """Wells that are hidden, and what the Water Carrier has of open ones."""
        x = self.numbers
        hidden = bag.count(state.oasis_faces, WELL)
        away = 0
        sand = 0
        cells = survey.oases
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            hidden += state.faces[cell] == WELL
            sand += state.sand[cell]
        for seat in range(state.seats):
            away += steps_to_nearest(survey, seat, survey.oases)
        x[at.HIDDEN_WELLS] = hidden / 2.0
        x[at.OASES] = bits.size(survey.oases) / 3.0
        x[at.OASIS_SAND] = sand / 6.0
        x[at.OASIS_AWAY] = away / (8.0 * state.seats) if hidden else 1.0
        carrier = survey.carrier
        water = 0
        away = 0
        if carrier >= 0:
            water = state.water[carrier]
            away = steps_to_nearest(survey, carrier, survey.wells)
        x[at.CARRIER_HAS_WELL] = carrier >= 0 and survey.wells != 0
        x[at.CARRIER_WATER] = water / 5.0
        x[at.CARRIER_AWAY] = away / 8.0

    def describe_parts(self, state: DesertState, survey: Survey) -> None:
        """Which parts the team has, and what the next ones cost."""
        x = self.numbers
        found = 0
        cells = state.excavated
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            found |= 1 << state.faces[cell]
        lying = 0
        half = 0
        sand = 0
        costs = [0] * 4
        for part in range(at.PARTS):
            cell = state.parts[part]
            x[at.PARTS_BLOCKED + part] = cell >= 0 and not survey.free >> cell & 1
            if cell == TAKEN:
                continue
            if cell < 0:
                half += (found >> (ROW_CLUE + part) & 1) + (found >> (COLUMN_CLUE + part) & 1)
                continue
            cost = price_of_part(state, survey, cell)
            sand += state.sand[cell]
            place = lying
            while place > 0 and costs[place - 1] > cost:
                costs[place] = costs[place - 1]
                place -= 1
            costs[place] = cost
            lying += 1
        x[at.TAKEN] = (4 - survey.missing) / 4.0
        x[at.LYING] = lying / 4.0
        x[at.HALF] = half / 4.0
        x[at.HIDDEN] = (survey.missing - lying - half) / 4.0
        for place in range(at.CHEAPEST):
            x[at.PRICES + place] = costs[place] / 10.0
        x[at.LAST_PRICE] = costs[0] / 10.0 if survey.missing == 1 and lying else 0.0
        x[at.PARTS_SAND] = sand / 6.0

    def describe_pad(self, state: DesertState, survey: Survey) -> None:
        """How far everybody is from the launch pad, and what lies on it."""
        x = self.numbers
        is_last = not survey.missing and survey.is_pad_open
        total = 0
        most = 0
        heap = 0
        if survey.pad != UNKNOWN:
            heap = state.sand[survey.pad]
            for seat in range(state.seats):
                steps = min(survey.routes.costs[CELLS * seat + survey.pad], prices.CLOSE)
                total += steps
                most = max(most, steps)
        x[at.PAD_STEPS] = total / 30.0
        x[at.PAD_FARTHEST] = most / 10.0
        x[at.PAD_SAND] = heap / 4.0
        x[at.LAST] = is_last
        x[at.LAST_STEPS] = total / 30.0 if is_last else 0.0
        x[at.LAST_FARTHEST] = most / 10.0 if is_last else 0.0
        x[at.LAST_BLOCKED] = is_last and heap >= BLOCKED

    def describe_prospects(self, state: DesertState, survey: Survey) -> None:
        """Suns of the next rounds, where the storm stands, what is hidden, heaps of sand."""
        x = self.numbers
        x[at.SUNS_OF_ROUND] = self.suns_until(state, survey, state.seats - 1) / 3.0
        x[at.SUNS_OF_TWO_ROUNDS] = self.suns_until(state, survey, 2 * state.seats - 1) / 6.0
        row = state.storm // SIDE - SIDE // 2
        column = state.storm % SIDE - SIDE // 2
        x[at.STORM_ROW] = (row if row > 0 else -row) / 2.0
        x[at.STORM_COLUMN] = (column if column > 0 else -column) / 2.0
        x[at.HIDDEN_TUNNELS] = bag.count(state.desert_faces, TUNNEL) / 3.0
        x[at.HIDDEN_GEAR] = bag.count(state.desert_faces, GEAR) / 8.0
        heaps = 0
        for cell in range(CELLS):
            heaps += state.sand[cell] >= HEAP
        x[at.HEAPS] = heaps / 8.0

    def suns_until(self, state: DesertState, survey: Survey, turns: int) -> float:
        """Suns that are expected before the end of this many turns after this one."""
        return expected(state, SUN, self.cards + survey.level * turns)

    def describe_meetings(self, state: DesertState, survey: Survey) -> None:
        """How many could meet at an oasis, and how much it could give them. [FD-39]"""
        x = self.numbers
        soon = 0
        later = 0
        most = 0
        cells = survey.oases
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            near = 0
            far = 0
            gain = 0
            for seat in range(state.seats):
                steps = survey.routes.costs[CELLS * seat + cell]
                near += steps <= ONE_TURN
                if steps <= TWO_TURNS:
                    far += 1
                    gain += min(WELL_WATER, CANTEENS[state.roles[seat]] - state.water[seat])
            soon = max(soon, near)
            later = max(later, far)
            most = max(most, gain)
        x[at.MEETING_SOON] = 1.0 * soon / state.seats
        x[at.MEETING_LATER] = 1.0 * later / state.seats
        x[at.MEETING_WATER] = 1.0 * most / (2 * state.seats)
