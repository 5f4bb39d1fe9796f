"""Served: a server as people start it, that can be measured, stopped, killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Self

import httpx

START: Final = 180.0  # seconds that a server may take to start
PROGRAM: Final = "from forbidden_games.cli.serve import serve; serve()"
GENEROUS: Final = {  # one address plays at all tables here
    "FORBIDDEN_TABLES_AN_HOUR": "1000000",
    "FORBIDDEN_MESSAGES_A_SECOND": "100000",
    "FORBIDDEN_MESSAGES_AT_ONCE": "100000",
    "FORBIDDEN_SOCKETS": "100000",
    "FORBIDDEN_SOCKETS_AN_ADDRESS": "100000",  # the whole load comes from one
    "FORBIDDEN_JOINS_A_SECOND": "100000",
    "FORBIDDEN_JOINS_AT_ONCE": "100000",
    "FORBIDDEN_ADDRESS_MESSAGES_A_SECOND": "100000",
    "FORBIDDEN_ADDRESS_MESSAGES_AT_ONCE": "100000",
    "FORBIDDEN_UNSENT_AN_ADDRESS": "1000000000",
    "FORBIDDEN_ROOMS": "100000",
    "FORBIDDEN_BOT_TRIES": "0",
}


class Served:
    """`forbidden serve` on a database, always on the same port."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        processes: int = 1,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        self.database = database or str(folder / "tables.db")
        self.base = f"http://127.0.0.1:{self.port}/api"
        self.sockets = f"ws://127.0.0.1:{self.port}/api/tables"
        self.log = folder / "server.log"
        self._processes = processes
        self._environment = {**os.environ, **GENEROUS, **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = ["--port", str(self.port), "--database", self.database, "--no-client"]
        if self._processes > 1:
            options += ["--processes", str(self._processes)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *options],
                env=self._environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        deadline = time.monotonic() + START
        while True:
            try:
                httpx.get(f"{self.base}/catalog", trust_env=False)
                return
            except httpx.TransportError:
                is_late = time.monotonic() > deadline or self._process.poll() is not None
                assert not is_late, f"the server does not start:\n{self.log.read_text()}"
                time.sleep(0.05)

    def send(self, how: signal.Signals) -> None:
        """Send a signal to all its processes."""
        assert self._process is not None, "nobody has started it"
        os.killpg(self._process.pid, how)

    def kill(self) -> None:
        """End all its processes at once, in the middle of whatever they do."""
        self.send(signal.SIGKILL)
        self._wait()

    def end(self) -> None:
        """Stop it, if it runs."""
        if self._process and self._process.poll() is None:
            self._process.terminate()
            self._wait()

    def _wait(self) -> None:
        assert self._process is not None, "nobody has started it"
        try:
            self._process.wait(START)
        except subprocess.TimeoutExpired:
            self.send(signal.SIGKILL)
            raise

    @property
    def tracebacks(self) -> int:
        """How many stack traces it has written."""
        return self.log.read_text().count("Traceback")

    def processor_seconds(self) -> float:
        """What all its processes have used so far."""
        assert self._process is not None, "nobody has started it"
        return processor_seconds(self._process.pid)

    def memory(self) -> int:
        """Bytes of memory that all its processes have; what they share counts once."""
        assert self._process is not None, "nobody has started it"
        return sum(_own_memory(each) for each, _ in _processes_of(self._process.pid))


def processor_seconds(first: int) -> float:
    """What a process and those it has started have used so far, with those that have ended."""
    ticks = sum(int(ticks) for _, each in _processes_of(first) for ticks in each[11:15])
    return ticks / float(os.sysconf("SC_CLK_TCK"))


def _processes_of(first: int) -> Iterator[tuple[int, list[str]]]:
    """A process and those of its group or started by it, with their fields of /proc/N/stat from the
    state on. A PostgreSQL server gives each of its processes a group of its own."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            continue
        number = int(path.parent.name)
        if first in (number, int(fields[1]), int(fields[2])):
            yield number, fields


def _own_memory(process: int) -> int:
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0
