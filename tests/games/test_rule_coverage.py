"""Every rule has its sentence, its test and its place in the code."""

from pathlib import Path

import pytest

from forbidden_games.games import GAMES
from tools import ROOT
from tools.rules import implemented, stated, tested

# Numbers are for ever: the last one of each game, and those with a letter between two others.
LAST = {"island": 136, "desert": 109}
LETTERED: dict[str, dict[int, str]] = {
    "desert": {
        **{31: "a", 53: "abc", 60: "ab", 79: "a", 81: "abcdefgh", 82: "a", 85: "abcd"},
        **{87: "ab", 93: "a"},
    }
}


def numbers(game: str) -> list[str]:
    """Every rule number of a game, in order."""
    prefix = GAMES[game].info.prefix
    letters = LETTERED.get(game, {})
    return [
        f"{prefix}-{number}{letter}"
        for number in range(1, LAST[game] + 1)
        for letter in ("", *letters.get(number, ""))
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_document_states_every_rule_once_and_in_order(game: str) -> None:
    assert stated(ROOT / "docs" / f"rules-{game}.md") == numbers(game)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_has_a_test(game: str) -> None:
    rules = set(stated(ROOT / "docs" / f"rules-{game}.md"))
    tests = set(tested(ROOT / "tests" / "games" / game))
    assert rules - tests == set(), "rules without a test"
    assert tests - rules == set(), "tests of rules that do not exist"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_code_names_every_rule_and_no_other(game: str) -> None:
    rules = set(stated(ROOT / "docs" / f"rules-{game}.md"))
    code = set(implemented(Path(ROOT / "src" / "forbidden_games" / "games" / game)))
    assert code - rules == set(), "rules that do not exist"
    assert rules - code == set(), "rules that no file names"
