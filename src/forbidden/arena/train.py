"""Trains the value networks: self-play, then a small network in numpy that tells who will win.

Usage: python -m forbidden.arena.train island --players 2 --games 20000; or `make train`.
"""

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from forbidden.bots import find_bot, learned
from forbidden.bots.bot import Bot, Budget
from forbidden.bots.minds import MINDS
from forbidden.bots.plans import Plans
from forbidden.games import find_game
from forbidden.kernel.dice import CHOICE, Dice
from forbidden.kernel.game import RUNNING, WON, Game
from forbidden.kernel.journal import Journal

LEVELS: Final = ("novice", "normal", "elite", "legendary")
FIRST_SEED: Final = 1 << 41  # far from the seeds on which strength is measured
ACTING: Final = 0  # the phase of a turn in which a player acts, in both games
SURPRISES: Final = 10  # in one turn of so many any of the best plans is played
CHOICES: Final = 10  # how many plans that are
SEES_ALL: Final = ("desert",)  # its network judges any position, not only after the actions
ONE_IN: Final = 4  # decisions: so often a position in between is taken
BATCH: Final = 512
RATE: Final = 0.003  # of learning, at first; falls to nothing
LEAK: Final = 0.01  # as in network.py

Floats = NDArray[np.float64]


def play(
    game: Game[Any, Any], config: Any, bot: Bot, mind: Any, seed: int
) -> tuple[list[list[float]], bool]:
    """One game: what the network would have seen after each turn's actions, and whether it won."""
    dice, thoughts, journal, plans = Dice(seed), Dice(seed), Journal(True), Plans()
    state = game.new_game(config, dice, journal)
    everybody = (1 << state.seats) - 1
    seen = []
    surprise: list[int] = []
    fresh = True  # at the start of a turn
    while game.outcome(state) == RUNNING:
        if fresh and not thoughts.pick(CHOICE, SURPRISES):
            mind.find_plans(state, everybody, plans)
            if plans.size:
                surprise = plans.listed(thoughts.pick(CHOICE, min(CHOICES, plans.size)))
        action = surprise.pop(0) if surprise else bot.choose(game, state, everybody, thoughts)
        assert action is not None
        acting, seat = state.phase == ACTING, state.seat
        game.apply(state, action, dice, journal)
        fresh = state.seat != seat
        has_acted = acting and state.phase != ACTING
        if game.outcome(state) == RUNNING and (
            has_acted or (game.name in SEES_ALL and (fresh or not thoughts.pick(CHOICE, ONE_IN)))
        ):
            seen.append(mind.features(state))
        if state.phase != ACTING:
            surprise = []
    return seen, game.outcome(state) == WON


