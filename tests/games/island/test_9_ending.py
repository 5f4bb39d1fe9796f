"""Winning and losing: FI-123 to FI-136."""

from typing import Any, Final

import pytest

from forbidden_games.games.island.state import IslandState
from tests.support.island import DRY, GAME, cell_of, hand, island, legal, play, refusal
from tests.support.rules import covers

TREASURES: Final = ["earth", "wind", "fire", "ocean"]
TILES_OF: Final = {
    "earth": ("temple-of-the-moon", "temple-of-the-sun"),
    "wind": ("howling-garden", "whispering-garden"),
    "fire": ("cave-of-embers", "cave-of-shadows"),
    "ocean": ("coral-palace", "tidal-palace"),
}
PAIRS: Final = [
    (treasure, first, second)
    for treasure, tiles in TILES_OF.items()
    for first, second in (tiles, tiles[::-1])
]
SECOND_SINKS: Final = """
        . .
      . . . .
    . . ~ x . .
    . . . . . .
      . . . .
        . .
"""
ALONE: Final = """
        . .
      . x . .
    . x ~ x . .
    . . x . . .
      . . . .
        . .
"""


def gathered(drawing: str = DRY, **options: Any) -> IslandState:
    """All treasures are captured and all three pawns stand on Fools' Landing, c3."""
    defaults = {"engineer": "c3", "pilot": "c3", "diver": "c3", "captured": TREASURES}
    return island(drawing, tiles={"c3": "fools-landing"}, **{**defaults, **options})


def flooding(drawing: str, tiles: dict[str, str], **options: Any) -> IslandState:
    """The flooding phase with all flood cards in the pile."""
    return island(drawing, tiles=tiles, phase="flooding", flood_discard=[], **options)


@covers("FI-123")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_anybody_s_helicopter_wins_with_all_treasures_and_all_pawns(turn: int, seat: int) -> None:
    holder = ("engineer", "pilot", "diver")[seat]
    state = gathered(turn=turn, hands={holder: "helicopter"})
    assert legal(state, "leave") == {f"{seat} leave"}
    assert play(state, f"{seat} leave") == [f"spent {seat} helicopter", "ended won"]
    assert GAME.snapshot(state).outcome == "won"
    assert legal(state) == set()


@covers("FI-123")
@pytest.mark.parametrize("missing", TREASURES)
def test_three_treasures_are_not_enough(missing: str) -> None:
    captured = [treasure for treasure in TREASURES if treasure != missing]
    state = gathered(captured=captured, hands={"pilot": "helicopter"})
    assert legal(state, "leave") == set()
    assert refusal(state, "1 leave") == "FI-123 treasures-missing"


@covers("FI-123")
@pytest.mark.parametrize("away", ["engineer", "pilot", "diver"])
def test_nobody_is_left_behind(away: str) -> None:
    state = gathered(hands={"pilot": "helicopter"}, **{away: "c2"})
    assert legal(state, "leave") == set()
    assert refusal(state, "1 leave") == "FI-123 not-all-on-the-landing"


@covers("FI-123")
def test_everybody_has_to_gather_on_fools_landing_and_on_no_other_tile() -> None:
    state = gathered(engineer="c2", pilot="c2", diver="c2", hands={"pilot": "helicopter"})
    assert refusal(state, "1 leave") == "FI-123 not-all-on-the-landing"


@covers("FI-123")
def test_a_plain_lift_from_fools_landing_stays_possible() -> None:
    state = gathered(hands={"pilot": "helicopter"})
    events = play(state, "1 lift 0+1+2 d6")
    assert events == ["spent 1 helicopter", "lifted 0 d6", "lifted 1 d6", "lifted 2 d6"]
    assert GAME.snapshot(state).outcome == "running"


