"""Policy: what a sensible player does next, in a few microseconds and without search."""

from typing import Final

from forbidden_games.bots.desert.foresight import bury_worst
from forbidden_games.bots.desert.free_actions import can_fly, free_play, is_held
from forbidden_games.bots.desert.job_kinds import (
    DRAW_WATER,
    GO,
    NOTHING,
    PICK_UP,
    SHOVEL,
    TURN_OVER,
)
from forbidden_games.bots.desert.jobs import Jobs
from forbidden_games.bots.desert.routes import digs_to_bare, digs_to_free
from forbidden_games.bots.desert.sharing import make_room
from forbidden_games.bots.desert.survey import Survey
from forbidden_games.bots.desert.weights import Weights
from forbidden_games.games.desert.actions import (
    BLAST,
    CALM,
    CLEAR,
    DRAW,
    END,
    EXCAVATE,
    FETCH,
    GUIDE,
    HALT,
    JUMP,
    MOVE,
    PASS,
    TAKE,
)
from forbidden_games.games.desert.board import BLOCKED, CELLS
from forbidden_games.games.desert.cards import BLASTER, GUIDED_STEPS, JET, SCOPE
from forbidden_games.games.desert.events import RUNNING
from forbidden_games.games.desert.movement import beside_or_under
from forbidden_games.games.desert.roles import CLIMBER, METEOROLOGIST, NAVIGATOR
from forbidden_games.games.desert.rulings import GUIDE_BURIED, WELL_UNDER_SAND, WELL_WITHOUT_SAND
from forbidden_games.games.desert.state import NOBODY, STORMING, DesertState
from forbidden_games.kernel import bag, packed

WORTH_A_FLIGHT: Final = 0.8


