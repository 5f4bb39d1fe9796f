"""Files that people name on the command line."""

import sys
from pathlib import Path

import click

from forbidden_games.kernel.errors import BadConfig


def read_text(file: str, what: str, complain: type[ValueError]) -> str:
    """The text of a file, or of standard input for -; raises the error with what is wrong."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except OSError as error:
        raise complain(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise complain(f"{file} is not a text file in UTF-8, so it is no {what}") from None


def expect(option: str, value: float, least: int, most: int) -> None:
    """Refuse a number out of bounds."""
    if not least <= value <= most:
        raise BadConfig(f"--{option} must be from {least} to {most}, not {value}")


def seats_option(words: str | None) -> list[int] | None:
    """Seats as in 0,2; None for all."""
    if words is None:
        return None
    parts = [part.strip() for part in words.split(",")]
    if not all(part.isdecimal() for part in parts):
        raise click.UsageError(f"--seats lists seats as in 0,2; not {words!r}")
    return [int(part) for part in parts]
