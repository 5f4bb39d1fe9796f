"""The six adventurers and their canteens."""

from typing import Final

ARCHEOLOGIST: Final = 0
CLIMBER: Final = 1
EXPLORER: Final = 2
METEOROLOGIST: Final = 3
NAVIGATOR: Final = 4
CARRIER: Final = 5
ROLES: Final = ("archeologist", "climber", "explorer", "meteorologist", "navigator", "carrier")
CANTEENS: Final = [3, 3, 4, 4, 4, 5]  # by role, full at the start, FD-9

MOST_SEATS: Final = 5  # FD-1
