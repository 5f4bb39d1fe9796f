"""What can be wrong with what comes from outside: a sentence that names the culprit."""

from collections.abc import Iterable
from reprlib import Repr
from typing import Final

from forbidden_games.kernel.refusal import Refusal

LONGEST_VALUE: Final = 44  # characters of a value that a sentence quotes
LONGEST_LIST: Final = 100  # characters of a list of names in a sentence
_SHORT: Final = Repr()
_SHORT.maxstring = _SHORT.maxother = LONGEST_VALUE
_SHORT.maxlist = _SHORT.maxtuple = _SHORT.maxdict = 8
_SHORT.maxlevel = 3


def shown(value: object) -> str:
    """A value as a sentence can quote it: never long, whatever it is."""
    try:
        text = _SHORT.repr(value)
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "a number of thousands of digits"
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 3]}..."


def listing(names: Iterable[object]) -> str:
    """Names as a sentence can list them: the first of them, and how many there are in all."""
    words = [str(name) for name in names]
    text = ", ".join(words)
    if len(text) <= LONGEST_LIST:
        return text
    shortened = text[:LONGEST_LIST].rpartition(", ")[0]
    return f"{shortened}, ... ({len(words)} in all)"


class IllegalAction(ValueError):
    """The rules do not allow this action now; `refusal` says which rule and why.

    The text of the error is a sentence where somebody has given one, else the sentence's key.
    """

    def __init__(self, refusal: Refusal, sentence: str | None = None) -> None:
        super().__init__(sentence or f"{refusal.key} [{refusal.rule}]")
        self.refusal = refusal


class BadConfig(ValueError):
    """A table cannot be set up this way."""


class BadNotation(ValueError):
    """Words that mean nothing."""


class BadPosition(ValueError):
    """A position that no table can show."""


class BadRecord(ValueError):
    """A record that cannot be read, or that does not play out as it says."""


class LuckRanOut(ValueError):
    """Scripted dice were asked for an answer that is not in the script."""


class KernelLimit(RuntimeError):
    """A game needs more than the kernel has room for: a fault of the program, not of its input."""
