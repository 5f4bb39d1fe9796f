"""Plain and compiled files play the same games, to the last event."""

import hashlib
import os
import subprocess
import sys

import forbidden.games.island.legal as hot
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
