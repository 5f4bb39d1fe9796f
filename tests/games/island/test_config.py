"""How a table is set: defaults, words and what is refused."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forbidden_games.games.island.layouts import LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.journal import Journal
from tests.support.island import GAME
from tests.support.rules import covers
from tests.support.sentences import raised
from tests.support.tables import island_settings

DEFAULTS = {
    "players": 2,
    "roles": ["random", "random"],
    "level": "normal",
    "layout": "forbidden-island",
    "first": "random",
    "hand_check": "after-both",
    "rescue": True,
    "diver_escape": "nearest",
    "specials_between_floods": True,
    "specials_while_discarding": True,
}


def written(data: dict[str, Any]) -> dict[str, object]:
    """A configuration as it is written after reading it."""
    return GAME.write_config(GAME.read_config(data))


# What is left out, and what may be said.


def test_nothing_has_to_be_said() -> None:
    assert written({}) == DEFAULTS
    assert GAME.read_config({}) == GAME.read_config(DEFAULTS)


@pytest.mark.parametrize("players", [2, 3, 4])
@covers("FI-1", "FI-6")
def test_roles_are_random_for_as_many_as_play(players: int) -> None:
    assert written({"players": players}) == {
        **DEFAULTS,
        "players": players,
        "roles": ["random"] * players,
    }
    assert GAME.read_config({"players": players, "roles": []}).roles == ("random",) * players


def test_there_are_as_many_players_as_roles() -> None:
    assert written({"roles": ["diver", "random", "pilot"]})["players"] == 3
    assert written({"roles": ["random", "random", "random", "random"]})["players"] == 4
    assert written({"roles": ["diver", "pilot"], "players": 2})["roles"] == ["diver", "pilot"]


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("level", ["novice", "normal", "elite", "legendary"]),
        ("layout", LAYOUTS),
        ("first", ["random", 0, 1]),
        ("hand_check", ["after-both", "after-each"]),
        ("rescue", [True, False]),
        ("diver_escape", ["nearest", "any"]),
        ("specials_between_floods", [True, False]),
        ("specials_while_discarding", [True, False]),
    ],
)
def test_every_value_is_written_as_it_is_read(key: str, values: list[object]) -> None:
    for value in values:
        assert written({key: value}) == {**DEFAULTS, key: value}


@pytest.mark.parametrize("role", ROLES)
def test_every_role_can_be_chosen(role: str) -> None:
    state = GAME.new_game(GAME.read_config({"roles": ["random", role]}), Dice(1), Journal())
    assert ROLES[state.roles[1]] == role
    assert state.roles[0] != state.roles[1]


def test_a_configuration_comes_back_from_its_words() -> None:
    for number in range(50):
        config = GAME.read_config(island_settings(number))
        words = json.loads(json.dumps(GAME.write_config(config)))
        assert GAME.read_config(words) == config
        assert written(words) == words


@pytest.mark.parametrize(
    ("data", "bits"),
    [
        ({}, 0),
        ({"hand_check": "after-each"}, 1),
        ({"rescue": False}, 2),
        ({"diver_escape": "any"}, 4),
        ({"specials_between_floods": False}, 8),
        ({"specials_while_discarding": False}, 16),
        ({"hand_check": "after-each", "rescue": False, "diver_escape": "any"}, 7),
    ],
)
def test_rulings_are_bits_and_none_is_set_by_default(data: dict[str, Any], bits: int) -> None:
    config = GAME.read_config(data)
    assert GAME.table(config).rulings == bits
    assert GAME.new_game(config, Dice(1), Journal()).rulings == bits


# What is refused, with its whole sentence or a piece of it.

REFUSED: list[tuple[Any, str]] = [
    (
        {"colour": "red"},
        "'colour' is no setting of this game; there are players, roles, level, layout",
    ),
    ({1: 2}, "1 is no setting of this game"),
    (None, "settings are a mapping, as in {'players': 3}; not None"),
    ([], "settings are a mapping, as in {'players': 3}; not []"),
    ({"level": 10**5000}, "not a number of thousands of digits"),
    ({"players": None}, "players is 2, 3 or 4, not None"),
    ({"players": False}, "players is 2, 3 or 4, not False"),
    ({"first": True}, "first is a seat from 0 to 1 or 'random', not True"),
    ({"players": 1}, "players is 2, 3 or 4, not 1"),
    ({"players": 5}, "players is 2, 3 or 4, not 5"),
    ({"players": 6}, "players is 2, 3 or 4, not 6"),
    ({"players": -2}, "players is 2, 3 or 4, not -2"),
    ({"players": True}, "players is 2, 3 or 4, not True"),
    ({"players": "3"}, "players is 2, 3 or 4, not '3'"),
    ({"players": 2.0}, "players is 2, 3 or 4, not 2.0"),
    ({"players": [2]}, "players is 2, 3 or 4, not [2]"),
    ({"players": {"2": 2}}, "players is 2, 3 or 4, not {'2': 2}"),
    ({"players": 10**18}, "players is 2, 3 or 4, not 1000000000000000000"),
    ({"players": "2", "roles": ["diver", "pilot"]}, "players is 2, 3 or 4, not '2'"),
    ({"roles": ["diver"]}, "players is 2, 3 or 4, not 1"),
    ({"roles": list(ROLES)}, "players is 2, 3 or 4, not 6"),
    ({"roles": "diver"}, "roles is a list with a role for each seat, not 'diver'"),
    ({"roles": None}, "roles is a list with a role for each seat, not None"),
    ({"roles": {"diver": 0}}, "roles is a list with a role for each seat"),
    (
        {"roles": ["diver", "cook"]},
        "a role is one of diver, engineer, explorer, messenger, navigator,",
    ),
    ({"roles": ["diver", "Pilot"]}, "not 'Pilot'"),
    ({"roles": ["diver", None]}, "a role is one of"),
    ({"roles": ["diver", 5]}, "a role is one of"),
    ({"roles": ["diver", ["pilot"]]}, "not ['pilot']"),
    ({"roles": ["diver", "pilot", "diver"]}, "two seats cannot both be the diver"),
    ({"roles": ["diver", "pilot"], "players": 3}, "3 players need 3 roles, not 2"),
    (
        {"prepared": "first-game", "roles": ["random"] * 3},
        "the table 'first-game' is prepared for other roles",
    ),
    ({"roles": ["random"] * 4, "players": 3}, "3 players need 3 roles, not 4"),
    ({"level": "extreme"}, "level is one of novice, normal, elite, legendary; not 'extreme'"),
    ({"level": 2}, "level is one of novice, normal, elite, legendary; not 2"),
    ({"level": None}, "level is one of"),
    ({"level": ["novice"]}, "level is one of"),
    ({"layout": "moon"}, "layout is one of forbidden-island, island-of-shadows"),
    ({"layout": 0}, "layout is one of"),
    ({"first": 2}, "first is a seat from 0 to 1 or 'random', not 2"),
    ({"first": 4, "players": 4}, "first is a seat from 0 to 3 or 'random', not 4"),
    ({"first": -1}, "first is a seat from 0 to 1 or 'random', not -1"),
    ({"first": "0"}, "first is a seat from 0 to 1 or 'random', not '0'"),
    ({"first": None}, "first is a seat from 0 to 1 or 'random', not None"),
    ({"first": [0]}, "first is a seat from 0 to 1 or 'random', not [0]"),
    ({"hand_check": "never"}, "hand_check is one of after-both, after-each; not 'never'"),
    ({"hand_check": True}, "hand_check is one of"),
    ({"rescue": 1}, "rescue is one of true, false; not 1"),
    ({"rescue": 0}, "rescue is one of true, false; not 0"),
    ({"rescue": "true"}, "rescue is one of true, false; not 'true'"),
    ({"rescue": None}, "rescue is one of true, false; not None"),
    ({"diver_escape": "far"}, "diver_escape is one of nearest, any; not 'far'"),
    ({"specials_between_floods": "no"}, "specials_between_floods is one of true, false; not 'no'"),
]


def message(data: Any) -> str:
    """The sentence with which a configuration is refused."""
    with pytest.raises(BadConfig) as refusal:
        GAME.read_config(data)
    return str(refusal.value)


@pytest.mark.parametrize(("data", "sentence"), REFUSED)
def test_what_no_table_can_be_is_refused(data: Any, sentence: str) -> None:
    assert sentence in message(data)


def test_the_table_has_every_sentence_there_is() -> None:
    said = [sentence for _, sentence in REFUSED]
    patterns = raised("kernel/config.py")
    assert len(patterns) >= 7
    for pattern in patterns:
        assert any(re.match(pattern, sentence) for sentence in said), pattern


ANY = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-9, 9),
        st.floats(),
        st.text(max_size=3),
        st.sampled_from([*ROLES, "random", "novice", "any", "after-each", *LAYOUTS[:3]]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=2), inner)
    ),
    max_leaves=6,
)


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from([*DEFAULTS, "seats"]), ANY, max_size=4))
def test_anything_is_refused_or_comes_back(data: dict[str, Any]) -> None:
    try:
        config = GAME.read_config(data)
    except BadConfig:
        return
    assert GAME.read_config(GAME.write_config(config)) == config
    assert GAME.new_game(config, Dice(1), Journal()).seats == config.players
