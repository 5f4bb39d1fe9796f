"""Keys and seeds: who may know them, and where they must never appear."""

import json
import logging
from pathlib import Path

import pytest

from tests.server.support import PAIR, Process, Server, quick

SEED = 8_123_456_789_012_345


def test_only_hashes_of_keys_are_kept(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        table = server.table("me", "open", config=PAIR)
        with table.maker() as maker, table.browser(table.invitations[1]) as friend:
            friend.send("sit", seat=1, name="Ben")
            maker.act("0 end")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.name.encode() in kept
    for key in (table.key, table.invitations[1]):
        assert key.encode() not in kept


def test_keys_are_not_written_to_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Server(quick(tmp_path)) as server:
        table = server.table("me", "open")
        with table.maker(), table.browser(table.invitations[1]) as friend:
            friend.send("sit", seat=1, name="Ben")
            friend.expect("seats")
    ours = ("forbidden_games", "uvicorn", "fastapi", "sqlalchemy", "alembic")
    said = [each.getMessage() for each in caplog.records if each.name.startswith(ours)]
    for key in (table.key, table.invitations[1]):
        assert not any(key in message for message in said)


def test_a_process_says_little_and_no_secret(tmp_path: Path) -> None:
    with Process(tmp_path, "--database", str(tmp_path / "tables.db")) as process:
        table = process.table("me", "open", seed=SEED)
        with table.maker(), table.browser(table.invitations[1]) as friend:
            friend.send_text("nonsense")
            friend.expect("refused")
        said = process.log.read_text()
    assert "Traceback" not in said
    for secret in (table.key, table.invitations[1], str(SEED)):
        assert secret not in said


def test_the_seed_is_told_only_when_the_game_is_over(server: Server) -> None:
    table = server.table("random", "random", seed=SEED, config={"level": "legendary"}, pace=0.01)
    told = []
    with table.maker() as maker:
        told.append(table.get().text)
        told.append(table.get("/record").text)
        told.append(table.get("/replay").text)
        maker.watch()
        told += maker.raw
    assert all(str(SEED) not in text for text in told)
    record = json.loads(table.get("/record").text)
    assert record["seed"] == SEED
    assert table.get("/replay").json()["record"]["seed"] == SEED
    for each in told:
        assert '"seed"' not in each
