"""Commitment: what a table publishes about its seed before anybody acts.

It is the SHA-256, in hexadecimal digits, of `forbidden deal 1 SEED SALT`: the seed as a record
has it, and 32 hexadecimal digits that nobody can guess. Once both are known anybody can check it.
"""

import hashlib
import re
import secrets
from typing import Final

from forbidden_games.kernel.seed import write_seed

SALT: Final = re.compile("[0-9a-f]{32}")
COMMITMENT: Final = re.compile("[0-9a-f]{64}")


def new_salt() -> str:
    """A salt for one table: without it, even a short seed cannot be found from the commitment."""
    return secrets.token_hex(16)


def commitment_of(seed: int, salt: str) -> str:
    """The commitment to a seed."""
    words = f"forbidden deal 1 {write_seed(seed)} {salt}"
    return hashlib.sha256(words.encode()).hexdigest()
