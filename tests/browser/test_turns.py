"""What can happen within a turn: undo, refusals, special cards, discarding, swimming, advice."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from forbidden_games.match import Match
from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import (
    Table,
    act,
    button,
    card,
    cell,
    click,
    enter,
    entry,
    expect_ready,
    find_moment,
    pawn,
    seat_of,
    set_table,
    sit_at,
)


def to_act(match: Match) -> int:
    return match.game.to_act(match.state)


def has(match: Match, seat: int, verb: str) -> bool:
    return any(words.startswith(f"{seat} {verb}") for words in match.legal())


def first(table: Table, start: str) -> str:
    """The first legal action that begins so."""
    return next(str(words) for words in table.position["legal"] if words.startswith(start))


def cells_of(table: Table) -> list[str]:
    return [seat["cell"] for seat in table.position["snapshot"]["seats"]]


@pytest.mark.parametrize("game", ["island", "desert"])
def test_what_turned_nothing_over_can_be_undone(server: Server, visit: Visit, game: str) -> None:
    made = set_table(server, game, "mm", seed=1, config={"first": 0})
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    table = Table(server, made["table"])
    before = cells_of(table)
    undo = page.get_by_role("button", name=say("table-undo"), exact=True)
    expect(undo).to_have_count(0)
    act(page, table, first(table, "0 move"))
    assert cells_of(table) != before
    undo.click()
    table.follow(1)
    assert cells_of(table) == before
    act(page, table, first(table, "0 move"))
    expect_ready(page, table)
    page.keyboard.press("u")
    table.follow(3)
    assert cells_of(table) == before
    expect(page.get_by_role("tabpanel")).to_contain_text(say("table-log-back", name="Ann"))
    table.leave()


def test_a_pawn_in_the_middle_of_its_tile_offers_what_can_be_done_there(
    server: Server, visit: Visit
) -> None:
    roles = ["engineer", "messenger"]
    made, table = sit_at(server, "island", "mm", 1, ["0 move e3"], first=0, roles=roles)
    assert "0 shore e3" in table.position["legal"]
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    expect_ready(page, table)
    click(pawn(page, 0))
    click(entry(page, "0 shore e3"))
    table.follow(1)
    assert "e3" not in table.position["snapshot"]["flooded"]
    table.leave()


@pytest.mark.parametrize("game", ["island", "desert"])
def test_a_turn_with_all_its_motion(server: Server, visit: Visit, game: str) -> None:
    config = {"first": 0, "level": "normal"}
    made = set_table(server, game, "mb", seed=6, config=config)
    page = visit(seat_of(server, made), reduced_motion="no-preference", motion=1)
    enter(page, "Ann")
    table = Table(server, made["table"])
    while table.to_act == 0:
        action = table.best(0)
        assert action is not None
        act(page, table, action)
    table.catch_up(0.5)
    page.keyboard.press("Escape")  # enough seen
    expect_ready(page, table)
    table.leave()


def test_what_is_impossible_is_explained_with_its_rule(server: Server, visit: Visit) -> None:
    roles = ["engineer", "messenger"]
    made = set_table(server, "island", "mm", seed=1, config={"first": 0, "roles": roles})
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    table = Table(server, made["table"])
    expect_ready(page, table)
    reached = {word for words in table.position["legal"] for word in words.split()}
    click(cell(page, next(each for each in ("c1", "d1", "c6", "d6") if each not in reached)))
    link = page.get_by_role("link", name=re.compile(r"FI-\d+"))
    expect(link).to_be_visible()
    check_manners(page)
    picture(page, "island-refusal")
    rule = link.inner_text()
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(f"/rules/island#{rule}$"))
    expect(rules.locator(f"#{rule}")).to_be_focused()
    expect(rules.locator(f"#{rule}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(link).to_have_count(0)
    assert table.number == 0
    table.leave()


def test_a_special_card_on_anothers_turn(server: Server, visit: Visit) -> None:
    def is_wanted(match: Match) -> bool:
        return to_act(match) == 0 and has(match, 0, "flood") and has(match, 1, "sandbag")

    seed, actions = find_moment("island", is_wanted, players=2, level="novice")
    made, table = sit_at(server, "island", "mo", seed, actions, level="novice")
    ann, ben = visit(seat_of(server, made)), visit(seat_of(server, made, 0))
    enter(ann, "Ann")
    enter(ben, "Ben")
    expect_ready(ben, table)
    expect(button(ann, "0 flood")).to_be_enabled()
    ben.get_by_role("button", name=say("table-wait-on"), exact=True).click()
    bar = ann.get_by_role("region", name=say("table-bar"))
    expect(bar).to_contain_text(re.compile(say("table-waiting", names=".*")))
    expect(button(ann, "0 flood")).to_be_disabled()
    picture(ann, "island-wait")
    sandbag = first(table, "1 sandbag")
    act(ben, table, sandbag)
    assert sandbag.split()[2] not in table.position["snapshot"]["flooded"]
    expect_ready(ben, table)
    going_on = ben.get_by_role("button", name=say("table-wait-off"), exact=True)
    if going_on.is_visible():  # Ben has another card that could be played
        going_on.click()
    expect(button(ann, "0 flood")).to_be_enabled()
    act(ann, table, "0 flood")
    table.leave()


def test_the_sixth_card_has_to_go(server: Server, visit: Visit) -> None:
    def is_wanted(match: Match) -> bool:
        held = match.game.snapshot(match.state).seats[to_act(match)].hand
        return has(match, to_act(match), "discard") and len(set(held)) > 2

    seed, actions = find_moment("island", is_wanted, players=2, level="novice")
    made, table = sit_at(server, "island", "mm", seed, actions, level="novice")
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    expect_ready(page, table)
    expect(page.get_by_text(say("table-task-discard-own"))).to_be_visible()
    picture(page, "island-discard")
    seat, treasure = table.to_act, first(table, f"{table.to_act} discard").split()[2]
    hand = table.position["snapshot"]["seats"][seat]["hand"]
    expect(card(page, seat, treasure)).to_be_visible()
    act(page, table, f"{seat} discard {treasure}")
    assert len(table.position["snapshot"]["seats"][seat]["hand"]) == len(hand) - 1
    table.leave()


def test_whoever_stands_on_a_sinking_tile_swims(server: Server, visit: Visit) -> None:
    def is_wanted(match: Match) -> bool:
        return sum(" swim " in words for words in match.legal()) > 1

    seed, actions = find_moment("island", is_wanted, players=3, level="legendary")
    made, table = sit_at(server, "island", "mmm", seed, actions, level="legendary")
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    expect_ready(page, table)
    expect(page.get_by_text(say("table-task-swim-own"))).to_be_visible()
    picture(page, "island-swim")
    swim = first(table, f"{table.to_act} swim")
    act(page, table, swim)
    assert cells_of(table)[int(swim[0])] == swim.split()[2]
    table.leave()


@pytest.mark.parametrize("game", ["island", "desert"])
def test_advice_tells_chances_and_can_be_played(server: Server, visit: Visit, game: str) -> None:
    made = set_table(server, game, "mb", seed=3, config={"first": 0, "level": "novice"})
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    page.get_by_role("button", name=say("table-advice"), exact=True).click()
    advice = page.get_by_role("tabpanel")
    expect(advice).to_contain_text(say("table-chance-now"))
    expect(advice).to_contain_text(re.compile(r"\d+\s?%"))
    advice.get_by_role("button", name=say("table-advice-more")).click()
    expect(advice.get_by_role("img", name=re.compile("chance")).nth(2)).to_be_visible()
    check_manners(page)
    picture(page, f"{game}-advice")
    table = Table(server, made["table"])
    advice.get_by_role("button", name=say("table-advice-play")).click()
    table.follow(0)
    table.leave()


def test_of_two_at_once_one_wins_and_the_other_is_told(server: Server, visit: Visit) -> None:
    def is_wanted(match: Match) -> bool:
        return to_act(match) == 0 and has(match, 0, "move") and has(match, 1, "sandbag")

    seed, actions = find_moment("island", is_wanted, players=2, level="novice")
    made, table = sit_at(server, "island", "mo", seed, actions, level="novice")
    held: list[Any] = []
    slow = False

    def be_slow(route: WebSocketRoute) -> None:
        server_side = route.connect_to_server()
        server_side.on_message(
            lambda word: held.append((route, word)) if slow else route.send(word)
        )
        route.on_message(lambda word: server_side.send(word))

    def use_slow_line(page: Page) -> None:
        page.route_web_socket(re.compile("/socket$"), be_slow)

    ann = visit(seat_of(server, made))
    ben = visit(seat_of(server, made, 0), before=use_slow_line)
    enter(ann, "Ann")
    enter(ben, "Ben")
    expect_ready(ben, table)
    expect_ready(ann, table)
    number, sandbag = table.number, first(table, "1 sandbag")
    slow = True  # Ben does not hear of what Ann does now
    act(ann, table, first(table, "0 move"))
    click(card(ben, 1, "sandbags"))
    click(cell(ben, sandbag.split()[2]))
    told = ben.get_by_text(say("refused-stale"))
    expect(ben.locator("[data-ready]")).to_have_count(0)  # it waits for its answer
    slow = False
    for route, word in held:
        route.send(word)
    expect(told).to_be_visible()
    expect_ready(ben, table)
    table.catch_up()
    assert table.number == number + 1
    act(ben, table, sandbag)
    assert table.number == number + 2
    table.leave()


def test_a_spectator_cannot_act(server: Server, visit: Visit) -> None:
    made = set_table(server, "island", "mm", seed=1, config={"first": 0})
    ann = visit(seat_of(server, made))
    enter(ann, "Ann")
    page = visit(f"{server.address}/t/{made['table']}")
    expect(page.get_by_text(say("table-watching"))).to_be_visible()
    expect(ann.get_by_text(say("table-watchers", watchers=1))).to_be_visible()
    table = Table(server, made["table"])
    expect_ready(page, table)
    assert page.locator("[data-action]").count() == 0
    move = first(table, "0 move")
    click(cell(page, move.split()[2]))
    page.keyboard.press("e")
    page.keyboard.press("d")
    expect(page.locator("[data-entry]")).to_have_count(0)
    expect(page.get_by_text(say("table-only-watching"))).to_be_visible()
    act(ann, table, move)  # and sees what others do
    expect_ready(page, table)
    assert table.number == 1
    check_manners(page)
    table.leave()
