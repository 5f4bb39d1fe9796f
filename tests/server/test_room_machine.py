"""A room does what its model says, whoever comes, goes, acts, sits and talks."""

from collections.abc import Iterator

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.room_machine import RoomMachine
from tests.toy import registered

SHORT = settings(max_examples=12, stateful_step_count=30)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """A game that is over soon is played too."""
    with registered():
        yield


def test_a_room_does_what_its_model_says() -> None:
    run_state_machine_as_test(RoomMachine, settings=SHORT)
