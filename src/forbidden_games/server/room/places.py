"""Who takes which seat: friends who come, players who leave, bots that step in."""

import logging
import math
from contextlib import suppress
from dataclasses import replace
from typing import Final

from forbidden_games.bots import bots_for
from forbidden_games.server import wire
from forbidden_games.server.identity import hash_of, new_key
from forbidden_games.server.room.listener import Listener, SocketRefusal
from forbidden_games.server.room.live_table import LiveTable
from forbidden_games.server.room.seating import tidy
from forbidden_games.server.store import StoredSeat, StoreError

AWAY: Final = "away"  # who sits at a seat that others have given to a bot

log = logging.getLogger(__name__)


async def take_open_seats(table: LiveTable, listener: Listener) -> None:
    """Let a listener sit at the open seats of its keys; raises SocketRefusal."""
    for seat in listener.seats:
        stored = table.seating.seats[seat]
        if stored.who == "open":
            await _change(table, replace(stored, who="person", bot=None))


async def come_back(table: LiveTable, listener: Listener) -> None:
    """Give a listener the seats back that others have given to a bot.

    What a player has given away stays with the bot until the player asks for it.
    """
    for seat in listener.seats:
        stored = table.seating.seats[seat]
        if stored.who == AWAY:
            with suppress(SocketRefusal):  # then the bot plays on, and `sit` takes the seat back
                await _change(table, replace(stored, who="person", bot=None))
            table.presence.hear_from([seat])


async def sit(table: LiveTable, listener: Listener, seat: int, name: str) -> None:
    """Give a seat to its player, or back to them."""
    if seat not in listener.seats:
        raise SocketRefusal("not_your_seat")
    old = table.seating.seats[seat]
    await _change(table, replace(old, who="person", bot=None, name=tidy(name) or old.name))
    _tell(table)


async def take(table: LiveTable, listener: Listener, seat: int, name: str) -> None:
    """Give a free seat to whoever asks first, with a key of its own; older keys open it no more.

    The host's seats all open with the host's key.
    """
    old = _seat(table, seat)
    if old.who != "open":
        raise SocketRefusal("seat_taken")
    if table.history.is_over:
        raise SocketRefusal("over")
    key = new_key()
    lock = table.seating.host_hash if listener.is_host else hash_of(key)
    taken = replace(old, who="person", bot=None, name=tidy(name) or old.name, key_hash=lock)
    await _change(table, taken, "seat_taken")
    if not listener.is_host:
        listener.hashes.append(lock)
        listener.tell(wire.Taken(seat=seat, key=key))
    table.seat_everybody()
    _tell(table)
    await table.announce_presence()


async def stand(table: LiveTable, listener: Listener, seat: int) -> None:
    """Free a seat in the lobby: one's own; the host may free any that a person has taken."""
    old = _seat(table, seat)
    if seat not in listener.seats and not listener.is_host:
        raise SocketRefusal("not_your_seat")
    if table.is_started:
        raise SocketRefusal("illegal", key="refused-has-started")
    if old.who != "person":
        raise SocketRefusal("illegal", key="refused-nobody-there")
    await _change(table, replace(old, who="open", name="", key_hash=hash_of(new_key())))
    table.seat_everybody()
    _tell(table)
    await table.announce_presence()


async def start(table: LiveTable, listener: Listener) -> None:
    """Leave the lobby; bots play for open seats until somebody takes them.

    In a try that counts no bot may help: there the host plays for open seats.
    """
    if not listener.is_host:
        raise SocketRefusal("not_your_seat", key="refused-host-starts")
    if table.is_started:
        return
    if table.is_counted:
        for each in table.seating.seats:
            if each.who == "open":
                await _change(table, _of_host(table, each))
    bot = bots_for(table.history.match.game)[-1]
    bots = [
        replace(each, bot=bot)
        for each in table.seating.seats
        if each.who == "open" and each.bot is None
    ]
    try:
        await table.link.start(bots)
    except StoreError as error:
        log.error("table %s could not be started: %s", table.id, error)
        raise SocketRefusal("not_saved") from None
    await table.read_seats()


async def replace_player(table: LiveTable, listener: Listener, seat: int, bot: str | None) -> None:
    """Let a bot play for a seat: one's own, or one whose player is missing.

    In a try that counts the host plays on for whoever is away.
    """
    old = _seat(table, seat)
    if table.is_counted and (seat in listener.seats or not listener.is_host):
        raise SocketRefusal("challenge", key="refused-challenge-bot")
    if seat not in listener.seats:
        may = listener.is_host or (bool(listener.seats) and old.who == "person")
        if not may:
            raise SocketRefusal("not_your_seat")
        if old.who == "person":
            _expect_missing(table, seat)
    if table.is_counted:
        await _change(table, _of_host(table, old))
        table.seat_everybody()
        _tell(table)
        return
    able = bots_for(table.history.match.game)
    if bot is not None and bot not in able:
        raise SocketRefusal("illegal", key="refused-unable-bot")
    who = "bot" if seat in listener.seats else AWAY
    if old.who in ("open", "bot"):  # a friend may still take an open seat
        who = old.who
    await _change(table, replace(old, who=who, bot=bot or able[-1]))
    if table.holds.release(seat):
        await table.holds_changed()
    _tell(table)


def _of_host(table: LiveTable, seat: StoredSeat) -> StoredSeat:
    """A seat that the host plays from now on."""
    stored = table.link.stored
    own = next((each.name for each in stored.seats if each.key_hash == stored.host_hash), "")
    return replace(seat, who="person", bot=None, name=own, key_hash=stored.host_hash)


def _seat(table: LiveTable, seat: int) -> StoredSeat:
    if seat >= len(table.seating.seats):
        raise SocketRefusal("not_your_seat")
    return table.seating.seats[seat]


def _expect_missing(table: LiveTable, seat: int) -> None:
    """Who has just lost the connection has a moment to come back, who thinks some minutes."""
    settings = table.services.settings
    away, silence = table.presence.away(seat), table.silence(seat)
    if away is not None:
        left, key = settings.grace_seconds - away, "refused-just-left"
    elif silence is not None:
        left, key = settings.silence_seconds - silence, "refused-still-thinking"
    else:
        raise SocketRefusal("not_present", key="refused-still-here")
    if left > 0:
        raise SocketRefusal("not_present", key=key, arguments={"seconds": math.ceil(left)})


def _tell(table: LiveTable) -> None:
    table.tell_seats()
    table.bots.notify()


async def _change(table: LiveTable, seat: StoredSeat, late: wire.RefusalCode = "stale") -> None:
    """Keep who sits at a seat; if another process was faster, refuse with the code `late`."""
    old = table.seating.seats[seat.seat]
    if seat == old:
        return
    try:
        done = await table.link.keep_seat(seat, old)
        if not done:
            await table.read_seats()
    except StoreError as error:
        log.error("table %s could not keep seat %d: %s", table.id, seat.seat, error)
        raise SocketRefusal("not_saved") from None
    if not done:
        raise SocketRefusal(late)
    table.seating.take(seat)
