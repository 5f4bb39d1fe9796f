"""Files of positions typed in by hand: JSON with comment lines."""

import json
from typing import Any

from forbidden_games.kernel.errors import BadPosition


def read(text: str) -> dict[str, Any]:
    """The position in a text of JSON, in which lines that begin with // are comments."""
    lines = ["" if line.lstrip().startswith("//") else line for line in text.splitlines()]
    try:
        data = json.loads("\n".join(lines))
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"a position is JSON; this is not: {error}") from None
    if not isinstance(data, dict):
        raise BadPosition('a position is a JSON object, as in {"game": ..., "seats": ...}')
    return data
