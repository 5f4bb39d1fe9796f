"""Routes: how many actions away each cell is for a pawn, and the first cell on the way."""

from typing import Final

from forbidden_games.bots.desert.job_kinds import FAR
from forbidden_games.games.desert import movement
from forbidden_games.games.desert.board import BLOCKED, CELLS
from forbidden_games.games.desert.movement import is_buried
from forbidden_games.games.desert.roles import ARCHEOLOGIST, CLIMBER, EXPLORER
from forbidden_games.games.desert.rulings import CLIMBER_KEEPS_OUT
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bits

NEAR: Final = movement.NEAR
AROUND: Final = movement.AROUND


def digs_to_free(role: int, sand: int) -> int:
    """Actions until at most one marker is left. [FD-18, FD-26, FD-65]"""
    if sand < BLOCKED:
        return 0
    if role == ARCHEOLOGIST:
        return sand // 2
    return sand - 1


def digs_to_bare(role: int, sand: int) -> int:
    """Actions until no marker is left. [FD-26, FD-35, FD-65]"""
    if role == ARCHEOLOGIST:
        return (sand + 1) // 2
    return sand


def digs_out(state: DesertState, seat: int) -> int:
    """Actions until a buried pawn can move. [FD-31]"""
    if is_buried(state, seat):
        return digs_to_free(state.roles[seat], state.sand[state.pawns[seat]])
    return 0


class Routes:
    """The price of standing on each cell, for every pawn.

    Most positions that are looked at one after the other differ by a pawn or two: what is known of
    the others is kept.
    """

    def __init__(self) -> None:
        self.costs: list[int] = [0] * 125  # by seat and cell
        self.free = 0  # set: tiles that are not blocked
        self.tunnels = 0  # set: excavated tunnels
        self.heaps: list[int] = [0] * 25  # by cell: sand that is in the way
        self.storm = -1
        self.rulings = -1
        self.board = 0  # how many boards have been seen, one after the other
        self.boards: list[int] = [0] * 5  # by seat: on which of them its ways were found
        self.starts: list[int] = [0] * 5  # from which cell
        self.walkers: list[int] = [0] * 5  # for which role
        self.delays: list[int] = [0] * 5  # digging out, needless with a Climber there

    def see(self, state: DesertState, free: int, tunnels: int) -> None:
        """Look at the board, which may be another one than before."""
        is_other = (
            free != self.free
            or tunnels != self.tunnels
            or state.storm != self.storm
            or state.rulings != self.rulings
        )
        self.free = free
        self.tunnels = tunnels
        self.storm = state.storm
        self.rulings = state.rulings
        for cell in range(CELLS):
            heap = state.sand[cell] if state.sand[cell] >= BLOCKED else 0
            if heap != self.heaps[cell]:
                self.heaps[cell] = heap
                is_other = True
        self.board += is_other

    def cost(self, seat: int, cell: int) -> int:
        """Actions until this pawn stands there."""
        return self.costs[CELLS * seat + cell]

    def ends(self, state: DesertState, seat: int) -> int:
        """Tunnels that this pawn can come out of. [FD-22, FD-60]"""
        if state.roles[seat] == CLIMBER and not state.rulings & CLIMBER_KEEPS_OUT:
            return self.tunnels
        return self.tunnels & self.free

    def find(self, state: DesertState, seat: int) -> None:
        """Find the ways of one pawn on the board that was seen, unless they are known."""
        self.find_from(state, seat, state.pawns[seat], digs_out(state, seat))

    def find_from(self, state: DesertState, seat: int, start: int, price: int) -> None:
        """Find the ways of a pawn as if it stood on this cell and had first to dig itself out.

        Digging out and clearing what blocks the way are part of the price.
        [FD-17, FD-22, FD-55, FD-60, FD-61]
        """
        role = state.roles[seat]
        if (
            self.boards[seat] == self.board
            and self.starts[seat] == start
            and self.walkers[seat] == role
            and self.delays[seat] == price
        ):
            return
        self.boards[seat] = self.board
        self.starts[seat] = start
        self.walkers[seat] = role
        self.delays[seat] = price
        levels = [0] * 64  # cells by price
        base = CELLS * seat
        ends = self.ends(state, seat)
        for cell in range(CELLS):
            self.costs[base + cell] = FAR
        highest = price
        levels[price] = 1 << start
        done = 1 << state.storm
        while price <= highest:
            cells = levels[price] & ~done
            done |= cells
            while cells:
                cell = bits.lowest(cells)
                cells &= cells - 1
                self.costs[base + cell] = price
                reach = AROUND[cell] if role == EXPLORER else NEAR[cell]
                if self.tunnels >> cell & 1:
                    reach |= ends
                reach &= ~done
                easy = reach if role == CLIMBER else reach & self.free
                if easy:
                    levels[price + 1] |= easy
                    if highest < price + 1:
                        highest = price + 1
                reach &= ~easy
                while reach:
                    other = bits.lowest(reach)
                    reach &= reach - 1
                    total = price + 1 + digs_to_free(role, state.sand[other])
                    if total < FAR:
                        levels[total] |= 1 << other
                        if highest < total:
                            highest = total
            price += 1
        self.costs[base + start] = 0

    def cell_before(self, state: DesertState, seat: int, cell: int) -> int:
        """The cell from which a cheapest way enters this one."""
        role = state.roles[seat]
        own = state.pawns[seat]
        base = CELLS * seat
        price = self.costs[base + cell] - 1
        if role != CLIMBER:
            price -= digs_to_free(role, state.sand[cell])
        reach = AROUND[cell] if role == EXPLORER else NEAR[cell]
        if self.ends(state, seat) >> cell & 1:
            reach |= self.tunnels & ~(1 << cell)
        if reach >> own & 1 and price == digs_out(state, seat):
            return own
        reach &= ~(1 << own | 1 << state.storm)
        while reach:
            other = bits.lowest(reach)
            reach &= reach - 1
            if self.costs[base + other] == price:
                return other
        return own

    def first_cell(self, state: DesertState, seat: int, target: int) -> int:
        """The cell to enter next on a cheapest way to a target in reach."""
        cell = target
        while True:
            before = self.cell_before(state, seat, cell)
            if before == state.pawns[seat]:
                return cell
            cell = before

    def walk_length(self, state: DesertState, seat: int, target: int) -> int:
        """Steps on the cheapest way to a target before the first one that needs digging."""
        cell = target
        own = state.pawns[seat]
        role = state.roles[seat]
        steps = 0
        if self.costs[CELLS * seat + target] >= FAR:
            return 0
        while cell != own:
            steps += 1
            if role != CLIMBER and state.sand[cell] >= BLOCKED:
                steps = 0
            cell = self.cell_before(state, seat, cell)
        return steps
