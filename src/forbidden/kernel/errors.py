"""What can be wrong with what comes from outside: a sentence that names the culprit."""

from reprlib import Repr

_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 60
_SHORT.maxlist = _SHORT.maxtuple = _SHORT.maxdict = 8


def shown(value: object) -> str:
    """A value as a sentence can quote it: never long, whatever it is."""
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "a number of thousands of digits"


class IllegalAction(ValueError):
    """The rules do not allow this action now."""


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
