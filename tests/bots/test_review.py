"""Analysis: a curve over the whole game, and the decisions that cost most."""

from itertools import pairwise
from typing import Any

import pytest

from forbidden_games.bots.bot import Budget
from forbidden_games.bots.planner import Planner
from forbidden_games.bots.review import Analysis, analyse, turns_of
from forbidden_games.bots.thinker import Thinker
from forbidden_games.games import GAMES
from forbidden_games.games.island.cards import HELICOPTER
from forbidden_games.kernel import bag
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadRecord
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.record import Record
from forbidden_games.plain import COMPILED

BOTH = 0b11
SEVERAL = 1 if COMPILED else 0  # decisions looked at again: slow as plain Python
compiled_only = pytest.mark.skipif(not COMPILED, reason="takes minutes as plain Python")


def planned(game: str, seed: int, plays: int = 1000, **settings: object) -> Match[Any]:
    """The first plays of a game of the planner with itself."""
    rules = GAMES[game]
    match = Match(rules, rules.read_config({"players": 2, **settings}), seed)
    bot = Planner()
    while not match.is_over and len(match.plays) < plays:
        action = bot.choose(rules, match.state, BOTH, Dice())
        assert action is not None
        match.play(action)
    return match


def few(game: str) -> Match[Any]:
    """The first turn."""
    return planned(game, 4, 5)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_play_gets_its_chance(game: str) -> None:
    match = few(game)
    told: list[tuple[int, int]] = []
    found = analyse(
        match.game,
        match,
        Thinker(Budget(2)),
        SEVERAL,
        lambda done, total: told.append((done, total)),
    )
    assert [moment.action for moment in found.moments] == [play.action for play in match.plays]
    assert len(found.chances) == len(match.plays) + 1
    assert all(0.0 <= chance <= 1.0 for chance in found.chances)
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    numbers = [decision.number for decision in found.decisions]
    states = match.positions()
    assert numbers == [
        n
        for n, state in enumerate(states[:-1], start=1)
        if len(match.game.legal_actions(state)) > 1
    ]
    for decision in found.decisions:
        assert decision.cost >= 0.0
        assert decision.played.action == match.plays[decision.number - 1].action
        if not decision.cost:
            assert decision.better == decision.played


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_and_its_match_are_the_same(game: str) -> None:
    match = few(game)
    one = analyse(match.game, match, Thinker(Budget(2)), 0)
    two = analyse(match.game, match.record(), Thinker(Budget(2)), 0)
    assert one.chances == two.chances
    assert one.worst == ()


def test_a_record_that_is_wrong_is_refused() -> None:
    match = few("desert")
    words = match.record()
    wrong = Record(words.game, words.rules, words.seed, words.config, ("0 dance",))
    with pytest.raises(BadRecord):
        analyse(match.game, wrong, Thinker(Budget(2)))


def test_turns_are_counted_from_one() -> None:
    match = planned("desert", 2, 40)
    turns = turns_of(match.positions())
    assert turns[0] == 1
    assert all(0 <= after - before <= 1 for before, after in pairwise(turns))
    assert turns[-1] > 2


def check_drops(match: Match[Any], found: Analysis) -> None:
    """Without luck the chance falls by nothing but the cost of the decision."""
    costs = {decision.number: decision.cost for decision in found.decisions}
    for number, play in enumerate(match.plays[:-1], start=1):
        if not play.asked_luck:
            before, after = found.chances[number - 1], found.chances[number]
            expected = min(max(before - costs.get(number, 0.0), 0.0), 1.0)
            assert after == pytest.approx(expected) or after in (0.0, 1.0) or before in (0.0, 1.0)


@compiled_only
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_ends_in_certainty(game: str) -> None:
    match = planned(game, 11, level="novice")
    found = analyse(match.game, match, Thinker(Budget(16)))
    won = match.game.write_outcome(match.game.outcome(match.state)) == "won"
    assert found.chances[-1] == float(won)
    costs = [decision.cost for decision in found.worst]
    assert len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    check_drops(match, found)


@compiled_only
def test_a_blunder_is_found() -> None:
    """The team could fly off and win; it spends the last helicopter on a walk in the park."""
    for seed in range(40):
        match = planned("island", seed, level="novice")
        last = match.game.write_action(match.state, match.plays[-1].action)
        if last.endswith("leave"):
            match.take_back()
            cards = [*match.state.hands, match.state.treasure_pile]
            if sum(bag.count(some, HELICOPTER) for some in cards) == 1:
                break
    game, state = match.game, match.state
    lifts = [
        action
        for action in game.legal_actions(state)
        if game.write_action(state, action).split()[1] == "lift"
    ]
    match.play(lifts[0])
    blunder = len(match.plays)
    found = analyse(game, match.record(), Thinker(Budget(32)), 4)
    (decision,) = [each for each in found.worst if each.number == blunder]
    assert game.write_action(decision.state, decision.better.plan[-1]).endswith("leave")
    assert decision.better.chance == 1.0
    assert decision.cost == pytest.approx(1.0 - decision.played.chance)
    assert [reason.key for reason in decision.better.reasons] == ["why-flight-home"]
