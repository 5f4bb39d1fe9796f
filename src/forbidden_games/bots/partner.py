"""Partner: a bot at a table with people. It leaves them what they like to do, at no cost.

A bot that plays alone is not changed by any of this. At a table with people, the partner asks the
bot what it would do; where another plan leaves more to people, or hands more over to them, and
wins as often in rollouts with the same luck, the partner plays that one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from forbidden_games.bots.bot import Bot
from forbidden_games.bots.manners import Glory, Manners
from forbidden_games.bots.mind import Mind
from forbidden_games.bots.minds import find_minds
from forbidden_games.bots.plans import Plans
from forbidden_games.bots.reason import follow
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.game import RUNNING, Game, S
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action
from forbidden_games.plain import COMPILED
from forbidden_games.words import has_words

COST: Final = 0.01  # of the winning chance, that politeness may cost
BATCHES: Final = 24 if COMPILED else 4  # of rollouts, each with its own luck
BATCH: Final = 8
MOST_PLANS: Final = 5  # that are compared with the bot's own
LONGEST: Final = 24  # actions of a plan
LUCK: Final = 1 << 30
PLAN_WORDS: Final = "plan-"  # `why-captures` says why, `plan-captures` what the bot is going to do
WHY_WORDS: Final = "why-"

Line = list[Action]


@dataclass(frozen=True)
class Said:
    """What a bot says of its plan."""

    seat: int
    to: int | None  # the seat it speaks of or to
    message: Message


@dataclass(frozen=True)
class Intent:
    """What a partner wants to do now."""

    action: Action | None  # None: nothing
    said: Said | None = None
    waits: bool = False  # for a person, who can win the game now


@dataclass(frozen=True)
class Weighed:
    """A plan, and how polite it is."""

    line: Line
    worth: int  # what it hands over to people, less what it takes from them
    taken: tuple[Glory, ...]


class Partner:
    """One bot's manners at one table, where it plays for some seats and people for others."""

    def __init__(self, bot: Bot, manners: Manners[Any]) -> None:
        self.bot = bot
        self._manners = manners
        self._minds: dict[int, Mind[Any]] = {}  # by number of players
        self._rest: Line = []  # of the plan that is being played
        self._expected: Any = None  # the position at which it goes on
        self._weighed: Line = []  # the rest of the bot's own plan, where that was the best
        self._seat = -1  # whose turn it was when it was asked last
        self._turns = 0  # that it has seen begin
        self._left: dict[str, int] = {}  # what was left to people, and in which turn
        self._spoke = -1  # in which turn it has said its plan

    def intend(self, game: Game[S], state: S, seats: int, people: int, dice: Dice) -> Intent:
        """What to do for `seats` while `people` (both sets) are at the table."""
        if state.seat != self._seat:
            self._seat, self._turns, self._rest, self._weighed = state.seat, self._turns + 1, [], []
        ready = self._manners.ready(state) & people
        to_act = game.to_act(state)
        if ready and (seats >> to_act & 1 or game.is_acting(state)):
            speaker = to_act if seats >> to_act & 1 else lowest(seats)
            said = speech(speaker, lowest(ready), Message("plan-ready"))
            return Intent(None, self._once(said), waits=True)
        if self._rest and state.key() == self._expected:
            return Intent(self._step(game, state, self._rest))
        self._rest = []
        action = choose_own(self.bot, game, state, seats, dice)
        if action is None or not game.is_acting(state) or packed.seat_of(action) != to_act:
            return Intent(action)
        return self._weigh(game, state, action, seats, people, dice)

    def _weigh(
        self, game: Game[S], state: S, action: Action, seats: int, people: int, dice: Dice
    ) -> Intent:
        """The bot's own plan for its turn, or a more polite one that is as good."""
        if self._weighed[:1] == [action]:  # it goes on with a plan that was the best
            self._weighed = self._weighed[1:]
            return Intent(action)
        own = self._judged(game, state, self._own_plan(game, state, action), people)
        best = own
        if own.worth < 0 or self._can_give(game, state, people):
            better = self._better_plans(game, state, own, seats, people)
            best = self._affordable(state, own, better, dice)
        if best is own:
            self._weighed = own.line[1:]
            return Intent(action, self._once(self._told(game, state, own, None)))
        left = [glory for glory in own.taken if glory not in best.taken]
        for glory in left:
            self._left[glory.what] = self._turns
        said = self._told(game, state, best, left[0] if left else None, people)
        self._rest = own_part(best.line, seats)
        return Intent(self._step(game, state, self._rest), self._once(said, again=bool(left)))

    def _can_give(self, game: Game[S], state: S, people: int) -> bool:
        return bool(self._manners.offers(state, state.seat, people))

    def _better_plans(
        self, game: Game[S], state: S, own: Weighed, seats: int, people: int
    ) -> list[Weighed]:
        """Whole turns that are more polite than the bot's own, the politest first."""
        end = self._manners.end(state.seat)
        plans = Plans()
        self._mind(game, state).find_plans(state, everybody(state), plans)
        beginnings = [
            *self._manners.offers(state, state.seat, people),
            [each for each in own.line if each not in self._claimed(game, state, own, people)],
            *(plans.listed(plan) for plan in range(plans.size)),
        ]
        found: list[Weighed] = []
        for beginning in beginnings:
            if not beginning or not is_possible(game, state, beginning):
                continue
            line = self._completed(game, state, beginning, people, end)
            if not own_part(line, seats):
                continue
            weighed = self._judged(game, state, line, people)
            if weighed.worth > own.worth and line not in [each.line for each in found]:
                found.append(weighed)
        found.sort(key=lambda each: -each.worth)  # stable: what came first stays first
        return found[:MOST_PLANS]

    def _affordable(self, state: S, own: Weighed, better: list[Weighed], dice: Dice) -> Weighed:
        """The politest of these plans that wins as often as the bot's own, or that one itself."""
        if not better:
            return own
        mind = self._minds[state.seats]
        plans = Plans()
        for each in [own, *better]:
            plan = plans.add(0.0, 0)
            for action in each.line:
                plans.extend(plan, action)
        seed = dice.pick(CHOICE, LUCK) * BATCHES * BATCH
        depth = mind.traits.depth

        def chances(plan: int) -> list[float]:
            return [
                mind.roll(state, plans, plan, seed + batch * BATCH, BATCH, depth) / BATCH
                for batch in range(BATCHES)
            ]

        plain = chances(0)
        for place, each in enumerate(better, start=1):
            gains = [new - old for new, old in zip(chances(place), plain, strict=True)]
            if fmean(gains) - stdev(gains) / sqrt(BATCHES) >= -COST:
                return each
        return own

    # Plans.

    def _own_plan(self, game: Game[S], state: S, action: Action) -> Line:
        """What the bot means to do in this turn, as far as it or the policy knows."""
        known = self.bot.planned()
        if not known:
            line = self._completed(game, state, [])
            if line[:1] == [action]:
                return line
        return self._completed(game, state, [action, *known])

    def _completed(
        self,
        game: Game[S],
        state: S,
        beginning: Line,
        people: int = 0,
        end: Action | None = None,
    ) -> Line:
        """A plan up to where luck is asked or the turn ends, as the policy would go on.

        It may hold actions of others, such as the discard that makes room for a gift.
        With `end`, the turn ends where the policy would take something from people.
        """
        mind = self._mind(game, state)
        line: Line = []
        now, left = state.copy(), list(beginning)
        while len(line) < LONGEST and game.outcome(now) == RUNNING:
            action = left.pop(0) if left else mind.act(now, everybody(now))
            if not action or not game.is_acting(now):
                break
            if end is not None and self._takes(now, action, people):
                action, left = end, []
            line.append(action)
            luck = Dice()
            game.apply(now, action, luck, Journal(True))
            if luck.picks or now.seat != state.seat:
                break
        return line

    def _judged(self, game: Game[S], state: S, line: Line, people: int) -> Weighed:
        """How polite a plan is."""
        after, events, _ = follow(game, state, line)
        taken: list[Glory] = []
        now = state.copy()
        for action in line:
            glory = self._takes(now, action, people)
            if glory:
                taken.append(glory)
            luck = Dice()
            game.apply(now, action, luck, Journal(True))
            if luck.picks or game.outcome(now) != RUNNING:
                break
        gifts = self._manners.gifts(state, after, events, people)
        return Weighed(line, gifts - len(taken), tuple(taken))

    def _takes(self, state: S, action: Action, people: int) -> Glory | None:
        """What an action takes from people, unless it was left to them in an earlier turn."""
        glory = self._manners.glory(state, action)
        if glory and glory.seats & people and self._left.get(glory.what) in (None, self._turns):
            return glory
        return None

    def _claimed(self, game: Game[S], state: S, own: Weighed, people: int) -> Line:
        """The actions of a plan that take something from people."""
        found: Line = []
        now = state.copy()
        for action in own.line:
            if self._takes(now, action, people):
                found.append(action)
            game.apply(now, action, Dice(), Journal(True))
        return found

    def _step(self, game: Game[S], state: S, rest: Line) -> Action:
        """The next action of the plan that is being played."""
        action = rest.pop(0)
        ahead, luck = state.copy(), Dice()
        game.apply(ahead, action, luck, Journal(True))
        self._expected = ahead.key()
        if luck.picks:
            rest.clear()
        return action

    def _mind(self, game: Game[S], state: S) -> Mind[Any]:
        if state.seats not in self._minds:
            self._minds[state.seats] = find_minds(game, self.bot.name).make(state.seats)
        return self._minds[state.seats]

    # Words.

    def _told(
        self, game: Game[S], state: S, plan: Weighed, left: Glory | None, people: int = 0
    ) -> Said | None:
        """What the bot says of a plan: what it leaves to people, or else the best reason for it."""
        if left:
            return speech(state.seat, lowest(left.seats & people), left.left)
        for reason in self._mind(game, state).reasons(state, plan.line):
            key = PLAN_WORDS + reason.key.removeprefix(WHY_WORDS)
            if has_words(key):
                to = seat_named(game, state, reason.arguments.get("role"))
                return speech(state.seat, to, Message(key, reason.arguments))
        return None

    def _once(self, said: Said | None, again: bool = False) -> Said | None:
        """A bot says one thing in a turn; `again`: something more important."""
        if said is None or (self._spoke == self._turns and not again):
            return None
        self._spoke = self._turns
        return said