def gather(
    name: str, players: Sequence[int], games: int, seed: int, budget: Budget, threads: int
) -> tuple[Floats, Floats]:
    """Positions and results of self-play over all levels."""
    game = find_game(name)
    base = FIRST_SEED + (seed << 32)

    def lot(first: int) -> tuple[list[list[float]], list[float]]:
        bot = find_bot("planner") if budget == Budget() else find_bot("thinker", budget)
        minds = {count: MINDS[name].make(count) for count in players}
        rows: list[list[float]] = []
        results: list[float] = []
        for number in range(first, games, threads):
            count = players[number % len(players)]
            level = LEVELS[number // len(players) % len(LEVELS)]
            config = game.read_config({"players": count, "level": level})
            seen, won = play(game, config, bot, minds[count], base + number)
            rows += seen
            results += [float(won)] * len(seen)
        return rows, results

    with ThreadPoolExecutor(threads) as pool:
        lots = list(pool.map(lot, range(threads)))
    return (
        np.array([row for rows, _ in lots for row in rows]),
        np.array([result for _, results in lots for result in results]),
    )


def forward(layers: list[Floats], x: Floats) -> list[Floats]:
    """What every layer says; the last one before it is squeezed into a chance."""
    one = x @ layers[0] + layers[1]
    one = np.where(one < 0, LEAK * one, one)
    two = one @ layers[2] + layers[3]
    two = np.where(two < 0, LEAK * two, two)
    return [one, two, two @ layers[4] + layers[5]]


def log_loss(layers: list[Floats], x: Floats, y: Floats) -> float:
    """How surprised the network is by what happened."""
    chance = np.clip(1 / (1 + np.exp(-forward(layers, x)[2][:, 0])), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean())


def fit(x: Floats, y: Floats, wide: int, narrow: int, epochs: int, seed: int) -> list[Floats]:
    """Adam on the log loss."""
    luck = np.random.default_rng(seed)
    sizes = [(x.shape[1], wide), (wide, narrow), (narrow, 1)]
    layers: list[Floats] = []
    for rows, columns in sizes:
        layers += [luck.normal(0, np.sqrt(2 / rows), (rows, columns)), np.zeros(columns)]
    mean = [np.zeros_like(layer) for layer in layers]
    square = [np.zeros_like(layer) for layer in layers]
    steps = epochs * (len(x) // BATCH)
    step = 0
    for _ in range(epochs):
        order = luck.permutation(len(x))
        for start in range(0, len(x) - BATCH + 1, BATCH):
            step += 1
            lot = order[start : start + BATCH]
            slopes = backward(layers, x[lot], y[lot])
            rate = RATE * (1 - (step - 1) / steps)
            for place, slope in enumerate(slopes):
                mean[place] = 0.9 * mean[place] + 0.1 * slope
                square[place] = 0.999 * square[place] + 0.001 * slope * slope
                move = mean[place] / (1 - 0.9**step)
                layers[place] -= rate * move / (np.sqrt(square[place] / (1 - 0.999**step)) + 1e-8)
    return layers


def backward(layers: list[Floats], x: Floats, y: Floats) -> list[Floats]:
    """The slope of the loss along every number of the network."""
    one, two, last = forward(layers, x)
    wrong = (1 / (1 + np.exp(-last)) - y[:, None]) / len(x)
    wrong_two = (wrong @ layers[4].T) * np.where(two < 0, LEAK, 1.0)
    wrong_one = (wrong_two @ layers[2].T) * np.where(one < 0, LEAK, 1.0)
    return [
        x.T @ wrong_one,
        wrong_one.sum(0),
        one.T @ wrong_two,
        wrong_two.sum(0),
        two.T @ wrong,
        wrong.sum(0),
    ]


def main() -> None:
    """Play, train and write the file."""
    parser = argparse.ArgumentParser(description="Train a value network.")
    parser.add_argument("game", choices=sorted(MINDS))
    parser.add_argument("--players", type=int, action="append", required=True)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rollouts", type=int, help="self-play of a thinker instead of a planner")
    parser.add_argument("--data", type=Path, help="keep the positions here, and use those there")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--wide", type=int, default=48)
    parser.add_argument("--narrow", type=int, default=16)
    given = parser.parse_args()
    start = time.monotonic()
    budget = Budget(rollouts=given.rollouts)
    x, y = gather(given.game, given.players, given.games, given.seed, budget, given.threads)
    print(f"{len(x)} positions of {given.games} games in {time.monotonic() - start:.0f} s")
    if given.data:
        given.data.mkdir(parents=True, exist_ok=True)
        count = len(list(given.data.glob("*.npz")))
        np.savez_compressed(given.data / f"{count}.npz", x=x.astype(np.float32), y=y)
        files = [np.load(file) for file in sorted(given.data.glob("*.npz"))]
        x = np.concatenate([file["x"].astype(float) for file in files])
        y = np.concatenate([file["y"] for file in files])
    held = len(x) // 20
    layers = fit(x[held:], y[held:], given.wide, given.narrow, given.epochs, given.seed)
    loss = log_loss(layers, x[:held], y[:held])
    rate = y.mean()
    base = -(rate * np.log(rate) + (1 - rate) * np.log(1 - rate))
    print(f"log loss {loss:.4f} on {held} positions held back; {base:.4f} for the base rate")
    made = (
        f"train {given.game} --players {' '.join(map(str, given.players))} --games {given.games}"
        f" --seed {given.seed}"
        + (f" --rollouts {given.rollouts}" if given.rollouts else "")
        + f": {len(x)} positions, log loss {loss:.4f} against {base:.4f}"
    )
    for players in given.players:
        name = MINDS[given.game].network_file(players)
        data = {
            "made": made,
            "inputs": x.shape[1],
            "wide": given.wide,
            "narrow": given.narrow,
            "numbers": [float(f"{number:.5g}") for layer in layers for number in layer.ravel()],
        }
        Path(learned.__file__).with_name(f"{name}.json").write_text(
            json.dumps(data) + "\n", "utf-8"
        )


if __name__ == "__main__":
    main()
