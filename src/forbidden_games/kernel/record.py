"""Record: a match as JSON, with the version of its form and of the rules."""

import json
from dataclasses import dataclass, fields
from typing import Any, Final

from forbidden_games.kernel.commitment import COMMITMENT, SALT
from forbidden_games.kernel.errors import BadConfig, BadRecord, listing, shown
from forbidden_games.kernel.seed import SHORT_SEEDS, read_seed, write_seed

FORMAT: Final = 1  # of a record with a short seed and no commitment, as ever
SEALED_FORMAT: Final = 2  # of one with a long seed or a commitment
SEAL: Final = ("salt", "commitment")


@dataclass(frozen=True)
class Record:
    """What is saved, sent to a friend or attached to a bug report."""

    game: str
    rules: int
    seed: int
    config: dict[str, object]
    actions: tuple[str, ...]
    outcome: str | None = None
    salt: str | None = None  # with the seed, what the commitment was made from
    commitment: str | None = None  # what the table has published before anybody acted

    @property
    def format(self) -> int:
        """The oldest version of the form that has room for all of it."""
        is_plain = self.seed < SHORT_SEEDS and self.commitment is None
        return FORMAT if is_plain else SEALED_FORMAT

    def to_json(self) -> str:
        """The record as one line of JSON."""
        words: dict[str, object] = {"format": self.format}
        words.update({field.name: getattr(self, field.name) for field in fields(self)})
        words["seed"] = write_seed(self.seed)
        if self.commitment is None:
            for key in SEAL:
                del words[key]
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
        version = data.get("format")
        if type(version) is not int or version not in (FORMAT, SEALED_FORMAT):
            raise BadRecord(
                f"the format of a record is {FORMAT} or {SEALED_FORMAT}, not {shown(version)}"
            )
        known = ["format", *(field.name for field in fields(cls))]
        if version == FORMAT:
            known = [key for key in known if key not in SEAL]
        for key in data:
            if key not in known:
                raise BadRecord(f"a record has no {shown(key)}; it has {listing(known)}")
        rules = _expect(data, "rules", int, "a whole number")
        if "seed" not in data:
            raise BadRecord("a record needs 'seed': a whole number, or text for a long one")
        try:
            seed = read_seed(data["seed"])
        except BadConfig as error:
            raise BadRecord(str(error)) from None
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
            **_seal(data),
        )


def _seal(data: dict[str, Any]) -> dict[str, str]:
    """Salt and commitment, if the record has them; it has both or neither."""
    if not any(key in data for key in SEAL):
        return {}
    found = {}
    for key, form in zip(SEAL, (SALT, COMMITMENT), strict=True):
        found[key] = _expect(data, key, str, "text beside the other one of salt and commitment")
        if not form.fullmatch(found[key]):
            digits = 32 if form is SALT else 64
            raise BadRecord(f"{key} must be {digits} hexadecimal digits, not {shown(found[key])}")
    return found


def _expect(data: dict[str, Any], key: str, kind: type, form: str) -> Any:
    """The value of a key that has to be there; true is no number."""
    if key not in data:
        raise BadRecord(f"a record needs {key!r}: {form}")
    if type(data[key]) is not kind:
        raise BadRecord(f"{key} must be {form}, not {shown(data[key])}")
    return data[key]
