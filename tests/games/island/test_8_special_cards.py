"""Helicopter Lift and Sandbags: FI-109 to FI-122."""

from typing import Any, Final

import pytest

from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.support.island import GAME, cell_of, cells, hand, island, legal, names, play, refusal
from tests.support.rules import covers

TREASURES: Final = ["earth", "wind", "fire", "ocean"]
FLOODED: Final = """
        . .
      . ~ . .
    . . . . . .
    . . . . ~ .
      . . . .
        . .
"""
SINKING: Final = """
        . .
      . . ~ .
    . . ~ x . .
    . . . . . .
      . . . .
        . .
"""
ALONE: Final = """
        . .
      . x . .
    . x ~ x . .
    . . x . . ~
      . . . .
        . .
"""

SWIMS: Final = {"0 swim c2", "0 swim b3", "0 swim c4"}  # of SINKING, seat 0 at c3
SAVED: Final = names(cells(".", SINKING)) | {"d2"}

HANDS: Final = {
    "engineer": "fire fire helicopter sandbags",
    "navigator": "ocean ocean helicopter sandbags",
}

# Moments of a game, and the plays that lead there; what follows `draw` or `flood` is the luck.
DRAWN: Final = "0 end, 0 draw wind, 0 draw rise"
WINDOWS: Final = {
    "before the first action": "",
    "between the first two actions": "0 shore c2",
    "between the last two actions": "0 move c2, 0 move c3",
    "after the third action": "0 move c2, 0 move c3, 0 shore c2",
    "before the first draw": "0 end",
    "between the draws": "0 end, 0 draw wind",
    "before the first flood card": DRAWN,
    "after the last flood card": DRAWN + ", 0 flood a3, 0 flood b3, 0 flood c4",
    "while the active player sheds": "0 end, 0 draw wind, 0 draw wind",
    "while the other player sheds": "0 give 1 fire, 0 give 1 fire",
}
GAPS: Final = {
    "after the first flood card": DRAWN + ", 0 flood a3",
    "before the last flood card": DRAWN + ", 0 flood a3, 0 flood b3",
}
NOT_BETWEEN: Final = {"specials_between_floods": False}
TABLES: Final = [
    pytest.param(plays, rulings, seat, id=f"{moment}-{name}-{seat}")
    for name, rulings, windows in (
        ("default", {}, WINDOWS | GAPS),
        ("no rescue", {"rescue": False}, WINDOWS | GAPS),
        ("not between floods", NOT_BETWEEN, WINDOWS),
    )
    for moment, plays in windows.items()
    for seat in (0, 1)
]


def at(plays: str = "", **options: Any) -> IslandState:
    """This moment at a table of two who hold both special cards and are ready to leave from c3."""
    state = island(
        FLOODED,
        engineer="c3",
        navigator="c3",
        tiles={"c3": "fools-landing"},
        captured=TREASURES,
        flood_discard=[],
        **{"hands": HANDS, **options},
    )
    for words in plays.split(", ") if plays else []:
        action, luck = words.rsplit(" ", 1)
        if action == "0 draw":
            play(state, action, card=luck)
        elif action == "0 flood":
            play(state, action, cell=luck)
        else:
            play(state, words)
    return state


def sinking(drawing: str = SINKING, **options: Any) -> IslandState:
    """The tile c3 has just sunk under whoever stood there."""
    tiles = {"c3": "watchtower", "d1": "fools-landing"}
    state = island(drawing, **{"phase": "flooding", "flood_discard": [], "tiles": tiles, **options})
    assert play(state, f"{state.seat} flood", cell="c3") == ["sank c3"]
    return state


@covers("FI-111", "FI-109")
@pytest.mark.parametrize(("plays", "rulings", "seat"), TABLES)
def test_sandbags_can_be_played(plays: str, rulings: dict[str, bool], seat: int) -> None:
    state = at(plays, rulings=rulings)
    flooded = names(state.flooded)
    assert legal(state, "sandbag") == {f"{s} sandbag {cell}" for s in (0, 1) for cell in flooded}
    assert play(state, f"{seat} sandbag e4") == [f"spent {seat} sandbags", "shored e4"]
    assert names(state.flooded) == flooded - {"e4"}


