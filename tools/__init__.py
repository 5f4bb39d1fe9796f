"""Writers of kept files that the program makes, and reports about the repository."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
