"""Tunes the weights of a policy: CMA-ES over games that every candidate plays with the same deals.

Usage: python -m lab.tune GAME --players 4 --generations 60; or `make tune`.
"""

import argparse
import json
import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from forbidden_games.bots import learned
from forbidden_games.bots.minds import MINDS, MindMaker
from forbidden_games.games import find_game
from forbidden_games.kernel.game import WON
from forbidden_games.kernel.tally import Tally

FIRST_SEED: Final = 1 << 40  # far from the seeds on which strength is measured
STEP: Final = 0.15  # first spread of the logarithms of the weights
PROGRESS: Final = 0.04  # what a treasure or part counts beside a win


def worth(tally: Tally) -> float:
    """What is tuned: wins, and a little for each treasure or part."""
    got = sum(steps * games for steps, games in enumerate(tally.progress))
    return (tally.outcomes[WON] + PROGRESS * got) / tally.games


def play(
    maker: MindMaker,
    starts: Sequence[Any],
    weights: Sequence[float],
    players: int,
    seed: int,
    games: int,
) -> Tally:
    """The same deals at every level with one set of weights."""
    mind = maker.from_weights(list(weights), players)
    mind.policy_only = True  # weights show best in the policy alone
    total = Tally()
    for start in starts:
        tally = Tally()
        mind.play_series(start, seed, games, tally)
        total.add(tally)
    return total


def tune(
    name: str, players: int, generations: int, games: int, seed: int, threads: int
) -> dict[str, Any]:
    """The best weights found, and how; the same seed finds the same."""
    import cma

    game = find_game(name)
    maker = MINDS[name]
    starts = [
        game.table(game.read_config({"players": players, "level": level}))
        for level in game.info.levels
    ]
    file = maker.weights_file(players)
    before = learned.weights(file, maker.weights)
    strategy = cma.CMAEvolutionStrategy(
        [math.log(max(weight, 1e-3)) for weight in before],
        STEP,
        {"CMA_diagonal": True, "popsize": 16, "seed": seed + 1, "verbose": -9},
    )
    with ThreadPoolExecutor(threads) as pool:
        for generation in range(generations):
            deals = FIRST_SEED + (seed << 32) + generation * games
            candidates = strategy.ask()
            tallies = list(
                pool.map(
                    lambda logs, deals=deals: play(
                        maker, starts, [math.exp(log) for log in logs], players, deals, games
                    ),
                    candidates,
                )
            )
            strategy.tell(candidates, [-worth(tally) for tally in tallies])
            mean = sum(worth(tally) for tally in tallies) / len(tallies)
            wins = sum(tally.outcomes[WON] for tally in tallies) / sum(
                tally.games for tally in tallies
            )
            print(f"generation {generation + 1}: {wins:.1%} won, worth {mean:.4f}", flush=True)
    after = [math.exp(log) for log in strategy.result.xfavorite]
    fresh = FIRST_SEED - (1 << 30)
    old, new = (
        play(maker, starts, weights, players, fresh, 10 * games) for weights in (before, after)
    )
    print(f"{file} on {old.games} fresh deals: worth {worth(old):.4f} -> {worth(new):.4f}")
    chosen = after if worth(new) > worth(old) else before
    how = (
        f"tune {name} --players {players} --games {games} --seed {seed}: {generations} generations"
        f" of 16 candidates; {old.outcomes[WON] / old.games:.1%} ->"
        f" {new.outcomes[WON] / new.games:.1%} of {old.games} fresh games over all levels"
    )
    made = learned.read(file).get("made", "")
    return {
        "made": f"{made}; {how}" if chosen is after else made,
        "weights": {
            key: float(f"{weight:.4g}") for key, weight in zip(maker.weights, chosen, strict=True)
        },
    }


def main() -> None:
    """Tune and write the file."""
    parser = argparse.ArgumentParser(description="Tune the weights of a policy.")
    parser.add_argument("game", choices=sorted(MINDS))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=250, help="a level and candidate")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    result = tune(
        given.game, given.players, given.generations, given.games, given.seed, given.threads
    )
    file = Path(learned.__file__).with_name(MINDS[given.game].weights_file(given.players) + ".json")
    file.write_text(json.dumps(result, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
