"""Every game has all its parts, and every hot file its types."""

import ast
import re
from pathlib import Path

import pytest

from forbidden_games.games import GAMES
from tests.support.rules import ROOT

SOURCE = ROOT / "src" / "forbidden_games"
TYPED = sorted(
    path.with_suffix(".py")
    for path in SOURCE.rglob("*.pxd")
    if path.stem != "__init__" and path.with_suffix(".py").exists()
)


PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
PARTS = sorted(set(re.findall(r"`((?:src|docs|web|tests|examples)/[^`\s]*NAME[^`\s]*)`", PAGE)))


def test_the_page_names_the_parts_of_a_game() -> None:
    assert len(PARTS) > 40
    folders = {part.split("NAME")[0] for part in PARTS}
    assert {"docs/rules-", "src/forbidden_games/bots/", "web/src/games/", "tests/games/"} <= folders


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("part", PARTS)
def test_every_game_has_all_its_parts(game: str, part: str) -> None:
    assert (ROOT / part.replace("NAME", game)).exists()


def names(node: ast.AST) -> set[str]:
    """Functions and methods of a file, but for those that only Python calls."""
    return {
        each.name
        for each in ast.walk(node)
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("__")
    }


# Methods of compiled classes that are no part of any hot path.
FOR_PYTHON = {
    "scripted",
    "every",
    "weight",
    "check",
    "key",
    "members",
    "from_members",
    "counts",
    "cards",
    "from_cards",
}


@pytest.mark.parametrize("file", TYPED, ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_function_of_a_hot_file_has_its_types(file: Path) -> None:
    typed = set(re.findall(r"(\w+)\(", file.with_suffix(".pxd").read_text("utf-8")))
    typed |= set(re.findall(r'(\w+) "\w+"\(', file.with_suffix(".pxd").read_text("utf-8")))
    assert names(ast.parse(file.read_text("utf-8"))) - typed - FOR_PYTHON == set()


# Where the lock is released: called from Python only.
ENTRIES = r" (play_series|find_plans|find_answers)\("


def test_no_hot_function_may_raise_or_take_the_lock() -> None:
    for file in TYPED:
        for line in file.with_suffix(".pxd").read_text("utf-8").splitlines():
            if re.match(
                r"\s*c(p)?def (inline )?(void|int|bint|unsigned)", line
            ) and line.rstrip().endswith(")"):
                assert re.search(ENTRIES, line), f"{file.stem}: {line.strip()}"


def test_the_registry_holds_every_folder() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/game.py")}
    assert folders == set(GAMES)


def test_every_folder_of_tests_is_in_a_ring() -> None:
    rings = (ROOT / "Makefile").read_text("utf-8")
    folders = {f"tests/{path.parent.name}" for path in (ROOT / "tests").glob("*/test_*.py")}
    assert len(folders) > 12
    assert {folder for folder in folders if not re.search(rf"{folder}\b", rings)} == set()
