"""Keys of seats: whoever brings one is the player. Only hashes are kept."""

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # none that is easily taken for another
TABLE_LENGTH: Final = 10
KEY_BYTES: Final = 18


def new_key() -> str:
    """A key that nobody guesses."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table() -> str:
    """The name of a table in addresses: knowing it is enough to watch."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LENGTH))


def is_table(name: str) -> bool:
    """Whether a table could have this name."""
    return len(name) == TABLE_LENGTH and set(name) <= set(LETTERS)


def hash_of(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(hashes: list[str], lock: str | None) -> bool:
    """Whether one of the keys with these hashes is the right one."""
    return lock is not None and any([hmac.compare_digest(each, lock) for each in hashes])
