"""The laws that every game keeps, whatever its rules."""

import json
import pickle
import random
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

from forbidden_games.games import GAMES
from forbidden_games.kernel import packed, playout
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, Game
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.record import Record
from forbidden_games.plain import PURE
from forbidden_games.words import LANGUAGES, say
from tests.support.tables import random_match, settings
from tests.toy import registered

TABLES = range(12 if PURE else 24)


@pytest.fixture(params=[*sorted(GAMES), "toy"])
def game(request: pytest.FixtureRequest) -> Iterator[Game[Any]]:
    """Every game there is, and one that nobody has prepared for."""
    if request.param == "toy":
        with registered() as toy:
            yield toy
    else:
        yield GAMES[request.param]


def positions(game: Game[Any], tables: range = TABLES) -> Any:
    """Every position of random games, with the number of its table."""
    for number in tables:
        for match in random_match(game.name, number):
            yield number, match.state


def test_something_is_legal_exactly_while_the_game_runs(game: Game[Any]) -> None:
    for _, state in positions(game):
        assert bool(game.legal_actions(state)) == (game.outcome(state) == RUNNING)


def test_legal_actions_ascend_and_are_in_the_action_space(game: Game[Any]) -> None:
    space = game.all_actions()
    assert space == sorted(set(space))
    for _, state in positions(game):
        legal = game.legal_actions(state)
        assert legal == sorted(set(legal))
        assert set(legal) <= set(space)


def test_the_seat_to_act_can_act_or_be_saved(game: Game[Any]) -> None:
    for _, state in positions(game):
        legal = game.legal_actions(state)
        if game.outcome(state) == RUNNING and game.to_act(state) not in map(packed.seat_of, legal):
            assert all(game.verb(action).spends for action in legal)


def test_words_of_an_action_are_read_as_that_action(game: Game[Any]) -> None:
    for _, state in positions(game):
        for action in game.legal_actions(state):
            assert game.read_action(state, game.write_action(state, action)) == action


def test_applying_to_a_copy_leaves_the_original_alone(game: Game[Any]) -> None:
    for number, state in positions(game):
        key = state.key()
        luck = random.Random(number)
        if game.outcome(state) == RUNNING:
            twin = state.copy()
            game.apply(twin, luck.choice(game.legal_actions(state)), Dice(number), Journal())
            assert twin.key() != key
        assert state.key() == key


def test_a_silent_journal_changes_nothing(game: Game[Any]) -> None:
    for number, state in positions(game):
        if game.outcome(state) == RUNNING:
            action = random.Random(number).choice(game.legal_actions(state))
            loud, quiet = state.copy(), state.copy()
            listening, silent = Journal(), Journal(silent=True)
            game.apply(loud, action, Dice(number), listening)
            game.apply(quiet, action, Dice(number), silent)
            assert loud.key() == quiet.key()
            assert silent.events() == []


def test_a_record_plays_out_the_same_again(game: Game[Any]) -> None:
    for number in TABLES:
        *_, match = random_match(game.name, number)
        again = Match.replay(game, Record.from_json(match.record().to_json()))
        assert again.state.key() == match.state.key()
        assert again.opening == match.opening
        assert again.plays == match.plays


def test_an_event_holds_nothing_but_what_its_words_tell(game: Game[Any]) -> None:
    for number in TABLES:
        *_, match = random_match(game.name, number)
        for event in [*match.opening, *(event for play in match.plays for event in play.events)]:
            told = len(game.write_event(match.state, event).split())
            assert event[told:] == (0,) * (4 - told), event


@pytest.mark.no_cover
def test_a_snapshot_shows_everything_and_no_secret(game: Game[Any]) -> None:
    for number in TABLES:
        *_, match = random_match(game.name, 10**9 + number)
        text = json.dumps(asdict(game.snapshot(match.state)))
        assert str(match.seed) not in text
        assert game.restore(json.loads(text)).key() == match.state.key()
    for _, state in positions(game):
        assert game.restore(asdict(game.snapshot(state))).key() == state.key()


def test_a_view_can_be_imagined_whole(game: Game[Any]) -> None:
    for number, state in positions(game, range(6)):
        seen = game.view(state, 0)
        imagined = game.imagine(seen, 0, Dice(number))
        assert imagined is not state
        assert game.view(imagined, 0).key() == seen.key()


@pytest.mark.no_cover
def test_random_play_ends(game: Game[Any]) -> None:
    for number in range(60):
        *_, match = random_match(game.name, number)
        assert match.is_over
        assert len(match.plays) < 10_000


def test_a_pickled_state_comes_back_equal(game: Game[Any]) -> None:
    for _, state in positions(game, range(6)):
        twin = pickle.loads(pickle.dumps(state))
        assert twin.key() == state.key()
        assert game.legal_actions(twin) == game.legal_actions(state)


def test_settings_survive_being_written(game: Game[Any]) -> None:
    for number in TABLES:
        config = game.read_config(settings(game.name, number))
        assert game.read_config(json.loads(json.dumps(game.write_config(config)))) == config


def test_every_table_can_be_drawn(game: Game[Any]) -> None:
    for _, state in positions(game, range(6)):
        drawn = game.drawing(state)
        assert game.write_outcome(game.outcome(state)) in drawn
        assert max(len(line) for line in drawn.splitlines()) < 110


