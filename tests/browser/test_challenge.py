"""The daily challenge from the first page to its result, and my own record of it."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import Table
from tests.browser.test_first_visit import table_of


def keys_of(page: Page, table: str) -> list[str]:
    kept = page.evaluate("localStorage.getItem('forbidden.tables')")
    keys = json.loads(kept)[table]["keys"]
    assert isinstance(keys, list)
    return keys


def lose(table: Table) -> None:
    """Turn cards until the game is over."""
    while table.position["outcome"] == "running":
        seat = table.position["to_act"]
        own = [words for words in table.position["legal"] if words.startswith(f"{seat} ")]
        dull = [words for words in own if words.split()[1] in ("end", "draw", "flood")]
        table.play([(dull or own or table.position["legal"])[0]])


def test_one_counted_try_and_its_record(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit(server.address)
    page.get_by_role("button", name=say("home-challenge-take")).click()
    ask = page.get_by_role("dialog", name=say("challenge-ask"))
    expect(ask).to_be_visible()
    picture(page, "challenge-ask")
    check_manners(page)
    ask.get_by_role("button", name=say("challenge-begin-alone")).click()
    name = table_of(page)
    expect(page.get_by_title(say("challenge-badge-counted"))).to_be_visible()
    expect(page.get_by_role("tab", name=say("table-advice"))).to_have_count(0)
    picture(page, "challenge-table")
    table = Table(server, name, keys_of(page, name))
    lose(table)
    table.leave()
    page.reload()
    end = page.get_by_role("dialog")
    expect(end.get_by_text(say("challenge-you"), exact=True)).to_be_visible()
    picture(page, "challenge-end")

    page.goto(server.address)
    page.get_by_role("link", name=say("challenge-see-others")).click()
    results = page.get_by_role("table", name=say("challenge-results"))
    expect(results.get_by_text(say("challenge-you"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("challenge-streak", days=1, won=0))).to_be_visible()
    picture(page, "challenge-results")
    check_manners(page)

    page.goto(f"{server.address}/record")
    expect(page.get_by_role("definition").first).to_have_text("1")
    picture(page, "record")
    check_manners(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("record-export")).click()
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["games"][0]["table"] == name
    bad = tmp_path / "bad.json"
    bad.write_text('{"actions": []}')
    page.locator('input[type="file"]').set_input_files(bad)
    expect(page.get_by_role("alert")).to_have_text(say("record-other-file"))
    page.evaluate("localStorage.removeItem('forbidden.record')")
    page.evaluate("localStorage.removeItem('forbidden.tables')")
    page.reload()
    expect(page.get_by_text(say("record-none"))).to_be_visible()
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_role("definition").first).to_have_text("1")
