"""Tuning and training are repeatable, and what is measured can be read."""

from pathlib import Path

import numpy as np
import pytest

from forbidden.arena import strength
from forbidden.arena.train import fit, gather, log_loss
from forbidden.arena.tune import tune
from forbidden.bots import learned
from forbidden.bots.bot import Budget
from forbidden.bots.minds import MINDS
from forbidden.bots.network import Network
from forbidden.plain import COMPILED

needs_speed = pytest.mark.skipif(not COMPILED, reason="minutes on the plain files")


@needs_speed
def test_tuning_is_repeatable_and_keeps_every_weight() -> None:
    one, two = (tune("island", 2, generations=2, games=3, seed=9, threads=t) for t in (1, 2))
    assert one == two
    assert tuple(one["weights"]) == MINDS["island"].weights
    assert all(weight > 0 for weight in one["weights"].values())


@needs_speed
@pytest.mark.parametrize("game", sorted(MINDS))
def test_self_play_is_repeatable(game: str) -> None:
    one = gather(game, [2], games=6, seed=3, budget=Budget(), threads=1)
    two = gather(game, [2], games=6, seed=3, budget=Budget(), threads=1)
    assert len(one[0]) > 20
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])


def test_training_learns_and_the_compiled_network_says_the_same() -> None:
    luck = np.random.default_rng(1)
    x = luck.normal(size=(4096, 5))
    y = (x[:, 0] + x[:, 1] * x[:, 2] > 0).astype(float)
    layers = fit(x, y, wide=16, narrow=8, epochs=60, seed=1)
    assert log_loss(layers, x, y) < 0.35 < 0.69
    network = Network(5, 16, 8, [float(n) for layer in layers for n in layer.ravel()])
    if not COMPILED:  # compiled, only minds may ask it
        loss = 0.0
        for row, won in zip(x[:200], y[:200], strict=True):
            chance = network.chance([float(n) for n in row])
            loss -= np.log(chance if won else 1 - chance) / 200
        assert loss == pytest.approx(log_loss(layers, x[:200], y[:200]), rel=1e-6)


def test_a_network_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="a network of 2, 3 and 4 has 30 numbers"):
        Network(2, 3, 4, [0.0] * 29)


@pytest.mark.parametrize("game", sorted(MINDS))
def test_every_file_says_how_it_was_made_and_fits(game: str) -> None:
    for players in strength.PLAYERS[game]:
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
    assert "## thinker, 8 rollouts a turn, 1 games a cell" in text
    before = data.read_text("utf-8")
    strength.main()  # nothing is played twice
    assert data.read_text("utf-8") == before
