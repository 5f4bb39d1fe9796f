"""Tuning and training are repeatable, and what is measured can be read."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from forbidden_games.bots import learned
from forbidden_games.bots.desert.mind import DesertMind
from forbidden_games.bots.minds import MINDS
from forbidden_games.bots.network import Network
from forbidden_games.bots.teaching import TEACHERS
from forbidden_games.games import find_game
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.plain import COMPILED
from lab import lessons, strength, train
from lab.lessons import Lessons, gather
from lab.network import Layers, Schedule, chances, fit, forward, log_loss, new_layers
from lab.train import agree, learn, look_ahead, play_like, study
from lab.tune import tune

needs_speed = pytest.mark.skipif(not COMPILED, reason="minutes on the plain files")


@needs_speed
def test_tuning_is_repeatable_and_keeps_every_weight() -> None:
    one, two = (tune("island", 2, generations=2, games=3, seed=9, threads=t) for t in (1, 2))
    assert one == two
    assert tuple(one["weights"]) == MINDS["island"].weights
    assert all(weight > 0 for weight in one["weights"].values())


@needs_speed
@pytest.mark.parametrize("teacher", TEACHERS)
@pytest.mark.parametrize("game", sorted(MINDS))
def test_self_play_is_repeatable(game: str, teacher: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "SAME_WEIGHTS", 3)
    one, two = (gather(game, [2, 3], 6, 3, teacher, processes, 8) for processes in (1, 2))
    assert len(one.x) > 20
    assert set(one.won) <= {0.0, 1.0}
    assert np.array_equal(one.x, two.x)
    assert np.array_equal(one.won, two.won)
    assert np.array_equal(one.game, two.game)


def test_lessons_are_kept_and_thinned(tmp_path: Path) -> None:
    x = np.arange(40, dtype=np.float32).reshape(20, 2)
    whole = Lessons(x.astype(np.float16), x[:, 0] % 2, np.arange(20), "planner")
    whole.save(tmp_path / "0.npz")
    again = Lessons.load(tmp_path / "0.npz")
    assert np.array_equal(again.x, x)
    assert again.skill == 0.5
    some = again.some(5, seed=1)
    assert len(some.x) == len(some.won) == len(some.game) == 5
    assert all(row in x.tolist() for row in some.x.tolist())
    assert list(some.game) == sorted(some.game)
    assert again.some(20, seed=1) is again


def test_games_held_back_teach_nothing() -> None:
    luck = np.random.default_rng(1)
    x = luck.normal(size=(8000, 3)).astype(np.float32)
    won = (x[:, 0] > 0).astype(np.float32)
    game = np.arange(8000)
    lied = np.where(game % 20 == 0, 1 - won, won)
    schedule = Schedule(0.002, 0.0001, 1)
    half = x.astype(np.float16)
    one, two = (
        learn(new_layers(4, 8, 4, 1), [Lessons(half, y, game, "policy")], [y], schedule, 1)
        for y in (won, lied)
    )
    assert all(np.array_equal(*pair) for pair in zip(one, two, strict=True))


def test_a_network_answers_as_for_the_best_player_it_saw() -> None:
    luck = np.random.default_rng(1)
    x = luck.normal(size=(20_000, 2)).astype(np.float16)
    game = np.arange(len(x))
    lots = [
        Lessons(x, (luck.random(len(x)) < share).astype(np.float32), game, teacher)
        for teacher, share in (("policy", 0.2), ("thinker", 0.8))
    ]
    aims = [lot.won for lot in lots]
    layers = learn(new_layers(3, 8, 4, 1), lots, aims, Schedule(0.01, 0.0001, 20), 1)
    for lot, share in zip(lots, (0.2, 0.8), strict=True):
        said = chances(play_like(layers, lot.skill), x.astype(np.float32)).mean()
        assert said == pytest.approx(share, abs=0.03)


def test_one_network_says_what_its_committee_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "COPIED", 400_000)
    luck = np.random.default_rng(1)
    x = luck.normal(size=(6000, 3)).astype(np.float16)
    won = (luck.random(len(x)) < 1 / (1 + np.exp(-2 * x[:, 0]))).astype(np.float32)
    lots = [Lessons(x, won, np.arange(len(x)), "planner")]
    committee = [play_like(member, 0.5) for member in study(lots, 1, 4, (16, 8), 0)]
    one = agree(committee, lots, (16, 8), seed=9)
    held = x[::20].astype(np.float32)
    logits = np.mean([forward(member, held)[2][:, 0] for member in committee], 0)
    said = forward(one, held)[2][:, 0]
    alone = np.mean([np.abs(forward(member, held)[2][:, 0] - logits) for member in committee])
    assert np.abs(said - logits).mean() < alone


def test_a_position_learns_from_those_that_came_next_in_its_game() -> None:
    game = np.array([7, 7, 7, 8, 8])
    won = np.array([1, 1, 1, 0, 0], np.float32)
    lot = Lessons(np.zeros((5, 2), np.float16), won, game, "policy")
    said = np.array([0.1, 0.2, 0.4, 0.9, 0.6], np.float32)
    late = 0.1 * 0.4 + 0.9 * 1
    assert look_ahead(lot, said) == pytest.approx([0.1 * 0.2 + 0.9 * late, late, 1, 0.1 * 0.6, 0])


def test_a_second_round_knows_better_how_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Walks of a drunkard: the chance to get home is the distance, and outcomes are noisy."""
    monkeypatch.setattr(train, "TAUGHT", 100_000)
    luck = np.random.default_rng(1)
    places: list[float] = []
    won: list[bool] = []
    game: list[int] = []
    for number in range(600):
        walk = [int(luck.integers(1, 10))]
        while 0 < walk[-1] < 10:
            walk.append(walk[-1] + int(luck.choice((-1, 1))))
        places += walk[:-1]
        won += [walk[-1] == 10] * (len(walk) - 1)
        game += [number] * (len(walk) - 1)
    x = (np.array(places)[:, None] == np.arange(1, 10)).astype(np.float16)
    lots = [Lessons(x, np.array(won, np.float32), np.array(game), "policy")]
    errors = []
    for rounds in (1, 3):
        (layers,) = study(lots, rounds, 1, (16, 8), 0)
        said = chances(play_like(layers, 0.0), np.eye(9, dtype=np.float32))
        errors.append(np.abs(said - np.arange(1, 10) / 10).mean())
    assert errors[1] < errors[0]


