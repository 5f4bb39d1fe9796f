"""Reasons on the island: sentences for drawn positions."""

from forbidden_games.bots.advice import tell, tell_plan
from forbidden_games.bots.island.reasons import actions_to, reasons
from forbidden_games.bots.reason import per_cent
from forbidden_games.games.island.odds import rises, sinking
from forbidden_games.games.island.state import IslandState
from forbidden_games.words import say
from tests.games.island.test_odds import cell, cell_names, piles, position
from tests.support.island import DRY, GAME, island


def why(state: IslandState, *words: str) -> list[str]:
    """The reasons for a plan, as sentences."""
    plan = [GAME.read_action(state, word) for word in words]
    return [say(reason.key, **reason.arguments) for reason in reasons(state, plan)]


# Sentences.


def test_what_is_certain_is_told_as_certain() -> None:
    """The chances of no, one and two rises add up to a little less than one here."""
    state = position(
        treasure_pile={"rise": 2, "earth": 5, "wind": 5, "fire": 5, "ocean": 1},
        **piles("d1", "b2", "e2"),
    )
    assert sum(rises(state)) < 1.0
    assert per_cent(sinking(state, cell(state, "cave-of-shadows"))) == 100
    assert [per_cent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_the_last_tile_of_a_treasure_is_named_with_its_odds() -> None:
    state = position(
        diver="d2",
        phase="acting",
        left=1,
        water=4,
        treasure_discard={"rise": 3},
        **piles("d1", "a3", "b3"),
    )
    (last, *_) = why(state, "0 shore d1")
    assert last == (
        "Cave of Shadows, the last tile of the Crystal of Fire, is certain to sink this turn."
    )
    state = position(
        diver="d2", left=1, water=4, treasure_discard={"rise": 3}, **piles("d1", "a3", "b3", "a4")
    )
    assert "a 75% chance of sinking" in why(state, "0 shore d1")[0]


def test_sandbags_on_fools_landing() -> None:
    state = position(
        hands={"messenger": "sandbags"},
        phase="flooding",
        left=1,
        flood_pile=[["c3", "a3", "b3"], [n for n in cell_names() if n not in "c1 c3 a3 b3 b2"]],
        flood_discard=["b2"],
    )
    assert why(state, "1 sandbag c3") == [
        "Fools' Landing has a 33% chance of sinking this turn, which would lose the game."
    ]


def test_both_tiles_of_a_treasure_and_one_of_them() -> None:
    state = position(
        diver="b2",
        phase="acting",
        water=4,
        treasure_discard={"rise": 3},
        **piles("b2", "e2", "a3", "b3"),
    )
    (first, *_) = why(state, "0 shore b2")
    assert first.startswith("Both tiles of the Ocean's Chalice are flooded, and there is")
    assert "a 50% chance that both sink" in first  # 3 of 4 cards: C(2,1) of C(4,3)
    one = island(
        DRY.replace(".", "~", 1),
        diver="c1",
        tiles={"c1": "coral-palace", "d1": "tidal-palace"},
        water=4,
        treasure_discard={"rise": 3},
        flood_pile=[
            ["c1", "c2", "d2", "e2"],
            [n for n in cell_names() if n[0] != "c" and n[1] != "2"],
        ],
    )
    assert why(one, "0 shore c1") == [
        "Coral Palace has a 75% chance of sinking this turn,"  # 3 of 4 cards
        " which would leave only Tidal Palace for the Ocean's Chalice."
    ]


def test_a_capture_in_time() -> None:
    state = position(
        diver="d1",
        hands={"diver": "fire fire fire fire"},
        water=4,
        treasure_discard={"rise": 3},
        **piles("d1", "a3", "b3", "a4"),
    )
    (first, second) = why(state, "0 capture fire")[:2]
    assert first.startswith("Captures the Crystal of Fire in time: Cave of Shadows")
    assert "75%" in first
    assert second == "Makes room for both cards the Diver is about to draw."


def test_cards_that_change_hands() -> None:
    state = position(
        diver="d4", hands={"diver": "fire fire fire", "messenger": "fire wind"}, turn=1
    )
    assert "Gives the Diver all four cards for the Crystal of Fire." in why(state, "1 give 0 fire")
    assert "Gives the Diver 1 of the four cards for the Statue of the Wind." in why(
        state, "1 give 0 wind"
    )


def test_a_full_set_on_its_way() -> None:
    state = position(hands={"diver": "fire fire fire fire"})
    assert actions_to(state, 0, 1) == 2  # through the water: c2, d1
    assert actions_to(state, 1, 1) == 3  # on foot
    assert why(state, "0 move d4") == []
    assert (
        "The Diver has all four cards for the Crystal of Fire"
        " and will be one action away from Cave of Shadows."
    ) in why(state, "0 move c2")
    assert "The Diver reaches Cave of Shadows with all four cards for the Crystal of Fire." in why(
        state, "0 move c2", "0 move d1"
    )


def test_the_way_home() -> None:
    everything = ["earth", "wind", "fire", "ocean"]
    state = position(captured=everything, hands={"messenger": "helicopter"})
    assert why(state, "0 move c3")[0] == (
        "All treasures are captured: the Diver will be on Fools' Landing."
    )
    state = position(captured=everything, diver="c3", hands={"messenger": "helicopter"})
    assert "Everyone is on Fools' Landing with all four treasures" in why(state, "1 lift 1 c3")[0]
    state = position(
        captured=everything, diver="c3", messenger="c3", hands={"messenger": "helicopter"}
    )
    assert why(state, "1 leave") == ["Everyone flies off with all four treasures: you win."]


def test_cards_that_are_shed() -> None:
    state = position(
        captured=["wind"],
        hands={"diver": "wind wind fire fire fire ocean"},
        phase="drawing",
        left=0,
        treasure_discard={"ocean": 1},
    )
    assert why(state, "0 discard wind") == [
        "The team already has the Statue of the Wind, so its cards are no longer needed."
    ]
    assert why(state, "0 discard ocean") == [
        "3 other cards of this kind are still in hands or the deck, and only four are needed."
    ]


def test_a_swimmer() -> None:
    state = position(diver="c1", messenger="d4", phase="flooding", left=1)
    assert why(state, "0 swim c2")[0].endswith("is dry: the Diver is safe there.")
    assert why(state, "0 swim d1") == ["Gets the Diver out of the water."]


def test_actions_are_told_by_name() -> None:
    state = position(hands={"diver": "fire sandbags", "messenger": "helicopter wind"})
    told = {
        "0 move c3": "The Diver moves to Fools' Landing",
        "0 shore c3": "The Diver shores up Fools' Landing",
        "0 end": "The Diver ends their actions",
        "0 sandbag d1": "The Diver's Sandbags shore up Cave of Shadows",
        "1 give 0 wind": "The Messenger gives the Statue of the Wind card to the Diver",
        "1 lift 0 d1": "The Messenger's helicopter takes the Diver to Cave of Shadows",
        "1 lift 0+1 d1": "The Messenger's helicopter takes everyone to Cave of Shadows",
        "0 capture fire": "The Diver captures the Crystal of Fire",
        "0 discard fire": "The Diver discards the Crystal of Fire card",
    }
    for words, sentence in told.items():
        reason = tell(GAME, state, GAME.read_action(state, words))
        assert say(reason.key, **reason.arguments) == sentence
    for action in GAME.all_actions():
        if max(action >> 18 & 7, *_seats_in(action)) < 2:
            reason = tell(GAME, state, action)
            assert say(reason.key, **reason.arguments)


def _seats_in(action: int) -> list[int]:
    """Seats among the numbers of an action."""
    kind, first = action >> 21, action >> 12 & 63
    if kind in (4, 6):
        return [first]
    return [first.bit_length() - 1] if kind == 12 else [0]


def test_a_plan_is_told_from_where_each_action_starts() -> None:
    state = position()
    plan = [GAME.read_action(state, words) for words in ("0 move c3", "0 shore c3", "0 end")]
    told = [say(reason.key, **reason.arguments) for reason in tell_plan(GAME, state, plan)]
    assert told[:2] == [
        "The Diver moves to Fools' Landing",
        "The Diver shores up Fools' Landing",
    ]
