"""The door for people who program: from forbidden_games import Match."""

import json
import subprocess
import sys

import pytest

import forbidden_games
from forbidden_games import Match
from forbidden_games.kernel.errors import (
    BadConfig,
    BadNotation,
    BadPosition,
    BadRecord,
    IllegalAction,
)
from forbidden_games.kernel.record import Record


def test_a_match_is_set_up_in_words() -> None:
    match = Match.new("island", players=4, level="legendary", seed=7)
    assert not match.over
    assert match.outcome == "running"
    assert match.seed == 7
    assert match.config.level == "legendary"
    assert match.state.seats == 4
    with pytest.raises(BadConfig, match="there is no game 'chess'"):
        Match.new("chess")
    with pytest.raises(BadConfig, match="is no setting of this game"):
        Match.new("desert", layout="coral-reef")


def test_actions_are_numbers_or_words() -> None:
    match = Match.new("desert", roles=["climber", "carrier"], first=0, seed=3)
    assert "0 end" in match.legal()
    match.play("0 end")
    assert match.words(match.plays[0].action) == "0 end"
    match.play(match.game.legal_actions(match.state)[0])
    with pytest.raises(IllegalAction):
        match.play("1 end")
    with pytest.raises(BadNotation):
        match.play("0 dance")
    with pytest.raises(IllegalAction, match="it is seat 0's turn"):
        match.play(None)


@pytest.mark.no_cover
def test_the_example_of_the_documentation_in_short() -> None:
    match = Match.new("desert", players=2, level="legendary", seed=7)
    for _ in range(6):
        match.play(match.advise(rollouts=4).best)
    record = Record.from_json(match.record().to_json())
    again = Match.replay(match.game, record)
    assert again.state.key() == match.state.key()
    assert isinstance(again, Match)


@pytest.mark.no_cover
def test_advice_is_the_same_for_the_same_position() -> None:
    match = Match.new("desert", players=2, seed=7)
    one = match.advise(rollouts=8)
    assert match.advise(rollouts=8) == one
    assert match.explain(one.choices[0].reasons[-1]).endswith(".")
    waiting = match.advise(seats=[1 - match.state.seat], rollouts=2)
    assert all(choice.action != one.best for choice in waiting.choices)
    with pytest.raises(BadPosition, match="its seats are 0 to 1"):
        match.advise(seats=[4])
    with pytest.raises(BadConfig, match="not both"):
        match.advise(rollouts=4, seconds=1.0)


def test_the_package_loads_no_more_than_asked_for() -> None:
    code = "import sys, forbidden_games; sys.exit('forbidden_games.bots' in sys.modules)"
    assert subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=False).returncode == 0
    with pytest.raises(AttributeError, match="no attribute 'Game'"):
        forbidden_games.Game  # noqa: B018


def test_a_match_begins_with_a_position_and_tells_where_it_is() -> None:
    line = "island flooded=c4 seats=diver:c3:fire/pilot:d4 left=2 rulings=rescue:false"
    match = Match.from_position(line, seed=3)
    assert match.position == line
    assert match.config.roles == ("diver", "pilot")
    assert match.config.rulings["rescue"] is False
    assert (match.plays, match.opening) == ([], [])
    match.play("0 shore c4")
    match.play("0 end")
    match.play("0 draw")
    drawn = match.position
    assert match.positions()[0].key() == Match.from_position(line).state.key()
    assert [play.action for play, _ in match.walk() if play] == [
        play.action for play in match.plays
    ]
    again = Match.from_position(line, seed=3)
    for play in match.plays:
        again.play(play.action)
    assert again.position == drawn
    again.take_back()
    again.take_back()
    assert again.legal() == Match.from_position(again.position).legal()
    with pytest.raises(BadRecord, match="began with a position has no record"):
        match.record()


def test_a_position_comes_in_a_line_as_json_or_as_a_mapping() -> None:
    line = "desert seats=climber/carrier turn=1"
    data = {"game": "desert", "seats": [{"role": "climber"}, {"role": "carrier"}], "turn": 1}
    for position in (line, data, json.dumps(data)):
        match = Match.from_position(position)
        assert match.position == line
        assert match.state.seat == 1
    with pytest.raises(BadPosition, match="a position has to name its game"):
        Match.from_position({"seats": []})
    with pytest.raises(BadPosition, match="there is no game 'chess'"):
        Match.from_position("chess seats=white/black")