@covers("FI-124")
def test_a_player_who_has_to_shed_the_card_can_win_with_it() -> None:
    cards = "earth earth wind wind helicopter"
    state = gathered(phase="drawing", left=1, hands={"engineer": cards})
    play(state, "0 draw", card="fire")
    assert refusal(state, "0 flood") == "FI-74 not-while-shedding"
    assert play(state, "0 leave") == ["spent 0 helicopter", "ended won"]


@covers("FI-124")
@pytest.mark.parametrize("between", [True, False])
def test_between_flood_cards_leaving_follows_the_rule_for_special_cards(between: bool) -> None:
    rulings = {"specials_between_floods": between}
    state = gathered(phase="flooding", hands={"pilot": "helicopter"}, rulings=rulings)
    assert refusal(state, "1 leave") == ""
    play(state, "0 flood", cell="a3")
    assert refusal(state, "1 leave") == ("" if between else "FI-111 not-between-flood-cards")
    play(state, "0 flood", cell="a4")
    assert play(state, "1 leave") == ["spent 1 helicopter", "ended won"]


@covers("FI-125")
def test_fools_landing_may_be_flooded() -> None:
    state = gathered(SECOND_SINKS, hands={"diver": "helicopter"})
    assert play(state, "2 leave") == ["spent 2 helicopter", "ended won"]


@covers("FI-126")
def test_all_treasures_and_all_pawns_do_not_win_without_the_card() -> None:
    state = gathered(engineer="c2", hands={"pilot": "sandbags"})
    assert play(state, "0 move c3") == ["moved 0 c3"]
    assert GAME.snapshot(state).outcome == "running"
    assert legal(state, "leave") == set()
    assert refusal(state, "1 leave") == "FI-109 card-not-held"


@covers("FI-126")
def test_a_flight_of_the_pilot_cannot_stand_in_for_the_card() -> None:
    state = gathered(pilot="d6", turn=1)
    assert play(state, "1 fly c3") == ["flew 1 c3"]
    assert refusal(state, "1 leave") == "FI-109 card-not-held"
    state = gathered(turn=1)
    assert legal(state, "leave") == set()
    play(state, "1 fly d6")
    assert GAME.snapshot(state).outcome == "running"


@covers("FI-127")
def test_the_card_that_brought_the_last_pawns_has_been_spent() -> None:
    state = gathered(engineer="d6", pilot="d6", hands={"pilot": "helicopter"})
    assert play(state, "1 lift 0+1 c3") == ["spent 1 helicopter", "lifted 0 c3", "lifted 1 c3"]
    assert legal(state, "leave") == set()
    assert refusal(state, "1 leave") == "FI-109 card-not-held"


@covers("FI-127")
def test_another_card_takes_off() -> None:
    state = gathered(engineer="d6", hands={"pilot": "helicopter helicopter"})
    play(state, "1 lift 0 c3")
    assert play(state, "1 leave") == ["spent 1 helicopter", "ended won"]


@covers("FI-128")
def test_three_spent_helicopters_come_back_with_the_reshuffle() -> None:
    state = gathered(
        engineer="c2",
        phase="drawing",
        hands={"engineer": "helicopter"},
        treasure_pile={"fire": 1},
    )
    play(state, "0 lift 0 c3")
    assert GAME.snapshot(state).treasure_discard["helicopter"] == 3
    assert legal(state) == {"0 draw"}
    assert play(state, "0 draw", card="fire") == ["card 0 fire", "reshuffled treasure 27"]
    assert GAME.snapshot(state).treasure_pile["helicopter"] == 3
    play(state, "0 draw", card="helicopter")
    assert play(state, "0 leave") == ["spent 0 helicopter", "ended won"]


@covers("FI-129")
@pytest.mark.parametrize(("treasure", "first", "second"), PAIRS)
def test_the_second_tile_of_a_missing_treasure_loses_the_game(
    treasure: str, first: str, second: str
) -> None:
    others = [other for other in TREASURES if other != treasure]
    tiles = {"d3": first, "c3": second, "d1": "fools-landing"}
    state = flooding(SECOND_SINKS, tiles, engineer="b2", captured=others)
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended treasure-lost"]
    assert GAME.snapshot(state).outcome == "treasure-lost"
    assert legal(state) == set()


