"""Another engine: every page in Firefox, and a whole turn of each game by clicks."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from forbidden_games.words import say
from tests.browser.conftest import TOO_WIDE, Server
from tests.browser.firefox import Firefox, Tab
from tests.browser.people import Table, seat_of, set_table
from tests.browser.test_fit import LOOK, full_table
from tests.browser.test_japanese import LINES
from tests.browser.test_screens import LOCALES, PATHS, SIZES, play_short_game

pytestmark = [pytest.mark.more, pytest.mark.xdist_group("firefox")]  # one Firefox for all

Come = Callable[..., Tab]

ON_TILES = ("shore", "clear", "excavate", "move")  # done by a click on a tile
TURNS = {
    "island": ["shore", "move", "end", "draw", "draw", "flood", "flood"],
    "desert": ["clear", "excavate", "move", "end", "draw", "draw", "draw"],
}

LIT = """() => [...document.querySelectorAll(".cell:is(.reachable, .open)")]
    .map((one) => one.dataset.cell)"""
# Whether each seat's pawn stands on its cell.
STAND = """(cells) => cells.every((cell, seat) => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const pawn = box(`[data-pawn="${seat}"]`), tile = box(`[data-cell="${cell}"]`);
  const x = pawn.x + pawn.width / 2, y = pawn.y + pawn.height / 2;
  return x > tile.left && x < tile.right && y > tile.top && y < tile.bottom;
})"""


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    running = Firefox(tmp_path_factory.mktemp("firefox"))
    yield running
    running.close()


@pytest.fixture
def come(firefox: Firefox, server: Server) -> Iterator[Come]:
    """A person at Firefox for each call; their faults fail the test."""
    tabs: list[Tab] = []

    def sit(size: str = "desk", **more: Any) -> Tab:
        width, height = SIZES[size]
        tabs.append(Tab(firefox, server.address, **{"width": width, "height": height, **more}))
        return tabs[-1]

    yield sit
    for tab in tabs:
        tab.close()
    assert [fault for tab in tabs for fault in tab.faults] == []


def expect_ready(tab: Tab, table: Table) -> None:
    """The page shows what the table is at, and one can act there."""
    tab.see(f'[data-ready="{table.number}"]')


def check_width(tab: Tab) -> None:
    """Nothing scrolls sideways."""
    assert tab.evaluate(f"() => {TOO_WIDE}") <= 0


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("size", SIZES)
def test_pages(server: Server, come: Come, size: str, language: str) -> None:
    play_short_game(server)  # statistics have something to count
    tab = come(size, language=LOCALES[language])
    for name, path in PATHS.items():
        tab.open(server.address + path)
        tab.see("h1")
        if name.startswith("new"):
            tab.see("[role=radiogroup]")
        assert tab.evaluate("() => document.documentElement.lang") == language
        tab.picture(f"{name}-{size}-{language}")
        check_width(tab)


def place_of(table: Table, action: str) -> str | None:
    """The cell that is clicked for an action; none if it has a button."""
    seat, verb, *given = action.split()
    if verb in ON_TILES:
        return given[0] if given else cells_of(table)[int(seat)]
    return None


def cells_of(table: Table) -> list[str]:
    return [seat["cell"] for seat in table.position["snapshot"]["seats"]]


def next_action(table: Table, done: list[str]) -> str:
    """Each verb that a tile offers, then walk on; the last action is given away."""
    legal = [str(words) for words in table.position["legal"] if words.startswith("0 ")]
    if table.position["task"] != "act":
        return legal[0]
    new = [verb for verb in ON_TILES if verb not in done]
    wanted = [*new, "move"] if table.position["snapshot"]["left"] > 1 else ["end"]
    return next(words for verb in wanted for words in legal if words.split()[1] == verb)


def act(tab: Tab, table: Table, action: str, by: str = "mouse") -> None:
    """Click what an action needs; the table takes it."""
    before, place = table.number, place_of(table, action)
    if place is None:
        tab.click(f'button[data-action="{action}"]')
        if action.endswith(" end"):
            tab.click(f'button.asks[data-action="{action}"]')
    else:
        tab.click(f'[data-cell="{place}"]', 0.14, by)  # near its corner: pawns stand in the middle
        if [place_of(table, words) for words in table.position["legal"]].count(place) > 1:
            tab.click(f'[data-entry][data-action="{action}"]')
    table.follow(before)
    assert (table.number, table.last["action"]) == (before + 1, action)


def check_board(tab: Tab, table: Table) -> None:
    """Every pawn stands where the table has it, and the tiles that offer something are lit."""
    expect_ready(tab, table)
    tab.wait(STAND, cells_of(table))
    if table.position["task"] == "act":
        places = {place_of(table, words) for words in table.position["legal"]} - {None}
        assert set(tab.evaluate(LIT)) == places


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["island", "desert"])
def test_a_whole_turn(server: Server, come: Come, game: str, size: str) -> None:
    roles = {"island": ["diver", "messenger"], "desert": ["explorer", "climber"]}
    config = {"first": 0, "level": "normal", "roles": roles[game]}
    made = set_table(server, game, "mm", seed=1, config=config)
    table = Table(server, made["table"])
    tab = come(size, motion=1)
    tab.open(seat_of(server, made))
    done: list[str] = []
    while table.to_act == 0:
        check_board(tab, table)
        action = next_action(table, done)
        act(tab, table, action)
        done.append(action.split()[1])
    check_board(tab, table)
    tab.picture(f"{game}-turn-{size}")
    check_width(tab)
    assert done == TURNS[game]
    table.leave()


@pytest.mark.parametrize(
    ("game", "who", "language"), [("island", "mmmm", "en-US"), ("desert", "mmmmm", "ja-JP")]
)
def test_a_full_table_fits_a_laptop(
    server: Server, come: Come, game: str, who: str, language: str
) -> None:
    made, table = full_table(server, game, who)
    tab = come(width=1280, height=720, language=language)
    tab.open(seat_of(server, made))
    expect_ready(tab, table)
    tab.picture(f"{game}-full-table")
    wanted = {"seats": len(who), "scrolls": [], "page": 0, "outside": 0, "broken": []}
    assert tab.evaluate(LOOK) == wanted
    table.leave()


@pytest.mark.parametrize("width", [390, 360])
def test_japanese_lines_end_between_phrases(come: Come, server: Server, width: int) -> None:
    tab = come(width=width, language="ja-JP")
    tab.open(server.address)
    tab.see("section[data-game]")
    assert tab.wait(LINES, "始まります。") == 1
    assert tab.evaluate("() => document.body.innerText.includes('\\u200b')")
    check_width(tab)


@pytest.mark.parametrize("game", ["island", "desert"])
def test_dialogs(server: Server, come: Come, game: str) -> None:
    made = set_table(server, game, "mo", seed=1, config={"first": 0})
    tab = come()
    tab.open(seat_of(server, made))
    tab.see("[data-ready]")
    for dialog in ("help", "settings", "invitation"):
        tab.press(say(f"table-{dialog}"))
        tab.see("dialog[open] h2")
        tab.picture(f"{game}-{dialog}")
        check_width(tab)
        tab.press(say("shell-close"))
        tab.wait("() => !document.querySelector('dialog[open]')")


def test_a_replay_and_its_analysis(server: Server, come: Come) -> None:
    made = play_short_game(server)
    tab = come()
    tab.open(f"{server.address}/t/{made}/replay")
    tab.see("input[type=range]")
    tab.press(say("replay-analyse-go"))
    tab.see("[role=tab]")
    tab.press(say("replay-last"))
    tab.picture("replay-analysed")
    check_width(tab)


def test_the_challenge_begins(server: Server, come: Come) -> None:
    tab = come("phone")
    tab.open(server.address)
    tab.press(say("home-challenge-take"))
    tab.see("dialog[open] h2")
    tab.picture("challenge-ask")
    tab.press(say("challenge-begin-alone"))
    tab.see("[data-ready]")
    title = say("challenge-badge-counted")
    tab.see(f'[title="{title}"]')
    tab.picture("challenge-table")
    check_width(tab)


def test_by_finger_in_the_dark_without_motion(
    server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Whatever the system asks for, and a finger instead of the mouse."""
    wishes = {"ui.systemUsesDarkTheme": 1, "ui.prefersReducedMotion": 1}
    running = Firefox(
        tmp_path_factory.mktemp("dark"), {**wishes, "dom.w3c_touch_events.enabled": 1}
    )
    try:
        made = set_table(server, "desert", "mm", seed=1, config={"first": 0, "level": "normal"})
        table = Table(server, made["table"])
        tab = Tab(running, server.address, 390, 844, motion=1)
        tab.open(seat_of(server, made))
        dark = (
            "getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number)"
        )
        assert max(tab.evaluate(f"() => {dark}")) < 60
        moving = "document.getAnimations().some((one) => one.effect.getTiming().duration > 50)"
        for _ in range(2):
            expect_ready(tab, table)
            act(tab, table, next_action(table, ["shore", "clear", "excavate"]), "touch")
            assert not tab.evaluate(f"() => {moving}")
        tab.picture("desert-dark")
        tab.close()
        assert tab.faults == []
        table.leave()
    finally:
        running.close()
