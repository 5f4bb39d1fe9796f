"""Playing, taking back, recording and replaying a match."""

import json

import pytest

from forbidden_games.games import find_game
from forbidden_games.games.island.game import Island
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel.errors import BadConfig, BadRecord, IllegalAction
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.refusal import Refusal
from tests.support.tables import random_match

GAME = Island()


def match(*actions: str) -> Match[IslandState]:
    new = Match(GAME, GAME.read_config({"roles": ("diver", "pilot"), "first": 0}), 11)
    for words in actions:
        new.play(GAME.read_action(new.state, words))
    return new


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    table = match()
    before = table.state.key()
    with pytest.raises(IllegalAction, match=r"^not-your-turn \[FI-18\]$") as caught:
        table.play(GAME.read_action(table.state, "1 end"))
    assert caught.value.refusal == Refusal("FI-18", "not-your-turn", {"seat": 0})
    assert table.state.key() == before
    assert table.plays == []


def test_what_turned_nothing_over_can_be_taken_back() -> None:
    table = match()
    assert not table.can_take_back()
    before = table.state.key()
    table.play(GAME.read_action(table.state, "0 end"))
    assert table.can_take_back()
    table.take_back()
    assert table.state.key() == before
    assert table.plays == []


def test_a_draw_asks_luck_and_taking_it_back_keeps_the_luck() -> None:
    table = match("0 end", "0 draw")
    drawn = table.plays[-1]
    assert drawn.asked_luck
    assert not table.can_take_back()
    table.take_back()
    assert len(table.plays) == 1
    assert table.play(drawn.action) == drawn.events


def test_a_record_names_everything_needed_to_play_again() -> None:
    record = match("0 end", "0 draw").record()
    data = json.loads(record.to_json())
    assert data["format"] == 1
    assert (data["game"], data["rules"], data["seed"]) == ("island", 1, 11)
    assert data["config"]["roles"] == ["diver", "pilot"]
    assert data["actions"] == ["0 end", "0 draw"]
    assert data["outcome"] == "running"


def good() -> dict[str, object]:
    data: dict[str, object] = json.loads(match("0 end", "0 draw").record().to_json())
    return data


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a record is JSON; this is not"),
        ("{", "a record is JSON; this is not"),
        ("[" * 100_000, "a record is JSON; this is not"),
        ("[]", "a record is a JSON object"),
        ("{}", "the format of a record is 1 or 2, not None"),
        ('{"format": 3}', "the format of a record is 1 or 2, not 3"),
        ('{"format": true}', "the format of a record is 1 or 2, not True"),
    ],
)
def test_what_is_no_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"colour": "red"}, "a record has no 'colour'; it has format, game, rules"),
        ({"rules": "1"}, "rules must be a whole number, not '1'"),
        ({"rules": True}, "rules must be a whole number, not True"),
        ({"seed": -1}, "seed must be from 0 to 2\\^53 - 1, not -1"),
        ({"seed": 2**53}, "seed must be from 0 to"),
        ({"seed": 1.5}, "seed must be a whole number, not 1.5"),
        ({"actions": "0 end"}, "actions must be a list of actions, not '0 end'"),
        ({"actions": ["0 end", 7]}, "action 2 must be words like '0 move c4', not 7"),
        ({"game": None}, "game must be the name of a game, not None"),
        ({"config": []}, r"config must be an object of settings, not \[\]"),
        ({"outcome": 3}, "outcome must be an outcome, not 3"),
    ],
)
def test_a_record_with_a_wrong_part_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(json.dumps({**good(), **change}))


@pytest.mark.parametrize("key", ["game", "rules", "seed", "config", "actions"])
def test_a_record_with_a_missing_part_is_refused(key: str) -> None:
    data = good()
    del data[key]
    with pytest.raises(BadRecord, match=f"a record needs '{key}'"):
        Record.from_json(json.dumps(data))


def test_a_record_needs_no_outcome() -> None:
    data = good()
    del data["outcome"]
    record = Record.from_json(json.dumps(data))
    assert record.outcome is None
    assert len(Match.replay(GAME, record).plays) == 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "desert"}, "this is a record of desert, not of island"),
        ({"rules": 0}, "played under version 0 of the rules, these are version 1"),
        ({"actions": ["0 end", "0 jump"]}, "action 2, '0 jump': expected a verb"),
        ({"actions": ["0 draw"]}, r"action 1, '0 draw': .* \[FI-14\]"),
        ({"outcome": "won"}, "the record says 'won', but its actions lead to 'running'"),
    ],
)
def test_a_record_that_does_not_play_out_is_refused(
    change: dict[str, object], sentence: str
) -> None:
    record = Record.from_json(json.dumps({**good(), **change}))
    with pytest.raises(BadRecord, match=sentence):
        Match.replay(GAME, record)


def test_the_same_seed_deals_the_same_treasure_cards_whatever_is_played() -> None:
    cards: list[list[str]] = []
    for actions in (["0 end"], ["0 move c2", "0 end"]):
        table = Match(GAME, GAME.read_config({"roles": ("pilot", "diver"), "first": 0}), 3)
        legal = GAME.legal_actions(table.state)
        if len(actions) == 2:
            table.play(legal[0])
        table.play(GAME.read_action(table.state, "0 end"))
        drawn = [table.play(GAME.read_action(table.state, "0 draw"))[0] for _ in range(2)]
        cards.append([GAME.write_event(table.state, event) for event in drawn])
    assert cards[0] == cards[1]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadConfig, match="there is no game 'chess'; there is island, desert"):
        find_game("chess")
    assert find_game("island").name == "island"


def test_a_finished_match_is_over() -> None:
    *_, last = random_match("island", 1)
    assert last.is_over
    assert last.record().outcome not in ("running", "won")


def test_a_match_steps_back_to_a_mark_and_goes_on_with_the_same_luck() -> None:
    table = match("0 end")
    mark = table.mark()
    other = table.fork()
    drawn = table.play(GAME.read_action(table.state, "0 draw"))
    assert len(other.plays) == 1
    table.step_back(mark)
    assert table.state.key() == other.state.key()
    assert [play.action for play in table.plays] == [play.action for play in other.plays]
    assert table.play(GAME.read_action(table.state, "0 draw")) == drawn
    assert other.play(GAME.read_action(other.state, "0 draw")) == drawn
    assert table.state.key() == other.state.key()
