"""Room: one match, its seats, its listeners, one action at a time."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from forbidden.kernel import packed
from forbidden.kernel.errors import BadNotation
from forbidden.server import wire
from forbidden.server.advising import advised
from forbidden.server.bot_seats import BotSeats
from forbidden.server.course import Course, Differs, NotLegal, turns_a_card
from forbidden.server.identity import hash_of
from forbidden.server.listener import Listener, Refusing
from forbidden.server.position import position
from forbidden.server.seating import Seating
from forbidden.server.settings import Settings
from forbidden.server.store import (
    Notice,
    Store,
    StoredPlay,
    StoredSeat,
    StoredTable,
    StoreError,
    Taken,
)
from forbidden.server.thoughts import Thoughts

log = logging.getLogger(__name__)

MOST_PLAYS: Final = 5000  # of one match: free transfers could go on for ever
CELL: Final = re.compile("[a-j][1-7]")

Job = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Surroundings:
    """What every room of a server shares."""

    store: Store
    thoughts: Thoughts
    settings: Settings
    rematch: Callable[[StoredTable, tuple[StoredSeat, ...]], Awaitable[str]]


class Room:
    """The only thing that plays its match. Everything that happens goes through one inbox."""

    def __init__(self, stored: StoredTable, course: Course, around: Surroundings) -> None:
        self.id = stored.id
        self.course = course
        self.idle_since = time.monotonic()
        self._stored = stored
        self._seating = Seating(stored)
        self._around = around
        self._store = around.store
        self._connected: set[Listener] = set()  # whether they have joined or not
        self._held: dict[int, float] = {}  # seats that hold the next card back, until when
        self._thinking: int | None = None
        self._is_advising = False
        self._advice: wire.Advised | None = None
        self._position: wire.Position | None = None
        self._is_doubtful = False  # whether the store may know a play that this room does not
        self._bots = BotSeats(self, around.thoughts, around.settings, stored.pace)
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._background: set[asyncio.Task[None]] = set()
        self._work = asyncio.create_task(self._work_off())

    @classmethod
    async def wake(cls, stored: StoredTable, around: Surroundings) -> "Room":
        """The room of a stored table: its plays are played again, and must come out the same."""
        return cls(stored, await _load(stored, around.store), around)

    # What everybody may know.

    def info(self) -> wire.TableInfo:
        """The table as everybody may know it."""
        match = self.course.match
        return wire.TableInfo.model_validate(
            {
                "table": self.id,
                "game": match.game.name,
                "config": match.game.write_config(match.config),
                "seats": self._seating.shown(),
                "number": self.course.number,
                "outcome": self.course.outcome,
                "created_at": self._stored.created_at,
                "challenge": self._stored.challenge,
            }
        )

    def names(self) -> list[str]:
        """By seat."""
        return [each.name for each in self._seating.seats]

    @property
    def connected(self) -> int:
        """How many browsers are connected to this process."""
        return len(self._connected)

    @property
    def is_idle(self) -> bool:
        """Whether it can be forgotten without anybody noticing."""
        return not self._connected and self._inbox.empty()

    # The inbox.

    def connect(self, listener: Listener) -> None:
        """A browser has come, and is going to join."""
        self._connected.add(listener)

    def hear(self, listener: Listener, message: Any) -> None:
        """Something a browser has sent."""
        self._post(lambda: self._answer(listener, message))

    def disconnect(self, listener: Listener) -> None:
        """A browser has gone."""
        self._connected.discard(listener)
        self.idle_since = time.monotonic()
        self._post(lambda: self._part(listener))

    def notice(self, notice: Notice) -> None:
        """Something another process has told."""
        self._post(lambda: self._hear_of(notice))

    def catch_up(self) -> None:
        """Something may have happened while nobody listened."""
        self._post(self._pull)

    def _post(self, job: Job) -> None:
        self._inbox.put_nowait(job)

    async def _work_off(self) -> None:
        while True:
            job = await self._inbox.get()
            try:
                await job()
            except StoreError as error:
                log.error("table %s cannot reach the store: %s", self.id, error)
            except Exception:
                log.exception("a fault at table %s after %d plays", self.id, self.course.number)
                await self._reload()
            finally:
                self._inbox.task_done()

    async def close(self) -> None:
        """Finish what has begun, then hang up."""
        self._bots.leave()
        await self._inbox.join()
        for task in (self._work, *self._background):
            task.cancel()
        for listener in self._seating.listeners:
            listener.cut_off()
        self._seating.listeners = []

    async def _answer(self, listener: Listener, message: Any) -> None:
        try:
            if self._is_doubtful:
                await self._settle()
            if isinstance(message, wire.Join):
                await self._join(listener, message)
            elif listener.has_joined:
                await self._obey(listener, message)
            else:
                raise Refusing("unreadable", key="refused-not-joined")
        except Refusing as refusing:
            listener.tell(refusing.message)
        except StoreError as error:
            log.error("table %s cannot reach the store: %s", self.id, error)
            listener.tell(Refusing("not_saved").message)

    async def _obey(self, listener: Listener, message: Any) -> None:
        match message:
            case wire.Act():
                await self._act(listener, message.action, message.after)
            case wire.Back():
                await self._take_back(listener, message.after)
            case wire.Wait():
                await self._hold(listener, message.seat, message.on)
            case wire.Ask():
                self._ask(listener, message.number)
            case wire.Why():
                listener.tell(self._why(message.action))
            case wire.Point():
                await self._point(listener, message.seat, message.cell)
            case wire.Say():
                self._expect_own(listener, message.seat)
                await self._pass_on(wire.Said(seat=message.seat, phrase=message.phrase))
            case wire.Sit():
                await self._sit(listener, message.seat, message.name)
            case wire.Replace():
                await self._replace(listener, message.seat, message.bot)
            case wire.Rematch():
                await self._play_again(listener)

    # Coming and going.

    async def _join(self, listener: Listener, message: wire.Join) -> None:
        before = self._seating.attendance()
        listener.hashes = [hash_of(key) for key in message.keys]
        self._seating.seat(listener)
        for seat in listener.seats:
            taken = self._seating.seats[seat]
            if taken.who == "open":
                await self._keep_seat(replace(taken, who="person"))
        listener.has_joined = True
        if listener in self._connected and listener not in self._seating.listeners:
            self._seating.listeners.append(listener)
        listener.tell(
            wire.Welcome(
                info=self.info(),
                yours=sorted(listener.seats),
                host=listener.is_host,
                opening=self.course.opening,
                plays=[shown(play) for play in self.course.plays[message.have :]],
                position=self.position(),
                waiting=self._waiting(),
                watchers=self._seating.watchers(),
            )
        )
        if self._thinking is not None:
            listener.tell(wire.Thinking(seat=self._thinking))
        if self._seating.attendance() != before:
            self._tell_seats(but=listener)
            await self._tell_company()
        self._bots.look()

    async def _part(self, listener: Listener) -> None:
        if listener not in self._seating.listeners:
            return
        before = self._seating.attendance()
        self._seating.listeners.remove(listener)
        here = self._seating.here()
        if any([self._release(seat) for seat in list(self._held) if seat not in here]):
            self._tell_waiting()
        if self._seating.attendance() != before:
            self._tell_seats()
            await self._tell_company()

    def _tell_all(self, message: str) -> None:
        for listener in self._seating.listeners:
            listener.tell(message)

    def _tell_seats(self, but: Listener | None = None) -> None:
        seats, watchers = self._seating.shown(), self._seating.watchers()
        for listener in self._seating.listeners:
            if listener is not but:
                yours = sorted(listener.seats)
                listener.tell(wire.Seats(seats=seats, yours=yours, watchers=watchers))

    # Acting.

    def position(self) -> wire.Position:
        """The table now; worked out once after each play."""
        if self._position is None:
            self._position = position(self.course)
        return self._position

    async def _act(self, listener: Listener, words: str, after: int) -> None:
        """Check one action, play it, store it, tell everyone."""
        await self._expect_running(after, words)
        try:
            seat = packed.seat_of(self.course.read(words))
        except BadNotation:
            raise Refusing("unreadable", words) from None
        self._expect_own(listener, seat, words)
        if turns_a_card(words) and self.is_held(seat):
            raise Refusing("waiting", words)
        await self._play(lambda: self.course.play(words), words)

    async def _take_back(self, listener: Listener, after: int) -> None:
        await self._expect_running(after)
        seat = self.course.undo
        if seat is None:
            raise Refusing("not_undoable")
        self._expect_own(listener, seat)
        await self._play(self.course.take_back)

    async def _play(self, change: Callable[[], StoredPlay], words: str | None = None) -> None:
        try:
            play = change()
        except NotLegal as error:
            why = error.refusal
            raise Refusing(
                "illegal", words, rule=why.rule, key=why.key, arguments=why.arguments
            ) from None
        outcome = self.course.outcome if self.course.is_over else None
        try:
            await self._store.append(self.id, play, outcome)
        except Taken:
            self._doubt()
            await self._settle(words)
            raise Refusing("stale", words) from None
        except StoreError as error:
            log.error("table %s could not keep play %d: %s", self.id, play.number, error)
            self._doubt()
            await self._settle(words)
            raise Refusing("not_saved", words) from None
        await self._tell_play(play)

    async def _expect_running(self, after: int, words: str | None = None) -> None:
        if after > self.course.number and self._store.is_shared:
            await self._pull()  # this browser has heard more from another process
        if after != self.course.number:
            raise Refusing("stale", words)
        if self.course.is_over:
            raise Refusing("over", words)
        if self.course.number >= MOST_PLAYS:
            raise Refusing("over", words, key="refused-too-long")

    def _expect_own(self, listener: Listener, seat: int, words: str | None = None) -> None:
        """Refuse whoever does not play for this seat."""
        if seat not in listener.seats:
            raise Refusing("not_your_seat", words)
        if self._seating.seats[seat].who == "bot":
            raise Refusing("not_your_seat", words, key="refused-bot-plays")

    async def _tell_play(self, play: StoredPlay) -> None:
        """Tell everyone, with a message that is written once."""
        self._position = None
        self._tell_all(wire.Played(play=shown(play), position=self.position()).model_dump_json())
        if any([self._release(seat) for seat in list(self._held) if not self._can_use(seat)]):
            self._tell_waiting()
            await self._tell_company()
        self._bots.look()

    # The store knows better.

    def _doubt(self) -> None:
        """The last play has not been kept, as far as one can tell."""
        self.course = self.course.without_last()
        self._position = None
        self._is_doubtful = True

    async def _settle(self, words: str | None = None) -> None:
        """Nothing goes on before the store has said what it has."""
        try:
            await self._pull()
        except StoreError:
            raise Refusing("not_saved", words) from None

    async def _pull(self) -> None:
        """Play and tell what the store has and this room has not."""
        for play in await self._store.plays(self.id, self.course.number):
            try:
                self.course.follow(play)
            except Differs as difference:
                await _close(self._stored, self.course, self._store, difference)
                self._position = None
                for listener in self._seating.listeners:
                    listener.cut_off()  # they come back to a closed match
                break
            await self._tell_play(play)
        self._is_doubtful = False

    async def _reload(self) -> None:
        """After a fault: begin again with what the store has; browsers come back by themselves."""
        self._is_doubtful = True
        self._position = None
        try:
            self.course = await _load(self._stored, self._store)
            self._is_doubtful = False
        except StoreError as error:
            log.error("table %s cannot be read again: %s", self.id, error)
        for listener in self._seating.listeners:
            listener.cut_off()

    # Holding the next card back.

    async def _hold(self, listener: Listener, seat: int, on: bool) -> None:
        self._expect_own(listener, seat)
        if on:
            if self.course.is_over:
                raise Refusing("over")
            if not self._can_use(seat):
                raise Refusing("illegal", key="refused-nothing-to-use")
            self._held[seat] = until = time.monotonic() + self._around.settings.hold_seconds
            self._begin(self._release_later(seat, until))
        elif not self._release(seat):
            return
        self._tell_waiting()
        await self._tell_company()

    async def _release_later(self, seat: int, until: float) -> None:
        await asyncio.sleep(until - time.monotonic())

        async def release() -> None:
            if self._held.get(seat) == until and self._release(seat):
                self._tell_waiting()
                await self._tell_company()

        self._post(release)

    def _release(self, seat: int) -> bool:
        """Let the next card come, as far as this seat is concerned; whether that is news."""
        if self._held.pop(seat, None) is None:
            return False
        self._bots.look()
        return True

    def _tell_waiting(self) -> None:
        self._tell_all(wire.Waiting(seats=self._waiting()).model_dump_json())

    def _waiting(self) -> list[int]:
        return sorted(self._seating.held_elsewhere() | self._held.keys())

    def _can_use(self, seat: int) -> bool:
        """Whether a seat has something to play that does not turn a card over."""
        own = [words for words in self.position().legal if words.startswith(f"{seat} ")]
        return not all(turns_a_card(words) for words in own)

    def is_held(self, seat: int) -> bool:
        """Whether somebody else holds the next card of this seat back."""
        return any(each != seat for each in self._waiting())

    def may_be_held(self) -> bool:
        """Whether a person who is here has a card to play before the next one is turned over."""
        game, here = self.course.match.game, self._seating.here()
        people = [each.seat for each in self._seating.seats if each.who == "person"]
        return any(
            packed.seat_of(action) in people
            and packed.seat_of(action) in here
            and not game.is_free_transfer(action)
            for action in game.legal_actions(self.course.match.state)
        )

    # Advice and reasons.

    def _ask(self, listener: Listener, number: int) -> None:
        if not listener.is_player:
            raise Refusing("not_your_seat")
        if number != self.course.number:
            raise Refusing("stale")
        if self.course.is_over:
            raise Refusing("over")
        if self._advice and self._advice.number == number:
            listener.tell(self._advice)
            return
        if self._is_advising:
            raise Refusing("busy")
        self._is_advising = True
        self._begin(self._advise(listener, number))

    async def _advise(self, listener: Listener, number: int) -> None:
        game, state = self.course.match.game, self.course.match.state.copy()
        seconds = self._around.settings.advice_seconds
        try:
            self._advice = await self._around.thoughts.think(
                lambda: advised(game, state, number, seconds)
            )
            listener.tell(self._advice)
        finally:
            self._is_advising = False

    def _why(self, words: str) -> wire.Because:
        try:
            refusal = self.course.why_not(self.course.read(words))
        except BadNotation:
            raise Refusing("unreadable", words) from None
        if refusal is None:
            return wire.Because(action=words, rule=None, reason=None)
        reason = wire.Reason(key=refusal.key, arguments=refusal.arguments)
        return wire.Because(action=words, rule=refusal.rule, reason=reason)

    # Together.

    async def _point(self, listener: Listener, seat: int, cell: str) -> None:
        self._expect_own(listener, seat)
        if not CELL.fullmatch(cell):
            raise Refusing("unreadable")
        await self._pass_on(wire.Pointed(seat=seat, cell=cell))

    async def _pass_on(self, message: wire.Said | wire.Pointed) -> None:
        text = message.model_dump_json()
        self._tell_all(text)
        await self._notify("told", {"message": text})

    async def _sit(self, listener: Listener, seat: int, name: str) -> None:
        if seat not in listener.seats:
            raise Refusing("not_your_seat")
        old = self._seating.seats[seat]
        await self._keep_seat(replace(old, who="person", bot=None, name=tidy(name) or old.name))
        self._tell_seats()
        self._bots.look()

    async def _replace(self, listener: Listener, seat: int, bot: str) -> None:
        if seat >= len(self._seating.seats):
            raise Refusing("not_your_seat")
        old = self._seating.seats[seat]
        if seat not in listener.seats:
            may = listener.is_host or (bool(listener.seats) and old.who == "person")
            if not may:
                raise Refusing("not_your_seat")
            if old.who == "person" and seat in self._seating.here():
                raise Refusing("not_present", key="refused-still-here")
        await self._keep_seat(replace(old, who="bot", bot=bot))
        if self._release(seat):
            self._tell_waiting()
            await self._tell_company()
        self._tell_seats()
        self._bots.look()

    async def _keep_seat(self, seat: StoredSeat) -> None:
        if seat != self._seating.seats[seat.seat]:
            try:
                await self._store.sit(self.id, seat)
            except StoreError as error:
                log.error("table %s could not keep seat %d: %s", self.id, seat.seat, error)
                raise Refusing("not_saved") from None
            self._seating.take(seat)

    async def _play_again(self, listener: Listener) -> None:
        if not listener.is_player:
            raise Refusing("not_your_seat")
        if not self.course.is_over:
            raise Refusing("illegal", key="refused-not-over")
        table = self._stored.following
        if table is None:
            try:
                table = await self._around.rematch(self._stored, tuple(self._seating.seats))
            except StoreError:
                raise Refusing("not_saved") from None
        self._move_on(table)

    def _move_on(self, table: str) -> None:
        self._stored = replace(self._stored, following=table)
        self._tell_all(wire.Moved(table=table).model_dump_json())

    # Bots.

    def bots(self) -> Mapping[int, str]:
        """The seats that bots play for; none while nobody looks, or if another process does it."""
        return self._seating.bots() if self._seating.is_first(self._store.process) else {}

    def think_aloud(self, seat: int | None) -> None:
        """Tell everybody that a seat thinks."""
        if seat != self._thinking:
            self._thinking = seat
            self._tell_all(wire.Thinking(seat=seat).model_dump_json())

    async def act_for_bot(self, words: str, after: int) -> None:
        """Play what a bot has chosen, when its time in the inbox has come."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def act() -> None:
            try:
                await self._act_for_bot(words, after)
            except Refusing as refusing:
                log.warning("table %s refuses its bot %r: %s", self.id, words, refusing)
                self._begin(self._look_later())
            finally:
                if not done.done():
                    done.set_result(None)

        self._post(act)
        await done

    async def _act_for_bot(self, words: str, after: int) -> None:
        seat = int(words.split()[0])
        if self._is_doubtful:
            await self._settle(words)
        await self._expect_running(after, words)
        if seat in self.bots() and not (turns_a_card(words) and self.is_held(seat)):
            await self._play(lambda: self.course.play(words), words)
        else:
            self._bots.look()

    async def _look_later(self) -> None:
        await asyncio.sleep(1.0)
        self._bots.look()

    # Other processes.

    async def tell_company(self) -> None:
        """Say again who is here: whoever falls silent counts as gone."""
        if self._seating.listeners:
            await self._tell_company()
        self._bots.look()

    async def _tell_company(self) -> None:
        await self._notify("here", self._seating.company(frozenset(self._held)))

    async def _notify(self, kind: str, data: Mapping[str, Any]) -> None:
        if self._store.is_shared:
            try:
                await self._store.tell(Notice(self.id, kind, data))
            except StoreError as error:
                log.warning("other processes were not told of table %s: %s", self.id, error)

    async def _hear_of(self, notice: Notice) -> None:
        match notice.kind:
            case "played":
                if notice.data["number"] > self.course.number:
                    await self._pull()
            case "seats":
                await self._look_at_seats()
            case "told":
                self._tell_all(notice.data["message"])
            case "moved":
                self._move_on(notice.data["table"])
            case "here":
                await self._hear_who_is_here(notice)
            case "missed":
                await self._pull()
                await self._look_at_seats()

    async def _look_at_seats(self) -> None:
        stored = await self._store.find(self.id)
        assert stored is not None, "tables are never deleted"
        self._stored = stored
        self._seating.seats = list(stored.seats)
        self._tell_seats()
        self._bots.look()

    async def _hear_who_is_here(self, notice: Notice) -> None:
        before, waiting = self._seating.attendance(), self._waiting()
        is_new = self._seating.hear_of(notice.origin, notice.data)
        if is_new and self._seating.listeners:
            await self._tell_company()
        if self._seating.attendance() != before:
            self._tell_seats()
        if self._waiting() != waiting:
            self._tell_waiting()
        self._bots.look()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


async def _load(stored: StoredTable, store: Store) -> Course:
    """Play a stored match again; it is closed if it does not come out as it was."""
    course = Course(stored.game, stored.config, stored.seed)
    try:
        course.resume(await store.plays(stored.id))
    except Differs as difference:
        await _close(stored, course, store, difference)
    return course


async def _close(stored: StoredTable, course: Course, store: Store, difference: Differs) -> None:
    log.error("table %s is closed, the rules have changed under it: %s", stored.id, difference)
    course.is_closed = True
    if stored.outcome == "running":
        await store.end(stored.id, course.outcome)


def shown(play: StoredPlay) -> wire.Play:
    """A play as browsers know it."""
    events = list(play.events)
    return wire.Play(number=play.number, seat=play.seat, action=play.action, events=events)


def tidy(name: str) -> str:
    """A name without what could disturb others: line breaks, control signs, further blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
