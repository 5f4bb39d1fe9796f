"""A server that stops in the middle of a game has lost nothing that was told."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.server.support import PAIR, PATIENCE, Process, free_port


def test_every_play_that_was_told_survives_a_kill(tmp_path: Path) -> None:
    options = ("--database", str(tmp_path / "tables.db"))
    with Process(tmp_path, *options) as process:
        table = process.table("me", "open", config=PAIR, seed=1)
        with table.maker() as maker, table.browser(table.invitations[1]) as friend:
            friend.send("sit", seat=1, name="Ben")
            while maker.expect("seats")["seats"][1]["name"] != "Ben":
                pass
            while maker.position["to_act"] == 0 and maker.number < 12:
                maker.play_on()
            told = [each["play"] for each in maker.heard if each["type"] == "played"]
            process.end(signal.SIGKILL)
    with Process(tmp_path, *options, port=process.port) as again:
        with table.at(again.host).maker(have=1) as back:
            assert back.welcome["plays"] == told[1:]
            assert back.position == maker.position
            assert back.welcome["info"]["seats"][1]["name"] == "Ben"
            assert back.welcome["yours"] == [0]
        assert again.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_more_processes_than_sqlite_can_bear_are_refused(tmp_path: Path) -> None:
    program = (
        "from forbidden_games.cli import main, serve; import forbidden_games.kernel.errors as e\n"
    )
    program += "try: serve.serve(standalone_mode=False)\nexcept e.BadConfig as error: print(error)"
    done = subprocess.run(
        [sys.executable, "-c", program, "--processes", "2", "--port", str(free_port())],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert "PostgreSQL" in done.stdout, done.stderr


def test_what_was_said_and_who_sits_in_the_lobby_survives_a_kill(tmp_path: Path) -> None:
    options = ("--database", str(tmp_path / "tables.db"))
    with Process(tmp_path, *options) as process:
        table = process.table("me", "open", "open", lobby=True, chat=True)
        with table.maker() as maker, table.browser() as friend:
            friend.send("take", seat=1, name="Ben")
            key = friend.expect("taken")["key"]
            friend.send("write", seat=1, text="See you at the gate")
            maker.expect("said")
            process.end(signal.SIGKILL)
    with Process(tmp_path, *options, port=process.port) as again:
        with table.at(again.host).browser(key) as back:
            assert back.welcome["yours"] == [1]
            assert back.welcome["info"]["started"] is False
            assert [each["text"] for each in back.welcome["sayings"]] == ["See you at the gate"]
        assert again.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_of_two_processes_that_give_a_seat_away_one_does(tmp_path: Path, postgres: str) -> None:
    options = ("--database", postgres)
    with Process(tmp_path, *options) as one, Process(tmp_path, *options) as other:
        for _ in range(5):
            table = one.table("me", "open", lobby=True)
            with table.browser() as here, table.at(other.host).browser() as there:
                here.send("take", seat=1, name="Ann")
                there.send("take", seat=1, name="Ben")
                answers = [each.expect("taken", "refused") for each in (here, there)]
                assert sorted(each["type"] for each in answers) == ["refused", "taken"]
                late = next(each for each in answers if each["type"] == "refused")
                assert late["code"] == "seat_taken"


def test_two_processes_serve_one_table(tmp_path: Path, postgres: str) -> None:
    options = ("--database", postgres)
    with Process(tmp_path, *options) as one, Process(tmp_path, *options) as other:
        table = one.table("me", "open", config=PAIR)
        with table.maker() as maker, table.at(other.host).browser(table.invitations[1]) as friend:
            while not maker.expect("seats")["seats"][1]["present"]:
                pass
            for _ in range(3):
                maker.play_on()
                friend.expect("played")
                assert friend.position == maker.position
            friend.send("say", seat=1, phrase="hello")
            assert maker.expect("said")["saying"]["seat"] == 1
            friend.send("point", seat=1, cell="c3")
            assert maker.expect("pointed")["cell"] == "c3"
            friend.send("sit", seat=1, name="Ben")
            while maker.expect("seats")["seats"][1]["name"] != "Ben":
                pass
            friend.close()
            while maker.expect("seats")["seats"][1]["present"]:
                pass


def test_of_two_actions_in_two_processes_exactly_one_is_played(
    tmp_path: Path, postgres: str
) -> None:
    options = ("--database", postgres)
    with Process(tmp_path, *options) as one, Process(tmp_path, *options) as other:
        table = one.table("me", "me")
        with table.maker() as here, table.at(other.host).maker() as there:
            rounds = 0
            while rounds < 20 and here.position["outcome"] == "running":
                rounds += 1
                own = here.legal(here.position["to_act"])
                here.send("act", action=own[0], after=here.number)
                there.send("act", action=own[-1], after=there.number)
                for browser in (here, there):
                    while browser.number < rounds:
                        browser.expect("played")
            for browser in (here, there):
                browser.send("why", action="0 end")
                browser.expect("because")
            refused = [
                each["code"]
                for browser in (here, there)
                for each in browser.heard
                if each["type"] == "refused"
            ]
            assert refused == ["stale"] * rounds
            assert here.position == there.position


def test_bots_are_played_by_one_of_several_processes(tmp_path: Path, postgres: str) -> None:
    with Process(tmp_path, "--database", postgres, "--processes", "2") as server:
        table = server.table("random", "random", "me", config={"level": "legendary", "first": 0})
        browsers = [table.browser() for _ in range(4)]
        for browser in browsers:
            while browser.position["to_act"] != 2 and browser.position["outcome"] == "running":
                browser.expect("played")
        assert len({browser.number for browser in browsers}) == 1
        assert all(browser.position == browsers[0].position for browser in browsers)
        for browser in browsers:
            browser.close()


def test_processes_end_with_their_parent(tmp_path: Path, postgres: str) -> None:
    with Process(tmp_path, "--database", postgres, "--processes", "2") as server:
        server.end(signal.SIGKILL)
        wait_until_free(server.port)


def wait_until_free(port: int) -> None:
    """Until nobody listens there any more."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            return
        assert time.monotonic() < deadline, "somebody still listens"
        time.sleep(0.1)
