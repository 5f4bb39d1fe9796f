"""Firefox without windows, spoken to over WebDriver BiDi: https://w3c.github.io/webdriver-bidi."""

import base64
import json
import re
import subprocess
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import KNOWING, PICTURES
from tests.support.programs import untraced
from tools.machine import firefox

PATIENCE: Final = 90  # seconds, on a slow machine
MOUSE: Final = 6  # fine, and able to hover: without a screen Firefox believes that there is none
PREFERENCES: Final = {
    "ui.primaryPointerCapabilities": MOUSE,
    "ui.allPointerCapabilities": MOUSE,
}
SERVED: Final = "location.protocol === 'http:'"  # the empty page before it has no storage
EVENTS: Final = ["log.entryAdded", "network.beforeRequestSent", "network.responseCompleted"]

# Where to click a thing once it is seen, rests and is covered by nothing; null before.
PLACE: Final = """async (selector, part) => {
  const all = [...document.querySelectorAll(selector)];
  const thing = all.find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!thing || thing.matches(":disabled, [aria-disabled=true]")) return null;
  thing.scrollIntoView({ block: "nearest", behavior: "instant" });
  const frame = () => new Promise((resolve) => setTimeout(resolve, 40));
  const before = thing.getBoundingClientRect();
  await frame();
  const { x, y, width, height } = thing.getBoundingClientRect();
  if (x !== before.x || y !== before.y || width !== before.width) return null;
  const place = [Math.round(x + part * width), Math.round(y + part * height)];
  return thing.contains(document.elementFromPoint(...place)) ? place : null;
}"""


class Firefox:
    """A process with a profile of its own."""

    def __init__(self, folder: Path, more: Mapping[str, int] = MappingProxyType({})) -> None:
        program = firefox()
        assert program, "there is no Firefox; python -m tools.machine firefox installs it"
        wanted = {**PREFERENCES, **more}  # of the system that it runs on
        lines = (f'user_pref("{name}", {value});\n' for name, value in wanted.items())
        (folder / "user.js").write_text("".join(lines))
        self._log = folder / "firefox.log"
        self._number = 0
        self.tabs: dict[str, Tab] = {}
        self._stack = ExitStack()
        log = self._stack.enter_context(self._log.open("w"))
        command = [program, "--headless", "--no-remote", "--profile", str(folder)]
        self._process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"], stdout=log, stderr=log, env=untraced()
        )
        self._stack.callback(self._end)
        try:
            self._socket: ClientConnection = self._stack.enter_context(
                connect(f"{self._address()}/session", max_size=None, open_timeout=PATIENCE)
            )
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=EVENTS)
        except BaseException:
            self._stack.close()
            raise

    def _address(self) -> str:
        """Firefox chooses a free port and prints it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._process.poll() is None:
            if found := re.search(r"BiDi listening on (ws://\S+)\n", self._log.read_text()):
                return found[1]
            time.sleep(0.05)
        raise AssertionError(f"Firefox does not start: {self._log.read_text()}")

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def ask(self, method: str, **parameters: Any) -> Any:
        """The result of a command; what happens meanwhile is told to the tabs."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        deadline = time.monotonic() + PATIENCE
        while True:
            heard = json.loads(self._socket.recv(timeout=max(0, deadline - time.monotonic())))
            if heard.get("id") == self._number:
                assert heard["type"] == "success", (method, heard)
                return heard["result"]
            if heard["type"] == "event":
                self._tell(heard["method"], heard["params"])

    def _tell(self, event: str, told: dict[str, Any]) -> None:
        context = told["source"].get("context") if event == "log.entryAdded" else told["context"]
        if tab := self.tabs.get(context):
            tab.hear(event, told)

    def close(self) -> None:
        self._stack.close()


class Tab:
    """A person of their own: another storage, size of the window and language for each.

    Whatever goes wrong there is a fault: an error in the console, a breach of the content security
    policy (Firefox logs it as an error), a failed request, a request to another host.
    """

    def __init__(
        self,
        firefox: Firefox,
        home: str,  # the address of the server
        width: int = 1440,
        height: int = 900,
        language: str = "en-US",
        motion: float = 0,  # speed at which plays are shown; 0: at once
    ) -> None:
        self.faults: list[str] = []
        self._firefox = firefox
        # data: is a font of Firefox itself; the content security policy allows us none.
        self._own = (f"{home}/", f"{home.replace('http', 'ws', 1)}/", "blob:", "data:")
        self._person = firefox.ask("browser.createUserContext")["userContext"]
        new = firefox.ask("browsingContext.create", type="tab", userContext=self._person)
        self._context = new["context"]
        firefox.tabs[self._context] = self
        firefox.ask("emulation.setLocaleOverride", locale=language, contexts=[self._context])
        self._ask("browsingContext.setViewport", viewport={"width": width, "height": height})
        knowing = KNOWING % (["island", "desert"], motion)
        firefox.ask(
            "script.addPreloadScript",
            functionDeclaration=f"() => {{ if ({SERVED}) {knowing} }}",
            contexts=[self._context],
        )

    def _ask(self, method: str, **parameters: Any) -> Any:
        return self._firefox.ask(method, context=self._context, **parameters)

    def hear(self, event: str, told: dict[str, Any]) -> None:
        """Keep what should not have happened."""
        if event == "log.entryAdded":
            if told["level"] == "error":
                self.faults.append(str(told["text"]))
            return
        url = told["request"]["url"]
        if event == "network.beforeRequestSent":
            if not url.startswith(self._own):
                self.faults.append(f"asked another host: {url}")
        elif told["response"]["status"] >= 400:
            self.faults.append(f"{told['response']['status']} {url}")

    def open(self, address: str) -> None:
        """Go to a page, and wait until all of it is loaded."""
        self._ask("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, function: str, *given: Any) -> Any:
        """What a JavaScript function returns."""
        answer = self._firefox.ask(
            "script.callFunction",
            functionDeclaration=f"""async (given) =>
                JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)""",
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def wait(self, function: str, *given: Any) -> Any:
        """What the function returns once that is something."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if found := self.evaluate(function, *given):
                return found
            time.sleep(0.05)
        raise AssertionError(f"nothing came of {function} with {given}; faults: {self.faults}")

    def see(self, selector: str) -> None:
        """Wait for such an element."""
        self.wait("(selector) => document.querySelector(selector) !== null", selector)

    def click(self, selector: str, part: float = 0.5, by: str = "mouse") -> None:
        """Click the first such element that is seen, at this part of its width and height."""
        x, y = self.wait(PLACE, selector, part)
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": by, "parameters": {"pointerType": by}}
        self._ask("input.performActions", actions=[{**pointer, "actions": steps}])

    def press(self, words: str) -> None:
        """Click the first button that is seen and has these words."""
        find = """(words) => {
          for (const one of document.querySelectorAll("[data-pressed]")) delete one.dataset.pressed;
          const all = [...document.querySelectorAll("button")].filter((one) =>
            one.checkVisibility() && [one.ariaLabel, one.innerText.trim()].includes(words));
          if (all[0]) all[0].dataset.pressed = "";
          return all.length > 0;
        }"""
        self.wait(find, words)
        self.click("[data-pressed]")

    def picture(self, name: str) -> None:
        """Keep a picture of this screen."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        taken = self._ask("browsingContext.captureScreenshot")["data"]
        (PICTURES / f"firefox-{name}.png").write_bytes(base64.b64decode(taken))

    def close(self) -> None:
        """Hear what was still to be told, and go."""
        self._firefox.ask("session.status")
        del self._firefox.tabs[self._context]
        self._firefox.ask("browser.removeUserContext", userContext=self._person)
