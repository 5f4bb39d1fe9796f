"""After the game: replay, analysis, download, opening a file; the rules."""

import json
import re
from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from forbidden_games.match import Match
from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import find_moment, sit_at


@cache
def short_game() -> tuple[int, list[str]]:
    """A game that is lost as fast as it can be."""

    def is_last(match: Match) -> bool:
        return len(match.plays) < 45 and "0 flood" in match.legal() and loses(match)

    def loses(match: Match) -> bool:
        ahead = Match.new("island", seed=match.seed, players=2, level="legendary")
        for play in match.plays:
            ahead.play(play.action)
        ahead.play("0 flood")
        return ahead.over

    seed, actions = find_moment("island", is_last, players=2, level="legendary")
    return seed, [*actions, "0 flood"]


def test_a_replay_with_curve_and_mistakes(server: Server, visit: Visit, tmp_path: Path) -> None:
    seed, actions = short_game()
    made, table = sit_at(server, "island", "mm", seed, actions, level="legendary")
    page = visit(f"{server.address}/t/{made['table']}/replay")
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(actions)))
    picture(page, "replay")
    page.get_by_role("button", name=say("replay-last")).click()
    expect(page.get_by_text(f"{len(actions)} / {len(actions)}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"{len(actions) - 1} / {len(actions)}")).to_be_visible()
    page.get_by_role("button", name=say("replay-analyse-go")).click()
    curve = page.get_by_text(say("replay-curve"), exact=True).first
    expect(curve).to_be_visible(timeout=90_000)
    page.get_by_role("tab", name=re.compile(say("replay-mistakes"))).click()
    shown = page.get_by_role("button", name=say("replay-show-moment"))
    expect(shown.first).to_be_visible()
    check_manners(page)
    picture(page, "replay-analysed")
    page.set_viewport_size({"width": 1280, "height": 720})
    for each in (page.locator("[data-cell]").first, curve, page.get_by_role("tablist")):
        expect(each).to_be_in_viewport(ratio=1)  # all of it in one view
    page.set_viewport_size({"width": 390, "height": 844})
    shown.first.scroll_into_view_if_needed()
    shown.first.click()
    expect(page.get_by_text(f"{len(actions) - 1} / {len(actions)}")).to_have_count(0)
    expect(page.locator("[data-cell]").first).to_be_in_viewport()  # also where it was scrolled away
    page.set_viewport_size({"width": 1440, "height": 900})
    with page.expect_download() as downloading:
        page.get_by_role("button", name=say("replay-download")).click()
    file = tmp_path / "record.json"
    downloading.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert record["actions"] == actions
    page.goto(f"{server.address}/open")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(actions)))
    table.leave()


def test_nonsense_is_answered_with_a_sentence(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{server.address}/open", forgiven="422|413")
    choose, problem = page.locator("input[type=file]"), page.get_by_role("alert")
    nonsense, strange, wrong = (tmp_path / f"{name}.json" for name in "abc")
    nonsense.write_text("no record at all")
    strange.write_text('{"game": "chess", "actions": []}')
    wrong.write_text(
        '{"format": 1, "game": "island", "rules": 1, "seed": 1, "config": {"players": 2},'
        ' "actions": ["0 fly away"]}'
    )
    choose.set_input_files(nonsense)
    expect(problem).to_have_text(say("open-not-json"))
    picture(page, "open-nonsense")
    for file in (strange, wrong):
        choose.set_input_files(file)
        expect(problem).not_to_have_text(say("open-not-json"))
        expect(problem).to_have_text(re.compile(r"\w+ .*\w+"))
        check_manners(page)


def test_the_rules_can_be_searched(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/rules/island")
    rules = page.get_by_role("article")
    expect(rules).to_contain_text("FI-1")
    page.get_by_role("searchbox").fill("sandbags messenger")
    expect(page.get_by_role("status").first).to_have_text(re.compile(r"\d+ results?"))
    expect(rules).not_to_contain_text("FI-100")
    picture(page, "rules-found")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(say("rules-nothing"))).to_be_visible()
    page.goto(f"{server.address}/rules/desert#FD-81")
    expect(page.locator("#FD-81")).to_be_focused()
    expect(page.locator("#FD-81")).to_be_in_viewport()