class Policy:
    """Looks at the table, then names one action; thinks for the whole team."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.survey = Survey()
        self.jobs = Jobs(weights)

    def act(self, state: DesertState, seats: int) -> int:
        """The next action of one of these seats, or 0 if they should wait."""
        if state.outcome != RUNNING:
            return 0
        is_ours = seats >> state.seat & 1
        if state.looking:
            return bury_worst(state) if is_ours else 0
        if state.phase == STORMING and not is_held(state, SCOPE, seats):
            self.survey.look_around(state)  # nobody walks now
        else:
            self.survey.look(state)
        if state.guiding != NOBODY:
            return self.guide_on(state) if is_ours else 0
        action = free_play(state, self.survey, self.weights, seats)
        if action:
            return action
        if not is_ours:
            return 0
        if state.phase == STORMING:
            return packed.action(DRAW, state.seat, 0, 0, 0)
        if not state.left:
            return packed.action(END, state.seat, 0, 0, 0)
        return self.spend(state, seats)

    def spend(self, state: DesertState, seats: int) -> int:
        """How the seat whose turn it is spends its next action."""
        seat = state.seat
        role = state.roles[seat]
        is_free = not self.survey.buried >> seat & 1
        guest = NOBODY
        if role == NAVIGATOR and is_free:
            guest = self.guest_of(state, seat)
        gain = self.jobs.score
        self.jobs.find(state, self.survey, seat)
        if guest != NOBODY and gain > self.jobs.score:
            return self.guide(state, guest, True)
        if (
            role == METEOROLOGIST
            and is_free
            and state.fewer < self.survey.level
            and self.jobs.score < self.weights.calm
        ):
            return packed.action(CALM, seat, 0, 0, 0)
        action = self.gear_for_job(state, seats)
        if action:
            return action
        action = self.step_to(state, seat, self.jobs.kind, self.jobs.target)
        shelter = self.shelter(state, self.survey, seat, action)
        if shelter:
            return shelter
        if packed.kind_of(action) == EXCAVATE and self.survey.oases >> state.pawns[seat] & 1:
            room = make_room(state, self.survey, state.pawns[seat], seats)
            if room:
                return room
        return action

    def step_to(self, state: DesertState, seat: int, kind: int, target: int) -> int:
        """The first action of a job."""
        own = state.pawns[seat]
        if kind == NOTHING:
            return packed.action(END, seat, 0, 0, 0)
        if self.survey.buried >> seat & 1:
            return packed.action(CLEAR, seat, own, 0, 0)
        if kind == SHOVEL:
            return packed.action(CLEAR, seat, target, 0, 0)
        if own != target:
            cell = self.survey.routes.first_cell(state, seat, target)
            if state.sand[cell] >= BLOCKED and state.roles[seat] != CLIMBER:
                return packed.action(CLEAR, seat, cell, 0, 0)
            return packed.action(MOVE, seat, cell, 0, 0)
        sand = state.sand[own]
        if kind == DRAW_WATER:
            if state.rulings & WELL_WITHOUT_SAND:
                if sand:
                    return packed.action(CLEAR, seat, own, 0, 0)
            elif sand >= BLOCKED and not state.rulings & WELL_UNDER_SAND:
                return packed.action(CLEAR, seat, own, 0, 0)
            return packed.action(FETCH, seat, 0, 0, 0)
        if kind == PICK_UP and state.excavated >> own & 1:
            if sand >= BLOCKED:
                return packed.action(CLEAR, seat, own, 0, 0)
            for part in range(4):
                if state.parts[part] == own:
                    return packed.action(TAKE, seat, part, 0, 0)
        if kind in (PICK_UP, TURN_OVER):
            if sand:
                return packed.action(CLEAR, seat, own, 0, 0)
            return packed.action(EXCAVATE, seat, 0, 0, 0)
        return packed.action(END, seat, 0, 0, 0)

    def gear_for_job(self, state: DesertState, seats: int) -> int:
        """A Jet Pack for a long way, a Dune Blaster for much sand, if the job deserves it."""
        seat = state.seat
        kind = self.jobs.kind
        target = self.jobs.target
        if kind in (NOTHING, SHOVEL):
            return 0
        own = state.pawns[seat]
        if (
            own != target
            and self.survey.routes.costs[CELLS * seat + target] >= self.weights.jet
            and state.sand[target] < BLOCKED
            and self.jobs.worth > WORTH_A_FLIGHT
        ):
            action = self.fly(state, seat, target, seats)
            if action:
                return action
        cell = own
        if own != target and not self.survey.buried >> seat & 1:
            cell = self.survey.routes.first_cell(state, seat, target)
            if state.roles[seat] == CLIMBER and cell != target:
                return 0
        digs = digs_to_free(state.roles[seat], state.sand[cell])
        if cell == target and kind == TURN_OVER:
            digs = digs_to_bare(state.roles[seat], state.sand[cell])
        if digs < self.weights.blast:
            return 0
        for holder in range(state.seats):
            if (
                seats >> holder & 1
                and bag.count(state.gear[holder], BLASTER)
                and beside_or_under(state, holder) >> cell & 1
            ):
                return packed.action(BLAST, holder, cell, 0, 0)
        return 0

    def fly(self, state: DesertState, seat: int, target: int, seats: int) -> int:
        """A Jet Pack to the target, handed over first if a friend here has it. [FD-83, FD-87]"""
        own = state.pawns[seat]
        if can_fly(state, self.survey, seat, seats):
            passenger = 0
            is_meeting = target == self.survey.pad or self.survey.oases >> target & 1
            if is_meeting:
                for other in range(state.seats):
                    if other != seat and state.pawns[other] == own:
                        passenger = other + 1
            return packed.action(JUMP, seat, target, passenger, 0)
        for other in range(state.seats):
            if (
                other != seat
                and state.pawns[other] == own
                and can_fly(state, self.survey, other, seats)
            ):
                return packed.action(PASS, other, seat, JET, 0)
        return 0

    def shelter(self, state: DesertState, survey: Survey, seat: int, action: int) -> int:
        """Into the shade of a tunnel, if the last actions of the turn are best used so. [FD-96]"""
        if not survey.tunnels or survey.suns == 0.0:
            return 0
        own = state.pawns[seat]
        is_home = survey.tunnels >> own & 1
        if survey.shaded >> seat & 1 and not is_home:
            return 0
        if state.water[seat] and not survey.missing and survey.is_pad_open:
            return 0  # nothing is safer than to take off
        tunnel = own if is_home else survey.nearest_tunnel(seat, own)
        price = survey.routes.costs[CELLS * seat + tunnel]
        if price > state.left:
            return 0
        if packed.kind_of(action) == MOVE:
            cell = packed.first(action)
            if cell == tunnel:
                return 0
            survey.routes.find_from(state, seat, cell, 0)  # nobody moves to where it is buried
            later = survey.routes.costs[CELLS * seat + survey.nearest_tunnel(seat, state.storm)]
            survey.routes.find(state, seat)
        else:
            later = price
        if later <= state.left - 1:
            return 0
        value = self.weights.shelter * survey.suns * state.seats
        if state.water[seat] < 3:
            value *= 1.0 + self.weights.parched * (3 - state.water[seat])
        actions = 1.0
        if price > 1:
            actions += 0.7 * (price - 1)
        if state.water[seat] and value <= self.jobs.score * actions:
            return 0
        if is_home:
            return self.stay(state, seat, action)
        return self.step_to(state, seat, GO, tunnel)

    def stay(self, state: DesertState, seat: int, action: int) -> int:
        """Something useful to do without leaving the tunnel."""
        if packed.kind_of(action) != MOVE:
            return action
        if state.roles[seat] == METEOROLOGIST and state.fewer < self.survey.level:
            return packed.action(CALM, seat, 0, 0, 0)
        self.jobs.score = 0.0
        self.jobs.kind = NOTHING
        self.jobs.find_sand(state, self.survey, seat)
        return self.step_to(state, seat, self.jobs.kind, self.jobs.target)

    def guest_of(self, state: DesertState, seat: int) -> int:
        """The pawn that gains most by being guided; `jobs.score` says how much. [FD-81]"""
        best = NOBODY
        most = 0.0
        for other in range(state.seats):
            if other == seat:
                continue
            gain = self.gain_of(state, self.survey, other, True)
            if gain > most:
                most = gain
                best = other
        self.jobs.score = most
        return best

    def gain_of(self, state: DesertState, survey: Survey, other: int, is_first: bool) -> float:
        """What guiding this pawn is worth; `jobs` holds where to."""
        if survey.buried >> other & 1 and not state.rulings & GUIDE_BURIED:
            self.jobs.kind = NOTHING
            return 0.0
        left = state.left - 1 if is_first else state.left
        steps = GUIDED_STEPS if is_first else state.steps
        self.jobs.find(state, survey, other)
        walk = 0
        if self.jobs.kind not in (NOTHING, SHOVEL):
            walk = survey.routes.walk_length(state, other, self.jobs.target)
        gain = self.weights.guide * min(walk, steps) * self.jobs.score
        if left == 0 and survey.tunnels and survey.suns > 0.0:
            own = state.pawns[other]
            if survey.tunnels >> own & 1:
                self.jobs.kind = NOTHING
                return 0.0
            if not survey.shaded >> other & 1:
                tunnel = survey.nearest_tunnel(other, own)
                price = survey.routes.costs[CELLS * other + tunnel]
                if price <= steps and survey.routes.walk_length(state, other, tunnel) == price:
                    ahead = (other - state.seat + state.seats) % state.seats
                    value = self.weights.ferry * survey.suns * ahead
                    if state.water[other] < 3:
                        value *= 1.0 + self.weights.parched * (3 - state.water[other])
                    if value > gain:
                        self.jobs.kind = GO
                        self.jobs.target = tunnel
                        return value
        if not walk:
            self.jobs.kind = NOTHING
        return gain

    def guide(self, state: DesertState, other: int, is_first: bool) -> int:
        """One step of the guided pawn, or the end of guiding it. [FD-81d]"""
        self.gain_of(state, self.survey, other, is_first)
        target = self.jobs.target
        if self.jobs.kind != NOTHING and target != state.pawns[other]:
            cell = self.survey.routes.first_cell(state, other, target)
            if state.sand[cell] < BLOCKED or state.roles[other] == CLIMBER:
                return packed.action(GUIDE, state.seat, other, cell, 0)
        return packed.action(HALT, state.seat, 0, 0, 0)

    def guide_on(self, state: DesertState) -> int:
        """The next step of a pawn that is being guided."""
        return self.guide(state, state.guiding, False)
