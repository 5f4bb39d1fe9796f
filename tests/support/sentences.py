"""The sentences and refusals that files of the package can give, read from their code."""

import ast
import re
from collections.abc import Iterator
from typing import Final

from tests.support.rules import ROOT

SOURCE: Final = ROOT / "src" / "forbidden_games"


def raised(*files: str) -> list[str]:
    """Patterns of all the sentences that these files raise as errors."""
    found = []
    for file in files:
        for node in ast.walk(ast.parse((SOURCE / file).read_text("utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                text = node.exc.args[0]
                parts = text.values if isinstance(text, ast.JoinedStr) else [text]
                words = [part.value if isinstance(part, ast.Constant) else None for part in parts]
                found.append(
                    "".join(".*" if word is None else re.escape(str(word)) for word in words)
                )
    return found


def refusals(game: str) -> set[str]:
    """Every rule with every reason that a game can give for it, as 'FI-30 never-given'."""
    tree = ast.parse((SOURCE / "games" / game / "why_not.py").read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = set()
    for function in functions:
        for call in _calls(function, "Refusal"):
            key = call.args[1]
            assert isinstance(key, ast.Constant), f"line {key.lineno}: a key is a constant"
            rules = _rules(call.args[0], function, functions)
            found |= {f"{rule} {key.value!s}" for rule in rules}
    return found


def _calls(node: ast.AST, name: str) -> Iterator[ast.Call]:
    """The calls of one function within a piece of code."""
    for found in ast.walk(node):
        if isinstance(found, ast.Call) and ast.unparse(found.func) == name:
            yield found


def _rules(rule: ast.expr, within: ast.FunctionDef, functions: list[ast.FunctionDef]) -> set[str]:
    """What a rule can be: a constant, one of two, a local name, or what the callers pass."""
    if isinstance(rule, ast.Constant):
        return {str(rule.value)}
    if isinstance(rule, ast.IfExp):
        return _rules(rule.body, within, functions) | _rules(rule.orelse, within, functions)
    assert isinstance(rule, ast.Name), f"line {rule.lineno}: a rule is a constant or a name"
    for node in ast.walk(within):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == rule.id:
            return _rules(node.value, within, functions)
    place = [argument.arg for argument in within.args.args].index(rule.id)
    return {
        found
        for caller in functions
        for call in _calls(caller, within.name)
        for found in _rules(call.args[place], caller, functions)
    }
