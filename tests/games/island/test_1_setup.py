"""Set-up: FI-1 to FI-13."""

import re
from collections import Counter
from dataclasses import asdict
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from forbidden_games.games.island.actions import GIVE, GUIDE
from forbidden_games.games.island.board import TILES
from forbidden_games.games.island.cards import CARDS, LEVELS
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.snapshot import IslandSnapshot
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig, BadPosition, LuckRanOut
from forbidden_games.kernel.journal import Journal
from tests.support.island import DRY, GAME, hand, island, legal, play
from tests.support.rules import ROOT, covers

START_TILES = {
    "diver": "iron-gate",
    "engineer": "bronze-gate",
    "explorer": "copper-gate",
    "messenger": "silver-gate",
    "navigator": "gold-gate",
    "pilot": "fools-landing",
}
TILES_AS_LISTED = list(range(23, 0, -1))  # luck that leaves the tiles in alphabetical order


def dealt(dice: Dice, **settings: Any) -> tuple[IslandState, list[str]]:
    """A new game, and what happened while it was dealt."""
    journal = Journal()
    state = GAME.new_game(GAME.read_config(settings), dice, journal)
    return state, [GAME.write_event(state, event) for event in journal.events()]


@cache
def tables() -> list[IslandSnapshot]:
    """Three hundred new tables of two, three and four players."""
    return [GAME.snapshot(dealt(Dice(seed), players=2 + seed % 3)[0]) for seed in range(300)]


def tile_under(table: IslandSnapshot, seat: int) -> str:
    """The tile on which a pawn stands."""
    grid = GRIDS[LAYOUTS.index(table.layout)]
    return table.tiles[grid.cell(table.seats[seat].cell)]


