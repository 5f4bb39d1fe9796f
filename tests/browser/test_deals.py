"""Deals: everybody sees where one comes from, and a browser proves that nobody has changed it."""

import json

from playwright.sync_api import expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import act, enter, golden, seat_of, set_table, sit_at


def test_the_end_proves_that_the_deal_was_never_changed(server: Server, visit: Visit) -> None:
    game, seed, actions, settings = golden("island/drowned")
    made, table = sit_at(server, game, "m" * len(settings["roles"]), seed, actions[:-1], **settings)
    published = server.ask(f"/api/tables/{made['table']}")["commitment"]
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    act(page, table, actions[-1])
    fair = page.get_by_role("dialog").locator("[data-deal]")
    expect(fair).to_have_attribute("data-deal", "verified")
    fair.locator("summary").click()
    expect(fair).to_contain_text(f"After {len(actions) - 1} moves")
    expect(fair).to_contain_text(published)
    record = server.ask(f"/api/tables/{made['table']}/record")
    expect(fair).to_contain_text(f"forbidden deal 1 {seed} {record['salt']}")
    check_manners(page)
    picture(page, "fair-deal")

    late = visit(f"{server.address}/t/{made['table']}")
    fair = late.get_by_role("dialog").locator("[data-deal]")
    expect(fair).to_have_attribute("data-deal", "late")
    table.leave()


def test_another_deal_than_the_one_noted_is_told(server: Server, visit: Visit) -> None:
    game, seed, actions, settings = golden("island/drowned")
    made, table = sit_at(server, game, "m" * len(settings["roles"]), seed, actions[:-1], **settings)
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    other = json.dumps([[made["table"], {"commitment": "0" * 64, "after": 2}]])
    page.evaluate(f"localStorage['forbidden.deals'] = {json.dumps(other)}")
    page.reload()
    act(page, table, actions[-1])
    fair = page.get_by_role("dialog").locator("[data-deal]")
    expect(fair).to_have_attribute("data-deal", "changed")
    expect(fair).to_contain_text(say("deal-changed"))
    table.leave()


def test_everybody_sees_that_the_host_has_chosen_the_deal(server: Server, visit: Visit) -> None:
    made = set_table(server, "island", "mo", seed="0x1f", lobby=True)
    guest = visit(f"{server.address}/t/{made['table']}")
    expect(guest.locator('[data-origin="chosen"]')).to_have_text(say("deal-from-chosen"))
    picture(guest, "lobby-chosen-deal")
    host = visit(seat_of(server, made))
    host.get_by_role("button", name=say("lobby-start-now")).click()
    badge = guest.get_by_role("button", name=say("deal-badge-chosen"))
    expect(badge.or_(guest.get_by_role("button", name=say("lobby-watch"))).first).to_be_visible()
    if not badge.is_visible():
        guest.get_by_role("button", name=say("lobby-watch")).click()
    badge.click()
    about = guest.get_by_role("dialog")
    expect(about).to_contain_text(say("deal-from-chosen"))
    published = server.ask(f"/api/tables/{made['table']}")["commitment"]
    expect(about).to_contain_text(published)
    picture(guest, "deal-in-help")


def test_a_random_deal_is_not_worth_a_badge(server: Server, visit: Visit) -> None:
    page = visit(seat_of(server, set_table(server, "island", "mm")))
    enter(page, "Ann")
    page.get_by_role("button", name=say("table-help")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("deal-from-random"))
    expect(page.get_by_text(say("deal-badge-chosen"))).to_have_count(0)
