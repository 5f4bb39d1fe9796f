"""Match as people use it from Python: `from forbidden import Match`.

match = Match.new("island", players=4, level="legendary", seed=7)
while not match.over:
    match.play(match.advise().best)
"""

from collections.abc import Sequence
from typing import Any, Final

from forbidden.bots.advice import Advice, advise, seats_in
from forbidden.bots.bot import Budget
from forbidden.bots.reason import Reason
from forbidden.bots.thinker import Thinker
from forbidden.games import find_game
from forbidden.kernel import match as kernel
from forbidden.kernel.dice import Dice
from forbidden.kernel.errors import IllegalAction
from forbidden.kernel.game import Game
from forbidden.kernel.journal import Event
from forbidden.kernel.packed import Action
from forbidden.words import say

ROLLOUTS: Final = 400


class Match(kernel.Match[Any, Any]):
    """One game being played, in words: actions may be given as they are written."""

    def __init__(self, game: Game[Any, Any], config: Any, seed: int) -> None:
        super().__init__(game, config, seed)
        self._thinkers: dict[Budget, Thinker] = {}  # the last one used

    @classmethod
    def new(cls, game: str, *, seed: int = 0, **settings: object) -> "Match":
        """A match of this game with these settings, as in docs/notation.md; raises BadConfig."""
        rules = find_game(game)
        return cls(rules, rules.read_config(settings), seed)

    @property
    def over(self) -> bool:
        """Won or lost."""
        return self.is_over

    @property
    def outcome(self) -> str:
        """The outcome as a word: running, won, or how it was lost."""
        return self.game.write_outcome(self.game.outcome(self.state))

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
            raise IllegalAction(say("not-to-play", seat=self.game.to_act(self.state)))
        if isinstance(action, str):
            action = self.game.read_action(self.state, action)
        return super().play(action)

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
