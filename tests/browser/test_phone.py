"""On a phone: a whole turn by finger, and nothing scrolls sideways."""

import pytest
from playwright.sync_api import expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, check_width, picture
from tests.browser.people import Table, act, enter, expect_ready, seat_of, set_table


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
@pytest.mark.parametrize("game", ["island", "desert"])
def test_a_whole_turn_by_finger(
    server: Server, visit: Visit, game: str, width: int, height: int
) -> None:
    config = {"level": "novice", "first": 0}
    made = set_table(server, game, "mob", seed=4, config=config)
    page = visit(seat_of(server, made), width=width, height=height)
    check_width(page)
    enter(page, "Ann")
    table = Table(server, made["table"])
    expect_ready(page, table)
    picture(page, f"{game}-phone-{width}")
    check_manners(page)
    board = page.locator(".board").first.bounding_box()
    assert board is not None
    assert board["width"] > width * 0.9
    for fact in ("level", "cards", "won", "piles"):
        expect(page.locator(f'[data-glance="{fact}"]')).to_be_in_viewport(ratio=1)
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] < 125
    assert board["y"] + board["height"] < dock["y"]
    if game == "island":  # whose players hold cards from the start
        page.locator('[data-card^="0:"]').first.tap()
        expect(page.locator(".menu .about")).to_be_in_viewport()
        page.keyboard.press("Escape")
    while table.to_act == 0:
        action = table.best(0)
        assert action is not None
        act(page, table, action)
        check_width(page)
        assert page.locator(".board").first.bounding_box() == board
    for tab in ("table-status", "table-team", "table-log", "table-advice", "table-talk"):
        page.get_by_role("tab", name=say(tab), exact=True).tap()
        expect(page.get_by_role("tabpanel")).to_be_visible()
        check_width(page)
        if width == 390:
            picture(page, f"{game}-phone-{tab.removeprefix('table-')}")
    table.leave()


@pytest.mark.parametrize("path", ["/", "/new/island", "/rules/desert", "/learn", "/statistics"])
def test_nothing_scrolls_sideways(server: Server, visit: Visit, path: str) -> None:
    page = visit(server.address + path, width=360, height=640)
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    check_width(page)
