"""A game without pictures: people play it at a plain table, by buttons."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit, check_manners, picture

pytestmark = pytest.mark.xdist_group("toy")  # one server for all

PAIR = {"roles": ["runner", "keeper"], "first": 0}


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server with the toy game registered: nothing else is different."""
    running = Server(tmp_path_factory.mktemp("toy"), "tests.toy")
    yield running
    running.kill()


def sit_down(server: Server, visit: Visit, **size: int) -> Page:
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]
    wish = {"game": "beacon", "seats": seats, "config": PAIR, "seed": 4, "pace": 0}
    made = server.ask("/api/tables", wish)
    return visit(f"{server.address}/t/{made['table']}#{made['key']}", **size)


def test_it_is_played_to_the_end_by_buttons(toy_server: Server, visit: Visit) -> None:
    page = sit_down(toy_server, visit)
    actions = page.locator("[data-action]")
    expect(actions.first).to_be_visible()
    check_manners(page)
    picture(page, "plain-table")
    over = page.get_by_role("dialog")
    for _ in range(60):
        expect(actions.first.or_(over)).to_be_visible()
        if over.is_visible():
            break
        ready = page.locator("[data-ready]")
        before = ready.get_attribute("data-ready") or ""
        actions.first.click()
        expect(ready).not_to_have_attribute("data-ready", before)
    expect(over).to_be_visible()
    check_manners(page)
    picture(page, "plain-table-over")


def test_it_fits_a_phone(toy_server: Server, visit: Visit) -> None:
    page = sit_down(toy_server, visit, width=390, height=844)
    expect(page.locator("[data-action]").first).to_be_visible()
    check_manners(page)
    picture(page, "plain-table-phone")


def test_the_page_for_a_new_game_offers_it(toy_server: Server, visit: Visit) -> None:
    page = visit(f"{toy_server.address}/new/beacon")
    expect(page.get_by_role("option", name="keeper").first).to_be_attached()
    check_manners(page)
    picture(page, "plain-new")
