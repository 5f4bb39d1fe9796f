"""Whose page may ask, under which name, by which proxy, and the headers of every answer."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from forbidden_games.cli.serve import check
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.server.addresses import LOCAL, visitor_address
from forbidden_games.server.settings import Settings
from tests.server.support import PATIENCE, Browser, Server, quick
from tests.server.test_http import problem

WISH = {"game": "island", "seats": [{"who": "me"}, {"who": "me"}]}
FOREIGN = [
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://]:x"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


def spoken(server: Server, text: str) -> tuple[int, str]:
    """The status and the whole of the answer to a request that is written by hand."""
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(text.replace("\n", "\r\n").encode("latin-1"))
        answer = b""
        while part := line.recv(65536):
            answer += part
    return int(answer.split()[1]), answer.decode()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes this machine, and two networks, of whom they speak for."""
    named = ("127.0.0.1", "10.0.0.0/8", "fd00::/8")
    with Server(quick(tmp_path_factory.mktemp("proxied"), proxies=named)) as server:
        yield server


# Pages of other sites.


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize("path", ["tables", "challenge", "replays", "analyses"])
def test_another_site_sends_nothing(server: Server, path: str, headers: dict[str, str]) -> None:
    answer = server.http.post(f"/api/{path}", headers=headers)
    assert problem(answer, 403) == "other-site"


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_another_site_gets_no_socket(server: Server, headers: dict[str, str]) -> None:
    table = server.table("me", "me")
    with pytest.raises(InvalidStatus) as refused:
        Browser(server.host, table.name, additional_headers=headers)
    assert refused.value.response.status_code == 403


def test_our_own_page_and_programs_may_send(server: Server) -> None:
    own = f"http://{server.host}"
    for headers in (
        {"Origin": own},
        {"Origin": own.upper()},
        {"Origin": own, "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {},
    ):
        assert server.http.post("/api/tables", json=WISH, headers=headers).status_code == 201


def test_another_site_may_link_to_a_page(server: Server) -> None:
    assert server.http.get("/api/catalog", headers=FOREIGN[0]).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "x"])
@pytest.mark.parametrize("path", ["tables", "challenge", "replays", "analyses"])
def test_a_body_of_another_kind_is_not_read(server: Server, path: str, kind: str) -> None:
    answer = server.http.post(f"/api/{path}", content=b"{}", headers={"Content-Type": kind})
    assert problem(answer, 415) == "not-json"


# Names of this server.


@pytest.mark.parametrize("host", ["[", "]:x", "a b", "a:b:c", "http://x", "a/b", "x:123456", "[g]"])
def test_a_host_that_is_no_name_is_refused(server: Server, host: str) -> None:
    for path in ("/api/addresses", "/api/catalog", "/"):
        asked = f"GET {path} HTTP/1.1\nHost: {host}\nConnection: close\n\n"
        status, answer = spoken(server, asked)
        assert status == 400, answer
        assert "Traceback" not in answer


@pytest.mark.parametrize("query", ["?\xff", "?%ff=%00", "?[", "?a=%"])
def test_any_query_is_borne(server: Server, query: str) -> None:
    asked = f"GET /api/addresses{query} HTTP/1.1\nHost: {server.host}\nConnection: close\n\n"
    assert spoken(server, asked)[0] in (200, 400)


def test_a_server_of_this_machine_answers_to_its_own_names_only(tmp_path: Path) -> None:
    with Server(quick(tmp_path, hosts=(*LOCAL, "Play.Example"))) as server:
        port = server.host.split(":")[1]
        for name in ("localhost", "LOCALHOST", "127.0.0.1", "[::1]", "play.example"):
            for host in (name, f"{name}:{port}"):
                assert server.http.get("/api/catalog", headers={"Host": host}).status_code == 200
        table = server.table("me", "me")
        for host in ("rebound.example", f"rebound.example:{port}", "127.0.0.1.example", "1.2.3.4"):
            same = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
            answer = server.http.post("/api/tables", json=WISH, headers=same)
            assert problem(answer, 421) == "wrong-host"
            assert problem(server.http.get("/", headers=same), 421) == "wrong-host"
        asked = f"GET /api/tables/{table.name}/socket HTTP/1.1\nHost: rebound.example\n"
        asked += "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
        asked += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n\n"
        assert spoken(server, asked)[0] == 403
        assert spoken(server, "GET /api/catalog HTTP/1.0\n\n")[0] == 421


# Visitors, and proxies that speak for them.


