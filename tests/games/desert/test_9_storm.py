"""The storm step: FD-92 to FD-101."""

import pytest

from forbidden_games.games.desert.board import GRID
from forbidden_games.games.desert.cards import STORM_CARDS, STORM_DECK
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag
from tests.support.desert import GAME, OPEN, cell_of, desert, legal, names, play, refusal
from tests.support.rules import covers

AT_FIRST = """
    . . 1 . .
    . 1 . 1 .
    1 . @ . 1
    . 1 . 1 .
    . . 1 . .
"""
WINDS = STORM_CARDS[:12]
GOES = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}  # the tiles


def storming(drawing: str = OPEN, **options: object) -> DesertState:
    """The storm step of the first seat, who stands out of the way with the second."""
    return desert(drawing, **{"climber": "a5", "explorer": "a5", "phase": "storming", **options})


def sand(state: DesertState, *cells: str) -> list[int]:
    """The markers on these tiles."""
    return [state.sand[GRID.cell(cell)] for cell in cells]


def all_but(*kept: str) -> dict[str, int]:
    """All storm cards but these, for the discard pile."""
    cards = STORM_DECK
    for card in kept:
        cards -= bag.one(STORM_CARDS.index(card))
    return bag.counts(cards, STORM_CARDS)


# The number of cards


@covers("FD-92")
@pytest.mark.parametrize(
    ("players", "level", "cards"),
    [(2, 0, 2), (2, 1, 3), (2, 4, 4), (2, 12, 6), (3, 4, 3), (3, 5, 4), (5, 5, 3), (5, 14, 6)],
)
def test_the_storm_level_says_how_many_cards_are_turned(
    players: int, level: int, cards: int
) -> None:
    roles = ["climber", "explorer", "navigator", "carrier", "archeologist"][:players]
    state = desert(OPEN, **dict.fromkeys(roles, "a5"), meter=level)
    assert play(state, "0 end") == []
    for n in range(cards):
        assert "0 draw" in legal(state)
        events = play(state, "0 draw", storm=("north-1", "south-1")[n % 2])
        assert ("turn 1" in events) == (n == cards - 1)
    assert refusal(state, "1 draw") == "FD-12 not-yet-storming"


@covers("FD-92")
def test_the_cards_held_back_are_taken_off_the_storm_level() -> None:
    state = desert(OPEN, meteorologist="a5", fewer=2)
    assert play(state, "0 end") == []
    assert play(state, "0 draw", storm="picks-up") == ["storm picks-up", "meter 2", "turn 1"]


@covers("FD-92")
def test_the_turn_is_over_at_once_if_no_card_is_left() -> None:
    state = desert(OPEN, meteorologist="a5", fewer=3, left=1)
    assert play(state, "0 end") == ["turn 1"]
    assert GAME.snapshot(state).phase == "acting"
    assert (state.seat, state.left, state.fewer) == (1, 4, 0)


# One card after another


@covers("FD-93")
def test_each_card_is_carried_out_completely_before_the_next() -> None:
    state = storming(AT_FIRST)
    assert play(state, "0 draw", storm="west-2") == [
        "storm west-2",
        "slid d3 c3",
        "slid e3 d3",
        "sand c3 1",
        "sand d3 2",
    ]
    assert state.left == 2
    assert play(state, "0 draw", storm="east-1") == ["storm east-1", "slid d3 e3", "sand e3 3"]
    assert state.left == 1


@covers("FD-93", "FD-93a")
def test_between_two_cards_nothing_is_left_but_the_free_things_and_the_next_card() -> None:
    state = storming(gear={"explorer": "shield"})
    for _ in range(3):
        assert legal(state) == {"0 draw", "1 shield", "1 pass 0 shield"}
        assert refusal(state, "0 move a4") == "FD-15 storm-has-begun"
        assert refusal(state, "1 draw") == "FD-16 not-your-turn"
        play(state, "0 draw", storm="picks-up")
    assert legal(state, "draw") == set()


