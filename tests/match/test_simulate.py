"""simulate from Python: the same games as the command line, as an object."""

import json
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from click.testing import CliRunner

import forbidden_games
from forbidden_games import BadConfig, Budget, Match, Rate, Side, simulate
from forbidden_games.cli.main import program
from forbidden_games.games import GAMES, Settings
from forbidden_games.games.desert.rulings import DesertRulings
from forbidden_games.games.island.rulings import IslandRulings

CLOCK = ("seconds", "games_per_s", "decisions_per_s")


def test_it_plays_what_the_command_plays() -> None:
    result = simulate("desert", games=60, seed=3, players=3, level="elite", against="casual")
    words = "simulate desert --games 60 --seed 3 --players 3 --level elite --against casual --json"
    printed = json.loads(CliRunner().invoke(program, words.split()).stdout)
    said = result.to_dict()
    assert said == {key: printed[key] for key in said}
    assert said["games"] == result.won.games == 60


def test_threads_change_nothing() -> None:
    one, two = (simulate("island", games=300, threads=threads) for threads in (1, 2))
    assert one == two


def test_a_result_is_read_as_an_object() -> None:
    result = simulate("island", games=40, players=2, bot="casual", against="random", level="novice")
    casual, rand = result.sides
    assert casual.won == result.won
    assert casual.won.wins + sum(casual.losses.values()) == 40
    assert set(rand.by_first_seat) == {0, 1}
    assert sum(rand.by_role[role].games for role in rand.by_role) == 80
    found = result.comparison
    assert found is not None
    assert found.both + found.first + found.second + found.neither == 40
    low, high = found.interval
    assert low <= found.difference <= high
    assert f"casual: {casual.won}" in str(result)
    assert repr(result).startswith("<SeriesResult island, 2 players, novice, forbidden-island;")


def test_a_rate_says_its_interval() -> None:
    assert str(Rate(1000, 871)) == "871 of 1,000 won, 87.1% (84.9% to 89.0%)"


def test_a_budget_is_for_the_bot_that_thinks() -> None:
    result = simulate("island", games=1, bot="thinker", rollouts=1, against="casual", players=2)
    assert [side.side for side in result.sides] == [Side("thinker", Budget(1)), Side("casual")]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"game": "isle"}, "there is no game 'isle'"),
        ({"bot": "planer"}, "cannot play island"),
        ({"games": 0}, "games is a number from 1"),
        ({"games": 2.5}, "games is a number from 1"),
        ({"seed": -1}, "seed is a number from 0"),
        ({"threads": 0}, "threads is a number from 1 to 256, not 0"),
        ({"rollouts": 5}, "for a bot that thinks, not for random"),
        ({"bot": Side("casual", Budget(5))}, "for a bot that thinks: thinker, not casual"),
        ({"against": "random"}, "another bot or another budget than random"),
        ({"players": 9}, "players is 2, 3 or 4, not 9"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    words: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadConfig, match=sentence):
        simulate(**{"game": "island", "games": 2, **words})


@pytest.mark.parametrize(("game", "typed"), [("island", IslandRulings), ("desert", DesertRulings)])
def test_the_types_of_rulings_are_the_rulings(game: str, typed: type) -> None:
    hints = get_type_hints(typed)
    assert list(hints) == list(GAMES[game].info.rulings.keys)
    for ruling in GAMES[game].info.rulings:
        hint = hints[ruling.key]
        values = get_args(hint) if get_origin(hint) is Literal else (True, False)
        assert set(values) == set(ruling.values)


def test_every_setting_of_every_game_has_a_type() -> None:
    known = set(get_type_hints(Settings))
    assert known == {"prepared"}.union(*(GAMES[game].info.settings for game in GAMES))


def test_a_misspelt_setting_is_a_type_error_and_a_sentence() -> None:
    with pytest.raises(BadConfig, match="'playrs' is no setting of this game"):
        Match.new("island", playrs=4)  # type: ignore[call-arg]  # mypy says so too
    with pytest.raises(BadConfig, match="hand_check is one of"):
        Match.new("island", hand_check="never")


def test_every_public_name_is_there() -> None:
    for name in forbidden_games.__all__:
        assert getattr(forbidden_games, name).__name__ == name
        assert name in dir(forbidden_games)
    with pytest.raises(AttributeError, match="no attribute 'Mtach'"):
        forbidden_games.Mtach  # noqa: B018