def told(client: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": (client, 1)})


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_visitor_is_an_address_or_a_line(client: str, counted: str) -> None:
    assert visitor_address(told(client)) == counted


def test_nobody_is_believed_who_was_not_named(tmp_path: Path) -> None:
    with Server(quick(tmp_path, tables_an_hour=2)) as server:
        statuses = [
            server.http.post(
                "/api/tables", json=WISH, headers={"X-Forwarded-For": f"192.0.2.{number}"}
            ).status_code
            for number in range(4)
        ]
        assert statuses == [201, 201, 429, 429]
        headers = {"X-Forwarded-Proto": "https"}
        assert "strict-transport-security" not in server.http.get("/", headers=headers).headers


def test_visitors_of_a_named_proxy_are_told_apart(tmp_path: Path) -> None:
    named = ("127.0.0.1", "10.0.0.0/8")
    with Server(quick(tmp_path, tables_an_hour=1, proxies=named)) as server:

        def status(*forwarded: str) -> int:
            headers = [("X-Forwarded-For", each) for each in forwarded]
            return server.http.post("/api/tables", json=WISH, headers=headers).status_code

        assert status("192.0.2.1") == 201
        assert status("192.0.2.1") == 429
        assert status("192.0.2.2") == 201
        # What a visitor has made up stands to the left of what the proxies have added.
        assert status("198.51.100.9, 192.0.2.1") == 429
        assert status("198.51.100.9", "192.0.2.1, 10.1.2.3") == 429
        assert status("2001:db8::1") == 201
        assert status("2001:db8::2") == 429
        assert status("2001:db8:0:1::2") == 201


def test_by_tls_browsers_are_told_to_keep_to_it(proxied: Server) -> None:
    for path in ("/", "/api/catalog", "/api/none"):
        safe = proxied.http.get(path, headers={"X-Forwarded-Proto": "https"})
        assert safe.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in proxied.http.get(path).headers


def test_a_socket_comes_by_way_of_a_proxy(proxied: Server) -> None:
    table = proxied.table("me", "me")
    headers = {
        "X-Forwarded-For": "192.0.2.1",
        "X-Forwarded-Proto": "https",
        "Origin": f"https://{proxied.host}",
    }
    with Browser(proxied.host, table.name, additional_headers=headers) as browser:
        assert browser.join(table.key).welcome["yours"] == [0, 1]


@pytest.mark.parametrize("name", ["*", "nginx", "10.0.0.0/33", "10.0.0.1:80", "10.0.0.1/8"])
def test_a_proxy_that_is_no_address_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(BadConfig, match="FORBIDDEN_PROXIES lists addresses or networks"):
        check(Settings(client=None, database=":memory:", proxies=("127.0.0.1", name)))


def test_lists_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORBIDDEN_PROXIES", "10.0.0.0/8, ::1,")
    monkeypatch.setenv("FORBIDDEN_HOSTS", "play.example")
    settings = Settings.from_environment()
    assert (settings.proxies, settings.hosts) == (("10.0.0.0/8", "::1"), ("play.example",))
    for name in ("PROXIES", "HOSTS", "DATABASE", "CLIENT"):
        monkeypatch.delenv(f"FORBIDDEN_{name}", raising=False)
    settings.to_environment()
    assert Settings.from_environment() == settings


# Answers.


def test_every_answer_has_careful_headers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    answers = [
        server.http.get("/api/catalog"),
        server.http.get("/api/none"),
        server.http.options("/api/catalog"),
        server.http.delete("/api/catalog"),
        server.http.post("/api/tables", json=WISH, headers=FOREIGN[0]),
        server.http.post("/api/replays", content=b" " * (256 * 1024 + 1)),
        server.http.get("/api/tables/none", headers={"Host": "["}),
    ]
    monkeypatch.setattr("forbidden_games.server.routes.http.catalog", fail)
    fault = server.http.get("/api/catalog", headers={"Accept-Language": "ja"})
    assert problem(fault, 500) == "fault"
    assert "記録" in fault.json()["message"]
    for answer in (*answers, fault):
        headers = answer.headers
        assert headers["cross-origin-opener-policy"] == "same-origin", answer
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "object-src 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/catalog", "GET, HEAD, OPTIONS"),
        ("/api/openapi.json", "GET, HEAD, OPTIONS"),
        ("/api/tables", "POST, OPTIONS"),
        ("/api/tables/none/record", "GET, HEAD, OPTIONS"),
        ("/api/challenge", "GET, POST, HEAD, OPTIONS"),
        ("/", "GET, HEAD, OPTIONS"),
        ("/t/any", "GET, HEAD, OPTIONS"),
    ],
)
def test_an_address_says_what_may_be_done_there(server: Server, path: str, methods: str) -> None:
    asked = server.http.options(path)
    assert (asked.status_code, asked.headers["allow"]) == (204, methods)
    for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "BREW"):
        if method not in methods:
            answer: Any = server.http.request(method, path)
            assert answer.status_code == 405, method
            assert answer.headers["allow"] == methods
            if method != "HEAD":
                assert problem(answer, 405) == "not-allowed"


def test_where_there_is_nothing_nothing_can_be_done(server: Server) -> None:
    for method in ("GET", "POST", "DELETE", "OPTIONS"):
        assert problem(server.http.request(method, "/api/nothing"), 404) == "not-found"
    assert problem(server.http.get("/api"), 404) == "not-found"
    socket_only = server.http.get("/api/tables/any/socket")
    assert problem(socket_only, 426) == "only-socket"
    assert socket_only.headers["upgrade"] == "websocket"


def test_head_is_get_without_the_body(server: Server) -> None:
    for path in ("/api/catalog", "/api/tables/none"):
        whole, head = server.http.get(path), server.http.head(path)
        assert head.status_code == whole.status_code
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert head.content == b""
