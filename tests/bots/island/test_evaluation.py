"""What the island's bots remember of positions is never out of date."""

import random
from itertools import islice

from forbidden_games.bots.island.evaluation import Evaluation
from forbidden_games.bots.minds import MINDS
from forbidden_games.games.island.actions import DRAW, END, FLOOD
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.island import DRY, GAME, island
from tests.support.tables import random_match


def next_tables(state: IslandState) -> list[IslandState]:
    """The table itself, and what it may be after an action that turns nothing over."""
    found = [state.copy()]
    for action in GAME.legal_actions(state):
        if packed.kind_of(action) not in (DRAW, FLOOD, END):
            found.append(state.copy())
            GAME.apply(found[-1], action, Dice(), Journal(True))
    return [each for each in found if not each.outcome][:60]


def expect_the_same(used: Evaluation, start: IslandState, states: list[IslandState]) -> None:
    """One that weighs them one after the other against one for each."""
    used.look(start)
    for state in [*states, *reversed(states)]:
        fresh = Evaluation(MINDS["island"].read_weights(start.seats))
        fresh.look(start)
        assert used.of(state) == fresh.of(state)
        assert used.threats.urge == fresh.threats.urge


def test_positions_are_worth_the_same_whatever_was_weighed_before() -> None:
    """Two actions deep, over tables of every kind, also those of other games before."""
    used = {players: Evaluation(MINDS["island"].read_weights(players)) for players in (2, 3, 4)}
    for number in range(12):
        luck = random.Random(number)
        for match in islice(random_match("island", number), 0, 80, 4):
            once = next_tables(match.state)
            twice = next_tables(luck.choice(once)) if once else []
            expect_the_same(used[match.state.seats], match.state, [*once, *twice])


def test_cards_that_were_spent_on_a_treasure_are_not_taken_for_still_held() -> None:
    state = island(
        DRY,
        engineer="b2",
        messenger="f4",
        tiles={"b2": "temple-of-the-moon"},
        hands={"engineer": "earth earth earth earth helicopter"},
    )
    expect_the_same(Evaluation(MINDS["island"].read_weights(2)), state, next_tables(state))


def test_a_tile_that_dries_is_not_taken_for_a_pawn_that_moves() -> None:
    """Where the diver's ways depend on the water, both are part of one key."""
    drawing = """
            . .
          . ~ . .
        . . ~ . . .
        . . . ~ . .
          . . . .
            . .
    """
    state = island(
        drawing,
        engineer="c4",
        diver="b2",
        messenger="b3",
        navigator="d5",
        hands={
            "engineer": "earth earth ocean",
            "diver": "earth wind fire",
            "messenger": "earth ocean sandbags",
            "navigator": "fire fire helicopter",
        },
    )
    after = []
    for words in ("0 shore d4", "0 move d4"):
        after.append(state.copy())
        GAME.apply(after[-1], GAME.read_action(state, words), Dice(), Journal(True))
    expect_the_same(Evaluation(MINDS["island"].read_weights(4)), state, after)


def test_the_network_is_told_the_worth_by_which_plans_are_searched() -> None:
    for number in range(12):
        state = next(random_match("island", number)).state
        value = Evaluation(MINDS["island"].read_weights(state.seats))
        value.look(state)
        (told, *_) = MINDS["island"].make(state.seats).features(state)
        assert told == min(max(value.of(state), -300.0), 300.0) / 50.0
