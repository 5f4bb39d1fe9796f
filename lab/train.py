"""Trains the value networks: self-play, then a small network in numpy that tells who will win.

First on games of the policy alone; then, as often as it helps, on those of the planner and of the
thinker, who use the network so far: python -m lab.train GAME --players 2 --players 3
--games 60000 --data DIR, then the same with --teacher planner, and so on; or `make train`.

Every run learns from nothing, on all positions kept so far; with --games 0 on those alone. A
network is told who played each of them, and answers as for the best of these players. So the many
games of weaker players teach it what matters, and the few of the best how often they win.

Networks that saw the same games disagree by some points about a position, and a bot that looks for
the best plan finds the errors of the one it asks. So a committee learns, and the network that is
written learns to say what the committee says on average: it errs half as much.

How a game ends says little about a position long before: so a second committee learns less from
that than from what the first one says of the positions that came next, and a third from the second.
"""

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from forbidden_games.bots import learned
from forbidden_games.bots.minds import MINDS
from forbidden_games.bots.teaching import TEACHERS
from lab.lessons import Lessons, gather
from lab.network import Floats, Halves, Layers, Schedule, fit, forward, log_loss, new_layers

HELD_BACK: Final = 20  # one game in 20
CHUNK: Final = 20_000  # positions about which the committee is asked at once
FADE: Final = 0.9  # from one position to the next: what is left of the word of later ones

Sizes = tuple[int, int]  # units of the two hidden layers

FAST: Final = 0.003
SLOW: Final = 0.00005
TAUGHT: Final = 4_000_000  # positions that a member sees, again and again if there are fewer
LEAST_OFTEN: Final = 2  # each of them
AGAIN: Final = 4  # the same in later rounds: there is less luck to learn by heart
MOST_OFTEN: Final = 5  # or it learns the games by heart
COPIED: Final = 12_000_000  # positions about which the committee is asked in all


def told_who_played(lessons: Lessons) -> Halves:
    """The positions, with one more input: how well the game was played."""
    skill = np.full((len(lessons.x), 1), lessons.skill, np.float16)
    return np.concatenate([lessons.x, skill], 1)


def learn(
    layers: Layers,
    datasets: Sequence[Lessons],
    aims: Sequence[Floats],
    schedule: Schedule,
    seed: int,
) -> Layers:
    """A better network from all of these, without the games held back."""
    kept = [dataset.game % HELD_BACK != 0 for dataset in datasets]
    x = np.concatenate(
        [told_who_played(dataset)[some] for dataset, some in zip(datasets, kept, strict=True)]
    )
    y = np.concatenate([aim[some] for aim, some in zip(aims, kept, strict=True)])
    return fit(layers, x, y, schedule, seed)


def play_like(layers: Layers, skill: float) -> Layers:
    """The same network without the last input, which from now on always says this."""
    rows, bias, *others = layers
    return [rows[:-1], bias + np.float32(skill) * rows[-1], *others]


def ask(committee: Sequence[Layers], x: Halves) -> Floats:
    """What the committee says of these positions on average."""
    said = np.empty(len(x), np.float32)
    for start in range(0, len(x), CHUNK):
        some = x[start : start + CHUNK].astype(np.float32)
        logits = sum(forward(member, some)[2][:, 0] for member in committee) / len(committee)
        said[start : start + CHUNK] = 1 / (1 + np.exp(-logits))
    return said


def look_ahead(dataset: Lessons, said: Floats) -> Floats:
    """For each position what was said of those that came next, and how the game ended: TD(FADE)."""
    aims = dataset.won.copy()
    for at in range(len(aims) - 2, -1, -1):
        if dataset.game[at] == dataset.game[at + 1]:
            aims[at] = (1 - FADE) * said[at + 1] + FADE * aims[at + 1]
    return aims


def study(
    datasets: Sequence[Lessons],
    rounds: int,
    members: int,
    sizes: Sizes,
    seed: int,
    threads: int = 1,
) -> list[Layers]:
    """The last of this number of committees; its members still ask who plays."""
    positions = sum(len(dataset.x) for dataset in datasets)
    best = max(dataset.skill for dataset in datasets)
    aims = [dataset.won for dataset in datasets]
    committee: list[Layers] = []
    for lap in range(rounds):
        if lap:
            aims = [
                look_ahead(dataset, ask(committee, told_who_played(dataset)))
                for dataset in datasets
            ]
        least = AGAIN if lap else LEAST_OFTEN
        schedule = Schedule(FAST, SLOW, min(max(TAUGHT // positions, least), MOST_OFTEN))

        def teach(
            seed: int, aims: Sequence[Floats] = aims, schedule: Schedule = schedule
        ) -> Layers:
            layers = new_layers(datasets[0].x.shape[1] + 1, *sizes, seed)
            return learn(layers, datasets, aims, schedule, seed)

        with ThreadPoolExecutor(threads) as pool:
            committee = list(pool.map(teach, range(seed, seed + members)))
        seed += members
        for member in committee:
            print(f"round {lap + 1}: {report(play_like(member, best), datasets)}", flush=True)
    return committee


def agree(
    committee: Sequence[Layers], datasets: Sequence[Lessons], sizes: Sizes, seed: int
) -> Layers:
    """One network that says what the committee says on average."""
    x = np.concatenate([dataset.x[dataset.game % HELD_BACK != 0] for dataset in datasets])
    schedule = Schedule(FAST, SLOW, -(-COPIED // len(x)))
    return fit(new_layers(x.shape[1], *sizes, seed), x, ask(committee, x), schedule, seed)


def report(layers: Layers, datasets: Sequence[Lessons]) -> str:
    """How surprised it is by the games held back of the best players."""
    best = max(dataset.skill for dataset in datasets)
    held = [
        (dataset, dataset.game % HELD_BACK == 0) for dataset in datasets if dataset.skill == best
    ]
    x = np.concatenate([dataset.x[some] for dataset, some in held]).astype(np.float32)
    won = np.concatenate([dataset.won[some] for dataset, some in held])
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
    datasets: list[Lessons] = []
    if given.data:
        given.data.mkdir(parents=True, exist_ok=True)
        try:
            datasets = [Lessons.load(old) for old in sorted(given.data.glob("*.npz"))]
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
        datasets.append(fresh)
    if given.only_play:
        return
    if not datasets:
        parser.error("--games 0 learns from the games in --data, and there are none")
    widths = sorted({dataset.x.shape[1] for dataset in datasets})
    if len(widths) > 1:
        parser.error(
            f"--data {given.data}: some games have {widths[0]} inputs and others {widths[-1]};"
            " play those of the older code again"
        )
    best = max(dataset.skill for dataset in datasets)
    better = sum(len(dataset.x) for dataset in datasets if dataset.skill)
    if better:  # the policy's games are cheap: they must not drown the others
        datasets = [
            dataset if dataset.skill else dataset.some(better, given.seed) for dataset in datasets
        ]
    sizes = given.wide, given.narrow
    learners = study(datasets, given.rounds, given.members, sizes, given.seed, given.processes)
    committee = [play_like(member, best) for member in learners]
    layers = committee[0] if len(committee) == 1 else agree(committee, datasets, sizes, given.seed)
    said = report(layers, datasets)
    print(f"all: {said}")
    played = "; ".join(dataset.made for dataset in datasets)
    made = (
        f"train {given.game} --members {given.members} --rounds {given.rounds}"
        f" --seed {given.seed} on games: {played}:"
        f" {sum(len(dataset.x) for dataset in datasets)} positions, {said}"
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