@covers("FI-111", "FI-109")
@pytest.mark.parametrize(("plays", "rulings", "seat"), TABLES)
def test_a_helicopter_can_lift(plays: str, rulings: dict[str, bool], seat: int) -> None:
    state = at(plays, rulings=rulings)
    tiles = names(cells(".", FLOODED) | cells("~", FLOODED)) - {"c3"}
    assert legal(state, "lift") == {
        f"{s} lift {group} {cell}" for s in (0, 1) for group in ("0", "1", "0+1") for cell in tiles
    }
    assert play(state, f"{seat} lift 1 d6") == [f"spent {seat} helicopter", "lifted 1 d6"]
    assert [cell_of(state, 0), cell_of(state, 1)] == ["c3", "d6"]


@covers("FI-111", "FI-124")
@pytest.mark.parametrize(("plays", "rulings", "seat"), TABLES)
def test_everybody_can_leave(plays: str, rulings: dict[str, bool], seat: int) -> None:
    state = at(plays, rulings=rulings)
    assert legal(state, "leave") == {"0 leave", "1 leave"}
    assert play(state, f"{seat} leave") == [f"spent {seat} helicopter", "ended won"]


@covers("FI-111")
def test_the_moments_above_are_what_they_are_called() -> None:
    for moment, seat in (("while the active player sheds", 0), ("while the other player sheds", 1)):
        state = at(WINDOWS[moment])
        assert {word.split()[0] for word in legal(state, "discard")} == {str(seat)}
    assert legal(at(WINDOWS["after the third action"]), "draw") == {"0 draw"}
    assert legal(at(WINDOWS["before the first flood card"]), "flood") == {"0 flood"}
    assert legal(at(GAPS["before the last flood card"]), "flood") == {"0 flood"}
    assert legal(at(WINDOWS["after the last flood card"]), "end") == {"1 end"}


@covers("FI-111", "FI-75")
def test_special_cards_can_be_played_by_anybody_while_a_hand_is_shed_between_the_draws() -> None:
    rulings = {"hand_check": "after-each", "specials_between_floods": False}
    hands = {**HANDS, "engineer": "earth fire fire helicopter sandbags"}
    state = at("0 end, 0 draw wind", hands=hands, rulings=rulings)
    assert legal(state, "draw") == set()
    assert {"0 discard wind", "0 sandbag e4", "1 sandbag e4", "0 lift 0 a3"} <= legal(state)
    assert legal(state, "leave") == {"0 leave", "1 leave"}
    play(state, "0 sandbag e4")
    assert {"0 draw", "1 sandbag c2", "0 lift 0 a3", "0 leave"} <= legal(state)


@covers("FI-111", "FI-78")
@pytest.mark.parametrize("between", [True, False])
def test_a_table_may_let_only_the_one_who_discards_play_special_cards(between: bool) -> None:
    rulings = {"specials_while_discarding": False, "specials_between_floods": between}
    for moment, seat in (("while the active player sheds", 0), ("while the other player sheds", 1)):
        free, strict = at(WINDOWS[moment]), at(WINDOWS[moment], rulings=rulings)
        own = {words for words in legal(free) if words.startswith(f"{seat} ")}
        assert legal(strict) == own < legal(free)
        assert {f"{seat} sandbag e4", f"{seat} leave"} <= own
        other = 1 - seat
        for words in (f"{other} sandbag e4", f"{other} lift 0 a3", f"{other} leave"):
            assert refusal(strict, words) == "FI-111 not-while-another-discards"
        play(strict, f"{seat} sandbag e4")
        assert f"{other} leave" in legal(strict)


@covers("FI-111")
def test_only_discarding_closes_special_cards_to_the_others() -> None:
    strict = {"specials_while_discarding": False}
    for moment, plays in (WINDOWS | GAPS).items():
        if "sheds" not in moment:
            assert legal(at(plays, rulings=strict)) == legal(at(plays))


@covers("FI-111")
@pytest.mark.parametrize("plays", GAPS.values(), ids=GAPS)
def test_a_table_may_rule_out_special_cards_between_flood_cards(plays: str) -> None:
    state = at(plays, rulings=NOT_BETWEEN)
    assert legal(state) == {"0 flood"}
    for words in ("0 sandbag e4", "1 sandbag e4", "1 lift 0 a4", "0 leave", "1 leave"):
        assert refusal(state, words) == "FI-111 not-between-flood-cards"


