"""What people type in: JSON with comment lines."""

import pytest

from forbidden_games.kernel.errors import BadPosition
from forbidden_games.kernel.position_file import read


def test_comment_lines_are_passed_over() -> None:
    assert read('// where we stand\n{"water": 3,\n  // two left\n "left": 2}') == {
        "water": 3,
        "left": 2,
    }


@pytest.mark.parametrize("text", ["", "[1]", '{"water": }', "// nothing"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="position"):
        read(text)


def test_a_fault_is_found_where_it_was_typed() -> None:
    with pytest.raises(BadPosition, match="line 3"):
        read('// one\n{"water":\n!}')
