"""Every rule has its sentence, its test and its place in the code."""

from pathlib import Path

import pytest

from forbidden.games import GAMES
from tests.support.rules import ROOT, implemented, stated, tested

PREFIX = {"island": ("FI", 136)}
NOT_IN_CODE = {  # rules that nothing has to enforce
    "island": {
        "FI-13",  # open discards: the state holds no order that could be hidden
        "FI-19",  # advice is free
        "FI-23",  # any number of pawns on a tile: there is no limit to write down
        "FI-29",  # one action a card: the budget of actions is FI-14's
        "FI-36",
        "FI-39",
        "FI-43",
        "FI-47",
    }
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_document_states_every_rule_once_and_in_order(game: str) -> None:
    prefix, last = PREFIX[game]
    numbers = stated(ROOT / "docs" / f"rules-{game}.md")
    assert numbers == [f"{prefix}-{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_has_a_test(game: str) -> None:
    rules = set(stated(ROOT / "docs" / f"rules-{game}.md"))
    tests = set(tested(ROOT / "tests" / "games" / game))
    assert rules - tests == set(), "rules without a test"
    assert tests - rules == set(), "tests of rules that do not exist"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_code_names_only_rules_that_exist(game: str) -> None:
    rules = set(stated(ROOT / "docs" / f"rules-{game}.md"))
    code = set(implemented(Path(ROOT / "src" / "forbidden" / "games" / game)))
    assert code - rules == set()
