"""The 24 tiles: where the treasures are, and where pawns start."""

from typing import Final

TILES: Final = (
    "breakers-bridge",
    "bronze-gate",
    "cave-of-embers",
    "cave-of-shadows",
    "cliffs-of-abandon",
    "copper-gate",
    "coral-palace",
    "crimson-forest",
    "dunes-of-deception",
    "fools-landing",
    "gold-gate",
    "howling-garden",
    "iron-gate",
    "lost-lagoon",
    "misty-marsh",
    "observatory",
    "phantom-rock",
    "silver-gate",
    "temple-of-the-moon",
    "temple-of-the-sun",
    "tidal-palace",
    "twilight-hollow",
    "watchtower",
    "whispering-garden",
)

FOOLS_LANDING: Final = TILES.index("fools-landing")

# By treasure in the order of the cards: earth, wind, fire, ocean.
FIRST_TILE_OF: Final = [
    TILES.index(name)
    for name in ("temple-of-the-moon", "howling-garden", "cave-of-embers", "coral-palace")
]
SECOND_TILE_OF: Final = [
    TILES.index(name)
    for name in ("temple-of-the-sun", "whispering-garden", "cave-of-shadows", "tidal-palace")
]
NO_TREASURE: Final = -1
TREASURE_ON: Final = [
    FIRST_TILE_OF.index(tile)
    if tile in FIRST_TILE_OF
    else SECOND_TILE_OF.index(tile)
    if tile in SECOND_TILE_OF
    else NO_TREASURE
    for tile in range(len(TILES))
]

# By role: diver, engineer, explorer, messenger, navigator, pilot. [FI-7]
START_TILE_OF: Final = [
    TILES.index(name)
    for name in (
        "iron-gate",
        "bronze-gate",
        "copper-gate",
        "silver-gate",
        "gold-gate",
        "fools-landing",
    )
]
