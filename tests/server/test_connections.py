"""Connections: silence, files, and what must not leave a stack trace in the log."""

import asyncio
import logging
import socket
import struct
import time
from pathlib import Path
from typing import Any

import pytest

from forbidden_games.server import connections
from tests.server.support import PAIR, PATIENCE, Server, Table, quick

ELSEWHERE = "127.0.0.2"  # another address of this machine


def wait_until(what: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class Deaf:
    """A browser that asks and never reads, and takes little at a time from the line."""

    def __init__(self, table: Table) -> None:
        host, port = table.host.split(":")
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.bind((ELSEWHERE, 0))
        self._line.connect((host, int(port)))
        self._line.sendall(
            f"GET /api/tables/{table.name}/socket HTTP/1.1\r\nHost: {table.host}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._line.recv(1)
        self._line.settimeout(PATIENCE)

    def send(self, text: bytes, kind: int = 0x81) -> None:
        self._line.sendall(struct.pack("!BBHI", kind, 0xFE, len(text), 0) + text)

    def is_hung_up(self) -> bool:
        self._line.setblocking(False)
        try:
            while self._line.recv(65536):
                pass
        except BlockingIOError:
            return False
        except ConnectionError:
            return True
        return True

    def close(self) -> None:
        self._line.close()


def test_silent_connections_are_hung_up_on_and_players_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SILENT_SECONDS", 0.3)
    with Server(quick(tmp_path)) as server:
        table = server.table("me", "me", config=PAIR)
        host, port = server.host.split(":")
        with table.maker() as maker:
            lines = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(3)]
            lines[1].sendall(b"GET /api/catalog HTT")
            lines[2].sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            for line in lines:
                assert line.recv(1000) == b""
                line.close()
            assert maker.act("0 end")["type"] == "played"


def test_too_many_silent_connections_leave_room_for_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_SILENT", 5)
    with Server(quick(tmp_path)) as server:
        host, port = server.host.split(":")
        lines = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(20)]
        assert server.http.get("/api/catalog").status_code == 200
        gone = 0
        for line in lines:
            line.settimeout(0.2)
            try:
                gone += line.recv(1) == b""
            except ConnectionError:
                gone += 1
            except TimeoutError:
                pass
            line.close()
        assert gone >= 15


def test_that_no_file_is_left_is_noted_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    note = connections.LoopErrors()
    for _ in range(1000):
        note(loop, {"message": "socket.accept()", "exception": OSError(24, "Too many open files")})
    loop.close()
    assert [each.getMessage() for each in caplog.records] == [
        "no new connection can be accepted: [Errno 24] Too many open files;"
        " raise the limit of open files"
    ]


def test_what_browsers_do_wrong_leaves_no_stack_trace(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = server.table("me", "me")
    for faults in (
        [(b"\xff\xfe", 0x81)],  # no text
        [(b"{", 0x81)] * 60 + [(b"x" * 9000, 0x81)] * 3,  # nonsense until it is hung up on
        [(b"", 0x88), (b"{}", 0x81), (b"", 0x88)],  # more after goodbye
        [(b"x", 0x88)],  # half a code
        [(b"x", 0xF3)],  # no such frame
        [(b"half", 0x01), (b"\xe2\x82", 0x80)],  # text that ends within a letter
    ):
        deaf = Deaf(table)
        try:
            for text, kind in faults:
                deaf.send(text, kind)
        except ConnectionError:
            pass
        wait_until(deaf.is_hung_up)
        deaf.close()
    with table.maker() as maker:
        assert maker.welcome
    noted = [each for each in caplog.records if each.exc_info]
    assert not noted, [each.getMessage() for each in noted]


def test_whoever_leaves_in_mid_request_leaves_no_stack_trace(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    host, port = server.host.split(":")
    for path in ("replays", "analyses", "tables"):
        line = socket.create_connection((host, int(port)), PATIENCE)
        line.sendall(
            f"POST /api/{path} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{{".encode()
        )
        time.sleep(0.05)  # so that the request has begun
        line.close()
    assert server.http.get("/api/catalog").status_code == 200
    time.sleep(0.2)
    assert not [each for each in caplog.records if each.exc_info]
