"""Advice: obvious best actions, honest numbers, only one's own seats, the same for a seed."""

from pathlib import Path
from typing import Any

import pytest

from forbidden_games.bots.advice import (
    Advice,
    Choice,
    advise,
    give_benefit_of_the_doubt,
    refuse_finished,
    seats_in,
)
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import GAMES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import packed, position_file
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadPosition
from forbidden_games.kernel.match import Match
from forbidden_games.plain import COMPILED
from forbidden_games.words import say
from tests.support import desert as desert_support
from tests.support import island as island_support
from tests.support.desert import desert
from tests.support.island import DRY, island
from tests.support.rules import ROOT

BOTH = 0b11
ALL = ["earth", "wind", "fire", "ocean"]
compiled_only = pytest.mark.skipif(not COMPILED, reason="takes minutes as plain Python")


def advice_on(
    state: IslandState | DesertState,
    seats: int = BOTH,
    rollouts: int = 24,
    seed: int = 1,
    **options: Any,
) -> Advice:
    """Advice on a position of either game, with few rollouts."""
    name = "island" if isinstance(state, IslandState) else "desert"
    thinker = Thinker(Budget(rollouts))
    return advise(GAMES[name], state, seats, thinker, Dice(seed), **options)


def best(state: IslandState | DesertState, **options: Any) -> str:
    """The best action in words; to wait is an empty word."""
    advice = advice_on(state, **options)
    support = island_support if isinstance(state, IslandState) else desert_support
    return support.GAME.write_action(state, advice.best) if advice.best is not None else ""


def example(game: str) -> Any:
    """The example position of a game."""
    text = (ROOT / "examples" / f"{game}-position.json").read_text("utf-8")
    return GAMES[game].restore(position_file.read(text))


@pytest.mark.parametrize(
    ("own", "error", "favour", "first"),
    [
        (0.49, 0.01, 0.08, "own"),  # nobody can tell them apart
        (0.49, 0.001, 0.08, "best"),  # measured well enough to tell
        (0.46, 0.03, 0.08, "best"),  # too much to give away
        (0.46, 0.03, 0.5, "own"),
        (0.49, 0.5, 0.08, "best"),  # put aside after a first look
    ],
)
def test_the_policy_has_the_benefit_of_the_doubt(
    own: float, error: float, favour: float, first: str
) -> None:
    choices = [
        Choice(1, 0.50, 0.001, 500, (1, 2), ()),
        Choice(3, 0.495, 0.001, 500, (3,), ()),
        Choice(4, own, error, 500, (4,), ()),
    ]
    ranked = give_benefit_of_the_doubt(choices, (4, 5), favour)
    assert [choice.action for choice in ranked] == ([4, 1, 3] if first == "own" else [1, 3, 4])


def ready_to_leave(**options: Any) -> IslandState:
    """Everybody on Fools' Landing with everything, and a helicopter."""
    given: dict[str, Any] = {
        "diver": "c3",
        "pilot": "c3",
        "tiles": {"c3": "fools-landing"},
        "captured": ALL,
        "hands": {"pilot": "helicopter"},
    }
    return island(DRY, **{**given, **options})


# The obvious.


def test_the_flight_that_wins_is_certain() -> None:
    advice = advice_on(ready_to_leave())
    assert island_support.GAME.write_action(ready_to_leave(), advice.choices[0].plan[0]) == (
        "1 leave"
    )
    assert advice.chance == 1.0
    assert advice.choices[0].error == 0.0
    assert advice.choices[0].interval == (1.0, 1.0)
    assert [reason.key for reason in advice.choices[0].reasons] == ["why-flight-home"]


def test_the_only_card_that_saves_the_island() -> None:
    advice = advice_on(example("island"), rollouts=64)
    state = example("island")
    game = island_support.GAME
    assert game.write_action(state, advice.choices[0].plan[0]) == "1 sandbag c2"
    assert advice.chance > 0.9
    assert [reason.key for reason in advice.choices[0].reasons] == ["why-last-tile"]
    assert advice.choices[1].chance < 0.8


