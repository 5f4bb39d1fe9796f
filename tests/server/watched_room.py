"""A room under watch: everything that is told is compared with a model of it after every step."""

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import asdict
from typing import Any, ClassVar, Final, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant

from forbidden_games.games import GAMES
from forbidden_games.server.history import PAGE
from forbidden_games.server.store import Store
from forbidden_games.server.store.memory import MemoryStore
from forbidden_games.server.wire import NewTable
from forbidden_games.server.wire.changes import adopt
from forbidden_games.server.wire.folding import unfolded
from tests.server.in_process import NEVER, InProcess, Socket
from tests.server.room_model import ModelSeat, ModelVisitor, RoomModel
from tests.server.support import Message

T = TypeVar("T")

WRONG: Final = "a key of another table"


def legal(position: Message) -> list[str]:
    """All legal actions in words: the only place here that knows how a position lists them."""
    return unfolded(position["legal"])


class Visitor(ModelVisitor):
    """A browser: what the model knows of it, its socket, and what it has been told."""

    def __init__(self, socket: Socket) -> None:
        super().__init__()
        self.socket = socket
        self.read = 0  # messages
        self.number = 0  # plays it knows of
        self.position: Message = {}
        self.seats: list[Message] = []
        self.yours: list[int] = []
        self.watchers = 0
        self.waiting: list[int] = []
        self.started = False


