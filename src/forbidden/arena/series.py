"""Plays a series of games, and any one of them again as a match."""

from collections.abc import Callable
from threading import Event
from typing import Any

from forbidden.arena.chunks import Chunk, Score, Series, nothing_yet, pieces
from forbidden.arena.store import Store
from forbidden.arena.workers import LostCluster, Threads, Workers, play_chunks
from forbidden.bots.bot import Bot
from forbidden.kernel.dice import Dice
from forbidden.kernel.game import Game
from forbidden.kernel.match import Match


class Unfinished(Exception):
    """A series that could not go on: a sentence that says why, and the score so far."""

    def __init__(self, sentence: str, score: Score) -> None:
        super().__init__(sentence)
        self.score = score


def play_series(
    series: Series,
    games: int,
    workers: Workers | None = None,  # by default one thread
    store: Store | None = None,
    stop: Event | None = None,
    progress: Callable[[Score], None] = lambda score: None,
    size: int | None = None,  # games in a chunk
) -> Score:
    """One game for each seed from the first one on, on each side.

    Neither the workers nor the size of the chunks nor a break in between changes the score. Setting
    `stop` ends the series early: the score then holds the games that were finished.
    """
    total = nothing_yet(series)
    gaps = [(series.seed, games)]
    if store:
        gaps = store.gaps(games)
        total.add(store.score)
    missing = sum(count for _, count in gaps)
    try:
        with workers or Threads(1) as crew:
            size = size or crew.size(series, missing)
            chunks = (Chunk(series, seed, count) for seed, count in pieces(gaps, size))
            progress(total)
            for chunk, score in play_chunks(chunks, crew, stop or Event()):
                if store:
                    store.keep(chunk, score)
                total.add(score)
                progress(total)
    except LostCluster as error:
        raise Unfinished(str(error), total) from None
    return total


def recorded_match(game: Game[Any, Any], config: Any, bot: Bot, seed: int) -> Match[Any, Any]:
    """The game that a bot plays in a series for this seed, as a match; the bot is a new one."""
    match = Match(game, config, seed)
    choices = Dice(seed)  # streams do not disturb each other: these are the choices of the series
    seats = (1 << config.players) - 1
    while not match.is_over:
        action = bot.choose(game, match.state, seats, choices)
        assert action is not None, "a bot for every seat never waits"
        match.play(action)
    return match
