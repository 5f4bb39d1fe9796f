"""How a table is set: defaults, words and what is refused."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forbidden_games.games.desert.roles import ROLES
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.journal import Journal
from tests.support.desert import GAME
from tests.support.rules import covers
from tests.support.sentences import raised
from tests.support.tables import desert_settings

DEFAULTS = {
    "players": 2,
    "roles": ["random", "random"],
    "level": "normal",
    "first": "random",
    "climber_tunnels": True,
    "well_sand": "one",
    "guide_buried": False,
    "shield": "travels",
    "jet_buried": True,
    "storm_discard": "after-turn",
}


def written(data: dict[str, Any]) -> dict[str, object]:
    """A configuration as it is written after reading it."""
    return GAME.write_config(GAME.read_config(data))


# What is left out, and what may be said.


def test_nothing_has_to_be_said() -> None:
    assert written({}) == DEFAULTS
    assert GAME.read_config({}) == GAME.read_config(DEFAULTS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@covers("FD-1", "FD-8")
def test_roles_are_random_for_as_many_as_play(players: int) -> None:
    assert written({"players": players}) == {
        **DEFAULTS,
        "players": players,
        "roles": ["random"] * players,
    }
    assert GAME.read_config({"players": players, "roles": []}).roles == ("random",) * players


def test_there_are_as_many_players_as_roles() -> None:
    assert written({"roles": ["climber", "random", "carrier"]})["players"] == 3
    assert written({"roles": ["random"] * 5})["players"] == 5
    chosen = ["climber", "carrier"]
    assert written({"roles": chosen, "players": 2})["roles"] == chosen


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("level", ["novice", "normal", "elite", "legendary"]),
        ("first", ["random", 0, 1]),
        ("climber_tunnels", [True, False]),
        ("well_sand", ["one", "none", "any"]),
        ("guide_buried", [True, False]),
        ("shield", ["travels", "stays"]),
        ("jet_buried", [True, False]),
        ("storm_discard", ["after-turn", "at-once"]),
    ],
)
def test_every_value_is_written_as_it_is_read(key: str, values: list[object]) -> None:
    for value in values:
        assert written({key: value}) == {**DEFAULTS, key: value}


@pytest.mark.parametrize("role", ROLES)
@covers("FD-8")
def test_every_role_can_be_chosen(role: str) -> None:
    state = GAME.new_game(GAME.read_config({"roles": ["random", role]}), Dice(1), Journal())
    assert ROLES[state.roles[1]] == role
    assert state.roles[0] != state.roles[1]


@covers("FD-11")
@pytest.mark.parametrize("first", range(5))
def test_the_first_seat_can_be_chosen(first: int) -> None:
    config = GAME.read_config({"players": 5, "first": first})
    state = GAME.new_game(config, Dice(1), Journal())
    assert state.seat == GAME.to_act(state) == first


@pytest.mark.parametrize(
    ("level", "tick"), [("novice", 0), ("normal", 1), ("elite", 2), ("legendary", 3)]
)
@covers("FD-6")
def test_the_level_places_the_storm_meter(level: str, tick: int) -> None:
    for players in (2, 3, 4, 5):
        config = GAME.read_config({"level": level, "players": players})
        assert GAME.new_game(config, Dice(1), Journal()).meter == tick


def test_a_configuration_comes_back_from_its_words() -> None:
    for number in range(50):
        config = GAME.read_config(desert_settings(number))
        words = json.loads(json.dumps(GAME.write_config(config)))
        assert GAME.read_config(words) == config
        assert written(words) == words


@pytest.mark.parametrize(
    ("data", "bits"),
    [
        ({}, 0),
        ({"climber_tunnels": False}, 1),
        ({"well_sand": "none"}, 2),
        ({"well_sand": "any"}, 4),
        ({"guide_buried": True}, 8),
        ({"shield": "stays"}, 16),
        ({"jet_buried": False}, 32),
        ({"storm_discard": "at-once"}, 64),
        ({"climber_tunnels": False, "guide_buried": True, "storm_discard": "at-once"}, 73),
    ],
)
def test_rulings_are_bits_and_none_is_set_by_default(data: dict[str, Any], bits: int) -> None:
    config = GAME.read_config(data)
    assert GAME.table(config).rulings == bits
    assert GAME.new_game(config, Dice(1), Journal()).rulings == bits


def test_a_configuration_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        GAME.read_config({}).level = "novice"  # type: ignore[misc]


# What is refused, with its whole sentence or a piece of it.

TRUTHS = ("climber_tunnels", "guide_buried", "jet_buried")

REFUSED: list[tuple[Any, str]] = [
    (
        {"colour": "red"},
        "'colour' is no setting of this game; there are players, roles, level, first, climber_",
    ),
    ({1: 2}, "1 is no setting of this game"),
    ({"layout": "forbidden-island"}, "'layout' is no setting of this game"),
    ({"rulings": 0}, "'rulings' is no setting of this game"),
    (None, "settings are a mapping, as in {'players': 3}; not None"),
    ([], "settings are a mapping, as in {'players': 3}; not []"),
    ("players", "settings are a mapping, as in {'players': 3}; not 'players'"),
    ({"level": 10**5000}, "not a number of thousands of digits"),
    ({"players": None}, "players is 2, 3, 4 or 5, not None"),
    ({"players": False}, "players is 2, 3, 4 or 5, not False"),
    ({"players": True}, "players is 2, 3, 4 or 5, not True"),
    ({"players": 1}, "players is 2, 3, 4 or 5, not 1"),
    ({"players": 6}, "players is 2, 3, 4 or 5, not 6"),
    ({"players": -2}, "players is 2, 3, 4 or 5, not -2"),
    ({"players": "3"}, "players is 2, 3, 4 or 5, not '3'"),
    ({"players": 2.0}, "players is 2, 3, 4 or 5, not 2.0"),
    ({"players": [2]}, "players is 2, 3, 4 or 5, not [2]"),
    ({"players": {"2": 2}}, "players is 2, 3, 4 or 5, not {'2': 2}"),
    ({"players": 10**18}, "players is 2, 3, 4 or 5, not 1000000000000000000"),
    ({"players": "2", "roles": ["climber", "carrier"]}, "players is 2, 3, 4 or 5, not '2'"),
    ({"roles": ["climber"]}, "players is 2, 3, 4 or 5, not 1"),
    ({"roles": list(ROLES)}, "players is 2, 3, 4 or 5, not 6"),
    ({"roles": "climber"}, "roles is a list with a role for each seat, not 'climber'"),
    ({"roles": None}, "roles is a list with a role for each seat, not None"),
    ({"roles": {"climber": 0}}, "roles is a list with a role for each seat"),
    (
        {"roles": ["climber", "diver"]},
        "a role is one of archeologist, climber, explorer, meteorologist, navigator, carrier,",
    ),
    ({"roles": ["climber", "Carrier"]}, "not 'Carrier'"),
    ({"roles": ["climber", None]}, "a role is one of"),
    ({"roles": ["climber", 5]}, "a role is one of"),
    ({"roles": ["climber", ["carrier"]]}, "not ['carrier']"),
    ({"roles": ["climber", "carrier", "climber"]}, "two seats cannot both be the climber"),
    ({"roles": ["climber", "carrier"], "players": 3}, "3 players need 3 roles, not 2"),
    (
        {"prepared": "first-game", "roles": ["random"] * 3},
        "the table 'first-game' is prepared for other roles",
    ),
    ({"roles": ["random"] * 5, "players": 4}, "4 players need 4 roles, not 5"),
    ({"level": "extreme"}, "level is one of novice, normal, elite, legendary; not 'extreme'"),
    ({"level": 2}, "level is one of novice, normal, elite, legendary; not 2"),
    ({"level": None}, "level is one of"),
    ({"level": ["novice"]}, "level is one of"),
    ({"first": True}, "first is a seat from 0 to 1 or 'random', not True"),
    ({"first": 2}, "first is a seat from 0 to 1 or 'random', not 2"),
    ({"first": 5, "players": 5}, "first is a seat from 0 to 4 or 'random', not 5"),
    ({"first": -1}, "first is a seat from 0 to 1 or 'random', not -1"),
    ({"first": "0"}, "first is a seat from 0 to 1 or 'random', not '0'"),
    ({"first": None}, "first is a seat from 0 to 1 or 'random', not None"),
    ({"first": [0]}, "first is a seat from 0 to 1 or 'random', not [0]"),
    *(
        ({key: value}, f"{key} is one of true, false; not {value!r}")
        for key in TRUTHS
        for value in (0, 1, "true", None)
    ),
    ({"well_sand": "two"}, "well_sand is one of one, none, any; not 'two'"),
    ({"well_sand": None}, "well_sand is one of one, none, any; not None"),
    ({"well_sand": 1}, "well_sand is one of one, none, any; not 1"),
    ({"shield": "falls"}, "shield is one of travels, stays; not 'falls'"),
    ({"shield": True}, "shield is one of travels, stays; not True"),
    ({"storm_discard": "never"}, "storm_discard is one of after-turn, at-once; not 'never'"),
    (
        {"storm_discard": ["at-once"]},
        "storm_discard is one of after-turn, at-once; not ['at-once']",
    ),
]


def message(data: Any) -> str:
    """The sentence with which a configuration is refused."""
    with pytest.raises(BadConfig) as refusal:
        GAME.read_config(data)
    return str(refusal.value)


@pytest.mark.parametrize(("data", "sentence"), REFUSED)
@covers("FD-1")
def test_what_no_table_can_be_is_refused(data: Any, sentence: str) -> None:
    assert sentence in message(data)


def test_the_table_has_every_sentence_there_is() -> None:
    said = [message(data) for data, _ in REFUSED]
    patterns = raised("kernel/config.py")
    assert len(patterns) >= 7
    for pattern in patterns:
        assert any(re.fullmatch(pattern, sentence) for sentence in said), pattern


def test_every_setting_is_refused_with_its_own_name() -> None:
    for key in DEFAULTS:
        name = "a role is" if key == "roles" else f"{key} is"
        value: object = [{}, {}] if key == "roles" else {}
        assert message({key: value}).startswith(name)


ANY = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-9, 9),
        st.floats(),
        st.text(max_size=3),
        st.sampled_from([*ROLES, "random", "novice", "any", "none", "stays", "at-once"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=2), inner)
    ),
    max_leaves=6,
)


@pytest.mark.no_cover
@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from([*DEFAULTS, "seats"]), ANY, max_size=4))
def test_anything_is_refused_or_comes_back(data: dict[str, Any]) -> None:
    try:
        config = GAME.read_config(data)
    except BadConfig:
        return
    assert GAME.read_config(GAME.write_config(config)) == config
    assert GAME.new_game(config, Dice(1), Journal()).seats == config.players
