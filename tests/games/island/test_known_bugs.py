"""Where other implementations went wrong: one test for each mistake, with what goes wrong there."""

import random

import pytest

from forbidden_games.games.island.board import FOOLS_LANDING
from forbidden_games.games.island.cards import FLOOD_CARDS, LEVELS
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.roles import PILOT, ROLES
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.island import (
    DRY,
    GAME,
    cell_of,
    cells,
    hand,
    island,
    legal,
    names,
    play,
    refusal,
)
from tests.support.rules import covers

ALL = ["earth", "wind", "fire", "ocean"]

ONE_WET = """
        . .
      . . . .
    . . ~ . . .
    . . . . . .
      . . . .
        . .
"""


def dealt(seed: int = 0, **config: object) -> IslandState:
    """A table right after the deal."""
    return GAME.new_game(GAME.read_config(config), Dice(seed), Journal())


def sinking(board: str = ONE_WET, **options: object) -> IslandState:
    """A flooding phase in which the card of c3, a flooded tile, is about to be turned."""
    state = island(board, phase="flooding", flood_pile=[["c3", "c1", "d1"]], **options)
    play(state, "0 flood", cell="c3")
    return state


def outcome(state: IslandState) -> str:
    return GAME.write_outcome(GAME.outcome(state))


# Adventurers.


@covers("FI-44", "FI-46")
def test_a_dive_goes_under_water_and_nowhere_else() -> None:
    """Elsewhere a diver crossed dry tiles, or did not cross flooded and missing ones."""
    state = island(
        """
                . .
              . . . .
            . . x ~ . .
            . . . . . .
              . . . .
                . .
        """,
        diver="b3",
    )
    dives = cells(
        "o",
        """
                . .
              o o o .
            o . . o o .
            . o o o . .
              . . . .
                . .
        """,
    )
    assert legal(state, "move") == {f"0 move {name}" for name in names(dives)}


@covers("FI-49")
def test_a_dive_does_not_end_where_it_began() -> None:
    """Elsewhere a diver on a flooded tile could spend an action on coming back to it."""
    state = island(
        """
                . .
              . ~ . .
            . ~ ~ x . .
            . . ~ . . .
              . . . .
                . .
        """,
        diver="c3",
    )
    assert "0 move c3" not in legal(state)
    assert refusal(state, "0 move c3") == "FI-49 already-there"


@covers("FI-44")
def test_a_dive_ignores_no_flooded_tile() -> None:
    """Elsewhere the diver's path led through missing cells only."""
    state = island("~~~~~~ ...... ...... ......", layout="island-of-shadows", diver="a1")
    assert {"0 move f1", "0 move f2"} <= legal(state)
    assert refusal(state, "0 move f3") == "FI-46 no-way-to-dive"


@covers("FI-44")
def test_a_diver_with_four_neighbours_dives_as_well() -> None:
    """Elsewhere the power was switched off while there were tiles on all four sides."""
    state = island(
        """
                . .
              . . . .
            . . . ~ . .
            . . . . . .
              . . . .
                . .
        """,
        diver="c3",
    )
    steps = {"0 move c2", "0 move b3", "0 move d3", "0 move c4"}
    assert legal(state, "move") == steps | {"0 move d2", "0 move e3", "0 move d4"}


@covers("FI-100")
def test_a_diver_swims_to_the_nearest_tile_not_to_the_next_one_in_reach() -> None:
    """Elsewhere any tile that a dive reaches was as good as the nearest one."""
    board = """
                . .
              . x . .
            . ~ ~ . . .
            . . x . . .
              . . . .
                . .
        """
    near = sinking(board, diver="c3")
    assert legal(near) == {"0 swim b3", "0 swim d3"}
    assert refusal(near, "0 swim c5") == "FI-100 not-the-nearest"
    far = sinking(board, diver="c3", rulings={"diver_escape": "any"})
    assert {"0 swim a3", "0 swim b3", "0 swim c5", "0 swim c1"} <= legal(far)


