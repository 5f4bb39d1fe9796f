"""Two clicks at the same moment: exactly one wins, and the other is told so."""

from pathlib import Path

import pytest

from tests.server.races import race_for_plays, race_for_seats
from tests.server.support import Process

ROUNDS = 500


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that take more messages than people send."""
    for name in ("MESSAGES_A_SECOND", "MESSAGES_AT_ONCE"):
        monkeypatch.setenv(f"FORBIDDEN_{name}", "100000")


def test_of_two_clicks_at_one_process_one_is_played(tmp_path: Path) -> None:
    with Process(tmp_path, "--database", str(tmp_path / "tables.db")) as server:
        race_for_plays(server, server, ROUNDS)
        race_for_seats(server, server, ROUNDS // 10)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_of_two_clicks_at_two_servers_one_is_played(
    tmp_path: Path, postgres: str, processes: str
) -> None:
    options = ("--database", postgres, "--processes", processes)
    with Process(tmp_path, *options) as one, Process(tmp_path, *options) as other:
        race_for_plays(one, other, ROUNDS)
        race_for_seats(one, other, ROUNDS // 10)
