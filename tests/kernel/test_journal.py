"""What happened, and who listens."""

import pytest

from forbidden_games.kernel.errors import KernelLimit
from forbidden_games.kernel.journal import Journal


def test_events_come_back_in_order() -> None:
    journal = Journal()
    journal.note(1, 2, 3, 4)
    journal.note(5, 0, 0, 0)
    assert journal.events() == [(1, 2, 3, 4), (5, 0, 0, 0)]
    journal.clear()
    assert journal.events() == []


def test_a_silent_journal_forgets() -> None:
    journal = Journal(silent=True)
    journal.note(1, 2, 3, 4)
    assert journal.events() == []


def test_a_journal_holds_64_events_and_complains_about_more() -> None:
    journal = Journal()
    for n in range(64):
        journal.note(n, 0, 0, 0)
    assert [event[0] for event in journal.events()] == list(range(64))
    journal.note(64, 0, 0, 0)
    with pytest.raises(KernelLimit, match="one action notes more than 64 events"):
        journal.events()
    journal.clear()
    assert journal.events() == []
