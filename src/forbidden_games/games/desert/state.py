"""DesertState: what lies on the table, as far as the table knows it."""

from typing import Any, Final

from forbidden_games.kernel.state import Key, fill, key_of

ACTING: Final = 0
STORMING: Final = 1
PHASES: Final = ("acting", "storming")
NOBODY: Final = -1  # a seat or a role not yet dealt, a pawn not guided
NO_SHIELD: Final = -1


class DesertState:
    """Plain data of fixed size; `sets` are bits by cell, `bags` are nibbles by card or face.

    What anybody has looked at is known to all, and discards are open. [FD-80, FD-101]
    """

    def __init__(self) -> None:
        self.seats = 2
        self.rulings = 0  # bits of rulings.py
        self.roles: list[int] = [-1] * 5  # by seat

        # Tiles by cell; they move with the wind. The storm's own cell has none.
        self.backs: list[int] = [-1] * 25
        self.faces: list[int] = [-1] * 25  # as far as known
        self.sand: list[int] = [0] * 25  # markers
        self.excavated = 0  # set of cells
        self.storm = 12  # cell
        self.desert_faces = 0  # bag: what lies under the desert tiles nobody has seen
        self.oasis_faces = 0  # bag: the same for the oases
        self.supply = 0  # sand markers left
        self.parts: list[int] = [-1] * 4  # cell, or UNPLACED or TAKEN

        self.pawns: list[int] = [0] * 5  # cell by seat
        self.water: list[int] = [0] * 5  # by seat
        self.gear: list[int] = [0] * 5  # bag by seat
        self.shields: list[int] = [-1] * 5  # by seat: NO_SHIELD, or the cell where one stays
        self.gear_pile = 0  # bag

        self.meter = 0  # tick
        self.top: list[int] = [0] * 32  # known storm cards, the next one first
        self.tops = 0  # how many
        self.storm_pile = 0  # bag
        self.bottom: list[int] = [0] * 32  # known storm cards below the bag, the lowest last
        self.bottoms = 0  # how many
        self.revealed = 0  # bag: storm cards of this step [FD-98]
        self.storm_discard = 0  # bag

        self.seat = 0  # whose turn it is
        self.phase = 0
        self.left = 0  # actions or storm cards left
        self.fewer = 0  # storm cards saved in this turn [FD-74]
        self.looking = 0  # storm cards being looked at [FD-76]
        self.guiding = -1  # the seat being guided [FD-81]
        self.steps = 0  # left for it
        self.outcome = 0

    def take(self, other: "DesertState") -> None:
        """Become equal to another state."""
        self.seats = other.seats
        self.rulings = other.rulings
        self.roles[:] = other.roles
        self.backs[:] = other.backs
        self.faces[:] = other.faces
        self.sand[:] = other.sand
        self.excavated = other.excavated
        self.storm = other.storm
        self.desert_faces = other.desert_faces
        self.oasis_faces = other.oasis_faces
        self.supply = other.supply
        self.parts[:] = other.parts
        self.pawns[:] = other.pawns
        self.water[:] = other.water
        self.gear[:] = other.gear
        self.shields[:] = other.shields
        self.gear_pile = other.gear_pile
        self.meter = other.meter
        self.top[:] = other.top
        self.tops = other.tops
        self.storm_pile = other.storm_pile
        self.bottom[:] = other.bottom
        self.bottoms = other.bottoms
        self.revealed = other.revealed
        self.storm_discard = other.storm_discard
        self.seat = other.seat
        self.phase = other.phase
        self.left = other.left
        self.fewer = other.fewer
        self.looking = other.looking
        self.guiding = other.guiding
        self.steps = other.steps
        self.outcome = other.outcome

    def copy(self) -> "DesertState":
        """Another state, equal to this one."""
        twin = DesertState()
        twin.take(self)
        return twin

    def key(self) -> Key:
        """Equal keys are equal positions."""
        return key_of(self, FIELDS)

    def __reduce__(self) -> tuple[Any, ...]:
        return from_key, (self.key(),)


FIELDS: Final = (
    "seats",
    "rulings",
    "roles",
    "backs",
    "faces",
    "sand",
    "excavated",
    "storm",
    "desert_faces",
    "oasis_faces",
    "supply",
    "parts",
    "pawns",
    "water",
    "gear",
    "shields",
    "gear_pile",
    "meter",
    "top",
    "tops",
    "storm_pile",
    "bottom",
    "bottoms",
    "revealed",
    "storm_discard",
    "seat",
    "phase",
    "left",
    "fewer",
    "looking",
    "guiding",
    "steps",
    "outcome",
)


def from_key(key: Key) -> DesertState:
    """The state with this key."""
    state = DesertState()
    fill(state, FIELDS, key)
    return state