@covers("FI-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_and_four_adventurers_can_play(players: int) -> None:
    state, _ = dealt(Dice(1), players=players)
    assert state.seats == players
    assert len(GAME.snapshot(state).seats) == players


@covers("FI-1")
@pytest.mark.parametrize("players", [1, 5, 6, -2])
def test_no_other_number_of_adventurers_can_play(players: int) -> None:
    with pytest.raises(BadConfig, match="players is 2, 3 or 4"):
        GAME.read_config({"players": players})


@covers("FI-1")
@pytest.mark.parametrize("roles", [ROLES[:1], ROLES[:5], ROLES])
def test_a_list_of_roles_cannot_seat_too_few_or_too_many(roles: tuple[str, ...]) -> None:
    with pytest.raises(BadConfig, match="players is 2, 3 or 4"):
        GAME.read_config({"roles": roles})
    with pytest.raises(BadPosition, match="FI-1"):
        GAME.restore({"seats": [{"role": role} for role in roles]})


@covers("FI-1")
def test_nobody_acts_from_a_seat_that_is_not_taken() -> None:
    state = island(DRY, navigator="c3", pilot="c3", hands={"navigator": "fire"})
    for action in GAME.all_actions():
        refused = GAME.why_not(state, action)
        if packed.seat_of(action) >= state.seats:
            assert refused is not None
            assert (refused.rule, refused.key) == ("FI-1", "no-such-seat")
    for verb in (GIVE, GUIDE):
        refused = GAME.why_not(state, packed.action(verb, 0, 2, 2, 0))
        assert refused is not None
        assert (refused.rule, refused.key) == ("FI-1", "no-such-seat")


@covers("FI-2")
def test_the_layouts_are_those_of_the_rules() -> None:
    text = (ROOT / "docs" / "rules-island.md").read_text("utf-8")
    drawn = re.findall(r"`([a-z-]+)` \([^)]*\)\n\n```text\n([^`]*)```", text)
    assert [(name, tuple(rows.split())) for name, rows in drawn] == [
        (name, grid.rows) for name, grid in zip(LAYOUTS, GRIDS, strict=True)
    ]
    assert all(len(grid.names) == 24 for grid in GRIDS)


@covers("FI-2")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_one_tile_lies_on_each_cell_and_only_the_six_are_not_dry(layout: str) -> None:
    state, events = dealt(Dice(5), layout=layout)
    table = GAME.snapshot(state)
    assert table.layout == layout
    assert sorted(table.tiles) == sorted(TILES)
    assert {f"flooded {cell}" for cell in table.flooded} == set(events[:6])


@covers("FI-2")
def test_there_is_no_other_layout() -> None:
    with pytest.raises(BadConfig, match="layout is one of forbidden-island, "):
        GAME.read_config({"layout": "atlantis"})


@covers("FI-2")
def test_the_tiles_are_shuffled() -> None:
    found = {(tile, cell) for table in tables() for cell, tile in enumerate(table.tiles)}
    assert len(found) == 24 * 24  # every tile on every cell, now and then


@covers("FI-2")
def test_every_order_of_the_tiles_can_be_laid() -> None:
    last_first = [0] * 23  # each time the last cell still open gets the first tile of the row
    state, _ = dealt(Dice.scripted([*last_first, *[0] * 6, 0, 0, *[0] * 4, 0]))
    assert GAME.snapshot(state).tiles == (*TILES[1:], TILES[0])


@covers("FI-3", "FI-4", "FI-7", "FI-8", "FI-12")
def test_set_up_goes_from_tiles_to_flood_to_adventurers_to_cards_to_water() -> None:
    luck = [*TILES_AS_LISTED, 23, *[0] * 5, 5, 0, *[0, 23, 22, 19], 1]
    state, events = dealt(Dice.scripted(luck))
    assert events == [
        *("flooded d6", "flooded c1", "flooded d1", "flooded b2", "flooded c2", "flooded d2"),
        *("role 0 pilot", "role 1 diver"),
        *("card 0 earth", "card 0 sandbags", "card 1 sandbags", "card 1 helicopter"),
        "water 2",
        "turn 1",
    ]
    table = GAME.snapshot(state)
    assert (table.tiles, table.captured) == (TILES, ())
    assert [seat.cell for seat in table.seats] == ["d3", "a4"]  # Fools' Landing and Iron Gate
    assert (hand(state, 0), hand(state, 1)) == ("earth sandbags", "helicopter sandbags")
    assert (table.turn, table.phase, table.left, table.flown) == (1, "acting", 3, False)
    assert table.outcome == "running"


@covers("FI-4", "FI-5")
def test_six_different_tiles_flood_and_none_sinks() -> None:
    for table in tables():
        assert len(set(table.flooded)) == 6
        assert table.sunk == ()
        assert table.flood_discard == table.flooded
        (pile,) = table.flood_pile
        assert len(pile) == 18
        assert set(pile) | set(table.flooded) == set(GRIDS[0].names)


@covers("FI-4")
def test_any_tile_can_be_among_the_first_six() -> None:
    often = Counter(cell for table in tables() for cell in table.flooded)
    assert set(often) == set(GRIDS[0].names)
    assert all(40 < count < 115 for count in often.values())  # 75 of 300 are to be expected


@covers("FI-6")
def test_random_adventurers_are_all_different_and_anybody_gets_anyone() -> None:
    found = set()
    for table in tables():
        roles = [seat.role for seat in table.seats]
        assert len(set(roles)) == len(roles)
        found |= {(len(roles), seat, role) for seat, role in enumerate(roles)}
    assert found == {(n, seat, role) for n in (2, 3, 4) for seat in range(n) for role in ROLES}


@covers("FI-6")
def test_chosen_adventurers_are_kept_and_the_others_dealt_without_doubles() -> None:
    settings = {"roles": ("random", "pilot", "random", "diver")}
    found = set()
    for seed in range(300):
        one, two, three, four = GAME.snapshot(dealt(Dice(seed), **settings)[0]).seats
        assert (two.role, four.role) == ("pilot", "diver")
        found.add((one.role, three.role))
    assert found == set(permutations(("engineer", "explorer", "messenger", "navigator"), 2))


@covers("FI-6")
def test_two_players_cannot_choose_the_same_adventurer() -> None:
    with pytest.raises(BadConfig, match="two seats cannot both be the diver"):
        GAME.read_config({"roles": ("diver", "pilot", "diver")})
    with pytest.raises(BadPosition, match="FI-6"):
        GAME.restore({"seats": [{"role": "diver"}, {"role": "diver"}]})


@covers("FI-6")
def test_every_player_has_one_of_the_six_adventurers() -> None:
    assert GAME.read_config({"players": 3}).roles == ("random",) * 3
    with pytest.raises(BadConfig, match="a role is one of diver, engineer, explorer"):
        GAME.read_config({"roles": ("diver", "butler")})
    with pytest.raises(BadConfig, match="3 players need 3 roles, not 2"):
        GAME.read_config({"players": 3, "roles": ("diver", "pilot")})


@covers("FI-6")
def test_adventurers_that_nobody_plays_stay_out_of_the_game() -> None:
    state, events = dealt(Dice(3), roles=("pilot", "diver", "explorer"))
    assert [event for event in events if event.startswith("role")] == [
        "role 0 pilot",
        "role 1 diver",
        "role 2 explorer",
    ]
    assert {seat.role for seat in GAME.snapshot(state).seats} == {"pilot", "diver", "explorer"}


@covers("FI-7")
def test_every_pawn_begins_on_the_starting_tile_of_its_adventurer() -> None:
    starts = set()
    for table in tables():
        for number, seat in enumerate(table.seats):
            assert tile_under(table, number) == START_TILES[seat.role]
            starts.add((seat.role, seat.cell in table.flooded))
    assert starts == {(role, flooded) for role in ROLES for flooded in (True, False)}


@covers("FI-7")
def test_a_typed_position_too_begins_on_the_starting_tiles() -> None:
    for role in ROLES:
        partner = "pilot" if role != "pilot" else "diver"
        table = GAME.snapshot(GAME.restore({"seats": [{"role": role}, {"role": partner}]}))
        assert tile_under(table, 0) == START_TILES[role]


@covers("FI-8")
def test_everybody_is_dealt_two_cards_and_shows_them() -> None:
    for table in tables():
        assert [len(seat.hand) for seat in table.seats] == [2] * len(table.seats)
    state, events = dealt(Dice(8), players=3)
    for number, seat in enumerate(GAME.snapshot(state).seats):
        dealt_to = [event.split()[2] for event in events if event.startswith(f"card {number} ")]
        assert sorted(dealt_to) == sorted(seat.hand)


@covers("FI-8")
def test_hands_stay_open_after_the_deal() -> None:
    state = island(DRY, diver="c3", pilot="d4", hands={"pilot": "fire sandbags"}, phase="drawing")
    play(state, "0 draw", card="ocean")
    seats = GAME.snapshot(state).seats
    assert [seat.hand for seat in seats] == [("ocean",), ("fire", "sandbags")]


@covers("FI-9")
def test_no_hand_begins_with_waters_rise_and_all_three_are_in_the_pile() -> None:
    dealt_at_all: set[str] = set()
    for table in tables():
        hands = [card for seat in table.seats for card in seat.hand]
        assert "rise" not in hands
        assert table.treasure_pile["rise"] == 3
        assert table.water == 2
        assert table.flood_discard == table.flooded  # nothing was shuffled back either
        dealt_at_all |= set(hands)
    assert dealt_at_all == set(CARDS) - {"rise"}


@covers("FI-9")
def test_the_deal_chooses_among_the_25_cards_that_are_no_waters_rise() -> None:
    before = [*TILES_AS_LISTED, *[0] * 6, 0, 0]
    state, _ = dealt(Dice.scripted([*before, 24, 23, 22, 21, 0]))
    assert (hand(state, 0), hand(state, 1)) == ("sandbags sandbags", "helicopter helicopter")
    with pytest.raises(LuckRanOut):
        dealt(Dice.scripted([*before, 25, 0, 0, 0, 0]))


@covers("FI-9")
def test_each_starting_card_is_as_likely_as_its_copies_are_many() -> None:
    often = Counter(table.seats[0].hand[0] for table in tables())
    often += Counter(table.seats[0].hand[1] for table in tables())
    assert all(85 < often[card] < 160 for card in CARDS[:4])  # 120 of 600 are to be expected
    assert 45 < often["helicopter"] < 105  # 72
    assert 25 < often["sandbags"] < 75  # 48


@covers("FI-10")
def test_the_treasure_pile_begins_with_24_22_or_20_cards_and_no_discards() -> None:
    for table in tables():
        hands = Counter(card for seat in table.seats for card in seat.hand)
        assert sum(table.treasure_pile.values()) == {2: 24, 3: 22, 4: 20}[len(table.seats)]
        assert table.treasure_discard == {}
        whole = hands + Counter(table.treasure_pile)
        assert whole == {
            **dict.fromkeys(("earth", "wind", "fire", "ocean"), 5),
            **{"helicopter": 3, "sandbags": 2, "rise": 3},
        }


@covers("FI-11")
@pytest.mark.parametrize(
    ("level", "mark"), [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)]
)
def test_the_level_places_the_water_marker(level: str, mark: int) -> None:
    state, events = dealt(Dice(11), level=level)
    assert GAME.snapshot(state).water == mark
    assert f"water {mark}" in events


