"""Storm cards, equipment, and the storm meter."""

from typing import Final

from forbidden_games.kernel import bag

DIRECTIONS: Final = ("north", "south", "east", "west")
SUN: Final = 12  # below it the wind: three strengths for each direction
PICKS_UP: Final = 13
STORM_CARDS: Final = (
    *(f"{direction}-{strength}" for direction in DIRECTIONS for strength in (1, 2, 3)),
    "sun",
    "picks-up",
)
# Where the tile that slides into the storm comes from: the other side of the wind.
UPWIND: Final = [5, -5, -1, 1]  # steps in reading order, by direction
STORM_DECK: Final = bag.from_cards(
    [
        *(card for card in range(SUN) for _ in range(3 - card % 3)),
        *[SUN] * 4,
        *[PICKS_UP] * 3,
    ]
)
STORM_DECK_SIZE: Final = 31

BLASTER: Final = 0
JET: Final = 1
SHIELD: Final = 2
SCOPE: Final = 3
RESERVE: Final = 4
THROTTLE: Final = 5
GEAR_CARDS: Final = ("blaster", "jet", "shield", "scope", "reserve", "throttle")
GEAR_DECK: Final = bag.from_cards(
    [*[BLASTER] * 3, *[JET] * 3, *[SHIELD] * 2, *[SCOPE] * 2, RESERVE, THROTTLE]
)

LEVELS: Final = ("novice", "normal", "elite", "legendary")  # they start at ticks 0 to 3, FD-6
METERS: Final = {  # storm cards in a turn, by tick; past the last tick the storm has won, FD-104
    2: (2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6),
    3: (2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6),
    4: (2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6),
    5: (2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6),
}
METER_ROOM: Final = 16
STORM_LEVELS: Final = [  # by players and tick
    METERS[players][tick] if players in METERS and tick < len(METERS[players]) else 0
    for players in range(6)
    for tick in range(METER_ROOM)
]

ACTIONS: Final = 4  # in a turn, FD-12
EXTRA_ACTIONS: Final = 2  # of the Time Throttle, FD-90
GUIDED_STEPS: Final = 3  # FD-81
WELL_WATER: Final = 2  # FD-39, FD-69, FD-89

# What luck decides: one stream of dice for each.
TILE_LUCK: Final = 0
FACE_LUCK: Final = 1
ROLE_LUCK: Final = 2
GEAR_LUCK: Final = 3
STORM_LUCK: Final = 4
FIRST_LUCK: Final = 5
