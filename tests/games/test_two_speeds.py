"""Plain and compiled files play the same games, to the last event."""

import hashlib
import importlib
import importlib.util
import sys

import pytest

from forbidden_games.games import GAMES
from forbidden_games.kernel.tally import Tally
from forbidden_games.plain import COMPILED
from tests.support.plain import said_by_plain_files
from tests.support.tables import random_match
from tools import ROOT

TABLES = 150
COMPILED_GAMES = sorted(
    game
    for game in GAMES
    if (ROOT / "src" / "forbidden_games" / "games" / game / "legal.pxd").exists()
)


def digest(game: str) -> str:
    """A hash of every position, legal action and event of many random games."""
    seen = hashlib.sha256()
    for number in range(1000, 1000 + TABLES):
        for match in random_match(game, number):
            seen.update(repr(match.state.key()).encode())
            seen.update(repr(match.game.legal_actions(match.state)).encode())
        seen.update(repr((match.opening, match.plays)).encode())
    return seen.hexdigest()


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_the_rules_run_in_the_form_that_was_asked_for(name: str) -> None:
    hot = importlib.import_module(f"forbidden_games.games.{name}.legal")
    assert str(hot.__file__).endswith(".py") != COMPILED


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_whole_games_need_no_cython(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cython", None)
    file = ROOT / "src" / "forbidden_games" / "games" / name / "playout.py"
    spec = importlib.util.spec_from_file_location(f"plain_playout_of_{name}", file)
    assert spec is not None
    assert spec.loader is not None
    playout = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(playout)
    game = GAMES[name]
    config = game.read_config({"players": 3})
    tally = Tally()
    playout.play_series(game.table(config), 11, 5, tally)
    assert tally.outcomes == game.playouts(config, 11, 5).outcomes


# With the plain files alone both sides would be the same program.
@pytest.mark.skipif(not COMPILED, reason="compares the compiled modules with the plain files")
@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_plain_and_compiled_rules_play_the_same_games(name: str) -> None:
    program = f"from tests.games.test_two_speeds import digest; print(digest({name!r}))"
    assert said_by_plain_files(program) == digest(name)
