"""Whatever comes in, at whatever place: it is refused with one short sentence, or it is fine."""

import copy
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from typing import Any, Final

import pytest

from forbidden_games.games import GAMES, find_game, register
from forbidden_games.kernel import position_file
from forbidden_games.kernel.errors import BadConfig, BadNotation, BadPosition, BadRecord
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.record import Record
from tests.support.tables import random_match, settings

LONGEST: Final = 300  # characters of a refusal


def wide(depth: int) -> list[Any]:
    """Lists in lists, nine of them in each."""
    return [wide(depth - 1)] * 9 if depth else []


def deep() -> list[Any]:
    """A list in a list, too deep for Python to compare or to print."""
    found: list[Any] = []
    for _ in range(100_000):
        found = [found]
    return found


def rings() -> tuple[list[Any], dict[str, Any]]:
    """A list and a mapping that hold themselves."""
    ring: list[Any] = []
    ring.append(ring)
    knot: dict[str, Any] = {}
    knot["cell"] = knot["role"] = knot["earth"] = knot
    return ring, knot


HOSTILE: Final[list[Any]] = [
    wide(7),
    deep(),
    *rings(),
    "long " * 100_000,
    "c3" * 100_000,
    "\x00\n\u202e" * 1000,
    10**5000,
    -(10**4000),
    float("nan"),
    b"bytes" * 10_000,
    {"word" * 10_000: 1},
    {(1,) * 10_000: 1},
    dict.fromkeys(range(1000), "x" * 100),
    [{"role": "x" * 10_000}] * 3,
    set(range(10_000)),
    object(),
]
PLAIN: Final = [  # what JSON can say, and Python can write as JSON
    wide(4),
    "long " * 10_000,
    "0 " * 10_000,
    "0 move " + "c3" * 10_000,
    "0 give 0 " + "x" * 1000,
    10**4000,
    float("nan"),
    {"word" * 10_000: 1},
    [["x" * 1000] * 100],
]


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game there is."""
    return GAMES[request.param]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in nested data; of a long list the first three."""
    inner: Iterable[tuple[Any, Any]] = data.items() if isinstance(data, dict) else ()
    if isinstance(data, list):
        inner = list(enumerate(data))[:3]
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def spoilt(data: Any, values: list[Any]) -> Iterator[Any]:
    """The same data with each of these values in each of its places."""
    for *path, last in list(places(data)):
        for value in values:
            changed = copy.deepcopy(data)
            holder = changed
            for key in path:
                holder = holder[key]
            holder[last] = value
            yield changed


def expect_a_sentence(read: Callable[[], object], *errors: type[Exception]) -> bool:
    """Whether it was refused; a refusal is one of these errors, and short."""
    try:
        read()
    except errors as error:
        sentence = str(error)
    else:
        return False
    assert 0 < len(sentence) <= LONGEST, sentence
    return True


@pytest.mark.no_cover
def test_a_position_is_refused_in_a_short_sentence(game: Game[Any]) -> None:
    *_, match = random_match(game.name, 3)
    whole = json.loads(json.dumps(asdict(game.snapshot(match.state))))
    refused = sum(
        expect_a_sentence(lambda: game.restore(data), BadPosition)  # noqa: B023
        for data in [*spoilt(whole, HOSTILE), *HOSTILE]
    )
    assert refused > 500


def test_a_position_with_hostile_keys_is_refused_in_a_short_sentence(game: Game[Any]) -> None:
    *_, match = random_match(game.name, 3)
    whole = asdict(game.snapshot(match.state))
    for key in ("x" * 100_000, 10**5000, (1,) * 10_000, None, frozenset(range(10_000))):
        assert expect_a_sentence(lambda: game.restore({key: 1}), BadPosition)  # noqa: B023
        assert expect_a_sentence(lambda: game.restore({**whole, key: 1}), BadPosition)  # noqa: B023


@pytest.mark.parametrize("value", PLAIN, ids=range(len(PLAIN)))
def test_a_file_is_refused_in_a_short_sentence(game: Game[Any], value: object) -> None:
    for data in (value, {"seats": value}, {"game": value, "seats": []}):
        text = json.dumps(data)
        assert expect_a_sentence(lambda: game.restore(position_file.read(text)), BadPosition)  # noqa: B023
    assert expect_a_sentence(lambda: position_file.read("[" * 100_000), BadPosition)
    assert expect_a_sentence(lambda: position_file.read("9" * 100_000), BadPosition)


def test_settings_are_refused_in_a_short_sentence(game: Game[Any]) -> None:
    whole = json.loads(json.dumps(game.write_config(game.read_config(settings(game.name, 3)))))
    refused = sum(
        expect_a_sentence(lambda: game.read_config(data), BadConfig)  # noqa: B023
        for data in [*spoilt(whole, HOSTILE), *HOSTILE]
    )
    assert refused > 100
    for key in ("x" * 100_000, 10**5000, (1,) * 10_000):
        assert expect_a_sentence(lambda: game.read_config({key: 1}), BadConfig)  # noqa: B023


@pytest.mark.no_cover
def test_a_record_is_refused_in_a_short_sentence(game: Game[Any]) -> None:
    *_, match = random_match(game.name, 3)
    whole = json.loads(match.record().to_json())
    whole["actions"] = whole["actions"][:4]
    del whole["outcome"]
    for data in [*spoilt(whole, PLAIN), *({**whole, "outcome": value} for value in PLAIN), *PLAIN]:
        text = json.dumps(data)
        assert expect_a_sentence(
            lambda: Match.replay(game, Record.from_json(text)),  # noqa: B023
            BadRecord,
            BadConfig,
        )


def test_an_action_is_refused_in_a_short_sentence(game: Game[Any]) -> None:
    state = Match(game, game.read_config({}), 0).state
    for verb in game.info.verbs:
        for rest in ("x" * 1000, "c3 " * 1000, "0+" * 1000, "9" * 1000):
            words = f"0 {verb.name} {' '.join('0' for _ in verb.takes[1:])} {rest}"
            assert expect_a_sentence(lambda: game.read_action(state, words), BadNotation)  # noqa: B023
    for words in ("x" * 100_000, "9" * 5000 + " move a1", "0 " + "move" * 10_000):
        assert expect_a_sentence(lambda: game.read_action(state, words), BadNotation)  # noqa: B023


def test_the_name_of_a_game_is_taken_once() -> None:
    with pytest.raises(ValueError, match="there is a game 'island' already"):
        register(find_game("island"))
