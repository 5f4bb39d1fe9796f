"""Advisor: what the thinker would do at a table, why, and what should follow."""

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from typing import Final, TypeAlias

from forbidden_games.bots.advice import Advice, advise, seats_in
from forbidden_games.bots.advice_json import advised_choices
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.thinker import Thinker
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, Game
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.state import Table
from forbidden_games.plain import COMPILED
from forbidden_games.server import wire
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.metrics import THINKING
from forbidden_games.server.worker_pool import SHORTEST, WorkerPool

PLAIN_ROLLOUTS: Final = 60
CHOICES: Final = 6  # that are told

Run: TypeAlias = Callable[[Callable[[float], Advice]], Awaitable[Advice]]
Levels = dict[Hashable, float]  # the winning chance that was told for a position, by its key


class Advisor:
    """Answers one question at a time, and stands by what it has said.

    As long as nothing is revealed, the team's chance does not rise, and falls only by what a
    decision costs. A fresh look has fresh luck, so its figures would drift: they are shifted
    instead, so that the best choice is worth what was said of the position it was expected in.
    """

    def __init__(self, pool: WorkerPool, seconds: float) -> None:
        self.is_busy = False
        self._pool = pool
        self._seconds = seconds
        self._revealed = -1  # plays that asked luck, up to the stretch that is known
        self._told: dict[Hashable, wire.Advised] = {}  # in this stretch, by position
        self._levels: Levels = {}

    def known(self, history: MatchHistory) -> wire.Advised | None:
        """The advice for the position now, if it has been found already."""
        self._begin_stretch(history)
        told = self._told.get(history.match.state.key())
        return told.model_copy(update={"number": history.number}) if told else None

    def advise(
        self, history: MatchHistory, visitor: str, table: str, is_wanted: Callable[[], bool]
    ) -> Awaitable[wire.Advised]:
        """Think about the table as it is now, off the event loop; busy from this call on.

        Awaiting it raises NotWanted, if by its turn nobody waits for it.
        """
        self.is_busy = True
        self._begin_stretch(history)
        game, state, number = history.match.game, history.match.state.copy(), history.number
        return self._advise(
            game,
            state,
            number,
            lambda job: self._pool.run(job, visitor, table, is_wanted),
        )

    def _begin_stretch(self, history: MatchHistory) -> None:
        if history.revealed != self._revealed:
            self._revealed, self._told, self._levels = history.revealed, {}, {}

    async def _advise(self, game: Game[Table], state: Table, number: int, run: Run) -> wire.Advised:
        told, levels = self._told, self._levels  # of this stretch, whatever comes meanwhile
        level, most = levels.get(state.key()), max(levels.values(), default=1.0)
        try:
            with THINKING.labels("advice").time():
                advice = await run(
                    lambda share: think(game, state, max(self._seconds * share, SHORTEST))
                )
        finally:
            self.is_busy = False
        advice = stand_by(advice, level, most)
        levels |= expected(game, state, advice)
        choices = advised_choices(game, state, advice, CHOICES)
        best = choices[0]
        answer = wire.Advised(
            number=number, chance=best.chance, low=best.low, high=best.high, choices=choices
        )
        told[state.key()] = answer
        return answer


def think(game: Game[Table], state: Table, seconds: float) -> Advice:
    """Think about a position; for a thread of its own."""
    budget = Budget(seconds=seconds) if COMPILED else Budget(PLAIN_ROLLOUTS)
    return advise(game, state, seats_in(state, None), Thinker(budget), Dice(1))


def stand_by(advice: Advice, level: float | None, most: float) -> Advice:
    """The same advice with the chance that was expected here; with `most` at the most, where none
    was."""
    best = advice.choices[0]
    if best.is_certain:
        return advice
    shift = (min(best.chance, most) if level is None else level) - best.chance
    return Advice(
        tuple(
            choice
            if choice.is_certain
            else replace(choice, chance=min(max(choice.chance + shift, 0.0), 1.0))
            for choice in advice.choices
        )
    )


def expected(game: Game[Table], state: Table, advice: Advice) -> Levels:
    """What the advice says of this position and of those that its plans lead through."""
    found: Levels = {}
    for choice in reversed(advice.choices):  # where plans meet, the better one counts
        after, dice, silent = state.copy(), Dice(), Journal(True)
        for action in choice.plan:
            game.apply(after, action, dice, silent)
            if dice.picks or game.outcome(after) != RUNNING:
                break
            found[after.key()] = choice.chance
    return {**found, state.key(): advice.chance}
