"""Value: what the network sees of a position, as numbers around 0 to 1."""

from typing import Final

from forbidden.bots.desert.kinds import FAR
from forbidden.bots.desert.routes import digs_to_bare, digs_to_free
from forbidden.bots.desert.survey import Survey, expected
from forbidden.bots.network import Network
from forbidden.games.desert import roles
from forbidden.games.desert.board import (
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
from forbidden.games.desert.cards import (
    BLASTER,
    JET,
    METERS,
    PICKS_UP,
    RESERVE,
    SHIELD,
    SUN,
    WELL_WATER,
)
from forbidden.games.desert.events import RUNNING, WON
from forbidden.games.desert.roles import CLIMBER
from forbidden.games.desert.state import ACTING, DesertState
from forbidden.kernel import bag, bits

CANTEENS: Final = roles.CANTEENS
SKULLS: Final = [len(METERS[players]) if players in METERS else 0 for players in range(6)]
ROLES: Final = 6
PIECES: Final = 6
SEATS: Final = 5
CLOSE: Final = 12  # actions: further away makes no difference
FAR_AWAY: Final = 10  # the same with what is to be done there
ONE_TURN: Final = 4  # actions
TWO_TURNS: Final = 8
SIDE: Final = 5  # cells
HEAP: Final = 3  # markers on one tile
SUNS: Final = 9  # no more than so many are told apart
OF_A_PAWN: Final = 24  # inputs of each pawn looked at closely


class Value:
    """Reads a position and asks the network about it."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.survey = Survey()
        self.inputs: list[float] = [0.0] * 256
        self.size = 0
        self.cards = 0  # of the storm before the next turn
        self.suns = 0.0  # expected among them
        self.dooms: list[float] = [0.0] * 5  # by seat: see `foresee_suns`
        self.useful = 0  # set: closed tiles that are, or may be, a clue or the launch pad

    def chance(self, state: DesertState) -> float:
        """How likely the team wins from here."""
        if state.outcome != RUNNING:
            return 1.0 if state.outcome == WON else 0.0
        self.read(state)
        return self.network.chance(self.inputs)

    def read(self, state: DesertState) -> None:
        """Fill the inputs."""
        self.size = 0
        self.survey.look(state)
        self.read_table(state, self.survey)
        self.read_storm(state, self.survey)
        self.read_tiles(state, self.survey)
        self.read_water(state, self.survey)
        self.read_parts(state, self.survey)
        self.read_pawns(state, self.survey)
        self.read_prospects(state, self.survey)
        self.read_ways(state, self.survey)

    def put(self, number: float) -> None:
        """One more input."""
        self.inputs[self.size] = number
        self.size += 1

    def put_flag(self, is_so: bool) -> None:
        """One more input: yes or no."""
        self.put(1.0 if is_so else 0.0)

    def read_table(self, state: DesertState, survey: Survey) -> None:
        """How many play, which roles and which equipment they have, whose turn it is."""
        for players in range(2, SEATS + 1):
            self.put_flag(state.seats == players)
        team = 0
        gear = 0
        for seat in range(state.seats):
            team |= 1 << state.roles[seat]
            gear += state.gear[seat]
        for role in range(ROLES):
            self.put_flag(team >> role & 1 != 0)
        for role in range(ROLES):
            self.put_flag(state.roles[state.seat] == role)
        for piece in range(PIECES):
            self.put(bag.count(gear, piece) / 2.0)
        is_acting = state.phase == ACTING
        self.put(state.left / 6.0 if is_acting else 0.0)
        self.put_flag(not is_acting or not state.left)
        self.put(state.fewer / 4.0)
        self.put(bits.size(survey.buried) / 3.0)

    def read_storm(self, state: DesertState, survey: Survey) -> None:
        """The meter, the sand left, and what the storm cards hold."""
        self.put(survey.level / 6.0)
        self.put((SKULLS[state.seats] - state.meter) / 15.0)
        self.put(state.supply / 40.0)
        self.put(max(0, 10 - state.supply) / 10.0)
        self.put(max(0, 5 - state.supply) / 5.0)
        pile = state.tops + bag.size(state.storm_pile) + state.bottoms
        self.put(pile / 31.0)
        self.put(expected(state, SUN, pile) / 4.0)
        self.put(expected(state, PICKS_UP, pile) / 3.0)
        self.cards = state.left
        if state.phase == ACTING:
            self.cards = survey.level - state.fewer
        self.suns = expected(state, SUN, self.cards)
        self.put(self.cards / 6.0)
        self.put(self.suns / 2.0)
        self.put(expected(state, SUN, self.cards + survey.level) / 2.0)
        self.put(expected(state, PICKS_UP, self.cards))
        self.put(state.tops / 6.0)

    def read_tiles(self, state: DesertState, survey: Survey) -> None:
        """What has to be found yet, how much sand is on it, how far away it is."""
        self.put_flag(survey.is_pad_open)
        self.put_flag(survey.pad != UNKNOWN)
        self.put(survey.unknown / 20.0)
        self.put(survey.wanted / 9.0)
        self.put(1.0 * survey.wanted / survey.unknown if survey.unknown else 0.0)
        self.put(bits.size(survey.tunnels) / 3.0)
        self.put(bits.size(survey.tunnels & survey.free) / 3.0)
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
            away += self.nearest(state, survey, cell)
        self.put(seen / 4.0)
        self.put(sand / 20.0)
        self.put(blocked / 10.0)
        self.put((24 - bits.size(survey.free)) / 24.0)
        self.put(1.0 * away / tiles / 6.0 if tiles else 0.0)
        depth = 1.6
        if tiles:
            depth += 1.0 * sand / tiles
        work = 3.5 * survey.missing
        work += depth * survey.wanted * (survey.unknown + 1) / (survey.wanted + 1)
        self.put(work / 70.0)
        self.put(work / (16.0 * (2.0 + state.supply / 3.5)))

    def nearest(self, state: DesertState, survey: Survey, cell: int) -> int:
        """How far the closest pawn is away."""
        best = CLOSE
        for seat in range(state.seats):
            if survey.routes.costs[CELLS * seat + cell] < best:
                best = survey.routes.costs[CELLS * seat + cell]
        return best

    def read_water(self, state: DesertState, survey: Survey) -> None:
        """Canteens, the thirsty in the sun, wells."""
        poor = [0] * 3
        total = 0
        most = 0
        for seat in range(state.seats):
            total += state.water[seat]
            most += CANTEENS[state.roles[seat]]
            if not survey.shaded >> seat & 1 and state.water[seat] < 3:
                poor[state.water[seat]] += 1
        self.put(1.0 * total / most)
        self.put(poor[0] / 2.0)
        self.put(poor[1] / 2.0)
        self.put(poor[2] / 2.0)
        self.put(poor[0] * self.suns)
        self.put_flag(poor[0] > 0)
        for amount in range(4):
            few = 0
            for seat in range(state.seats):
                few += state.water[seat] <= amount
            self.put(1.0 * few / state.seats)
        self.put(1.0 * bits.size(survey.shaded) / state.seats)
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
            away += self.walk(survey, seat, survey.oases)
        self.put(hidden / 2.0)
        self.put(bits.size(survey.oases) / 3.0)
        self.put(sand / 6.0)
        self.put(away / (8.0 * state.seats) if hidden else 1.0)
        carrier = survey.carrier
        self.put_flag(carrier >= 0 and survey.wells != 0)
        self.put(state.water[carrier] / 5.0 if carrier >= 0 else 0.0)
        self.put(self.walk(survey, carrier, survey.wells) / 8.0 if carrier >= 0 else 0.0)

    def walk(self, survey: Survey, seat: int, cells: int) -> int:
        """How far the closest of these cells is for a pawn."""
        best = CLOSE
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            if survey.routes.costs[CELLS * seat + cell] < best:
                best = survey.routes.costs[CELLS * seat + cell]
        return best

    def read_parts(self, state: DesertState, survey: Survey) -> None:
        """Which parts the team has, what the next ones cost, how far the launch pad is."""
        found = 0
        cells = state.excavated
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            found |= 1 << state.faces[cell]
        lying = 0
        half = 0
        sand = 0
        prices = [0] * 4
        for part in range(4):
            cell = state.parts[part]
            if cell == TAKEN:
                continue
            if cell < 0:
                half += (found >> (ROW_CLUE + part) & 1) + (found >> (COLUMN_CLUE + part) & 1)
                continue
            price = self.price_of_part(state, survey, cell)
            sand += state.sand[cell]
            place = lying
            while place > 0 and prices[place - 1] > price:
                prices[place] = prices[place - 1]
                place -= 1
            prices[place] = price
            lying += 1
        self.put((4 - survey.missing) / 4.0)
        self.put(lying / 4.0)
        self.put(half / 4.0)
        self.put((survey.missing - lying - half) / 4.0)
        self.put(prices[0] / 10.0)
        self.put(prices[1] / 10.0)
        self.put(prices[2] / 10.0)
        self.put(prices[0] / 10.0 if survey.missing == 1 and lying else 0.0)
        self.put(sand / 6.0)
        is_last = not survey.missing and survey.is_pad_open
        total = 0
        most = 0
        heap = 0
        if survey.pad != UNKNOWN:
            heap = state.sand[survey.pad]
            for seat in range(state.seats):
                price = min(survey.routes.costs[CELLS * seat + survey.pad], CLOSE)
                total += price
                if price > most:
                    most = price
        self.put(total / 30.0)
        self.put(most / 10.0)
        self.put(heap / 4.0)
        self.put_flag(is_last)
        self.put(total / 30.0 if is_last else 0.0)
        self.put(most / 10.0 if is_last else 0.0)
        self.put_flag(is_last and heap >= BLOCKED)

    def price_of_part(self, state: DesertState, survey: Survey, cell: int) -> int:
        """Actions until the pawn best placed for it has the part there."""
        best = FAR_AWAY
        for seat in range(state.seats):
            price = self.price(state, survey, seat, cell)
            if price < best:
                best = price
        return best

    def price(self, state: DesertState, survey: Survey, seat: int, cell: int) -> int:
        """Actions until this pawn has turned over that tile, and has the part that lies there."""
        price = survey.routes.costs[CELLS * seat + cell]
        if price >= FAR:
            return FAR_AWAY
        role = state.roles[seat]
        left = state.sand[cell]
        if state.pawns[seat] != cell and role != CLIMBER and left >= BLOCKED:
            left = 1
        if survey.on_parts >> cell & 1:
            price += 1
        if state.excavated >> cell & 1:
            price += digs_to_free(role, left)
        else:
            price += digs_to_bare(role, left) + 1
        return price

    def cheapest(self, state: DesertState, survey: Survey, seat: int, cells: int) -> int:
        """The least of the prices of these tiles."""
        best = FAR_AWAY
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            price = self.price(state, survey, seat, cell)
            if price < best:
                best = price
        return best

    def read_pawns(self, state: DesertState, survey: Survey) -> None:
        """Each pawn in the order of the turns to come: water, shade, ways."""
        for ahead in range(SEATS):
            if ahead >= state.seats:
                for _ in range(5):
                    self.put(0.0)
                continue
            seat = (state.seat + ahead) % state.seats
            self.put(1.0)
            self.put(state.water[seat] / 5.0)
            self.put_flag(survey.shaded >> seat & 1 != 0)
            self.put(self.walk(survey, seat, survey.tunnels) / 8.0)
            self.put(self.walk(survey, seat, survey.on_parts) / 8.0)

    def read_prospects(self, state: DesertState, survey: Survey) -> None:
        """Suns of the next rounds, where the storm stands, what is hidden, heaps of sand."""
        self.put(self.suns_until(state, survey, state.seats - 1) / 3.0)
        self.put(self.suns_until(state, survey, 2 * state.seats - 1) / 6.0)
        row = state.storm // SIDE - SIDE // 2
        column = state.storm % SIDE - SIDE // 2
        self.put((row if row > 0 else -row) / 2.0)
        self.put((column if column > 0 else -column) / 2.0)
        self.put(bag.count(state.desert_faces, TUNNEL) / 3.0)
        self.put(bag.count(state.desert_faces, GEAR) / 8.0)
        self.read_meetings(state, survey)
        heaps = 0
        for cell in range(CELLS):
            heaps += state.sand[cell] >= HEAP
        self.put(heaps / 8.0)
        for part in range(4):
            self.put_flag(state.parts[part] >= 0 and not survey.free >> state.parts[part] & 1)

    def suns_until(self, state: DesertState, survey: Survey, turns: int) -> float:
        """Expected before the end of so many turns after this one."""
        return expected(state, SUN, self.cards + survey.level * turns)

    def read_meetings(self, state: DesertState, survey: Survey) -> None:
        """How many could meet at an oasis, and how much it could give them. [FD-39]"""
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
                price = survey.routes.costs[CELLS * seat + cell]
                near += price <= ONE_TURN
                if price <= TWO_TURNS:
                    far += 1
                    gain += min(WELL_WATER, CANTEENS[state.roles[seat]] - state.water[seat])
            if near > soon:
                soon = near
            if far > later:
                later = far
            if gain > most:
                most = gain
        self.put(1.0 * soon / state.seats)
        self.put(1.0 * later / state.seats)
        self.put(1.0 * most / (2 * state.seats))

    def read_ways(self, state: DesertState, survey: Survey) -> None:
        """Each pawn closely: role, thirst to come, what is near."""
        self.foresee_suns(state, survey)
        for ahead in range(SEATS):
            if ahead >= state.seats:
                for _ in range(OF_A_PAWN):
                    self.put(0.0)
                continue
            seat = (state.seat + ahead) % state.seats
            role = state.roles[seat]
            for other in range(ROLES):
                self.put_flag(role == other)
            suns = self.suns_until(state, survey, ahead)
            self.put((CANTEENS[role] - state.water[seat]) / 5.0)
            self.put((state.water[seat] - suns) / 5.0)
            self.put_flag(state.water[seat] < suns and not survey.shaded >> seat & 1)
            self.put_flag(survey.buried >> seat & 1 != 0)
            self.put(self.walk(survey, seat, survey.oases) / 8.0)
            self.put(self.walk(survey, seat, self.useful) / 8.0)
            self.put(self.walk(survey, seat, 1 << survey.pad) / 8.0 if survey.pad >= 0 else 1.5)
            self.read_company(state, survey, seat)
            self.put(self.walk(survey, seat, survey.wells) / 8.0)
            self.put(self.cheapest(state, survey, seat, self.useful) / 10.0)
            self.put(self.cheapest(state, survey, seat, survey.on_parts) / 10.0)
            self.put(state.sand[state.pawns[seat]] / 4.0)
            self.put(bag.count(state.gear[seat], BLASTER) / 2.0)
            self.put(bag.count(state.gear[seat], JET) / 2.0)
            self.put(bag.count(state.gear[seat], SHIELD) / 2.0)
            self.put(bag.count(state.gear[seat], RESERVE) / 2.0)
            self.put(self.dooms[seat])

    def foresee_suns(self, state: DesertState, survey: Survey) -> None:
        """For each pawn the chance of more suns than it has water before its next turn."""
        chances = [0.0] * 9
        chances[0] = 1.0
        pile = bag.size(state.storm_pile)
        rest = bag.size(state.storm_discard)
        later = 1.0 * bag.count(state.storm_discard, SUN) / rest if rest else 0.0
        known = 0
        card = 0
        for turns in range(state.seats):
            while card < self.cards + survey.level * turns:
                hidden = state.tops + pile - card
                if card < state.tops:
                    known += state.top[card] == SUN
                for suns in range(min(card, SUNS - 1), -1, -1):
                    if card < state.tops:
                        chance = 1.0 if state.top[card] == SUN else 0.0
                    elif hidden > 0:
                        left = bag.count(state.storm_pile, SUN) - suns + known
                        chance = 1.0 * max(left, 0) / hidden
                    else:
                        chance = later
                    if suns < SUNS - 1:
                        chances[suns + 1] += chances[suns] * chance
                        chances[suns] *= 1.0 - chance
                card += 1
            seat = (state.seat + turns + 1) % state.seats
            self.dooms[seat] = 0.0
            for suns in range(state.water[seat] + 1, SUNS):
                self.dooms[seat] += chances[suns]

    def read_company(self, state: DesertState, survey: Survey, seat: int) -> None:
        """How far the closest friend is who has water to spare, and how many are here."""
        best = CLOSE
        here = 0
        for other in range(state.seats):
            if other == seat:
                continue
            here += state.pawns[other] == state.pawns[seat]
            price = survey.routes.costs[CELLS * seat + state.pawns[other]]
            if state.water[other] >= state.water[seat] + 2 and price < best:
                best = price
        self.put(best / 8.0)
        self.put(here / 2.0)
