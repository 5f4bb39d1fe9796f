"""Drama: no card is told before it is turned over, and an end says who, where and which."""

import re

import pytest
from playwright.sync_api import Page, expect

from forbidden_games.match import Match
from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import (
    act,
    button,
    enter,
    expect_ready,
    find_moment,
    golden,
    seat_of,
    sit_at,
)

SLOW = 0.1  # of the usual speed: time to look at a card that is being turned over


def rises(match: Match) -> bool:
    """Whether the next card is a bad one: on the island the water, in the desert the sun."""
    seat = match.game.to_act(match.state)
    if f"{seat} draw" not in match.legal():
        return False
    ahead = Match.replay(match.game, match.record())
    happened = [
        match.game.write_event(ahead.state, event).split()[0]
        for event in ahead.play(f"{seat} draw")
    ]
    return not ahead.over and ("rose" in happened or "parched" in happened)


def told(page: Page) -> list[str]:
    """All that could give a card away: title, panels, hands, meter, whose turn, the live region."""
    found: list[str] = page.evaluate(
        """() => {
            const places = "aside, .headline, .room > [aria-live]";
            const texts = [...document.querySelectorAll(places)].map((one) => one.textContent);
            const pictures = [...document.querySelectorAll("aside [role=img]")];
            return [document.title, ...texts, ...pictures.map((one) => one.ariaLabel)];
        }"""
    )
    assert len(found) > 4
    return found


def settled(page: Page) -> list[str]:
    """The same once nothing changes any more: who is here is told a little later."""
    now = told(page)
    while True:
        before = now
        page.wait_for_timeout(500)
        now = told(page)
        if now == before:
            return now


@pytest.mark.parametrize("calm", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", ["island", "desert"])
def test_nothing_tells_a_card_before_it_is_turned_over(
    server: Server, visit: Visit, game: str, calm: str
) -> None:
    seed, actions = find_moment(game, rises, players=2)
    made, table = sit_at(server, game, "mm", seed, actions)
    page = visit(seat_of(server, made), reduced_motion=calm, motion=SLOW)
    enter(page, "Ann")
    expect_ready(page, table)
    before = settled(page)
    button(page, f"{table.to_act} draw").click()
    turned = page.locator("[data-drawn]")
    expect(turned).to_be_visible()
    assert told(page) == before
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text(re.compile("Waters Rise!|sun", re.IGNORECASE))
    assert told(page) != before
    table.leave()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("island/drowned", "Chie drowned: Whispering Garden sank"),
        ("island/treasure-lost", "the Crystal of Fire is lost"),
        ("desert/thirst", "Ben died of thirst at a2. Chie died of thirst at a3."),
        ("desert/buried", "there was no marker left for b4"),
    ],
)
def test_an_end_says_who_where_and_which(
    server: Server, visit: Visit, name: str, sentence: str
) -> None:
    game, seed, actions, settings = golden(name)
    made, table = sit_at(server, game, "m" * len(settings["roles"]), seed, actions[:-1], **settings)
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    act(page, table, actions[-1])
    scene = page.get_by_role("dialog")
    expect(scene.get_by_role("heading")).to_be_focused()
    expect(scene).to_contain_text(sentence)
    expect(scene).to_contain_text("turns")
    expect(page.locator(".room > [aria-live]").first).to_contain_text(sentence)
    check_manners(page)
    picture(page, f"{name.replace('/', '-')}-end")
    scene.get_by_role("button", name=say("table-end-board")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text(sentence)
    for cell in table.position["ending"]["cells"]:
        expect(page.locator(f'[data-lost="{cell}"]')).to_be_visible()
    for seat in table.position["ending"]["seats"]:
        expect(page.locator(f'[data-fate="{seat}"]').first).to_be_visible()
    table.leave()


@pytest.mark.parametrize(
    ("name", "wish", "level"),
    [("island/won-by-two", "harder", "elite"), ("desert/thirst", "same", "elite")],
)
def test_the_same_deal_and_the_next_level(
    server: Server, visit: Visit, name: str, wish: str, level: str
) -> None:
    game, seed, actions, settings = golden(name)
    made, table = sit_at(server, game, "m" * len(settings["roles"]), seed, actions[:-1], **settings)
    dealt = server.ask(f"/api/tables/{made['table']}/moments/0")["snapshot"]
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    act(page, table, actions[-1])
    again = {"harder": f"Next level: {level.title()}", "same": say("table-end-same")}[wish]
    page.get_by_role("dialog").get_by_role("button", name=again).click()
    expect(page).not_to_have_url(re.compile(made["table"]))
    expect(page.locator('[data-ready="0"]')).to_be_attached()
    following = page.url.rsplit("/", 1)[1]
    assert server.ask(f"/api/tables/{following}")["config"]["level"] == level
    now = server.ask(f"/api/tables/{following}/moments/0")["snapshot"]
    assert (now["tiles"] == dealt["tiles"]) == (wish == "same")
    table.leave()