@covers("FD-93a")
def test_equipment_used_before_a_card_counts_for_that_card() -> None:
    state = storming(gear={"explorer": "shield", "climber": "reserve"}, water={"climber": 0})
    play(state, "0 draw", storm="picks-up")
    play(state, "1 shield")
    assert play(state, "0 draw", storm="sun") == ["storm sun"]
    play(state, "0 reserve")
    assert state.water[0] == 2


@covers("FD-93a")
def test_the_game_can_be_won_before_a_card_is_turned() -> None:
    parts = ("propeller", "engine", "crystal", "deck")
    clues = [f"{part}-{way}" for part in parts for way in ("row", "column")]
    places = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2"]
    state = storming(
        climber="a5",
        explorer="e4",
        excavated={"a5": "pad", **dict(zip(places, clues, strict=True))},
        parts=dict.fromkeys(parts, "taken"),
        gear={"explorer": "jet"},
    )
    play(state, "0 draw", storm="picks-up")
    assert play(state, "1 jet a5") == ["used 1 jet", "flew 1 a5", "ended won"]
    assert legal(state) == set()


# Wind


@covers("FD-94")
def test_w1_west_by_two_from_the_middle() -> None:
    state = storming(AT_FIRST)
    assert play(state, "0 draw", storm="west-2")[1:3] == ["slid d3 c3", "slid e3 d3"]
    assert GRID.name(state.storm) == "e3"
    assert sand(state, "c3", "d3", "e3") == [1, 2, 0]
    assert state.supply == 38


@covers("FD-94")
def test_w2_north_by_three_with_two_tiles_only() -> None:
    state = storming(
        """
        . . . . .
        . . . . .
        . . . . @
        . . . . 1
        . . . . 1
        """
    )
    assert play(state, "0 draw", storm="north-3") == [
        "storm north-3",
        "slid e4 e3",
        "slid e5 e4",
        "sand e3 2",
        "sand e4 2",
    ]
    assert GRID.name(state.storm) == "e5"
    assert sand(state, "e5") == [0]


@covers("FD-94")
def test_w3_south_by_three_at_the_start() -> None:
    state = storming(AT_FIRST)
    assert play(state, "0 draw", storm="south-3") == [
        "storm south-3",
        "slid c2 c3",
        "slid c1 c2",
        "sand c3 1",
        "sand c2 2",
    ]
    assert GRID.name(state.storm) == "c1"


@covers("FD-94")
def test_w4_east_by_one() -> None:
    state = storming(AT_FIRST)
    assert play(state, "0 draw", storm="east-1") == ["storm east-1", "slid b3 c3", "sand c3 1"]
    assert GRID.name(state.storm) == "b3"


