"""Match: one game being played."""

from collections.abc import Iterator
from copy import copy
from typing import Generic, Self, TypeAlias

from forbidden_games.kernel.commitment import commitment_of
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.ending import Ending
from forbidden_games.kernel.errors import (
    LONGEST_VALUE,
    BadNotation,
    BadRecord,
    IllegalAction,
    shown,
)
from forbidden_games.kernel.game import RUNNING, Game, S
from forbidden_games.kernel.journal import Event, Journal
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.play import Play
from forbidden_games.kernel.record import Record

Mark: TypeAlias = tuple[S, Dice]  # a table, and the luck that is left


class Match(Generic[S]):
    """A game, a configuration, a seed and a list of plays; perhaps a table to begin with."""

    def __init__(
        self,
        game: Game[S],
        config: Config,
        seed: int,
        salt: str | None = None,
        start: S | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.salt = salt
        self._start = start and start.copy()
        self._deal()

    def _deal(self) -> None:
        self._dice = Dice(self.seed)
        journal = Journal()
        self.state: S = (
            self._start.copy() if self._start else self.game.begin(self.config, self._dice, journal)
        )
        self.opening = journal.events()  # what happened while dealing
        self.plays: list[Play] = []

    @property
    def commitment(self) -> str | None:
        """What can be published about the seed from the start; None for a match without salt."""
        return None if self.salt is None else commitment_of(self.seed, self.salt)

    @property
    def is_over(self) -> bool:
        """Whether the game is won or lost."""
        return self.game.outcome(self.state) != RUNNING

    def play(self, action: Action) -> list[Event]:
        """Check an action and play it; raises IllegalAction with the refusal."""
        if action not in self.game.legal_actions(self.state):
            refusal = self.game.why_not(self.state, action)
            assert refusal is not None, (
                f"why_not has no reason against {self.game.write_action(self.state, action)!r},"
                " which is not legal"
            )
            raise IllegalAction(refusal)
        return self._apply(action)

    def _apply(self, action: Action) -> list[Event]:
        journal = Journal()
        picks = self._dice.picks
        self.game.apply(self.state, action, self._dice, journal)
        play = Play(action, journal.events(), self._dice.picks > picks)
        self.plays.append(play)
        return play.events

    def ending(self) -> Ending | None:
        """How the game ended, as the game tells it; None while it is running."""
        return self.game.ending(self.state, self.plays) if self.is_over else None

    def can_take_back(self) -> bool:
        """Whether the last play turned nothing over."""
        return bool(self.plays) and not self.plays[-1].asked_luck

    def take_back(self) -> None:
        """Undo the last play by playing all the others again."""
        plays = self.plays[:-1]
        self._deal()
        for play in plays:
            self._apply(play.action)

    def mark(self) -> Mark[S]:
        """The table and its luck as they are now, to come back to."""
        return self.state.copy(), self._dice.copy()

    def step_back(self, before: Mark[S]) -> None:
        """Undo the last play, with the table and the luck as they were before it."""
        self.state, self._dice = before
        self.plays.pop()

    def fork(self) -> Self:
        """Another match that has come as far as this one, and goes on by itself."""
        other = copy(self)
        other.state, other._dice = self.mark()
        other.plays = self.plays.copy()
        return other

    def walk(self) -> Iterator[tuple[Play | None, S]]:
        """Play the match again: None with the table as it was dealt, then each play with the table
        after it.

        It is one table that changes from step to step; `positions` has a copy of each.
        """
        again = Match(self.game, self.config, self.seed, start=self._start)
        yield None, again.state
        for play in self.plays:
            again._apply(play.action)
            yield play, again.state

    def positions(self) -> list[S]:
        """The table as it was dealt, and after each play."""
        return [state.copy() for _, state in self.walk()]

    def record(self) -> Record:
        """The match so far, in words; raises BadRecord if it did not begin with a deal."""
        if self._start:
            raise BadRecord("a match that began with a position has no record: no seed deals it")
        game = self.game
        return Record(
            game=game.name,
            rules=game.rules_version,
            seed=self.seed,
            config=game.write_config(self.config),
            actions=tuple(game.write_action(self.state, play.action) for play in self.plays),
            outcome=game.write_outcome(game.outcome(self.state)),
            salt=self.salt,
            commitment=self.commitment,
        )

    @classmethod
    def replay(cls, game: Game[S], record: Record) -> Self:
        """Play a record again, checking every action, the outcome and the commitment.

        Raises BadRecord.
        """
        if record.game != game.name:
            raise BadRecord(
                f"this is a record of {record.game:.{LONGEST_VALUE}}, not of {game.name}"
            )
        if record.rules != game.rules_version:
            raise BadRecord(
                f"this record was played under version {shown(record.rules)} of the rules,"
                f" these are version {game.rules_version}"
            )
        match = cls(game, game.read_config(record.config), record.seed, record.salt)
        if record.commitment != match.commitment:
            raise BadRecord(
                "the commitment of this record does not fit its seed and salt:"
                " one of the three was changed after the deal"
            )
        for number, words in enumerate(record.actions, start=1):
            try:
                match.play(game.read_action(match.state, words))
            except (BadNotation, IllegalAction) as error:
                raise BadRecord(f"action {number}, {shown(words)}: {error}") from None
        outcome = game.write_outcome(game.outcome(match.state))
        if record.outcome not in (None, outcome):
            raise BadRecord(
                f"the record says {shown(record.outcome)}, but its actions lead to {outcome!r}"
            )
        return match
