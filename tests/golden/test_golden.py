"""Golden games come out as they are written down, and together they show everything there is."""

from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path

import pytest

from forbidden.games import GAMES
from forbidden.games.island import events
from forbidden.games.island.actions import VERBS
from forbidden.games.island.cards import CARDS
from forbidden.games.island.config import IslandConfig
from forbidden.games.island.events import OUTCOMES
from forbidden.games.island.roles import ROLES
from forbidden.games.island.setup import table
from tests.support.golden import FOLDER, golden_files, read_settings, replay

NAMES = [file.relative_to(FOLDER).as_posix() for file in golden_files()]


def island_words() -> set[str]:
    """What the golden games of the island have to show, as their lines begin or end."""
    state = table(IslandConfig())
    told = [
        GAMES["island"].write_event(state, (kind, 0, 0, 0)) for kind in range(1, events.ENDED + 1)
    ]
    return {
        *(f"role {role}" for role in ROLES),
        *(f"card {card}" for card in CARDS),
        *(f"spent {card}" for card in ("helicopter", "sandbags")),
        *(f"captured {treasure}" for treasure in CARDS[:4]),
        *(f"reshuffled {pile}" for pile in ("treasure", "flood")),
        *(f"> {verb}" for verb in VERBS[1:]),
        *(line.split()[0] for line in told),
        *(f"outcome {outcome}" for outcome in OUTCOMES if outcome != "running"),
    }


WORDS: dict[str, Callable[[], set[str]]] = {"island": island_words}
LAYOUTS = {"island": 6}  # how many different ones there are at least


def shown(file: Path) -> set[str]:
    """What a golden game shows, in the same words."""
    words = set()
    for line in file.read_text("utf-8").splitlines():
        first, *rest = line.split()
        words.add(first)
        if first == ">":
            words.add(f"> {rest[1]}")
        elif first in ("role", "card", "spent", "captured"):
            words.add(f"{first} {rest[1]}")
        elif first in ("reshuffled", "outcome"):
            words.add(f"{first} {rest[0]}")
    return words


def setting(file: Path, key: str) -> str:
    """A setting of a golden game, or nothing where it is the usual one."""
    header = next(line for line in file.read_text("utf-8").splitlines() if line.startswith("game "))
    return read_settings(header).get(key, "")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_plays_out_as_written(name: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    for number, (line, now) in enumerate(zip_longest(text.splitlines(), replay(text)), start=1):
        assert now == line, f"{name}, line {number}: {line!r} is now {now!r}"


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_says_why_it_is_kept_and_is_whole(name: str) -> None:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert lines[0].endswith(".")
    assert setting(FOLDER / name, "game") == name.split("/")[0]
    assert lines[-1] != "outcome running"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_golden_games_show_everything_there_is(game: str) -> None:
    files = [file for file in golden_files() if file.parent.name == game]
    seen = {word for file in files for word in shown(file)}
    assert WORDS[game]() - seen == set(), f"no golden game of {game} shows this"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_golden_games_are_played_at_different_tables(game: str) -> None:
    files = [file for file in golden_files() if file.parent.name == game]
    assert len({setting(file, "layout") for file in files}) >= LAYOUTS[game]


@pytest.mark.parametrize(
    ("ruling", "other"),
    [
        ("hand_check", "after-each"),
        ("rescue", "false"),
        ("diver_escape", "any"),
        ("specials_between_floods", "false"),
    ],
)
def test_golden_games_know_every_ruling_in_its_other_setting(ruling: str, other: str) -> None:
    found = {setting(file, ruling) for file in golden_files() if file.parent.name == "island"}
    assert {"", other} <= found
