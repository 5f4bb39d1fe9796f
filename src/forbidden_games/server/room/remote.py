"""What other processes tell about a table that this process plays, too."""

from forbidden_games.server.room.live_table import LiveTable
from forbidden_games.server.room.requests import move_on
from forbidden_games.server.store import Notice


async def hear(table: LiveTable, notice: Notice) -> None:
    """Take over what another process has done; raises StoreError."""
    match notice.kind:
        case "played":
            if notice.data["number"] > table.history.number:
                await table.link.pull()
        case "seats":
            await table.read_seats()
        case "told":
            table.presence.tell(notice.data["message"])
        case "moved":
            move_on(table, notice.data["table"])
        case "here":
            await _note_presence(table, notice)
        case "missed":
            await table.link.pull()
            await table.read_seats()


async def _note_presence(table: LiveTable, notice: Notice) -> None:
    before, waiting = table.attendance(), table.waiting()
    is_new = table.presence.note(notice.origin, notice.data)
    if is_new and table.presence.listeners:
        await table.announce_presence()
    if table.attendance() != before:
        table.tell_seats()
    if table.waiting() != waiting:
        table.tell_waiting()
    table.count_holds()
    table.bots.notify()
