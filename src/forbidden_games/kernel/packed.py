"""An action as one int: kind, seat and up to three small numbers.

Plain forms of the inline C forms in packed.pxd. Actions sort by kind, seat and numbers.
"""

from typing import TypeAlias

from forbidden_games.kernel.errors import KernelLimit

Action: TypeAlias = int


def action(kind: int, seat: int, first: int, second: int, third: int) -> Action:
    """An action; kinds are below 64, seats below 8, numbers below 64.

    The C form trusts its callers: whatever can be legal is in a game's action space, which is
    written with this one.
    """
    if (kind | first | second | third) >> 6 or seat >> 3:
        raise KernelLimit(
            "an action holds a kind below 64, a seat below 8 and numbers below 64,"
            f" not {kind}, {seat}, {first}, {second} and {third}"
        )
    return kind << 21 | seat << 18 | first << 12 | second << 6 | third


def kind_of(action: Action) -> int:
    """What is done."""
    return action >> 21


def seat_of(action: Action) -> int:
    """Who does it."""
    return action >> 18 & 7


def first(action: Action) -> int:
    """The first number: a cell, a card, a seat or a group, as the kind has it."""
    return action >> 12 & 63


def second(action: Action) -> int:
    """The second number."""
    return action >> 6 & 63


def third(action: Action) -> int:
    """The third number."""
    return action & 63
