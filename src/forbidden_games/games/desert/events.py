"""Kinds of event, what the numbers of each are, and how a game can end."""

from typing import Final

ROLE: Final = 1  # seat, role
TURN: Final = 2  # seat
MOVED: Final = 3  # seat, cell
CARRIED: Final = 4  # seat, cell
GUIDED: Final = 5  # seat, cell
FLEW: Final = 6  # seat, cell
CLEARED: Final = 7  # cell, markers
EXCAVATED: Final = 8  # cell, face
SAW: Final = 9  # cell, face
GEARED: Final = 10  # seat, piece of equipment
PLACED: Final = 11  # part, cell
TOOK: Final = 12  # seat, part
DRANK: Final = 13  # seat, water now
CALMED: Final = 14  # seat
LOOKED: Final = 15  # seat, cards
SEEN: Final = 16  # storm card
SENT: Final = 17  # storm card
USED: Final = 18  # seat, piece of equipment
PASSED: Final = 19  # seat, seat, piece of equipment
WATERED: Final = 20  # seat, seat, amount
STORM: Final = 21  # storm card
SLID: Final = 22  # from cell, to cell
SAND: Final = 23  # cell, markers now
PARCHED: Final = 24  # seat, water now
METER: Final = 25  # tick
RESHUFFLED: Final = 26  # number of cards
ENDED: Final = 27  # outcome

RUNNING: Final = 0
WON: Final = 1
THIRST: Final = 2
BURIED: Final = 3
SWEPT: Final = 4
OUTCOMES: Final = ("running", "won", "thirst", "buried", "swept")