def test_the_only_move_that_saves_the_archeologist() -> None:
    state = example("desert")
    advice = advice_on(state, rollouts=32)
    words = [desert_support.GAME.write_action(state, choice.plan[0]) for choice in advice.choices]
    assert words[0] == "0 move b3"
    assert advice.choices[words.index("0 take engine")].chance == 0.0
    assert advice.choices[0].reasons[0].key == "why-saved-by-tunnel"


def test_a_capture_at_the_last_moment() -> None:
    state = island(
        "x~ .... ...... ...... .... ..".replace(" ", "\n"),
        diver="d1",
        pilot="c3",
        tiles={"c1": "cave-of-embers", "d1": "cave-of-shadows", "c3": "fools-landing"},
        captured=["earth", "wind", "ocean"],
        hands={"diver": "fire fire fire fire", "pilot": "helicopter"},
        left=1,
    )
    assert best(state) == "0 capture fire"


def test_taking_off() -> None:
    state = desert(
        climber="d3",
        explorer="d4",
        excavated={
            "d4": "pad",
            **{f"a{n}": f"{p}-row" for n, p in enumerate(_parts(), start=1)},
            **{f"b{n}": f"{p}-column" for n, p in enumerate(_parts(), start=1)},
        },
        parts=dict.fromkeys(_parts(), "taken"),
        left=1,
    )
    advice = advice_on(state)
    assert desert_support.GAME.write_action(state, advice.choices[0].plan[0]) == "0 move d4"
    assert advice.chance == 1.0


def _parts() -> tuple[str, ...]:
    return ("propeller", "engine", "crystal", "deck")


# Manners.


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_seed_gives_the_same_advice(game: str) -> None:
    one = advice_on(example(game), seed=5)
    assert advice_on(example(game), seed=5) == one
    assert [choice.chance for choice in advice_on(example(game), seed=6).choices] != [
        choice.chance for choice in one.choices
    ]


def test_threads_change_nothing() -> None:
    state = example("desert")
    one = advise(GAMES["desert"], state, BOTH, Thinker(Budget(16)), Dice(1))
    two = advise(GAMES["desert"], state, BOTH, Thinker(Budget(16), threads=2), Dice(1))
    assert one == two


@pytest.mark.parametrize("game", sorted(GAMES))
def test_choices_are_legal_ranked_and_different(game: str) -> None:
    state = example(game)
    advice = advice_on(state)
    legal = GAMES[game].legal_actions(state)
    actions = [choice.action for choice in advice.choices]
    assert set(actions) <= set(legal)
    assert len(set(actions)) == len(actions)
    measured = [choice.chance for choice in advice.choices[:3]]
    assert measured == sorted(measured, reverse=True)
    for choice in advice.choices:
        assert choice.plan[0] == choice.action
        assert 1 <= len(choice.reasons) <= 3
        low, high = choice.interval
        assert 0.0 <= low <= choice.chance <= high <= 1.0
        assert all(say(reason.key, **reason.arguments) for reason in choice.reasons)


@pytest.mark.parametrize("seats", [0b01, 0b10, 0b11])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_seat_is_told_what_another_should_do(game: str, seats: int) -> None:
    state = example(game)
    for choice in advice_on(state, seats, rollouts=8).choices:
        assert all(seats >> packed.seat_of(action) & 1 for action in choice.plan)


def test_whoever_cannot_help_waits() -> None:
    state = example("desert")
    advice = advice_on(state, 0b10)
    assert advice.best is None
    assert advice.plan == ()
    assert [reason.key for reason in advice.choices[0].reasons] == ["why-waits"]


