"""Trains the value networks: self-play, then a small network in numpy that tells who will win.

First on games of the policy alone; then, as often as it helps, on those of the planner and of the
thinker, who use the network so far: python -m forbidden.arena.train desert --players 2 --players 3
--games 60000 --data DIR, then the same with --teacher planner, and so on; or `make train`.

Every run learns from nothing, on all positions kept so far; with --games 0 on those alone. A
network is told who played each of them, and answers as for the best of these players. So the many
games of weaker players teach it what matters, and the few of the best how often they win.

Networks that saw the same games disagree by some points about a position, and a bot that looks for
the best plan finds the errors of the one it asks. So a committee learns, and the network that is
written learns to say what the committee says on the average: it errs half as much.

How a game ends says little about a position long before: so a second committee learns less from
that than from what the first one says of the positions that came next, and a third from the second.
"""

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from forbidden.arena.lessons import TEACHERS, Floats, Halves, Lessons, gather
from forbidden.bots import learned
from forbidden.bots.minds import MINDS

BATCH: Final = 512
WARM_UP: Final = 300  # steps until the network learns at full speed
DECAY: Final = 1e-5  # of the weights
LEAK: Final = 0.01  # as in network.py
HELD_BACK: Final = 20  # one game of so many
LOT: Final = 20_000  # positions about which the committee is asked at once
FADE: Final = 0.9  # from one position to the next: what is left of the word of later ones

Layers = list[Floats]
Sizes = tuple[int, int]  # units of the two hidden layers


@dataclass(frozen=True)
class Course:
    """How fast a network learns, from the first step to the last."""

    fast: float
    slow: float
    epochs: int


FAST: Final = 0.003
SLOW: Final = 0.00005
TAUGHT: Final = 4_000_000  # positions that a member sees, again and again if there are fewer
LEAST_OFTEN: Final = 2  # each of them
AGAIN: Final = 4  # the same in later rounds: there is less luck to learn by heart
MOST_OFTEN: Final = 5  # or it learns the games by heart
COPIED: Final = 12_000_000  # positions about which the committee is asked


def new_layers(inputs: int, wide: int, narrow: int, seed: int) -> Layers:
    """A network that knows nothing."""
    luck = np.random.default_rng(seed)
    layers: Layers = []
    for rows, columns in ((inputs, wide), (wide, narrow), (narrow, 1)):
        layers += [
            luck.normal(0, np.sqrt(2 / rows), (rows, columns)).astype(np.float32),
            np.zeros(columns, np.float32),
        ]
    return layers


def read_layers(name: str) -> Layers:
    """The network that is there."""
    data = learned.read(name)
    numbers = np.array(data["numbers"], np.float32)
    sizes = (data["inputs"], data["wide"], data["narrow"], 1)
    layers: Layers = []
    for rows, columns in pairwise(sizes):
        layers.append(numbers[: rows * columns].reshape(rows, columns))
        layers.append(numbers[rows * columns : (rows + 1) * columns])
        numbers = numbers[(rows + 1) * columns :]
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


