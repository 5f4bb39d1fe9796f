"""Positions typed in: JSON with comments."""

import json
from typing import Any

from forbidden.kernel.errors import BadPosition


def read(text: str) -> dict[str, Any]:
    """The mapping of a position typed in as JSON; lines that begin with // are comments."""
    lines = ["" if line.lstrip().startswith("//") else line for line in text.splitlines()]
    try:
        data = json.loads("\n".join(lines))
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"a position is JSON; this is not: {error}") from None
    if not isinstance(data, dict):
        raise BadPosition('a position is a JSON object, as in {"game": "island", "seats": ...}')
    return data