def test_out_of_turn_a_special_card_may_still_be_the_best() -> None:
    state = example("island")
    assert island_support.GAME.to_act(state) == 0
    advice = advice_on(state, 0b10, rollouts=48)
    assert advice.best == island_support.GAME.read_action(state, "1 sandbag c2")
    wait = advice.of(None)
    assert wait is not None
    assert wait.chance < 0.8  # the Pilot turns over a flood card before anything else happens


def test_another_order_of_the_same_plan_is_no_further_choice() -> None:
    state = island(
        "~. .... ...... ...... .... ~.".replace(" ", "\n"), pilot="c1", diver="d4", water=1, left=2
    )
    advice = advice_on(state, rollouts=16)
    (shore,) = [
        choice
        for choice in advice.choices
        if choice.action == island_support.GAME.read_action(state, "0 shore c1")
    ]
    tables = set()
    for choice in advice.choices[:3]:
        after = state.copy()
        for action in choice.plan:
            island_support.GAME.apply(after, action, Dice(), _silent())
        tables.add(after.key())
    assert len(tables) == min(len(advice.choices), 3)
    assert shore.reasons


def _silent() -> Any:
    from forbidden_games.kernel.journal import Journal

    return Journal(True)


def test_free_transfers_do_not_flood_the_list() -> None:
    state = desert(
        climber="b2",
        explorer="b2",
        gear={"climber": "jet blaster", "explorer": "shield scope"},
        water={"climber": 1, "explorer": 2},
    )
    game = desert_support.GAME
    advice = advice_on(state, rollouts=16)
    transfers = [choice for choice in advice.choices if game.is_free_transfer(choice.plan[0])]
    assert len([a for a in game.legal_actions(state) if game.is_free_transfer(a)]) > 6
    assert len(transfers) <= 2


def test_an_action_can_be_measured_whatever_it_is() -> None:
    state = example("desert")
    action = desert_support.GAME.read_action(state, "0 end")
    advice = advice_on(state, also=action, most=1)
    choice = advice.of(action)
    assert choice is not None
    assert choice.chance == 0.0
    assert advice.of(packed.action(1, 1, 1, 0, 0)) is None


def test_few_rollouts_admit_that_they_know_little() -> None:
    (first, *_) = advice_on(example("desert"), rollouts=1).choices
    assert first.interval == (0.0, 1.0) or first.error == 0.5


def test_a_finished_game_needs_no_advice() -> None:
    state = ready_to_leave()
    game = island_support.GAME
    game.apply(state, game.read_action(state, "1 leave"), Dice(), _silent())
    with pytest.raises(BadPosition, match=r"This game is over \(won\)"):
        advice_on(state)
    with pytest.raises(BadPosition):
        refuse_finished(game, state)


def test_seats_have_to_be_at_the_table() -> None:
    state = ready_to_leave()
    assert seats_in(state, None) == 0b11
    assert seats_in(state, [1]) == 0b10
    for seats in ([2], [], [-1]):
        with pytest.raises(BadPosition, match="its seats are 0 to 1"):
            seats_in(state, seats)


def test_comments_in_a_position(tmp_path: Path) -> None:
    text = '// a note\n{"game": "island",\n  // another\n  "seats": []}'
    assert position_file.read(text) == {"game": "island", "seats": []}
    with pytest.raises(BadPosition, match="a position is JSON; this is not"):
        position_file.read("{")
    with pytest.raises(BadPosition, match="a position is a JSON object"):
        position_file.read("[1]")


@compiled_only
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_by_advice(game: str) -> None:
    rules = GAMES[game]
    match = Match(rules, rules.read_config({"players": 2, "level": "novice"}), 3)
    thinker, dice = Thinker(Budget(20)), Dice(3)
    while not match.is_over:
        advice = advise(rules, match.state, BOTH, thinker, dice)
        for choice in advice.choices:
            assert all(say(reason.key, **reason.arguments) for reason in choice.reasons)
        assert advice.best is not None
        match.play(advice.best)
        assert len(match.plays) < 600
