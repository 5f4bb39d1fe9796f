"""Learning by doing: a guided first turn in each game, and a task for every role."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from forbidden_games.games import find_game
from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, check_width, picture
from tests.browser.people import Table, act, expect_ready
from tests.support.rules import ROOT

RINGS = """(places) => {
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    const rings = [...document.querySelectorAll("[data-ring]")];
    return places.map((place, at) => {
        const [kind, name] = place.split(" ");
        const wanted = `[data-${kind === "part" ? "guide" : kind}="${name}"]`;
        const all = [...document.querySelectorAll(wanted)];
        const seen = all.find((one) => one.getClientRects().length);
        const [x, y] = middle(rings[at].getBoundingClientRect());
        const [toX, toY] = middle(seen.getBoundingClientRect());
        const off = Math.hypot(x - toX, y - toY);
        const hidden = x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
        return off < 4 && !hidden && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    });
}"""


def steps_of(game: str) -> list[dict[str, list[str]]]:
    text = (ROOT / "web" / "src" / "games" / game / "first-game.json").read_text("utf-8")
    steps: list[dict[str, list[str]]] = json.loads(text)["steps"]
    return steps


def check_rings(page: Page, at: list[str]) -> None:
    """What the step tells of is ringed, on the screen, and not under the bubble."""
    expect(page.locator("[data-ring]")).to_have_count(len(at))
    page.wait_for_function(f"(places) => ({RINGS})(places).every(Boolean)", arg=at, timeout=5000)


@pytest.mark.parametrize(
    ("game", "width", "height", "language"),
    [
        ("island", 1440, 900, "en"),
        ("desert", 1440, 900, "en"),
        ("island", 390, 844, "ja"),
    ],
)
def test_the_first_game_is_learned_by_playing_it(
    server: Server, visit: Visit, game: str, width: int, height: int, language: str
) -> None:
    page = visit(server.address, width=width, height=height, guided=True, language=language)
    page.get_by_role("region", name=say(f"game-{game}", language)).get_by_role(
        "button", name=say("home-play-now", language)
    ).click()
    page.get_by_role("button", name=say("home-first-learn", language)).click()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    table = Table(server, page.url.rsplit("/", 1)[1])
    bubble = page.get_by_role("dialog", name=say("table-lesson", language))
    steps = steps_of(game)
    for number, step in enumerate(steps):
        expect(bubble.locator("p")).to_have_text(say(str(step["words"]), language))
        check_rings(page, step["at"])
        check_width(page)
        picture(page, f"{game}-lesson-{width}-{number + 1}")
        if number == 1:
            check_manners(page)
        for action in step.get("does", ()):
            if table.position["legal"] and action in table.position["legal"]:
                act(page, table, action)
        if "does" not in step:
            bubble.get_by_role("button").last.click()
    expect(bubble).to_have_count(0)
    table.follow(sum(len(step.get("does", ())) for step in steps))  # the bots go on
    page.reload()
    expect(page.locator("[data-cell]").first).to_be_visible()
    expect(bubble).to_have_count(0)
    table.leave()


def test_whoever_strays_is_led_back_and_may_leave(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/try/island/first-game", guided=True)
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    table = Table(server, page.url.rsplit("/", 1)[1])
    bubble = page.get_by_role("dialog", name=say("table-lesson"))
    expect(bubble.get_by_role("button").last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-cell="e3"]')).to_be_focused()
    act(page, table, "0 move d2")
    expect(bubble.locator("p")).to_have_text(say("table-lesson-astray"))
    bubble.get_by_role("button", name=say("table-undo")).click()
    expect(bubble.locator("p")).to_have_text(say("island-first-move"))
    table.follow(1)
    act(page, table, "0 move e3")
    page.reload()
    expect(bubble.locator("p")).to_have_text(say("island-first-shore"))
    bubble.get_by_role("button", name=say("table-lesson-skip")).focus()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    table.leave()


@pytest.mark.parametrize(("game", "role"), [("island", "diver"), ("desert", "climber")])
def test_a_role_is_tried_in_a_small_task(
    server: Server, visit: Visit, game: str, role: str
) -> None:
    page = visit(f"{server.address}/learn")
    page.locator(f'section[data-game="{game}"]').get_by_role(
        "link", name=f"{say('learn-try')}{say(f'role-{role}')}"
    ).click()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    table = Table(server, page.url.rsplit("/", 1)[1])
    note = page.get_by_role("region", name=say("exercise-title", role=f"role-{role}"))
    expect(note).to_contain_text(say(f"exercise-{game}-{role}"))
    expect_ready(page, table)
    picture(page, f"{game}-exercise")
    check_manners(page)
    act(page, table, "0 end")
    expect(note).to_contain_text(say("exercise-missed"))
    page.keyboard.press("u")
    expect(note).to_contain_text(say(f"exercise-{game}-{role}"))
    table.catch_up(0.5)
    for action in find_game(game).info.prepared_tables[role].solution:
        act(page, table, action)
    expect(note).to_contain_text(say("exercise-done"))
    picture(page, f"{game}-exercise-done")
    names = [each.name for each in find_game(game).info.prepared if each.goal]
    following = names[names.index(role) + 1]
    note.get_by_role("button", name=say("exercise-next", role=f"role-{following}")).click()
    expect(page.get_by_text(say(f"exercise-{game}-{following}"))).to_be_visible()
    page.goto(server.address)
    expect(page.get_by_text(say("home-continue-none"))).to_be_visible()
    table.leave()
