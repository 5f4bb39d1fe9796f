"""The interface for programs: what each game accepts, as the game itself says it."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, get_type_hints

from fastapi import FastAPI
from pydantic import TypeAdapter

from forbidden_games.games import GAMES
from forbidden_games.kernel.commitment import COMMITMENT, SALT
from forbidden_games.kernel.config import PREPARED, RANDOM
from forbidden_games.kernel.game import RUNNING, Game
from forbidden_games.kernel.info import GameInfo
from forbidden_games.kernel.prepared import Prepared
from forbidden_games.kernel.record import FORMAT, SEALED_FORMAT
from forbidden_games.server.wire import LONGEST_ACTION, MOST_ACTIONS
from forbidden_games.server.wire.common import SEED

Schema = dict[str, Any]

REFERENCE: Final = "#/components/schemas/{}"
RECORD: Final = "Record"
CONFIG: Final = "Config"
SNAPSHOT: Final = "Table"
WITH_CONFIG: Final = ("TableInfo", "Challenge", "Replay")  # that hold an agreed configuration


class DescribedApp(FastAPI):
    """FastAPI, with what depends on the game filled in: nothing is just any object."""

    def openapi(self) -> Schema:
        """The description; worked out once, when somebody asks for it."""
        if self.openapi_schema is None:
            fill_in(super().openapi())
        assert self.openapi_schema is not None
        return self.openapi_schema


def fill_in(described: Schema) -> None:
    """Replace the parts that only the games know."""
    shapes = described["components"]["schemas"]
    wish = shapes["NewTable"]
    kinds = {f"NewTable-{name}": shape for name, shape in _wishes(wish)}
    records = {f"{RECORD}-{game.name}": record(game) for game in GAMES.values()}
    configs = {f"{CONFIG}-{game.name}": agreed(game.info) for game in GAMES.values()}
    shapes |= {**kinds, **records, **configs}
    shapes["NewTable"] = {"description": wish["description"], **_any_of(kinds)}
    shapes[RECORD] = {"description": "A match, as in docs/notation.md", **_any_of(records)}
    for name in WITH_CONFIG:
        shapes[name]["properties"]["config"] = _any_of(configs)
    snapshots = {name: part for game in GAMES.values() for name, part in _snapshot(game)}
    shapes |= snapshots
    shapes["Frame"]["properties"]["snapshot"] = _any_of(
        name for name in snapshots if name.startswith(f"{SNAPSHOT}-")
    )
    shown = shapes["Replay"]["properties"]["record"]
    shown["anyOf"] = [{"$ref": REFERENCE.format(RECORD)}, {"type": "null"}]


def _snapshot(game: Game[Any]) -> Iterator[tuple[str, Schema]]:
    """The table in words, and the parts it consists of, under names that no other game has."""
    kind = get_type_hints(game.snapshot)["return"]
    template = REFERENCE.format(f"{{model}}-{game.name}")
    whole = TypeAdapter(kind).json_schema(mode="serialization", ref_template=template)
    for name, part in whole.pop("$defs", {}).items():
        yield f"{name}-{game.name}", part
    yield f"{SNAPSHOT}-{game.name}", whole


def _any_of(shapes: Iterable[str]) -> Schema:
    return {"anyOf": [{"$ref": REFERENCE.format(name)} for name in shapes]}


def _wishes(wish: Schema) -> Iterator[tuple[str, Schema]]:
    """A table to set up, for each game and number of players, and each prepared table."""
    for game in GAMES.values():
        info = game.info
        for players in info.seats:
            config = settings(info, players)
            yield f"{info.name}-{players}", _wish(wish, info, players, config, required=())
        for table in info.prepared:
            config = settings(info, len(table.roles), table)
            shape = _wish(wish, info, len(table.roles), config, required=("config",))
            yield f"{info.name}-{table.name}", shape


def _wish(
    wish: Schema, info: GameInfo, players: int, config: Schema, required: Iterable[str]
) -> Schema:
    properties = wish["properties"]
    seats = properties["seats"] | {"minItems": players, "maxItems": players}
    return {
        **wish,
        "title": f"NewTable {info.name} {players}",
        "properties": {
            **properties,
            "game": {"const": info.name},
            "seats": seats,
            "config": config,
        },
        "required": [*wish["required"], *required],
    }


def settings(info: GameInfo, players: int, prepared: Prepared | None = None) -> Schema:
    """What may be agreed for so many players, everything left out being usual."""
    own = properties(info)
    own["players"] = {"type": "integer", "const": players}
    own["first"] = {"enum": [RANDOM, *range(players)]}
    full: Schema = own["roles"] | {"minItems": players, "maxItems": players}
    if prepared:
        full = {"const": list(prepared.roles)}
        own[PREPARED] = {"const": prepared.name}
    own["roles"] = {"anyOf": [full, {"type": "array", "maxItems": 0}]}
    required = [PREPARED] if prepared else []
    return _object(own, required)


def agreed(info: GameInfo) -> Schema:
    """Everything that was agreed for a table."""
    own = properties(info)
    required = list(own)
    if info.prepared:
        own[PREPARED] = {"enum": list(info.prepared_tables)}
    return _object(own, required)


def properties(info: GameInfo) -> Schema:
    """The settings of a game, each for itself."""
    own: Schema = {
        "players": {"type": "integer", "enum": list(info.seats)},
        "roles": {
            "type": "array",
            "items": {"enum": [*info.roles, RANDOM]},
            "allOf": [
                {"contains": {"const": role}, "minContains": 0, "maxContains": 1}
                for role in info.roles
            ],
        },
        "level": {"enum": list(info.levels)},
        "layout": {"enum": list(info.layout_names)},
        "first": {"enum": [RANDOM, *range(info.seats[-1])]},
        **{each.key: {"enum": list(each.values)} for each in info.rulings},
    }
    return {key: own[key] for key in info.settings}


def record(game: Game[Any]) -> Schema:
    """A match of this game; only the rules themselves can say whether its actions are legal."""
    info = game.info
    configs = [settings(info, players) for players in info.seats]
    configs += [settings(info, len(table.roles), table) for table in info.prepared]
    words = {"type": "string", "minLength": 1, "maxLength": LONGEST_ACTION}
    return _object(
        {
            "format": {"enum": [FORMAT, SEALED_FORMAT]},
            "game": {"const": info.name},
            "rules": {"type": "integer", "const": game.rules_version},
            "seed": SEED,
            "config": {"anyOf": configs},
            "actions": {"type": "array", "items": words, "maxItems": MOST_ACTIONS},
            "outcome": {"enum": [game.write_outcome(RUNNING), *info.outcomes[1:]]},
            "salt": {"type": "string", "pattern": f"^{SALT.pattern}$"},
            "commitment": {"type": "string", "pattern": f"^{COMMITMENT.pattern}$"},
        },
        ["format", "game", "rules", "seed", "config", "actions"],
    )


def _object(own: Schema, required: list[str]) -> Schema:
    return {
        "type": "object",
        "properties": own,
        "required": required,
        "additionalProperties": False,
    }
