"""Advice at the table: a click on the star plays it, and it is spoken."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import Table, click, enter, expect_ready, seat_of, set_table

STARRED = [
    f"{each}:has([data-hint]):visible" for each in ("[data-card]", "[data-pawn]", "[data-cell]")
]


def starred(page: Page) -> Locator:
    """What is to be clicked next for the advised action."""
    found = [page.locator(each).first for each in STARRED if page.locator(each).count()]
    return found[0] if found else page.locator("button:has([data-hint])").first


def best(table: Table) -> str | None:
    """The advised action."""
    action = table.advised()["choices"][0]["action"]
    return None if action is None else str(action)


@pytest.mark.parametrize(
    ("game", "roles"), [("island", ["messenger", "engineer"]), ("desert", ["navigator", "climber"])]
)
def test_a_click_on_the_star_plays_the_advised_action(
    server: Server, visit: Visit, game: str, roles: list[str]
) -> None:
    config = {"first": 0, "roles": roles, "level": "novice"}
    made = set_table(server, game, "mm", seed=4, config=config)
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    table = Table(server, made["table"], [made["key"]])
    for _ in range(6):
        expect_ready(page, table)
        page.keyboard.press("a")
        expect(page.locator("[data-hint]").first).to_be_attached()
        advised = best(table)
        before = table.number
        if table.position["snapshot"]["left"] and advised == f"{table.to_act} end":
            break
        for _ in range(4):
            click(starred(page))
            table.catch_up(0.3)
            if table.number > before:
                break
        assert table.last["action"] == advised
    table.leave()


def test_advice_is_spoken_and_gives_the_focus_back_to_the_board(
    server: Server, visit: Visit
) -> None:
    made = set_table(server, "desert", "mm", seed=4, config={"first": 0, "level": "novice"})
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    table = Table(server, made["table"], [made["key"]])
    expect_ready(page, table)
    page.keyboard.press("a")
    spoken = page.locator("[aria-live=polite]", has_text=re.compile("^Advice: "))
    expect(spoken).to_be_attached()
    play = page.get_by_role("button", name=say("table-advice-play"))
    play.focus()
    page.keyboard.press("Enter")
    table.follow(0)
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    check_manners(page)
    picture(page, "desert-after-advice")
    table.leave()
