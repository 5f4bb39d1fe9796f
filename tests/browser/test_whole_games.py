"""Whole games of both kinds, by mouse."""

import json

import pytest
from playwright.sync_api import expect

from forbidden.match import Match
from forbidden.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import Table, act, enter, find_moment, seat_of, set_table, sit_at
from tests.support.rules import ROOT


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
            table.follow(table.number)
            continue
        table.catch_up()  # bots may play special cards at any time
        action = table.best(table.to_act)
        assert action is not None
        act(pages[table.to_act], table, action)
    for page in pages.values():
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(say(f"outcome-{table.position['outcome']}"))
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
    expect(dialog).to_contain_text(say("outcome-won"))
    picture(page, f"{game}-won")
    dialog.get_by_role("button", name=say("table-end-again")).click()
    expect(page.locator('[data-ready="0"]')).to_be_attached()
    table.leave()


@pytest.mark.parametrize("game", ["island", "desert"])
def test_a_loss_says_why(server: Server, visit: Visit, game: str) -> None:
    last = {"island": "flood", "desert": "draw"}[game]

    def is_nearly_lost(match: Match) -> bool:
        seat = match.game.to_act(match.state)
        if len(match.plays) < 20 or f"{seat} {last}" not in match.legal():
            return False
        ahead = Match.replay(match.game, match.record())
        ahead.play(f"{seat} {last}")
        return ahead.over

    seed, actions = find_moment(game, is_nearly_lost, players=2, level="legendary")
    made, table = sit_at(server, game, "mm", seed, actions, level="legendary")
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    act(page, table, f"{table.to_act} {last}")
    assert table.is_over
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("table-end-lost"))
    expect(dialog).to_contain_text(say(f"outcome-{table.position['outcome']}"))
    check_manners(page)
    picture(page, f"{game}-lost")
    table.leave()
