"""What a play changes in a position: little of it, so browsers are told that and not the whole."""

from collections.abc import Mapping
from copy import copy
from dataclasses import is_dataclass
from typing import Any, TypeAlias

from pydantic import BaseModel

Changes: TypeAlias = dict[str, Any]  # new values, by place: a JSON pointer (RFC 6901)


def changes(before: object, now: object) -> Changes:
    """The new values of whatever has changed; of the whole if there was nothing before."""
    found: Changes = {}
    _note(found, "", before, now)
    return found


def adopt(old: Any, changed: Changes) -> Any:
    """The same plain data with these changes; the old one stays as it is."""
    for pointer, value in changed.items():
        keys = [key.replace("~1", "/").replace("~0", "~") for key in pointer.split("/")[1:]]
        old = _replaced(old, keys, value)
    return old


def _note(found: Changes, place: str, before: object, now: object) -> None:
    if before is now or before == now:
        return
    one, other = _parts(before), _parts(now)
    if one is None or other is None or one.keys() != other.keys():
        found[place] = now
        return
    for key, part in other.items():
        if part is not one[key]:
            _note(found, f"{place}/{key}", one[key], part)


def _parts(whole: object) -> Mapping[str, object] | None:
    """What can change by itself: fields, entries, and the items of a list that have fields."""
    if isinstance(whole, BaseModel) or is_dataclass(whole):
        return whole.__dict__
    if isinstance(whole, Mapping):
        return {key.replace("~", "~0").replace("/", "~1"): part for key, part in whole.items()}
    if isinstance(whole, list | tuple) and whole and is_dataclass(whole[0]):
        return {str(number): part for number, part in enumerate(whole)}
    return None


def _replaced(old: Any, keys: list[str], value: Any) -> Any:
    if not keys:
        return value
    key: Any = int(keys[0]) if isinstance(old, list) else keys[0]
    new = copy(old)
    new[key] = _replaced(old[key], keys[1:], value)
    return new
