"""Every example of the documents works: Python blocks run, commands are carried out.

Pages are for people with time; here bots think briefly and series are short.
"""

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

import forbidden_games.match
from forbidden_games.cli.main import DEFAULT, VERBS, program
from forbidden_games.plain import COMPILED
from tools import ROOT

PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:\$ )?(?:\w+=\S+ )*((?:\./)?forbidden|make|dask)(?: |$)")
SHORT = {"--games": "4", "--rollouts": "4", "--threads": "1"}
# Verbs that go on for ever or need other machines: their words are read, no more.
ONLY_READ = ("play", "serve")


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language; one without a language may be for a shell."""
    found = BLOCK.findall(page.read_text("utf-8"))
    return [text for name, text in found if name == language]


def commands() -> Iterator[tuple[str, str]]:
    """Every command line in a block, with its page."""
    for page in PAGES:
        for language in ("", "sh", "bash", "shell", "console"):
            for block in blocks(page, language):
                for line in block.splitlines():
                    if COMMAND.match(line.strip()):
                        yield page.relative_to(ROOT).as_posix(), line.strip()


@pytest.mark.skipif(not COMPILED, reason="minutes on the plain files")
@pytest.mark.parametrize(
    "document", [page for page in PAGES if blocks(page, "python")], ids=lambda page: str(page.name)
)
def test_python_blocks_run_one_after_another(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forbidden_games.match, "ROLLOUTS", 4)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for number, block in enumerate(blocks(document, "python"), start=1):
        exec(compile(block, f"{document.name}, Python block {number}", "exec"), names)


def test_there_are_examples_to_try() -> None:
    assert len(list(commands())) > 12
    assert sum(len(blocks(page, "python")) for page in PAGES) > 3


@pytest.mark.skipif(not COMPILED, reason="minutes on the plain files")
@pytest.mark.parametrize(("document", "line"), list(commands()))
def test_commands_are_carried_out(
    document: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [word for word in shlex.split(line.removeprefix("$ ")) if "=" not in word.split("/")[0]]
    if ">" in words:
        words = words[: words.index(">")]
    name, words = words[0], words[1:]
    if name == "make":
        verbs = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        assert set(words) <= set(verbs)
    elif name == "dask":
        assert words[0] in ("scheduler", "worker")
    else:
        shutil.copytree(ROOT / "examples", tmp_path / "examples")
        shutil.copy(ROOT / "examples" / "island-record.json", tmp_path / "game.json")
        monkeypatch.chdir(tmp_path)
        carry_out(words or [DEFAULT])


def carry_out(words: list[str]) -> None:
    """Run a command of ours, shortened; raises what is wrong with its words."""
    verb, rest = words[0], words[1:]
    assert verb in VERBS
    if verb == "analyse":
        rest += ["--rollouts", "1"]
    for option, value in SHORT.items():
        if option in rest:
            rest[rest.index(option) + 1] = value
    if verb in ONLY_READ or "--cluster" in rest:
        command = program.get_command(click.Context(program), verb)
        assert command is not None
        command.make_context(verb, rest)
    else:
        program.main([verb, *rest], standalone_mode=False)
