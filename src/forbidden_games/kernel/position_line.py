"""Positions in one line, as FEN serves chess: the fields of a game's snapshot, without defaults.

`NAME seats=ROLE:c3/ROLE turn=1`: the grammar is in docs/notation.md.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from typing import Any, Final, get_args, get_origin, get_type_hints

from forbidden_games.kernel.errors import BadPosition, listing, shown
from forbidden_games.kernel.game import Game, S

EMPTY: Final = "-"  # a list or a mapping in which there is nothing
LINE: Final = re.compile(r"\s*[\w-]+\s+\w+=")
WHOLE: Final = re.compile(r"\d{1,6}")


def is_line(text: str) -> bool:
    """Whether a text begins like a position in one line."""
    return LINE.match(text) is not None


def write(game: Game[S], state: S) -> str:
    """The position in one line; equal positions of a game have equal lines."""
    data = asdict(game.snapshot(state))
    _leave_out_defaults(game, state, data)
    kinds = _kinds(game)
    words = [f"{key}={_written(value, kinds[key])}" for key, value in data.items() if key in kinds]
    return " ".join([game.name, *words])


def read(game: Game[S], line: str) -> S:
    """The position in a line of this game; raises BadPosition."""
    kinds, data = _kinds(game), {}
    for token in line.split()[1:]:
        key, equals, value = token.partition("=")
        if not equals:
            raise BadPosition(f"a position in one line has parts as in turn=1, not {shown(token)}")
        if key not in kinds:
            raise BadPosition(f"a position has no {shown(key)}; it has {listing(kinds)}")
        if key in data:
            raise BadPosition(f"this line says {key} twice")
        data[key] = _read(key, value, kinds[key])
    return game.restore(data)


def _kinds(game: Game[S]) -> dict[str, Any]:
    """The types of the fields of the game's snapshot, without the name of the game."""
    kinds = get_type_hints(get_type_hints(game.snapshot)["return"])
    return {key: kind for key, kind in kinds.items() if key != "game"}


def _leave_out_defaults(game: Game[S], state: S, data: dict[str, Any]) -> None:
    """Take away, one after the other, whatever `restore` fills in by itself."""
    wanted = state.key()

    def is_told() -> bool:
        try:
            return game.restore(data).key() == wanted
        except BadPosition:
            return False

    def shorten(mapping: dict[str, Any]) -> None:
        for key in list(mapping):
            value = mapping.pop(key)
            if is_told():
                continue
            mapping[key] = value  # last again, so that all that stays keeps its order
            if isinstance(value, dict):
                shorten(value)
            elif value and isinstance(value, tuple) and isinstance(value[0], dict):
                mapping[key] = list(value)
                shorten_each(mapping[key])

    def shorten_each(records: list[dict[str, Any]]) -> None:
        place = 0
        while place < len(records):
            record = records.pop(place)
            if not is_told():
                records.insert(place, record)
                shorten(record)
                place += 1

    shorten(data)


def _written(value: Any, kind: Any) -> str:
    if isinstance(value, Mapping):
        return ",".join(f"{key}:{_word(each)}" for key, each in value.items()) or EMPTY
    if isinstance(value, list | tuple):
        item = get_args(kind)[0]
        if is_dataclass(item):
            return "/".join(_record_written(each, item) for each in value)
        if get_origin(item) is tuple:
            return "/".join(",".join(layer) for layer in value) or EMPTY
        return ",".join(_word(each) for each in value) or EMPTY
    return _word(value)


def _record_written(record: Mapping[str, Any], kind: Any) -> str:
    """The parts of a seat or a tile in their order; what is left out is empty."""
    kinds = get_type_hints(kind)
    parts = [_written(record[key], kinds[key]) if key in record else "" for key in kinds]
    return ":".join(parts).rstrip(":")


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(key: str, text: str, kind: Any) -> Any:
    """What a part of the line says, as the mapping that `restore` takes."""
    item = get_args(kind)[0] if get_origin(kind) is tuple else None
    if item is None and get_origin(kind) is not Mapping:
        return _scalar(text, kind)
    if item is None:
        return _pairs(key, text, get_args(kind)[1])
    if text == EMPTY:
        return []
    if is_dataclass(item):
        return [_record(key, each, item) for each in text.split("/")]
    if get_origin(item) is tuple:
        return [layer.split(",") for layer in text.split("/")]
    return [_scalar(each, item) for each in text.split(",")]


def _record(key: str, text: str, kind: Any) -> dict[str, Any]:
    kinds = get_type_hints(kind)
    parts = text.split(":")
    if len(parts) > len(kinds):
        raise BadPosition(f"each of {key} has the parts {listing(kinds)}; not {shown(text)}")
    return {
        name: _read(name, part, kinds[name])
        for name, part in zip(kinds, parts, strict=False)
        if part
    }


def _pairs(key: str, text: str, kind: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for pair in [] if text == EMPTY else text.split(","):
        name, colon, word = pair.partition(":")
        if not colon:
            raise BadPosition(f"{key} has parts with a colon, as in name:2, not {shown(pair)}")
        if name in found:
            raise BadPosition(f"{key} says {shown(name)} twice")
        found[name] = _scalar(word, kind)
    return found


def _scalar(word: str, kind: Any) -> object:
    """A number or a truth value where the snapshot has one; a wrong word is left to `restore`."""
    kinds = get_args(kind) or (kind,)
    if bool in kinds and word in ("true", "false"):
        return word == "true"
    return int(word) if int in kinds and WHOLE.fullmatch(word) else word
