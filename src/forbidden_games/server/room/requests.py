"""What a browser may ask of a table beside playing: to wait, to be advised, to talk, to sit."""

import logging
from collections.abc import Awaitable

from forbidden_games.kernel.errors import BadNotation
from forbidden_games.kernel.message import Message
from forbidden_games.server import wire
from forbidden_games.server.room import places, talk
from forbidden_games.server.room.listener import Listener, SocketRefusal
from forbidden_games.server.room.live_table import LiveTable
from forbidden_games.server.store import StoreError
from forbidden_games.server.worker_pool import NotWanted

log = logging.getLogger(__name__)


async def grant(table: LiveTable, listener: Listener, message: wire.FromBrowser) -> None:
    """Do what a listener asks for; raises SocketRefusal."""
    match message:
        case wire.Wait():
            await _hold(table, listener, message.seat, message.on)
        case wire.Reveal():
            await _announce_card(table, listener, message.seat)
        case wire.Ask():
            _advise(table, listener, message.number)
        case wire.Why():
            listener.tell(_why_not(table, message.action))
        case wire.Point():
            await talk.point(table, listener, message.seat, message.cell)
        case wire.Say():
            await talk.say(table, listener, message)
        case wire.Write():
            await talk.write(table, listener, message.seat, message.text)
        case wire.FindRemarks():
            talk.tell_remarks(table, listener, message.seat)
        case wire.Sit():
            await places.sit(table, listener, message.seat, message.name)
        case wire.Take():
            await places.take(table, listener, message.seat, message.name)
        case wire.Stand():
            await places.stand(table, listener, message.seat)
        case wire.Start():
            await places.start(table, listener)
        case wire.Replace():
            await places.replace_player(table, listener, message.seat, message.bot)
        case wire.Rematch():
            await _rematch(table, listener, message)


def move_on(table: LiveTable, following: str) -> None:
    """Tell everybody at which table the rematch is."""
    table.link.note_rematch(following)
    table.presence.tell(wire.Moved(table=following).model_dump_json())


async def _hold(table: LiveTable, listener: Listener, seat: int, on: bool) -> None:
    """Hold the next card back for a seat that could do something before it, or let it come."""
    table.expect_own(listener, seat)
    if on:
        table.expect_started()
        if table.history.is_over:
            raise SocketRefusal("over")
        if seat not in table.history.interferers():
            raise SocketRefusal("illegal", key="refused-nothing-to-use")
        if not table.holds.hold(seat, table.history.revealed):
            raise SocketRefusal("illegal", key="refused-held-enough")
    elif not table.holds.release(seat):
        return
    await table.holds_changed()


async def _announce_card(table: LiveTable, listener: Listener, seat: int) -> None:
    """Tell everybody that a seat is about to reveal a card, so that they can still ask to wait."""
    table.expect_own(listener, seat)
    position = table.position()
    if not position.turning or position.to_act != seat:
        raise SocketRefusal("stale")
    await table.tell_coming(seat, table.services.settings.pause_seconds)


def _advise(table: LiveTable, listener: Listener, number: int) -> None:
    if not listener.is_player:
        raise SocketRefusal("not_your_seat")
    table.expect_started()
    if table.is_counted:
        raise SocketRefusal("challenge", key="refused-challenge-advice")
    if number != table.history.number:
        raise SocketRefusal("stale")
    if table.history.is_over:
        raise SocketRefusal("over")
    rule = table.link.stored.advice
    if rule == "off" or (rule == "own" and table.position().to_act not in listener.seats):
        raise SocketRefusal("no_advice", key=f"refused-advice-{rule}")
    known = table.advisor.known(table.history)
    if known:
        listener.tell(known)
        return
    if table.advisor.is_busy:
        raise SocketRefusal("busy")
    advice = table.advisor.advise(
        table.history,
        listener.address,
        table.id,
        lambda: number == table.history.number and listener in table.presence.connected,
    )
    table.begin(_tell_advice(table, listener, advice))


async def _tell_advice(
    table: LiveTable, listener: Listener, advice: Awaitable[wire.Advised]
) -> None:
    try:
        listener.tell(await advice)
    except NotWanted:  # the table has changed in the meantime, or whoever asked has gone
        listener.tell(SocketRefusal("stale").message)
    except Exception:  # a game that the thinker has not learned, or a slip of it
        log.exception("no advice for table %s: %s", table.id, table.history.record().to_json())
        listener.tell(SocketRefusal("no_advice").message)


def _why_not(table: LiveTable, words: str) -> wire.Because:
    try:
        refusal = table.history.why_not(table.history.read(words))
    except BadNotation:
        raise SocketRefusal("unreadable", words) from None
    if refusal is None:
        return wire.Because(action=words, rule=None, reason=None)
    reason = Message(refusal.key, refusal.arguments)
    return wire.Because(action=words, rule=refusal.rule, reason=reason)


async def _rematch(table: LiveTable, listener: Listener, message: wire.Rematch) -> None:
    if not listener.is_player:
        raise SocketRefusal("not_your_seat")
    if not table.history.is_over:
        raise SocketRefusal("illegal", key="refused-not-over")
    stored = table.link.stored
    following = stored.following
    if following is None:
        try:
            following = await table.services.rematch(
                stored, tuple(table.seating.seats), message.wish
            )
        except StoreError:
            raise SocketRefusal("not_saved") from None
    move_on(table, following)
