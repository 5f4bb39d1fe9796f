"""Seed: the number that decides all luck of a match; a long one cannot be found by trying."""

import re
from typing import Final

from forbidden_games.kernel.errors import BadConfig, shown

SHORT_SEEDS: Final = 1 << 53  # these are numbers in JSON, and every reader keeps them exact
SEEDS: Final = 1 << 128  # those from SHORT_SEEDS on are long, and text in JSON
_LONG: Final = re.compile("0[xX][0-9a-fA-F]{1,32}")
_NUMBER: Final = re.compile("-?[0-9]{1,40}")


def read_seed(value: object, name: str = "seed") -> int:
    """A seed as a record, a request or the command line has it; raises BadConfig."""
    if isinstance(value, str):
        text = value.strip()
        if _LONG.fullmatch(text):
            return int(text, 16)
        number = int(text) if _NUMBER.fullmatch(text) else None
    else:
        number = value if type(value) is int else None
    if number is not None and 0 <= number < SHORT_SEEDS:
        return number
    wanted = "a whole number" if number is None else "from 0 to 2^53 - 1"
    raise BadConfig(
        f"{name} must be {wanted}, not {shown(value)};"
        " a longer one is text: 0x and up to 32 hexadecimal digits"
    )


def write_seed(seed: int) -> int | str:
    """A seed as JSON has it: a number, or for a long one 32 hexadecimal digits."""
    return seed if seed < SHORT_SEEDS else f"0x{seed:032x}"
