"""Names: the project's own (`forbidden` on the package index is somebody else's program), and those
of the games, which no shared file knows."""

import re
import subprocess

import pytest

from tools import ROOT
from tools.named import find, is_shared, shared_files

# `install forbidden`, `uvx forbidden`, `pip install -U "forbidden[plot]"`; forbidden-games is ours.
STRANGER = re.compile(r"\b(?:install|uvx|pipx run)\b[^\n]*?['\"\s]forbidden(?![-_\w/.])")


def test_nobody_is_sent_to_a_stranger() -> None:
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    found = [
        f"{name}: {hit.group()}"
        for name in names
        if name.endswith((".py", ".md", ".ftl", ".toml", ".yml", ".yaml", ".ts", ".svelte", "file"))
        and name != "tests/layout/test_names.py"
        for hit in STRANGER.finditer((ROOT / name).read_text("utf-8"))
    ]
    assert not found


def test_the_search_knows_what_it_looks_for() -> None:
    assert STRANGER.search("pip install forbidden")
    assert STRANGER.search("pip install 'forbidden[plot]'")
    assert STRANGER.search("uvx forbidden")
    assert not STRANGER.search("pip install 'forbidden-games[plot]'")
    assert not STRANGER.search("uvx --from WHEEL forbidden-games")


@pytest.mark.parametrize("file", shared_files())
def test_no_shared_file_names_a_game(file: str) -> None:
    assert [str(hit) for hit in find(file)] == []


def test_a_games_own_folders_may_name_it() -> None:
    assert not is_shared("src/forbidden_games/games/island/legal.py")
    assert not is_shared("web/src/games/desert/Board.svelte")
    assert is_shared("src/forbidden_games/games/score.py")
    assert is_shared("web/src/match/choices.ts")