@pytest.mark.no_cover
def test_why_not_is_silent_exactly_on_legal_actions(game: Game[Any]) -> None:
    space = game.all_actions()
    for number, state in positions(game):
        legal = set(game.legal_actions(state))
        for action in random.Random(number).sample(space, min(40, len(space))):
            assert (game.why_not(state, action) is None) == (action in legal)


def test_every_refusal_names_a_rule_and_can_be_said(game: Game[Any]) -> None:
    space = game.all_actions()
    for number, state in positions(game, range(6)):
        for action in random.Random(number).sample(space, min(40, len(space))):
            refusal = game.why_not(state, action)
            if refusal:
                assert refusal.rule.startswith(f"{game.info.prefix}-")
                for language in LANGUAGES:
                    assert say(refusal.key, language, **refusal.arguments).strip()


def test_a_table_waits_for_something_it_has_a_word_for(game: Game[Any]) -> None:
    for _, state in positions(game):
        task = game.task(state)
        assert (task == "over") == (game.outcome(state) != RUNNING)
        if game.is_acting(state) and task == "act":
            assert not any(game.turns_a_card(each) for each in game.legal_actions(state))


def test_whoever_may_interfere_has_a_card_to_play(game: Game[Any]) -> None:
    for _, state in positions(game):
        legal = game.legal_actions(state)
        spending = {packed.seat_of(each) for each in legal if game.verb(each).spends}
        assert set(game.interferers(state)) == spending
        assert all(seat < state.seats for seat in spending)


def test_every_action_can_be_described(game: Game[Any]) -> None:
    for _, state in positions(game, range(6)):
        for action in game.legal_actions(state):
            message = game.describe(state, action)
            assert say(message.key, **message.arguments)


def test_every_remark_is_about_something_there_and_can_be_said(game: Game[Any]) -> None:
    for number, state in positions(game, range(6)):
        seat = number % len(game.snapshot(state).seats)
        for remark in game.remarks(state, seat):
            words = [each.word for each in remark.objects]
            assert len(set(words)) == len(words)
            for word in words:
                told = remark.told(game.name, word)
                assert told
                for language in LANGUAGES:
                    sentence = say(told.key, language, **told.arguments)
                    assert say(str(told.arguments["object"]), language) in sentence
            assert remark.told(game.name, "nowhere") is None


def test_facts_are_plain_data(game: Game[Any]) -> None:
    facts = json.loads(json.dumps(game.facts()))
    assert facts == game.facts()
    assert list(facts["verbs"]) == [verb.name for verb in game.info.verbs]
    assert facts["roles"] == list(game.info.roles)


def test_plain_playouts_are_the_same_as_the_game_s_own(game: Game[Any]) -> None:
    config = game.read_config({})
    plain, own = playout.play_series(game, config, 3, 5), game.playouts(config, 3, 5)
    assert (plain.decisions, plain.turns) == (own.decisions, own.turns)
    assert list(plain.outcomes) == list(own.outcomes)
    assert list(plain.role_games) == list(own.role_games)


def test_chances_are_plain_data_of_a_running_game(game: Game[Any]) -> None:
    for _, state in positions(game, range(6)):
        if game.outcome(state) == RUNNING and (chances := game.chances(state)) is not None:
            assert json.loads(json.dumps(asdict(chances)))["game"] == game.name


def test_every_pawn_stands_on_a_cell_that_can_be_pointed_at(game: Game[Any]) -> None:
    for _, state in positions(game, range(3)):
        cells = set(game.cells(state))
        assert all(seat.cell in cells for seat in game.snapshot(state).seats)


def test_a_match_can_be_walked_through_again(game: Game[Any]) -> None:
    *_, match = random_match(game.name, 3)
    walked = match.positions()
    assert len(walked) == len(match.plays) + 1
    assert walked[-1].key() == match.state.key()
    assert walked[0].key() != walked[-1].key()


def test_every_end_is_told(game: Game[Any]) -> None:
    """In both languages, about seats and cells that there are."""
    for number in TABLES:
        *_, match = random_match(game.name, number)
        ending = match.ending()
        assert ending is not None
        assert ending.told
        for message in (
            *ending.told,
            *ending.numbers,
            *(each for own in ending.deeds for each in own),
        ):
            assert say(message.key, "en", **message.arguments)
            assert say(message.key, "ja", **message.arguments)
        assert set(ending.seats) <= set(range(len(game.snapshot(match.state).seats)))
        assert set(ending.cells) <= set(game.cells(match.state))


def test_each_level_leads_to_the_next(game: Game[Any]) -> None:
    levels = game.info.levels
    assert [game.info.harder_than(level) for level in levels] == [*levels[1:], None]


def test_a_kind_deal_is_not_lost_in_its_first_turn(game: Game[Any]) -> None:
    luck = random.Random(1)
    deals = [Match(game, game.read_config({}), seed) for seed in range(40)]
    kind = [match for match in deals if game.is_kind(match.state)]
    assert kind
    for match in kind:
        first = game.to_act(match.state)
        while (legal := game.legal_actions(match.state)) and game.to_act(match.state) == first:
            match.play(luck.choice(legal))
        assert game.write_outcome(game.outcome(match.state)) in ("running", "won")
