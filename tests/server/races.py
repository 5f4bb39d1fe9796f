"""Races: two browsers that do the same at the same moment, at one server or at two."""

import random
from typing import Protocol

from tests.server.support import Browser, Table


class TableSetter(Protocol):
    """A server at which tables can be set."""

    host: str

    def table(self, *seats: str, game: str = "island", **wish: object) -> Table:
        """A new table."""


def race_for_plays(one: TableSetter, other: TableSetter, rounds: int) -> None:
    """Both act on the same number, again and again: one is played, the other one is stale."""
    luck = random.Random(rounds)
    done = 0
    while done < rounds:
        table = one.table("me", "me")
        with table.maker() as here, table.at(other.host).maker() as there:
            while done < rounds and here.position["outcome"] == "running":
                _race(here, there, luck)
                done += 1
            assert here.position == there.position
            played = [each["play"] for each in here.heard if each["type"] == "played"]
            assert [play["number"] for play in played] == list(range(1, len(played) + 1))
            again = [each["play"] for each in there.heard if each["type"] == "played"]
            assert played == again


def _race(here: Browser, there: Browser, luck: random.Random) -> None:
    number = here.number
    own = here.legal(here.position["to_act"]) or here.legal()
    first, second = luck.sample((here, there), 2)
    for browser in (first, second):
        browser.send("act", action=luck.choice(own), after=number)
    refused = [_answered(browser, number) for browser in (here, there)]
    assert sorted(refused, key=str) == [None, "stale"]


def _answered(browser: Browser, number: int) -> str | None:
    """Hear the one play of this round, and the code with which one's own was refused, if it was."""
    start = len(browser.heard)
    browser.send("why", action="0 nothing")
    while True:
        heard = browser.heard[start:]
        told = [each for each in heard if each["type"] == "played"]
        is_answered = any(each.get("action") == "0 nothing" for each in heard)
        if told and is_answered:
            break
        browser.receive()
    assert [each["play"]["number"] for each in told] == [number + 1]
    codes = [
        each["code"]
        for each in heard
        if each["type"] == "refused" and each["action"] != "0 nothing"
    ]
    assert len(codes) <= 1
    return codes[0] if codes else None


def race_for_seats(one: TableSetter, other: TableSetter, rounds: int) -> None:
    """Both take the same free seat: one gets its key, the other one is told that it is taken."""
    for _ in range(rounds):
        table = one.table("me", "open", lobby=True)
        with table.browser() as here, table.at(other.host).browser() as there:
            here.send("take", seat=1, name="Ann")
            there.send("take", seat=1, name="Ben")
            answers = [each.expect("taken", "refused") for each in (here, there)]
        assert sorted(each["type"] for each in answers) == ["refused", "taken"]
        late = next(each for each in answers if each["type"] == "refused")
        assert late["code"] == "seat_taken"
