"""Plays a series of games, and any one of them again as a match."""

from collections.abc import Callable
from threading import Event

from forbidden_games.arena.chunks import Chunk, Score, Series, nothing_yet, pieces
from forbidden_games.arena.store import Store
from forbidden_games.arena.workers import LostCluster, Threads, Workers, play_chunks
from forbidden_games.bots.bot import Bot
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.match import Match


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


def recorded_match(game: Game[S], config: Config, bot: Bot, seed: int) -> Match[S]:
    """The game that a bot plays in a series for this seed, as a match; the bot is a new one."""
    match = Match(game, config, seed)
    choices = Dice(seed)  # streams do not disturb each other: these are the choices of the series
    seats = (1 << config.players) - 1
    while not match.is_over:
        action = bot.choose(game, match.state, seats, choices)
        assert action is not None, "a bot for every seat never waits"
        match.play(action)
    return match