@pytest.mark.parametrize("content", [b"", b"PK nonsense", b"\x93NUMPY"])
def test_a_file_without_lessons_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "7.npz").write_bytes(content)
    with pytest.raises(ValueError, match=r"7\.npz holds no lessons"):
        Lessons.load(tmp_path / "7.npz")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--games 0", "there are none"),
        ("--only-play", "keeps the games in --data"),
        ("--members 0", "--members 0: at least 1"),
        ("--rounds 0", "--rounds 0: at least 1"),
    ],
)
def test_training_without_games_or_networks_is_refused(
    words: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", f"train island --players 2 {words}".split())
    with pytest.raises(SystemExit):
        train.main()
    assert said in capsys.readouterr().err


@needs_speed
def test_games_are_played_now_and_learned_from_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learned, "__file__", str(tmp_path / "learned.py"))
    monkeypatch.setattr(train, "COPIED", 2000)

    def run(words: str) -> None:
        monkeypatch.setattr("sys.argv", f"train island --data {tmp_path} {words}".split())
        train.main()

    run("--players 2 --games 40 --teacher policy --seed 3 --only-play")
    run("--players 3 --games 30 --teacher planner --seed 4 --only-play")
    assert {file.name for file in tmp_path.iterdir()} == {"policy-3.npz", "planner-4.npz"}
    run("--players 2 --players 3 --games 0 --members 2 --rounds 2")
    for players in (2, 3):
        data = json.loads((tmp_path / f"island-network-{players}.json").read_text("utf-8"))
        assert "40 of the policy, 2 players, seed 3" in data["made"]
        assert "30 of the planner, 3 players, seed 4" in data["made"]
        Network(data["inputs"], data["wide"], data["narrow"], data["numbers"])
    old = Lessons.load(tmp_path / "policy-3.npz")
    replace(old, x=old.x[:, :80]).save(tmp_path / "policy-3.npz")
    with pytest.raises(SystemExit):
        run("--players 2 --games 0")
    assert "some games have 80 inputs and others 214" in capsys.readouterr().err


