"""Everything of a table fits its screen, and every part has a place of its own."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_width, picture
from tests.browser.people import Table, act, enter, expect_ready, seat_of, set_table

# What a person would notice: boxes with a bar to scroll (the log may), seats beyond the window,
# words on two lines that are broken in the middle.
LOOK = r"""() => {
  const layout = document.querySelector(".layout");
  const scrolls = [layout, ...layout.querySelectorAll("*")].filter((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (box.matches('[role="tabpanel"]')) return false;
    if (!/auto|scroll/.test(overflowX + overflowY)) return false;
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  });
  const team = [...document.querySelectorAll(".team .seats > li")];
  const seats = team.map((one) => one.getBoundingClientRect());
  const outside = seats.filter((box) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
  const broken = [];
  const texts = document.createTreeWalker(layout, NodeFilter.SHOW_TEXT);
  const latin = /[A-Za-z0-9%'/.]+/g; // Japanese may be broken between any two letters
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest("title, style, defs, .hidden, .tools")) continue;
    if (!text.parentElement.checkVisibility()) continue;
    for (const word of text.data.matchAll(latin)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return {
    seats: seats.length,
    scrolls: scrolls.map((box) => box.className),
    page: document.documentElement.scrollHeight - innerHeight,
    outside: outside.length,
    broken,
  };
}"""


def full_table(server: Server, game: str, who: str) -> tuple[dict[str, Any], Table]:
    """A table in the middle of its game, at the first seat's turn."""
    made = set_table(server, game, who, seed=8, config={"first": 0, "level": "normal"})
    table = Table(server, made["table"], [made["key"]])
    while table.number < 40 or table.to_act != 0 or table.position["task"] != "act":
        action = table.best(table.to_act)
        assert action is not None
        table.play([action])
    return made, table


def board_of(page: Page) -> dict[str, float]:
    """Where the board is in its page."""
    found: dict[str, float] = page.evaluate(
        """() => {
          const { x, y, width, height } = document.querySelector(".square").getBoundingClientRect();
          return { x, y: y + scrollY, width, height };
        }"""
    )
    return found


def chances_can_be_chosen(page: Page) -> None:
    """Whoever wants to see every chance does, and so does who wants none."""
    badges = page.locator("[data-picture] .chance")
    page.get_by_role("button", name=say("table-settings"), exact=True).click()
    page.get_by_label(say("table-settings-odds-never")).check()
    expect(badges).to_have_count(0)
    page.get_by_label(say("table-settings-odds-always")).check()
    expect(badges.first).to_be_attached()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("game", "who", "language"), [("island", "mmmm", "en-US"), ("desert", "mmmmm", "ja-JP")]
)
def test_a_full_table_fits_a_laptop(
    server: Server, visit: Visit, game: str, who: str, language: str
) -> None:
    made, table = full_table(server, game, who)
    page = visit(seat_of(server, made), width=1280, height=720, language=language)
    expect_ready(page, table)
    board = board_of(page)
    wanted: dict[str, Any] = {"seats": len(who), "scrolls": [], "page": 0, "outside": 0}
    while table.to_act == 0:
        expect_ready(page, table)
        assert page.evaluate(LOOK) == {**wanted, "broken": []}
        assert board_of(page) == board
        action = table.best(0)
        assert action is not None
        act(page, table, action)
    expect_ready(page, table)
    assert board_of(page) == board
    picture(page, f"{game}-full-table")
    if game == "island":
        chances_can_be_chosen(page)
    table.leave()


def test_a_wide_layout_stands_up_on_a_phone(server: Server, visit: Visit) -> None:
    config = {"first": 0, "layout": "bridge-of-horrors"}
    made = set_table(server, "island", "mm", seed=4, config=config)
    page = visit(seat_of(server, made), width=390, height=844)
    enter(page, "Ann")
    table = Table(server, made["table"])
    expect_ready(page, table)
    check_width(page)
    first, last = (page.locator(f'[data-cell="{name}"]').bounding_box() for name in ("a2", "j2"))
    assert first is not None
    assert last is not None
    assert first["width"] > 50
    assert abs(first["x"] - last["x"]) < 1
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert first["y"] < last["y"] < dock["y"] - last["height"]
    page.locator('[data-cell="a2"]').focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator('[data-cell="b2"]')).to_be_focused()
    picture(page, "island-turned")
    table.leave()
