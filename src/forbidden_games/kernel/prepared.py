"""Prepared tables: positions with luck of their own, to learn a game or to try a role in."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True)
class Prepared:
    """A position as it is typed in by hand, the seed of what follows, and perhaps something to do.

    The goal is what has to happen, as events in words; the solution is one way to get there.
    """

    name: str
    position: Mapping[str, object]
    seed: int
    goal: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles by seat."""
        seats = self.position["seats"]
        assert isinstance(seats, list)
        return tuple(str(seat["role"]) for seat in seats)


def read_prepared(package: str | None) -> tuple[Prepared, ...]:
    """The tables in the file prepared.json of a game's folder."""
    assert package is not None
    tables = json.loads(files(package).joinpath("prepared.json").read_text("utf-8"))
    return tuple(
        Prepared(
            name=name,
            position=table["position"],
            seed=table["seed"],
            goal=tuple(table.get("goal", ())),
            solution=tuple(table.get("solution", ())),
        )
        for name, table in tables.items()
    )
