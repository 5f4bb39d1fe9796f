"""Kinds of job, and the numbers that the files of this folder share."""

from typing import Final

NOTHING: Final = 0
TURN_OVER: Final = 1  # the tile at the target
PICK_UP: Final = 2  # the part at the target
DRAW_WATER: Final = 3  # from the well at the target
GO: Final = 4  # to the target
SHOVEL: Final = 5  # sand off the target, from where the pawn stands

FAR: Final = 60  # actions: out of reach
EVERYBODY: Final = 31  # the set of all seats
