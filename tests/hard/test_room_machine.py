"""A room does what its model says, for much longer than in every run, over a real database too."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from forbidden_games.server.settings import Settings
from forbidden_games.server.store import Store
from forbidden_games.server.store.sql import SqlStore
from tests.server.room_machine import RoomMachine
from tests.toy import registered


@pytest.fixture(autouse=True)
def toy() -> Any:
    """A game that is over soon is played too."""
    with registered():
        yield


def test_a_room_does_what_its_model_says() -> None:
    examples = settings(max_examples=300, stateful_step_count=50, derandomize=False)
    run_state_machine_as_test(RoomMachine, settings=examples)


def test_a_room_over_sqlite_does_what_its_model_says(tmp_path: Path) -> None:
    class OverSqlite(RoomMachine):
        """Every example has tables of its own in one file."""

        def make_store(self) -> Store:
            return SqlStore(Settings(database=str(tmp_path / "tables.db")).database_url)

    examples = settings(max_examples=60, stateful_step_count=40, derandomize=False)
    run_state_machine_as_test(OverSqlite, settings=examples)
