"""People at a table: they see the position over a socket of their own, and act by clicking."""

import json
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from forbidden_games.bots import find_bot
from forbidden_games.games import find_game
from forbidden_games.kernel.dice import Dice
from forbidden_games.match import Match
from forbidden_games.server.wire.changes import adopt
from forbidden_games.server.wire.folding import unfolded
from forbidden_games.words import say
from tests.browser.conftest import Server
from tools.golden import FOLDER, deal, read_settings

NAMES: Final = ("Ann", "Ben", "Chie", "Daichi", "Eva")
KINDS: Final = {"m": "me", "o": "open", "b": "bot"}
SPENT: Final = {  # the card or the piece of equipment of a verb
    "lift": "helicopter",
    "sandbag": "sandbags",
    "blast": "blaster",
    "jet": "jet",
    "scope": "scope",
    "shield": "shield",
    "reserve": "reserve",
    "throttle": "throttle",
}


def set_table(server: Server, game: str, who: str, **more: Any) -> dict[str, Any]:
    """A table over HTTP; `who` has a letter for each seat: m me, o open, b bot."""
    seats = [
        {"who": KINDS[letter], "name": NAMES[seat] if letter == "m" else "", "bot": "planner"}
        for seat, letter in enumerate(who)
    ]
    made = server.ask("/api/tables", {"game": game, "seats": seats, "pace": 0, **more})
    assert isinstance(made, dict)
    return made


def seat_of(server: Server, made: dict[str, Any], invitation: int | None = None) -> str:
    """The address of the maker's seats, or of an invited one."""
    key = made["key"] if invitation is None else made["invitations"][invitation]["key"]
    return f"{server.address}/t/{made['table']}#{key}"


class Table:
    """A table as whoever holds these keys sees it; without any, as a spectator does."""

    def __init__(self, server: Server, table: str, keys: Iterable[str] = ()) -> None:
        self.id = table
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self._stack = ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(
            connect(address, origin=Origin(server.address), max_size=None)
        )
        self._socket.send(json.dumps({"type": "join", "keys": list(keys)}))
        self.welcome = json.loads(self._socket.recv(timeout=20))
        self.game = find_game(self.welcome["info"]["game"])
        self._told = self.welcome["position"]
        self.position = with_actions(self._told)  # with every legal action by itself
        self.last: dict[str, Any] = {}  # the last play
        self._advice: dict[str, Any] | None = None

    def follow(self, after: int, seconds: float = 20) -> None:
        """Wait until there are more plays than so many."""
        while self.number <= after:
            self._hear(seconds)

    def catch_up(self, seconds: float = 0.05) -> None:
        """Take what has come so far."""
        while True:
            try:
                self._hear(seconds)
            except TimeoutError:
                return

    def play(self, actions: Iterable[str]) -> None:
        """Act over the socket: how a test gets to the moment it is about."""
        for action in actions:
            before = self.number
            self.send(type="act", action=action, after=before)
            self.follow(before)

    def send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, seconds: float) -> None:
        message = json.loads(self._socket.recv(timeout=seconds))
        if message["type"] == "played":
            self._told, self.last = adopt(self._told, message["changes"]), message["play"]
            self.position = with_actions(self._told)
        if message["type"] == "advised":
            self._advice = message
        assert message["type"] != "refused", message

    def advised(self) -> dict[str, Any]:
        """The advice for this position."""
        self._advice = None
        self.send(type="ask", number=self.number)
        while self._advice is None:
            self._hear(20)
        return self._advice

    @property
    def number(self) -> int:
        return int(self.position["number"])

    @property
    def to_act(self) -> int:
        return int(self.position["to_act"])

    @property
    def is_over(self) -> bool:
        return bool(self.position["outcome"] != "running")

    def best(self, seat: int) -> str | None:
        """What the planner would do for this seat."""
        state = self.game.restore(self.position["snapshot"])
        action = find_bot("planner").choose(self.game, state, 1 << seat, Dice(self.number))
        return None if action is None else str(self.game.write_action(state, action))

    def leave(self) -> None:
        self._stack.close()


def with_actions(told: dict[str, Any]) -> dict[str, Any]:
    """A position as the server tells it, with every legal action by itself."""
    return {**told, "legal": unfolded(told["legal"])}


