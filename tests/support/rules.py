"""The mark of a test that covers a rule; `make rules` shows which test covers which."""

from collections.abc import Callable
from typing import TypeVar

from tools import ROOT as ROOT
from tools.rules import NUMBER

Test = TypeVar("Test", bound=Callable[..., object])


def covers(*numbers: str) -> Callable[[Test], Test]:
    """This test would notice if one of these rules were broken.

    A mark for readers and for `make rules`: nothing checks the claim but `make mutate`.
    """
    assert numbers
    assert all(NUMBER.fullmatch(number) for number in numbers)
    return lambda test: test
