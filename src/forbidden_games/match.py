"""Match as people use it from Python: `from forbidden_games import Match`.

match = Match.new(game, players=4, seed=7)
while not match.over:
    match.play(match.advise().best)
"""

from collections.abc import Mapping, Sequence
from typing import Final, Unpack

from forbidden_games.bots.advice import Advice, advise, seats_in
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.reason import Reason
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import Settings, find_game, read_position, restore_position
from forbidden_games.kernel import match as kernel
from forbidden_games.kernel import position_line
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig, BadRecord, IllegalAction
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.kernel.seed import read_seed
from forbidden_games.kernel.state import Table
from forbidden_games.words import say

ROLLOUTS: Final = 400


class Match(kernel.Match[Table]):
    """One game being played, in words: actions may be given as they are written."""

    def __init__(
        self,
        game: Game[Table],
        config: Config,
        seed: int,
        salt: str | None = None,
        start: Table | None = None,
    ) -> None:
        super().__init__(game, config, seed, salt, start)
        self._thinkers: dict[Budget, Thinker] = {}  # the last one used

    @classmethod
    def new(cls, game: str, *, seed: int | str = 0, **settings: Unpack[Settings]) -> "Match":
        """A match of this game with these settings, as in docs/notation.md; raises BadConfig."""
        rules = find_game(game)
        number = read_seed(seed) if isinstance(seed, str) else seed
        return cls(rules, rules.read_config(settings), number)

    @classmethod
    def from_position(cls, position: str | Mapping[str, object], *, seed: int = 0) -> "Match":
        """A match that begins with a position: in one line, as JSON or as a mapping.

        The seed is for the luck that follows. Raises BadPosition. Such a match has no record.
        """
        read = read_position(position) if isinstance(position, str) else restore_position(position)
        game, state = read
        snapshot = game.snapshot(state)
        settings: dict[str, object] = {
            "roles": [seat.role for seat in snapshot.seats],
            "first": state.seat,
            **getattr(snapshot, "rulings", {}),
        }
        if game.info.layouts:
            settings["layout"] = snapshot.layout
        return cls(game, game.read_config(settings), seed, start=state)

    @classmethod
    def from_record(cls, record: Record) -> "Match":
        """The match of a record, played again and checked; raises BadRecord."""
        try:
            return cls.replay(find_game(record.game), record)
        except BadConfig as error:
            raise BadRecord(f"in this record, {error}") from None

    @property
    def over(self) -> bool:
        """Won or lost."""
        return self.is_over

    @property
    def outcome(self) -> str:
        """The outcome as a word: running, won, or how it was lost."""
        return self.game.write_outcome(self.game.outcome(self.state))

    @property
    def position(self) -> str:
        """The table now, in one line as `from_position` reads it: docs/notation.md."""
        return position_line.write(self.game, self.state)

    def legal(self) -> list[str]:
        """What any seat may do now, in words."""
        actions = self.game.legal_actions(self.state)
        return [self.game.write_action(self.state, action) for action in actions]

    def words(self, action: Action) -> str:
        """An action in words."""
        return self.game.write_action(self.state, action)

    def play(self, action: Action | str | None) -> list[Event]:
        """Play an action, also in words as in '0 move c4'; raises IllegalAction or BadNotation."""
        if action is None:
            waiting = Refusal("", "not-to-play", {"seat": self.game.to_act(self.state)})
            raise IllegalAction(waiting, sentence_of(waiting))
        if isinstance(action, str):
            action = self.game.read_action(self.state, action)
        try:
            return super().play(action)
        except IllegalAction as error:
            raise IllegalAction(error.refusal, sentence_of(error.refusal)) from None

    def advise(
        self,
        seats: Sequence[int] | None = None,
        rollouts: int | None = None,
        seconds: float | None = None,
    ) -> Advice:
        """What these seats (all of them if nothing is said) should do now, best first.

        The same position of the same match gets the same advice for a number of rollouts.
        """
        if rollouts is None and seconds is None:
            rollouts = ROLLOUTS
        budget = Budget(rollouts, seconds)
        if budget not in self._thinkers:
            self._thinkers = {budget: Thinker(budget)}
        thinker = self._thinkers[budget]
        dice = Dice(self.seed ^ len(self.plays))
        return advise(self.game, self.state, seats_in(self.state, seats), thinker, dice)

    def explain(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return say(reason.key, **reason.arguments)


def sentence_of(refusal: Refusal) -> str:
    """A refusal as a sentence, with the number of its rule."""
    sentence = say(refusal.key, **refusal.arguments)
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence
