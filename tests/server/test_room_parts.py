"""The small parts of a room: who is connected, who holds the next card back, the inbox."""

import asyncio
import logging

import pytest

from forbidden_games.server.room.holds import CardHolds
from forbidden_games.server.room.inbox import Inbox
from forbidden_games.server.room.listener import Listener
from forbidden_games.server.room.presence import GONE_AFTER, Presence
from forbidden_games.server.room.seating import tidy
from forbidden_games.server.store import StoreError


def listener(*seats: int) -> Listener:
    new = Listener()
    new.seats = frozenset(seats)
    return new


def joined(*listeners: Listener) -> Presence:
    presence = Presence()
    for each in listeners:
        presence.connected.add(each)
        presence.join(each)
    return presence


def test_presence_counts_players_and_spectators() -> None:
    here = listener(0, 2)
    presence = joined(here, listener(), listener(2))
    assert (presence.here(), presence.watchers()) == ({0, 2}, 1)
    assert presence.leave(here)
    assert not presence.leave(here)
    assert presence.here() == {2}
    assert presence.announcement({2}) == {"seats": [2], "watchers": 1, "held": [2]}


def test_whoever_has_gone_before_joining_is_not_told_anything() -> None:
    presence = Presence()
    gone = listener(0)
    presence.join(gone)
    presence.tell("news")
    assert presence.here() == frozenset()
    assert gone.outbox.empty()


def test_presence_in_other_processes_ends_when_they_say_so_or_fall_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("forbidden_games.server.room.presence.time.monotonic", lambda: now)
    presence = joined(listener(0))
    told = {"seats": [1], "watchers": 2, "held": [1]}
    assert presence.note("b", told)
    assert not presence.note("b", told)
    assert (presence.here(), presence.watchers(), presence.held_elsewhere()) == ({0, 1}, 2, {1})
    assert presence.is_first("a")
    assert not presence.is_first("c")
    presence.note("b", {"seats": [], "watchers": 0, "held": []})
    assert presence.here() == {0}
    presence.note("b", told)
    now += GONE_AFTER + 1
    assert (presence.here(), presence.held_elsewhere()) == ({0}, frozenset())
    assert presence.is_first("c")


def test_who_was_at_a_process_that_fell_silent_has_left_only_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("forbidden_games.server.room.presence.time.monotonic", lambda: now)
    presence = joined(listener(0))
    presence.note("b", {"seats": [1], "watchers": 0, "held": []})
    now += GONE_AFTER - 1
    assert presence.away(1) is None
    now += 3
    assert presence.away(1) == 2
    presence.note("b", {"seats": [], "watchers": 0, "held": []})
    assert presence.away(1) == 2


def test_other_processes_say_for_how_long_their_players_are_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("forbidden_games.server.room.presence.time.monotonic", lambda: now)
    presence = joined(listener(0))
    here = {"seats": [1], "watchers": 0, "held": []}
    presence.note("b", {**here, "silent": [[1, 0.0]]})
    now += 30
    assert (presence.silent(0), presence.silent(1)) == (30, 30)
    assert presence.silences() == [(0, 30)]
    presence.note("b", {**here, "silent": [[1, 20.0]]})
    assert presence.silent(1) == 20
    presence.hear_from([0])
    assert presence.silent(0) == 0


def test_a_hold_ends_by_itself_but_not_if_it_has_begun_anew_at_another_card() -> None:
    async def run() -> None:
        expired: list[int] = []
        holds = CardHolds(0.02, expired.append)
        assert holds.hold(1, card=7)
        assert holds.seats == {1}
        assert not holds.expire(1)
        await asyncio.sleep(0.1)
        assert expired == [1]
        holds.release(1)
        assert holds.hold(1, card=8)  # before anybody has read that the first one is over
        assert not holds.expire(1)
        assert holds.seats == {1}
        await asyncio.sleep(0.1)
        assert holds.expire(1)
        assert not holds.seats
        assert not holds.expire(1)

    asyncio.run(run())


def test_a_card_is_held_for_so_long_whoever_holds_it_and_however_often() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        loop.time = lambda: now  # type: ignore[method-assign]
        holds = CardHolds(60.0, lambda seat: None)

        def due(seat: int) -> float:
            return holds._timers[seat].when() - now

        assert holds.hold(0, card=3)
        now += 20
        assert holds.hold(0, card=3)  # again: nothing is won by it
        assert due(0) == pytest.approx(40)
        assert holds.hold(1, card=3)
        assert due(1) == pytest.approx(40)
        holds.release(0)
        holds.release(1)
        holds.count(is_held=False)
        now += 300  # nobody holds it
        assert holds.hold(1, card=3)
        assert due(1) == pytest.approx(40)
        holds.release(1)
        holds.count(is_held=True)  # in another process
        now += 30
        assert holds.hold(0, card=3)
        assert due(0) == pytest.approx(10)
        now += 10
        holds.release(0)
        holds.count(is_held=False)
        assert not holds.hold(0, card=3)
        assert not holds.hold(2, card=3)
        assert not holds.seats
        assert holds.hold(2, card=4)
        assert due(2) == pytest.approx(60)

    asyncio.run(run())


def test_holds_are_released_for_all_but_some() -> None:
    async def run() -> None:
        holds = CardHolds(60.0, lambda seat: None)
        for seat in (0, 1, 2):
            holds.hold(seat, card=0)
        assert holds.keep({1, 2})
        assert not holds.keep({1, 2})
        assert holds.seats == {1, 2}
        assert holds.release(1)
        assert not holds.release(1)

    asyncio.run(run())


def test_an_inbox_goes_on_after_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    done: list[str] = []

    async def note(what: str) -> None:
        done.append(what)

    async def fail(error: Exception) -> None:
        raise error

    async def run() -> None:
        inbox = Inbox("t", lambda: note("recovered"))
        inbox.post(lambda: note("one"))
        inbox.post(lambda: fail(StoreError("later")))
        inbox.post(lambda: fail(ValueError("a slip")))
        inbox.post(lambda: note("two"))
        assert not inbox.is_empty
        await inbox.close()

    asyncio.run(run())
    assert done == ["one", "recovered", "two"]


def test_names_are_tidied() -> None:
    assert tidy("  Ann\n\tof\x00 Ely ") == "Ann of Ely"
