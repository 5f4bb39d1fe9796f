"""The one socket of a table: browsers join, act, and are told what happens."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from forbidden_games.server import wire
from forbidden_games.server.allowance import Bucket
from forbidden_games.server.lobby import Lobby
from forbidden_games.server.problems import HttpProblem
from forbidden_games.server.room.listener import Listener, SocketRefusal
from forbidden_games.server.room.room import Room
from forbidden_games.server.settings import LONGEST_MESSAGE, Settings
from forbidden_games.server.store import StoreError

log = logging.getLogger(__name__)

router = APIRouter()

MOST_FAULTS: Final = 30  # refused for haste or nonsense, until the socket is closed
NO_SUCH_TABLE: Final = 4404
UNREADABLE: Final = 4410  # a table of another version of the program
TOO_BIG: Final = 1009
MISBEHAVES: Final = 1008
TRY_AGAIN: Final = 1013
PONG: Final = wire.Pong().model_dump_json()


@router.websocket("/api/tables/{table}/socket")
async def socket(socket: WebSocket, table: str) -> None:
    """From `join` to goodbye."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    settings: Settings = socket.app.state.settings
    try:
        room = await lobby.find(table)
    except (HttpProblem, StoreError) as error:
        is_closed = isinstance(error, HttpProblem) and error.status == 410
        await socket.close(UNREADABLE if is_closed else TRY_AGAIN)
        return
    if room is None:
        await socket.close(NO_SUCH_TABLE)
        return
    if room.connected >= settings.sockets_a_room or lobby.connected >= settings.sockets:
        await socket.close(TRY_AGAIN)
        return
    listener = Listener()
    room.connect(listener)
    writing = asyncio.create_task(_write(socket, listener))
    try:
        await _read(socket, room, listener, settings)
    except WebSocketDisconnect:
        pass
    finally:
        room.disconnect(listener)
        writing.cancel()
        with suppress(asyncio.CancelledError):
            await writing


async def _write(socket: WebSocket, listener: Listener) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it has gone
        while True:
            text = await listener.outbox.get()
            if text is None:
                await socket.close(TRY_AGAIN)
                return
            await socket.send_text(text)


async def _read(socket: WebSocket, room: Room, listener: Listener, settings: Settings) -> None:
    bucket = Bucket(settings.messages_a_second, settings.messages_at_once, time.monotonic())
    faults = 0
    while True:
        if listener.has_joined:
            text = await _text(socket)
        else:
            try:
                text = await asyncio.wait_for(_text(socket), settings.join_seconds)
            except TimeoutError:
                if listener.has_joined:
                    continue
                await socket.close(MISBEHAVES)
                return
        if text is None or len(text.encode()) > LONGEST_MESSAGE:
            await socket.close(TOO_BIG)
            return
        try:
            if not bucket.take(time.monotonic()):
                raise SocketRefusal("too_fast")
            message = _message(text)
            if isinstance(message, wire.Ping):
                listener.tell(PONG)  # at once, whatever the room is busy with
            else:
                room.hear(listener, message)
        except SocketRefusal as refusal:
            faults += 1
            if faults > MOST_FAULTS:
                await socket.close(MISBEHAVES)
                return
            listener.tell(refusal.message)


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
