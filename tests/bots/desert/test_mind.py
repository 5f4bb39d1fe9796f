"""The desert mind: only legal actions, always progress, the same in both speeds, and good sense."""

import hashlib
import random

import pytest

from forbidden_games.bots.desert.mind import DesertMind
from forbidden_games.bots.minds import MINDS
from forbidden_games.bots.plans import Plans
from forbidden_games.games.desert.actions import VERBS
from forbidden_games.games.desert.setup import deal, table
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.tally import Tally
from forbidden_games.plain import COMPILED
from tests.support.desert import GAME, OPEN, desert
from tests.support.plain import said_by_plain_files
from tests.support.tables import desert_settings

ALL = 31
PROGRAM = "from tests.bots.desert.test_mind import digest; print(digest())"
ENOUGH = 4000  # decisions in a game: more means that it goes round in circles

FINDS = {
    "a1": "propeller-row",
    "b1": "propeller-column",
    "a2": "engine-row",
    "b2": "engine-column",
    "a4": "crystal-row",
    "b4": "crystal-column",
    "a5": "deck-row",
    "b5": "deck-column",
    "d2": "pad",
}
HAVE_ALL = dict.fromkeys(("propeller", "engine", "crystal", "deck"), "taken")


def make_mind() -> DesertMind:
    made = MINDS["desert"].make(3)
    assert isinstance(made, DesertMind)
    return made


@pytest.fixture(scope="module")
def mind() -> DesertMind:
    return make_mind()


def start(number: int) -> tuple[DesertState, Dice, Journal]:
    """A fresh table with all kinds of rulings."""
    state = table(GAME.read_config(desert_settings(number)))
    dice, journal = Dice(number), Journal(True)
    deal(state, dice, journal)
    return state, dice, journal


def played(mind: DesertMind, number: int) -> list[int]:
    """A game of the planner, action by action; each one has to be legal."""
    state, dice, journal = start(number)
    actions: list[int] = []
    while state.outcome == 0:
        action = mind.act(state, ALL)
        assert action in GAME.legal_actions(state)
        GAME.apply(state, action, dice, journal)
        actions.append(action)
        assert len(actions) < ENOUGH
    return actions


def digest() -> str:
    """A few games, and what search and network make of some of their positions."""
    mind = make_mind()
    seen = hashlib.sha256()
    plans = Plans()
    for number in range(8):
        state, dice, journal = start(number)
        turns = 0
        while state.outcome == 0 and turns < 6:
            seat = state.seat
            if state.left == 4 and turns < 2:
                mind.find_plans(state, ALL, plans)
                seen.update(repr([plans.listed(plan) for plan in range(plans.size)]).encode())
                for mind.plan_in_rollouts in (False, True):
                    seen.update(repr(mind.roll(state, plans, 0, 5, 1, 2)).encode())
            action = mind.act(state, ALL)
            seen.update(repr(action).encode())
            GAME.apply(state, action, dice, journal)
            turns += state.seat != seat
        seen.update(repr(mind.features(state)).encode())
    return seen.hexdigest()


@pytest.mark.parametrize("number", range(12))
def test_the_planner_plays_whole_games_of_every_kind(mind: DesertMind, number: int) -> None:
    assert played(mind, number) == played(mind, number)


@pytest.mark.parametrize("number", range(12))
def test_it_speaks_only_for_its_seats(mind: DesertMind, number: int) -> None:
    luck = random.Random(number)
    state, dice, journal = start(number)
    seats = luck.randrange(1, 1 << state.seats)
    plans = Plans()
    free = 0
    for _ in range(150):
        if state.outcome:
            break
        legal = GAME.legal_actions(state)
        action = mind.act(state, seats)
        assert action == 0 or (action in legal and seats >> packed.seat_of(action) & 1)
        assert action or not seats >> state.seat & 1
        if luck.random() < 0.05:
            mind.find_plans(state, seats, plans)
            assert plans.size
            for plan in range(plans.size):
                assert_legal(state, plans.listed(plan), seats)
            assert bool(plans.listed(0)) == bool(seats >> state.seat & 1)
            mind.find_answers(state, seats, plans)
            answers = [plans.listed(plan) for plan in range(plans.size)]
            assert len(answers) <= 200
            assert all(len(answer) == 1 and answer[0] in legal for answer in answers)
        free = free + 1 if action and not seats >> state.seat & 1 else 0
        assert free < 30
        if not action:
            ours = [each for each in legal if packed.seat_of(each) == state.seat]
            action = luck.choice(ours)
        GAME.apply(state, action, dice, journal)


def assert_legal(state: DesertState, plan: list[int], seats: int) -> None:
    """Every action of a plan is one of these seats and legal when its turn comes."""
    trial = state.copy()
    for action in plan:
        assert action in GAME.legal_actions(trial)
        assert seats >> packed.seat_of(action) & 1
        GAME.apply(trial, action, Dice(1), Journal(True))


