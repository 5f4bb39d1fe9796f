"""MatchHistory: a match as it is played on a server, with numbered plays that may be taken back."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from forbidden_games.games import find_game
from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import BadNotation, IllegalAction
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.kernel.state import Table
from forbidden_games.server.store import Score, StoredPlay

BACK: Final = "back"
RUNNING: Final = "running"
CLOSED: Final = "closed"  # the outcome of a match whose plays no longer play out as they did


class ReplayMismatch(Exception):
    """A stored play does not play out as it did: what was stored, and what happens now."""

    def __init__(self, expected: StoredPlay, got: object) -> None:
        super().__init__(f"play {expected.number}, {expected.action!r}: {got}")
        self.expected = expected
        self.got = got


class MatchHistory:
    """A match and all its plays, with numbers that only grow: taking back is a further play."""

    def __init__(
        self, game: str, config: Mapping[str, object], seed: int, salt: str | None = None
    ) -> None:
        rules = find_game(game)
        self.match: Match[Table] = Match(rules, rules.read_config(config), seed, salt)
        self.plays: list[StoredPlay] = []
        self.is_closed = False

    @property
    def number(self) -> int:
        """How many plays there are so far, with those taken back and the taking back."""
        return len(self.plays)

    @property
    def is_over(self) -> bool:
        """Whether the match is won, lost or closed."""
        return self.is_closed or self.match.is_over

    @property
    def outcome(self) -> str:
        """The outcome in words: running, won, closed, or how it was lost."""
        game = self.match.game
        return CLOSED if self.is_closed else game.write_outcome(game.outcome(self.match.state))

    @property
    def to_act(self) -> int:
        """The seat that the table waits for."""
        return self.match.game.to_act(self.match.state)

    @property
    def revealed(self) -> int:
        """How many plays have turned something over so far."""
        return sum(play.asked_luck for play in self.match.plays)

    @property
    def opening(self) -> list[str]:
        """What happened while dealing, in words."""
        game, state = self.match.game, self.match.state
        return [game.write_event(state, event) for event in self.match.opening]

    @property
    def undo(self) -> int | None:
        """The seat that may take its last play back."""
        if self.is_over or not self.match.can_take_back():
            return None
        return packed.seat_of(self.match.plays[-1].action)

    def read(self, words: str) -> Action:
        """An action from words, legal or not; raises BadNotation."""
        return self.match.game.read_action(self.match.state, words)

    def write(self, action: Action) -> str:
        """An action in words."""
        return self.match.game.write_action(self.match.state, action)

    def has_cell(self, name: str) -> bool:
        """Whether the board has a cell of this name."""
        return name in self.match.game.cells(self.match.state)

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        return self.match.game.why_not(self.match.state, action)

    def turns_a_card(self, action: Action) -> bool:
        """Whether an action turns over a card of a pile."""
        return self.match.game.turns_a_card(action)

    def interferers(self) -> tuple[int, ...]:
        """The seats that may ask the table to wait before the next card is turned over."""
        return () if self.is_over else self.match.game.interferers(self.match.state)

    def play(self, action: Action) -> StoredPlay:
        """Check an action and play it; raises IllegalAction."""
        game, state = self.match.game, self.match.state
        events = tuple(game.write_event(state, event) for event in self.match.play(action))
        return self._note(packed.seat_of(action), self.write(action), events)

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
        """Play what another process has stored; raises ReplayMismatch."""
        try:
            if stored.action == f"{stored.seat} {BACK}" and self.undo == stored.seat:
                again = self.take_back()
            else:
                again = self.play(self.read(stored.action))
        except (BadNotation, IllegalAction) as error:
            raise ReplayMismatch(stored, error) from None
        if again != stored:
            raise ReplayMismatch(stored, again.events)

    def resume(self, stored: Sequence[StoredPlay]) -> None:
        """Play a whole stored match again; raises ReplayMismatch at the first play that differs.

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
                    happened = self.match.play(self.read(play.action))
                except (BadNotation, IllegalAction) as error:
                    raise ReplayMismatch(play, error) from None
                events = tuple(game.write_event(state, event) for event in happened)
                if events != play.events:
                    raise ReplayMismatch(play, events)
            self.plays.append(play)

    def after(self, number: int) -> "MatchHistory":
        """The same history up to a number of plays."""
        match = self.match
        config = match.game.write_config(match.config)
        before = MatchHistory(match.game.name, config, match.seed, match.salt)
        before.resume(self.plays[:number])
        return before

    def without_last(self) -> "MatchHistory":
        """The same history without its last play."""
        return self.after(self.number - 1)

    def score(self) -> Score | None:
        """How far the game came, once it is won or lost."""
        if not self.match.is_over:
            return None
        return Score(self.match.game.progress(self.match.state), turns_of(self.match))

    def record(self) -> Record:
        """The match without what was taken back."""
        return self.match.record()


def turns_of(match: Match[Table]) -> int:
    """How many turns a match has had so far, the last one included."""
    seats = [state.seat for _, state in match.walk()]
    return 1 + sum(before != after for before, after in pairwise(seats))
