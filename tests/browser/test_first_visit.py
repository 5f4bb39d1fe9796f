"""From the home page to the first turn: by two clicks, by keyboard, through every choice."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit
from tests.browser.people import Table, act, entry, expect_ready
from tests.browser.test_turns import first

LIGHT_ENOUGH = 120_000  # bytes on the wire
COLUMNS = "abcdefghij"


def table_of(page: Page) -> str:
    """The table whose page this is."""
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    return page.url.rsplit("/", 1)[1]


def play_now(page: Page, game: str) -> None:
    page.get_by_role("region", name=say(f"game-{game}")).get_by_role(
        "button", name=say("home-play-now")
    ).click()


def test_the_first_page_is_light(server: Server, visit: Visit) -> None:
    loaded: list[Request] = []

    def note(request: Request) -> None:
        loaded.append(request)

    page = visit(server.address, before=lambda page: page.on("requestfinished", note))
    page.wait_for_load_state("networkidle")
    assert len(loaded) > 3
    weight = sum(request.sizes()["responseBodySize"] for request in loaded)
    assert weight < LIGHT_ENOUGH, {
        request.url: request.sizes()["responseBodySize"] for request in loaded
    }


@pytest.mark.parametrize("game", ["island", "desert"])
def test_three_clicks_to_the_first_move(server: Server, visit: Visit, game: str) -> None:
    """Play now, no guide, and the move itself; the second time nothing is asked any more."""
    page = visit(server.address, guided=True)
    play_now(page, game)
    page.get_by_role("button", name=say("home-first-play")).click()
    table = Table(server, table_of(page))
    expect_ready(page, table)
    act(page, table, first(table, "0 move"))
    table.leave()
    page.goto(server.address)
    play_now(page, game)
    expect(page).to_have_url(re.compile("/t/[^/]+$"))


def test_every_choice_of_the_island(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/new/island?friends")
    page.get_by_role("button", name=say("set-add")).click()
    seats = page.get_by_role("listitem").filter(has=page.get_by_role("radiogroup"))
    expect(seats).to_have_count(4)
    seats.nth(0).get_by_label(say("set-name")).fill("Ann")
    seats.nth(0).get_by_label(say("set-role")).select_option("pilot")
    seats.nth(1).get_by_label(say("set-role")).select_option("diver")
    seats.nth(2).get_by_text(say("set-me"), exact=True).click()
    seats.nth(2).get_by_label(say("set-name")).fill("Anna")
    seats.nth(3).get_by_text(say("set-bot"), exact=True).click()
    seats.nth(3).get_by_label(say("set-strength")).select_option("planner")
    page.get_by_text(say("level-elite"), exact=True).click()
    page.get_by_text(say("set-layout"), exact=True).click()
    page.get_by_text(say("layout-island-of-shadows"), exact=True).click()
    page.get_by_text(say("set-rulings"), exact=True).click()
    page.get_by_text(say("ruling-island-hand_check-after-each"), exact=True).click()
    page.get_by_role("radiogroup", name=say("ruling-island-specials_between_floods")).get_by_text(
        "No", exact=True
    ).click()
    page.get_by_text(say("set-more"), exact=True).click()
    page.get_by_label(say("set-first")).select_option("0")
    page.get_by_label(say("set-pace")).select_option(label=say("set-pace-0"))
    page.get_by_label(say("set-seed")).fill("12x")
    page.get_by_role("button", name=say("set-go-lobby")).click()
    expect(page.get_by_text(say("set-bad-seed"))).to_be_visible()
    expect(page.get_by_label(say("set-seed"))).to_be_focused()
    page.get_by_label(say("set-seed")).fill("12")
    page.get_by_role("button", name=say("set-go-lobby")).click()
    expect(page.get_by_role("heading", name=say("lobby-waiting-friends"))).to_be_visible()
    link = page.get_by_label(say("invite-link")).input_value()
    table = Table(server, table_of(page))
    info = table.welcome["info"]
    assert info["config"]["roles"][:2] == ["pilot", "diver"]
    wanted = {
        "level": "elite",
        "layout": "island-of-shadows",
        "first": 0,
        "hand_check": "after-each",
        "specials_between_floods": False,
    }
    assert {key: info["config"][key] for key in wanted} == wanted
    assert [seat["who"] for seat in info["seats"]] == ["person", "open", "person", "bot"]
    assert (info["started"], info["chat"], link) == (False, True, page.url)
    table.leave()


def test_every_choice_of_the_desert(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/new/desert")
    for _ in range(2):
        page.get_by_role("button", name=say("set-add")).click()
    expect(page.get_by_role("button", name=say("set-add"))).to_have_count(0)
    page.get_by_role("button", name=say("set-remove", seat=5)).click()
    page.get_by_role("listitem", name=say("set-seat", seat=2)).get_by_label(
        say("set-role")
    ).select_option("climber")
    page.get_by_text(say("level-legendary"), exact=True).click()
    page.get_by_text(say("set-rulings"), exact=True).click()
    changed = {
        "climber_tunnels": False,
        "well_sand": "any",
        "guide_buried": True,
        "shield": "stays",
        "jet_buried": False,
        "storm_discard": "at-once",
    }
    for key, value in changed.items():
        word = str(value).lower() if isinstance(value, bool) else value
        page.get_by_role("radiogroup", name=say(f"ruling-desert-{key}")).get_by_text(
            say(f"ruling-desert-{key}-{word}"), exact=True
        ).click()
    expect(page.get_by_text(say("set-rulings-changed", changed=6))).to_be_visible()
    page.get_by_role("button", name=say("set-go")).click()
    table = Table(server, table_of(page))
    info = table.welcome["info"]
    assert {key: info["config"][key] for key in changed} == changed
    assert info["config"]["level"] == "legendary"
    assert info["config"]["roles"][1] == "climber"
    assert len(info["seats"]) == 4
    table.leave()


def tab_to(page: Page, selector: str) -> None:
    """The Tab key, until the focus is there."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector} by keyboard")


