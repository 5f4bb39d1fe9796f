"""Runs conformance scenarios against any implementation: copy this file and write an adapter.

An adapter is an object with these functions; README.md says what they take and return.

    load(position) -> None                a mapping, or text in one line; ValueError if refused
    deal(setup, luck) -> events           a new game instead; luck is None where any luck will do
    legal() -> actions                    what any seat may do now
    refusal(action) -> rule               why an action is refused; None if the rules are not named
    play(action, luck) -> events          None if the implementation writes no events
    snapshot() -> position                the whole table
"""

from typing import Any


def faults(scenario: dict[str, Any], table: Any) -> list[str]:
    """What is wrong, one sentence each; nothing if the implementation passes."""
    try:
        if "setup" in scenario:
            events = table.deal(scenario["setup"], scenario.get("luck"))
        else:
            events = table.load(scenario.get("line") or scenario["position"])
    except ValueError as refused:
        return [] if scenario.get("refused") else [f"the start was refused: {refused}"]
    if scenario.get("refused"):
        return ["the start was accepted, but has to be refused"]
    position = table.snapshot()
    found = list(unlike("at the start", scenario, events, position, table))
    for number, step in enumerate(scenario.get("plays", ()), start=1):
        where = f"play {number}, {step['play']!r}"
        if step["play"] not in table.legal():
            return [*found, f"{where} is not legal"]
        events, before = table.play(step["play"], step.get("luck", [])), position
        position = table.snapshot()
        changes = dict(difference(before, position))
        if changes != step["changes"]:
            found.append(f"after {where}: changed {changes}, expected {step['changes']}")
        found += unlike(f"after {where}", step, events, position, table)
    return found


def unlike(where: str, expected: Any, events: Any, position: Any, table: Any) -> Any:
    """Where events, the table or the legal actions are not as expected."""
    if events is not None and events != expected.get("events", events):
        yield f"{where}: events {events}, expected {expected['events']}"
    legal = table.legal() if expected.keys() & {"legal", "can", "cannot"} else []
    for path, value in expected.get("shows", {}).items():
        if at(position, path) != value:
            yield f"{where}: {path} is {at(position, path)}, expected {value}"
    for path, number in expected.get("counts", {}).items():
        if size(at(position, path)) != number:
            yield f"{where}: {path} has {size(at(position, path))}, expected {number}"
    for verb, actions in expected.get("legal", {}).items():
        listed = [each for each in legal if verb in ("*", each.split()[1])]
        if sorted(listed) != sorted(actions):
            yield f"{where}: {verb} can be {sorted(listed)}, expected {sorted(actions)}"
    for action in expected.get("can", ()):
        if action not in legal:
            yield f"{where}: {action!r} is not legal, but has to be"
    for action, rule in expected.get("cannot", {}).items():
        if action in legal:
            yield f"{where}: {action!r} is legal, against {rule}"
        elif table.refusal(action) not in (None, rule):
            yield f"{where}: {action!r} is refused by {table.refusal(action)}, expected {rule}"


def keyed(value: Any) -> Any:
    """A list of tiles or seats by cell or number, so that a path can lead into it."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return {each["cell"] if "sand" in each else str(n): each for n, each in enumerate(value)}
    return value


def at(position: Any, path: str) -> Any:
    """What lies at a path such as seats/0/hand; what a pile does not list is 0."""
    for step in path.split("/"):
        position = keyed(position)
        position = position[int(step)] if isinstance(position, list) else position.get(step, 0)
    return position


def size(value: Any) -> int:
    """How many cards, cells or tiles these are."""
    return sum(value.values()) if isinstance(value, dict) else len(value)


def difference(before: Any, after: Any, path: str = "") -> Any:
    """The paths whose values differ, with the new value."""
    before, after = keyed(before), keyed(after)
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*after, *(key for key in before if key not in after)]:
            nothing = 0 if isinstance(before.get(key, after.get(key)), int) else None
            pair = before.get(key, nothing), after.get(key, nothing)
            yield from difference(*pair, f"{path}/{key}".lstrip("/"))
    elif before != after:
        yield path, after