@covers("FI-129")
@pytest.mark.parametrize("treasure", TREASURES)
def test_one_tile_of_a_treasure_may_sink(treasure: str) -> None:
    for tile in TILES_OF[treasure]:
        tiles = {"c3": tile, "d1": "fools-landing"}
        state = flooding(SECOND_SINKS, tiles, engineer="b2")
        assert play(state, "0 flood", cell="c3") == ["sank c3"]


@covers("FI-129")
def test_one_tile_each_of_two_treasures_may_sink() -> None:
    tiles = {"d3": "cave-of-embers", "c3": "coral-palace", "d1": "fools-landing"}
    state = flooding(SECOND_SINKS, tiles, engineer="b2")
    assert play(state, "0 flood", cell="c3") == ["sank c3"]


@covers("FI-129", "FI-95")
def test_a_second_tile_that_only_floods_loses_nothing() -> None:
    tiles = {"d3": "cave-of-embers", "c2": "cave-of-shadows", "d1": "fools-landing"}
    state = flooding(SECOND_SINKS, tiles, engineer="b2")
    assert play(state, "0 flood", cell="c2") == ["flooded c2"]


@covers("FI-130")
@pytest.mark.parametrize(("treasure", "first", "second"), PAIRS)
def test_after_the_capture_both_tiles_may_sink(treasure: str, first: str, second: str) -> None:
    tiles = {"d3": first, "c3": second, "d1": "fools-landing"}
    state = flooding(SECOND_SINKS, tiles, engineer="b2", captured=[treasure])
    assert play(state, "0 flood", cell="c3") == ["sank c3"]
    assert legal(state) == {"0 flood"}


@covers("FI-131")
@pytest.mark.parametrize("captured", [[], TREASURES])
def test_the_game_is_lost_when_fools_landing_sinks(captured: list[str]) -> None:
    tiles = {"c3": "fools-landing"}
    state = flooding(SECOND_SINKS, tiles, engineer="b2", captured=captured)
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended landing-sank"]
    assert GAME.snapshot(state).outcome == "landing-sank"
    assert legal(state) == set()


@covers("FI-131")
def test_a_fools_landing_that_only_floods_loses_nothing() -> None:
    state = flooding(DRY, {"c3": "fools-landing"}, engineer="b2", captured=TREASURES)
    assert play(state, "0 flood", cell="c3") == ["flooded c3"]
    assert legal(state) == {"0 flood"}


