"""Ctrl-C as a wish to stop soon: nothing is torn apart in the middle."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def stop_on_signal() -> Iterator[threading.Event]:
    """An event that Ctrl-C or a polite kill sets; the second time they act at once."""
    stop = threading.Event()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def wish(number: int, frame: FrameType | None) -> None:
        stop.set()
        signal.signal(number, before[signal.Signals(number)])

    for number, old in before.items():
        if old != signal.SIG_IGN:  # a program in the background is not to hear of Ctrl-C
            signal.signal(number, wish)
    try:
        yield stop
    finally:
        for number, old in before.items():
            signal.signal(number, old)
