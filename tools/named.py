"""Shared files that name a game, or a role, verb or card of one: `python -m tools.named [PATH...]`.

A game lives in its own folders. Whatever the rest of the program wants to know of it, it asks the
game, so that another game needs no change elsewhere.
"""

import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

from forbidden_games.games import GAMES
from forbidden_games.kernel.game import Game
from tools import ROOT

SHARED: Final = ("src/", "web/src/", "web/build.py", "lab/", "tools/", "bench/", "setup.py")
SUFFIXES: Final = (".py", ".pxd", ".ts", ".svelte", ".css")
REGISTRIES: Final = ("src/forbidden_games/games/__init__.py", "web/src/games/registry.ts")
# Folders of which a part with the name of a game belongs to that game.
OWN: Final = (
    "src/forbidden_games/games",
    "src/forbidden_games/bots",
    "web/src/games",
)
WORDS: Final = "src/forbidden_games/words/"
# Names that are ordinary words too: they count where the line speaks of verbs or cards.
ORDINARY: Final = {
    *("bottom", "clear", "crash", "crystal", "deck", "draw", "earth", "end", "engine", "fire"),
    *("gear", "give", "guide", "keep", "leave", "look", "move", "ocean", "pad", "pass", "rise"),
    *("sun", "take", "tunnel", "water", "well", "wind"),
}
SPEAKS: Final = re.compile(r"verb|card", re.IGNORECASE)
QUOTED: Final = re.compile(r"""(["'`])((?:\\.|(?!\1)[^\\\n])*)\1""")
KEY: Final = re.compile(r"(?<![\w.$-])([a-z][\w-]*)\??:(?!:)")
PARTS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


class Hit(NamedTuple):
    """A name of a game's own in a shared file."""

    file: str
    line: int
    kind: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind} {self.name}: {self.text.strip()[:90]}"


def names() -> dict[str, dict[str, set[str]]]:
    """By kind: what the games call themselves, their roles, and what is played and held."""
    found: dict[str, dict[str, set[str]]] = {}
    for game in GAMES.values():
        verbs = {verb.name for verb in game.info.verbs}
        found[game.name] = {
            "game": {game.name},
            "role": set(game.info.roles),
            "verb": verbs,
            "card": _pieces(game) - verbs,
        }
    return found


def _pieces(game: Game[Any]) -> set[str]:
    """Cards, tiles and whatever else a game's own facts name."""
    own = {key: value for key, value in game.facts().items() if key not in game.info.facts()}
    named = {verb.spends for verb in game.info.verbs if verb.spends}
    for value in own.values():
        if isinstance(value, list | dict):
            named |= {each for each in value if isinstance(each, str)}
    return {name for name in named if re.fullmatch(r"[a-z][a-z-]+", name)}


def is_shared(file: str) -> bool:
    """Whether a file of the repository may not name a game."""
    path = PurePosixPath(file)
    if not file.startswith(SHARED) or not file.endswith(SUFFIXES) or file.startswith(WORDS):
        return False
    if file in REGISTRIES:
        return False
    folders = {str(parent) for parent in path.parents} | {file.removesuffix(path.suffix)}
    return not any(f"{own}/{game}" in folders for own in OWN for game in GAMES)


def shared_files() -> list[str]:
    """Every shared file of the repository, those not yet committed too."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = sorted(set(listed.stdout.splitlines()))
    return [file for file in files if is_shared(file) and (ROOT / file).exists()]


def find(file: str) -> Iterator[Hit]:
    """What a shared file names."""
    text = (ROOT / file).read_text("utf-8")
    lines = text.splitlines()
    for game in names().values():
        for number, line in enumerate(lines, start=1):
            words = {part.lower() for part in PARTS.findall(line)}
            for name in game["game"] & words:
                yield Hit(file, number, "game", name, line)
        for number, literal in _literals(file, text):
            line = lines[number - 1]
            for kind in ("verb", "card"):
                if literal in game[kind] and (literal not in ORDINARY or SPEAKS.search(line)):
                    yield Hit(file, number, kind, literal, line)
        for number, word in _words(file, text):
            if word in game["role"]:
                yield Hit(file, number, "role", word, lines[number - 1])


def _words(file: str, text: str) -> Iterator[tuple[int, str]]:
    """Every word of a file; in the client only those of strings, for browsers have words too."""
    named = _literals(file, text)
    if not file.endswith((".ts", ".svelte")):
        named = iter(enumerate(text.splitlines(), start=1))
    for number, literal in named:
        for word in {part.lower() for part in PARTS.findall(literal)}:
            yield number, word


def _literals(file: str, text: str) -> Iterator[tuple[int, str]]:
    """Strings and keys of objects, by line."""
    if file.endswith(".py"):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.STRING:
                yield token.start[0], token.string.strip("rbf").strip("\"'")
        return
    for number, line in enumerate(text.splitlines(), start=1):
        for found in QUOTED.finditer(line):
            yield number, found[2]
        if file.endswith((".ts", ".svelte")):
            for found in KEY.finditer(QUOTED.sub("", line)):
                yield number, found[1]


def main() -> int:
    """Print what shared files name; with paths, only those of files below them."""
    chosen = tuple(sys.argv[1:]) or ("",)
    hits = [hit for file in shared_files() if file.startswith(chosen) for hit in find(file)]
    for hit in hits:
        print(hit)
    print(f"{len(hits)} names in {len({hit.file for hit in hits})} shared files")
    return min(len(hits), 1)


if __name__ == "__main__":
    sys.exit(main())
