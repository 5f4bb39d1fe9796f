"""Who plays the chunks: threads here, or the workers of a Dask cluster."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol, Self

from forbidden.arena.chunks import Chunk, Score, Series, chunk_size, engine, play_chunk
from forbidden.kernel.errors import BadConfig

LOOK: Final = 0.1  # seconds between two looks whether to stop
PATIENCE: Final = 2.0  # seconds that running chunks have to end after a stop
CONTACT: Final = 10.0  # seconds for a scheduler to answer
RETRIES: Final = 3  # of a chunk that failed, or died with several workers
COUNT: Final = 1.0  # seconds between two counts of a cluster's workers
GONE: Final = (OSError, RuntimeError, ValueError, AttributeError)  # from a client without scheduler
FEW: Final = 8  # places, while a cluster has no workers yet

Ended = tuple[Chunk, Score | BaseException]


class LostCluster(Exception):
    """The cluster is gone in the middle of a series: a sentence that says so."""


class Workers(Protocol):
    """Plays chunks beside the caller, and puts what came of each into `ended`.

    Entered before the first chunk; leaving drops what is still under way.
    """

    ended: SimpleQueue[Ended]

    def places(self) -> int:
        """How many chunks may be under way now, waiting ones included."""

    def size(self, series: Series, games: int) -> int:
        """How many games make a good chunk."""

    def start(self, chunk: Chunk) -> None:
        """Take a chunk; returns at once."""

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
        with suppress(Empty):
            chunk, score = workers.ended.get(timeout=LOOK)
            under_way -= 1
            if isinstance(score, BaseException):
                raise score
            yield chunk, score


class Threads:
    """Threads of this process: the compiled engine does not hold the interpreter lock."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ended: SimpleQueue[Ended] = SimpleQueue()
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

    def drop_waiting(self) -> int:
        dropped = 0
        with suppress(Empty):
            while self._waiting.get_nowait():
                dropped += 1
        return dropped

    def _work(self) -> None:
        while chunk := self._waiting.get():
            try:
                self.ended.put((chunk, play_chunk(chunk)))
            except BaseException as error:  # raised again by whoever waits for the chunk
                self.ended.put((chunk, error))


class Cluster:
    """The workers of a Dask scheduler; what a worker had under way when it died is run again."""

    def __init__(self, address: str, warn: Callable[[str], None] = lambda sentence: None) -> None:
        self.address = address
        self.warn = warn
        self.ended: SimpleQueue[Ended] = SimpleQueue()
        self._futures: set[Any] = set()
        self._cores = 0
        self._next_count = 0.0

    def __enter__(self) -> Self:
        import asyncio

        try:
            from distributed import Client
            from distributed.comm import connect
        except ImportError:
            raise BadConfig(
                "--cluster needs the package distributed: pip install 'forbidden[cluster]'"
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
        if not self._client.nthreads():
            self.warn(f"the scheduler at {self.address} has no workers yet; waiting for some")
        return self

    def __exit__(self, *error: object) -> None:
        with suppress(Exception):  # a scheduler that is gone need not know
            self._client.cancel(list(self._futures), force=True)
        self._client.close()

    def places(self) -> int:
        return 2 * self._count()  # the next chunk is there when one ends

    def size(self, series: Series, games: int) -> int:
        return chunk_size(series, games, self._count(), elsewhere=True)

    def _count(self) -> int:
        """Threads of all workers; these come and go."""
        if time.monotonic() > self._next_count:
            try:
                self._cores = sum(self._client.nthreads().values())
            except GONE:
                raise self._lost() from None
            self._next_count = time.monotonic() + COUNT
        return self._cores or FEW

    def start(self, chunk: Chunk) -> None:
        try:
            self._submit(chunk, RETRIES)
        except GONE:
            raise self._lost() from None

    def drop_waiting(self) -> int:
        return 0  # the scheduler does not say which have begun

    def _submit(self, chunk: Chunk, lives: int) -> None:
        words = {**chunk.series.to_json(), "first": chunk.seed, "games": chunk.games}
        future = self._client.submit(_traveller(), words, engine(), pure=False, retries=RETRIES)
        self._futures.add(future)
        future.add_done_callback(lambda future: self._end(chunk, future, lives))

    def _end(self, chunk: Chunk, future: Any, lives: int) -> None:
        """Runs on a thread of the client."""
        from distributed import KilledWorker

        self._futures.discard(future)
        try:
            self.ended.put((chunk, Score.from_json(future.result())))
        except KilledWorker:  # several workers in a row died with this chunk
            if lives:
                self._submit(chunk, lives - 1)
            else:
                self.ended.put((chunk, self._lost()))
        except CancelledError:
            self.ended.put((chunk, self._lost()))
        except ImportError as error:
            refusal = BadConfig(
                f"the workers at {self.address} must have the same forbidden as this machine,"
                f" {engine()}: {error}"
            )
            self.ended.put((chunk, refusal))
        except BaseException as error:  # raised again by whoever waits for the chunk
            self.ended.put((chunk, error))

    def _lost(self) -> LostCluster:
        return LostCluster(f"the cluster at {self.address} is gone, or its workers keep dying")


def _traveller() -> Callable[[dict[str, Any], str], dict[str, Any]]:
    """Plays a chunk in words. As a local function it is sent whole, not by its name: the
    scheduler need not have forbidden, and a worker that has another one can say so.
    """

    def play(words: dict[str, Any], wanted: str) -> dict[str, Any]:
        from forbidden.arena.chunks import Chunk, Series, engine, play_chunk

        if engine() != wanted:
            raise ImportError(f"a worker has {engine()}")
        chunk = Chunk(Series.from_json(words), words["first"], words["games"])
        return play_chunk(chunk).to_json()

    return play
