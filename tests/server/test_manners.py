"""How long a table waits: for who has gone, for who does nothing, for who holds a card back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import PAIR, Browser, Server, Table, quick, seed_with

LONG = {"grace_seconds": 30.0, "silence_seconds": 180.0}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for its players as long as usual."""
    with Server(quick(tmp_path_factory.mktemp("patient"), **LONG)) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait for its players at all."""
    with Server(quick(tmp_path_factory.mktemp("hasty"), silence_seconds=0.0)) as server:
        yield server


def table_of_two(server: Server, **wish: Any) -> Table:
    """The maker has the first turn, a friend the other seat; bots take their time."""
    return server.table("me", "open", config=PAIR, **{"pace": 5, **wish})


def refusal(browser: Browser, **asked: Any) -> tuple[str, int]:
    browser.send(**asked)
    refused = browser.expect("refused")
    assert refused["code"] == "not_present"
    return refused["reason"]["key"], refused["reason"]["arguments"].get("seconds", 0)


def replace(seat: int) -> dict[str, Any]:
    return {"kind": "replace", "seat": seat, "bot": "planner"}


def seat_when(browser: Browser, seat: int, **fields: Any) -> dict[str, Any]:
    """A seat, as soon as it is like this."""
    while True:
        found: dict[str, Any] = browser.expect("seats")["seats"][seat]
        if fields.items() <= found.items():
            return found


# Who has lost the connection.


@pytest.mark.parametrize("asks_host", [True, False])
def test_who_lost_the_connection_has_half_a_minute(patient: Server, asks_host: bool) -> None:
    table = patient.table("me", "open", "open", config={"first": 0}, pace=5)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        with table.browser(table.invitations[2]):
            seat_when(maker, 2, present=True)
        seat_when(maker, 2, present=False)
        key, seconds = refusal(maker if asks_host else friend, **replace(2))
        assert (key, 28 <= seconds <= 30) == ("refused-just-left", True)
        assert maker.welcome["grace"] == 30


def test_a_seat_that_others_gave_to_a_bot_comes_back_with_its_player(server: Server) -> None:
    table = table_of_two(server)
    with table.maker() as maker:
        with table.browser(table.invitations[1]) as friend:
            friend.send("sit", seat=1, name="Chie")
            seat_when(maker, 1, name="Chie")
        seat_when(maker, 1, present=False)
        maker.send(**replace(1))
        assert seat_when(maker, 1, who="bot")["bot"] == "planner"
        with Browser(server.host, table.name) as again:
            again.send("join", keys=[table.invitations[1]], look=True)
            seats = again.expect("welcome")["info"]["seats"]
            assert (seats[1]["who"], seats[1]["bot"], seats[1]["name"]) == ("person", None, "Chie")
            assert seat_when(maker, 1, who="person")["present"]
            again.send("point", seat=1, cell="c3")
            again.expect("pointed")


def test_a_seat_that_its_player_gave_to_a_bot_stays_with_it(server: Server) -> None:
    table = table_of_two(server)
    with table.maker() as maker:
        with table.browser(table.invitations[1]) as friend:
            friend.send(**replace(1))
            seat_when(maker, 1, who="bot")
        with table.browser(table.invitations[1]) as again:
            assert again.welcome["info"]["seats"][1]["bot"] == "planner"
            again.send("sit", seat=1)
            assert seat_when(again, 1, who="person")["bot"] is None


def test_a_seat_comes_back_after_the_server_was_started_anew(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        table = table_of_two(server)
        with table.maker() as maker:
            with table.browser(table.invitations[1]):
                seat_when(maker, 1, present=True)
            seat_when(maker, 1, present=False)
            maker.send(**replace(1))
            seat_when(maker, 1, who="bot")
    with Server(quick(tmp_path)) as again:
        elsewhere = table.at(again.host)
        with elsewhere.maker() as maker:
            assert maker.welcome["info"]["seats"][1]["bot"] == "planner"
            with elsewhere.browser(table.invitations[1]) as friend:
                assert friend.welcome["info"]["seats"][1]["who"] == "person"


# Who is here and does nothing.


def test_who_is_here_has_three_minutes_for_a_turn(patient: Server) -> None:
    table = table_of_two(patient)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        assert maker.welcome["silence"] == 180
        key, seconds = refusal(friend, **replace(0))
        assert (key, 170 <= seconds <= 180) == ("refused-still-thinking", True)
        assert refusal(maker, **replace(1)) == ("refused-still-here", 0)  # nobody waits for them
        seats = table.get().json()["seats"]
        assert seats[0]["silent"] is not None
        assert seats[1]["silent"] is None


def test_who_does_nothing_for_minutes_is_replaced_until_they_ask(hasty: Server) -> None:
    table = table_of_two(hasty)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        friend.send(**replace(0))
        assert seat_when(maker, 0, who="bot")["bot"] == "planner"
        maker.send("say", seat=0, phrase="hello")
        assert maker.expect("refused")["reason"]["key"] == "refused-bot-plays"
        maker.send("sit", seat=0)
        seat_when(friend, 0, who="person")


def test_whoever_the_table_does_not_wait_for_is_not_silent(hasty: Server) -> None:
    table = table_of_two(hasty)
    with table.maker() as maker, table.browser(table.invitations[1]):
        assert refusal(maker, **replace(1)) == ("refused-still-here", 0)
    waiting = table_of_two(hasty, lobby=True)
    with waiting.maker() as maker, waiting.browser() as friend:
        friend.send("take", seat=1)
        friend.expect("taken")
        assert refusal(friend, **replace(0)) == ("refused-still-here", 0)


def test_a_spectator_replaces_nobody_who_is_silent(hasty: Server) -> None:
    table = table_of_two(hasty)
    with table.maker(), table.browser() as stranger:
        stranger.send(**replace(0))
        assert stranger.expect("refused")["code"] == "not_your_seat"


# Who holds a card back.


def test_a_card_is_not_held_for_ever(tmp_path: Path) -> None:
    with Server(quick(tmp_path, hold_seconds=0.3)) as server:
        table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
        with table.maker() as maker, table.browser(table.invitations[1]) as friend:
            friend.send("wait", seat=1, on=True)
            maker.expect("waiting", seats=[1])
            friend.send("wait", seat=1, on=True)
            maker.expect("waiting", seats=[])
            friend.send("wait", seat=1, on=True)
            assert friend.expect("refused")["reason"]["key"] == "refused-held-enough"
            maker.act("0 end")
            maker.act("0 draw")  # a card has been turned over: the next one may be held again
            friend.send("wait", seat=1, on=True)
            friend.expect("waiting", seats=[1])
