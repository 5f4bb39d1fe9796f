"""Metrics: what a server counts and measures about itself, for Prometheus.

Labels are codes and kinds, never names, keys, seeds or what people have written.
"""

import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Self
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily

from forbidden_games.kernel.errors import BadConfig

COUNTED: Final = CollectorRegistry()  # of this process, whether anybody asks or not
BRIEF: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
LONG: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50)
MOST_PROCESSES: Final = 64  # that look for a port of their own

PLAYS: Final = Counter("forbidden_plays", "Plays that were stored and told.", registry=COUNTED)
STORING: Final = Histogram(
    "forbidden_store_seconds", "Until a play is stored.", buckets=BRIEF, registry=COUNTED
)
TELLING: Final = Histogram(
    "forbidden_tell_seconds", "To tell a play to a table.", buckets=BRIEF, registry=COUNTED
)
THINKING: Final = Histogram(
    "forbidden_think_seconds",
    "Until a bot or an advice has thought, with the time in the queue.",
    ["who"],
    buckets=LONG,
    registry=COUNTED,
)
REFUSALS: Final = Counter(
    "forbidden_refusals", "What was not granted at a table.", ["code"], registry=COUNTED
)
PROBLEMS: Final = Counter(
    "forbidden_problems", "What was not granted over HTTP.", ["code"], registry=COUNTED
)
for _collector in (ProcessCollector, PlatformCollector, GCCollector):
    _collector(registry=COUNTED)


class Gauges:
    """What is true of a server just now; each number is asked for when somebody scrapes."""

    def __init__(self, asked: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        self._asked = asked

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """The numbers as Prometheus wants them."""
        for name, (about, ask) in self._asked.items():
            yield GaugeMetricFamily(f"forbidden_{name}", about, value=ask())


class MetricsServer:
    """Answers `/metrics` on a port of its own, in a thread of its own."""

    def __init__(self, server: WSGIServer, thread: threading.Thread, gauges: Gauges) -> None:
        self._server = server
        self._thread = thread
        self._gauges = gauges
        self.port = int(server.server_port)

    @classmethod
    def start(cls, host: str, port: int, gauges: Gauges) -> Self:
        """Listen on the first free port from this one on: each process has its own.

        Raises BadConfig.
        """
        COUNTED.register(gauges)
        trouble = ""
        for number in range(port, min(port + MOST_PROCESSES, 65536)):
            try:
                return cls(*start_http_server(number, host, COUNTED), gauges)
            except OSError as error:
                trouble = error.strerror or str(error)
        COUNTED.unregister(gauges)
        raise BadConfig(f"cannot serve metrics on {host} port {port}: {trouble}")

    def close(self) -> None:
        """Answer nobody any more."""
        COUNTED.unregister(self._gauges)
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
