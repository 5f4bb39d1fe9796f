"""The protocol as a state machine: Hypothesis chooses who comes, goes, acts, sits and talks, with
right and wrong keys; everything that is told is compared with a model of the room."""

from typing import Final

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from tests.server.watched_room import Visitor, WatchedRoom

SEVERAL: Final = 5  # browsers at the table at most

seats = st.integers(0, 7)  # the low ones as they are, the others mean a seat of one's own
names = st.sampled_from(("", "Ann", "  Ben\n", "Zoë"))
told = {"": "", "Ann": "Ann", "  Ben\n": "Ben", "Zoë": "Zoë"}
which = st.integers(0, 100)  # one of however many there are
nonsense = st.sampled_from(
    ("x", "0", "9 end", "0 fly away", "0 back", "-1 draw", "♥ 5", "0 move z9")
)


class RoomMachine(WatchedRoom):
    """Whatever browsers may try."""

    # Coming and going.

    @precondition(lambda self: len(self.present) < SEVERAL)
    @rule(first=which, second=which, many=st.integers(0, 2), look=st.booleans())
    def somebody_comes(self, first: int, second: int, many: int, look: bool) -> None:
        self.come([self.key(first), self.key(second)][:many], look)

    @precondition(lambda self: self.present)
    @rule(who=which, first=which, many=st.integers(0, 1), have=which, look=st.booleans())
    def somebody_joins_again(self, who: int, first: int, many: int, have: int, look: bool) -> None:
        have = have % (self.model.number + 1)
        self.join(self.visitor(who), [self.key(first)][:many], have, look)

    @precondition(lambda self: self.present)
    @rule(who=which)
    def somebody_goes(self, who: int) -> None:
        self.go(self.visitor(who))

    @precondition(lambda self: self.model.number > self.slept_at)
    @rule()
    def everybody_goes_and_the_room_sleeps(self) -> None:
        self.slept_at = self.model.number
        for visitor in list(self.present):
            self.go(visitor)
        self.run(self.fall_asleep())
        for key in self.keys[:3]:
            self.come([key], look=True)

    # Acting.

    @precondition(lambda self: self.model.started and self.model.legal())
    @rule(choice=which, kind=which, times=st.integers(1, 3))
    def the_right_one_acts(self, choice: int, kind: int, times: int) -> None:
        for each in range(times):
            self.act_rightly(choice + each, kind)

    @precondition(lambda self: self.model.started and self.model.legal())
    @rule(choice=which, times=st.integers(1, 20))
    def the_game_goes_on(self, choice: int, times: int) -> None:
        """The right ones act several times in a row, so that turns and games come to an end."""
        for each in range(times):
            self.act_rightly(choice + each, kind=None)

    def possible(self) -> list[tuple[Visitor, str]]:
        """Who could play what."""
        legal = self.model.legal()
        return [
            (visitor, words)
            for visitor in self.present
            for words in legal
            if self.model.plays_for(visitor, int(words.split()[0]))
        ]

    def the_right_one_comes(self) -> list[tuple[Visitor, str]]:
        """Somebody joins who could play something, if a person may."""
        able = {int(words.split()[0]) for words in self.model.legal()}
        keys = [self.model.seats[seat].key for seat in sorted(able)]
        known = [key for key in keys if key in self.keys]
        if known:
            if len(self.present) < SEVERAL:
                self.come(known[:1], look=False)
            else:
                self.join(self.present[-1], known[:1], 0, look=False)
            self.everybody_catches_up()
        return self.possible()

    def act_rightly(self, choice: int, kind: int | None) -> None:
        """Play something of a kind; without one, what needs no more words and brings a turn on."""
        able = self.possible() or self.the_right_one_comes()
        if not able:
            return
        kinds = sorted({words.split()[1] for _, words in able})
        if kind is None:
            may = [each for each in able if len(each[1].split()) == 2] or able
        else:
            may = [each for each in able if each[1].split()[1] == kinds[kind % len(kinds)]]
        visitor, words = may[choice % len(may)]
        self.act(visitor, words, self.model.number)
        self.everybody_catches_up()

    @precondition(lambda self: self.present)
    @rule(who=which, choice=which, early=st.integers(-1, 1), words=st.none() | nonsense)
    def anybody_acts(self, who: int, choice: int, early: int, words: str | None) -> None:
        """With or without the right, at the right time or not, in words that may mean nothing."""
        if words is None:
            known = [*self.model.legal(), *(f"{seat} {self.plain(choice)}" for seat in range(3))]
            words = known[choice % len(known)]
        self.act(self.visitor(who), words, max(self.model.number + early, 0))

    def plain(self, choice: int) -> str:
        """An action of the game that needs no more words."""
        plain = [verb.name for verb in self.game.info.verbs if not verb.takes]
        return plain[choice % len(plain)] if plain else "back"

    def act(self, visitor: Visitor, words: str, after: int) -> None:
        before = self.model.number
        refused = self.model.act(visitor, words, after)
        visitor.socket.send("act", action=words, after=after)
        if refused:
            assert self.refusal(visitor, refused)["action"] == words
        else:
            self.expect_play(visitor, before)

    @precondition(lambda self: self.present)
    @rule(who=which, early=st.sampled_from((0, 0, 0, -1)))
    def somebody_takes_back(self, who: int, early: int) -> None:
        before = self.model.number
        visitor, after = self.visitor(who), max(before + early, 0)
        refused = self.model.back(visitor, after)
        visitor.socket.send("back", after=after)
        if refused:
            self.refusal(visitor, refused)
        else:
            self.expect_play(visitor, before)

    def expect_play(self, visitor: Visitor, before: int) -> None:
        assert self.hear(visitor, "played")["play"] == self.model.plays[before]

    @precondition(lambda self: self.present)
    @rule(who=which, seat=seats, on=st.booleans())
    def somebody_holds_the_card_back(self, who: int, seat: int, on: bool) -> None:
        visitor = self.visitor(who)
        self.hold(visitor, self.seat(visitor, seat), on)

    @precondition(lambda self: self.able_to_hold())
    @rule(which=which)
    def the_right_one_holds_the_card_back(self, which: int) -> None:
        able = self.able_to_hold()
        self.hold(*able[which % len(able)], True)

    def able_to_hold(self) -> list[tuple[Visitor, int]]:
        able = self.model.interferers()
        return [(each, seat) for each in self.present for seat in able if seat in each.yours]

    def hold(self, visitor: Visitor, seat: int, on: bool) -> None:
        before = set(self.model.holds)
        refused = self.model.wait(visitor, seat, on)
        visitor.socket.send("wait", seat=seat, on=on)
        if refused:
            self.refusal(visitor, refused)
        elif on or self.model.holds != before:
            self.hear(visitor, "waiting")

    # Asking and talking.

    @precondition(lambda self: self.present)
    @rule(
        kind=st.sampled_from(("ask", "why", "say", "write", "reveal")),
        who=which,
        seat=seats,
        choice=which,
    )
    def somebody_asks_or_talks(self, kind: str, who: int, seat: int, choice: int) -> None:
        visitor = self.visitor(who)
        seat = self.seat(visitor, seat)
        if kind == "ask":
            self.ask(visitor, max(self.model.number + choice % 3 - 1, 0))
        elif kind == "why":
            self.ask_why(visitor, choice)
        elif kind == "reveal":
            refused = self.model.reveal(visitor, seat)
            visitor.socket.send("reveal", seat=seat)
            self.answer(visitor, refused, "coming")
        else:
            refused = self.model.talk(visitor, seat, kind == "write")
            said = {"phrase": "hello"} if kind == "say" else {"text": "See you there"}
            visitor.socket.send(kind, seat=seat, **said)
            self.answer(visitor, refused, "said")

    def ask(self, visitor: Visitor, number: int) -> None:
        refused = self.model.ask(visitor, number)
        if refused:  # an answer would come at its own time
            visitor.socket.send("ask", number=number)
            self.refusal(visitor, refused)

    def ask_why(self, visitor: Visitor, choice: int) -> None:
        actions = self.model.legal()
        visitor.socket.send("why", action=actions[choice % len(actions)] if actions else "nonsense")
        if actions:
            assert self.hear(visitor, "because")["rule"] is None
        else:
            self.refusal(visitor, "unreadable")

    # Seats.

    @precondition(lambda self: self.present)
    @rule(
        kind=st.sampled_from(("sit", "take", "stand", "start", "replace")),
        who=which,
        seat=seats,
        name=names,
        bot=st.sampled_from((None, "random", "planner")),
    )
    def somebody_changes_a_seat(
        self, kind: str, who: int, seat: int, name: str, bot: str | None
    ) -> None:
        visitor, was_started = self.visitor(who), self.model.started
        seat = self.seat(visitor, seat)
        if kind == "take":
            self.take(visitor, seat % 4, name)
        elif kind == "sit":
            refused = self.model.sit(visitor, seat, told[name])
            visitor.socket.send("sit", seat=seat, name=name)
            self.answer(visitor, refused, "seats")
        elif kind == "stand":
            refused = self.model.stand(visitor, seat)
            visitor.socket.send("stand", seat=seat)
            self.answer(visitor, refused, "seats")
        elif kind == "replace":
            refused = self.model.replace(visitor, seat, bot)
            visitor.socket.send("replace", seat=seat, bot=bot)
            self.answer(visitor, refused, "seats")
        else:
            refused = self.model.start(visitor)
            visitor.socket.send("start")
            if refused or not was_started:
                self.answer(visitor, refused, "seats")

    def take(self, visitor: Visitor, seat: int, name: str) -> None:
        refused = self.model.take(seat)
        visitor.socket.send("take", seat=seat, name=name)
        if refused:
            self.refusal(visitor, refused)
            return
        self.run(visitor.socket.settle())
        fresh = visitor.socket.heard[visitor.read :]
        keys = [each["key"] for each in fresh if each["type"] == "taken"]
        assert len(keys) == (not self.model.is_host(visitor))
        self.keys += keys
        self.model.taken(visitor, seat, told[name], keys[0] if keys else None)
        self.hear(visitor, "seats")

    @precondition(lambda self: self.present)
    @rule(who=which)
    def somebody_wants_a_rematch(self, who: int) -> None:
        visitor = self.visitor(who)
        refused = self.model.rematch(visitor)
        visitor.socket.send("rematch", wish="new")
        if refused:
            self.refusal(visitor, refused)
            return
        following = self.hear(visitor, "moved")["table"]
        assert self.model.following in (None, following)
        self.model.following = following