@covers("FI-61")
def test_the_navigator_guides_any_other_pawn_by_two_steps() -> None:
    """Elsewhere the power had no effect."""
    state = island(DRY, navigator="c1", engineer="a3", messenger="f4")
    expected = ["b2", "b3", "c3", "a4", "b4"]
    guides = {words for words in legal(state, "guide") if words.startswith("0 guide 1")}
    assert guides == {f"0 guide 1 {cell}" for cell in expected}
    assert play(state, "0 guide 2 e5") == ["guided 2 e5"]
    assert (cell_of(state, 2), state.left, state.seat) == ("e5", 2, 0)


@covers("FI-63")
def test_the_navigator_leads_nobody_across_a_gap() -> None:
    """Elsewhere any guided pawn jumped over a missing cell."""
    state = island(
        """
                . .
              . x . .
            . . . x . .
            . . x . . .
              . . . .
                . .
        """,
        navigator="f4",
        engineer="c3",
    )
    assert legal(state, "guide") == {
        "0 guide 1 b2",
        "0 guide 1 a3",
        "0 guide 1 b3",
        "0 guide 1 b4",
    }


@covers("FI-64")
def test_a_guided_explorer_may_step_diagonally() -> None:
    """Elsewhere the explorer's own kind of step was lost under the navigator."""
    state = island(DRY, navigator="f4", explorer="c3")
    assert {"0 guide 1 d2", "0 guide 1 e5", "0 guide 1 e2", "0 guide 1 a4"} <= legal(state)
    assert len(legal(state, "guide")) == 19
    assert refusal(state, "0 guide 1 f4") == "FI-61 too-far-to-guide"


@covers("FI-65")
def test_a_guided_diver_may_pass_a_gap() -> None:
    """Elsewhere a missing cell stopped the guided diver like everybody else."""
    state = island(
        """
                . .
              . x . .
            . . . . . .
            . . . . . .
              . . . .
                . .
        """,
        navigator="f4",
        diver="c3",
    )
    assert {"0 guide 1 c1", "0 guide 1 b2", "0 guide 1 d2"} <= legal(state)
    assert refusal(state, "0 guide 1 c2") == "FI-63 not-onto-a-sunk-tile"


@covers("FI-7")
def test_the_pilot_starts_on_fools_landing() -> None:
    """Elsewhere the pilot began on another tile."""
    for seed in range(5):
        state = dealt(seed, roles=["pilot", "diver"])
        assert state.roles[0] == PILOT
        assert state.tile_at[state.pawns[0]] == FOOLS_LANDING


@covers("FI-97", "FI-99")
def test_the_pilot_flies_from_a_sinking_tile() -> None:
    """Elsewhere the pilot could only swim next door, or not at all after the flight of the turn."""
    state = sinking(pilot="c3", flown=True)
    assert len(legal(state, "swim")) == 23
    assert play(state, "0 swim a4") == ["swam 0 a4"]


@covers("FI-53", "FI-54")
def test_the_engineer_saves_no_second_tile() -> None:
    """Elsewhere the second tile could be dried later in the turn, free of charge."""
    state = island(
        """
                . .
              . ~ . .
            . ~ ~ ~ . .
            . . ~ . . .
              . . . .
                . .
        """,
        engineer="c3",
    )
    for cell, left in (("c2", 2), ("b3", 1)):
        play(state, f"0 shore {cell}")
        assert state.left == left
    play(state, "0 shore c3")
    assert refusal(state, "0 shore d3") == "FI-14 not-acting-any-more"


# Rescue and loss.


@covers("FI-97", "FI-103", "FI-119")
def test_the_table_goes_on_when_every_pawn_has_been_saved() -> None:
    """Elsewhere the game hung after a rescue, waiting for nobody."""
    state = sinking(engineer="c3", messenger="c3", pilot="f4", hands={"pilot": "helicopter"})
    assert GAME.to_act(state) == 0
    play(state, "2 lift 0 f4")
    assert GAME.to_act(state) == 1
    assert {words.split()[1] for words in legal(state)} == {"swim"}
    play(state, "1 swim c4")
    assert GAME.to_act(state) == 0
    assert play(state, "0 flood", cell="c1")[-1] == "turn 1"


