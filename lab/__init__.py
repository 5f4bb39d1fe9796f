"""The laboratory: makes the weights, networks and win rates that are shipped; is not shipped.

Run from a checkout, as `python -m lab.strength`; the verbs of the Makefile do so.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
