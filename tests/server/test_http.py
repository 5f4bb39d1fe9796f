"""What is asked and answered once."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from forbidden_games.games import find_game
from forbidden_games.kernel.match import Match
from forbidden_games.server.challenges import task_of
from forbidden_games.words import say
from tests.server.support import PATIENCE, Server, Table, quick


def problem(answer: Any, status: int) -> str:
    """The code of a problem that is told as it should be."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"code", "message"}
    assert body["message"].endswith((".", "。")) or len(body["message"]) > 10
    assert "Traceback" not in answer.text
    return str(body["code"])


def test_the_catalog_lists_what_there_is(server: Server) -> None:
    catalog = server.http.get("/api/catalog").json()
    island, desert = catalog["games"]
    assert (island["least"], island["most"], desert["most"]) == (2, 4, 5)
    assert len(island["layouts"]) == 24
    assert set("".join(island["layouts"][0]["rows"])) == {"#", " "}
    for game in (island, desert):
        rules = find_game(game["game"])
        defaults = rules.write_config(rules.read_config({}))
        for ruling in game["rulings"]:
            assert defaults[ruling["key"]] == ruling["default"]
            for value in ruling["values"]:
                rules.read_config({ruling["key"]: value})
        settings = {"players", "roles", "level", "layout", "first"}
        assert {each["key"] for each in game["rulings"]} == set(defaults) - settings
    names = ["random", "casual", "planner", "thinker"]
    assert all(each["bots"] == names for each in catalog["games"])
    assert [each["quick"]["players"] for each in catalog["games"]] == [3, 2]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "island", "seats": [{"who": "me"}] * 5}, "bad-config"),
        ({"game": "island", "seats": [{"who": "me"}]}, "unreadable"),
        ({"game": "chess", "seats": [{"who": "me"}] * 2}, "unreadable"),
        ({"game": "island", "seats": [{"who": "ghost"}] * 2}, "unreadable"),
        ({"game": "island", "seats": [{"who": "me"}] * 2, "config": {"level": "x"}}, "bad-config"),
        ({"game": "island", "seats": [{"who": "me"}] * 2, "config": {"sed": 1}}, "bad-config"),
        ({"game": "desert", "seats": [{"who": "me"}] * 2, "config": {"roles": 7}}, "bad-config"),
        ({"game": "desert", "seats": [{"who": "me"}] * 2, "seed": 2**53}, "unreadable"),
        ({"game": "desert", "seats": [{"who": "me"}] * 2, "seed": -1}, "unreadable"),
        ({"game": "desert", "seats": [{"who": "me"}] * 2, "pace": 1e9}, "unreadable"),
        ({"game": "desert", "seats": [{"who": "me", "name": "x" * 25}] * 2}, "unreadable"),
        ({"game": "desert", "seats": [{"who": "me"}] * 2, "more": 1}, "unreadable"),
        ([], "unreadable"),
        (None, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_a_sentence(
    server: Server, wish: Any, code: str
) -> None:
    assert problem(server.http.post("/api/tables", json=wish), 422) == code


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b'{"game": "\\ud800"}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"game": ' + b"9" * 10_000 + b"}",
        b"",
    ],
    ids=["broken", "half", "binary", "deep", "number", "empty"],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/replays", "/api/analyses"])
def test_nonsense_is_refused_in_a_sentence(server: Server, path: str, body: bytes) -> None:
    answer = server.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    problem(answer, answer.status_code)


def test_problems_are_told_in_japanese_to_who_reads_it(server: Server) -> None:
    answer = server.http.get("/api/tables/none", headers={"Accept-Language": "ja,en;q=0.5"})
    assert problem(answer, 404) == "no-such-table"
    assert answer.json()["message"] == say("problem-no-such-table", "ja")
    nonsense = server.http.post("/api/replays", json={}, headers={"Accept-Language": "ja"})
    assert nonsense.json()["message"] == say("problem-bad-record", "ja")


def test_unknown_addresses_are_no_pages(server: Server) -> None:
    assert problem(server.http.get("/api/nothing"), 404) == "not-found"
    assert problem(server.http.get("/api/tables/none/record"), 404) == "no-such-table"
    assert problem(server.http.get("/api/analyses/none"), 404) == "no-such-analysis"
    assert problem(server.http.get("/api/tables/%00"), 404) == "no-such-table"
    assert problem(server.http.get(f"/api/analyses/{'0' * 24}"), 404) == "no-such-analysis"
    assert problem(server.http.delete("/api/tables"), 405) == "not-allowed"
    assert problem(server.http.get("/"), 404) == "no-client"


def test_a_body_that_is_too_large_is_not_read(server: Server) -> None:
    def endless() -> Any:
        for _ in range(100):
            yield b" " * 10_000

    big = b" " * (256 * 1024 + 1)
    for content in (big, endless()):
        assert problem(server.http.post("/api/replays", content=content), 413) == "too-large"
    assert problem(server.http.post("/api/tables", content=big), 413) == "too-large"


