"""Connections: how many there may be, and when somebody who says or reads nothing is hung up on."""

import asyncio
import errno
import logging
import time
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode

try:
    import resource
except ImportError:  # Windows, where a process may open as much as it likes
    resource = None  # type: ignore[assignment]

ENOUGH: Final = 65_536  # files to ask for where the system sets no limit
RESERVE: Final = 300  # files for the rest: database, pages, who is just coming or going
MOST_SILENT: Final = 2_000  # connections that have not asked for anything yet
SILENT_SECONDS: Final = 15.0  # that a connection may take until its request is complete
UNREAD_SECONDS: Final = 60.0  # in which nothing is read of what waits to be sent
LINGER_SECONDS: Final = 10.0  # for what is left to be sent to whoever has been hung up on
ONCE: Final = 60.0  # seconds between two notes in the log that no file is left

NO_FILE_LEFT: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

log = logging.getLogger(__name__)


def raise_file_limit() -> None:
    """Let this process open as many files as the system permits: a connection is one."""
    if resource is None:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wish in (ENOUGH if most == resource.RLIM_INFINITY else most, 10_240):
        if now == resource.RLIM_INFINITY or wish <= now:
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, most))
            return
        except (ValueError, OSError):  # macOS grants fewer than it says
            continue


def most_connections() -> int:
    """How many connections leave enough files for everything else."""
    if resource is None:
        return ENOUGH
    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if now == resource.RLIM_INFINITY else max(now - RESERVE, now // 2)


class Connection(asyncio.Protocol):
    """Ends for good what has been closed, or is never read."""

    transport: asyncio.Transport
    _watch: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to watch."""
        super().connection_made(transport)
        self._look_again(SILENT_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """There is nothing more to watch."""
        self._end_watch()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Much waits to be read."""
        super().pause_writing()
        if self._unread is None:
            loop = asyncio.get_running_loop()
            self._unread = loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Most of it has been read."""
        super().resume_writing()
        if self._unread:
            self._unread.cancel()
            self._unread = None

    def _silent_for(self) -> float:
        """Seconds for which a request has been overdue."""
        return 0.0

    def _look_again(self, seconds: float) -> None:
        self._watch = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        if self.transport.is_closing():  # what is left is not read
            self.transport.abort()
            return
        silent = self._silent_for()
        if silent < SILENT_SECONDS:
            self._look_again(SILENT_SECONDS - silent)
        else:
            self.transport.close()
            self._look_again(LINGER_SECONDS)

    def _end_watch(self) -> None:
        for timer in (self._watch, self._unread):
            if timer:
                timer.cancel()
        self._watch = self._unread = None


class HttpConnection(Connection, H11Protocol):
    """uvicorn's, for strangers: it waits for a request for so long only.

    If there are too many connections, the one that has waited longest for a request has to go:
    whoever asks at once is served, and players stay at their tables.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._since = time.monotonic()
        self._silent = _SILENT.setdefault(self.server_state, {})

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come; if there are too many, the longest silent one has to go."""
        super().connection_made(transport)
        self._silent[self] = None
        if len(self._silent) > MOST_SILENT or len(self.connections) > most_connections():
            longest = next(iter(self._silent))
            del self._silent[longest]
            longest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._silent.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come, perhaps the whole of a request."""
        super().data_received(data)
        if self._is_answering:
            self._silent.pop(self, None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket."""
        self._silent.pop(self, None)
        self._end_watch()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """An answer has been given; the next request may come."""
        super().on_response_complete()
        self._since = time.monotonic()
        if not self._is_answering and not self.transport.is_closing():
            self._silent[self] = None

    @property
    def _is_answering(self) -> bool:
        """Whether a whole request has come, and not yet all of its answer has gone."""
        cycle = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def _silent_for(self) -> float:
        return 0.0 if self._is_answering else time.monotonic() - self._since


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """uvicorn's, without a stack trace for what browsers do wrong."""

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is none ends the connection."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


_SILENT: WeakKeyDictionary[ServerState, dict[HttpConnection, None]] = WeakKeyDictionary()


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


class LoopErrors:
    """Notes what goes wrong in the event loop; that no file is left, once in a while only."""

    def __init__(self) -> None:
        self._noted = -ONCE

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in NO_FILE_LEFT:
            loop.default_exception_handler(context)
        elif time.monotonic() - self._noted >= ONCE:
            self._noted = time.monotonic()
            log.error("no new connection can be accepted: %s; raise the limit of open files", error)
