"""A real server, real browsers: `make test-browser`."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from tests.support.programs import untraced
from tools import ROOT
from tools.machine import chromium

PICTURES: Final = ROOT / "build" / "pictures"  # one of every screen, to be looked at
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SETTINGS: Final = {  # no test has to wait for what people need
    "FORBIDDEN_TABLES_AN_HOUR": "100000",
    "FORBIDDEN_RECORDS_AN_HOUR": "100000",
    "FORBIDDEN_MESSAGES_A_SECOND": "1000",
    "FORBIDDEN_MESSAGES_AT_ONCE": "1000",
    "FORBIDDEN_JOINS_A_SECOND": "1000",
    "FORBIDDEN_TURN_SECONDS": "0.1",
    "FORBIDDEN_ADVICE_SECONDS": "0.3",
    "FORBIDDEN_TRY_ROLLOUTS": "2",
    "FORBIDDEN_BOT_TRIES": "2",
    "FORBIDDEN_GRACE_SECONDS": "1",
}
# Every card by a click, so that tests stay in step with the table.
KNOWING = (
    "localStorage['forbidden.settings'] ??= JSON.stringify({guided: %s, motion: %s, reveal: 'one'})"
)
VIOLATIONS: Final = (  # of what passes, axe needs no selectors, which take half of its time
    "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
)
TOO_WIDE: Final = "document.documentElement.scrollWidth - document.body.clientWidth"  # px

collect_ignore_glob = [] if os.environ.get("FORBIDDEN_BROWSER") else ["test_*.py"]
expect.set_options(timeout=20_000)


LONGEST_FIRST: Final = ("test_whole_games", "test_screens", "test_connection", "test_replays")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no core waits for the last test."""
    order = {name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: order.get(item.path.stem, len(order)))


class Server:
    """forbidden serve as a process of its own; it can be killed and come back."""

    def __init__(self, folder: Path, program: str = "forbidden_games") -> None:
        self.folder, self.program = folder, program
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port: int = door.getsockname()[1]
        self.start()

    def start(self) -> None:
        """On the same port and with the same tables as before."""
        self._log = (self.folder / "server.log").open("a")
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--database", str(self.folder / "tables.db")],
            stdout=self._log,
            stderr=self._log,
            env={**untraced(), **SETTINGS},
        )
        deadline = time.monotonic() + 180  # it takes three seconds of a core that many may share
        while time.monotonic() < deadline:
            try:
                self.ask("/api/catalog")
            except OSError:
                assert self._process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.05)
            else:
                return
        self.kill()
        raise AssertionError("the server does not answer")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str, data: Any = None) -> Any:
        """What the server says over HTTP."""
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(
            self.address + path, body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def hang(self, on: bool) -> None:
        """Answer nobody, with every line still open; or go on."""
        self._process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)

    def kill(self) -> None:
        """Without a word of warning."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._log.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it, or count what is on it."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield running
    running.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """A person of their own: another browser profile for each call.

    Whatever goes wrong there fails the test: an error, a breach of the content security policy
    (the browser tells it as an error), a request to another host.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(
        address: str,
        width: int = 1440,
        height: int = 900,
        language: str = "en-US",
        guided: bool = False,  # the first turn is explained
        motion: float = 0,  # speed at which plays are shown; 0: at once
        forgiven: str | None = None,  # a pattern of errors that belong to the test
        before: Callable[[Page], None] = lambda page: None,  # what is done before anything is shown
        **settings: Any,
    ) -> Page:
        phone = width < 600
        calm: dict[str, Any] = {"reduced_motion": "reduce"}
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            **(calm | settings),
        )
        contexts.append(context)
        known = [] if guided else ["island", "desert"]
        context.add_init_script(KNOWING % (known, motion))
        page = context.new_page()
        own = "/".join(address.split("/")[:3])
        sockets = own.replace("http", "ws", 1)

        def complain(fault: str) -> None:
            if not (forgiven and re.search(forgiven, fault)):
                faults.append(fault)

        def listen(said: ConsoleMessage) -> None:
            if said.type == "error":
                complain(f"{said.text} ({said.location.get('url', '')})")

        def look(url: str, home: str) -> None:
            if not url.startswith((f"{home}/", "blob:")):
                complain(f"asked another host: {url}")

        page.on("pageerror", lambda error: complain(str(error)))
        page.on("console", listen)
        page.on("request", lambda request: look(request.url, own))
        page.on("websocket", lambda opened: look(opened.url, sockets))
        before(page)
        page.goto(address)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def picture(page: Page, name: str) -> None:
    """Keep a picture of this screen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


def check_width(page: Page) -> None:
    """Nothing scrolls sideways."""
    wide = page.evaluate(TOO_WIDE)
    assert wide <= 0, f"the page is {wide} px too wide"


def check_manners(page: Page) -> None:
    """axe-core finds nothing, its advice on good practice included; nothing scrolls sideways."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(VIOLATIONS)
    assert [(each["id"], node["html"][:300]) for each in found for node in each["nodes"]] == []
    check_width(page)
