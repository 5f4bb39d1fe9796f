"""What can be wrong with what comes from outside: a sentence that names the culprit."""


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
