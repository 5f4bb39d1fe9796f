"""The six adventurers."""

from typing import Final

DIVER: Final = 0
ENGINEER: Final = 1
EXPLORER: Final = 2
MESSENGER: Final = 3
NAVIGATOR: Final = 4
PILOT: Final = 5
ROLES: Final = ("diver", "engineer", "explorer", "messenger", "navigator", "pilot")

MOST_SEATS: Final = 4  # FI-1
