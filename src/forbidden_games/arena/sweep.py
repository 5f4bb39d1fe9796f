"""A sweep: the same series at every table that some settings allow."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from forbidden_games.kernel.config import RANDOM
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.info import GameInfo

ALL: Final = "all"  # the value of a setting that is swept
EACH: Final = "each"  # of the roles: each one in turn, in a team of random others

Cell = dict[str, str]  # the swept settings of one table, in words


def swept(info: GameInfo, settings: Mapping[str, object]) -> dict[str, Sequence[str]]:
    """The settings that are swept, with their values; raises BadConfig."""
    found: dict[str, Sequence[str]] = {}
    if settings.get("layout") == ALL:
        if not info.layouts:
            raise BadConfig(f"{info.name} has no layouts to play all of")
        found["layout"] = info.layout_names
    if settings.get("level") == ALL:
        found["level"] = info.levels
    if settings.get("roles") == [EACH]:
        found["role"] = info.roles
    return found


def tables(
    info: GameInfo, settings: Mapping[str, object]
) -> Iterator[tuple[Cell, dict[str, object]]]:
    """Every combination of what is swept, with the settings of its table; raises BadConfig."""
    values = swept(info, settings)
    for words in product(*values.values()):
        cell = dict(zip(values, words, strict=True))
        table: dict[str, Any] = {**settings, **cell}
        if "role" in cell:
            players = settings.get("players")
            others = (players if isinstance(players, int) else info.seats[0]) - 1
            table["roles"] = [table.pop("role"), *[RANDOM] * others]
        yield cell, table