def read_layers(name: str) -> Layers:
    """A network that is shipped, as numpy's arrays."""
    data = learned.read(name)
    numbers = np.array(data["numbers"], np.float32)
    sizes = (data["inputs"], data["wide"], data["narrow"], 1)
    layers: Layers = []
    for rows, columns in pairwise(sizes):
        layers.append(numbers[: rows * columns].reshape(rows, columns))
        layers.append(numbers[rows * columns : (rows + 1) * columns])
        numbers = numbers[(rows + 1) * columns :]
    return layers


def test_numpy_reads_a_network_as_the_mind_does() -> None:
    layers = read_layers(MINDS["desert"].network_file(3))
    assert difference(MINDS["desert"].make(3), layers) < 1e-4


@pytest.mark.parametrize(("wide", "narrow"), [(64, 32), (13, 5), (1, 1), (8, 16)])
def test_a_network_of_any_size_adds_up_as_in_numpy(wide: int, narrow: int) -> None:
    inputs = read_layers("desert-network")[0].shape[0]
    layers = new_layers(inputs, wide, narrow, seed=5)
    numbers = [float(number) for layer in layers for number in layer.ravel()]
    weights = MINDS["desert"].read_weights(3)
    mind = DesertMind(weights, Network(inputs, wide, narrow, numbers))
    assert difference(mind, layers) < 1e-4


def difference(mind: Any, layers: Layers) -> float:
    """The largest one between what the mind's network and numpy say of some tables."""
    game = find_game("desert")
    worst = 0.0
    for seed in range(5):
        state = game.new_game(game.read_config({"players": 3}), Dice(seed), Journal(True))
        (said,) = chances(layers, np.array([mind.features(state)], np.float32))
        worst = max(worst, abs(float(said) - mind.chance(state)))
    return worst


def test_training_learns_and_the_compiled_network_says_the_same() -> None:
    luck = np.random.default_rng(1)
    x = luck.normal(size=(4096, 5)).astype(np.float32)
    y = (x[:, 0] + x[:, 1] * x[:, 2] > 0).astype(np.float32)
    layers = fit(new_layers(5, 16, 8, seed=1), x, y, Schedule(0.003, 0.0001, 60), seed=1)
    assert log_loss(layers, x, y) < 0.35 < 0.69
    network = Network(5, 16, 8, [float(n) for layer in layers for n in layer.ravel()])
    if not COMPILED:  # compiled, only minds may ask it
        loss = 0.0
        for row, won in zip(x[:200], y[:200], strict=True):
            chance = network.chance([float(n) for n in row])
            loss -= np.log(chance if won else 1 - chance) / 200
        assert loss == pytest.approx(log_loss(layers, x[:200], y[:200]), rel=1e-4)


def test_a_network_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="a network of 2, 3 and 4 has 30 numbers"):
        Network(2, 3, 4, [0.0] * 29)


@pytest.mark.parametrize("game", sorted(MINDS))
def test_every_file_says_how_it_was_made_and_fits(game: str) -> None:
    for players in find_game(game).info.seats:
        maker = MINDS[game]
        assert len(learned.read(maker.network_file(players))["made"]) > 20
        assert len(learned.read(maker.weights_file(players))["made"]) > 20
        maker.make(players)


@needs_speed
def test_the_strength_page_has_every_cell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, page = tmp_path / "strength.json", tmp_path / "strength.md"
    words = "strength --planner-games 4 --thinker-games 1 --rollouts 8 --threads 1 --game desert"
    monkeypatch.setattr("sys.argv", [*words.split(), "--data", str(data), "--page", str(page)])
    strength.main()
    text = page.read_text("utf-8")
    assert "## planner, 4 games a cell" in text
    assert "## thinker, 8 rollouts for each planning, 1 games a cell" in text
    before = data.read_text("utf-8")
    strength.main()  # nothing is played twice
    assert data.read_text("utf-8") == before
    few = words.replace("--rollouts 8", "--time 0.002 --players 2 --level novice")
    monkeypatch.setattr("sys.argv", [*few.split(), "--data", str(data), "--page", str(page)])
    strength.main()
    assert text.count("## thinker") == 1
    assert "## thinker, 0.002 s a turn, 1 games a cell" in page.read_text("utf-8")
    assert len(json.loads(data.read_text("utf-8"))) == len(json.loads(before)) + 1
