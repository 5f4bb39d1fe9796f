"""Treasure cards, how many there are of each, and the water meter."""

from typing import Final

from forbidden_games.kernel import bag

EARTH: Final = 0
WIND: Final = 1
FIRE: Final = 2
OCEAN: Final = 3
HELICOPTER: Final = 4
SANDBAGS: Final = 5
RISE: Final = 6
CARDS: Final = ("earth", "wind", "fire", "ocean", "helicopter", "sandbags", "rise")

TREASURES: Final = 4  # the first four kinds are the treasures' own cards
ALL_TREASURES: Final = 0b1111  # as a set
CARDS_FOR_A_TREASURE: Final = 4  # FI-35
HAND_LIMIT: Final = 5  # FI-74
ACTIONS: Final = 3  # in a turn, FI-14
DRAWS: Final = 2  # in a turn, FI-81

ALL_CARDS: Final = bag.from_cards(
    [*[EARTH, WIND, FIRE, OCEAN] * 5, *[HELICOPTER] * 3, *[SANDBAGS] * 2]
)
ALL_RISES: Final = bag.from_cards([RISE] * 3)
WHOLE_DECK: Final = ALL_CARDS + ALL_RISES

LEVELS: Final = ("novice", "normal", "elite", "legendary")  # they start at marks 1 to 4, FI-11
SKULL: Final = 10  # the mark at which the island is swamped, FI-133
FLOOD_CARDS: Final = [0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0]  # turned over in a turn, by mark, FI-93

# What luck decides: one stream of dice for each.
TILE_LUCK: Final = 0
FLOOD_LUCK: Final = 1
ROLE_LUCK: Final = 2
TREASURE_LUCK: Final = 3
FIRST_LUCK: Final = 4