@covers("FI-111")
@pytest.mark.parametrize("water", range(1, 10))
def test_before_the_first_flood_card_the_rule_does_not_matter(water: int) -> None:
    state = at(phase="flooding", water=water, rulings=NOT_BETWEEN)
    assert {word.split()[1] for word in legal(state)} == {"flood", "sandbag", "lift", "leave"}
    play(state, "0 flood", cell="a3")
    assert legal(state) == {"0 flood"}


@covers("FI-109")
@pytest.mark.parametrize(
    "plays",
    ["", "0 shore c2", "0 end", "0 end, 0 draw wind", DRAWN, DRAWN + ", 0 flood a3"],
)
@pytest.mark.parametrize("words", ["0 sandbag e4", "1 sandbag e4", "0 lift 0 a4", "1 lift 0 a4"])
def test_special_cards_cost_nothing_in_anybody_s_turn(plays: str, words: str) -> None:
    state = at(plays)
    before = (state.seat, state.phase, state.left)
    play(state, words)
    assert (state.seat, state.phase, state.left) == before


@covers("FI-109")
def test_only_the_holder_plays_a_special_card() -> None:
    state = island(
        FLOODED,
        engineer="c3",
        navigator="d6",
        hands={"engineer": "sandbags", "navigator": "helicopter"},
    )
    assert {word.split()[0] for word in legal(state, "sandbag")} == {"0"}
    assert {word.split()[0] for word in legal(state, "lift")} == {"1"}
    assert refusal(state, "1 sandbag c2") == "FI-109 card-not-held"
    assert refusal(state, "0 lift 0 a3") == "FI-109 card-not-held"
    assert refusal(state, "0 leave") == "FI-109 card-not-held"


@covers("FI-109", "FI-112")
def test_the_holder_of_sandbags_may_be_anywhere() -> None:
    state = island(FLOODED, engineer="c6", pilot="a3", hands={"pilot": "sandbags"})
    play(state, "1 sandbag c2")
    assert names(state.flooded) == {"e4"}
    assert [cell_of(state, 0), cell_of(state, 1)] == ["c6", "a3"]


@covers("FI-110")
@pytest.mark.parametrize(
    ("words", "card", "left"),
    [
        ("0 sandbag e4", "sandbags", "fire fire helicopter"),
        ("0 lift 1 a3", "helicopter", "fire fire sandbags"),
        ("0 leave", "helicopter", "fire fire sandbags"),
    ],
)
def test_a_card_that_has_been_played_goes_to_the_discards(words: str, card: str, left: str) -> None:
    state = at()
    assert GAME.snapshot(state).treasure_discard == {}
    play(state, words)
    assert GAME.snapshot(state).treasure_discard == {card: 1}
    assert hand(state, 0) == left
    assert hand(state, 1) == "ocean ocean helicopter sandbags"


@covers("FI-110")
def test_a_card_played_for_a_rescue_goes_to_the_discards() -> None:
    state = sinking(engineer="c3", hands={"messenger": "helicopter helicopter"})
    play(state, "1 lift 0 a3")
    assert GAME.snapshot(state).treasure_discard == {"helicopter": 1}
    assert hand(state, 1) == "helicopter"


@covers("FI-111", "FI-119")
@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("between", [True, False])
def test_while_a_pawn_is_in_the_water_only_a_rescue_lift_can_be_played(
    between: bool, left: int
) -> None:
    state = sinking(
        engineer="c3",
        navigator="d1",
        captured=TREASURES,
        left=left,
        hands={"engineer": "helicopter sandbags", "navigator": "helicopter sandbags"},
        rulings={"specials_between_floods": between},
    )
    lifts = {f"{seat} lift 0 {cell}" for seat in (0, 1) for cell in SAVED}
    assert legal(state) == SWIMS | lifts
    for seat in (0, 1):
        assert refusal(state, f"{seat} sandbag d2") == "FI-113 not-while-swimming"
        assert refusal(state, f"{seat} leave") == "FI-111 not-while-swimming"
        assert refusal(state, f"{seat} lift 1 a3") == "FI-119 not-in-the-water"
        assert refusal(state, f"{seat} lift 0+1 a3") == "FI-119 not-in-the-water"


