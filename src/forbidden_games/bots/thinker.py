"""Thinker: plans compared by short rollouts with a value network at the leaf."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from forbidden_games.bots.bot import Bot, Budget
from forbidden_games.bots.halving import Estimate, Job, halve
from forbidden_games.bots.mind import Mind
from forbidden_games.bots.minds import find_minds
from forbidden_games.bots.plans import Plans
from forbidden_games.bots.playing import play_series
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.game import Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.tally import Tally
from forbidden_games.plain import COMPILED

OTHER_WINDOWS: Final = 4  # a choice between two cards gets this part of a turn's budget
MOST_PLANS: Final = 40  # that are compared
LEAST_PLANS: Final = 8
FAVOUR: Final = 0.08  # for the policy's own plan of a turn: see `favoured`
OTHER_FAVOUR: Final = 0.5  # for its choice between two cards, where rollouts tell less
# Rollouts that plan every turn take ten times as long: worth it once there are enough of them.
MANY_ROLLOUTS: Final = 250  # of a planning
MANY_SECONDS: Final = 0.5  # of a turn
LUCK: Final = 1 << 30
APART: Final = 1 << 20  # seeds of one decision


def can_wait(game: Game[S], state: S, seats: int, mind: Mind[Any]) -> bool:
    """Whether the table waits for somebody else, who can go on without these seats."""
    return not seats >> game.to_act(state) & 1 and bool(while_waiting(state, seats, mind))


def while_waiting(state: S, seats: int, mind: Mind[S]) -> tuple[Action, ...]:
    """What happens while these seats wait: the others go on without them, with one action.

    To wait is weighed with this, for a rollout that began at once would play for all seats: it
    would spend the very cards that are held back.
    """
    action = mind.act(state, (1 << state.seats) - 1 & ~seats)
    return (action,) if action else ()


class Thinker(Bot):
    """Deterministic for a seed and a number of rollouts, whatever the number of threads."""

    name = "thinker"

    def __init__(self, budget: Budget | None = None, threads: int = 1) -> None:
        budget = budget or Budget()
        self.rollouts = budget.rollouts
        self.seconds = budget.seconds or (None if budget.rollouts else 1.0)
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._minds: dict[tuple[str, int], list[Mind[Any]]] = {}
        self._plans = Plans()
        self._rest: list[Action] = []  # of the plan that is being played
        self._expected: Any = None  # the position at which it goes on

    def choose(self, game: Game[S], state: S, seats: int, dice: Dice) -> Action | None:
        if not self._rest or state.key() != self._expected:
            self._rest = self.think(game, state, seats, dice)
        if not self._rest:
            return None
        action = self._rest.pop(0)
        if self._rest:
            ahead = state.copy()
            luck = Dice()
            game.apply(ahead, action, luck, Journal(True))
            self._expected = ahead.key()
            if luck.picks:
                self._rest = []
        return action

    def planned(self) -> list[Action]:
        return list(self._rest)

    def think(self, game: Game[S], state: S, seats: int, dice: Dice) -> list[Action]:
        """The best plan from here; an empty one is to wait."""
        plans = self._plans
        mind = self.minds(game, state.seats)[0]
        is_turn = game.is_acting(state)
        if (
            not is_turn
            and mind.traits.policy_between_cards
            and not can_wait(game, state, seats, mind)
        ):
            action = mind.act(state, seats)
            return [action] if action else []
        mind.find_plans(state, seats, plans)
        most = MOST_PLANS
        if self.rollouts:
            most = min(max(self.rollouts // mind.traits.rollouts_a_plan, LEAST_PLANS), most)
        plans.size = min(plans.size, most)
        lines = [plans.listed(plan) for plan in range(plans.size)]
        if lines and [] not in lines and can_wait(game, state, seats, mind):
            # Last: where nothing tells them apart, the policy has its way.
            plans.add(mind.chance(state), 0)
            lines.append([])
        if len(lines) < 2:
            return lines[0] if lines else []
        if [] in lines:
            for action in while_waiting(state, seats, mind):
                plans.extend(lines.index([]), action)
        part, favour = (1, FAVOUR) if is_turn else (OTHER_WINDOWS, OTHER_FAVOUR)
        pace = mind.traits.plannings  # a budget in seconds is one of the whole turn
        best = self.compare(game, state, plans, dice, part, favour=favour, pace=pace)[0]
        return lines[best.plan]

    def compare(
        self,
        game: Game[S],
        state: S,
        plans: Plans,
        dice: Dice,
        part: int = 1,
        keep: int = 1,
        favour: float = 0.0,
        pace: float = 1.0,
    ) -> list[Estimate]:
        """All plans with their winning chances, best first, the first of them favoured."""
        minds = self.minds(game, state.seats)
        seed = dice.pick(CHOICE, LUCK) * APART
        depth = minds[0].traits.depth

        def roll_all(mind: Mind[Any], jobs: Sequence[Job]) -> list[float]:
            return [mind.roll(state, plans, plan, seed + at, n, depth) for plan, at, n in jobs]

        def roll(jobs: Sequence[Job]) -> Sequence[float]:
            if not self._pool:
                return roll_all(minds[0], jobs)
            sums = [0.0] * len(jobs)
            batches = [range(first, len(jobs), self.threads) for first in range(self.threads)]
            done = [
                self._pool.submit(roll_all, mind, [jobs[n] for n in batch])
                for mind, batch in zip(minds, batches, strict=True)
            ]
            for batch, future in zip(batches, done, strict=True):
                for n, total in zip(batch, future.result(), strict=True):
                    sums[n] = total
            return sums

        return halve(
            plans.size,
            roll,
            max(self.rollouts // part, 1) if self.rollouts else None,
            self.seconds / part / pace if self.seconds else None,
            keep,
            plans.values[: plans.size] if plans.is_judged else None,
            favour,
        )

    def minds(self, game: Game[S], players: int) -> list[Mind[Any]]:
        """One mind for each thread."""
        key = game.name, players
        if key not in self._minds:
            maker = find_minds(game, self.name)
            minds = [maker.make(players) for _ in range(self.threads)]
            for mind in minds:
                mind.plan_in_rollouts = mind.traits.can_plan_in_rollouts and self.has_time
            self._minds[key] = minds
        return self._minds[key]

    @property
    def has_time(self) -> bool:
        """Whether the budget is large; plain files never have time enough."""
        if self.rollouts:
            return self.rollouts >= MANY_ROLLOUTS
        return COMPILED and (self.seconds or 0.0) >= MANY_SECONDS

    def playouts(self, game: Game[S], config: Config, seed: int, games: int) -> Tally:
        return play_series(self, game, config, seed, games)
