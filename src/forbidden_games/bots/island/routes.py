"""Routes: how far every pawn is from everything, each in its own way of moving.

Steps are found when somebody asks, row by row, and kept as long as the land is the same.
"""

from typing import Final

from forbidden_games.games.island import movement
from forbidden_games.games.island.layouts import CELLS
from forbidden_games.games.island.movement import tiles
from forbidden_games.games.island.roles import DIVER, EXPLORER, PILOT
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits, mixing

NEAR: Final = movement.NEAR
FAR: Final = 8  # steps to where no way leads
ALL_CELLS: Final = (1 << CELLS) - 1
# Rows by way of moving: one for each start, of the diver's dives those asked for lately.
WALKS: Final = 0
STRIDES: Final = 24  # the explorer's
FLIGHTS: Final = 48  # the pilot's
DIVES: Final = 72
KEPT_DIVES: Final = 256


class Routes:
    """Steps to every cell over the land that is left."""

    def __init__(self) -> None:
        self.layout = -1
        self.sunk = 0
        self.lands = 0  # how many lands were seen so far: a name for the present one
        self.cuts = 0  # cells that hold land together around them
        self.steps: list[int] = [0] * 7872  # 24 in each of 328 rows
        self.rows: list[int] = [0] * 4  # where the steps of each seat begin
        self.known: list[int] = [0] * 328  # the land for which a row was found
        self.starts: list[int] = [0] * 256  # of the dives kept
        self.wet: list[int] = [0] * 256
        for start in range(CELLS):
            for cell in range(CELLS):
                self.steps[CELLS * (FLIGHTS + start) + cell] = cell != start

    def see(self, state: IslandState) -> None:
        """Notice what has sunk."""
        if state.sunk == self.sunk and state.layout == self.layout:
            return
        self.sunk = state.sunk
        self.layout = state.layout
        self.lands += 1
        self.find_cuts()

    def find(self, state: IslandState) -> None:
        """The rows of all pawns, where they stand and as the water is now."""
        for seat in range(state.seats):
            self.rows[seat] = CELLS * self.row(state, state.roles[seat], state.pawns[seat])

    def row(self, state: IslandState, role: int, start: int) -> int:
        """The row of one pawn, found again if need be."""
        if role == DIVER:
            return self.dive(state, start)
        if role == PILOT:
            return FLIGHTS + start
        if role == EXPLORER:
            if self.known[STRIDES + start] != self.lands:
                self.spread(STRIDES, start, movement.AROUND)
            return STRIDES + start
        if self.known[WALKS + start] != self.lands:
            self.spread(WALKS, start, NEAR)
        return WALKS + start

    def spread(self, manner: int, start: int, near: list[int]) -> None:
        """Distances from one cell, which may have sunk itself."""
        first = CELLS * self.layout
        row = CELLS * (manner + start)
        self.known[manner + start] = self.lands
        for cell in range(CELLS):
            self.steps[row + cell] = FAR
        self.steps[row + start] = 0
        rest = ALL_CELLS & ~self.sunk & ~(1 << start)
        edge = 1 << start
        steps = 0
        while edge:
            steps += 1
            reached = 0
            while edge:
                reached |= near[first + bits.lowest(edge)]
                edge &= edge - 1
            reached &= rest
            rest &= ~reached
            edge = reached
            while reached and steps < FAR:
                self.steps[row + bits.lowest(reached)] = steps
                reached &= reached - 1

    def dive(self, state: IslandState, start: int) -> int:
        """The diver's row, which depends on what is wet as well."""
        place = mixing.mix(state.flooded, start) & (KEPT_DIVES - 1)
        if (
            self.known[DIVES + place] != self.lands
            or self.starts[place] != start
            or self.wet[place] != state.flooded
        ):
            self.known[DIVES + place] = self.lands
            self.starts[place] = start
            self.wet[place] = state.flooded
            self.spread_dives(state, start, CELLS * (DIVES + place))
        return DIVES + place

    def spread_dives(self, state: IslandState, start: int, row: int) -> None:
        """The diver's steps: on through everything wet for one."""
        first = CELLS * state.layout
        for cell in range(CELLS):
            self.steps[row + cell] = FAR
        self.steps[row + start] = 0
        edge = 1 << start
        rest = tiles(state) & ~edge
        dry = rest & ~state.flooded
        wet = ALL_CELLS & ~dry & ~edge
        steps = 0
        while edge and steps < FAR - 1:
            steps += 1
            reached = 0
            while edge:
                near = NEAR[first + bits.lowest(edge)]
                edge &= edge - 1
                reached |= near
                edge |= near & wet  # swims on without a stop
                wet &= ~near
            reached &= rest
            rest &= ~reached
            edge = reached & dry  # wet ones have been swum through
            while reached:
                self.steps[row + bits.lowest(reached)] = steps
                reached &= reached - 1

    def find_cuts(self) -> None:
        """The cells of the land whose neighbours fall apart without them."""
        first = CELLS * self.layout
        land = ALL_CELLS & ~self.sunk
        self.cuts = 0
        rest = land
        while rest:
            cell = bits.lowest(rest)
            rest &= rest - 1
            if self.is_cut(NEAR[first + cell] & land, land & ~(1 << cell)):
                self.cuts |= 1 << cell

    def is_cut(self, neighbours: int, land: int) -> bool:
        """Whether the neighbours of a cell fall apart without it, as far as one step around it."""
        first = CELLS * self.layout
        if not neighbours & (neighbours - 1):
            return False
        group = neighbours & -neighbours
        touched = NEAR[first + bits.lowest(group)] & land
        grown = True
        while grown:
            grown = False
            rest = neighbours & ~group
            while rest:
                cell = bits.lowest(rest)
                rest &= rest - 1
                if NEAR[first + cell] & land & touched:
                    group |= 1 << cell
                    touched |= NEAR[first + cell] & land
                    grown = True
        return group != neighbours