def fit(layers: Layers, x: Floats | Halves, y: Floats, course: Course, seed: int) -> Layers:
    """Adam on the log loss."""
    luck = np.random.default_rng(seed)
    layers = [layer.copy() for layer in layers]
    mean = [np.zeros_like(layer) for layer in layers]
    square = [np.zeros_like(layer) for layer in layers]
    steps = course.epochs * (len(x) // BATCH)
    step = 0
    for _ in range(course.epochs):
        order = luck.permutation(len(x))
        for start in range(0, len(x) - BATCH + 1, BATCH):
            lot = order[start : start + BATCH]
            rate = course.fast + (course.slow - course.fast) * step / steps
            step += 1
            rate *= min(step / WARM_UP, 1.0)
            slopes = backward(layers, x[lot].astype(np.float32), y[lot])
            for place, slope in enumerate(slopes):
                slope = slope + DECAY * layers[place]
                mean[place] = 0.9 * mean[place] + 0.1 * slope
                square[place] = 0.999 * square[place] + 0.001 * slope * slope
                move = mean[place] / (1 - 0.9**step)
                layers[place] -= rate * move / (np.sqrt(square[place] / (1 - 0.999**step)) + 1e-8)
    return layers


def told_who_played(lessons: Lessons) -> Halves:
    """The positions, with one more input: how well the game was played."""
    skill = np.full((len(lessons.x), 1), lessons.skill, np.float16)
    return np.concatenate([lessons.x, skill], 1)


def learn(
    layers: Layers, lots: Sequence[Lessons], aims: Sequence[Floats], course: Course, seed: int
) -> Layers:
    """A better network from all of these, without the games held back."""
    kept = [lot.game % HELD_BACK != 0 for lot in lots]
    x = np.concatenate([told_who_played(lot)[some] for lot, some in zip(lots, kept, strict=True)])
    y = np.concatenate([aim[some] for aim, some in zip(aims, kept, strict=True)])
    return fit(layers, x, y, course, seed)


def play_like(layers: Layers, skill: float) -> Layers:
    """The same network without the last input, which from now on always says this."""
    rows, bias, *others = layers
    return [rows[:-1], bias + np.float32(skill) * rows[-1], *others]


def ask(committee: Sequence[Layers], x: Halves) -> Floats:
    """What the committee says of these positions on the average."""
    said = np.empty(len(x), np.float32)
    for start in range(0, len(x), LOT):
        lot = x[start : start + LOT].astype(np.float32)
        logits = sum(forward(member, lot)[2][:, 0] for member in committee) / len(committee)
        said[start : start + LOT] = 1 / (1 + np.exp(-logits))
    return said


def look_ahead(lot: Lessons, said: Floats) -> Floats:
    """For each position what was said of those that came next, and how the game ended: TD(FADE)."""
    aims = lot.won.copy()
    for at in range(len(aims) - 2, -1, -1):
        if lot.game[at] == lot.game[at + 1]:
            aims[at] = (1 - FADE) * said[at + 1] + FADE * aims[at + 1]
    return aims


def study(
    lots: Sequence[Lessons], rounds: int, members: int, sizes: Sizes, seed: int, threads: int = 1
) -> list[Layers]:
    """The last of so many committees; its members still ask who plays."""
    positions = sum(len(lot.x) for lot in lots)
    best = max(lot.skill for lot in lots)
    aims = [lot.won for lot in lots]
    committee: list[Layers] = []
    for lap in range(rounds):
        if lap:
            aims = [look_ahead(lot, ask(committee, told_who_played(lot))) for lot in lots]
        least = AGAIN if lap else LEAST_OFTEN
        course = Course(FAST, SLOW, min(max(TAUGHT // positions, least), MOST_OFTEN))

        def teach(seed: int, aims: Sequence[Floats] = aims, course: Course = course) -> Layers:
            layers = new_layers(lots[0].x.shape[1] + 1, *sizes, seed)
            return learn(layers, lots, aims, course, seed)

        with ThreadPoolExecutor(threads) as pool:
            committee = list(pool.map(teach, range(seed, seed + members)))
        seed += members
        for member in committee:
            print(f"round {lap + 1}: {report(play_like(member, best), lots)}", flush=True)
    return committee


def agree(committee: Sequence[Layers], lots: Sequence[Lessons], sizes: Sizes, seed: int) -> Layers:
    """One network that says what the committee says on the average."""
    x = np.concatenate([lot.x[lot.game % HELD_BACK != 0] for lot in lots])
    course = Course(FAST, SLOW, -(-COPIED // len(x)))
    return fit(new_layers(x.shape[1], *sizes, seed), x, ask(committee, x), course, seed)


def report(layers: Layers, lots: Sequence[Lessons]) -> str:
    """How surprised it is by the games held back of the best players."""
    best = max(lot.skill for lot in lots)
    held = [(lot, lot.game % HELD_BACK == 0) for lot in lots if lot.skill == best]
    x = np.concatenate([lot.x[some] for lot, some in held]).astype(np.float32)
    won = np.concatenate([lot.won[some] for lot, some in held])
    rate = float(np.clip(won.mean(), 1e-6, 1 - 1e-6))
    base = -(rate * np.log(rate) + (1 - rate) * np.log(1 - rate))
    return f"log loss {log_loss(layers, x, won):.4f} against {base:.4f}"


def main() -> None:
    """Play, train and write the file."""
    parser = argparse.ArgumentParser(description="Train a value network.")
    parser.add_argument("game", choices=sorted(MINDS))
    parser.add_argument("--players", type=int, action="append", required=True)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--teacher", choices=TEACHERS, default=TEACHERS[0], help="who plays them")
    parser.add_argument("--rollouts", type=int, default=100, help="of a turn of the thinker")
    parser.add_argument("--data", type=Path, help="keep the positions here, and use those there")
    parser.add_argument("--only-play", action="store_true", help="learn another time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--wide", type=int, default=64)
    parser.add_argument("--narrow", type=int, default=32)
    parser.add_argument("--members", type=int, default=4, help="networks in a committee")
    parser.add_argument("--rounds", type=int, default=3, help="committees, one after the other")
    given = parser.parse_args()
    for name in ("members", "rounds"):
        if getattr(given, name) < 1:
            parser.error(f"--{name} {getattr(given, name)}: at least 1")
    lots: list[Lessons] = []
    if given.data:
        given.data.mkdir(parents=True, exist_ok=True)
        try:
            lots = [Lessons.load(old) for old in sorted(given.data.glob("*.npz"))]
        except ValueError as error:
            parser.error(f"--data {given.data}: {error}")
    elif given.only_play:
        parser.error("--only-play keeps the games in --data, and there is none")
    if given.games:
        start = time.monotonic()
        fresh = gather(
            given.game,
            given.players,
            given.games,
            given.seed,
            given.teacher,
            given.processes,
            given.rollouts,
        )
        print(
            f"{len(fresh.x)} positions of {given.games} games in {time.monotonic() - start:.0f} s"
        )
        if given.data:
            fresh.save(given.data / f"{given.teacher}-{given.seed}.npz")
        lots.append(fresh)
    if given.only_play:
        return
    if not lots:
        parser.error("--games 0 learns from the games in --data, and there are none")
    widths = sorted({lot.x.shape[1] for lot in lots})
    if len(widths) > 1:
        parser.error(
            f"--data {given.data}: some games have {widths[0]} inputs and others {widths[-1]};"
            " play those of the older code again"
        )
    best = max(lot.skill for lot in lots)
    better = sum(len(lot.x) for lot in lots if lot.skill)
    if better:  # the policy's games are cheap: they must not drown the others
        lots = [lot if lot.skill else lot.some(better, given.seed) for lot in lots]
    sizes = given.wide, given.narrow
    learners = study(lots, given.rounds, given.members, sizes, given.seed, given.processes)
    committee = [play_like(member, best) for member in learners]
    layers = committee[0] if len(committee) == 1 else agree(committee, lots, sizes, given.seed)
    said = report(layers, lots)
    print(f"all: {said}")
    played = "; ".join(lot.made for lot in lots)
    made = (
        f"train {given.game} --members {given.members} --rounds {given.rounds}"
        f" --seed {given.seed} on games: {played}:"
        f" {sum(len(lot.x) for lot in lots)} positions, {said}"
    )
    data = {
        "made": made,
        "inputs": len(layers[0]),
        "wide": len(layers[1]),
        "narrow": len(layers[3]),
        "numbers": [float(f"{number:.5g}") for layer in layers for number in layer.ravel()],
    }
    for name in {MINDS[given.game].network_file(players) for players in given.players}:
        Path(learned.__file__).with_name(f"{name}.json").write_text(
            json.dumps(data) + "\n", "utf-8"
        )


if __name__ == "__main__":
    main()
