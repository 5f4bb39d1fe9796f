"""A simulation on a Dask cluster: a real scheduler, real worker processes, real deaths."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread, current_thread
from typing import Any, Final

import pytest

from forbidden_games.arena.chunks import Score, engine
from forbidden_games.arena.series import Unfinished, play_series
from forbidden_games.arena.store import Store
from forbidden_games.arena.workers import Cluster
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.plain import COMPILED
from tests.arena.test_series import series
from tests.cli.test_command_line import complaint
from tests.cli.test_simulate import NO_CLUSTER, begun, wait_for_lines
from tests.support.programs import untraced

distributed = pytest.importorskip("distributed")

GAMES: Final = 160_000 if COMPILED else 1200  # some seconds of work


class Dask:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self.scheduler = self._start(
            "dask_scheduler", "--port", "0", "--host", "127.0.0.1", "--scheduler-file", str(file)
        )
        for _ in range(600):
            if file.exists() and file.read_text():
                break
            time.sleep(0.05)
        self.address: str = json.loads(file.read_text())["address"]

    def worker(self, **settings: str) -> subprocess.Popen[bytes]:
        """One more worker with one thread and no nanny: dead is dead."""
        words = ["--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder)]
        worker = self._start("dask_worker", self.address, *words, **settings)
        self.workers.append(worker)
        return worker

    def _start(self, program: str, *words: str, **settings: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{program}", "--no-dashboard", *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**untraced(), **settings},
        )

    def dismiss(self) -> None:
        """Without workers again."""
        while self.workers:
            _kill(self.workers.pop())

    def end(self) -> None:
        self.dismiss()
        _kill(self.scheduler)


def _kill(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask]:
    cluster = Dask(tmp_path_factory.mktemp("dask"))
    yield cluster
    cluster.end()


@pytest.fixture
def dask(scheduler: Dask) -> Iterator[Dask]:
    yield scheduler
    scheduler.dismiss()


def test_a_cluster_gives_the_same_result_to_the_bit_even_if_a_worker_is_killed(
    dask: Dask, tmp_path: Path
) -> None:
    here = play_series(series(seed=5), GAMES).to_json()
    dask.worker()
    victim = dask.worker()
    with distributed.Client(dask.address, set_as_default=False) as onlooker:
        onlooker.wait_for_workers(2, timeout=60)
        assert play_series(series(seed=5), GAMES, Cluster(dask.address)).to_json() == here
        busy: list[int] = []

        def kill(score: Score) -> None:
            if score.games and not busy:
                busy.extend(len(chunks) for chunks in onlooker.processing().values())
                victim.kill()  # kill -9

        with Store(tmp_path, series(seed=5)) as kept:
            score = play_series(kept.series, GAMES, Cluster(dask.address), kept, progress=kill)
    assert len(busy) == 2, "both workers were there"
    assert min(busy) > 0, "and both had chunks under way"
    assert victim.wait() == -signal.SIGKILL
    assert score.to_json() == here
    with Store(tmp_path, series(seed=5)) as kept:
        assert kept.gaps(GAMES) == []
        assert kept.score.to_json() == here


def test_ctrl_c_leaves_what_was_finished(dask: Dask, tmp_path: Path) -> None:
    told: list[str] = []
    stop = Event()
    stop.set()
    nothing = play_series(series(), 10, Cluster(dask.address, told.append), stop=stop)
    assert nothing.games == 0
    assert told == [f"the scheduler at {dask.address} has no workers yet; waiting for some"]

    dask.worker()
    words = ["island", "--games", str(2 * GAMES), "--json", "--cluster", dask.address]
    with begun(*words, "--out", str(tmp_path / "out")) as process:
        wait_for_lines(tmp_path / "out" / "chunks.jsonl", 1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    assert 0 < json.loads(out)["games"] < 2 * GAMES
    assert json.loads(out)["cluster"] == dask.address


def test_a_lost_scheduler_leaves_what_was_finished(tmp_path: Path) -> None:
    dask = Dask(tmp_path)  # one that may die
    dask.worker()

    def kill(score: Score) -> None:
        if score.games:
            dask.scheduler.kill()

    try:
        with pytest.raises(Unfinished, match=r"cluster at .* is gone, or its workers") as broken:
            play_series(series(), GAMES, Cluster(dask.address), progress=kill)
        assert 0 < broken.value.score.games < GAMES
    finally:
        dask.end()


def test_a_scheduler_that_only_stops_answering_is_lost_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dask = Dask(tmp_path)
    dask.worker()
    frozen: list[float] = []

    def freeze(score: Score) -> None:
        if score.games and not frozen:
            monkeypatch.setattr("forbidden_games.arena.workers.CONTACT", 0.5)
            dask.scheduler.send_signal(signal.SIGSTOP)
            frozen.append(time.monotonic())

    try:
        with pytest.raises(Unfinished, match=r"cluster at .* is gone, or its workers") as broken:
            play_series(series(), GAMES, Cluster(dask.address), progress=freeze)
        assert time.monotonic() - frozen[0] < 20
        assert 0 < broken.value.score.games < GAMES
    finally:
        dask.end()


def test_only_the_thread_that_closes_a_client_asks_it_for_scores(
    dask: Dask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any other may ask while the client closes; that is never answered, and nor are later ones."""
    asking: set[Thread] = set()
    result = distributed.Future.result

    def watched(future: Any, timeout: float | None = None) -> Any:
        asking.add(current_thread())
        return result(future, timeout)

    monkeypatch.setattr(distributed.Future, "result", watched)
    dask.worker()
    assert play_series(series(), 10, Cluster(dask.address)).games == 10
    assert asking == {current_thread()}


def test_workers_with_another_forbidden_are_refused(dask: Dask, tmp_path: Path) -> None:
    old = tmp_path / "old" / "forbidden_games" / "arena"
    old.mkdir(parents=True)
    (old.parent / "__init__.py").touch()
    dask.worker(PYTHONPATH=str(tmp_path / "old"))
    with pytest.raises(BadConfig) as refused:
        play_series(series(), 10, Cluster(dask.address))
    assert str(refused.value) == (
        f"the workers at {dask.address} must have the same forbidden as this machine,"
        f" {engine()}: No module named 'forbidden_games.arena.chunks'"
    )
    dask.dismiss()
    names = "Chunk = Series = play_chunk = None\n"
    (old / "chunks.py").write_text(names + "def engine():\n    return '0.0.9 (long ago)'\n")
    dask.worker(PYTHONPATH=str(tmp_path / "old"))
    with pytest.raises(BadConfig, match=r": a worker has 0\.0\.9 \(long ago\)$"):
        play_series(series(), 10, Cluster(dask.address))


@pytest.mark.parametrize("address", [NO_CLUSTER, "nowhere", "bird://nest:1"])
def test_a_scheduler_that_does_not_answer_is_named(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forbidden_games.arena.workers.CONTACT", 0.5)
    with pytest.raises(BadConfig) as refused, Cluster(address):
        pass
    assert str(refused.value).startswith(f"no Dask scheduler answers at {address!r}; an address is")


def test_an_unreachable_scheduler_is_one_sentence_for_the_person() -> None:
    start = time.monotonic()
    assert "no Dask scheduler answers at 'nest'" in complaint(
        "simulate", "island", "--cluster", "nest"
    )
    assert time.monotonic() - start < 30


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(BadConfig, match=r"package distributed: pip install 'forbidden-games\["),
        Cluster(NO_CLUSTER),
    ):
        pass
