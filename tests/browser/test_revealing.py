"""The end of a turn: one click, and the cards come by themselves unless somebody asks to wait."""

import re

from playwright.sync_api import Page, expect

from forbidden_games.match import Match
from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, picture
from tests.browser.people import (
    Table,
    button,
    card,
    cell,
    click,
    enter,
    expect_ready,
    find_moment,
    pawn,
    seat_of,
    set_table,
    sit_at,
)


def by_themselves(page: Page) -> None:
    """As everybody plays who has not changed the settings."""
    page.add_init_script("localStorage['forbidden.settings'] = '{\"guided\": [\"island\"]}'")


def test_one_click_ends_a_turn_and_others_can_wait(server: Server, visit: Visit) -> None:
    def is_wanted(match: Match) -> bool:
        legal = match.legal()
        return match.game.to_act(match.state) == 0 and (
            "0 end" in legal and any(words.startswith("1 sandbag") for words in legal)
        )

    seed, actions = find_moment("island", is_wanted, players=2, level="novice")
    made, table = sit_at(server, "island", "mo", seed, actions, level="novice")
    ann = visit(seat_of(server, made), before=by_themselves)
    ben = visit(seat_of(server, made, 0), before=by_themselves)
    enter(ann, "Ann")
    enter(ben, "Ben")
    expect_ready(ann, table)
    end = button(ann, "0 end")
    end.click()
    if table.position["snapshot"]["left"]:
        spoken = ann.locator("[aria-live=polite]", has_text=end.inner_text())
        expect(spoken).to_be_attached()
        end.click()
    draw = button(ann, "0 draw")
    expect(draw).to_have_text(say("island-ui-cards-treasure", cards=2))
    wait = ben.get_by_role("button", name=say("table-wait-on"), exact=True)
    expect(ben.locator("[aria-live=polite]", has_text=say("table-coming-wait"))).to_be_attached()
    picture(ben, "island-coming")
    wait.click()
    bar = ann.get_by_role("region", name=say("table-bar"))
    expect(bar).to_contain_text(re.compile(say("table-waiting", names=".*")))
    expect(draw).to_be_disabled()
    table.catch_up(2.5)  # longer than the moment before a card
    number = table.number
    assert table.position["turning"]
    ben.get_by_role("button", name=say("table-wait-off"), exact=True).click()
    while table.to_act == 0 and table.position["turning"]:
        table.follow(table.number)
    assert table.number >= number + 4  # two treasure cards and two flood cards, without a click
    table.leave()


def test_storm_cards_are_chosen_where_they_lie(server: Server, visit: Visit) -> None:
    config = {"first": 0, "roles": ["meteorologist", "climber"], "level": "novice"}
    made = set_table(server, "desert", "mm", seed=2, config=config)
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    table = Table(server, made["table"], [made["key"]])
    expect_ready(page, table)
    click(pawn(page, 0))
    offered = page.get_by_role("menu", name=say("table-menu"))
    menu, stood = offered.bounding_box(), pawn(page, 0).bounding_box()
    assert menu is not None
    assert stood is not None
    assert abs(menu["x"] + menu["width"] / 2 - stood["x"]) < 200, "the menu is beside the pawn"
    reached = {word for words in table.position["legal"] for word in words.split()}
    click(cell(page, next(each for each in ("a1", "e1", "a5", "e5") if each not in reached)))
    expect(page.get_by_role("link", name=re.compile(r"FD-\d+"))).to_be_visible()
    expect(page.locator("[data-entry]")).to_have_count(0)
    page.keyboard.press("Escape")  # nothing is left of the first click
    expect(page.get_by_role("button", name=say("table-cancel"))).to_have_count(0)
    click(button(page, "0 look"))
    table.follow(0)
    first = table.position["snapshot"]["storm_top"][0]
    expect(button(page, "0 keep")).to_be_visible()
    picture(page, "desert-seen-cards")
    card(page, 0, "seen-1").focus()
    page.keyboard.press("Enter")
    table.follow(1)
    assert table.position["snapshot"]["storm_bottom"] == [first]
    page.get_by_role("button", name=say("table-invitation")).click()
    page.get_by_role("button", name=say("table-copy"), exact=True).first.click()
    expect(page.locator("dialog[open] .toast")).to_be_visible()
    table.leave()