@covers("FD-94")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_w5_no_tile_on_the_side_of_the_wind(strength: int) -> None:
    state = storming(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . @ . .
        """
    )
    tiles = GAME.snapshot(state).tiles
    assert play(state, "0 draw", storm=f"north-{strength}") == [f"storm north-{strength}"]
    assert GRID.name(state.storm) == "c5"
    assert (GAME.snapshot(state).tiles, state.supply) == (tiles, 48)


@covers("FD-94")
@pytest.mark.parametrize("card", WINDS)
def test_the_wind_from_every_cell(card: str) -> None:
    direction, strength = card.split("-")
    right, down = GOES[direction]
    for start, (x, y) in enumerate(GRID.places):
        marks = OPEN.replace("@", ".").split()
        marks[start] = "@"
        home = "a1" if start else "b1"
        slid, into = [], GRID.name(start)
        for n in range(1, int(strength) + 1):
            spot = (x - n * right, y - n * down)
            if spot in GRID.places:
                name = GRID.name(GRID.places.index(spot))
                slid.append((name, into))
                into = name
        state = storming(" ".join(marks), climber=home, explorer=home)
        assert play(state, "0 draw", storm=card) == [
            f"storm {card}",
            *(f"slid {here} {there}" for here, there in slid),
            *(f"sand {there} 1" for _, there in slid),
        ]
        assert GRID.name(state.storm) == into
        assert state.supply == 48 - len(slid)


@covers("FD-94", "FD-95")
def test_everything_on_a_tile_rides_along() -> None:
    state = storming(
        """
        . . . . .
        . . . . .
        . . @ 3 .
        . . . . .
        . . . . .
        """,
        climber="d3",
        explorer="e3",
        navigator="c2",
        excavated={"d3": "mirage", "a1": "engine-row", "b1": "engine-column"},
        parts={"engine": "d3"},
        known={"e3": "pad"},
    )
    play(state, "0 draw", storm="west-2")
    assert [cell_of(state, seat) for seat in range(3)] == ["c3", "d3", "c2"]
    assert GAME.snapshot(state).parts["engine"] == "c3"
    tiles = {tile.cell: tile for tile in GAME.snapshot(state).tiles}
    first, second = tiles["c3"], tiles["d3"]
    assert (first.back, first.face, first.excavated, first.sand) == ("oasis", "mirage", True, 4)
    assert (second.back, second.face, second.excavated, second.sand) == ("desert", "pad", False, 1)
    assert "e3" not in tiles
    assert sand(state, "e3") == [0]


@covers("FD-94")
def test_what_is_excavated_is_what_has_moved() -> None:
    state = storming(excavated={"d3": "pad", "c2": "mirage"})
    play(state, "0 draw", storm="west-2")
    assert names(state.excavated) == {"c3", "c2"}
    play(state, "0 draw", storm="east-2")
    assert names(state.excavated) == {"d3", "c2"}


@covers("FD-94")
def test_a_part_waiting_in_the_storm_comes_to_lie_on_the_tile() -> None:
    state = storming(excavated={"a3": "engine-row", "c1": "engine-column"}, parts={"engine": "c3"})
    play(state, "0 draw", storm="north-2")
    assert GAME.snapshot(state).parts["engine"] == "c3"
    play(state, "0 draw", storm="south-2")
    assert GAME.snapshot(state).parts["engine"] == "c4"


@covers("FD-94")
def test_sand_comes_after_all_tiles_have_slid_in_the_order_in_which_they_moved() -> None:
    state = storming(
        """
        @ . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        """
    )
    assert play(state, "0 draw", storm="west-3") == [
        "storm west-3",
        "slid b1 a1",
        "slid c1 b1",
        "slid d1 c1",
        "sand a1 1",
        "sand b1 1",
        "sand c1 1",
    ]


@covers("FD-95")
@pytest.mark.parametrize("face", ["tunnel", "gear", "well", "pad", "mirage"])
def test_excavated_tiles_get_their_sand_like_all_others(face: str) -> None:
    state = storming(excavated={"d3": face})
    assert play(state, "0 draw", storm="west-1") == ["storm west-1", "slid d3 c3", "sand c3 1"]
    play(state, "0 draw", storm="east-1")
    assert play(state, "0 draw", storm="west-1")[2] == "sand c3 3"
    assert sand(state, "c3") == [3]


# Sun


@covers("FD-96")
def test_the_sun_takes_one_water_from_everybody() -> None:
    state = desert(
        OPEN,
        climber="a1",
        explorer="b2",
        navigator="e5",
        carrier="d4",
        meteorologist="a5",
        phase="storming",
    )
    assert play(state, "0 draw", storm="sun") == [
        "storm sun",
        "parched 0 2",
        "parched 1 3",
        "parched 2 3",
        "parched 3 4",
        "parched 4 3",
    ]
    assert state.water == [2, 3, 3, 4, 3]
    assert (GRID.name(state.storm), state.supply, state.meter) == ("c3", 48, 1)


@covers("FD-96")
@pytest.mark.parametrize("mark", [".", "1", "2", "7"])
def test_an_excavated_tunnel_shelters_however_much_sand_is_on_it(mark: str) -> None:
    drawing = OPEN.replace(".", mark, 1)
    state = storming(
        drawing, climber="a1", explorer="a1", navigator="a2", excavated={"a1": "tunnel"}
    )
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 2 3"]
    assert state.water[:3] == [3, 4, 3]


@covers("FD-96")
@pytest.mark.parametrize("face", ["gear", "well", "mirage", "pad"])
def test_no_other_tile_is_a_shelter(face: str) -> None:
    state = storming(excavated={"a5": face})
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 2", "parched 1 3"]


@covers("FD-96")
def test_a_tunnel_that_is_only_known_is_no_shelter() -> None:
    state = storming(known={"a5": "tunnel"})
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 2", "parched 1 3"]


@covers("FD-96")
@pytest.mark.parametrize("ruling", ["travels", "stays"])
def test_a_shield_spares_those_it_covers(ruling: str) -> None:
    state = storming(navigator="a4", shields={"explorer": "a5"}, rulings={"shield": ruling})
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 2 3"]


# Storm Picks Up


@covers("FD-97")
def test_a_higher_level_begins_to_count_with_the_next_turn() -> None:
    state = storming(meter=3)
    assert play(state, "0 draw", storm="picks-up") == ["storm picks-up", "meter 4"]
    assert state.left == 2
    play(state, "0 draw", storm="north-1")
    assert play(state, "0 draw", storm="south-1")[-1] == "turn 1"
    play(state, "1 end")
    assert state.left == 4


@covers("FD-97")
def test_the_meter_moves_by_one_tick_with_each_card_and_the_level_may_stay() -> None:
    state = storming()
    for tick in (2, 3):
        assert play(state, "0 draw", storm="picks-up") == ["storm picks-up", f"meter {tick}"]
    play(state, "0 draw", storm="sun")
    play(state, "1 end")
    assert (state.meter, state.left) == (3, 3)


# The piles


@covers("FD-98")
def test_cards_lie_apart_until_the_last_one_has_been_carried_out() -> None:
    state = storming(storm_discard={"west-1": 1})
    for card, apart in (("sun", {"sun": 1}), ("north-1", {"sun": 1, "north-1": 1})):
        play(state, "0 draw", storm=card)
        table = GAME.snapshot(state)
        assert (table.storm_revealed, table.storm_discard) == (apart, {"west-1": 1})
    play(state, "0 draw", storm="sun")
    table = GAME.snapshot(state)
    assert table.storm_revealed == {}
    assert table.storm_discard == {"west-1": 1, "north-1": 1, "sun": 2}
    assert sum(table.storm_pile.values()) == 27


@covers("FD-99")
def test_with_at_once_each_card_is_discarded_when_it_has_been_carried_out() -> None:
    state = storming(rulings={"storm_discard": "at-once"})
    for card, discards in (("sun", {"sun": 1}), ("north-1", {"sun": 1, "north-1": 1})):
        play(state, "0 draw", storm=card)
        table = GAME.snapshot(state)
        assert (table.storm_revealed, table.storm_discard) == ({}, discards)


@covers("FD-99", "FD-100")
def test_the_discards_are_shuffled_at_once_without_the_cards_of_this_step() -> None:
    pile = ["picks-up", "sun"]
    state = storming(storm_discard=all_but(*pile))
    play(state, "0 draw", storm="sun")
    assert play(state, "0 draw", storm="picks-up") == [
        "storm picks-up",
        "meter 3",
        "reshuffled 29",
    ]
    table = GAME.snapshot(state)
    assert (table.storm_pile, table.storm_discard) == (all_but(*pile), {})
    assert table.storm_revealed == {"sun": 1, "picks-up": 1}
    assert play(state, "0 draw", storm="sun")[-1] == "turn 1"
    table = GAME.snapshot(state)
    assert table.storm_discard == {"sun": 2, "picks-up": 1}
    assert (sum(table.storm_pile.values()), table.meter) == (28, 3)


@covers("FD-99", "FD-100")
def test_with_at_once_the_cards_of_this_step_are_part_of_the_new_pile() -> None:
    pile = ["picks-up", "sun"]
    state = storming(storm_discard=all_but(*pile), rulings={"storm_discard": "at-once"})
    play(state, "0 draw", storm="sun")
    assert play(state, "0 draw", storm="picks-up")[2:] == ["reshuffled 31"]
    table = GAME.snapshot(state)
    assert (table.storm_pile, table.storm_discard, table.meter) == (all_but(), {}, 3)
    play(state, "0 draw", storm="sun")
    assert GAME.snapshot(state).storm_discard == {"sun": 1}


@covers("FD-99")
@pytest.mark.parametrize(
    ("ruling", "size", "discards"),
    [("after-turn", 28, {"sun": 1, "picks-up": 1, "west-1": 1}), ("at-once", 31, {})],
)
def test_the_new_pile_is_made_after_the_last_card_of_the_step_too(
    ruling: str, size: int, discards: dict[str, int]
) -> None:
    pile = ["sun", "picks-up", "west-1"]
    rulings = {"storm_discard": ruling}
    state = storming(storm_top=pile, storm_discard=all_but(*pile), rulings=rulings)
    play(state, "0 draw")
    play(state, "0 draw")
    assert play(state, "0 draw")[-2:] == [f"reshuffled {size}", "turn 1"]
    table = GAME.snapshot(state)
    assert (sum(table.storm_pile.values()), table.storm_discard) == (size, discards)
    assert table.storm_top == table.storm_bottom == ()


@covers("FD-99")
def test_nothing_is_shuffled_while_a_known_card_is_left() -> None:
    pile = ["sun", "north-1"]
    state = storming(storm_bottom=pile[1:], storm_discard=all_but(*pile))
    assert play(state, "0 draw", storm="sun") == ["storm sun", "parched 0 2", "parched 1 3"]
    assert GAME.snapshot(state).storm_top == ("north-1",)
    assert play(state, "0 draw")[-1] == "reshuffled 29"


@covers("FD-99")
def test_without_discards_the_shuffle_waits_for_the_end_of_the_step() -> None:
    state = storming(storm_top=["sun", "picks-up", "sun"])
    state.storm_pile = 0
    for _ in range(2):
        assert not {"reshuffled 1", "reshuffled 2"} & set(play(state, "0 draw"))
    assert play(state, "0 draw")[-2:] == ["reshuffled 3", "turn 1"]
    assert GAME.snapshot(state).storm_pile == {"sun": 2, "picks-up": 1}


@covers("FD-100")
@pytest.mark.parametrize("ruling", ["after-turn", "at-once"])
def test_the_reshuffle_leaves_the_meter_where_it_is(ruling: str) -> None:
    rulings = {"storm_discard": ruling}
    state = storming(storm_discard=all_but("sun"), meter=3, rulings=rulings)
    events = play(state, "0 draw", storm="sun")
    assert events[-1].startswith("reshuffled")
    assert not [event for event in events if event.startswith("meter")]
    assert (state.meter, state.left) == (3, 2)


@covers("FD-101")
def test_everybody_may_look_through_the_storm_discards() -> None:
    discards = {"north-2": 1, "sun": 2}
    for phase in ("acting", "storming"):
        state = desert(OPEN, climber="a1", explorer="b1", storm_discard=discards, phase=phase)
        for seat in range(2):
            assert GAME.snapshot(GAME.view(state, seat)).storm_discard == discards


# Known cards


@covers("FD-93", "FD-99")
def test_known_cards_on_top_come_first_and_those_at_the_bottom_last() -> None:
    pile = ["west-1", "sun", "north-1", "picks-up"]
    state = storming(
        storm_top=pile[:1],
        storm_bottom=pile[2:],
        storm_discard=all_but(*pile),
        meter=4,
    )
    turned = [play(state, "0 draw", storm="sun") for _ in pile]
    assert [events[0] for events in turned] == [f"storm {card}" for card in pile]
    assert [("reshuffled 27" in events) for events in turned] == [False, False, False, True]


@covers("FD-93")
def test_known_cards_at_the_bottom_are_not_turned_while_others_are_left() -> None:
    pile = ["west-1", "east-1", "sun"]
    state = storming(storm_bottom=["sun"], storm_discard=all_but(*pile))
    assert GAME.snapshot(state).storm_pile == {"east-1": 1, "west-1": 1}
    assert play(state, "0 draw", storm="east-1")[0] == "storm east-1"
    assert play(state, "0 draw", storm="west-1")[0] == "storm west-1"
    assert play(state, "0 draw")[0] == "storm sun"
