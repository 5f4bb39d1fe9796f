"""Survey: what is read off a position once: ways, shade, what is hidden, what the storm holds."""

from forbidden_games.bots.desert.routes import Routes
from forbidden_games.bots.desert.storm_odds import expected
from forbidden_games.games.desert.board import (
    BLOCKED,
    CELLS,
    DESERT,
    GEAR,
    MIRAGE,
    OASIS,
    PAD,
    ROW_CLUE,
    TAKEN,
    TUNNEL,
    UNKNOWN,
    WELL,
)
from forbidden_games.games.desert.cards import SUN
from forbidden_games.games.desert.movement import is_buried
from forbidden_games.games.desert.roles import CARRIER
from forbidden_games.games.desert.state import NOBODY, DesertState
from forbidden_games.games.desert.storm import is_shaded, level
from forbidden_games.kernel import bag, bits


class Survey:
    """Read off a position once, then asked many times."""

    def __init__(self) -> None:
        self.routes = Routes()
        self.free = 0  # set: tiles that are not blocked
        self.tunnels = 0  # set: excavated tunnels
        self.wells = 0  # set: excavated wells
        self.closed = 0  # set: tiles not excavated whose other side is of use or unknown
        self.closed_desert = 0  # set: plain tiles not excavated
        self.unseen = 0  # set: plain tiles nobody has seen
        self.oases = 0  # set: closed oases that may hold a well
        self.on_parts = 0  # set: cells where parts lie
        self.occupied = 0  # set: cells where pawns stand
        self.buried = 0  # set of seats
        self.shaded = 0  # set of seats
        self.unknown = 0  # plain tiles nobody has seen
        self.wanted = 0  # clues and launch pad among them
        self.pad = -1  # cell, once seen
        self.is_pad_open = False
        self.missing = 0  # parts the team does not have
        self.level = 0  # storm cards in a turn
        self.well_chance = 0.0  # that an oasis nobody has seen holds a well
        self.suns = 0.0  # expected in the next full storm step
        self.carrier = -1  # seat of the water carrier

    def look(self, state: DesertState) -> None:
        """Read everything off a position, ways of all pawns included."""
        self.look_around(state)
        for seat in range(state.seats):
            self.routes.find(state, seat)

    def look_around(self, state: DesertState) -> None:
        """Everything but the ways."""
        self.look_at_tiles(state)
        self.look_at_pawns(state)
        self.level = level(state)
        self.suns = expected(state, SUN, self.level)

    def look_at_tiles(self, state: DesertState) -> None:
        """Where there is sand, and what has been found so far."""
        self.free = 0
        self.tunnels = 0
        self.wells = 0
        self.closed = 0
        self.closed_desert = 0
        self.unseen = 0
        self.oases = 0
        self.pad = UNKNOWN
        self.is_pad_open = False
        for cell in range(CELLS):
            bit = 1 << cell
            face = state.faces[cell]
            if state.sand[cell] < BLOCKED:
                self.free |= bit
            if face == PAD:
                self.pad = cell
            if state.excavated & bit:
                if face == TUNNEL:
                    self.tunnels |= bit
                elif face == WELL:
                    self.wells |= bit
                elif face == PAD:
                    self.is_pad_open = True
            elif state.backs[cell] == OASIS:
                if face != MIRAGE:
                    self.oases |= bit
                    self.closed |= bit
            elif state.backs[cell] == DESERT:
                self.closed_desert |= bit
                if face == UNKNOWN:
                    self.unseen |= bit
                    self.closed |= bit
                elif face >= PAD:
                    self.closed |= bit
        self.free &= ~(1 << state.storm)
        self.routes.see(state, self.free, self.tunnels)
        self.unknown = bits.size(self.unseen)
        self.wanted = (
            self.unknown
            - bag.count(state.desert_faces, GEAR)
            - bag.count(state.desert_faces, TUNNEL)
        )
        hidden = bag.size(state.oasis_faces)
        self.well_chance = 0.0
        if hidden:
            self.well_chance = 1.0 * bag.count(state.oasis_faces, WELL) / hidden
        self.on_parts = 0
        self.missing = 0
        for part in range(4):
            if state.parts[part] != TAKEN:
                self.missing += 1
                if state.parts[part] >= 0:
                    self.on_parts |= 1 << state.parts[part]

    def look_at_pawns(self, state: DesertState) -> None:
        """Who is buried, who is in the shade, who carries water."""
        self.buried = 0
        self.shaded = 0
        self.occupied = 0
        self.carrier = NOBODY
        for seat in range(state.seats):
            self.occupied |= 1 << state.pawns[seat]
            if is_buried(state, seat):
                self.buried |= 1 << seat
            if is_shaded(state, seat):
                self.shaded |= 1 << seat
            if state.roles[seat] == CARRIER:
                self.carrier = seat

    def useful(self, state: DesertState, cell: int) -> bool:
        """A closed clue or launch pad, or a tile that may be one."""
        return self.closed >> cell & 1 != 0 and (
            state.faces[cell] >= ROW_CLUE
            or state.faces[cell] == PAD
            or (state.faces[cell] == UNKNOWN and self.wanted > 0 and not self.oases >> cell & 1)
        )

    def nearest_tunnel(self, seat: int, but: int) -> int:
        """The open tunnel that is closest to this pawn, this cell excepted; -1 if there is none."""
        best = -1
        price = 1000
        cells = self.tunnels & ~(1 << but)
        while cells:
            cell = bits.lowest(cells)
            cells &= cells - 1
            if self.routes.costs[CELLS * seat + cell] < price:
                price = self.routes.costs[CELLS * seat + cell]
                best = cell
        return best
