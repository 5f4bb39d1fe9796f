"""Who plays the chunks: threads here, or the workers of a Dask cluster."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol, Self

from forbidden_games.arena.chunks import Chunk, Score, Series, chunk_size, engine, play_chunk
from forbidden_games.kernel.errors import BadConfig

LOOK: Final = 0.1  # seconds between two looks whether to stop
PATIENCE: Final = 2.0  # seconds that running chunks have to end after a stop
CONTACT: Final = 10.0  # seconds for a scheduler to answer, whatever it is asked
RETRIES: Final = 3  # of a chunk that failed, or died with several workers
COUNT: Final = 1.0  # seconds between two counts of a cluster's workers
FEW: Final = 8  # places, while a cluster has no workers yet

Ended = tuple[Chunk, Score]


class LostCluster(Exception):
    """The cluster is gone in the middle of a series: a sentence that says so."""


class Workers(Protocol):
    """Plays chunks beside the caller.

    Entered before the first chunk; leaving drops what is still under way.
    """

    def places(self) -> int:
        """How many chunks may be under way now, waiting ones included."""

    def size(self, series: Series, games: int) -> int:
        """How many games make a good chunk."""

    def start(self, chunk: Chunk) -> None:
        """Take a chunk; returns at once."""

    def next_ended(self, seconds: float) -> Ended | None:
        """A chunk that has ended and its score, or None if none did in this time.

        Raises what went wrong with a chunk.
        """

    def drop_waiting(self) -> int:
        """Forget chunks that have not begun; how many."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...


def play_chunks(
    chunks: Iterator[Chunk], workers: Workers, stop: threading.Event
) -> Iterator[tuple[Chunk, Score]]:
    """Each chunk with its score, in the order in which they end.

    After a stop no chunk is begun; those under way have a moment to end, then they are dropped.
    """
    under_way = 0
    deadline = float("inf")
    while True:
        while not stop.is_set() and under_way < workers.places():
            chunk = next(chunks, None)
            if chunk is None:
                break
            workers.start(chunk)
            under_way += 1
        if stop.is_set() and deadline == float("inf"):
            under_way -= workers.drop_waiting()
            deadline = time.monotonic() + PATIENCE
        if not under_way or time.monotonic() > deadline:
            return
        ended = workers.next_ended(LOOK)
        if ended:
            under_way -= 1
            yield ended