@covers("FI-11")
def test_there_is_no_other_level() -> None:
    assert LEVELS == ("novice", "normal", "elite", "legendary")
    with pytest.raises(BadConfig, match="level is one of novice, normal, elite, legendary"):
        GAME.read_config({"level": "extreme"})


@covers("FI-12")
def test_anybody_may_happen_to_begin() -> None:
    found = {(len(table.seats), table.turn) for table in tables()}
    assert found == {(n, seat) for n in (2, 3, 4) for seat in range(n)}


@covers("FI-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_choose_who_begins(first: int) -> None:
    for seed in range(20):
        state, events = dealt(Dice(seed), players=3, first=first)
        assert state.seat == first
        assert events[-1] == f"turn {first}"
        assert {words[0] for words in legal(state, "move")} == {str(first)}


@covers("FI-12")
@pytest.mark.parametrize("first", [-1, 3, "youngest"])
def test_nobody_begins_who_is_not_at_the_table(first: int | str) -> None:
    with pytest.raises(BadConfig, match="first is a seat from 0 to 2"):
        GAME.read_config({"players": 3, "first": first})


@covers("FI-12")
def test_turns_pass_clockwise_from_whoever_begins() -> None:
    state = island(DRY, diver="c3", pilot="c4", engineer="d3", turn=1, water=1)
    began = []
    for seat, one, two in ((1, "a3", "a4"), (2, "f3", "f4"), (0, "c1", "d1")):
        play(state, f"{seat} end")
        play(state, f"{seat} draw", card="wind")
        play(state, f"{seat} draw", card="ocean")
        play(state, f"{seat} flood", cell=one)
        began += play(state, f"{seat} flood", cell=two)
    assert [event for event in began if event.startswith("turn")] == ["turn 2", "turn 0", "turn 1"]


@covers("FI-13")
def test_both_discard_piles_are_open_and_the_piles_show_their_size() -> None:
    state = island(DRY, diver="c3", pilot="d4", hands={"diver": "sandbags"}, phase="flooding")
    play(state, "0 flood", cell="a3")
    play(state, "0 sandbag a3")
    play(state, "0 flood", cell="f4")
    table = GAME.snapshot(state)
    assert table.flood_discard == ("a3", "f4")
    assert table.treasure_discard == {"sandbags": 1}
    assert [len(layer) for layer in table.flood_pile] == [22]
    assert sum(table.treasure_pile.values()) == 27


@covers("FI-13")
def test_nobody_sees_the_order_of_a_pile() -> None:
    one, two = Dice(1), Dice(2)
    state, _ = dealt(one, roles=("diver", "pilot"), first=0)
    table = GAME.snapshot(state)
    assert list(table.flood_pile[0]) == [c for c in GRIDS[0].names if c in table.flood_pile[0]]
    assert isinstance(table.treasure_pile, dict)  # counts by card, in the order of the cards
    assert list(table.treasure_pile) == [card for card in CARDS if card in table.treasure_pile]
    same = GAME.restore(asdict(table))
    for game, dice in ((state, one), (same, two)):
        for _ in range(20):
            GAME.apply(game, GAME.legal_actions(game)[-1], dice, Journal())
    assert GAME.snapshot(state) != GAME.snapshot(same)  # one table, and yet different cards came


@covers("FI-13")
def test_any_card_of_a_pile_may_be_its_next() -> None:
    state = island(DRY, diver="c3", pilot="d4", phase="drawing")
    for card in CARDS:
        assert play(state.copy(), "0 draw", card=card)[0] == f"card 0 {card}"
    state = island(DRY, diver="c3", pilot="d4", phase="flooding", flood_discard=["c1"])
    for cell in GAME.snapshot(state).flood_pile[0]:
        assert play(state.copy(), "0 flood", cell=cell) == [f"flooded {cell}"]
