"""Match: one game being played."""

from typing import Generic, NamedTuple, Self

from forbidden.kernel.dice import Dice
from forbidden.kernel.errors import BadNotation, BadRecord, IllegalAction
from forbidden.kernel.game import RUNNING, C, Game, S
from forbidden.kernel.journal import Event, Journal
from forbidden.kernel.packed import Action
from forbidden.kernel.record import Record
from forbidden.words import say


class Play(NamedTuple):
    """An action that was played, what happened then, and whether it turned anything over."""

    action: Action
    events: list[Event]
    asked_luck: bool


class Match(Generic[S, C]):
    """A game, a configuration, a seed and a list of plays."""

    def __init__(self, game: Game[S, C], config: C, seed: int) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self._deal()

    def _deal(self) -> None:
        self._dice = Dice(self.seed)
        journal = Journal()
        self.state: S = self.game.new_game(self.config, self._dice, journal)
        self.opening = journal.events()  # what happened while dealing
        self.plays: list[Play] = []

    @property
    def is_over(self) -> bool:
        """Won or lost."""
        return self.game.outcome(self.state) != RUNNING

    def play(self, action: Action) -> list[Event]:
        """Check an action and play it; raises IllegalAction with the reason."""
        if action not in self.game.legal_actions(self.state):
            refusal = self.game.why_not(self.state, action)
            assert refusal is not None, "an action is either legal or refused"
            raise IllegalAction(f"{say(refusal.key, **refusal.arguments)} [{refusal.rule}]")
        journal = Journal()
        picks = self._dice.picks
        self.game.apply(self.state, action, self._dice, journal)
        play = Play(action, journal.events(), self._dice.picks > picks)
        self.plays.append(play)
        return play.events

    def can_take_back(self) -> bool:
        """Whether the last play turned nothing over."""
        return bool(self.plays) and not self.plays[-1].asked_luck

    def take_back(self) -> None:
        """Undo the last play by playing all the others again."""
        actions = [play.action for play in self.plays[:-1]]
        self._deal()
        for action in actions:
            self.play(action)

    def record(self) -> Record:
        """The match so far, in words."""
        game = self.game
        return Record(
            game=game.name,
            rules=game.rules_version,
            seed=self.seed,
            config=game.write_config(self.config),
            actions=tuple(game.write_action(self.state, play.action) for play in self.plays),
            outcome=game.write_outcome(game.outcome(self.state)),
        )

    @classmethod
    def replay(cls, game: Game[S, C], record: Record) -> Self:
        """Play a record again, checking every action and the outcome; raises BadRecord."""
        if record.game != game.name:
            raise BadRecord(f"this is a record of {record.game}, not of {game.name}")
        if record.rules != game.rules_version:
            raise BadRecord(
                f"this record was played under version {record.rules} of the rules,"
                f" these are version {game.rules_version}"
            )
        match = cls(game, game.read_config(record.config), record.seed)
        for number, words in enumerate(record.actions, start=1):
            try:
                match.play(game.read_action(match.state, words))
            except (BadNotation, IllegalAction) as error:
                raise BadRecord(f"action {number}, {words!r}: {error}") from None
        outcome = game.write_outcome(game.outcome(match.state))
        if record.outcome not in (None, outcome):
            raise BadRecord(
                f"the record says {record.outcome!r}, but its actions lead to {outcome!r}"
            )
        return match
