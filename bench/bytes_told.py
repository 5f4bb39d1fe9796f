"""How much a browser is told of a play, in whole games: `python -m bench.bytes_told`."""

import argparse

from forbidden_games.bots import find_bot
from forbidden_games.games import GAMES
from forbidden_games.kernel.dice import Dice
from forbidden_games.server import wire
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.position import position
from forbidden_games.server.room.live_table import on_wire
from forbidden_games.server.wire.changes import changes
from forbidden_games.server.wire.folding import unfolded


def sizes(game: str, players: int, seed: int) -> list[tuple[int, int]]:
    """By play: the bytes of its message, and of the whole position with each action by itself."""
    history = MatchHistory(game, {"players": players}, seed)
    bot, dice, told, found = find_bot("planner"), Dice(seed), position(history), []
    while not history.is_over:
        rules, state = history.match.game, history.match.state
        action = bot.choose(rules, state.copy(), (1 << players) - 1, dice)
        play = history.play(rules.legal_actions(state)[0] if action is None else action)
        before, told = told, position(history)
        message = wire.Played(play=on_wire(play), changes=changes(before, told))
        whole = told.model_copy(update={"legal": unfolded(told.legal)})
        found.append((len(message.model_dump_json()), len(whole.model_dump_json())))
    return found


def main() -> None:
    """Both games, and their mean."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    options = parser.parse_args()
    everything = []
    for game in GAMES:
        found = [
            size for seed in range(options.games) for size in sizes(game, options.players, seed)
        ]
        everything += found
        report(game, found)
    report("all", everything)


def report(name: str, found: list[tuple[int, int]]) -> None:
    """A line for these plays."""
    told, whole = (sum(column) / len(found) for column in zip(*found, strict=True))
    print(f"{name}: {len(found)} plays, {told:.0f} bytes told a play; {whole:.0f} of the position")


if __name__ == "__main__":
    main()