@covers("FI-111", "FI-119")
@pytest.mark.parametrize("between", [True, False])
def test_without_the_rescue_rule_nothing_at_all_is_played_meanwhile(between: bool) -> None:
    state = sinking(
        engineer="c3",
        navigator="d1",
        captured=TREASURES,
        hands={"engineer": "helicopter sandbags", "navigator": "helicopter sandbags"},
        rulings={"rescue": False, "specials_between_floods": between},
    )
    assert legal(state) == SWIMS
    assert refusal(state, "0 lift 0 a3") == "FI-119 no-rescue-at-this-table"
    assert refusal(state, "1 lift 0 a3") == "FI-119 no-rescue-at-this-table"
    assert refusal(state, "1 sandbag d2") == "FI-113 not-while-swimming"
    assert refusal(state, "1 leave") == "FI-111 not-while-swimming"


@covers("FI-111")
def test_once_the_pawn_has_swum_special_cards_can_be_played_again() -> None:
    hands = {"messenger": "helicopter sandbags"}
    state = sinking(engineer="c3", hands=hands)
    play(state, "0 swim c2")
    assert {"1 sandbag d2", "1 lift 0 a3", "1 lift 1 a3", "0 flood"} <= legal(state)
    state = sinking(engineer="c3", hands=hands, rulings=NOT_BETWEEN)
    play(state, "0 swim c2")
    assert legal(state) == {"0 flood"}


@covers("FI-111")
def test_after_the_last_pawn_has_swum_the_next_turn_is_open_for_special_cards() -> None:
    state = sinking(
        engineer="c3",
        left=1,
        hands={"engineer": "sandbags"},
        rulings=NOT_BETWEEN,
    )
    assert play(state, "0 swim c2") == ["swam 0 c2", "turn 1"]
    assert legal(state, "sandbag") == {"0 sandbag d2"}


@covers("FI-112")
def test_sandbags_dry_any_one_flooded_tile() -> None:
    state = island(
        """
            ~ .
          . ~ . .
        ~ . x . . .
        . . . . . ~
          . . . .
            . ~
        """,
        engineer="b2",
        hands={"engineer": "sandbags"},
    )
    assert legal(state, "sandbag") == {f"0 sandbag {cell}" for cell in names(state.flooded)}
    assert refusal(state, "0 sandbag c2") == ""
    assert refusal(state, "0 sandbag c3") == "FI-25 sunk-for-good"
    assert play(state, "0 sandbag f4") == ["spent 0 sandbags", "shored f4"]
    assert names(state.flooded) == {"c1", "c2", "a3", "d6"}
    assert names(state.sunk) == {"c3"}
    assert refusal(state, "0 sandbag c2") == "FI-109 card-not-held"


@covers("FI-113")
def test_sandbags_come_too_late_once_the_flood_card_is_turned() -> None:
    state = sinking(engineer="a3", hands={"engineer": "sandbags"})
    assert legal(state, "sandbag") == {"0 sandbag d2"}
    assert refusal(state, "0 sandbag c3") == "FI-25 sunk-for-good"


@covers("FI-113")
def test_sandbags_do_not_save_the_tile_under_a_swimmer() -> None:
    state = sinking(engineer="c3", hands={"engineer": "sandbags", "messenger": "sandbags"})
    assert legal(state) == SWIMS
    assert refusal(state, "0 sandbag c3") == "FI-113 not-while-swimming"
    assert refusal(state, "1 sandbag c3") == "FI-113 not-while-swimming"


@covers("FI-114")
def test_a_tile_sandbagged_before_its_card_is_turned_does_not_sink() -> None:
    state = at(DRAWN + ", 0 flood a3")
    assert play(state.copy(), "0 flood", cell="e4") == ["sank e4"]
    play(state, "1 sandbag e4")
    assert play(state, "0 flood", cell="e4") == ["flooded e4"]