def test_a_series_is_the_same_games_as_one_by_one(mind: DesertMind) -> None:
    tally = Tally()
    mind.play_series(table(GAME.read_config({"players": 3})), 40, 3, tally)
    outcomes = []
    for seed in range(40, 43):
        dice, journal = Dice(seed), Journal(True)
        state = table(GAME.read_config({"players": 3}))
        deal(state, dice, journal)
        while state.outcome == 0:
            GAME.apply(state, mind.act(state, ALL), dice, journal)
        outcomes.append(state.outcome)
    assert list(tally.results)[:3] == outcomes
    assert tally.games == 3


@pytest.mark.parametrize("plan_in_rollouts", [False, True])
def test_rollouts_do_not_depend_on_each_other(plan_in_rollouts: bool) -> None:
    mind = make_mind()
    mind.plan_in_rollouts = plan_in_rollouts
    state, _, _ = start(1)
    key = state.key()
    plans = Plans()
    mind.find_plans(state, ALL, plans)
    once = [mind.roll(state, plans, 0, seed, 1, 2) for seed in range(4)]
    assert mind.roll(state, plans, 0, 0, 4, 2) == pytest.approx(sum(once))
    assert all(0 <= chance <= 1 for chance in once)
    assert state.key() == key


def test_a_thorough_rollout_wins_where_the_policy_does_not() -> None:
    """With an eye to the network the same tables look better after four turns."""
    mind, plans = make_mind(), Plans()
    hopes = {False: 0.0, True: 0.0}
    for number in range(12 if COMPILED else 2):
        state, _, _ = start(number)
        mind.find_plans(state, ALL, plans)
        for mind.plan_in_rollouts in hopes:
            hopes[mind.plan_in_rollouts] += mind.roll(state, plans, 0, 1, 8 if COMPILED else 2, 4)
    assert hopes[True] > hopes[False]


def test_plain_and_compiled_minds_think_the_same() -> None:
    assert said_by_plain_files(PROGRAM) == digest()


def choice(mind: DesertMind, state: DesertState, seats: int = ALL) -> str:
    """What the planner does, in words."""
    action = mind.act(state, seats)
    return GAME.write_action(state, action) if action else ""


def test_water_goes_to_a_thirsty_friend_before_the_storm(mind: DesertMind) -> None:
    state = desert(
        OPEN, explorer="b2", navigator="b2", water={"explorer": 3, "navigator": 0}, phase="storming"
    )
    assert choice(mind, state).startswith("0 water 1")
    assert choice(mind, state, 1).startswith("0 water 1")
    assert choice(mind, state, 2) == ""


def test_the_reserve_is_opened_for_those_who_would_die(mind: DesertMind) -> None:
    water = {"explorer": 0, "navigator": 0}
    state = desert(
        OPEN,
        explorer="b2",
        navigator="b2",
        water=water,
        gear={"navigator": "reserve"},
        phase="storming",
    )
    assert choice(mind, state) == "1 reserve"


def test_a_shield_goes_up_for_those_who_would_die(mind: DesertMind) -> None:
    state = desert(
        OPEN,
        explorer="b2",
        navigator="b2",
        water={"explorer": 0, "navigator": 1},
        gear={"explorer": "shield"},
        phase="storming",
    )
    assert choice(mind, state) == "0 shield"


def test_a_jet_pack_wins_at_once(mind: DesertMind) -> None:
    state = desert(
        OPEN,
        explorer="d2",
        navigator="b3",
        excavated=FINDS,
        parts=HAVE_ALL,
        gear={"navigator": "jet"},
        left=0,
    )
    assert choice(mind, state) == "1 jet d2"


def test_a_part_underfoot_is_taken(mind: DesertMind) -> None:
    state = desert(
        OPEN,
        explorer="b2",
        navigator="e5",
        excavated={"b2": "engine-row", "b4": "engine-column"},
        parts={"engine": "b2"},
    )
    assert choice(mind, state) == "0 take engine"


def test_everybody_goes_to_the_launch_pad(mind: DesertMind) -> None:
    state = desert(OPEN, explorer="d1", navigator="d2", excavated=FINDS, parts=HAVE_ALL)
    assert choice(mind, state) == "0 move d2"


def test_a_winning_plan_needs_no_comparison(mind: DesertMind) -> None:
    state = desert(OPEN, explorer="d1", navigator="d2", excavated=FINDS, parts=HAVE_ALL)
    plans = Plans()
    mind.find_plans(state, ALL, plans)
    assert plans.size == 1
    assert VERBS[packed.kind_of(plans.listed(0)[0])] == "move"