class WatchedRoom(RuleBasedStateMachine):
    """One table, everybody who is there, and what they and the store have to know."""

    games: ClassVar[dict[str, Any]] = GAMES

    def make_store(self) -> Store:
        return MemoryStore()

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.store = self.make_store()
        self.server = InProcess(self.store)
        self.run(self.server.start())
        self.present: list[Visitor] = []
        self.slept_at = -1  # plays at that time

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def teardown(self) -> None:
        for visitor in self.present:
            self.run(visitor.socket.close())
        self.run(self.server.end())
        self.runner.close()

    # The table.

    @initialize(
        game=st.integers(0, 2),
        others=st.lists(st.sampled_from(("me", "open", "open", "bot")), min_size=1, max_size=2),
        lobby=st.sampled_from((False, False, True)),
        chat=st.booleans(),
        advice=st.sampled_from(("off", "own")),
        seed=st.integers(0, 2**32),
    )
    def set_table(
        self, game: int, others: list[str], lobby: bool, chat: bool, advice: str, seed: int
    ) -> None:
        self.game = self.games[sorted(self.games)[game % len(self.games)]]
        wish = {
            "game": self.game.name,
            "seats": [
                {"who": who, **({"bot": "random"} if who == "bot" else {})}
                for who in ("me", *others)
            ],
            "config": {"level": self.game.info.levels[-1]},
            "lobby": lobby,
            "chat": chat,
            "advice": advice,
            "seed": seed,
        }
        other = self.run(self.server.http.post("/tables", json=wish)).json()
        slow = NewTable.model_validate(wish).model_copy(update={"pace": NEVER})  # bots do not move
        made = self.run(self.server.app.state.lobby.make(slow)).model_dump()
        self.table, self.other = made["table"], other["table"]
        stored = self.run(self.store.find(self.table))
        assert stored is not None
        keys = {each["seat"]: each["key"] for each in made["invitations"]}
        self.keys: list[str] = [made["key"], *keys.values(), WRONG]
        self.model = RoomModel(
            stored,
            [
                ModelSeat(
                    "person" if who == "me" else who,
                    "",
                    "random" if who == "bot" else None,
                    {"me": made["key"], "bot": None}.get(who, keys.get(number)),
                )
                for number, who in enumerate(("me", *others))
            ],
            made["key"],
        )
        for key in self.keys[:-1]:
            self.come([key], look=False)

    # Coming and going.

    def come(self, keys: list[str], look: bool) -> None:
        visitor = Visitor(self.run(self.server.connect(self.table)))
        self.present.append(visitor)
        self.join(visitor, keys, 0, look)

    def join(self, visitor: Visitor, keys: list[str], have: int, look: bool) -> None:
        self.model.join(visitor, keys, look)
        visitor.socket.send("join", keys=keys, have=have, look=look)
        heard = self.hear(visitor, "welcome")
        assert heard["plays"] == self.model.plays[have:][-PAGE:]
        assert heard["host"] == self.model.is_host(visitor)
        locks = {self.model.host_key, *(seat.key for seat in self.model.seats)}
        assert heard["strange"] == [place for place, key in enumerate(keys) if key not in locks]

    def go(self, visitor: Visitor) -> None:
        self.model.leave(visitor)
        self.present.remove(visitor)
        self.run(visitor.socket.close())

    async def fall_asleep(self) -> None:
        """Only one room is awake: the other one makes this one forgotten, once it is idle."""
        while (await self.server.http.get(f"/tables/{self.other}")).status_code == 503:
            await asyncio.sleep(0)
        assert self.server.app.state.lobby.awake == 1

    def visitor(self, who: int) -> Visitor:
        return self.present[who % len(self.present)]

    def seat(self, visitor: Visitor, seat: int) -> int:
        own = sorted(self.model.own(visitor))
        return own[seat % len(own)] if own and seat > 3 else seat

    def key(self, which: int) -> str:
        return self.keys[which % len(self.keys)]

    # What is told.

    def answer(self, visitor: Visitor, refused: str | None, kind: str) -> None:
        if refused:
            self.refusal(visitor, refused)
        else:
            self.hear(visitor, kind)

    def refusal(self, visitor: Visitor, code: str) -> Message:
        message = self.hear(visitor, "refused")
        assert message["code"] == code
        assert message["reason"]["key"]
        return message

    def hear(self, visitor: Visitor, kind: str) -> Message:
        """The one message of a kind, or refusal, with which a visitor has been answered."""
        self.run(visitor.socket.settle())
        heard = visitor.socket.heard[visitor.read :]
        answers = [each for each in heard if each["type"] in (kind, "refused")]
        assert [each["type"] for each in answers] == [kind], heard
        return answers[0]

    def catch_up(self, visitor: Visitor) -> None:
        """Read what a visitor has been told; the plays must come in their order."""
        heard = visitor.socket.heard
        for message in heard[visitor.read :]:
            if message["type"] == "welcome":
                visitor.number = message["position"]["number"]
                visitor.started = message["info"]["started"]
                visitor.seats = message["info"]["seats"]
            if message["type"] == "played":
                play = message["play"]
                assert play["number"] == visitor.number + 1
                assert play == self.model.plays[visitor.number]
                visitor.number += 1
            if message["type"] == "seats":
                visitor.seats, visitor.started = message["seats"], message["started"]
            if message["type"] in ("welcome", "seats"):
                visitor.yours, visitor.watchers = message["yours"], message["watchers"]
            if message["type"] == "welcome":
                visitor.position = message["position"]
            if message["type"] == "played":
                visitor.position = adopt(visitor.position, message["changes"])
            if message["type"] in ("welcome", "played"):
                assert visitor.position["number"] == visitor.number
            if message["type"] == "welcome":
                visitor.waiting = message["waiting"]
            if message["type"] == "waiting":
                visitor.waiting = message["seats"]
        visitor.read = len(heard)

    def everybody_catches_up(self) -> None:
        for visitor in self.present:
            self.run(visitor.socket.settle())
            self.catch_up(visitor)

    @invariant()
    def everybody_knows_the_same(self) -> None:
        seats_now, position = self.model.seats_told(), self.model.position()
        snapshot = json.loads(json.dumps(asdict(self.model.game.snapshot(self.model.match.state))))
        actions = sorted(self.model.legal())
        self.everybody_catches_up()
        for visitor in self.present:
            assert visitor.socket.is_open
            assert visitor.number == self.model.number
            assert {name: visitor.position[name] for name in position} == position
            assert visitor.position["snapshot"] == snapshot
            assert sorted(legal(visitor.position)) == actions
            assert [seat_told(each) for each in visitor.seats] == seats_now
            assert visitor.yours == sorted(self.model.own(visitor))
            assert visitor.watchers == self.model.watchers()
            assert visitor.waiting == sorted(self.model.holds)
            assert visitor.started == self.model.started

    @invariant()
    def the_store_has_what_was_told(self) -> None:
        stored = self.run(self.store.find(self.table))
        assert stored is not None
        plays = [asdict(each) for each in self.run(self.store.plays(self.table))]
        assert [{**each, "events": list(each["events"])} for each in plays] == self.model.plays
        assert [(each.who, each.name, each.bot) for each in stored.seats] == [
            (each.who, each.name, each.bot) for each in self.model.seats
        ]
        assert stored.outcome == self.model.position()["outcome"]
        assert (stored.started, stored.following) == (self.model.started, self.model.following)

    @invariant()
    def anybody_may_look(self) -> None:
        if self.present:  # otherwise the room would wake before it is to sleep
            info = self.run(self.server.http.get(f"/tables/{self.table}")).json()
            assert info["number"] == self.model.number
            assert [seat_told(each) for each in info["seats"]] == self.model.seats_told()


def seat_told(seat: Message) -> tuple[Any, ...]:
    return seat["who"], seat["name"], seat["bot"], seat["present"], seat["free"]
