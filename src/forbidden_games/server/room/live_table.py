"""LiveTable: the parts of a table that is being played, and how everybody hears of changes."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

from forbidden_games.bots.partner import Said
from forbidden_games.kernel.packed import Action
from forbidden_games.server import wire
from forbidden_games.server.allowance import Bucket
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.metrics import PLAYS, TELLING
from forbidden_games.server.position import position
from forbidden_games.server.room.advisor import Advisor
from forbidden_games.server.room.bot_seats import BotSeats
from forbidden_games.server.room.holds import CardHolds
from forbidden_games.server.room.listener import Listener, SocketRefusal
from forbidden_games.server.room.presence import Presence
from forbidden_games.server.room.seating import Seating
from forbidden_games.server.room.store_link import StoreLink
from forbidden_games.server.settings import Settings
from forbidden_games.server.store import Store, StoredPlay, StoredSeat, StoredTable
from forbidden_games.server.wire.changes import changes
from forbidden_games.server.worker_pool import WorkerPool


@dataclass(frozen=True)
class RoomServices:
    """What every room of a server shares."""

    store: Store
    pool: WorkerPool
    settings: Settings
    rematch: Callable[[StoredTable, tuple[StoredSeat, ...], str], Awaitable[str]]


class LiveTable:
    """One match, its seats and its browsers; only the jobs of one inbox change it."""

    def __init__(
        self,
        stored: StoredTable,
        history: MatchHistory,
        services: RoomServices,
        hold_expired: Callable[[int], None],
        act_for_bot: Callable[[Action, int], Awaitable[None]],
    ) -> None:
        settings = services.settings
        self.services = services
        self.seating = Seating(stored)
        self.presence = Presence()
        self.link = StoreLink(
            stored, history, services.store, self.tell_play, self.presence.cut_off
        )
        self.holds = CardHolds(settings.hold_seconds, hold_expired)
        self.advisor = Advisor(services.pool, settings.advice_seconds)
        self.bots = BotSeats(self, act_for_bot, services.pool, settings, stored.pace)
        self.talk: dict[int, Bucket] = {}  # how much a seat may say, by seat
        self._thinking: int | None = None
        self._awaited: tuple[int, float] | None = None  # a seat, and since when the table waits
        self._position: wire.Position | None = None
        self._told: wire.Position | None = None  # what every browser here knows
        self._position_of: tuple[MatchHistory, int, bool] | None = None
        self._background: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.link.stored.id

    @property
    def history(self) -> MatchHistory:
        """The match as far as it is played."""
        return self.link.history

    @property
    def is_started(self) -> bool:
        """Whether the table has left the lobby."""
        return self.link.stored.started

    @property
    def is_counted(self) -> bool:
        """Whether this is the one try of a browser at a challenge: no advice, no undo."""
        return self.link.stored.is_counted

    # What browsers are told.

    def _turns(self) -> int | None:
        """The turns of a finished game."""
        score = self.history.score()
        return score.turns if score else None

    def info(self) -> wire.TableInfo:
        """The table as everybody may know it."""
        match = self.history.match
        return wire.TableInfo.model_validate(
            {
                "table": self.id,
                "game": match.game.name,
                "config": match.game.write_config(match.config),
                "seats": self._seats(),
                "number": self.history.number,
                "outcome": self.history.outcome,
                "host": self.seating.host_name(),
                "started": self.is_started,
                "chat": self.link.stored.chat,
                "created_at": self.link.stored.created_at,
                "advice": self.link.stored.advice,
                "challenge": self.link.stored.challenge,
                "deal": self.link.stored.deal,
                "commitment": match.commitment,
                "harder": match.game.info.harder_than(match.config.level),
                "counted": self.is_counted,
                "roles": list(self.link.stored.roles),
                "turns": self._turns(),
            }
        )

    def position(self) -> wire.Position:
        """The table now; worked out once after each play."""
        now = (self.history, self.history.number, self.history.is_closed)
        if self._position is None or self._position_of != now:
            found = position(self.history)
            if self.is_counted:
                found = found.model_copy(update={"undo": None})
            self._position, self._position_of = found, now
        return self._position

    def welcome(self, listener: Listener, have: int, sayings: list[wire.Saying]) -> None:
        """Tell a listener everything, but for the plays that it has seen."""
        history = self.history
        plays = history.page(history.number + 1, have)
        self._told = self.position()
        listener.tell(
            wire.Welcome(
                info=self.info(),
                yours=sorted(listener.seats),
                host=listener.is_host,
                opening=history.opening,
                plays=[on_wire(play) for play in plays],
                moves=history.moves_after(history.number - len(plays)),
                position=self._told,
                waiting=self.waiting(),
                watchers=self.presence.watchers(),
                strange=self.seating.strange(listener),
                sayings=sayings,
                grace=self.services.settings.grace_seconds,
                silence=self.services.settings.silence_seconds,
            )
        )
        if self._thinking is not None:
            listener.tell(wire.Thinking(seat=self._thinking))

    async def tell_play(self, play: StoredPlay) -> None:
        """Tell everybody of a stored play, with a message that is written once."""
        PLAYS.inc()
        if self.presence.listeners:
            with TELLING.time():
                before, self._told = self._told, self.position()
                message = wire.Played(play=on_wire(play), changes=changes(before, self._told))
                self.presence.tell(message.model_dump_json())
        self.presence.hear_from([play.seat])
        self._note_awaited()
        if self.holds.keep(self.history.interferers()):
            await self.holds_changed()
        self.bots.notify()

    def tell_seats(self, but: Listener | None = None) -> None:
        """Tell everybody who sits where and who is here."""
        seats, watchers = self._seats(), self.presence.watchers()
        for listener in self.presence.listeners:
            if listener is not but:
                yours = sorted(listener.seats)
                listener.tell(
                    wire.Seats(seats=seats, yours=yours, watchers=watchers, started=self.is_started)
                )

    def _seats(self) -> list[wire.Seat]:
        return self.seating.on_wire(self.presence.away, self.silence)

    def seat_everybody(self) -> None:
        """A key has changed: find out again who plays for which seats."""
        for listener in self.presence.listeners:
            self.seating.seat(listener)

    async def read_seats(self) -> None:
        """Take over what the store says of the seats; raises StoreError."""
        self.seating.seats = list((await self.link.refresh()).seats)
        self.seat_everybody()
        self.tell_seats()
        self.bots.notify()

    def tell_waiting(self) -> None:
        """Tell everybody who holds the next card back."""
        self.presence.tell(wire.Waiting(seats=self.waiting()).model_dump_json())

    async def holds_changed(self) -> None:
        """Tell everybody, here and in other processes, who holds the next card back now."""
        self.count_holds()
        self.tell_waiting()
        await self.announce_presence()
        self.bots.notify()

    def count_holds(self) -> None:
        """The time of a card that is held runs on, or stops."""
        self.holds.count(bool(self.waiting()))

    def show_thinking(self, seat: int | None) -> None:
        """Tell everybody that a seat thinks; None: nobody does."""
        if seat != self._thinking:
            self._thinking = seat
            self.presence.tell(wire.Thinking(seat=seat).model_dump_json())

    async def tell_plan(self, said: Said) -> None:
        """Tell everybody, here and in other processes, what a bot says of its plan."""
        number, reason = self.history.number, said.message
        await self.pass_on(wire.Planned(seat=said.seat, to=said.to, number=number, reason=reason))

    async def tell_coming(self, seat: int, seconds: float) -> None:
        """Tell everybody that a seat reveals its next card soon, unless somebody asks to wait."""
        await self.pass_on(wire.Coming(number=self.history.number, seat=seat, seconds=seconds))

    async def pass_on(self, message: wire.Said | wire.Pointed | wire.Planned | wire.Coming) -> None:
        """Tell everybody, here and in other processes, something that is not kept."""
        text = message.model_dump_json()
        self.presence.tell(text)
        await self.link.notify("told", {"message": text})

    async def announce_presence(self) -> None:
        """Tell other processes who is here."""
        silent = {"silent": self.presence.silences()}
        await self.link.notify("here", self.presence.announcement(self.holds.seats) | silent)

    def attendance(self) -> tuple[object, ...]:
        """Whatever everybody has to be told of when it changes."""
        return self.presence.here(), self.presence.watchers(), tuple(self.seating.seats)

    # Who waits for whom.

    def waiting(self) -> list[int]:
        """The seats that hold the next card back, in this process or another one."""
        return sorted(self.presence.held_elsewhere() | self.holds.seats)

    def is_held(self, seat: int) -> bool:
        """Whether somebody else holds the next card of this seat back."""
        return any(each != seat for each in self.waiting())

    @property
    def visitor(self) -> str:
        """The address that bots think for: that of the player who has been here longest.

        Without players it is that of the watcher who has been here longest.
        """
        here = self.presence.listeners
        return next(
            (each.address for each in here if each.is_player), here[0].address if here else ""
        )

    def silence(self, seat: int) -> float | None:
        """Seconds that the table has waited for a player who is here; None: it does not wait."""
        self._note_awaited()
        if self._awaited is None or self._awaited[0] != seat or seat not in self.people_here():
            return None
        return min(self.presence.silent(seat), time.monotonic() - self._awaited[1])

    def _note_awaited(self) -> None:
        to_act = self.history.to_act if self.is_started and not self.history.is_over else None
        if to_act is None:
            self._awaited = None
        elif self._awaited is None or self._awaited[0] != to_act:
            self._awaited = to_act, time.monotonic()

    def may_be_held(self) -> bool:
        """Whether a person who is here could do something before the next card is turned over."""
        return not self.people_here().isdisjoint(self.history.interferers())

    def people_here(self) -> frozenset[int]:
        """The seats whose players are people, and here."""
        return self.seating.people() & self.presence.here()

    def bot_seats(self) -> Mapping[int, str]:
        """The seats that bots play for; none if nobody watches or another process does it."""
        is_ours = self.is_started and self.presence.is_first(self.link.process)
        return self.seating.bots() if is_ours else {}

    def expect_started(self) -> None:
        """Refuse what can only be done once the table has left the lobby."""
        if not self.is_started:
            raise SocketRefusal("not_started")

    def expect_own(self, listener: Listener, seat: int, words: str | None = None) -> None:
        """Refuse a listener that does not play for this seat."""
        if seat not in listener.seats:
            raise SocketRefusal("not_your_seat", words)
        if self.seating.seats[seat].bot:
            raise SocketRefusal("not_your_seat", words, key="refused-bot-plays")

    # Work beside the inbox.

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on in the background; it ends with the room."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def close(self) -> None:
        """End what goes on in the background, and hang up.

        The parts let go of the table and of each other, so that nothing of it waits for a search
        for garbage: those are rare.
        """
        working = list(self._background)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self.presence.cut_off()
        self.presence.listeners = []
        await self.bots.close()
        self.holds.close()
        self.link.close()


def on_wire(play: StoredPlay) -> wire.Play:
    """A stored play as browsers know it."""
    events = list(play.events)
    return wire.Play(number=play.number, seat=play.seat, action=play.action, events=events)
