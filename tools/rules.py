"""Rule numbers against code and tests: `make rules` prints the table."""

import ast
import re
from pathlib import Path
from typing import Final

from forbidden_games.games import GAMES
from tools import ROOT

NUMBER: Final = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")
RANGE: Final = re.compile(r"\b([A-Z]{2}-)(\d+) to [A-Z]{2}-(\d+)")
STATED: Final = re.compile(r"^- \*\*([A-Z]{2}-\d+[a-z]?)\*\*", re.MULTILINE)


def stated(document: Path) -> list[str]:
    """The rules that a document states, in its order."""
    return STATED.findall(document.read_text("utf-8"))


def tested(folder: Path) -> dict[str, list[str]]:
    """By rule, the tests in a folder that cover it."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "covers":
                    for number in mark.args:
                        assert isinstance(number, ast.Constant)
                        found.setdefault(str(number.value), []).append(f"{file.stem}.{node.name}")
    return found


def implemented(folder: Path) -> dict[str, list[str]]:
    """By rule, the files of a game that name it."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.glob("*.py")):
        text = file.read_text("utf-8")
        numbers = set(NUMBER.findall(text))
        for start, first, last in RANGE.findall(text):
            numbers |= {f"{start}{number}" for number in range(int(first), int(last) + 1)}
        for number in numbers:
            found.setdefault(number, []).append(file.stem)
    return found


def main() -> None:
    """Print every rule with the files and tests that name it."""
    for game in GAMES:
        tests = tested(ROOT / "tests" / "games" / game)
        files = implemented(ROOT / "src" / "forbidden_games" / "games" / game)
        for number in stated(ROOT / "docs" / f"rules-{game}.md"):
            code, proof = files.get(number, ["-"]), tests.get(number, ["-"])
            print(f"{number:7} {', '.join(code):50} {', '.join(proof)}")


if __name__ == "__main__":
    main()
