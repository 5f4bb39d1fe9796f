"""Lobby: makes, finds, wakes and forgets rooms."""

import asyncio
import logging
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, get_args

from forbidden_games.bots import expect_bot
from forbidden_games.games import find_game
from forbidden_games.kernel.commitment import new_salt
from forbidden_games.kernel.config import PREPARED
from forbidden_games.kernel.errors import BadConfig, shown
from forbidden_games.kernel.rulings import expect
from forbidden_games.server import wire
from forbidden_games.server.deals import Deal, deal_for, new_deal
from forbidden_games.server.history import CLOSED, RUNNING, MatchHistory
from forbidden_games.server.identity import hash_of, is_table, new_key, new_table
from forbidden_games.server.problems import HttpProblem
from forbidden_games.server.room.live_table import RoomServices
from forbidden_games.server.room.room import Room
from forbidden_games.server.room.seating import tidy
from forbidden_games.server.settings import Settings
from forbidden_games.server.store import Notice, Store, StoredSeat, StoredTable
from forbidden_games.server.worker_pool import WorkerPool

log = logging.getLogger(__name__)

ROUNDS_A_WHILE: Final = 4  # how often idle rooms are looked for while one becomes idle
LONGEST_ROUND: Final = 15.0


class Lobby:
    """All rooms that are awake in this process."""

    def __init__(self, store: Store, pool: WorkerPool, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._services = RoomServices(store, pool, settings, self.remake)
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look after the rooms."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Finish what has begun in every room."""
        if self._sweeper:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()

    # Making tables.

    async def make(
        self, wish: wire.NewTable, *, challenge: str | None = None, visitors: Collection[str] = ()
    ) -> wire.MadeTable:
        """Set a table as wished, perhaps as the counted try of a browser at a challenge.

        Raises HttpProblem; NumberTaken if that browser has had its try.
        """
        players = wish.config.get("players", len(wish.seats))
        if players is True or players != len(wish.seats):
            told = f"players is {len(wish.seats)}, as there are seats; not {shown(players)}"
            raise HttpProblem(422, "bad-config", told)
        key = new_key()
        key_hash = hash_of(key)
        seats: list[StoredSeat] = []
        invitations: list[wire.Invitation] = []
        for number, seat in enumerate(wish.seats):
            name = tidy(seat.name)
            if seat.who == "bot":
                seats.append(StoredSeat(number, "bot", name, seat.bot))
            elif seat.who == "me":
                seats.append(StoredSeat(number, "person", name, None, key_hash))
            else:
                invitation = wire.Invitation(seat=number, key=new_key())
                invitations.append(invitation)
                seats.append(StoredSeat(number, "open", name, None, hash_of(invitation.key)))
        dealt = deal_for(wish, challenge)
        table = deal(
            wish.game,
            {**wish.config, "players": len(seats)},
            dealt.seed,
            tuple(seats),
            key_hash,
            wish.pace,
            challenge,
        )
        table = replace(
            table,
            started=not wish.lobby,
            chat=wish.chat,
            advice=wish.advice,
            is_counted=bool(visitors),
            deal=dealt.origin,
        )
        await self._store.make(table, visitors)
        return wire.MadeTable(table=table.id, key=key, invitations=invitations)

    async def remake(self, table: StoredTable, seats: tuple[StoredSeat, ...], wish: str) -> str:
        """The same table with a new deal, the same deal, or at the next level; the first rematch
        counts."""
        config = table.config
        if wish == "harder":
            level = str(config["level"])
            config = {**config, "level": find_game(table.game).info.harder_than(level) or level}
        is_same = wish == "same"
        dealt = Deal(table.seed, "again") if is_same else new_deal()
        again = deal(
            table.game,
            {key: value for key, value in config.items() if key != PREPARED},
            dealt.seed,
            seats,
            table.host_hash,
            table.pace,
            table.challenge if is_same else None,  # whose deal is a secret on its day
        )
        again = replace(again, chat=table.chat, advice=table.advice, deal=dealt.origin)
        return await self._store.follow(table.id, again)

    # Finding rooms.

    async def find(self, table: str) -> Room | None:
        """The room of a table, woken if it sleeps; None if there is no such table."""
        room = self._rooms.get(table)
        if room or not is_table(table):
            return room
        if table not in self._waking:
            self._waking[table] = asyncio.create_task(self._wake(table))
        return await asyncio.shield(self._waking[table])

    async def _wake(self, table: str) -> Room | None:
        try:
            stored = await self._store.find(table)
            if stored is None:
                return None
            await self._make_way()
            await self._expect_readable(stored)
            room = self._rooms[table] = await Room.wake(stored, self._services)
            if self._store.is_shared:
                room.catch_up()
            return room
        finally:
            del self._waking[table]

    async def _expect_readable(self, stored: StoredTable) -> None:
        """Close a table of which this version does not know everything; raises HttpProblem."""
        try:
            rules = find_game(stored.game)
            rules.read_config(stored.config)
            for seat in stored.seats:
                if seat.bot:
                    expect_bot(seat.bot, rules)
            expect("advice", stored.advice, get_args(wire.AdviceRule))
        except BadConfig as error:
            log.error("table %s is closed, this version cannot read it: %s", stored.id, error)
            if stored.outcome == RUNNING:
                await self._store.end(stored.id, CLOSED)
            raise HttpProblem(410, CLOSED) from None

    async def _make_way(self) -> None:
        """Forget the room that has been idle longest; raises HttpProblem if none is."""
        if len(self._rooms) < self._settings.rooms:
            return
        idle = [room for room in self._rooms.values() if room.is_idle]
        if not idle:
            raise HttpProblem(503, "full")
        await self._forget(min(idle, key=lambda room: room.idle_since))

    async def _forget(self, room: Room) -> None:
        self._rooms.pop(room.id, None)
        await room.close()

    async def _sweep(self) -> None:
        seconds = self._settings.idle_seconds
        while True:
            await asyncio.sleep(min(seconds / ROUNDS_A_WHILE, LONGEST_ROUND))
            await self._look_after(time.monotonic() - seconds)

    async def _look_after(self, long_ago: float) -> None:
        """Forget the rooms that have been idle since then."""
        for room in list(self._rooms.values()):
            if room.is_idle and room.idle_since < long_ago:
                await self._forget(room)
            elif self._store.is_shared:
                await room.announce_presence()

    @property
    def connected(self) -> int:
        """Browsers that are connected to this process."""
        return sum(room.connected for room in self._rooms.values())

    @property
    def awake(self) -> int:
        """Rooms that are awake."""
        return len(self._rooms)

    def notice(self, notice: Notice) -> None:
        """Something another process has told about a table."""
        if not notice.table:
            for room in self._rooms.values():
                room.notice(notice)
        elif notice.table in self._rooms:
            self._rooms[notice.table].notice(notice)


def deal(
    game: str,
    config: Mapping[str, Any],
    seed: int,
    seats: tuple[StoredSeat, ...],
    host_hash: str,
    pace: float,
    challenge: str | None,
) -> StoredTable:
    """A new table with everything agreed; raises HttpProblem."""
    rules = find_game(game)
    try:
        agreed = rules.write_config(rules.read_config(config))
        for seat in seats:
            if seat.bot:
                expect_bot(seat.bot, rules)
    except BadConfig as error:
        raise HttpProblem(422, "bad-config", str(error)) from None
    state = MatchHistory(game, agreed, seed).match.state
    return StoredTable(
        id=new_table(),
        game=game,
        rules=rules.rules_version,
        config=agreed,
        seed=seed,
        salt=new_salt(),
        pace=pace,
        host_hash=host_hash,
        roles=tuple(rules.roles[state.roles[seat]] for seat in range(state.seats)),
        created_at=datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        seats=tuple(replace(seat, seat=number) for number, seat in enumerate(seats)),
        challenge=challenge,
    )
