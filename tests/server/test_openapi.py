"""The interface says what it takes and what it answers, game by game."""

from collections.abc import Iterator
from typing import Any

import pytest

from forbidden_games.games import GAMES
from forbidden_games.server.app import create_app
from forbidden_games.server.openapi import agreed, record, settings
from forbidden_games.server.store.memory import MemoryStore
from tests.server.support import QUICK, Server
from tests.server.test_http import problem

WISH: dict[str, Any] = {"game": "island", "seats": [{"who": "me"}, {"who": "me"}]}


@pytest.fixture(scope="module")
def shapes() -> dict[str, Any]:
    described: dict[str, Any] = create_app(QUICK, MemoryStore()).openapi()
    found: dict[str, Any] = described["components"]["schemas"]
    return found


def parts(shape: Any) -> Iterator[dict[str, Any]]:
    """A schema and everything in it."""
    if isinstance(shape, dict):
        yield shape
        for each in shape.values():
            yield from parts(each)
    elif isinstance(shape, list):
        for each in shape:
            yield from parts(each)


def test_nothing_that_is_taken_is_any_object(shapes: dict[str, Any]) -> None:
    for name in (name for name in shapes if name.startswith(("NewTable", "Record", "Try"))):
        for part in parts(shapes[name]):
            if part.get("type") == "object":
                assert part["properties"], name
                assert part["additionalProperties"] is False, name
    described = create_app(QUICK, MemoryStore()).openapi()
    for path in ("/api/replays", "/api/analyses"):
        body = described["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        assert body == {"schema": {"$ref": "#/components/schemas/Record"}}


def test_every_reference_leads_somewhere(shapes: dict[str, Any]) -> None:
    described = create_app(QUICK, MemoryStore()).openapi()
    for part in parts(described):
        if "$ref" in part:
            assert part["$ref"].rsplit("/", 1)[1] in shapes


def test_every_table_that_is_described_can_be_set(server: Server, shapes: dict[str, Any]) -> None:
    """The first choice of every setting, for every game, number of players and prepared table."""
    kinds = [shapes[each["$ref"].rsplit("/", 1)[1]] for each in shapes["NewTable"]["anyOf"]]
    prepared = sum(len(game.info.prepared) for game in GAMES.values())
    assert len(kinds) == sum(len(game.info.seats) for game in GAMES.values()) + prepared
    for kind in kinds:
        own = kind["properties"]
        config = {
            key: shape.get("const") or shape["enum"][-1]
            for key, shape in own["config"]["properties"].items()
            if key != "roles"
        }
        seats = [{"who": "me"}] * own["seats"]["minItems"]
        wish = {"game": own["game"]["const"], "seats": seats, "config": config}
        answer = server.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        roles = own["config"]["properties"]["roles"]["anyOf"][0]
        if "const" in roles:
            with_roles = {**wish, "config": {**config, "roles": roles["const"]}}
            assert server.http.post("/api/tables", json=with_roles).status_code == 201


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_was_agreed_fits_its_description(server: Server, game: Any) -> None:
    info = game.info
    table = server.table("me", "me", game=info.name)
    config = table.get().json()["config"]
    shape = agreed(info)
    assert set(shape["required"]) == set(config)
    for key, value in config.items():
        kind = shape["properties"][key]
        assert key == "roles" or value in kind["enum"]
    assert record(game)["properties"]["rules"]["const"] == game.rules_version
    assert "prepared" not in settings(info, info.seats[0])["properties"]


@pytest.mark.parametrize(
    "change",
    [
        {"pace": False},
        {"pace": "1"},
        {"seed": "5"},
        {"seed": True},
        {"kind": 1},
        {"lobby": "true"},
        {"chat": None},
        {"config": {"players": 3}},
        {"config": {"players": True}},
        {"config": {"prepared": "diver", "roles": {}}},
        {"config": []},
    ],
    ids=str,
)
def test_values_are_taken_as_they_are_written(server: Server, change: dict[str, Any]) -> None:
    problem(server.http.post("/api/tables", json={**WISH, **change}), 422)


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "join", "have": "0"}',
        '{"type": "join", "look": 1}',
        '{"type": "act", "action": "0 end", "after": false}',
        '{"type": "wait", "seat": 0, "on": "yes"}',
        '{"type": "sit", "seat": "0"}',
    ],
)
def test_messages_are_taken_as_they_are_written(server: Server, text: str) -> None:
    with server.table("me", "me").maker() as maker:
        maker.send_text(text)
        assert maker.expect("refused")["code"] == "unreadable"
