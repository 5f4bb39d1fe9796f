"""forbidden play and forbidden serve, as people start them."""

import os
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from forbidden_games.cli import play
from forbidden_games.cli.serve import check, expect_free
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.server.settings import Settings
from tests.server.support import PATIENCE


def test_play_serves_the_pages_until_somebody_ends_it(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html>hello")
    program = "from forbidden_games.cli.play import play; play(standalone_mode=False)"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "--no-browser"],
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "FORBIDDEN_CLIENT": str(tmp_path / "client"),
            "XDG_DATA_HOME": str(tmp_path / "data"),
        },
    )
    assert process.stderr is not None
    line = ""
    while "http://" not in line:
        line = process.stderr.readline()
        assert line, "it ended without a word"
    address = line.split("browser: ")[1].split()[0]
    assert httpx.get(address, trust_env=False).text == "<!doctype html>hello"
    assert (tmp_path / "data" / "forbidden" / "tables.db").exists()
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 0
    said = process.stderr.read()
    assert said == "forbidden: goodbye\n"
    process.stderr.close()


def test_play_takes_the_next_port_when_the_usual_one_is_taken() -> None:
    with play.listen(None) as one, play.listen(None) as other:
        assert one.getsockname()[1] != other.getsockname()[1]


def test_play_says_where_the_game_is_when_there_is_no_browser(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def note(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", note)
    monkeypatch.setattr(play, "has_screen", lambda: False)
    play.announce("http://127.0.0.1:1/", browse=True)
    monkeypatch.setattr(play, "has_screen", lambda: True)
    play.announce("http://127.0.0.1:2/", browse=True)
    assert opened == ["http://127.0.0.1:2/"]
    assert "open this address in a browser: http://127.0.0.1:1/" in capsys.readouterr().err


def test_pages_that_were_not_built_are_missed_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="make web"):
        check(Settings(client=tmp_path))


@pytest.mark.parametrize(
    "database", ["/proc/no/tables.db", "postgresql://me@127.0.0.1:1/nothing", "oracle://x"]
)
def test_a_database_that_cannot_be_opened_is_refused_in_a_sentence(database: str) -> None:
    with pytest.raises(BadConfig, match="database"):
        check(replace(Settings(client=None), database=database))


def test_a_port_in_use_is_refused_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        with pytest.raises(BadConfig, match=f"port {port}: Address already in use"):
            expect_free("127.0.0.1", port)
