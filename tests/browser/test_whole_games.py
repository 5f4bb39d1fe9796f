"""Whole games of both kinds, by mouse."""

import json

import pytest
from playwright.sync_api import expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, picture
from tests.browser.people import Table, act, enter, seat_of, set_table
from tests.support.rules import ROOT


@pytest.mark.more
@pytest.mark.parametrize(("game", "who", "seed"), [("island", "mobb", 7), ("desert", "mob", 3)])
def test_two_people_and_bots_play_a_whole_game(
    server: Server, visit: Visit, game: str, who: str, seed: int
) -> None:
    made = set_table(server, game, who, seed=seed, config={"level": "novice"})
    pages = {0: visit(seat_of(server, made)), 1: visit(seat_of(server, made, 0))}
    for page, name in zip(pages.values(), ("Ann", "Ben"), strict=True):
        enter(page, name)
    table = Table(server, made["table"])
    while not table.is_over:
        if table.to_act not in pages:
            try:
                table.follow(table.number, 8)
            except TimeoutError:  # it leaves the last flight to whoever can make it
                flights = {seat: table.best(seat) for seat in pages}
                seat, flight = next((seat, each) for seat, each in flights.items() if each)
                act(pages[seat], table, flight)
            continue
        table.catch_up()  # bots may play special cards at any time
        action = table.best(table.to_act)
        assert action is not None
        act(pages[table.to_act], table, action)
    turns = table.position["ending"]["numbers"][0]
    for page in pages.values():
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(say(turns["key"], **turns["arguments"]))
    picture(pages[0], f"{game}-end")
    table.leave()


@pytest.mark.parametrize("game", ["island", "desert"])
def test_a_game_is_won_at_one_screen(server: Server, visit: Visit, game: str) -> None:
    record = json.loads((ROOT / "tests" / "browser" / f"won-{game}.json").read_text("utf-8"))
    config = {key: value for key, value in record["config"].items() if key != "players"}
    made = set_table(server, game, "mm", seed=record["seed"], config=config)
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    table = Table(server, made["table"])
    for action in record["actions"]:
        before = table.number
        act(page, table, action)
        assert table.number == before + 1
    assert table.position["outcome"] == "won"
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("table-end-won"))
    expect(dialog).to_contain_text({"island": "4 of 4 treasures", "desert": "4 of 4 parts"}[game])
    picture(page, f"{game}-won")
    dialog.get_by_role("button", name=say("table-end-again")).click()
    expect(page.locator('[data-ready="0"]')).to_be_attached()
    table.leave()
