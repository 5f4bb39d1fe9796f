"""IslandState: what lies on the table, as far as the table knows it."""

from typing import Any, Final

from forbidden_games.kernel.state import Key, fill, key_of

LAYERS: Final = 10  # places for them: one layer at first, one more for each rise but the last

ACTING: Final = 0
DRAWING: Final = 1
FLOODING: Final = 2
PHASES: Final = ("acting", "drawing", "flooding")
NOBODY: Final = -1  # a seat or a role not yet dealt


class IslandState:
    """Plain data of fixed size; `sets` are bits by cell, `bags` are nibbles by card.

    Hands and discards are open and the team may talk, so nothing here is a secret. [FI-13, FI-19]
    """

    def __init__(self) -> None:
        # Dealt once.
        self.layout = 0  # which of LAYOUTS
        self.seats = 2
        self.rulings = 0  # bits of rulings.py
        self.tile_at: list[int] = [0] * 24  # by cell
        self.cell_of: list[int] = [0] * 24  # by tile
        self.roles: list[int] = [NOBODY] * 4  # by seat

        self.flooded = 0  # set of cells
        self.sunk = 0  # set of cells
        self.pawns: list[int] = [0] * 4  # cell by seat
        self.hands: list[int] = [0] * 4  # bag by seat
        self.captured = 0  # set of treasures
        self.water = 0  # mark on the meter

        self.treasure_pile = 0  # bag
        self.treasure_discard = 0  # bag
        self.flood_pile: list[int] = [0] * 10  # sets of cells, the top layer last
        self.layers = 0  # how many of them there are
        self.flood_discard = 0  # set of cells

        self.seat = 0  # whose turn it is
        self.phase = ACTING
        self.left = 0  # actions, draws or flood cards left in this phase
        self.flown = False  # the pilot flies once a turn [FI-56]
        self.outcome = 0

    def take(self, other: "IslandState") -> None:
        """Become equal to another state."""
        self.layout = other.layout
        self.seats = other.seats
        self.rulings = other.rulings
        self.tile_at[:] = other.tile_at
        self.cell_of[:] = other.cell_of
        self.roles[:] = other.roles
        self.flooded = other.flooded
        self.sunk = other.sunk
        self.pawns[:] = other.pawns
        self.hands[:] = other.hands
        self.captured = other.captured
        self.water = other.water
        self.treasure_pile = other.treasure_pile
        self.treasure_discard = other.treasure_discard
        self.flood_pile[:] = other.flood_pile
        self.layers = other.layers
        self.flood_discard = other.flood_discard
        self.seat = other.seat
        self.phase = other.phase
        self.left = other.left
        self.flown = other.flown
        self.outcome = other.outcome

    def copy(self) -> "IslandState":
        """Another state, equal to this one."""
        twin = IslandState()
        twin.take(self)
        return twin

    def key(self) -> Key:
        """Equal keys are equal positions."""
        return key_of(self, FIELDS)

    def __reduce__(self) -> tuple[Any, ...]:
        return from_key, (self.key(),)


FIELDS: Final = (
    "layout",
    "seats",
    "rulings",
    "tile_at",
    "cell_of",
    "roles",
    "flooded",
    "sunk",
    "pawns",
    "hands",
    "captured",
    "water",
    "treasure_pile",
    "treasure_discard",
    "flood_pile",
    "layers",
    "flood_discard",
    "seat",
    "phase",
    "left",
    "flown",
    "outcome",
)


def from_key(key: Key) -> IslandState:
    """The state with this key."""
    state = IslandState()
    fill(state, FIELDS, key)
    return state
