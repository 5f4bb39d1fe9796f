"""How fast it feels: the home page until it can be used, and a click until its result is shown.

`python bench/browser.py`, with the web client built; Chromium and server on this machine.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from forbidden_games.games import GAMES
from tests.browser.conftest import FLAGS, Server
from tests.browser.people import enter, set_table
from tools.machine import chromium

HOMES = 7
CLICKS = 20
MOVE = "[data-cell][aria-label*='move']:not([aria-label*='shore'])"  # means one thing only
GUIDED = f"localStorage['forbidden.settings'] = JSON.stringify({{guided: {list(GAMES)}}})"
# From the click to the frame in which the action bar shows the next position.
CLICK = """(cell) => new Promise((done) => {
  const bar = document.querySelector("[data-ready]");
  const before = bar.dataset.ready;
  const start = performance.now();
  const look = () => (bar.dataset.ready ?? before) !== before
    ? requestAnimationFrame(() => done(performance.now() - start))
    : requestAnimationFrame(look);
  document.querySelector(`[data-cell="${cell}"]`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  look();
})"""


def main() -> None:
    """Measure both and print the middle and the worst."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        homes = []
        for _ in range(HOMES):
            page = browser.new_context().new_page()
            page.goto(server.address, wait_until="commit")
            page.get_by_role("button", name="Play now").first.wait_for()
            homes.append(page.evaluate("performance.now()"))
            page.context.close()
        print(f"home page usable after {median(homes):.0f} ms, at most {max(homes):.0f}")
        made = set_table(server, next(iter(GAMES)), "mm")
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.add_init_script(GUIDED)
        page.goto(f"{server.address}/t/{made['table']}#{made['key']}")
        enter(page, "Ann")
        page.locator(MOVE).first.wait_for()
        clicks = []
        for number in range(CLICKS):
            page.wait_for_timeout(150)
            if number % 2:
                page.keyboard.press("u")  # take it back, so that the next click can be made
                page.wait_for_timeout(150)
                continue
            target = page.locator(MOVE).first
            clicks.append(page.evaluate(CLICK, target.get_attribute("data-cell")))
        print(f"a click is shown after {median(clicks):.0f} ms, at most {max(clicks):.0f}")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