def find_moment(
    game: str, wanted: Callable[[Match], bool], bot: str = "random", **config: Any
) -> tuple[int, list[str]]:
    """The seed of a match that comes to such a moment, and the actions that lead there."""
    for seed in range(2000):
        match = Match.new(game, seed=seed, **config)
        mind = find_bot(bot)
        actions: list[str] = []
        dice = Dice(seed)
        everybody = (1 << len(match.game.snapshot(match.state).seats)) - 1
        while not match.over:
            if wanted(match):
                return seed, actions
            action = mind.choose(match.game, match.state, everybody, dice)
            assert action is not None
            actions.append(match.words(action))
            match.play(action)
    raise AssertionError("no such moment in 2000 matches")


def sit_at(
    server: Server, game: str, who: str, seed: int, actions: Iterable[str], **config: Any
) -> tuple[dict[str, Any], Table]:
    """A table without bots at which these actions have been played."""
    made = set_table(server, game, who, seed=seed, config=config)
    table = Table(
        server, made["table"], [made["key"], *(each["key"] for each in made["invitations"])]
    )
    table.play(actions)
    return made, table


def expect_ready(page: Page, table: Table) -> None:
    """The page shows what the table is at, and one can act there."""
    expect(page.locator(f'[data-ready="{table.number}"]')).to_be_attached(timeout=10_000)


def enter(page: Page, name: str) -> None:
    """Sit down at a seat that one was invited to; the maker of a table sits there already."""
    asked, board = page.get_by_label(say("join-name")), page.locator("[data-cell]").first
    expect(asked.or_(board).first).to_be_visible()
    if asked.is_visible():
        asked.fill(name)
        asked.press("Enter")
    expect(board).to_be_visible()


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]').first


def pawn(page: Page, seat: int | str) -> Locator:
    return page.locator(f'[data-pawn="{seat}"]').first


def card(page: Page, seat: int | str, name: str) -> Locator:
    return page.locator(f'[data-card="{seat}:{name}"]').locator("visible=true").first


def click(thing: Locator) -> None:
    """By mouse, or by finger on a phone.

    Cells are clicked near their corner: pawns stand in the middle, and mean something else.
    """
    size = thing.page.viewport_size
    touch = thing.tap if size and size["width"] < 600 else thing.click
    if "data-cell" not in str(thing):
        return touch(timeout=5000)
    box = thing.bounding_box()
    assert box is not None
    touch(timeout=5000, position={"x": box["width"] * 0.14, "y": box["height"] * 0.14})


def button(page: Page, action: str) -> Locator:
    """The button that plays an action."""
    return page.locator(f'button[data-action="{action}"]:not([data-entry])')


def entry(page: Page, action: str) -> Locator:
    """The line of the open menu that plays an action."""
    return page.locator(f'[data-entry][data-action="{action}"]')


def things(page: Page, action: str) -> list[Locator]:
    """What is clicked for an action, in order; a menu may come in between."""
    seat, verb, *given = action.split()
    if "with" in given:  # who comes along is asked for at the place
        given = given[: given.index("with")]
    if verb == "discard":
        return [card(page, seat, given[0])]
    if verb in ("give", "pass"):
        return [card(page, seat, given[1])]
    if verb == "bottom":
        return [card(page, seat, f"seen-{given[0]}")]
    if verb == "water":
        return [pawn(page, given[0])]
    found = [card(page, seat, SPENT[verb])] if verb in SPENT else []
    for word in given:
        if word[0].isdigit():
            found += [pawn(page, each) for each in word.split("+")]
        else:
            found.append(cell(page, word))
    if verb == "guide" and not button(page, f"{seat} end").is_visible():
        found = found[1:]  # the pawn is being guided already
    return found


def act(page: Page, table: Table, action: str) -> None:
    """Click until the table has taken the action, or somebody else was faster."""
    before = table.number
    verb = action.split()[1]
    try:
        expect_ready(page, table)
        if button(page, action).is_visible():
            click(button(page, action))
            if verb == "end" and table.position["snapshot"]["left"]:
                click(button(page, action))  # it asks whether that is meant
        else:
            _choose(page, action)
    except (AssertionError, Error):
        table.catch_up()
        if table.number == before:
            raise
    table.follow(before)


def _choose(page: Page, action: str) -> None:
    verb = action.split()[1]
    opened = page.locator(f'[data-entry][data-verb="{verb}"]').first
    for thing in things(page, action):
        click(thing)
        if entry(page, action).is_visible():
            return click(entry(page, action))
        if opened.is_visible():
            click(opened)


def golden(name: str) -> tuple[str, int, list[str], dict[str, Any]]:
    """A golden game: its game, seed, actions and settings."""
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    match = deal(read_settings(next(line for line in lines if line.startswith("game "))))
    settings = match.game.write_config(match.config)
    actions = [line[2:] for line in lines if line.startswith("> ")]
    del settings["players"]
    return match.game.name, match.seed, actions, settings
