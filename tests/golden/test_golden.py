"""Golden games come out as they are written down, and together they show everything there is."""

from importlib import import_module
from itertools import zip_longest
from pathlib import Path

import pytest

from forbidden_games.games import GAMES
from forbidden_games.games.desert.board import FACES, PARTS
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden_games.games.island.cards import CARDS
from forbidden_games.kernel.match import Match
from tools.golden import FOLDER, golden_files, read_settings, replay

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
    (game.name, ruling.key, str(value).lower() if isinstance(value, bool) else value)
    for game in GAMES.values()
    for ruling in game.info.rulings
    for value in ruling.values[1:]
]


def words_of(game: str) -> set[str]:
    """What the golden games of a game have to show, as their lines begin, with one word more."""
    rules = GAMES[game]
    last = import_module(f"forbidden_games.games.{game}.events").ENDED
    state = Match(rules, rules.read_config({}), 0).state
    lines = [rules.write_event(state, (kind, 0, 0, 0)) for kind in range(1, last + 1)]
    return {
        *(f"role {role}" for role in rules.info.roles),
        *(f"> {verb.name}" for verb in rules.info.verbs),
        *(line.split()[0] for line in lines),
        *(f"outcome {outcome}" for outcome in rules.info.outcomes[1:]),
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
    assert seats == set(GAMES[game].info.seats)
    assert {setting(file, "level") for file in files_of(game)} == set(GAMES[game].info.levels)


def test_golden_games_of_the_island_are_played_on_different_layouts() -> None:
    assert len({setting(file, "layout") for file in files_of("island")}) >= 6


@pytest.mark.parametrize(("game", "ruling", "other"), OTHER_SETTINGS)
def test_golden_games_know_every_ruling_in_its_other_setting(
    game: str, ruling: str, other: str
) -> None:
    assert {"", other} <= {setting(file, ruling) for file in files_of(game)}
