"""Kinds of event, what the numbers of each are, and how a game can end."""

from typing import Final

ROLE: Final = 1  # seat, role
WATER: Final = 2  # mark
CARD: Final = 3  # seat, card
TURN: Final = 4  # seat
MOVED: Final = 5  # seat, cell
FLEW: Final = 6  # seat, cell
SWAM: Final = 7  # seat, cell
GUIDED: Final = 8  # seat, cell
LIFTED: Final = 9  # seat, cell
SHORED: Final = 10  # cell
GAVE: Final = 11  # seat, seat, card
CAPTURED: Final = 12  # seat, treasure
SPENT: Final = 13  # seat, card
DISCARDED: Final = 14  # seat, card
ROSE: Final = 15  # mark
ON_TOP: Final = 16  # number of cards
RESHUFFLED: Final = 17  # pile, number of cards
FLOODED: Final = 18  # cell
SANK: Final = 19  # cell
ENDED: Final = 20  # outcome

TREASURE_CARDS: Final = 0  # the piles that are reshuffled
FLOOD_PILE: Final = 1

RUNNING: Final = 0
WON: Final = 1
LANDING_SANK: Final = 2
TREASURE_LOST: Final = 3
DROWNED: Final = 4
SWAMPED: Final = 5
OUTCOMES: Final = ("running", "won", "landing-sank", "treasure-lost", "drowned", "swamped")
