"""MatchHistory: a match as it is played on a server, with numbered plays that may be taken back."""

from array import array
from collections.abc import Mapping, Sequence
from copy import copy
from itertools import pairwise
from typing import Final

from forbidden_games.games import find_game
from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import BadNotation, IllegalAction
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.match import Mark, Match
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.kernel.state import Table
from forbidden_games.server.store import Score, StoredPlay

BACK: Final = "back"
RUNNING: Final = "running"
CLOSED: Final = "closed"  # the outcome of a match whose plays no longer play out as they did
STRIDE: Final = 50  # plays between two tables that are kept to come back to
PAGE: Final = 100  # plays that are told at once; most games have fewer than two pages


class ReplayMismatch(Exception):
    """A stored play does not play out as it did: what was stored, and what happens now."""

    def __init__(self, expected: StoredPlay, got: object) -> None:
        super().__init__(f"play {expected.number}, {expected.action!r}: {got}")
        self.expected = expected
        self.got = got


class MatchHistory:
    """A match and all its plays, with numbers that only grow: taking back is a further play.

    After a play is taken back the table is as it was after an earlier one: `_same` has the number
    of that play for every number of plays, `_moves` how many plays stand then. Every STRIDE moves
    the table and its luck are marked, so no moment is far from one that need not be played again.
    """

    def __init__(
        self, game: str, config: Mapping[str, object], seed: int, salt: str | None = None
    ) -> None:
        rules = find_game(game)
        self.match: Match[Table] = Match(rules, rules.read_config(config), seed, salt)
        self.plays: list[StoredPlay] = []
        self.is_closed = False
        self._same = array("i", [0])
        self._moves = array("i", [0])
        self._marks: dict[int, tuple[int, Mark[Table]]] = {}  # with its play, by moves
        self._score: Score | None = None

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
        events = self._events(action)
        play = self._note(packed.seat_of(action), self.write(action), events)
        self._mark_now()
        return play

    def _events(self, action: Action) -> tuple[str, ...]:
        """Play an action, and say in words what happened."""
        game, state = self.match.game, self.match.state
        return tuple(game.write_event(state, event) for event in self.match.play(action))

    def take_back(self) -> StoredPlay:
        """Take the last play back that has not been taken back yet; `undo` says whether and who."""
        seat = self.undo
        assert seat is not None, "somebody has asked `undo` before"
        self.match.step_back(self._mark_after(self._before(self._same[-1])))
        return self._note(seat, f"{seat} {BACK}", ())

    def _note(self, seat: int, words: str, events: tuple[str, ...]) -> StoredPlay:
        play = StoredPlay(self.number + 1, seat, words, events)
        self._count(play)
        return play

    def _count(self, play: StoredPlay) -> None:
        self.plays.append(play)
        if is_back(play):
            same = self._before(self._same[-1])
            self._moves.append(self._moves[same])
        else:
            same = play.number
            self._moves.append(self._moves[-1] + 1)
        self._same.append(same)

    def _mark_now(self) -> None:
        """Mark the table now and then: to be called after what was played."""
        moves = self._moves[-1]
        if moves % STRIDE == 0:
            self._marks[moves] = self._same[-1], self.match.mark()

    def _before(self, number: int) -> int:
        """The play that stood before this one; 0 for the deal."""
        return self._same[number - 1] if number else 0

    def follow(self, stored: StoredPlay) -> None:
        """Play what another process has stored; raises ReplayMismatch."""
        try:
            if is_back(stored) and self.undo == stored.seat:
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
        for play in stored:
            if not is_back(play):
                standing.append(play.number)
            elif standing:
                standing.pop()
        played = set(standing)
        for play in stored:
            if play.number not in played:
                self._count(play)
                continue
            try:
                events = self._events(self.read(play.action))
            except (BadNotation, IllegalAction) as error:
                raise ReplayMismatch(play, error) from None
            if events != play.events:
                raise ReplayMismatch(play, events)
            self._count(play)
            self._mark_now()

    def moves_after(self, number: int) -> int:
        """How many plays stand after a number of plays: what was taken back counts no more."""
        return self._moves[number]

    def page(self, before: int, after: int = 0) -> list[StoredPlay]:
        """The last plays with numbers below one and above another: at most PAGE of them."""
        end = min(max(before - 1, 0), self.number)
        return self.plays[max(end - PAGE, after) : end]

    def table_after(self, number: int) -> Table:
        """The table as it was after a number of plays; a copy."""
        return self._mark_after(number)[0]

    def _mark_after(self, number: int) -> Mark[Table]:
        """The table and its luck after a number of plays: from the last mark before, played on."""
        game, way, place = self.match.game, list[int](), self._same[number]
        while place:
            kept, mark = self._marks.get(self._moves[place], (0, None))
            if mark and kept == place:
                break
            way.append(place)
            place = self._before(place)
        else:
            mark = Match(game, self.match.config, self.match.seed).mark()
        state, dice = mark[0].copy(), mark[1].copy()
        silent = Journal(True)
        for each in reversed(way):
            action = game.read_action(state, self.plays[each - 1].action)
            game.apply(state, action, dice, silent)
        return state, dice

    def without_last(self) -> "MatchHistory":
        """The same history without its last play; this one stays as it is."""
        before, number = copy(self), self.number - 1
        before.plays, before._score = self.plays[:-1], None
        before._same, before._moves = self._same[:-1], self._moves[:-1]
        before._marks = {moves: mark for moves, mark in self._marks.items() if mark[0] <= number}
        before.match = self.match.fork()
        if is_back(self.plays[-1]):
            undone = self.plays[before._same[-1] - 1]
            before.match.play(self.read(undone.action))
        else:
            before.match.step_back(self._mark_after(number))
        return before

    def score(self) -> Score | None:
        """How far the game came, once it is won or lost."""
        if self._score is None and self.match.is_over:
            progress = self.match.game.progress(self.match.state)
            self._score = Score(progress, turns_of(self.match))
        return self._score

    def record(self) -> Record:
        """The match without what was taken back."""
        return self.match.record()


def is_back(play: StoredPlay) -> bool:
    """Whether a play takes another one back."""
    return play.action[2:] == BACK  # a seat has one digit


def turns_of(match: Match[Table]) -> int:
    """How many turns a match has had so far, the last one included."""
    seats = [state.seat for _, state in match.walk()]
    return 1 + sum(before != after for before, after in pairwise(seats))
