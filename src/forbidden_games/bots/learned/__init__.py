"""Weights and networks as data; README.md says how each file was made."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


def has(name: str) -> bool:
    """Whether there is such a file."""
    return (files(__name__) / f"{name}.json").is_file()


@cache
def read(name: str) -> dict[str, Any]:
    """The content of one file, read once."""
    data: dict[str, Any] = json.loads((files(__name__) / f"{name}.json").read_text("utf-8"))
    return data


def weights(name: str, order: tuple[str, ...]) -> list[float]:
    """The weights of a policy, in the order in which it uses them."""
    values = read(name)["weights"]
    return [float(values[each]) for each in order]