class Threads:
    """Threads of this process: the compiled engine does not hold the interpreter lock."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._ended: SimpleQueue[tuple[Chunk, Score | BaseException]] = SimpleQueue()
        self._waiting: SimpleQueue[Chunk | None] = SimpleQueue()

    def __enter__(self) -> Self:
        for _ in range(self.number):
            # Daemons: the end of the program does not wait for the thoughts of a dropped chunk.
            threading.Thread(target=self._work, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self.drop_waiting()
        for _ in range(self.number):
            self._waiting.put(None)

    def places(self) -> int:
        return 2 * self.number  # nobody is idle while a finished chunk is put away

    def size(self, series: Series, games: int) -> int:
        return chunk_size(series, games, self.number)

    def start(self, chunk: Chunk) -> None:
        self._waiting.put(chunk)

    def next_ended(self, seconds: float) -> Ended | None:
        try:
            chunk, score = self._ended.get(timeout=seconds)
        except Empty:
            return None
        if isinstance(score, BaseException):
            raise score
        return chunk, score

    def drop_waiting(self) -> int:
        dropped = 0
        with suppress(Empty):
            while self._waiting.get_nowait():
                dropped += 1
        return dropped

    def _work(self) -> None:
        while chunk := self._waiting.get():
            try:
                self._ended.put((chunk, play_chunk(chunk)))
            except BaseException as error:  # raised again by whoever waits for the chunk
                self._ended.put((chunk, error))


class Cluster:
    """The workers of a Dask scheduler; what a worker had under way when it died is run again.

    Only the thread that enters and leaves asks the client for anything: a question that is put
    while the client closes is never answered. And every question that goes to the scheduler has an
    end, for a scheduler can stop answering without hanging up.
    """

    def __init__(self, address: str, warn: Callable[[str], None] = lambda sentence: None) -> None:
        self.address = address
        self.warn = warn
        self._under_way: dict[Any, tuple[Chunk, int]] = {}  # by future: the chunk and its lives
        self._ended: SimpleQueue[Any] = SimpleQueue()  # futures
        self._cores = 0
        self._next_count = 0.0
        self._has_warned = False

    def __enter__(self) -> Self:
        import asyncio

        try:
            from distributed import Client
            from distributed.comm import connect
        except ImportError:
            raise BadConfig(
                "--cluster needs the package distributed: pip install 'forbidden-games[cluster]'"
            ) from None
        # What goes wrong is said here, in a sentence.
        for name in list(logging.root.manager.loggerDict):
            if name.startswith(("distributed", "tornado")):
                logging.getLogger(name).disabled = True

        async def knock() -> None:
            comm = await connect(self.address, timeout=CONTACT)
            comm.abort()

        try:
            asyncio.run(knock())  # a client that fails to connect does not clean up
            self._client = Client(self.address, timeout=CONTACT, set_as_default=False)
        except (OSError, ValueError):
            raise BadConfig(
                f"no Dask scheduler answers at {self.address!r}; an address is like"
                " tcp://192.168.1.5:8786, as `dask scheduler` shows it"
            ) from None
        return self

    def __exit__(self, *error: object) -> None:
        with suppress(Exception):  # a scheduler that is gone need not know
            self._client.cancel(list(self._under_way), force=True)
        with suppress(TimeoutError):
            self._client.close(CONTACT)

    def places(self) -> int:
        return 2 * self._count()  # the next chunk is there when one ends

    def size(self, series: Series, games: int) -> int:
        return chunk_size(series, games, self._count(), elsewhere=True)

    def _count(self) -> int:
        """Threads of all workers; these come and go."""
        if time.monotonic() > self._next_count:
            try:
                self._cores = sum(self._client.nthreads(callback_timeout=CONTACT).values())
            except Exception as error:
                if self._is_gone(error):
                    raise self._lost() from None
                raise
            self._next_count = time.monotonic() + COUNT
            if not self._cores and not self._has_warned:
                self.warn(f"the scheduler at {self.address} has no workers yet; waiting for some")
            self._has_warned = True
        return self._cores or FEW

    def start(self, chunk: Chunk) -> None:
        self._submit(chunk, RETRIES)

    def next_ended(self, seconds: float) -> Ended | None:
        from distributed import KilledWorker

        try:
            future = self._ended.get(timeout=seconds)
        except Empty:
            return None
        chunk, lives = self._under_way.pop(future)
        try:
            words = future.result(timeout=CONTACT)
        except KilledWorker:  # several workers in a row died with this chunk
            if not lives:
                raise self._lost() from None
            self._submit(chunk, lives - 1)
            return None
        except ImportError as error:
            raise BadConfig(
                f"the workers at {self.address} must have the same forbidden as this machine,"
                f" {engine()}: {error}"
            ) from None
        except Exception as error:
            if future.status == "error":
                raise  # from the chunk itself
            if isinstance(error, TimeoutError):  # its worker died with the score: played again
                self._watch(future, chunk, lives)
                return None
            if isinstance(error, CancelledError) or self._is_gone(error):
                raise self._lost() from None
            raise
        return chunk, Score.from_json(words)

    def drop_waiting(self) -> int:
        return 0  # the scheduler does not say which have begun

    def _submit(self, chunk: Chunk, lives: int) -> None:
        words = {**chunk.series.to_json(), "first": chunk.seed, "games": chunk.games}
        try:
            future = self._client.submit(_traveller(), words, engine(), pure=False, retries=RETRIES)
            self._watch(future, chunk, lives)
        except Exception as error:
            if self._is_gone(error):
                raise self._lost() from None
            raise

    def _watch(self, future: Any, chunk: Chunk, lives: int) -> None:
        self._under_way[future] = chunk, lives
        # All clients of this process share one thread for these calls: it must never wait.
        future.add_done_callback(self._ended.put)

    def _is_gone(self, error: Exception) -> bool:
        """Whether an error means a lost scheduler: a client without one raises errors of any kind,
        and while it has one they are faults of the program."""
        return isinstance(error, OSError) or self._client.status != "running"

    def _lost(self) -> LostCluster:
        return LostCluster(f"the cluster at {self.address} is gone, or its workers keep dying")


def _traveller() -> Callable[[dict[str, Any], str], dict[str, Any]]:
    """Plays a chunk in words. As a local function it is sent whole, not by its name: the
    scheduler need not have forbidden, and a worker that has another one can say so.
    """

    def play(words: dict[str, Any], wanted: str) -> dict[str, Any]:
        from forbidden_games.arena.chunks import Chunk, Series, engine, play_chunk

        if engine() != wanted:
            raise ImportError(f"a worker has {engine()}")
        chunk = Chunk(Series.from_json(words), words["first"], words["games"])
        return play_chunk(chunk).to_json()

    return play
