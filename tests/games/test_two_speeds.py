"""Plain and compiled files play the same games, to the last event."""

import hashlib
import importlib.util
import os
import subprocess
import sys

import pytest

import forbidden.games.island.legal as hot
from forbidden.games import GAMES
from forbidden.kernel.tally import Tally
from forbidden.plain import COMPILED
from tests.support.rules import ROOT
from tests.support.tables import random_match

PROGRAM = "from tests.games.test_two_speeds import digest; print(digest())"


def digest(tables: int = 150) -> str:
    """All that can be seen of many random games."""
    seen = hashlib.sha256()
    for number in range(1000, 1000 + tables):
        for match in random_match("island", number):
            seen.update(repr(match.state.key()).encode())
            seen.update(repr(match.game.legal_actions(match.state)).encode())
        seen.update(repr((match.opening, match.plays)).encode())
    return seen.hexdigest()


def test_the_rules_run_in_the_form_that_was_asked_for() -> None:
    assert str(hot.__file__).endswith(".py") != COMPILED


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whole_games_need_no_cython(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cython", None)
    file = ROOT / "src" / "forbidden" / "games" / name / "playout.py"
    spec = importlib.util.spec_from_file_location(f"plain_playout_of_{name}", file)
    assert spec is not None
    assert spec.loader is not None
    playout = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(playout)
    setup = importlib.import_module(f"forbidden.games.{name}.setup")
    game = GAMES[name]
    config = game.read_config({"players": 3})
    tally = Tally()
    playout.play_series(setup.table(config), 0, 11, 5, tally)
    assert tally.outcomes == game.playouts(config, "random", 11, 5).outcomes


def test_plain_and_compiled_rules_play_the_same_games() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "FORBIDDEN_PURE": "1", "PYTHONHASHSEED": "7"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == digest()
