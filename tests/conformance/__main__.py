"""Completes new scenarios with what this implementation does, and puts every file into its form.

It fills in only what an author has left open: the events and changes of a play, `null` in `legal`
and in `cannot`. What stands there already is never changed: read what was added against the rule.
"""

import json
from typing import Any, Final

from conformance.reader import difference
from tests.conformance import FILES, read
from tests.conformance.table import Table

WIDTH: Final = 110


def complete(scenario: dict[str, Any], table: Table) -> dict[str, Any]:
    """The scenario with everything that was left open."""
    if scenario.get("refused"):
        return scenario
    if "setup" in scenario:
        events = table.deal(scenario["setup"], scenario.get("luck"))
        if "luck" in scenario:
            scenario.setdefault("events", events)
    else:
        table.load(scenario.get("line") or scenario["position"])
    _complete_table(scenario, table)
    for step in scenario.get("plays", ()):
        before = table.snapshot()
        if step["play"] not in table.legal():
            raise ValueError(f"{scenario['id']}: {step['play']!r} is not legal: {table.legal()}")
        events = table.play(step["play"], step.get("luck", []))
        step.setdefault("events", events)
        step.setdefault("changes", dict(difference(before, table.snapshot())))
        _complete_table(step, table)
    return scenario


def _complete_table(expected: dict[str, Any], table: Table) -> None:
    legal = table.legal()
    for verb, actions in expected.get("legal", {}).items():
        if actions is None:
            listed = [each for each in legal if verb in ("*", each.split()[1])]
            expected["legal"][verb] = listed
    for action, rule in expected.get("cannot", {}).items():
        if action in legal:
            raise ValueError(f"{action!r} is legal")
        if rule is None:
            expected["cannot"][action] = table.refusal(action)


def written(value: Any, indent: int = 0) -> str:
    """JSON in lines that fit, with a line of its own for every scenario, play and longer part."""
    line = json.dumps(value, ensure_ascii=False)
    is_short = len(line) + indent <= WIDTH and not (
        isinstance(value, dict) and ("title" in value or "scenarios" in value)
    )
    if is_short or not isinstance(value, dict | list) or not value:
        return line
    space = " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {written(each, indent + 2)}" for key, each in value.items()]
        opening, closing = "{}"
    elif all(isinstance(each, str) for each in value):
        return _filled([json.dumps(each) for each in value], indent)
    else:
        parts = [written(each, indent + 2) for each in value]
        opening, closing = "[]"
    body = f",\n{space}".join(parts)
    return f"{opening}\n{space}{body}\n{' ' * indent}{closing}"


def _filled(words: list[str], indent: int) -> str:
    """A long list of words, as many in a line as fit."""
    space = " " * (indent + 2)
    lines = [""]
    for word in words:
        if lines[-1] and len(space) + len(lines[-1]) + len(word) + 3 > WIDTH:
            lines.append("")
        lines[-1] += f" {word}," if lines[-1] else f"{word},"
    body = f"\n{space}".join(lines).rstrip(",")
    return f"[\n{space}{body}\n{' ' * indent}]"


def main() -> None:
    """Complete and write all files."""
    for name, file in FILES.items():
        data = read(name)
        table = Table(data["game"])
        data["scenarios"] = [complete(scenario, table) for scenario in data["scenarios"]]
        file.write_text(written(data) + "\n", "utf-8")


if __name__ == "__main__":
    main()
