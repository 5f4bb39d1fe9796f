"""The log of a long match: who comes late has the last page, and reads on if they like."""

from playwright.sync_api import expect

from forbidden_games.server.history import PAGE
from forbidden_games.words import say
from tests.browser.conftest import Server, Visit
from tests.browser.people import Table, enter, seat_of, set_table


def test_older_moves_are_read_when_they_are_wanted(server: Server, visit: Visit) -> None:
    made = set_table(server, "island", "mm", seed=3, config={"first": 0, "level": "novice"})
    table = Table(server, made["table"], [made["key"]])
    table.play(["0 end", "0 draw", "0 draw"])
    while table.position["snapshot"]["turn"] == 0:
        table.play([next(words for words in table.position["legal"] if words.startswith("0 "))])
    minds = PAGE // 2 + 2
    for _ in range(minds):
        table.play(["1 end"])
        table.send(type="back", after=table.number)
        table.follow(table.number)
    table.play(["1 end"])
    page = visit(seat_of(server, made))
    enter(page, "Ann")
    page.get_by_role("tab", name=say("table-log"), exact=True).click()
    panel = page.get_by_role("tabpanel")
    lines = panel.locator("li > button")
    earlier = panel.get_by_role("button", name=say("table-log-earlier"))
    undone = say("table-log-back", name="Ben")
    expect(panel.get_by_text(undone).first).to_be_visible()
    before = lines.count()
    assert before <= PAGE
    earlier.click()
    expect(earlier).to_be_hidden()
    expect(panel.get_by_text(undone)).to_have_count(minds)
    assert lines.count() > before
    lines.last.click()  # the oldest
    expect(page.get_by_text(say("table-past", number=2))).to_be_visible()
    page.get_by_role("button", name=say("table-past-now")).first.click()

    # What happens now is told on top of it, and undo still counts the moves that stand.
    table.send(type="back", after=table.number)
    expect(panel.get_by_text(undone)).to_have_count(minds + 1)
    page.reload()
    page.get_by_role("tab", name=say("table-log"), exact=True).click()
    standing = table.number + 1 - 2 * (minds + 1)
    panel.get_by_text(undone).nth(1).click()  # the newest is what the table shows anyway
    expect(page.get_by_text(say("table-past", number=standing))).to_be_visible()
    table.leave()