def walk_to(page: Page, goal: str) -> None:
    """The arrow keys, until the focus is on this cell."""
    for _ in range(40):
        here = page.evaluate("document.activeElement.dataset.cell")
        if here == goal:
            return
        if here is None:
            page.keyboard.press("ArrowDown")  # onto the own cell
            continue
        right = COLUMNS.index(goal[0]) - COLUMNS.index(here[0])
        down = int(goal[1]) - int(here[1])
        sideways = abs(right) >= abs(down)
        ahead = right if sideways else down
        names = ("ArrowLeft", "ArrowRight") if sideways else ("ArrowUp", "ArrowDown")
        page.keyboard.press(names[ahead > 0])
    raise AssertionError(f"no way to {goal} by the arrow keys")


def choose_by_keyboard(page: Page, table: Table, action: str) -> None:
    before = table.number
    expect_ready(page, table)
    walk_to(page, action.split()[2])
    page.keyboard.press("Enter")
    if page.locator("[data-entry]").first.is_visible():
        for _ in range(12):
            if page.evaluate("document.activeElement.dataset.action") == action:
                break
            page.keyboard.press("ArrowDown")
        expect(entry(page, action)).to_be_focused()
        page.keyboard.press("Enter")
    table.follow(before)


@pytest.mark.parametrize("game", ["island", "desert"])
def test_by_keyboard_from_the_home_page_to_the_end_of_the_first_turn(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit(server.address, guided=True)
    expect(page.get_by_role("button", name=say("home-play-now")).first).to_be_visible()
    tab_to(page, f'section[data-game="{game}"] button')
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=say("home-first-title"))).to_be_visible()
    page.get_by_role("button", name=say("home-first-play")).focus()
    page.keyboard.press("Enter")
    table = Table(server, table_of(page))
    choose_by_keyboard(page, table, first(table, "0 move"))
    while table.to_act == 0:
        before, legal = table.number, table.position["legal"]
        expect_ready(page, table)
        swims = [words for words in legal if words.startswith("0 swim")]
        if swims:
            choose_by_keyboard(page, table, swims[0])
            continue
        if "0 end" in legal:
            page.keyboard.press("e")
            if table.position["snapshot"]["left"]:
                expect(page.locator('[data-action="0 end"]')).to_contain_text("?")
                page.keyboard.press("e")
        else:
            page.keyboard.press("d")
        table.follow(before)
        table.catch_up(0.3)
    focused = page.evaluate("document.activeElement !== document.body")
    assert focused, "the focus is lost"
    table.leave()
