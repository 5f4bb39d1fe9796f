"""The bots play the games that they played before; tools/bot_hashes.py writes their hashes."""

import json

import pytest

from forbidden_games.plain import COMPILED
from tools.bot_hashes import FILE, names, of_table

KEPT = json.loads(FILE.read_text("utf-8"))
QUICK = [name for name in names() if COMPILED or name.startswith("small")]


@pytest.mark.parametrize("name", QUICK)
def test_bots_do_what_they_did(name: str) -> None:
    assert of_table(name) == KEPT[name], "if that is meant: python -m tools.bot_hashes"


def test_every_table_is_kept() -> None:
    assert list(KEPT) == names()
