"""Which form of the engine runs: extension modules, or the plain files they were compiled from."""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final

PURE: Final = os.environ.get("FORBIDDEN_PURE") == "1"
_DICE: Final = os.path.join(os.path.dirname(__file__), "kernel", "dice")
COMPILED: Final = not PURE and any(os.path.exists(_DICE + end) for end in EXTENSION_SUFFIXES)


class PlainFinder:
    """Finds the .py files of this package and passes over extension modules beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("forbidden_games."):
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ()]
        specs = [finder.find_spec(name) for finder in finders]
        return next((spec for spec in specs if spec and spec.loader), None)


def choose_form() -> None:
    """Takes the plain files if FORBIDDEN_PURE=1 asks for them; warns if there is nothing else."""
    if PURE:
        sys.meta_path.insert(0, PlainFinder)
    elif not COMPILED:
        warnings.warn(
            "forbidden runs as plain Python, many times slower than compiled: install a C compiler "
            "and forbidden again, or set FORBIDDEN_PURE=1 if this is meant",
            RuntimeWarning,
            stacklevel=3,
        )
