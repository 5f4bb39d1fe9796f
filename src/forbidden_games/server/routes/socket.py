"""The one socket of a table: browsers join, act, and are told what happens."""

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from forbidden_games.server import wire
from forbidden_games.server.addresses import visitor_address
from forbidden_games.server.allowance import Bucket
from forbidden_games.server.lobby import Lobby
from forbidden_games.server.problems import HttpProblem
from forbidden_games.server.room.listener import Listener, SocketRefusal
from forbidden_games.server.room.room import Room
from forbidden_games.server.settings import LONGEST_MESSAGE, Settings
from forbidden_games.server.store import StoreError
from forbidden_games.server.visitors import Visitor, Visitors

log = logging.getLogger(__name__)

router = APIRouter()

MOST_FAULTS: Final = 30  # refused for haste or nonsense, until the socket is closed
NO_SUCH_TABLE: Final = 4404
UNREADABLE: Final = 4410  # a table of another version of the program
TOO_BIG: Final = 1009
MISBEHAVES: Final = 1008
TRY_AGAIN: Final = 1013
FURTHER_JOIN: Final = 25.0  # messages that joining once more counts for: its answer is long
LONGEST_WAIT: Final = 10.0  # seconds, for an address that sends too much
LAST_SECONDS: Final = 1.0  # for whoever is cut off, to read that they are
PONG: Final = wire.Pong().model_dump_json()


@router.websocket("/api/tables/{table}/socket")
async def socket(socket: WebSocket, table: str) -> None:
    """From `join` to goodbye."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    visitors: Visitors = socket.app.state.visitors
    settings: Settings = socket.app.state.settings
    address = visitor_address(socket)
    try:
        room = await lobby.find(table)
    except (HttpProblem, StoreError) as error:
        is_closed = isinstance(error, HttpProblem) and error.status == 410
        await _hang_up(socket, UNREADABLE if is_closed else TRY_AGAIN)
        return
    if room is None:
        await _hang_up(socket, NO_SUCH_TABLE)
        return
    coming = visitors.find(address)
    listener = Listener(address, settings.unsent_a_socket, coming.unsent)
    listener.crowds = (room.crowd, coming.crowd, visitors.crowd)
    for crowd in listener.crowds:
        crowd.enter(listener)
    room.connect(listener)
    writing = asyncio.create_task(_write(socket, listener))
    listener.on_cut_off = partial(_end_soon, asyncio.current_task())
    try:
        await _read(socket, room, listener, coming, settings)
        await room.let_finish(listener)
    except asyncio.CancelledError:
        pass  # it was cut off, or the server ends: both are no fault
    finally:
        for crowd in listener.crowds:
            crowd.leave(listener)
        room.disconnect(listener)
        listener.cut_off()
        writing.cancel()
        with suppress(asyncio.CancelledError):
            await writing


def _end_soon(task: "asyncio.Task[Any] | None") -> None:
    """Whoever is cut off is told so, and has to read it soon."""
    assert task is not None, "a socket is served by a task"
    asyncio.get_running_loop().call_later(LAST_SECONDS, task.cancel)


async def _hang_up(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it has gone, or we have hung up already
        await socket.close(code)


async def _write(socket: WebSocket, listener: Listener) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it has gone
        while True:
            text = await listener.outbox.get()
            if text is None:
                await socket.close(TRY_AGAIN)
                return
            await socket.send_text(text)
            listener.sent(text)


async def _read(
    socket: WebSocket, room: Room, listener: Listener, coming: Visitor, settings: Settings
) -> None:
    """Hear what a browser sends until it goes or has to go."""
    bucket = Bucket(settings.messages_a_second, settings.messages_at_once, time.monotonic())
    faults = 0
    cost = 0.0  # of the next `join`, beside that of any message
    while True:
        await listener.keeps_up()
        try:
            async with asyncio.timeout(None if listener.has_joined else settings.join_seconds):
                text = await _text(socket)
        except TimeoutError:
            if listener.has_joined:
                continue
            await _hang_up(socket, MISBEHAVES)
            return
        except (WebSocketDisconnect, RuntimeError):  # it has gone, or we have hung up
            return
        if not await _wait_for(coming.messages):
            await _hang_up(socket, TRY_AGAIN)
            return
        if text is None or len(text.encode()) > LONGEST_MESSAGE:
            await _hang_up(socket, TOO_BIG)
            return
        try:
            if not bucket.take(time.monotonic()):
                raise SocketRefusal("too_fast")
            message = _message(text)
            if isinstance(message, wire.Join):
                if not bucket.take(time.monotonic(), cost):
                    raise SocketRefusal("too_fast")
                cost = FURTHER_JOIN
                if not await _wait_for(coming.joins):
                    await _hang_up(socket, TRY_AGAIN)
                    return
            if isinstance(message, wire.Ping):
                listener.tell(PONG)  # at once, whatever the room is busy with
            else:
                room.hear(listener, message)
        except SocketRefusal as refusal:
            faults += 1
            if faults > MOST_FAULTS:
                await _hang_up(socket, MISBEHAVES)
                return
            listener.tell(refusal.message)


async def _wait_for(bucket: Bucket) -> bool:
    """Wait as long as an address owes something; False if that would be too long."""
    seconds = bucket.owe(time.monotonic(), LONGEST_WAIT)
    if seconds:
        await asyncio.sleep(seconds)
    return seconds is not None


def _message(text: str) -> wire.FromBrowser:
    """The message in a text; raises SocketRefusal."""
    try:
        return wire.from_browser.validate_json(text)
    except ValidationError:
        raise SocketRefusal("unreadable") from None


async def _text(socket: WebSocket) -> str | None:
    """The next message; None for bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text
