"""The laws that every game keeps, whatever its rules."""

import json
import pickle
import random
from dataclasses import asdict
from typing import Any

import pytest

from forbidden.games import GAMES
from forbidden.kernel import packed
from forbidden.kernel.dice import Dice
from forbidden.kernel.game import RUNNING, Game
from forbidden.kernel.journal import Journal
from forbidden.kernel.match import Match
from forbidden.kernel.record import Record
from tests.support.tables import random_match, settings

TABLES = range(24)


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return GAMES[request.param]


def positions(game: Game[Any, Any], tables: range = TABLES) -> Any:
    """Every position of random games, with the number of its table."""
    for number in tables:
        for match in random_match(game.name, number):
            yield number, match.state


def test_something_is_legal_exactly_while_the_game_runs(game: Game[Any, Any]) -> None:
    for _, state in positions(game):
        assert bool(game.legal_actions(state)) == (game.outcome(state) == RUNNING)


def test_legal_actions_ascend_and_are_in_the_action_space(game: Game[Any, Any]) -> None:
    space = game.all_actions()
    assert space == sorted(set(space))
    for _, state in positions(game):
        legal = game.legal_actions(state)
        assert legal == sorted(set(legal))
        assert set(legal) <= set(space)


def test_the_seat_to_act_can_act_or_be_saved(game: Game[Any, Any]) -> None:
    for _, state in positions(game):
        legal = game.legal_actions(state)
        if game.outcome(state) == RUNNING and game.to_act(state) not in map(packed.seat_of, legal):
            assert {game.write_action(state, action).split()[1] for action in legal} == {"lift"}


def test_words_of_an_action_are_read_as_that_action(game: Game[Any, Any]) -> None:
    for _, state in positions(game):
        for action in game.legal_actions(state):
            assert game.read_action(state, game.write_action(state, action)) == action


def test_applying_to_a_copy_leaves_the_original_alone(game: Game[Any, Any]) -> None:
    for number, state in positions(game):
        key = state.key()
        luck = random.Random(number)
        if game.outcome(state) == RUNNING:
            twin = state.copy()
            game.apply(twin, luck.choice(game.legal_actions(state)), Dice(number), Journal())
            assert twin.key() != key
        assert state.key() == key


def test_a_silent_journal_changes_nothing(game: Game[Any, Any]) -> None:
    for number, state in positions(game):
        if game.outcome(state) == RUNNING:
            action = random.Random(number).choice(game.legal_actions(state))
            loud, quiet = state.copy(), state.copy()
            listening, silent = Journal(), Journal(silent=True)
            game.apply(loud, action, Dice(number), listening)
            game.apply(quiet, action, Dice(number), silent)
            assert loud.key() == quiet.key()
            assert silent.events() == []


def test_a_record_plays_out_the_same_again(game: Game[Any, Any]) -> None:
    for number in TABLES:
        *_, match = random_match(game.name, number)
        again = Match.replay(game, Record.from_json(match.record().to_json()))
        assert again.state.key() == match.state.key()
        assert again.opening == match.opening
        assert again.plays == match.plays


def test_an_event_holds_nothing_but_what_its_words_tell(game: Game[Any, Any]) -> None:
    for number in TABLES:
        *_, match = random_match(game.name, number)
        for event in [*match.opening, *(event for play in match.plays for event in play.events)]:
            told = len(game.write_event(match.state, event).split())
            assert event[told:] == (0,) * (4 - told), event


def test_a_snapshot_shows_everything_and_no_secret(game: Game[Any, Any]) -> None:
    for number in TABLES:
        *_, match = random_match(game.name, 10**9 + number)
        text = json.dumps(asdict(game.snapshot(match.state)))
        assert str(match.seed) not in text
        assert game.restore(json.loads(text)).key() == match.state.key()
    for _, state in positions(game):
        assert game.restore(asdict(game.snapshot(state))).key() == state.key()


def test_a_view_can_be_imagined_whole(game: Game[Any, Any]) -> None:
    for number, state in positions(game, range(6)):
        seen = game.view(state, 0)
        imagined = game.imagine(seen, 0, Dice(number))
        assert imagined is not state
        assert game.view(imagined, 0).key() == seen.key()


def test_random_play_ends(game: Game[Any, Any]) -> None:
    for number in range(60):
        *_, match = random_match(game.name, number)
        assert match.is_over
        assert len(match.plays) < 10_000


def test_a_pickled_state_comes_back_equal(game: Game[Any, Any]) -> None:
    for _, state in positions(game, range(6)):
        twin = pickle.loads(pickle.dumps(state))
        assert twin.key() == state.key()
        assert game.legal_actions(twin) == game.legal_actions(state)


def test_settings_survive_being_written(game: Game[Any, Any]) -> None:
    for number in TABLES:
        config = game.read_config(settings(game.name, number))
        assert game.read_config(json.loads(json.dumps(game.write_config(config)))) == config


def test_every_table_can_be_drawn(game: Game[Any, Any]) -> None:
    for _, state in positions(game, range(6)):
        drawn = game.drawing(state)
        assert game.write_outcome(game.outcome(state)) in drawn
        assert max(len(line) for line in drawn.splitlines()) < 110


def test_why_not_is_silent_exactly_on_legal_actions(game: Game[Any, Any]) -> None:
    space = game.all_actions()
    for number, state in positions(game):
        legal = set(game.legal_actions(state))
        for action in random.Random(number).sample(space, 40):
            assert (game.why_not(state, action) is None) == (action in legal)
