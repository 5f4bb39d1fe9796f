"""Friends at one table: one link, a lobby, players who come and go, and what they say."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import Table, act, cell, click, enter, expect_ready, seat_of, set_table
from tests.browser.test_turns import first

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
ROLES = {"island": ["pilot", "diver", "engineer"], "desert": ["climber", "carrier", "navigator"]}


def set_lobby(server: Server, game: str, who: str, **more: Any) -> dict[str, Any]:
    config = {"roles": ROLES[game][: len(who)], "first": 0, "level": "novice"}
    return set_table(server, game, who, lobby=True, chat=True, config=config, seed=3, **more)


def take_seat(page: Page, role: str, name: str, language: str = "en") -> None:
    page.get_by_label(say("join-name", language)).fill(name)
    as_role = say("lobby-sit-as", language, role=f"role-{role}")
    page.get_by_role("button", name=as_role).click()


@pytest.mark.parametrize(("game", "language"), [("island", "en"), ("desert", "ja")])
def test_friends_choose_seats_by_one_link_and_the_host_starts(
    server: Server, visit: Visit, game: str, language: str
) -> None:
    def words(key: str, **arguments: Any) -> str:
        return say(key, language, **arguments)

    locale = {"en": "en-US", "ja": "ja-JP"}[language]
    made = set_lobby(server, game, "moo")
    address = f"{server.address}/t/{made['table']}"
    host = visit(seat_of(server, made), language=locale)
    expect(host.get_by_role("heading", name=words("lobby-waiting-friends"))).to_be_visible()
    expect(host.get_by_label(words("invite-link"))).to_have_value(address)
    picture(host, f"lobby-host-{game}-{language}")
    check_manners(host)
    ben = visit(address, language=locale, **PHONE)
    heading = words("join-title", named=1, host="Ann")
    expect(ben.get_by_role("heading", name=heading)).to_be_visible()
    picture(ben, f"lobby-guest-{game}-{language}")
    check_manners(ben)
    sits = words("lobby-sit-as", role=f"role-{ROLES[game][1]}")
    ben.get_by_role("button", name=sits).click()  # without a name
    expect(ben.get_by_text(words("join-no-name"))).to_be_visible()
    take_seat(ben, ROLES[game][1], "Ben", language)
    waiting = words("lobby-waiting-host", named=1, host="Ann")
    expect(ben.get_by_role("heading", name=waiting)).to_be_visible()
    picture(ben, f"lobby-seated-{game}-{language}")
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    expect(host.locator("[data-cell]")).to_have_count(0)
    host.get_by_role("button", name=words("lobby-start-now"), exact=True).click()
    for page in (host, ben):
        expect(page.locator("[data-cell]").first).to_be_visible()
    ben.reload()  # the seat is kept
    expect(ben.locator("[data-cell]").first).to_be_visible()
    expect(ben.get_by_text(words("table-watching"))).to_have_count(0)
    late = visit(address, language=locale, **PHONE)
    take_seat(late, ROLES[game][2], "Chie", language)  # a bot has kept it warm
    expect(late.locator("[data-cell]").first).to_be_visible()


def test_of_two_who_want_one_seat_the_slower_one_is_told(server: Server, visit: Visit) -> None:
    made = set_lobby(server, "island", "moo")
    address = f"{server.address}/t/{made['table']}"

    def hear_no_news(route: WebSocketRoute) -> None:
        line = route.connect_to_server()
        line.on_message(lambda word: None if '"seats"' in str(word)[:20] else route.send(word))
        route.on_message(lambda word: line.send(word))

    eva = visit(
        address,
        before=lambda page: page.route_web_socket(re.compile("/socket$"), hear_no_news),
        **PHONE,
    )
    expect(eva.get_by_label(say("join-name"))).to_be_visible()
    ben = visit(address)
    take_seat(ben, "diver", "Ben")  # she does not see it
    expect(ben.get_by_text(say("lobby-you"), exact=True)).to_be_visible()
    take_seat(eva, "diver", "Eva")
    expect(eva.get_by_text(say("refused-seat-taken"))).to_be_visible()
    picture(eva, "seat-taken")
    take_seat(eva, "engineer", "Eva")
    has_key = "table => JSON.parse(localStorage['forbidden.tables'] ?? '{}')[table]?.keys.length"
    eva.wait_for_function(has_key, arg=made["table"])
    eva.reload()
    expect(eva.get_by_text(say("lobby-you"), exact=True)).to_be_visible()


@pytest.mark.parametrize("key", ["cut", "a-key-that-fits-nowhere"])
def test_a_link_that_fits_no_seat_says_so(server: Server, visit: Visit, key: str) -> None:
    full = set_table(server, "island", "mm", seed=1)
    page = visit(f"{server.address}/t/{full['table']}#{key}", **PHONE)
    expect(page.get_by_role("alert")).to_have_text(say("lobby-strange-key-full"))
    picture(page, "strange-key")
    page.get_by_role("button", name=say("lobby-watch")).click()
    expect(page.get_by_text(say("table-watching")).first).to_be_visible()
    open_one = set_table(server, "island", "mo", seed=1)
    page.goto(f"{server.address}/t/{open_one['table']}#{key}")
    expect(page.get_by_role("alert")).to_have_text(say("lobby-strange-key"))
    enter(page, "Ben")  # there is one free seat
    expect(page.get_by_text(say("table-watching"))).to_have_count(0)


def test_a_player_who_is_away_is_waited_for_replaced_and_welcomed_back(
    server: Server, visit: Visit
) -> None:
    made = set_table(server, "island", "mo", seed=5, config={"first": 1})
    ann, ben = visit(seat_of(server, made)), visit(seat_of(server, made, 0), **PHONE)
    enter(ann, "Ann")
    enter(ben, "Ben")
    expect(ann.get_by_text(say("table-turn-other", name="Ben"), exact=True)).to_be_visible()
    context = ben.context
    ben.close()
    bar = ann.get_by_role("region", name=say("table-bar"))
    expect(bar).to_contain_text(say("table-waiting-away", name="Ben"))
    expect(bar).not_to_contain_text(say("table-left-actions", left=3))
    instead = bar.get_by_role("button", name=say("table-bot-instead"))
    expect(instead).to_be_visible()
    picture(ann, "away")
    instead.click()
    expect(bar).to_contain_text(say("table-turn-own"))
    back = context.new_page()
    back.goto(f"{server.address}/t/{made['table']}")
    expect(ann.get_by_text(say("table-waiting-away", name="Ben"))).to_have_count(0)
    expect(back.get_by_role("region", name=say("table-bar"))).to_be_visible()
    expect(back.get_by_role("alert")).to_have_count(0)  # the seat is theirs again by itself
    table = Table(server, made["table"])
    assert table.welcome["info"]["seats"][1]["who"] == "person"
    table.leave()


def test_a_player_who_does_nothing_is_replaced_and_takes_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, visit: Visit
) -> None:
    monkeypatch.setenv("FORBIDDEN_SILENCE_SECONDS", "6")
    server = Server(tmp_path)
    made = set_table(server, "island", "mo", seed=5, config={"first": 1})
    ann, ben = visit(seat_of(server, made)), visit(seat_of(server, made, 0), **PHONE)
    enter(ann, "Ann")
    enter(ben, "Ben")
    bar = ann.get_by_role("region", name=say("table-bar"))
    expect(bar).to_contain_text(re.compile("A bot can take over in [0-9]+ s"))
    picture(ann, "silent-soon")
    instead = bar.get_by_role("button", name=say("table-bot-instead"))
    expect(instead).to_be_visible()
    picture(ann, "silent")
    check_manners(ann)
    instead.click()
    banner = ben.get_by_role("alert")
    expect(banner).to_contain_text(say("table-lent", name="Ben"))
    picture(ben, "bot-plays-for-you")
    check_manners(ben)
    banner.get_by_role("button", name=say("table-take-back")).click()
    expect(banner).to_have_count(0)
    table = Table(server, made["table"])
    assert table.welcome["info"]["seats"][1]["who"] == "person"
    table.leave()
    server.kill()


def test_what_is_said_reaches_every_screen_and_the_log(server: Server, visit: Visit) -> None:
    made = set_table(server, "island", "mo", seed=5, chat=True, config={"first": 0})
    ann, ben = visit(seat_of(server, made)), visit(seat_of(server, made, 0), **PHONE)
    enter(ann, "Ann")
    enter(ben, "Ben")
    ann.get_by_role("tab", name=say("table-talk"), exact=True).click()
    shore = say("remark-island-shore", object="…")
    ann.get_by_role("button", name=shore, exact=True).click()
    chips = ann.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button")
    expect(chips.nth(1)).to_be_visible()
    picture(ann, "remarks")
    remark = chips.nth(1).get_attribute("aria-label") or ""
    tile = chips.nth(1).inner_text()
    assert tile in remark
    chips.nth(1).click()
    expect(ben.locator("[data-pointed]")).to_have_count(1)
    told = say("table-said", name="Ann", what=remark)
    expect(ben.get_by_role("status").get_by_text(told)).to_be_visible()
    ann.get_by_label(say("table-write")).fill("Meet me <b>there</b>")
    ann.keyboard.press("Enter")
    text = say("table-said", name="Ann", what="Meet me <b>there</b>")
    expect(ben.get_by_role("status").get_by_text(text)).to_be_visible()
    picture(ben, "said-on-a-phone")
    for page in (ann, ben):
        page.get_by_role("tab", name=say("table-log"), exact=True).click()
        log = page.get_by_role("tabpanel")
        expect(log.get_by_text(remark)).to_be_visible()
        expect(log.get_by_text("Meet me <b>there</b>")).to_be_visible()
        expect(log.locator("time").first).to_have_text(re.compile(r"\d?\d:\d\d"))
    picture(ann, "said-in-the-log")
    check_manners(ann)


def test_a_cut_line_is_noticed_and_clicks_are_not_lost_in_silence(
    server: Server, visit: Visit
) -> None:
    made = set_table(server, "island", "mo", seed=5, config={"first": 0})
    forgiven = "WebSocket|ERR_"
    ann = visit(seat_of(server, made))
    ben = visit(seat_of(server, made, 0), forgiven=forgiven, **PHONE)
    enter(ann, "Ann")
    enter(ben, "Ben")
    table = Table(server, made["table"])
    expect_ready(ben, table)
    ben.context.set_offline(True)
    lost = ben.get_by_role("alert")
    expect(lost).to_contain_text(say("table-lost"), timeout=5500)
    picture(ben, "offline")
    click(cell(ben, "c3"))
    expect(ben.get_by_text(say("table-failed-line"))).to_be_visible()
    act(ann, table, first(table, "0 move"))
    ben.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect_ready(ben, table)
    table.leave()


def test_a_move_made_while_the_server_is_silent_is_played_once(
    own_server: Server, visit: Visit
) -> None:
    made = set_table(own_server, "island", "mm", seed=5, config={"first": 0})
    page = visit(seat_of(own_server, made), forgiven="WebSocket|ERR_")
    enter(page, "Ann")
    table = Table(own_server, made["table"])
    expect_ready(page, table)
    legal = table.position["legal"]
    move = next(  # a click on a tile that can mean nothing else
        words
        for words in legal
        if words.startswith("0 move") and words.replace("move", "shore") not in legal
    )
    own_server.hang(True)
    click(cell(page, move.split()[2]))
    bar = page.get_by_role("region", name=say("table-bar"))
    expect(bar).to_contain_text(say("table-sending"), timeout=2500)
    expect(page.get_by_role("alert")).to_contain_text(say("table-lost-kept"), timeout=5500)
    picture(page, "kept")
    own_server.hang(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    table.follow(0)
    expect_ready(page, table)
    table.catch_up(1)
    assert (table.number, table.position["snapshot"]["left"]) == (1, 2)
    table.leave()