def everybody(state: S) -> int:
    """The set of all seats."""
    return (1 << state.seats) - 1


def choose_own(bot: Bot, game: Game[S], state: S, seats: int, dice: Dice) -> Action | None:
    """What a bot does for its seats when it trusts the others to play their part.

    Left to its own seats, a bot makes no plan that needs anybody else: on its turn it would not
    even hand a card to somebody who has to discard another one for it.
    """
    if game.is_acting(state) and seats >> game.to_act(state) & 1:
        action = bot.choose(game, state, everybody(state), dice)
        if action is not None and seats >> packed.seat_of(action) & 1:
            return action
    return bot.choose(game, state, seats, dice)


def own_part(line: Line, seats: int) -> Line:
    """A plan up to where others have to act."""
    own: Line = []
    for action in line:
        if not seats >> packed.seat_of(action) & 1:
            break
        own.append(action)
    return own


def speech(seat: int, to: int | None, message: Message) -> Said:
    """What a seat says; `who` tells whether of itself, so that words can choose their form."""
    who = "self" if to == seat else "other"
    return Said(seat, to, Message(message.key, {**message.arguments, "who": who}))


def lowest(seats: int) -> int:
    """The first seat of a set that is not empty."""
    return (seats & -seats).bit_length() - 1


def seat_named(game: Game[S], state: S, name: str | int | None) -> int | None:
    """The seat whose role has this key."""
    for seat in range(state.seats):
        if name == f"role-{game.roles[state.roles[seat]]}":
            return seat
    return None


def is_possible(game: Game[S], state: S, line: Sequence[Action]) -> bool:
    """Whether these actions are legal one after another, as far as no luck is asked."""
    now = state.copy()
    for action in line:
        if game.outcome(now) != RUNNING or action not in game.legal_actions(now):
            return False
        luck = Dice()
        game.apply(now, action, luck, Journal(True))
        if luck.picks:
            break
    return True