def test_while_a_game_goes_on_nobody_gets_its_record(server: Server) -> None:
    table = server.table("me", "me")
    for path in ("/record", "/replay"):
        assert problem(table.get(path), 409) == "not-over"


def test_an_earlier_moment_is_seen_again_while_the_game_goes_on(server: Server) -> None:
    table = server.table("me", "me", config={"first": 0})
    with table.maker() as maker:
        shown = [maker.position["snapshot"]]
        for _ in range(3):
            maker.play_on()
            shown.append(maker.position["snapshot"])
    for number, snapshot in enumerate(shown):
        moment = table.get(f"/moments/{number}").json()
        assert moment["snapshot"] == snapshot
        assert (moment["play"] or {"number": 0})["number"] == number
        assert "seed" not in moment
    assert problem(table.get("/moments/4"), 404) == "not-found"
    assert table.get("/moments/-1").status_code == 422


def test_a_finished_match_is_seen_again(server: Server, finished: Table) -> None:
    record = finished.get("/record").json()
    game = find_game("island")
    replayed = Match.replay(game, record_of(record))
    assert game.write_outcome(game.outcome(replayed.state)) == finished.get().json()["outcome"]
    replay = finished.get("/replay").json()
    assert replay["record"] == record
    assert len(replay["frames"]) == len(record["actions"]) + 1
    assert replay["frames"][0]["play"] is None
    assert [frame["play"]["action"] for frame in replay["frames"][1:]] == record["actions"]
    assert replay["frames"][-1]["snapshot"]["outcome"] == replay["outcome"]
    assert replay["names"] == ["", ""]
    again = server.http.post("/api/replays", json=record).json()
    assert again == {**replay, "names": []}


def record_of(words: dict[str, Any]) -> Any:
    from forbidden_games.kernel.record import Record

    return Record.from_json(json.dumps(words))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda record: record.update(format=9), "format"),
        (lambda record: record.update(game="chess"), "chess"),
        (lambda record: record.update(actions=["0 fly away"]), "action 1"),
        (lambda record: record.update(outcome="won"), "won"),
        (lambda record: record["config"].update(level="easy"), "level"),
        (lambda record: record.update(seed=-5), "seed"),
        (lambda record: record.update(actions=["0 end"] * 2001), "too long"),
        (lambda record: record.pop("seed"), "seed"),
    ],
)
@pytest.mark.parametrize("path", ["/api/replays", "/api/analyses"])
def test_a_spoilt_record_is_refused_in_a_sentence(
    server: Server, finished: Table, path: str, spoil: Callable[[Any], object], says: str
) -> None:
    record = finished.get("/record").json()
    spoil(record)
    answer = server.http.post(path, json=record)
    problem(answer, 422)
    assert says in answer.json()["message"]


def test_a_record_is_analysed(server: Server) -> None:
    record = {
        "format": 1,
        "game": "island",
        "rules": 1,
        "seed": 3,
        "config": {"roles": ["diver", "pilot"], "first": 0},
        "actions": ["0 end", "0 draw", "0 draw"],
    }
    asked = server.http.post("/api/analyses", json=record)
    assert asked.status_code == 202
    name = asked.json()["analysis"]
    assert server.http.post("/api/analyses", json=record).json()["analysis"] == name
    state = wait_for(lambda: server.http.get(f"/api/analyses/{name}").json(), "result")
    assert state["done"] == 1
    result = state["result"]
    assert len(result["chances"]) == 4
    assert result["turns"] == [1, 1, 1]
    assert all(0 <= chance <= 1 for chance in result["chances"])
    empty = server.http.post("/api/analyses", json={**record, "actions": []})
    assert problem(empty, 422) == "no-actions"


def wait_for(ask: Callable[[], Any], field: str) -> Any:
    import time

    deadline = time.monotonic() + 2 * PATIENCE
    while True:
        found = ask()
        if found[field]:
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


def test_the_challenges_of_past_days_stay_the_same() -> None:
    """Whoever looks at a day again finds the game that everybody played."""
    pinned = {
        "2026-01-17": ("desert", "elite", ["meteorologist", "carrier"], 6647492056770751),
        "2026-02-17": ("island", "normal", ["engineer", "messenger", "explorer"], 119713992458071),
        "2026-03-17": (
            "island",
            "elite",
            ["pilot", "diver", "engineer", "navigator"],
            1167844193282211,
        ),
        "2026-05-17": ("desert", "normal", ["explorer", "meteorologist"], 4753862705091616),
        "2026-06-17": (
            "desert",
            "normal",
            ["navigator", "archeologist", "carrier", "explorer"],
            8113570412325563,
        ),
        "2026-07-17": (
            "desert",
            "elite",
            ["explorer", "navigator", "archeologist"],
            7425324878322047,
        ),
        "2026-08-17": ("island", "normal", ["engineer", "pilot", "explorer"], 3132473678805041),
        "2026-11-17": (
            "island",
            "elite",
            ["navigator", "pilot", "messenger", "diver"],
            3289331299250246,
        ),
    }
    for day, expected in pinned.items():
        task = task_of(day, b"secret")
        assert (task.game, task.config["level"], task.config["roles"], task.seed) == expected
        assert task.config["first"] == "random"


