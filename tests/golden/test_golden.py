"""Golden games come out as they are written down, and together they show everything there is."""

from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from forbidden.games import GAMES
from forbidden.games.desert.board import FACES, PARTS
from forbidden.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden.games.island.cards import CARDS, LEVELS
from forbidden.kernel.match import Match
from tests.support.golden import FOLDER, golden_files, read_settings, replay

NAMES = [file.relative_to(FOLDER).as_posix() for file in golden_files()]
PILES_AND_PIECES = {
    "island": {
        *(f"card {card}" for card in CARDS),
        *(f"spent {card}" for card in ("helicopter", "sandbags")),
        *(f"captured {treasure}" for treasure in CARDS[:4]),
        *(f"reshuffled {pile}" for pile in ("treasure", "flood")),
    },
    "desert": {
        *(f"storm {card}" for card in STORM_CARDS),
        *(f"{word} {piece}" for word in ("geared", "used") for piece in GEAR_CARDS),
        *(f"excavated {face}" for face in FACES),
        *(f"{word} {part}" for word in ("placed", "took") for part in PARTS),
        *(f"> {verb} with" for verb in ("move", "guide", "jet")),
    },
}
OTHER_SETTINGS = [
    ("island", "hand_check", "after-each"),
    ("island", "rescue", "false"),
    ("island", "diver_escape", "any"),
    ("island", "specials_between_floods", "false"),
    ("desert", "climber_tunnels", "false"),
    ("desert", "well_sand", "none"),
    ("desert", "well_sand", "any"),
    ("desert", "guide_buried", "true"),
    ("desert", "shield", "stays"),
    ("desert", "jet_buried", "false"),
    ("desert", "storm_discard", "at-once"),
]


def part_of(game: str, name: str) -> Any:
    """A file of a game's rules."""
    return import_module(f"forbidden.games.{game}.{name}")


def words_of(game: str) -> set[str]:
    """What the golden games of a game have to show, as their lines begin, with one word more."""
    rules, events = GAMES[game], part_of(game, "events")
    state = Match(rules, rules.read_config({}), 0).state
    told = [rules.write_event(state, (kind, 0, 0, 0)) for kind in range(1, events.ENDED + 1)]
    return {
        *(f"role {role}" for role in part_of(game, "roles").ROLES),
        *(f"> {verb}" for verb in part_of(game, "actions").VERBS[1:]),
        *(line.split()[0] for line in told),
        *(f"outcome {outcome}" for outcome in events.OUTCOMES if outcome != "running"),
        *PILES_AND_PIECES[game],
    }


def shown(file: Path) -> set[str]:
    """What a golden game shows: the word a line begins with, alone and with each of the others."""
    words = set()
    for line in file.read_text("utf-8").splitlines():
        first, *rest = line.split()
        if first == ">":
            first, rest = f"> {rest[1]}", rest[2:]
        words |= {first, *(f"{first} {word}" for word in rest)}
    return words


def files_of(game: str) -> list[Path]:
    """The golden games of one game."""
    return [file for file in golden_files() if file.parent.name == game]


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
    seen = {word for file in files_of(game) for word in shown(file)}
    assert words_of(game) - seen == set(), f"no golden game of {game} shows this"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_golden_games_are_played_by_any_number_at_every_level(game: str) -> None:
    seats = {len(setting(file, "roles").split(", ")) for file in files_of(game)}
    assert seats == set(range(2, part_of(game, "roles").MOST_SEATS + 1))
    assert {setting(file, "level") for file in files_of(game)} == set(LEVELS)


def test_golden_games_of_the_island_are_played_on_different_layouts() -> None:
    assert len({setting(file, "layout") for file in files_of("island")}) >= 6


@pytest.mark.parametrize(("game", "ruling", "other"), OTHER_SETTINGS)
def test_golden_games_know_every_ruling_in_its_other_setting(
    game: str, ruling: str, other: str
) -> None:
    assert {"", other} <= {setting(file, ruling) for file in files_of(game)}