@covers("FI-115")
def test_without_a_flooded_tile_sandbags_cannot_be_played_but_discarded() -> None:
    state = island(
        """
            . .
          . x . .
        . . . . . .
        . . . . . .
          . . . .
            . .
        """,
        engineer="c3",
        phase="drawing",
        left=1,
        hands={"engineer": "earth earth wind wind sandbags"},
    )
    assert legal(state) == {"0 draw"}
    assert refusal(state, "0 sandbag c3") == "FI-115 not-flooded"
    play(state, "0 draw", card="fire")
    assert legal(state, "sandbag") == set()
    assert play(state, "0 discard sandbags") == ["discarded 0 sandbags"]
    assert GAME.snapshot(state).treasure_discard == {"sandbags": 1}
    assert hand(state, 0) == "earth earth wind wind fire"


@covers("FI-115")
def test_for_the_hand_limit_sandbags_can_be_discarded_without_effect() -> None:
    state = island(
        FLOODED,
        engineer="c3",
        phase="drawing",
        left=1,
        hands={"engineer": "earth earth wind wind sandbags"},
    )
    play(state, "0 draw", card="fire")
    play(state, "0 discard sandbags")
    assert names(state.flooded) == {"c2", "e4"}


@covers("FI-116", "FI-118")
def test_a_helicopter_takes_any_pawns_of_one_tile_to_any_other_tile() -> None:
    state = island(
        """
            . .
          . x . .
        . . ~ . . .
        . . . . ~ .
          . . . .
            . .
        """,
        engineer="c3",
        navigator="c3",
        pilot="c3",
        diver="a3",
        hands={"engineer": "helicopter"},
    )
    tiles = names(cells(".", FLOODED) | cells("~", FLOODED)) - {"c2"}
    groups = ("0", "1", "2", "0+1", "0+2", "1+2", "0+1+2")
    expected = {f"0 lift {group} {cell}" for group in groups for cell in tiles - {"c3"}}
    expected |= {f"0 lift 3 {cell}" for cell in tiles - {"a3"}}
    assert legal(state, "lift") == expected
    assert refusal(state, "0 lift 0 c3") == "FI-116 already-there"
    assert refusal(state, "0 lift 0 c2") == "FI-116 not-onto-a-sunk-tile"
    assert refusal(state, "0 lift 0+3 d6") == "FI-118 not-lifted-from-one-tile"
    assert refusal(state, "0 lift 0+1+2+3 d6") == "FI-118 not-lifted-from-one-tile"


@covers("FI-116")
@pytest.mark.parametrize("cell", ["e4", "d6"])
@pytest.mark.parametrize("start", ["c2", "c3"])
def test_all_who_are_named_go_and_nobody_else(start: str, cell: str) -> None:
    state = island(
        FLOODED,
        engineer=start,
        navigator=start,
        pilot=start,
        hands={"pilot": "helicopter"},
    )
    assert play(state, f"2 lift 0+2 {cell}") == [
        "spent 2 helicopter",
        f"lifted 0 {cell}",
        f"lifted 2 {cell}",
    ]
    assert [cell_of(state, seat) for seat in range(3)] == [cell, start, cell]
    assert names(state.flooded) == {"c2", "e4"}


@covers("FI-117")
def test_the_holder_neither_flies_along_nor_has_to_be_near() -> None:
    state = island(
        FLOODED, engineer="c3", navigator="c3", pilot="f4", hands={"pilot": "helicopter"}
    )
    play(state, "2 lift 0+1 a3")
    assert [cell_of(state, seat) for seat in range(3)] == ["a3", "a3", "f4"]


@covers("FI-118")
def test_pawns_on_two_tiles_need_two_cards() -> None:
    state = island(
        engineer="c3", navigator="d3", hands={"engineer": "helicopter", "navigator": "helicopter"}
    )
    assert {word.split()[2] for word in legal(state, "lift")} == {"0", "1"}
    assert refusal(state, "0 lift 0+1 a3") == "FI-118 not-lifted-from-one-tile"
    play(state, "0 lift 0 a3")
    play(state, "1 lift 1 a3")
    assert [cell_of(state, 0), cell_of(state, 1)] == ["a3", "a3"]
    assert legal(state, "lift") == set()


