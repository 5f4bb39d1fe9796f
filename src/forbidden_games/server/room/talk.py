"""What players say to each other: set phrases, remarks about the table, texts of their own."""

import time
from datetime import UTC, datetime
from typing import Final

from forbidden_games.kernel.message import Message
from forbidden_games.server import wire
from forbidden_games.server.allowance import Bucket
from forbidden_games.server.room.listener import Listener, SocketRefusal
from forbidden_games.server.room.live_table import LiveTable
from forbidden_games.server.room.seating import tidy
from forbidden_games.server.store import StoredSaying

PHRASES: Final = frozenset(
    ("hello", "good-idea", "wait", "help-me", "go-ahead", "thanks", "well-played", "oops")
)


async def point(table: LiveTable, listener: Listener, seat: int, cell: str) -> None:
    """Show everybody a cell."""
    table.expect_own(listener, seat)
    if not table.history.has_cell(cell):
        raise SocketRefusal("unreadable")
    await table.pass_on(wire.Pointed(seat=seat, cell=cell))


async def say(table: LiveTable, listener: Listener, message: wire.Say) -> None:
    """Say a set phrase, or a remark of the game about something that is there."""
    table.expect_own(listener, message.seat)
    await _tell(table, message.seat, told=_sentence(table, message))


async def write(table: LiveTable, listener: Listener, seat: int, text: str) -> None:
    """Say something in one's own words."""
    table.expect_own(listener, seat)
    if not table.link.stored.chat:
        raise SocketRefusal("no_chat")
    plain = tidy(text)
    if not plain:
        raise SocketRefusal("unreadable")
    await _tell(table, seat, text=plain)


def tell_remarks(table: LiveTable, listener: Listener, seat: int) -> None:
    """Tell a listener what it could say about things on the table."""
    table.expect_own(listener, seat)
    match = table.history.match
    game = match.game.name
    choices = [
        wire.RemarkChoice(
            phrase=remark.name,
            key=f"remark-{game}-{remark.name}",
            objects=[wire.RemarkObject(word=each.word, name=each.name) for each in remark.objects],
        )
        for remark in match.game.remarks(match.state, seat)
        if remark.objects
    ]
    listener.tell(wire.Remarks(seat=seat, remarks=choices))


def on_wire(saying: StoredSaying) -> wire.Saying:
    """What was said, as browsers know it."""
    told = Message(saying.key, saying.arguments) if saying.key else None
    return wire.Saying(
        id=saying.id,
        seat=saying.seat,
        after=saying.after,
        at=saying.at,
        told=told,
        text=saying.text,
    )


def _sentence(table: LiveTable, message: wire.Say) -> Message:
    if message.object is None:
        if message.phrase not in PHRASES:
            raise SocketRefusal("unreadable")
        return Message(f"table-phrase-{message.phrase}")
    match = table.history.match
    for remark in match.game.remarks(match.state, message.seat):
        if remark.name == message.phrase:
            told = remark.told(match.game.name, message.object)
            if told:
                return told
    raise SocketRefusal("unreadable")


async def _tell(
    table: LiveTable, seat: int, told: Message | None = None, text: str | None = None
) -> None:
    """Keep what a seat says, then tell everybody."""
    settings = table.services.settings
    now = time.monotonic()
    bucket = table.talk.get(seat)
    if bucket is None:
        bucket = Bucket(settings.sayings_a_second, settings.sayings_at_once, now)
        table.talk[seat] = bucket
    if not bucket.take(now):
        raise SocketRefusal("too_fast", key="refused-too-talkative")
    saying = StoredSaying(
        seat=seat,
        after=table.history.number,
        at=datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        key=told.key if told else None,
        arguments=told.arguments if told else {},
        text=text,
    )
    kept = await table.services.store.say(table.id, saying)
    await table.pass_on(wire.Said(saying=on_wire(kept)))