def test_challenges_change_with_the_day_and_the_secret() -> None:
    days = [date(2026, 11, day).isoformat() for day in range(1, 30)]
    tasks = [task_of(day, b"secret") for day in days]
    assert len({task.seed for task in tasks}) == len(days)
    assert {task.game for task in tasks} == {"island", "desert"}
    assert task_of(days[0], b"secret") == tasks[0]
    assert task_of(days[0], b"another").seed != tasks[0].seed


def test_finished_games_are_counted(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        before = server.http.get("/api/statistics").json()
        assert [(each["game"], each["games"]) for each in before] == [("island", 0), ("desert", 0)]
        config = {"roles": ["diver", "pilot"], "level": "legendary", "layout": "coral-reef"}
        with server.table("random", "random", config=config).maker() as maker:
            won = int(maker.watch()["outcome"] == "won")
        island, desert = server.http.get("/api/statistics").json()
        once = {"games": 1, "won": won}
        assert (island["games"], island["won"]) == (1, won)
        assert island["levels"] == [{"name": "legendary", **once}]
        assert island["roles"] == [{"name": "diver", **once}, {"name": "pilot", **once}]
        assert island["layouts"] == [{"name": "coral-reef", **once}]
        assert island["players"] == [{"name": "2", **once}]
        assert desert["games"] == 0


def test_one_address_sets_only_so_many_tables(tmp_path: Path) -> None:
    with Server(quick(tmp_path, tables_an_hour=2, records_an_hour=1)) as server:
        wish = {"game": "island", "seats": [{"who": "me"}, {"who": "me"}]}
        for _ in range(2):
            assert server.http.post("/api/tables", json=wish).status_code == 201
        assert problem(server.http.post("/api/tables", json=wish), 429) == "too-many"
        assert problem(server.http.post("/api/challenge"), 429) == "too-many"
        server.http.post("/api/replays", content=b"")
        assert problem(server.http.post("/api/replays", content=b""), 429) == "too-many"


def test_the_interface_describes_itself(server: Server) -> None:
    described = server.http.get("/api/openapi.json").json()
    assert set(described["paths"]) == {
        "/api/catalog",
        "/api/health",
        "/api/addresses",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/moments/{number}",
        "/api/tables/{table}/plays",
        "/api/replays",
        "/api/analyses",
        "/api/analyses/{analysis}",
        "/api/challenge",
        "/api/challenges",
        "/api/challenges/{day}",
        "/api/statistics",
    }
    for ways in described["paths"].values():
        for way in ways.values():
            assert way["summary"]
            assert way["description"]
            assert "Problem" in json.dumps(way["responses"]["default"])


PAGES = {
    "index.html": "<!doctype html>" + "<p>" * 300,
    "assets/index-B6_vhKta.js": "export {};" * 100,
    "assets/letters.woff2": "binary",
    "favicon.svg": "<svg/>",
}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("pages")
    client = folder / "client"
    for name, text in PAGES.items():
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(text)
    (folder / "secret.txt").write_text("nobody reads this")
    with Server(quick(folder, client=client)) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/table/abc", "/new/island", "/index.html"])
def test_any_address_is_the_page_that_finds_its_way(pages: Server, path: str) -> None:
    answer = pages.http.get(path)
    assert answer.text == PAGES["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert pages.http.head(path).status_code == 200
    again = pages.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_assets_are_kept_for_good(pages: Server) -> None:
    answer = pages.http.get("/assets/index-B6_vhKta.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    plain = pages.http.get("/assets/index-B6_vhKta.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text == PAGES["assets/index-B6_vhKta.js"]
    assert pages.http.get("/assets/letters.woff2").headers["content-type"] == "font/woff2"
    assert problem(pages.http.get("/assets/missing.js"), 404) == "not-found"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"]
)
def test_nothing_outside_the_folder_is_shown(pages: Server, path: str) -> None:
    assert "nobody" not in pages.http.get(path).text


@pytest.mark.parametrize("path", ["/", "/assets/index-B6_vhKta.js", "/api/catalog", "/api/none"])
def test_every_answer_keeps_browsers_careful(pages: Server, path: str) -> None:
    headers = pages.http.get(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_large_answers_are_compressed(pages: Server) -> None:
    assert pages.http.get("/api/catalog").headers["content-encoding"] == "gzip"
