"""Every screen in light and dark, at a desk and on a phone, in both languages.

Pictures of all of them are kept in build/pictures, to be looked at; axe-core looks as well.
"""

import os

import pytest
from playwright.sync_api import Page, expect

from forbidden_games.words import say
from tests.browser.conftest import Server, Visit, check_manners, picture
from tests.browser.people import Table, cell, click, expect_ready, seat_of, set_table, sit_at
from tests.browser.test_replays import short_game

PATHS = {
    "home": "/",
    "new-island": "/new/island",
    "new-desert": "/new/desert?friends",
    "open": "/open",
    "rules-island": "/rules/island",
    "rules-desert": "/rules/desert",
    "learn": "/learn",
    "statistics": "/statistics",
    "about": "/about",
    "missing": "/nowhere/at/all",
}
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
KINDS = [
    ("desk", "en", "light"),
    ("phone", "en", "dark"),
    pytest.param(("desk", "ja", "dark"), marks=pytest.mark.more),
]
MORE = [("phone", "ja", "light"), ("desk", "en", "dark"), ("desk", "ja", "light")]
ROLES = {
    "island": ["engineer", "diver", "pilot"],
    "desert": ["climber", "carrier", "navigator"],
}
LOCALES = {"en": "en-US", "ja": "ja-JP"}
ALL = [*KINDS, *MORE] if os.environ.get("FORBIDDEN_PICTURES") else KINDS


def play_short_game(server: Server) -> str:
    seed, actions = short_game()
    made, table = sit_at(server, "island", "mm", seed, actions, level="legendary")
    table.leave()
    return str(made["table"])


def is_acting(table: Table) -> bool:
    """Whether actions are left, and a click can mean several things."""
    try:
        several(table)
    except StopIteration:
        return False
    return True


def several(table: Table) -> str:
    """A cell on which a click can mean several things."""
    start = f"{table.to_act} "
    found = [words.split() for words in table.position["legal"] if words.startswith(start)]
    cells = [words[2] for words in found if words[1] in ("move", "shore", "clear")]
    return next(str(each) for each in cells if cells.count(each) > 1)


def come(visit: Visit, address: str, kind: tuple[str, str, str], **more: str) -> Page:
    size, language, theme = kind
    width, height = SIZES[size]
    return visit(
        address,
        width=width,
        height=height,
        language=LOCALES[language],
        color_scheme=theme,
        **more,
    )


def check(page: Page, name: str, kind: tuple[str, str, str]) -> None:
    page.wait_for_load_state("networkidle")
    picture(page, f"{name}-{'-'.join(kind)}")
    check_manners(page)


@pytest.mark.parametrize("kind", ALL, ids="-".join)
def test_pages(server: Server, visit: Visit, kind: tuple[str, str, str]) -> None:
    play_short_game(server)  # statistics have something to count
    page = come(visit, server.address, kind)
    for name, path in PATHS.items():
        page.goto(server.address + path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        if name.startswith("new"):
            expect(page.get_by_role("radiogroup").first).to_be_visible()
            if kind[0] == "desk":
                for summary in page.locator("summary").all():
                    summary.click()
        check(page, name, kind)


@pytest.mark.parametrize("kind", ALL, ids="-".join)
@pytest.mark.parametrize("game", ["island", "desert"])
def test_rooms(server: Server, visit: Visit, kind: tuple[str, str, str], game: str) -> None:
    language = kind[1]
    roles = {
        "island": ["engineer", "diver", "pilot"],
        "desert": ["climber", "carrier", "navigator"],
    }
    made = set_table(
        server, game, "mmb", seed=8, config={"first": 0, "level": "normal", "roles": roles[game]}
    )
    table = Table(server, made["table"], [made["key"]])
    while table.number < 40 or table.to_act > 1 or not is_acting(table):
        if table.to_act < 2:
            action = table.best(table.to_act)
            assert action is not None
            table.play([action])
        else:
            table.follow(table.number)
    page = come(visit, seat_of(server, made), kind)
    expect_ready(page, table)
    check(page, f"{game}-room", kind)
    click(cell(page, several(table)))
    expect(page.get_by_role("menuitem").nth(1)).to_be_visible()
    check(page, f"{game}-menu", kind)
    page.keyboard.press("Escape")
    expect(page.get_by_role("menuitem")).to_have_count(0)
    for dialog in ("help", "settings", "invitation"):
        page.get_by_role("button", name=say(f"table-{dialog}", language), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page, f"{game}-{dialog}", kind)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    table.leave()


@pytest.mark.parametrize("kind", ALL, ids="-".join)
def test_a_replay(server: Server, visit: Visit, kind: tuple[str, str, str]) -> None:
    page = come(visit, f"{server.address}/t/{play_short_game(server)}/replay", kind)
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    check(page, "replay", kind)
