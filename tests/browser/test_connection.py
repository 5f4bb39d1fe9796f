"""Nobody loses a seat or a play: reloading, and a server that is killed."""

import re

import pytest
from playwright.sync_api import expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit
from tests.browser.people import Table, act, enter, expect_ready, seat_of, set_table
from tests.browser.test_turns import first


@pytest.mark.parametrize("game", ["island", "desert"])
def test_a_reload_in_mid_turn_returns_to_the_same_moment(
    server: Server, visit: Visit, game: str
) -> None:
    made = set_table(server, game, "mo", seed=5, config={"first": 0})
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    table = Table(server, made["table"])
    act(page, table, first(table, "0 move"))
    left = say("table-left-actions", left={"island": 2, "desert": 3}[game])
    expect(page.get_by_text(left)).to_be_visible()
    expect(page).to_have_url(f"{server.address}/t/{made['table']}")  # the key is out of sight
    page.reload()
    expect_ready(page, table)
    expect(page.get_by_text(say("table-turn-own"), exact=True)).to_be_visible()
    expect(page.get_by_text(left)).to_be_visible()
    page.goto(server.address)
    page.get_by_role("link", name=re.compile(f"^{say(f'game-{game}')}")).click()  # to go on
    expect_ready(page, table)
    act(page, table, first(table, "0 move"))
    assert table.number == 2
    table.leave()


def test_a_killed_server_loses_nothing(own_server: Server, visit: Visit) -> None:
    made = set_table(own_server, "island", "mo", seed=5, config={"first": 0})
    expected = "WebSocket|ERR_"
    ann = visit(seat_of(own_server, made), forgiven=expected)
    ben = visit(seat_of(own_server, made, 0), forgiven=expected)
    enter(ann, "Ann")
    enter(ben, "Ben")
    table = Table(own_server, made["table"])
    for _ in range(3):
        act(ann, table, first(table, "0 move"))
    act(ann, table, "0 draw")
    before = table.position
    table.leave()
    own_server.kill()
    for page in (ann, ben):
        expect(page.get_by_role("alert")).to_contain_text(say("table-lost"))
        expect(page.locator("[data-action]")).to_have_count(0)
    own_server.start()
    table = Table(own_server, made["table"])
    assert table.position == before
    for page in (ann, ben):
        expect(page.get_by_role("alert")).to_have_count(0)
        expect_ready(page, table)
    while table.to_act == 0:
        act(ann, table, first(table, "0 "))
    act(ben, table, first(table, "1 move"))
    expect_ready(ann, table)
    table.leave()
