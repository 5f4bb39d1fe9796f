"""The command line within this process: for the many cases in which a process each is too slow."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from forbidden_games.cli.main import main
from forbidden_games.plain import PURE


class Done(NamedTuple):
    """How a command ended and what it said."""

    code: int
    stdout: str
    stderr: str

    @property
    def complaint(self) -> str:
        """The one sentence with which bad words are refused, with exit code 2."""
        assert self.code == 2, self
        assert self.stdout == ""
        lines = self.stderr.splitlines()
        if PURE and len(lines) == 2:
            assert "plain Python" in lines.pop(0)
        (line,) = lines
        assert line.startswith("forbidden: ")
        return line.removeprefix("forbidden: ")


Command = Callable[..., Done]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command with these words, and perhaps a text as standard input."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, text: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["forbidden", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return Done(int(left.value.code or 0), said.out, said.err)

    return run
