"""Record: a match as JSON, with the version of its form and of the rules."""

import json
from dataclasses import dataclass, fields
from typing import Any, Final

from forbidden_games.kernel.dice import SEEDS
from forbidden_games.kernel.errors import BadRecord, listing, shown

FORMAT: Final = 1


@dataclass(frozen=True)
class Record:
    """What is saved, sent to a friend or attached to a bug report."""

    game: str
    rules: int
    seed: int
    config: dict[str, object]
    actions: tuple[str, ...]
    outcome: str | None = None

    def to_json(self) -> str:
        """The record as one line of JSON."""
        words: dict[str, object] = {"format": FORMAT}
        words.update({field.name: getattr(self, field.name) for field in fields(self)})
        return json.dumps(words)

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """The record in a text; raises BadRecord with what is wrong."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"a record is JSON; this is not: {error}") from None
        if not isinstance(data, dict):
            raise BadRecord('a record is a JSON object, as in {"format": 1, "game": ...}')
        if data.get("format") != FORMAT:
            raise BadRecord(f"the format of a record is {FORMAT}, not {shown(data.get('format'))}")
        known = ["format", *(field.name for field in fields(cls))]
        for key in data:
            if key not in known:
                raise BadRecord(f"a record has no {shown(key)}; it has {listing(known)}")
        rules = _expect(data, "rules", int, "a whole number")
        seed = _expect(data, "seed", int, "a whole number")
        if not 0 <= seed < SEEDS:
            raise BadRecord(f"seed must be from 0 to 2^53 - 1, not {shown(seed)}")
        actions = _expect(data, "actions", list, "a list of actions")
        for number, action in enumerate(actions, start=1):
            if not isinstance(action, str):
                raise BadRecord(
                    f"action {number} must be words like '0 move c4', not {shown(action)}"
                )
        return cls(
            game=_expect(data, "game", str, "the name of a game"),
            rules=rules,
            seed=seed,
            config=_expect(data, "config", dict, "an object of settings"),
            actions=tuple(actions),
            outcome=_expect(data, "outcome", str, "an outcome") if "outcome" in data else None,
        )


def _expect(data: dict[str, Any], key: str, kind: type, form: str) -> Any:
    """The value of a key that has to be there; true is no number."""
    if key not in data:
        raise BadRecord(f"a record needs {key!r}: {form}")
    if type(data[key]) is not kind:
        raise BadRecord(f"{key} must be {form}, not {shown(data[key])}")
    return data[key]
