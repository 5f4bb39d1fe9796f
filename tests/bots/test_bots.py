"""Every bot at every table: legal, repeatable, for any set of seats, each better than the last."""

import hashlib
import random
from typing import Any

import pytest

from forbidden_games.bots import BOTS, bots_for, find_bot
from forbidden_games.bots.advice import advise
from forbidden_games.bots.bot import Bot, Budget
from forbidden_games.bots.contest import Contest
from forbidden_games.bots.halving import Estimate, halve
from forbidden_games.bots.minds import MINDS
from forbidden_games.bots.plans import Plans
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.kernel.game import RUNNING, WON
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.tally import Tally
from forbidden_games.plain import COMPILED
from tests.support.desert import desert
from tests.support.island import island
from tests.support.plain import said_by_plain_files
from tests.support.tables import settings
from tests.toy.game import Beacon

needs_speed = pytest.mark.skipif(not COMPILED, reason="minutes on the plain files")
TABLES = 48 if COMPILED else 4


def bot(name: str) -> Bot:
    return find_bot(name, Budget(rollouts=24) if name == "thinker" else Budget())


def play(match: Match[Any], who: Bot, seats: int, most: int = 10_000) -> list[int]:
    """A match by one bot for these seats and chance for the others; Match.play checks each one."""
    luck, thoughts = random.Random(match.seed), Dice(match.seed)
    played: list[int] = []
    while not match.is_over and len(played) < most:
        action = who.choose(match.game, match.state, seats, thoughts)
        if action is None:
            others = [
                each
                for each in match.game.legal_actions(match.state)
                if not seats >> packed.seat_of(each) & 1 and not match.game.is_free_transfer(each)
            ]
            assert others, "a bot waits only for somebody else"
            action = luck.choice(others)
        else:
            assert seats >> packed.seat_of(action) & 1, "a bot speaks for its own seats"
        match.play(action)
        played.append(action)
    return played


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_bot_ever_plays_an_illegal_action(game: str, name: str) -> None:
    for number in range(TABLES if name != "thinker" else TABLES // 4):
        rules = find_game(game)
        config = rules.read_config(settings(game, number))
        match = Match(rules, config, number)
        everybody = (1 << match.state.seats) - 1
        most = 10_000 if COMPILED else 40
        play(match, bot(name), everybody, most)
        assert match.is_over or not COMPILED


@pytest.mark.parametrize("name", ["planner", "thinker"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_bot_sits_beside_people_who_do_as_they_like(game: str, name: str) -> None:
    for number in range(TABLES // 2 if name != "thinker" else TABLES // 8):
        rules = find_game(game)
        match = Match(rules, rules.read_config(settings(game, number)), number)
        seats = 1 + number % ((1 << match.state.seats) - 2)  # some, not all
        play(match, bot(name), seats, 10_000 if COMPILED else 40)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_recorded_match_of_the_planner_is_the_game_of_the_series(game: str) -> None:
    rules = find_game(game)
    config = rules.read_config({"players": 3})
    for seed in range(20 if COMPILED else 1):
        match = Match(rules, config, seed)
        play(match, bot("planner"), 0b111)
        tally = bot("planner").playouts(rules, config, seed, 1)
        assert tally.outcomes[rules.outcome(match.state)] == 1
        assert tally.decisions == len(match.plays)


@needs_speed
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_thinker_plays_the_same_game_on_one_thread_or_several(game: str) -> None:
    rules = find_game(game)
    config = rules.read_config({"players": 2})
    games = []
    for threads in (1, 2, 3):
        thinker = find_bot("thinker", Budget(rollouts=40), threads)
        games.append(play(Match(rules, config, 5), thinker, 0b11))
    assert games[0] == games[1] == games[2]


def test_nobody_waits_for_a_sun_that_kills() -> None:
    state = desert(
        climber="b2",
        explorer="b2",
        gear={"explorer": "reserve"},
        water={"climber": 0, "explorer": 3},
        phase="storming",
        storm_top=["sun"],
    )
    rules = find_game("desert")
    assert rules.to_act(state) == 0
    for seed in range(4):
        action = bot("thinker").choose(rules, state, 0b10, Dice(seed))
        assert action is not None, "the Climber draws the sun before the Explorer is asked again"


@needs_speed
def test_a_card_is_kept_if_somebody_else_should_spend_theirs() -> None:
    """The Explorer has sandbags, too, and without them room for the four cards of a treasure."""
    state = island(
        """
            x ~
          x . ~ x
        x x x . x x
        x x . . x x
          ~ ~ x x
            . .
        """,
        explorer="d3",
        navigator="d3",
        hands={
            "explorer": "wind wind helicopter sandbags",
            "navigator": "wind wind helicopter sandbags",
        },
        tiles={"d1": "fools-landing", "d4": "whispering-garden", "a3": "howling-garden"},
        captured=["earth", "fire", "ocean"],
        water=7,
        treasure_discard={"earth": 4, "fire": 4, "ocean": 1, "helicopter": 1, "rise": 2},
        flood_pile=[["c4", "d4", "b5", "c6", "d6"]],
        phase="flooding",
        left=2,
    )
    rules = find_game("island")
    assert rules.to_act(state) == 0
    assert bot("planner").choose(rules, state, 0b10, Dice()) is not None
    for threads in (1, 2):
        for seed in range(4):
            thinker = find_bot("thinker", Budget(rollouts=400), threads)
            assert thinker.choose(rules, state, 0b10, Dice(seed)) is None


@pytest.mark.parametrize(("seats", "waits"), [(0b01, False), (0b10, True)])
def test_whoever_alone_can_go_on_does_not_wait(seats: int, waits: bool) -> None:
    """The table waits for the Messenger, who cannot swim: only the Pilot can lift it out."""
    state = island(
        """
            . .
          . . . .
        . . . . x x
        . . . . . x
          . . . .
            . .
        """,
        pilot="c3",
        messenger="f3",
        hands={"pilot": "helicopter"},
        phase="flooding",
        left=1,
    )
    rules = find_game("island")
    assert rules.to_act(state) == 1
    thinker = Thinker(Budget(rollouts=24))
    assert (thinker.choose(rules, state, seats, Dice(1)) is None) == waits
    assert (advise(rules, state, seats, thinker, Dice(1)).of(None) is not None) == waits


def planner_digest(games: int = 2) -> str:
    """All that the planner does in some games."""
    seen = hashlib.sha256()
    for game in sorted(GAMES):
        for number in range(games):
            rules = find_game(game)
            match = Match(rules, rules.read_config(settings(game, 77 + number)), number)
            seen.update(repr(play(match, bot("planner"), (1 << match.state.seats) - 1)).encode())
    return seen.hexdigest()


@needs_speed
def test_plain_and_compiled_planners_play_the_same_games() -> None:
    program = "from tests.bots.test_bots import planner_digest; print(planner_digest())"
    assert said_by_plain_files(program) == planner_digest()


@needs_speed
@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_rung_beats_the_one_below_on_the_same_deals(game: str) -> None:
    rules = find_game(game)
    config = rules.read_config({"players": 2, "level": "elite"})
    wins = [
        each.playouts(rules, config, 9_000, 40).outcomes[WON]
        for each in (
            find_bot("random"),
            find_bot("planner"),
            find_bot("thinker", Budget(rollouts=100)),
        )
    ]
    assert wins[0] < wins[1] < wins[2]


def test_a_budget_in_rollouts_is_kept() -> None:
    spent = 0

    def roll(jobs: Any) -> list[float]:
        nonlocal spent
        spent += sum(count for _, _, count in jobs)
        return [0.5 * count for _, _, count in jobs]

    for plans in (1, 2, 7, 16, 40):
        for budget in (40, 100, 1000):
            spent = 0
            halve(plans, roll, budget, None)
            assert spent <= max(budget, 2 * plans)
            assert spent >= budget // 2


@pytest.mark.parametrize("cost", [0.00001, 0.0003, 0.002])
@pytest.mark.parametrize("plans", [1, 2, 13, 40])
def test_a_budget_in_seconds_is_kept(
    cost: float, plans: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on with every rollout; threads wait for each other now and then only."""
    now, lots = 100.0, 0

    def roll(jobs: Any) -> list[float]:
        nonlocal now, lots
        now += cost * sum(count for _, _, count in jobs)
        lots += 1
        return [0.5 * count for _, _, count in jobs]

    monkeypatch.setattr("forbidden_games.bots.halving.time.perf_counter", lambda: now)
    halve(plans, roll, None, 1.0)
    least = 8 * cost * plans  # every plan gets a batch
    assert 101.0 <= now <= 101.03 + 2 * least
    assert lots <= 150


def test_halving_finds_the_best_plan_and_shares_its_luck() -> None:
    asked: dict[int, set[int]] = {}

    def roll(jobs: Any) -> list[float]:
        for plan, first, count in jobs:
            asked.setdefault(plan, set()).update(range(first, first + count))
        return [count * (0.3 + 0.05 * plan) for plan, _, count in jobs]

    ranked = halve(9, roll, 900, None)
    assert [estimate.plan for estimate in ranked][:2] == [8, 7]
    assert ranked[0].chance == pytest.approx(0.7)
    assert ranked[0].rollouts > ranked[-1].rollouts
    for luck in asked.values():
        assert luck == set(range(len(luck)))  # every plan began with the same luck


def test_plans_with_equal_results_stay_in_order() -> None:
    ranked = halve(5, lambda jobs: [0.5 * count for _, _, count in jobs], 200, None)
    assert ranked[0].plan == 0


def test_few_rollouts_are_not_believed_when_they_contradict_the_hope() -> None:
    luck = {0: 0.4, 1: 0.6}  # what a single rollout says
    ranked = halve(2, lambda jobs: [luck[plan] * n for plan, _, n in jobs], 2, None, 1, [0.5, 0.4])
    assert [estimate.plan for estimate in ranked] == [0, 1]
    ranked = halve(2, lambda jobs: [luck[plan] * n for plan, _, n in jobs], 90, None, 1, [0.5, 0.4])
    assert [estimate.plan for estimate in ranked] == [1, 0]


@needs_speed
def test_between_the_cards_of_the_island_the_thinker_does_not_gamble() -> None:
    rules = find_game("island")
    planner, thinker = bot("planner"), find_bot("thinker", Budget(rollouts=8))
    seen = 0
    for seed in range(4):
        dice, journal = Dice(seed), Journal(True)
        state = rules.new_game(rules.read_config({"players": 3, "level": "elite"}), dice, journal)
        while rules.outcome(state) == RUNNING:
            action = planner.choose(rules, state, 0b111, dice)
            assert action is not None
            if state.phase != 0:
                seen += 1
                assert thinker.choose(rules, state, 0b111, Dice()) == action
            rules.apply(state, action, dice, journal)
    assert seen > 100


def test_the_first_plan_is_given_up_only_for_a_better_one() -> None:
    said = {0: 0.50, 1: 0.51, 2: 0.45}

    def roll(jobs: Any) -> list[float]:
        return [said[plan] * count for plan, _, count in jobs]

    assert halve(3, roll, 300, None)[0].plan == 1
    best = halve(3, roll, 300, None, favour=0.08)[0]
    assert best.plan == 0
    assert best.chance == pytest.approx(0.5)  # and is not flattered
    said[1] = 0.53
    assert halve(3, roll, 300, None, favour=0.08)[0].plan == 1
    said.update({0: 0.999, 1: 1.0})
    assert halve(3, roll, 300, None, favour=0.08)[0].plan == 1  # a sure win is not doubted


def test_in_a_contest_too() -> None:
    plans, contest = Plans(), Contest()
    for value in (0.50, 0.51):
        plans.add(value, 0)
    for favour, best in ((0.0, 1), (0.08, 0)):
        contest.begin(plans, 2, favour)
        contest.halve()
        assert contest.plan(0) == best


def test_a_contest_drops_the_worse_half_and_of_equal_plans_the_later_ones() -> None:
    plans, contest = Plans(), Contest()
    for value in (0.2, 0.4, 0.4, 0.1, 0.3):
        plans.add(value, 0)
    contest.begin(plans, 2, 0.0)
    contest.halve()
    assert [contest.plan(place) for place in range(contest.left)] == [1, 2, 4]
    contest.add(2, 1.0)
    contest.halve()
    assert [contest.plan(place) for place in range(contest.left)] == [4, 1]
    contest.halve()
    assert contest.left == 1
    assert contest.plan(0) == 4


@needs_speed
@pytest.mark.parametrize(
    ("budget", "plan_in_rollouts"),
    [
        (Budget(rollouts=249), False),
        (Budget(rollouts=250), True),
        (Budget(seconds=0.4), False),
        (Budget(seconds=0.5), True),
        (Budget(), True),
    ],
)
def test_rollouts_plan_every_turn_where_there_is_time(
    budget: Budget, plan_in_rollouts: bool
) -> None:
    minds = Thinker(budget, threads=2).minds(find_game("desert"), 3)
    assert [mind.plan_in_rollouts for mind in minds] == [plan_in_rollouts] * 2


@needs_speed
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_quick_search_is_worth_its_time(game: str) -> None:
    rules, maker = find_game(game), MINDS[game]
    level = {"island": "elite", "desert": "novice"}[game]
    start = maker.table(rules.read_config({"players": 4, "level": level}))
    wins = []
    for policy_only in (True, False):
        mind, tally = maker.make(4), Tally()
        mind.policy_only = policy_only
        mind.play_series(start, 9_000, 200, tally)
        wins.append(tally.outcomes[WON])
    assert wins[0] < wins[1]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_planner_gives_the_same_answer_to_the_same_position(game: str) -> None:
    rules = find_game(game)
    for seed in range(8 if COMPILED else 1):
        match = Match(rules, rules.read_config({"players": 3}), seed)
        answers = {bot("planner").choose(rules, match.state, 0b111, Dice(n)) for n in range(3)}
        assert len(answers) == 1


def test_an_estimate_knows_its_error() -> None:
    estimate = Estimate(0)
    assert estimate.error == 0.5
    for total in (2.0, 6.0, 2.0, 6.0):
        estimate.add(total, 8)
    assert estimate.chance == 0.5
    assert estimate.error == pytest.approx(0.25 / 3**0.5)


@pytest.mark.parametrize(
    ("budget", "sentence"),
    [
        ({"rollouts": 10, "seconds": 1.0}, "not both"),
        ({"rollouts": 0}, "rollouts are from 1 to 10,000,000, not 0"),
        ({"seconds": 0.0}, "seconds a turn are from 0.001 to 3600, not 0.0"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(budget: Any, sentence: str) -> None:
    with pytest.raises(BadConfig, match=sentence):
        Budget(**budget)


def test_an_unknown_bot_is_refused_and_so_is_a_budget_for_one_that_does_not_think() -> None:
    with pytest.raises(
        BadConfig, match="there is no bot 'deep'; there are random, casual, planner"
    ):
        find_bot("deep")
    with pytest.raises(BadConfig, match="for a bot that thinks: thinker, not planner"):
        find_bot("planner", Budget(rollouts=10))


def test_a_game_without_a_mind_is_played_by_chance_alone() -> None:
    toy = Beacon()
    config = toy.read_config({})
    assert bots_for(find_game(sorted(GAMES)[0])) == BOTS
    assert bots_for(toy) == ("random",)
    for name in ("planner", "thinker"):
        with pytest.raises(BadConfig, match=f"the {name} has not learned to play {toy.name}"):
            bot(name).playouts(toy, config, 1, 1)
