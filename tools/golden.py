"""Golden games: whole matches as text, played again to see what a change of the rules changes.

    # why this game is kept
    game NAME   rules 1   seed 11   level normal   roles ROLE, ROLE
      role 0 ROLE
    > 0 move c4
      moved 0 c4
    outcome drowned

To keep another game, write down why, the settings and the actions: `make golden` adds the rest.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from forbidden_games.games import find_game
from forbidden_games.kernel.errors import BadNotation, BadRecord, IllegalAction
from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.match import Match
from tools import ROOT

FOLDER: Final = ROOT / "tests" / "golden"
BETWEEN: Final = "   "  # settings on one line


def golden_files() -> list[Path]:
    """Every golden game, by the name of its game and its own."""
    return sorted(FOLDER.glob("*/*.txt"))


def read_settings(line: str) -> dict[str, str]:
    """The settings on a line, as in 'game NAME   seed 2   roles ROLE, ROLE'."""
    settings = {}
    for setting in line.split(BETWEEN):
        key, _, value = setting.strip().partition(" ")
        settings[key] = value
    return settings


def deal(settings: Mapping[str, str]) -> Match[Any]:
    """A match with these settings, dealt."""
    game = find_game(settings["game"])
    usual = game.write_config(game.read_config({}))
    config = {
        key: read_value(value, usual.get(key))
        for key, value in settings.items()
        if key not in ("game", "rules", "seed")
    }
    return Match(game, game.read_config(config), int(settings["seed"]))


def read_value(value: str, usual: object) -> object:
    """A value in the type of the usual one; a number is a number wherever it stands."""
    if isinstance(usual, list):
        return value.split(", ")
    if isinstance(usual, bool):
        return {"true": True, "false": False}[value]
    return int(value) if value.isdigit() else value


def replay(text: str) -> Iterator[str]:
    """The lines of a golden game as they come out now; raises BadRecord at a refused action."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            yield line
        elif line.startswith("game "):
            settings = read_settings(line)
            match = deal(settings)
            settings["rules"] = str(match.game.rules_version)
            yield BETWEEN.join(f"{key} {value}" for key, value in settings.items())
            yield from event_lines(match, match.opening)
        elif line.startswith("> "):
            yield line
            try:
                events = match.play(match.game.read_action(match.state, line[2:]))
            except (BadNotation, IllegalAction) as error:
                raise BadRecord(f"line {number}, {line!r}: {error}") from None
            yield from event_lines(match, events)
        elif not line.startswith(("  ", "outcome ")):
            raise BadRecord(
                f"line {number}, {line!r}: expected '# ', 'game ', '> ' or what happened"
            )
    yield f"outcome {match.game.write_outcome(match.game.outcome(match.state))}"


def event_lines(match: Match[Any], events: list[Event]) -> list[str]:
    """Events in words, one on a line."""
    return [f"  {match.game.write_event(match.state, event)}" for event in events]


def play_golden(text: str) -> str:
    """A golden game played again: the same text if nothing has changed."""
    return "".join(f"{line}\n" for line in replay(text))


def main() -> int:
    """Rewrite every golden game and say which have changed."""
    changed = refused = 0
    for file in golden_files():
        name = file.relative_to(FOLDER)
        before = file.read_text("utf-8")
        try:
            now = play_golden(before)
        except BadRecord as error:
            print(f"{name} is left as it was: {error}")
            refused += 1
            continue
        if now != before:
            file.write_text(now, "utf-8", newline="\n")
            print(f"{name} has changed")
            changed += 1
    print(f"{len(golden_files())} golden games, {changed} changed, {refused} refused")
    return min(refused, 1)


if __name__ == "__main__":
    sys.exit(main())