@covers("FI-119")
def test_a_rescue_takes_any_of_the_pawns_in_the_water_and_the_rest_swims() -> None:
    state = sinking(
        engineer="c3",
        navigator="c3",
        explorer="c3",
        pilot="d6",
        turn=3,
        hands={"pilot": "helicopter"},
    )
    groups = ("0", "1", "2", "0+1", "0+2", "1+2", "0+1+2")
    assert legal(state, "lift") == {f"3 lift {group} {cell}" for group in groups for cell in SAVED}
    assert refusal(state, "3 lift 0+2 d2") == ""
    assert refusal(state, "3 lift 0 c3") == "FI-119 not-onto-a-sunk-tile"
    play(state, "3 lift 0+2 d2")
    assert [cell_of(state, seat) for seat in range(4)] == ["d2", "c3", "d2", "d6"]
    assert legal(state) == {"1 swim c2", "1 swim b3", "1 swim c4"}


@covers("FI-119")
def test_one_card_rescues_everybody_and_the_flooding_goes_on() -> None:
    state = sinking(
        ALONE, engineer="c3", navigator="c3", pilot="d6", hands={"navigator": "helicopter"}
    )
    assert play(state, "1 lift 0+1 f4") == ["spent 1 helicopter", "lifted 0 f4", "lifted 1 f4"]
    assert legal(state) == {"0 flood"}


@covers("FI-119")
def test_a_rescue_after_the_last_flood_card_ends_the_turn() -> None:
    state = sinking(ALONE, engineer="c3", left=1, hands={"engineer": "helicopter"})
    assert play(state, "0 lift 0 f4") == ["spent 0 helicopter", "lifted 0 f4", "turn 1"]


@covers("FI-119")
def test_who_is_able_to_swim_may_do_so_although_somebody_has_a_helicopter() -> None:
    state = sinking(engineer="c3", hands={"messenger": "helicopter"})
    play(state, "0 swim c2")
    assert hand(state, 1) == "helicopter"


@covers("FI-120", "FI-131")
def test_no_rescue_lift_brings_back_fools_landing() -> None:
    state = island(
        SINKING,
        engineer="c3",
        tiles={"c3": "fools-landing"},
        phase="flooding",
        flood_discard=[],
        hands={"engineer": "helicopter", "messenger": "helicopter"},
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended landing-sank"]
    assert legal(state) == set()
    assert refusal(state, "1 lift 0 a3") == "FI-134 not-after-the-end"


@covers("FI-120", "FI-129")
def test_no_rescue_lift_brings_back_the_second_tile_of_a_treasure() -> None:
    state = island(
        SINKING,
        engineer="c3",
        tiles={"d3": "cave-of-embers", "c3": "cave-of-shadows", "d1": "fools-landing"},
        phase="flooding",
        flood_discard=[],
        hands={"engineer": "helicopter", "messenger": "helicopter"},
    )
    assert play(state, "0 flood", cell="c3") == ["sank c3", "ended treasure-lost"]
    assert legal(state) == set()
    assert refusal(state, "1 lift 0 a3") == "FI-134 not-after-the-end"


@covers("FI-121")
def test_players_whose_pawns_are_lifted_are_not_asked() -> None:
    state = island(engineer="c3", navigator="c3", pilot="d4", hands={"pilot": "helicopter"})
    assert play(state, "2 lift 0+1 a3") == ["spent 2 helicopter", "lifted 0 a3", "lifted 1 a3"]
    assert [cell_of(state, seat) for seat in range(3)] == ["a3", "a3", "d4"]
    assert GAME.to_act(state) == 0
    assert {word.split()[0] for word in legal(state)} == {"0"}


@covers("FI-122")
@pytest.mark.parametrize(("card", "verb"), [("helicopter", "lift"), ("sandbags", "sandbag")])
def test_special_cards_can_be_played_before_the_very_first_action(card: str, verb: str) -> None:
    found = 0
    for seed in range(30):
        state = GAME.new_game(GAME.read_config({"players": 4}), Dice(seed), Journal())
        holders = {str(seat) for seat in range(4) if card in hand(state, seat)}
        assert {word.split()[0] for word in legal(state, verb)} == holders
        assert state.left == 3
        found += len(holders)
    assert found
