"""In Japanese: switched without a reload, and no key or English sentence shows through."""

import re

import pytest
from playwright.sync_api import Page, expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import Table, act, enter, expect_ready, seat_of, set_table

KEY = re.compile(r"\b[a-z]{2,}-[a-z]+(?:-[a-z]+)*\b")  # as in table-turn-own
ENGLISH = re.compile(r"\b[A-Za-z]{2,}(?: [A-Za-z]{2,})+\b")
LABELS = """[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
    (one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""))"""

BREAKING = """[...document.querySelectorAll("body *")].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && /[ぁ-ん]/.test(node.data))
    && getComputedStyle(one).wordBreak !== "auto-phrase")
    .map((one) => one.outerHTML.slice(0, 200))"""
BURST = """[...document.querySelectorAll("button, .button, [role=radiogroup] label, th")]
    .filter((one) => /[ぁ-ん゛-ヶ一-龠]/.test(one.textContent) && one.getClientRects().length
        && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim())"""
LINES = """(words) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const at = walk.currentNode.data.indexOf(words);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walk.currentNode, at);
        range.setEnd(walk.currentNode, at + words.length);
        return range.getClientRects().length;
    }
}"""


def check_japanese(page: Page) -> None:
    """All that is seen or read aloud; lines end between phrases, and no label bursts its box."""
    words = [page.locator("body").inner_text(), *page.evaluate(LABELS)]
    found = [hit for text in words for hit in KEY.findall(text) + ENGLISH.findall(text)]
    assert found == []
    assert page.evaluate(BREAKING) == []
    assert page.evaluate(BURST) == []


@pytest.mark.parametrize("game", ["island", "desert"])
def test_a_whole_turn_in_japanese(server: Server, visit: Visit, game: str) -> None:
    config = {"level": "novice", "first": 0}
    made = set_table(server, game, "mb", seed=4, config=config)
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    page.evaluate("window.kept = true")
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_text(say("table-turn-own", "ja"), exact=True).first).to_be_visible()
    assert page.evaluate("window.kept && document.documentElement.lang") == "ja"
    check_japanese(page)
    table = Table(server, made["table"])
    expect_ready(page, table)
    while table.to_act == 0:
        action = table.best(0)
        assert action is not None
        act(page, table, action)
        check_japanese(page)
    page.get_by_role("tab", name=say("table-talk", "ja")).click()
    check_japanese(page)
    check_manners(page)
    picture(page, f"{game}-ja-turn")
    page.reload()
    expect(page.get_by_role("tab", name=say("table-log", "ja"))).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("tab", name=say("table-log"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    table.leave()


@pytest.mark.parametrize("path", ["/", "/new/island", "/new/desert", "/open", "/statistics", "/no"])
def test_a_japanese_browser_is_greeted_in_japanese(server: Server, visit: Visit, path: str) -> None:
    page = visit(server.address + path, language="ja-JP")
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == "ja"
    check_japanese(page)


@pytest.mark.parametrize("width", [390, 360])
def test_no_line_ends_within_a_word(server: Server, visit: Visit, width: int) -> None:
    page = visit(server.address, width=width, height=844, language="ja-JP")
    expect(page.get_by_text(say("home-play-now-means", "ja", bots=2)).first).to_be_visible()
    assert page.evaluate(LINES, "始まります。") == 1
    page.goto(f"{server.address}/new/island")
    expect(page.get_by_role("radiogroup").first).to_be_visible()
    check_japanese(page)
