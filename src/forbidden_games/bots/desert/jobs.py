"""Jobs: what a pawn could go for, and which of it is worth most for each action spent."""

from typing import Final

from forbidden_games.bots.desert.job_kinds import (
    DRAW_WATER,
    FAR,
    GO,
    NOTHING,
    PICK_UP,
    SHOVEL,
    TURN_OVER,
)
from forbidden_games.bots.desert.routes import digs_to_bare, digs_to_free
from forbidden_games.bots.desert.storm_odds import chance_of_sun
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.bots.desert.weights import Weights
from forbidden_games.games.desert import movement, roles
from forbidden_games.games.desert.board import (
    BLOCKED,
    CELLS,
    CRASH,
    GEAR,
    MIRAGE,
    OASIS,
    TUNNEL,
    UNKNOWN,
)
from forbidden_games.games.desert.movement import beside_or_under
from forbidden_games.games.desert.roles import ARCHEOLOGIST, CARRIER, CLIMBER
from forbidden_games.games.desert.rulings import WELL_WITHOUT_SAND
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bits

CANTEENS: Final = roles.CANTEENS
NEAR: Final = movement.NEAR


class Jobs:
    """Finds the best job of one pawn: `kind`, `target`, `score`."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.kind = NOTHING
        self.target = 0
        self.score = 0.0
        self.worth = 0.0  # of the job, however far away it is

    def find(self, state: DesertState, survey: Survey, seat: int) -> None:
        """Look for the best job of this pawn."""
        self.kind = NOTHING
        self.target = state.pawns[seat]
        self.score = 0.0
        self.worth = 0.0
        if not survey.missing and survey.is_pad_open:
            self.find_take_off(state, survey, seat)
        else:
            self.find_tiles(state, survey, seat)
        self.find_water(state, survey, seat)
        if not survey.buried >> seat & 1:
            self.find_sand(state, survey, seat)

    def offer(self, kind: int, target: int, worth: float, cost: float) -> None:
        """Take this job if it is the best so far."""
        score = worth / (cost + self.weights.haste)
        if score > self.score:
            self.score = score
            self.kind = kind
            self.target = target
            self.worth = worth

    def find_take_off(self, state: DesertState, survey: Survey, seat: int) -> None:
        """All parts are there: to the launch pad. [FD-106]"""
        price = survey.routes.costs[CELLS * seat + survey.pad]
        if price < FAR and state.pawns[seat] != survey.pad:
            self.offer(GO, survey.pad, 4.0 * self.weights.part, price + 1.0)

    def find_tiles(self, state: DesertState, survey: Survey, seat: int) -> None:
        """Tiles to turn over and parts to pick up."""
        role = state.roles[seat]
        base = CELLS * seat
        for cell in range(CELLS):
            price = survey.routes.costs[base + cell]
            if price >= FAR:
                continue
            is_open = state.excavated >> cell & 1
            has_part = survey.on_parts >> cell & 1
            if is_open and not has_part:
                continue
            sand = state.sand[cell]
            left = sand
            if cell != state.pawns[seat] and role != CLIMBER and sand >= BLOCKED:
                left = sand % 2 if role == ARCHEOLOGIST else 1
            if has_part:
                if is_open:
                    cost = price + digs_to_free(role, left) + 1
                else:
                    cost = price + digs_to_bare(role, left) + 2
                worth = self.weights.part * self.share(state, survey, seat, cell)
                self.offer(PICK_UP, cell, worth, cost)
                continue
            cost = price + digs_to_bare(role, left) + 1
            if survey.oases >> cell & 1:
                worth = self.water_of(state, survey, seat, cell)
            else:
                worth = self.worth_of(state, survey, cell)
                if worth > 0.0:
                    worth *= self.share(state, survey, seat, cell)
                    closed = bits.size(NEAR[cell] & survey.closed_desert)
                    worth *= 1.0 + self.weights.lonely * (4 - closed)
            self.offer(TURN_OVER, cell, worth, cost)
        if survey.is_pad_open and state.pawns[seat] != survey.pad:
            self.offer(
                GO, survey.pad, self.weights.pad, survey.routes.costs[base + survey.pad] + 1.0
            )

    def worth_of(self, state: DesertState, survey: Survey, cell: int) -> float:
        """What turning over a dry tile brings."""
        face = state.faces[cell]
        if face == UNKNOWN:
            if not survey.wanted:
                return self.weights.leftover
            share = 1.0 * survey.wanted / survey.unknown
            return self.weights.unknown * (1.6 * share + self.weights.gear * (1.0 - share))
        if face == GEAR:
            return self.weights.gear
        if face == TUNNEL:
            return self.weights.tunnel
        if face == MIRAGE:
            return 0.0
        return self.weights.clue

    def water_of(self, state: DesertState, survey: Survey, seat: int, cell: int) -> float:
        """What opening this oasis brings to those who are there by then. [FD-39]"""
        chance = survey.well_chance
        if state.faces[cell] != UNKNOWN:
            chance = 1.0
        total = 0.0
        for other in range(state.seats):
            if other == seat or state.pawns[other] == cell:
                water = state.water[other]
                room = CANTEENS[state.roles[other]] - water
                gain = 1.0 * min(2, room)
                if water < 2:
                    gain *= 1.0 + self.weights.thirst * (2 - water)
                total += gain
            elif (
                state.water[other] + 2 <= CANTEENS[state.roles[other]]
                and survey.routes.costs[CELLS * other + cell] <= 4
                and not survey.buried >> other & 1
            ):
                total *= self.weights.patience
        total *= self.weights.well
        if survey.carrier >= 0 and not survey.wells:
            total += self.weights.first_well
        return chance * total

    def share(self, state: DesertState, survey: Survey, seat: int, cell: int) -> float:
        """Less if somebody else is nearer who can walk."""
        price = survey.routes.costs[CELLS * seat + cell]
        for other in range(state.seats):
            if (
                other != seat
                and not survey.buried >> other & 1
                and survey.routes.costs[CELLS * other + cell] < price
            ):
                return self.weights.nearer
        return 1.0

    def find_water(self, state: DesertState, survey: Survey, seat: int) -> None:
        """Water for those who have little: drawing it, bringing it, going for it."""
        base = CELLS * seat
        own = state.water[seat]
        risk = chance_of_sun(state) * survey.level * state.seats / 1.8
        if risk > 1.0:
            risk = 1.0
        if state.roles[seat] == CARRIER:
            if own <= self.weights.fetch_to and own < CANTEENS[CARRIER]:
                self.find_well(state, survey, seat)
            if own >= 2:
                for other in range(state.seats):
                    cell = state.pawns[other]
                    price = survey.routes.costs[base + cell]
                    if other != seat and state.water[other] <= 1 and 1 < price < FAR:
                        worth = self.weights.give * (2 - state.water[other]) * risk
                        self.offer(GO, cell, worth, price - 1.0)
        if own <= 1:
            for other in range(state.seats):
                cell = state.pawns[other]
                price = survey.routes.costs[base + cell]
                if other != seat and state.water[other] >= own + 2 and 0 < price < FAR:
                    self.offer(GO, cell, self.weights.seek * (2 - own) * risk, price)

    def find_well(self, state: DesertState, survey: Survey, seat: int) -> None:
        """The water carrier draws for everybody. [FD-69, FD-71]"""
        lack = 0
        for other in range(state.seats):
            if state.water[other] < 3:
                lack += 3 - state.water[other]
        cells = survey.wells
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            price = survey.routes.costs[CELLS * seat + cell]
            if price < FAR:
                cost = price + 1.0
                if cell == state.pawns[seat]:
                    cost += digs_to_free(CARRIER, state.sand[cell])
                if state.rulings & WELL_WITHOUT_SAND and state.sand[cell]:
                    cost += 1.0
                self.offer(DRAW_WATER, cell, self.weights.fetch * lack, cost)

    def find_sand(self, state: DesertState, survey: Survey, seat: int) -> None:
        """Clearing for its own sake: the supply runs low, or the tile matters. [FD-103]"""
        cells = beside_or_under(state, seat)
        alarm = 0.0
        if state.supply < self.weights.supply:
            alarm = self.weights.sand * (self.weights.supply - state.supply) / self.weights.supply
        if state.supply < survey.level * self.weights.critical:
            alarm += 1.5
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            sand = state.sand[cell]
            if not sand:
                continue
            taken = 1.0
            if state.roles[seat] == ARCHEOLOGIST and sand > 1:
                taken = 2.0
            need = self.need_of(state, survey, cell)
            if alarm > 0.0 or need > 0.0:
                score = taken * (alarm + 0.5 * self.weights.dune * need)
                self.offer(SHOVEL, cell, score, 1.0 - self.weights.haste)

    def need_of(self, state: DesertState, survey: Survey, cell: int) -> float:
        """How much the sand on this tile hurts."""
        need = 0.0
        sand = state.sand[cell]
        if survey.on_parts >> cell & 1:
            need += 1.0
        if cell == survey.pad:
            need += 0.5
            if not survey.missing:
                need += 0.5
        if survey.useful(state, cell) or (
            not state.excavated >> cell & 1
            and state.backs[cell] == OASIS
            and survey.oases >> cell & 1
        ):
            need += 0.6
        elif not state.excavated >> cell & 1 and state.backs[cell] == CRASH:
            need += 0.2
        if sand >= BLOCKED:
            need += 0.3
            for other in range(state.seats):
                if survey.buried >> other & 1 and state.pawns[other] == cell:
                    need += 1.0
        if cell == survey.pad and sand < BLOCKED and not survey.missing:
            need *= 0.5
        return need
