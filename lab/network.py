"""A small network in numpy: three layers, trained by Adam on the log loss.

The bots ask the same network in `forbidden_games/bots/network.py`.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

BATCH: Final = 512
WARM_UP: Final = 300  # steps until the network learns at full speed
DECAY: Final = 1e-5  # of the weights
LEAK: Final = 0.01  # as in bots/network.py

Floats = NDArray[np.float32]
Halves = NDArray[np.float16]  # the inputs are about 0 to 1: enough, and half the room
Layers = list[Floats]


@dataclass(frozen=True)
class Schedule:
    """How fast a network learns, from the first step to the last."""

    fast: float
    slow: float
    epochs: int


def new_layers(inputs: int, wide: int, narrow: int, seed: int) -> Layers:
    """A network with random weights, before any training."""
    luck = np.random.default_rng(seed)
    layers: Layers = []
    for rows, columns in ((inputs, wide), (wide, narrow), (narrow, 1)):
        layers += [
            luck.normal(0, np.sqrt(2 / rows), (rows, columns)).astype(np.float32),
            np.zeros(columns, np.float32),
        ]
    return layers


def forward(layers: Layers, x: Floats) -> list[Floats]:
    """What every layer says; the last one before it is squeezed into a chance."""
    one = x @ layers[0] + layers[1]
    one = np.maximum(one, LEAK * one)
    two = one @ layers[2] + layers[3]
    two = np.maximum(two, LEAK * two)
    return [one, two, two @ layers[4] + layers[5]]


def chances(layers: Layers, x: Floats) -> Floats:
    """What the network thinks of these positions."""
    return np.asarray(1 / (1 + np.exp(-forward(layers, x)[2][:, 0])), np.float32)


def log_loss(layers: Layers, x: Floats, y: Floats) -> float:
    """How surprised the network is by what happened."""
    chance = np.clip(chances(layers, x), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean())


def backward(layers: Layers, x: Floats, y: Floats) -> list[Floats]:
    """The slope of the loss along every number of the network."""
    one, two, last = forward(layers, x)
    wrong = (1 / (1 + np.exp(-last)) - y[:, None]) / np.float32(len(x))
    wrong_two = (wrong @ layers[4].T) * np.where(two < 0, np.float32(LEAK), np.float32(1))
    wrong_one = (wrong_two @ layers[2].T) * np.where(one < 0, np.float32(LEAK), np.float32(1))
    return [
        x.T @ wrong_one,
        wrong_one.sum(0),
        one.T @ wrong_two,
        wrong_two.sum(0),
        two.T @ wrong,
        wrong.sum(0),
    ]


def fit(layers: Layers, x: Floats | Halves, y: Floats, schedule: Schedule, seed: int) -> Layers:
    """The network after training on these positions: Adam on the log loss."""
    luck = np.random.default_rng(seed)
    layers = [layer.copy() for layer in layers]
    mean = [np.zeros_like(layer) for layer in layers]
    square = [np.zeros_like(layer) for layer in layers]
    steps = schedule.epochs * (len(x) // BATCH)
    step = 0
    for _ in range(schedule.epochs):
        order = luck.permutation(len(x))
        for start in range(0, len(x) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            rate = schedule.fast + (schedule.slow - schedule.fast) * step / steps
            step += 1
            rate *= min(step / WARM_UP, 1.0)
            slopes = backward(layers, x[batch].astype(np.float32), y[batch])
            for place, slope in enumerate(slopes):
                slope = slope + DECAY * layers[place]
                mean[place] = 0.9 * mean[place] + 0.1 * slope
                square[place] = 0.999 * square[place] + 0.001 * slope * slope
                move = mean[place] / (1 - 0.9**step)
                layers[place] -= rate * move / (np.sqrt(square[place] / (1 - 0.999**step)) + 1e-8)
    return layers
