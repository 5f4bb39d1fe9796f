"""A game that no shared file knows goes through the simulator, the command line and records."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from forbidden_games import Match
from forbidden_games.arena.chunks import Series, Side
from forbidden_games.arena.series import play_series
from forbidden_games.bots import find_bot
from forbidden_games.cli.bench import measure
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig, IllegalAction
from forbidden_games.kernel.record import Record
from tests.support.rules import ROOT
from tests.toy import registered
from tests.toy.game import Beacon

POSITION = {
    "game": "beacon",
    "seats": [{"role": "runner", "cell": "c1"}, {"role": "keeper", "cell": "c1"}],
    "turn": 1,
}


@pytest.fixture(autouse=True)
def toy() -> Iterator[Beacon]:
    with registered() as game:
        yield game


def command(*words: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    """The command line with the toy game."""
    return subprocess.run(
        [sys.executable, "-m", "tests.toy", *words],
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_match_is_played_in_words_and_comes_back_from_its_record() -> None:
    match = Match.new("beacon", roles=["runner", "keeper"], first=0, seed=3)
    match.play("0 move c1")
    with pytest.raises(IllegalAction, match="BE-4"):
        match.play("1 light")
    while not match.over:
        match.play(match.legal()[0])
    again = Match.from_record(Record.from_json(match.record().to_json()))
    assert again.state.key() == match.state.key()
    assert again.outcome == match.outcome


def test_settings_and_rulings_come_from_what_the_game_says_of_itself(toy: Beacon) -> None:
    config = toy.read_config({"players": 3, "level": "rough", "cloaks": False})
    assert toy.write_config(config) == {
        "players": 3,
        "roles": ["random"] * 3,
        "level": "rough",
        "first": "random",
        "cloaks": False,
    }
    assert toy.table(config).cloaks == 0
    with pytest.raises(BadConfig, match="'layout' is no setting of this game"):
        toy.read_config({"layout": "round"})


def test_who_can_interfere_is_read_off_what_spends_a_card(toy: Beacon) -> None:
    state = toy.restore({**POSITION, "gusts": 1, "phase": "watching"})
    assert toy.interferers(state) == (0, 1)
    assert toy.interferers(toy.restore(POSITION)) == ()
    draw = toy.read_action(state, "1 draw")
    assert toy.turns_a_card(draw)
    assert not toy.turns_a_card(toy.read_action(state, "0 cloak"))


def test_a_series_is_the_same_every_time(toy: Beacon) -> None:
    series = Series("beacon", toy.write_config(toy.read_config({})), (Side("random"),), 5)
    one, two = play_series(series, 200), play_series(series, 200)
    assert one.games == 200
    assert one.to_json() == two.to_json()


def test_the_random_bot_plays_it_and_no_other_pretends_to_know_it(toy: Beacon) -> None:
    state = toy.restore(POSITION)
    action = find_bot("random").choose(toy, state, 0b11, Dice(1))
    assert action in toy.legal_actions(state)
    with pytest.raises(BadConfig, match=r"planner .*beacon"):
        find_bot("planner").choose(toy, state, 0b11, Dice(1))


def test_the_command_line_simulates_and_replays(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    words = ("simulate", "beacon", "--players", "3", "--no-cloaks", "--games", "50")
    done = command(*words, "--json", "--record", str(record))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 50
    told = command("replay", str(record))
    assert told.returncode == 0, told.stderr
    assert "turn of" in told.stdout


def test_bad_words_get_a_sentence() -> None:
    done = command("simulate", "beacon", "--level", "elite", "--games", "1")
    assert done.returncode == 2
    assert "level is one of fair, rough; not 'elite'" in done.stderr
    done = command("simulate", "beacon", "--bot", "planner", "--games", "1")
    assert done.returncode == 2
    assert "beacon" in done.stderr
    assert "Traceback" not in done.stderr


def test_speed_is_measured_without_bots_that_the_game_does_not_have(toy: Beacon) -> None:
    figures = measure(toy, count=20, rounds=1)
    assert figures["games_per_s"] > 0
    assert not [name for name in figures if "planner" in name or "rollouts" in name]
