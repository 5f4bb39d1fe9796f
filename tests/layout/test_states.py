"""The fields of a state are written down five times: all of them name the same ones.

A field that `take` forgets makes a wrong copy, one that FIELDS forgets makes two positions equal,
and an array of another size in the .pxd is memory that nobody checks.
"""

import ast
import re
from pathlib import Path

import pytest

from forbidden_games.games import GAMES
from tools import ROOT

FOLDER = ROOT / "src" / "forbidden_games" / "games"
# The games with a state for Cython; another may keep its fields in one place.
STATES = [FOLDER / game / "state.py" for game in GAMES if (FOLDER / game / "state.pxd").exists()]

Sizes = dict[str, int | None]  # by field; None where it is a single value


def method(file: Path, name: str) -> ast.FunctionDef:
    """A method of the class in a file of a state."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    raise AssertionError(f"{file} has no {name}")


def is_own(node: ast.AST) -> bool:
    """Whether this is a field of self."""
    return isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"


def made(file: Path) -> Sizes:
    """What `__init__` makes."""
    found: Sizes = {}
    for node in method(file, "__init__").body:
        assert isinstance(node, ast.Assign | ast.AnnAssign)
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        assert isinstance(target, ast.Attribute)
        value, size = node.value, None
        if isinstance(value, ast.BinOp):  # [0] * 24
            assert isinstance(value.left, ast.List)
            assert isinstance(value.right, ast.Constant), "a size that the .pxd can be held against"
            assert isinstance(value.right.value, int)
            size = value.right.value
        found[target.attr] = size
    return found


def taken(file: Path) -> Sizes:
    """What `take` copies: an array by its slice."""
    found: Sizes = {}
    for node in method(file, "take").body[1:]:  # after the docstring
        assert isinstance(node, ast.Assign)
        target, value = node.targets[0], ast.unparse(node.value)
        field = target.value if isinstance(target, ast.Subscript) else target
        assert isinstance(field, ast.Attribute)
        assert value == f"other.{field.attr}"
        found[field.attr] = 0 if isinstance(target, ast.Subscript) else None
    return found


def listed(file: Path) -> list[str]:
    """FIELDS, of which the key is made."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "FIELDS":
            assert node.value is not None
            return list(ast.literal_eval(node.value))
    raise AssertionError(f"{file} has no FIELDS")


def typed(file: Path) -> Sizes:
    """What the .pxd declares."""
    declared = re.findall(
        r"^ +cdef public [a-z ]+?(?:\[(\d+)\])? (\w+)$",
        file.with_suffix(".pxd").read_text("utf-8"),
        re.MULTILINE,
    )
    return {name: int(size) if size else None for size, name in declared}


@pytest.mark.parametrize("file", STATES, ids=lambda file: str(file.parent.name))
def test_a_state_names_the_same_fields_everywhere(file: Path) -> None:
    fields = made(file)
    assert typed(file) == fields
    assert listed(file) == list(fields)
    assert {name: size is None for name, size in taken(file).items()} == {
        name: size is None for name, size in fields.items()
    }


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_key_tells_every_field(game: str) -> None:
    rules = GAMES[game]
    table = rules.table(rules.read_config({}))
    names = [name for name in dir(table) if not name.startswith("_")]
    for name in names:
        before, value = table.key(), getattr(table, name)
        if callable(value):
            continue
        twin = table.copy()
        if isinstance(value, int):
            setattr(twin, name, 1 - int(value))
        else:
            changed = list(value)
            changed[-1] += 1
            setattr(twin, name, changed)
        assert twin.key() != before, f"{game}: a key does not tell {name}"
        assert twin.copy().key() == twin.key(), f"{game}: a copy does not take {name}"
        assert table.key() == before, f"{game}: a copy shares {name}"
