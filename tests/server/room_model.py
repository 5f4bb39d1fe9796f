"""A simple model of a room: who sits where, what was played, and what is refused with which code.

It follows docs/protocol.md, knows nothing of sockets, stores and processes, and asks the rules only
what is legal.
"""

from dataclasses import dataclass, field
from typing import Any

from forbidden_games.bots import bots_for
from forbidden_games.games import find_game
from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import BadNotation
from forbidden_games.kernel.match import Match
from forbidden_games.server.store import StoredTable


@dataclass
class ModelSeat:
    """Who sits at a seat, and the key that opens it."""

    who: str  # person, open, bot
    name: str
    bot: str | None
    key: str | None


@dataclass(eq=False)
class ModelVisitor:
    """Somebody who has joined, with keys."""

    keys: list[str] = field(default_factory=list)


class RoomModel:
    """One table as it has to be."""

    def __init__(self, stored: StoredTable, seats: list[ModelSeat], host_key: str) -> None:
        self.game = find_game(stored.game)
        config = self.game.read_config(stored.config)
        self.match: Match[Any] = Match(self.game, config, stored.seed)
        self.seats = seats
        self.host_key = host_key
        self.started = stored.started
        self.chat = stored.chat
        self.advice = stored.advice
        self.plays: list[dict[str, Any]] = []
        self.holds: set[int] = set()
        self.following: str | None = None
        self.visitors: list[ModelVisitor] = []

    # What is so.

    @property
    def number(self) -> int:
        return len(self.plays)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def own(self, visitor: ModelVisitor) -> set[int]:
        """The seats that a visitor's keys open."""
        return {number for number, seat in enumerate(self.seats) if seat.key in visitor.keys}

    def plays_for(self, visitor: ModelVisitor, seat: int) -> bool:
        """Whether a visitor decides what a seat does: it is theirs, and no bot plays for it."""
        return seat in self.own(visitor) and not self.seats[seat].bot

    def is_host(self, visitor: ModelVisitor) -> bool:
        return self.host_key in visitor.keys

    def here(self) -> set[int]:
        return set().union(*(self.own(visitor) for visitor in self.visitors))

    def watchers(self) -> int:
        return sum(not self.own(visitor) for visitor in self.visitors)

    def legal(self) -> list[str]:
        if self.is_over:
            return []
        state = self.match.state
        return [self.game.write_action(state, each) for each in self.game.legal_actions(state)]

    def undo(self) -> int | None:
        if self.is_over or not self.match.can_take_back():
            return None
        return packed.seat_of(self.match.plays[-1].action)

    def interferers(self) -> list[int]:
        return [] if self.is_over else list(self.game.interferers(self.match.state))

    def turning(self) -> bool:
        state = self.match.state
        legal = [] if self.is_over else self.game.legal_actions(state)
        return any(self.game.turns_a_card(action) for action in legal)

    def position(self) -> dict[str, Any]:
        """What a position has to say, as far as a table decides it."""
        state = self.match.state
        return {
            "number": self.number,
            "to_act": self.game.to_act(state),
            "outcome": self.game.write_outcome(self.game.outcome(state)),
            "undo": self.undo(),
            "interferers": self.interferers(),
            "turning": self.turning(),
        }

    def seats_told(self) -> list[tuple[str, str, str | None, bool, bool]]:
        """Who, name, bot, present, free: as browsers are told."""
        here = self.here()
        return [
            (
                "bot" if seat.bot else seat.who,
                seat.name,
                seat.bot,
                bool(seat.bot) or number in here,
                seat.who == "open",
            )
            for number, seat in enumerate(self.seats)
        ]

    # What is refused: the code, or None. What is granted is done.

    def join(self, visitor: ModelVisitor, keys: list[str], look: bool) -> None:
        visitor.keys = list(keys)
        if visitor not in self.visitors:
            self.visitors.append(visitor)
        if not look:
            for number in self.own(visitor):
                if self.seats[number].who == "open":
                    self.seats[number].who, self.seats[number].bot = "person", None
        self.holds &= self.here()

    def leave(self, visitor: ModelVisitor) -> None:
        self.visitors.remove(visitor)
        self.holds &= self.here()

    def act(self, visitor: ModelVisitor, words: str, after: int) -> str | None:
        refused = self._not_running(after)
        if refused:
            return refused
        state = self.match.state
        try:
            action = self.game.read_action(state, words)
        except BadNotation:
            return "unreadable"
        seat = packed.seat_of(action)
        if not self.plays_for(visitor, seat):
            return "not_your_seat"
        if self.game.turns_a_card(action) and self.holds - {seat}:
            return "waiting"
        if action not in self.game.legal_actions(state):
            return "illegal"
        words = self.game.write_action(state, action)
        events = [self.game.write_event(state, event) for event in self.match.play(action)]
        self._note(seat, words, events)
        return None

    def back(self, visitor: ModelVisitor, after: int) -> str | None:
        refused = self._not_running(after)
        seat = self.undo()
        if refused or seat is None:
            return refused or "not_undoable"
        if not self.plays_for(visitor, seat):
            return "not_your_seat"
        self.match.take_back()
        self._note(seat, f"{seat} back", [])
        return None

    def wait(self, visitor: ModelVisitor, seat: int, on: bool) -> str | None:
        if not self.plays_for(visitor, seat):
            return "not_your_seat"
        if not on:
            self.holds.discard(seat)
            return None
        if not self.started:
            return "not_started"
        if self.is_over:
            return "over"
        if seat not in self.interferers():
            return "illegal"
        self.holds.add(seat)
        return None

    def reveal(self, visitor: ModelVisitor, seat: int) -> str | None:
        if not self.plays_for(visitor, seat):
            return "not_your_seat"
        is_so = self.turning() and self.game.to_act(self.match.state) == seat
        return None if is_so else "stale"

    def ask(self, visitor: ModelVisitor, number: int) -> str | None:
        if not self.own(visitor) and not self.is_host(visitor):
            return "not_your_seat"
        refused = self._not_running(number)
        if refused:
            return refused
        is_own = self.game.to_act(self.match.state) in self.own(visitor)
        is_allowed = self.advice == "all" or (self.advice == "own" and is_own)
        return None if is_allowed else "no_advice"

    def talk(self, visitor: ModelVisitor, seat: int, is_free_text: bool) -> str | None:
        if not self.plays_for(visitor, seat):
            return "not_your_seat"
        return "no_chat" if is_free_text and not self.chat else None

    def sit(self, visitor: ModelVisitor, seat: int, name: str) -> str | None:
        if seat not in self.own(visitor):
            return "not_your_seat"
        self._sit(seat, name)
        return None

    def take(self, seat: int) -> str | None:
        """The key that the visitor is told is noted by `taken`."""
        if seat >= len(self.seats):
            return "not_your_seat"
        if self.seats[seat].who != "open":
            return "seat_taken"
        return "over" if self.is_over else None

    def taken(self, visitor: ModelVisitor, seat: int, name: str, key: str | None) -> None:
        self.seats[seat].key = key or self.host_key
        if key:
            visitor.keys.append(key)
        self._sit(seat, name)

    def stand(self, visitor: ModelVisitor, seat: int) -> str | None:
        if seat >= len(self.seats):
            return "not_your_seat"
        if seat not in self.own(visitor) and not self.is_host(visitor):
            return "not_your_seat"
        if self.started or self.seats[seat].who != "person":
            return "illegal"
        bot = self.seats[seat].bot
        self.seats[seat] = ModelSeat("open", "", bot, None)
        return None

    def start(self, visitor: ModelVisitor) -> str | None:
        if not self.is_host(visitor):
            return "not_your_seat"
        if not self.started:
            self.started = True
            for seat in self.seats:
                if seat.who == "open" and seat.bot is None:
                    seat.bot = bots_for(self.game)[-1]
        return None

    def replace(self, visitor: ModelVisitor, seat: int, bot: str | None) -> str | None:
        if seat >= len(self.seats):
            return "not_your_seat"
        own, old = self.own(visitor), self.seats[seat]
        if seat not in own:
            if not self.is_host(visitor) and not (own and old.who == "person"):
                return "not_your_seat"
            if old.who == "person" and seat in self.here():
                return "not_present"
        able = bots_for(self.game)
        if bot is not None and bot not in able:
            return "illegal"
        old.who = "open" if old.who == "open" else "bot"
        old.bot = bot or able[-1]
        self.holds.discard(seat)
        return None

    def rematch(self, visitor: ModelVisitor) -> str | None:
        if not self.own(visitor) and not self.is_host(visitor):
            return "not_your_seat"
        return None if self.is_over else "illegal"

    def _sit(self, seat: int, name: str) -> None:
        old = self.seats[seat]
        old.who, old.bot, old.name = "person", None, name or old.name

    def _not_running(self, after: int) -> str | None:
        if not self.started:
            return "not_started"
        if after != self.number:
            return "stale"
        return "over" if self.is_over else None

    def _note(self, seat: int, words: str, events: list[str]) -> None:
        number = self.number + 1
        self.plays.append({"number": number, "seat": seat, "action": words, "events": events})
        self.holds &= set(self.interferers())
