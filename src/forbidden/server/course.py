"""Course: a match as it is played on a server, with numbered plays that may be taken back."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from forbidden.games import find_game
from forbidden.kernel import packed
from forbidden.kernel.errors import BadNotation, IllegalAction
from forbidden.kernel.game import Refusal
from forbidden.kernel.match import Match
from forbidden.kernel.record import Record
from forbidden.server.store import StoredPlay

BACK: Final = "back"
CLOSED: Final = "closed"  # the outcome of a match whose plays no longer play out as they did
CARD_VERBS: Final = ("draw", "flood")  # what turns a card over


class NotLegal(Exception):
    """An action that the rules do not allow, and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Differs(Exception):
    """The stored plays do not play out any more as they did."""


class Course:
    """Numbers only grow: taking back is a further play."""

    def __init__(self, game: str, config: Mapping[str, object], seed: int) -> None:
        rules = find_game(game)
        self.match: Match[Any, Any] = Match(rules, rules.read_config(config), seed)
        self.plays: list[StoredPlay] = []
        self.is_closed = False

    @property
    def number(self) -> int:
        """Plays so far."""
        return len(self.plays)

    @property
    def is_over(self) -> bool:
        """Won, lost or closed."""
        return self.is_closed or self.match.is_over

    @property
    def outcome(self) -> str:
        """As a word."""
        game = self.match.game
        return CLOSED if self.is_closed else game.write_outcome(game.outcome(self.match.state))

    @property
    def opening(self) -> list[str]:
        """What happened while dealing."""
        game, state = self.match.game, self.match.state
        return [game.write_event(state, event) for event in self.match.opening]

    @property
    def undo(self) -> int | None:
        """The seat that may take its last play back."""
        if self.is_over or not self.match.can_take_back():
            return None
        return packed.seat_of(self.match.plays[-1].action)

    def read(self, words: str) -> int:
        """An action from words; raises BadNotation."""
        return self.match.game.read_action(self.match.state, words)

    def why_not(self, action: int) -> Refusal | None:
        """Why an action is not legal now."""
        return self.match.game.why_not(self.match.state, action)

    def play(self, words: str) -> StoredPlay:
        """Check an action and play it; raises BadNotation or NotLegal."""
        game, state = self.match.game, self.match.state
        action = self.read(words)
        refusal = self.why_not(action)
        if refusal:
            raise NotLegal(refusal)
        said = game.write_action(state, action)
        events = tuple(game.write_event(state, event) for event in self.match.play(action))
        return self._note(packed.seat_of(action), said, events)

    def take_back(self) -> StoredPlay:
        """Take the last play back that has not been taken back yet; `undo` says whether and who."""
        seat = self.undo
        assert seat is not None, "somebody has asked `undo` before"
        self.match.take_back()
        return self._note(seat, f"{seat} {BACK}", ())

    def _note(self, seat: int, words: str, events: tuple[str, ...]) -> StoredPlay:
        play = StoredPlay(self.number + 1, seat, words, events)
        self.plays.append(play)
        return play

    def follow(self, stored: StoredPlay) -> None:
        """Play what was stored; raises Differs if it plays out otherwise than it did."""
        try:
            if stored.action == f"{stored.seat} {BACK}" and self.undo == stored.seat:
                again = self.take_back()
            else:
                again = self.play(stored.action)
        except (BadNotation, NotLegal, IllegalAction) as error:
            raise Differs(f"play {stored.number}, {stored.action!r}: {error}") from None
        if again != stored:
            raise Differs(f"play {stored.number}, {stored.action!r}: {again.events}")

    def resume(self, stored: Sequence[StoredPlay]) -> None:
        """Play a whole course from the store; raises Differs at the first play that differs.

        What was taken back turned nothing over: it is noted and need not be played.
        """
        standing: list[int] = []
        for place, play in enumerate(stored):
            if play.action != f"{play.seat} {BACK}":
                standing.append(place)
            elif standing:
                standing.pop()
        played = set(standing)
        game, state = self.match.game, self.match.state
        for place, play in enumerate(stored):
            if place in played:
                try:
                    happened = self.match.play(game.read_action(state, play.action))
                except (BadNotation, IllegalAction) as error:
                    raise Differs(f"play {play.number}, {play.action!r}: {error}") from None
                events = tuple(game.write_event(state, event) for event in happened)
                if events != play.events:
                    raise Differs(f"play {play.number}, {play.action!r}: {events}")
            self.plays.append(play)

    def after(self, number: int) -> "Course":
        """The same up to a number of plays."""
        match = self.match
        before = Course(match.game.name, match.game.write_config(match.config), match.seed)
        before.resume(self.plays[:number])
        return before

    def without_last(self) -> "Course":
        """The same up to the play before the last one."""
        return self.after(self.number - 1)

    def record(self) -> Record:
        """The match without what was taken back."""
        return self.match.record()


def turns_a_card(words: str) -> bool:
    """Whether an action turns over a card of a pile."""
    parts = words.split()
    return len(parts) == 2 and parts[1] in CARD_VERBS