@covers("FI-97")
def test_the_turn_passes_when_the_last_flood_card_sent_somebody_swimming() -> None:
    """Elsewhere the turn did not end if the last card had put a pawn into the water."""
    state = island(
        ONE_WET, engineer="c3", phase="flooding", left=1, flood_pile=[["c3", "c1"]], water=2
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert play(state, "0 swim c2") == ["swam 0 c2", "turn 1"]
    assert "1 end" in legal(state)


@pytest.mark.parametrize("players", [2, 3, 4])
@covers("FI-136")
def test_no_running_game_is_ever_without_an_action(players: int) -> None:
    """Elsewhere games got stuck with nothing to click on."""
    for seed in range(30):
        luck = random.Random(seed)
        dice, journal = Dice(seed), Journal(silent=True)
        config = GAME.read_config({"players": players, "level": "legendary"})
        state = GAME.new_game(config, dice, journal)
        while outcome(state) == "running":
            actions = GAME.legal_actions(state)
            assert actions
            GAME.apply(state, luck.choice(actions), dice, journal)
        assert GAME.legal_actions(state) == []


@covers("FI-104", "FI-132", "FI-134")
def test_a_rescue_that_leaves_somebody_behind_ends_the_game() -> None:
    """Elsewhere a rescue that failed did not end the game."""
    lone = """
                . .
              . x . .
            . x ~ x . .
            . . x . . .
              . . . .
                . .
        """
    state = sinking(lone, engineer="c3", messenger="c3", hands={"messenger": "helicopter"})
    assert outcome(state) == "running"
    assert play(state, "1 lift 1 f4") == ["spent 1 helicopter", "lifted 1 f4", "ended drowned"]
    assert legal(state) == set()


@covers("FI-119")
def test_a_helicopter_takes_everybody_out_of_the_water() -> None:
    """Elsewhere there was no rescue, or no card could be played during one."""
    state = sinking(pilot="f4", engineer="c3", messenger="c3", hands={"pilot": "helicopter"})
    assert {words.split()[2] for words in legal(state, "lift")} == {"1", "2", "1+2"}
    play(state, "0 lift 1+2 a4")
    assert [cell_of(state, seat) for seat in range(3)] == ["f4", "a4", "a4"]
    assert legal(state) == {"0 flood"}


@covers("FI-129")
def test_a_treasure_is_not_lost_while_its_second_tile_is_only_flooded() -> None:
    """Elsewhere the game was over as soon as the second tile had flooded."""
    state = island(
        """
                . .
              . . . .
            . . . x . .
            . . . . . .
              . . . .
                . .
        """,
        tiles={"c3": "coral-palace", "d3": "tidal-palace"},
        diver="f4",
        phase="flooding",
        flood_pile=[["c3", "c1"]],
        water=3,
    )
    assert play(state, "0 flood", cell="c3") == ["flooded c3"]
    assert outcome(state) == "running"


@covers("FI-131")
def test_the_landing_is_not_lost_while_it_is_only_flooded() -> None:
    """The same mistake with Fools' Landing."""
    options = {"tiles": {"c3": "fools-landing"}, "diver": "f4", "phase": "flooding"}
    state = island(DRY, **options)
    assert play(state, "0 flood", cell="c3") == ["flooded c3"]
    assert play(sunk := island(ONE_WET, **options, flood_pile=[["c3", "c1"]]), "0 flood", cell="c3")
    assert outcome(sunk) == "landing-sank"


@covers("FI-94", "FI-130")
def test_flooding_goes_on_after_a_tile_of_a_captured_treasure() -> None:
    """Elsewhere no further flood card was turned once such a tile had sunk."""
    state = sinking(tiles={"c3": "cave-of-embers"}, diver="f4", captured=["fire"], water=3)
    assert legal(state) == {"0 flood"}
    assert state.left == 2
    assert play(state, "0 flood", cell="c1") == ["flooded c1"]


# Treasures and cards.


@covers("FI-36")
def test_a_flooded_tile_gives_up_its_treasure() -> None:
    """Elsewhere a capture was refused on a flooded tile."""
    tiles = {"c3": "howling-garden"}
    state = island(ONE_WET, tiles=tiles, diver="c3", hands={"diver": "wind wind wind wind"})
    assert legal(state, "capture") == {"0 capture wind"}


@covers("FI-35")
def test_five_cards_capture_as_well_as_four() -> None:
    """Elsewhere a capture took exactly four cards in hand, or all five were lost."""
    tiles = {"c3": "howling-garden"}
    state = island(DRY, tiles=tiles, diver="c3", hands={"diver": "wind wind wind wind wind"})
    play(state, "0 capture wind")
    assert hand(state, 0) == "wind"
    assert bag.count(state.treasure_discard, 1) == 4
    three = island(DRY, tiles=tiles, diver="c3", hands={"diver": "wind wind wind"})
    assert refusal(three, "0 capture wind") == "FI-35 too-few-cards"


@covers("FI-37")
def test_a_captured_treasure_is_shown() -> None:
    """Elsewhere the figure did not appear among the captured ones."""
    tiles = {"c3": "howling-garden"}
    state = island(DRY, tiles=tiles, diver="c3", hands={"diver": "wind wind wind wind wind"})
    play(state, "0 capture wind")
    assert GAME.snapshot(state).captured == ("wind",)
    assert "captured: wind" in GAME.drawing(state)
    assert refusal(state, "0 capture wind") == "FI-37 captured-already"
    options = {"tiles": tiles, "diver": "c3", "hands": {"diver": "wind wind wind wind"}}
    assert legal(island(DRY, **options, captured=["wind"]), "capture") == set()
    others = island(DRY, **options, captured=["earth", "fire", "ocean"])
    assert legal(others, "capture") == {"0 capture wind"}


@covers("FI-28")
def test_a_card_is_given_to_somebody_without_cards() -> None:
    """Elsewhere only players who held a card already could receive one."""
    state = island(DRY, diver="c3", pilot="c3", hands={"diver": "fire"})
    assert play(state, "0 give 1 fire") == ["gave 0 1 fire"]
    assert (hand(state, 0), hand(state, 1)) == ("", "fire")


@covers("FI-28", "FI-43")
@pytest.mark.parametrize("role", ["diver", "engineer", "explorer", "navigator", "pilot"])
def test_a_neighbour_is_not_on_the_same_tile(role: str) -> None:
    """Elsewhere nobody checked that giver and receiver stand together, or neighbours sufficed."""
    state = island(DRY, **{role: "c3", "messenger": "d3"}, hands={role: "fire"})
    assert legal(state, "give") == set()
    assert refusal(state, "0 give 1 fire") == "FI-28 not-on-one-tile"


@covers("FI-30")
@pytest.mark.parametrize("card", ["helicopter", "sandbags"])
def test_no_special_card_slips_through_a_gift(card: str) -> None:
    """Elsewhere a slip of the pen let sandbags pass the check."""
    state = island(DRY, messenger="c3", pilot="c3", hands={"messenger": card})
    assert refusal(state, f"0 give 1 {card}") == "FI-30 never-given"
    assert legal(state, "give") == set()


@covers("FI-77", "FI-112")
def test_sandbags_that_have_to_go_still_choose_their_tile() -> None:
    """Elsewhere the tile could not be chosen when the card was played for the hand limit."""
    state = island(
        """
                ~ .
              . . . .
            . . . . . ~
            . . . . . .
              . . . .
                . .
        """,
        diver="c3",
        hands={"diver": "fire fire fire wind wind sandbags"},
        phase="drawing",
        left=0,
    )
    assert legal(state, "sandbag") == {"0 sandbag c1", "0 sandbag f3"}
    play(state, "0 sandbag f3")
    assert names(state.flooded) == {"c1"}
    assert legal(state) == {"0 flood"}


@covers("FI-116")
@pytest.mark.parametrize("layout", ["forbidden-island", "bridge-of-horrors", "atoll-of-decisions"])
def test_a_helicopter_reaches_every_other_tile(layout: str) -> None:
    """Elsewhere some destinations were missing."""
    grid = GRIDS[LAYOUTS.index(layout)]
    start, sunk, wet = grid.name(5), grid.name(11), grid.name(23)
    state = island(
        "." * 11 + "x" + "." * 11 + "~",
        layout=layout,
        diver=start,
        pilot=wet,
        hands={"pilot": "helicopter"},
    )
    ends = {words.split()[3] for words in legal(state, "lift") if words.split()[2] == "0"}
    assert ends == set(grid.names) - {start, sunk}


@covers("FI-23", "FI-116")
def test_four_pawns_share_a_tile_and_a_helicopter() -> None:
    """Elsewhere four pawns on one tile got in each other's way."""
    pawns = {"diver": "c3", "engineer": "c3", "explorer": "c3", "pilot": "c3"}
    state = island(DRY, **pawns, hands={"pilot": "helicopter"})
    assert len({words.split()[2] for words in legal(state, "lift")}) == 15
    play(state, "3 lift 0+1+2+3 f3")
    assert [cell_of(state, seat) for seat in range(4)] == ["f3"] * 4


# Piles and water.


@covers("FI-85", "FI-88")
def test_the_flood_discards_are_gone_after_a_rise() -> None:
    """Elsewhere the discard pile kept showing cards that had been shuffled."""
    state = island(ONE_WET, diver="c3", phase="drawing")
    play(state, "0 draw", card="rise")
    assert GAME.snapshot(state).flood_discard == ()
    assert GAME.snapshot(state).flood_pile[0] == ("c3",)


@covers("FI-89", "FI-105")
def test_the_discards_are_gone_after_a_reshuffle() -> None:
    """Elsewhere the discard piles kept showing cards that had become the pile."""
    state = island(
        ONE_WET,
        diver="f4",
        phase="drawing",
        left=1,
        treasure_pile=["fire"],
        flood_pile=[["c1"]],
        water=4,
    )
    assert play(state, "0 draw", card="fire")[-1] == "reshuffled treasure 27"
    assert play(state, "0 flood", cell="c1")[-1] == "reshuffled flood 24"
    table = GAME.snapshot(state)
    assert (table.treasure_discard, table.flood_discard) == ({}, ())
    assert (sum(table.treasure_pile.values()), len(table.flood_pile[0])) == (27, 24)


@covers("FI-84", "FI-85")
def test_a_rise_shuffles_the_flood_discards_and_no_whole_deck() -> None:
    """Elsewhere Waters Rise! shuffled both decks with all their discards."""
    state = island(ONE_WET, diver="f4", phase="drawing", treasure_discard=["fire", "wind"])
    play(state, "0 draw", card="rise")
    table = GAME.snapshot(state)
    assert table.treasure_discard == {"wind": 1, "fire": 1, "rise": 1}
    assert [len(layer) for layer in table.flood_pile] == [1, 23]


@covers("FI-96", "FI-107")
def test_the_flood_cards_left_are_counted_right() -> None:
    """Elsewhere cards of sunk tiles stayed in the count of the pile."""
    state = sinking(diver="f4")
    table = GAME.snapshot(state)
    assert [len(layer) for layer in table.flood_pile] == [2]
    assert len(table.flood_discard) == 21
    assert "c3" not in table.flood_discard


@covers("FI-84", "FI-93")
def test_the_water_meter_has_ten_marks() -> None:
    """Elsewhere the meter had eleven marks, four cards on three of them, or showed a wrong mark."""
    assert [FLOOD_CARDS[mark] for mark in range(1, 10)] == [2, 2, 3, 3, 3, 4, 4, 5, 5]
    for mark in range(1, 9):
        state = island(DRY, diver="f4", phase="drawing", left=1, water=mark)
        assert play(state, "0 draw", card="rise")[1] == f"rose {mark + 1}"
        assert GAME.snapshot(state).water == mark + 1
        assert state.left == [2, 2, 3, 3, 3, 4, 4, 5, 5][mark]
    last = island(DRY, diver="f4", phase="drawing", left=1, water=9)
    assert play(last, "0 draw", card="rise")[1:] == ["rose 10", "ended swamped"]


@covers("FI-11")
def test_legendary_starts_on_the_fourth_mark() -> None:
    """Elsewhere Legendary began one mark too high."""
    marks = {level: dealt(level=level).water for level in LEVELS}
    assert marks == {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}


@covers("FI-4", "FI-5")
def test_six_tiles_flood_at_set_up() -> None:
    """Elsewhere it was four."""
    state = dealt()
    assert bits.size(state.flooded) == 6
    assert state.flood_discard == state.flooded
    assert (state.layers, bits.size(state.flood_pile[0]), state.sunk) == (1, 18, 0)


@covers("FI-80", "FI-83")
def test_a_rise_never_comes_into_a_hand() -> None:
    """Elsewhere the drawn card was added to the hand first."""
    state = island(DRY, diver="c3", hands={"diver": "fire fire wind wind ocean"}, phase="drawing")
    for _ in range(2):
        play(state, "0 draw", card="rise")
    assert hand(state, 0) == "wind wind fire fire ocean"
    assert bag.count(state.treasure_discard, 6) == 2
    assert legal(state) == {"0 flood"}


# Turns.


@covers("FI-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_comes_round_to_the_first_seat(players: int) -> None:
    """Elsewhere the next player was counted as if four were at the table."""
    pawns = dict.fromkeys(ROLES[:players], "c3")
    for seat in range(players):
        state = island(DRY, **pawns, turn=seat, phase="flooding", left=1)
        follower = (seat + 1) % players
        assert play(state, f"{seat} flood", cell="c1") == ["flooded c1", f"turn {follower}"]
        assert f"{follower} end" in legal(state)


@covers("FI-15")
def test_a_turn_can_be_ended_at_every_action() -> None:
    """Elsewhere a turn could not be ended, or each left action had to be skipped singly."""
    for moves in (["c4"], ["c4", "c3"], []):
        state = island(DRY, engineer="c3")
        for cell in moves:
            play(state, f"0 move {cell}")
        play(state, "0 end")
        assert legal(state) == {"0 draw"}


@covers("FI-109")
def test_a_card_played_out_of_turn_is_told_of_who_played_it() -> None:
    """Elsewhere it was told of the active player."""
    state = island(ONE_WET, diver="f4", pilot="a3", hands={"pilot": "sandbags helicopter"})
    assert play(state, "1 sandbag c3") == ["spent 1 sandbags", "shored c3"]
    assert play(state, "1 lift 0 a3") == ["spent 1 helicopter", "lifted 0 a3"]
    assert (state.seat, state.left, hand(state, 1)) == (0, 3, "")


@covers("FI-81", "FI-111")
def test_the_two_cards_are_drawn_one_by_one() -> None:
    """Elsewhere both were drawn at once, and nothing could be played in between."""
    state = island(ONE_WET, engineer="f4", pilot="a3", hands={"pilot": "sandbags"}, phase="drawing")
    assert play(state, "0 draw", card="fire") == ["card 0 fire"]
    assert legal(state) == {"0 draw", "1 sandbag c3"}


@covers("FI-111")
def test_cards_are_played_after_the_third_action_and_before_the_first_flood_card() -> None:
    """Elsewhere the next phase began before anybody could play a card."""
    state = island(ONE_WET, engineer="f4", pilot="a3", hands={"pilot": "sandbags"})
    for cell in ("f3", "f4", "f3"):
        play(state, f"0 move {cell}")
    assert legal(state) == {"0 draw", "1 sandbag c3"}
    for _ in range(2):
        play(state, "0 draw", card="fire")
    assert legal(state) == {"0 flood", "1 sandbag c3"}


@covers("FI-111", "FI-114")
def test_cards_are_played_between_flood_cards() -> None:
    """Elsewhere all flood cards of a turn came in one go."""
    state = island(ONE_WET, diver="f4", pilot="a3", hands={"pilot": "sandbags"}, phase="flooding")
    assert play(state, "0 flood", cell="c1") == ["flooded c1"]
    assert legal(state) == {"0 flood", "1 sandbag c1", "1 sandbag c3"}


@covers("FI-2")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_layout_is_wired_in(layout: str) -> None:
    """Elsewhere steps were counted on the usual island whatever was laid."""
    grid = GRIDS[LAYOUTS.index(layout)]
    for cell, (x, y) in enumerate(grid.places):
        state = island("." * 24, layout=layout, engineer=grid.name(cell))
        beside = {(x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)} & set(grid.places)
        expected = {f"0 move {grid.name(grid.places.index(place))}" for place in beside}
        assert legal(state, "move") == expected