@covers("FI-132")
def test_the_survivors_cannot_win_without_a_pawn_that_drowned() -> None:
    state = flooding(
        ALONE,
        {"d1": "fools-landing", "c3": "watchtower"},
        engineer="c3",
        pilot="d1",
        captured=TREASURES,
        hands={"pilot": "helicopter"},
        rulings={"rescue": False},
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended drowned"]
    assert GAME.snapshot(state).outcome == "drowned"
    assert legal(state) == set()
    assert refusal(state, "1 leave") == "FI-134 not-after-the-end"


@covers("FI-132")
def test_a_pawn_of_anybody_drowns_in_anybody_s_turn() -> None:
    tiles = {"d1": "fools-landing", "c3": "watchtower"}
    state = flooding(ALONE, tiles, pilot="d1", diver="d1", engineer="c3", turn=1)
    assert play(state, "1 flood", cell="c3") == ["sank c3", "ended drowned"]


@covers("FI-133")
def test_the_game_is_lost_at_the_skull_and_not_a_mark_before() -> None:
    state = gathered(phase="drawing", water=8, hands={"engineer": "helicopter"})
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 9"]
    assert "0 draw" in legal(state)
    assert play(state, "0 draw", card="rise") == ["card 0 rise", "rose 10", "ended swamped"]
    assert GAME.snapshot(state).outcome == "swamped"
    assert legal(state) == set()
    assert refusal(state, "0 leave") == "FI-134 not-after-the-end"


@covers("FI-134")
def test_after_a_defeat_no_further_card_is_turned() -> None:
    state = flooding(SECOND_SINKS, {"c3": "fools-landing"}, engineer="b2", water=9)
    play(state, "0 flood", cell="c3")
    assert (state.seat, state.left) == (0, 4)
    for words in ("0 flood", "0 draw", "0 end", "0 move c2", "1 end"):
        assert refusal(state, words) == "FI-134 not-after-the-end"


@covers("FI-134")
def test_after_the_last_flood_card_a_defeat_comes_before_the_next_turn() -> None:
    tiles = {"c3": "fools-landing"}
    state = island(
        SECOND_SINKS, engineer="b2", tiles=tiles, phase="flooding", left=1, flood_pile=[["c3"]]
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended landing-sank"]


@covers("FI-134")
def test_fools_landing_is_named_before_a_pawn_that_drowns() -> None:
    state = flooding(ALONE, {"c3": "fools-landing"}, engineer="c3")
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended landing-sank"]


@covers("FI-134")
def test_the_treasure_is_named_before_a_pawn_that_drowns() -> None:
    tiles = {"c3": "cave-of-embers", "d3": "cave-of-shadows", "d1": "fools-landing"}
    state = flooding(ALONE, tiles, engineer="c3")
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended treasure-lost"]


@covers("FI-134")
def test_a_game_that_has_been_won_is_over() -> None:
    state = gathered(hands={"pilot": "helicopter helicopter"})
    play(state, "1 leave")
    assert legal(state) == set()
    assert refusal(state, "1 lift 0 a3") == "FI-134 not-after-the-end"


@covers("FI-135")
def test_a_pawn_without_neighbouring_tiles_still_acts_where_it_stands() -> None:
    state = island(
        ALONE,
        engineer="c3",
        messenger="c3",
        pilot="d6",
        tiles={"c3": "cave-of-embers"},
        hands={"engineer": "fire fire fire fire wind"},
    )
    assert legal(state, "move") == set()
    assert legal(state) == {
        "0 shore c3",
        "0 give 1 fire",
        "0 give 1 wind",
        "0 capture fire",
        "0 end",
    }
    assert play(state, "0 shore c3") == ["shored c3"]
    assert play(state, "0 capture fire") == ["captured 0 fire"]


@covers("FI-135")
def test_a_helicopter_can_fetch_a_pawn_without_neighbouring_tiles() -> None:
    state = island(ALONE, engineer="c3", hands={"messenger": "helicopter"})
    play(state, "1 lift 0 a3")
    assert cell_of(state, 0) == "a3"
    assert GAME.snapshot(state).outcome == "running"


@covers("FI-136")
def test_neither_time_nor_cards_ever_run_out() -> None:
    state, told = island(engineer="c3"), []
    for _ in range(100):
        state.flooded, state.water = 0, 7  # so that nothing but a lack of cards could end it
        seat = state.seat
        play(state, f"{seat} end")
        while state.seat == seat:
            table = GAME.snapshot(state)
            words = min(legal(state, "discard") or legal(state, "draw") or legal(state, "flood"))
            drawn = next(iter(table.treasure_pile)) if "draw" in words else ""
            turned = table.flood_pile[0][0] if "flood" in words else ""
            told += play(state, words, card=drawn, cell=turned)
    assert GAME.snapshot(state).outcome == "running"
    assert [event.split()[:2] for event in told].count(["reshuffled", "treasure"]) >= 5
    assert [event.split()[:2] for event in told].count(["reshuffled", "flood"]) >= 5
    assert len(hand(state, 0).split()) == 5
