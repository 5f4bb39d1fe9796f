"""Set-up: FD-1 to FD-11."""

import re
from collections import Counter
from dataclasses import asdict
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from forbidden_games.games.desert.actions import GUIDE, PASS, WATER
from forbidden_games.games.desert.board import DESERT, FACES, GRID
from forbidden_games.games.desert.cards import GEAR_CARDS, LEVELS, STORM_CARDS
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.snapshot import DesertSnapshot
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import CHOICE, Dice
from forbidden_games.kernel.errors import BadConfig, BadPosition, LuckRanOut
from forbidden_games.kernel.journal import Journal
from tests.support.desert import GAME, OPEN, cells, desert, legal, names, play, refusal
from tests.support.rules import ROOT, covers

FULL = {  # canteens
    "archeologist": 3,
    "climber": 3,
    "explorer": 4,
    "meteorologist": 4,
    "navigator": 4,
    "carrier": 5,
}
CITY = {  # what lies under the 24 tiles
    **{"gear": 9, "tunnel": 3, "well": 2, "mirage": 1, "pad": 1},
    **{
        f"{part}-{half}": 1
        for part in ("propeller", "engine", "crystal", "deck")
        for half in ("row", "column")
    },
}
SANDY = """
    . . o . .
    . o . o .
    o . @ . o
    . o . o .
    . . o . .
"""
WINDS = {f"{way}-{n}": 4 - n for way in ("north", "south", "east", "west") for n in (1, 2, 3)}


def dealt(dice: Dice, **settings: Any) -> tuple[DesertState, list[str]]:
    """A new game, and what happened while it was dealt."""
    journal = Journal()
    state = GAME.new_game(GAME.read_config(settings), dice, journal)
    return state, [GAME.write_event(state, event) for event in journal.events()]


@cache
def tables() -> list[DesertSnapshot]:
    """Two hundred new tables of two, three, four and five players."""
    return [GAME.snapshot(dealt(Dice(seed), players=2 + seed % 4)[0]) for seed in range(200)]


def backs(table: DesertSnapshot, back: str) -> set[str]:
    """The cells whose tiles have this back."""
    return {tile.cell for tile in table.tiles if tile.back == back}


def known(state: DesertState) -> list[tuple[str, str]]:
    """Back and face of the tiles whose city side somebody has seen."""
    tiles = GAME.snapshot(state).tiles
    return [(tile.back, tile.face) for tile in tiles if tile.face != "unknown"]


@covers("FD-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_three_four_and_five_adventurers_can_play(players: int) -> None:
    state, _ = dealt(Dice(1), players=players)
    assert state.seats == players
    assert len(GAME.snapshot(state).seats) == players


@covers("FD-1")
@pytest.mark.parametrize("players", [1, 6, -2])
def test_no_other_number_of_adventurers_can_play(players: int) -> None:
    with pytest.raises(BadConfig, match="players is 2, 3, 4 or 5"):
        GAME.read_config({"players": players})


@covers("FD-1")
@pytest.mark.parametrize("roles", [ROLES[:1], ROLES])
def test_a_list_of_roles_cannot_seat_too_few_or_too_many(roles: tuple[str, ...]) -> None:
    with pytest.raises(BadConfig, match="players is 2, 3, 4 or 5"):
        GAME.read_config({"roles": roles})
    with pytest.raises(BadPosition, match="FD-1"):
        GAME.restore({"seats": [{"role": role} for role in roles]})


@covers("FD-1")
def test_nobody_acts_from_a_seat_that_is_not_taken() -> None:
    state = desert(navigator="b2", carrier="b2", gear={"navigator": "jet"}, water={"carrier": 1})
    for action in GAME.all_actions():
        refused = GAME.why_not(state, action)
        if packed.seat_of(action) >= state.seats:
            assert refused is not None
            assert (refused.rule, refused.key) == ("FD-1", "no-such-seat")
    for verb in (GUIDE, PASS, WATER):
        refused = GAME.why_not(state, packed.action(verb, 0, 2, 1, 0))
        assert refused is not None
        assert (refused.rule, refused.key) == ("FD-1", "no-such-seat")


@covers("FD-2", "FD-3")
def test_a_tile_lies_desert_side_up_on_every_cell_but_the_middle() -> None:
    for table in tables():
        assert table.storm == "c3"
        assert [tile.cell for tile in table.tiles] == [n for n in GRID.names if n != "c3"]
        assert not any(tile.excavated for tile in table.tiles)
        shown = Counter(tile.back for tile in table.tiles)
        assert shown == {"crash": 1, "oasis": 3, "desert": 20}


@covers("FD-2")
def test_crash_and_oases_may_lie_anywhere() -> None:
    everywhere = set(GRID.names) - {"c3"}
    assert {cell for table in tables() for cell in backs(table, "crash")} == everywhere
    often = Counter(cell for table in tables() for cell in backs(table, "oasis"))
    assert set(often) == everywhere
    assert all(8 < count < 45 for count in often.values())  # 25 of 200 are to be expected


@covers("FD-2")
def test_only_the_gear_under_the_crash_is_known_at_first() -> None:
    for table in tables():
        faces = {(tile.back, tile.face) for tile in table.tiles}
        assert faces == {("crash", "gear"), ("oasis", "unknown"), ("desert", "unknown")}


@covers("FD-2", "FD-4", "FD-8", "FD-10", "FD-11")
def test_set_up_goes_from_tiles_to_adventurers_to_whoever_begins() -> None:
    dice = Dice.scripted([23, 0, 0, 20, 5, 0, 1])
    state, events = dealt(dice)
    assert dice.picks == 7
    assert events == ["role 0 carrier", "role 1 archeologist", "turn 1"]
    table = GAME.snapshot(state)
    assert (backs(table, "crash"), backs(table, "oasis")) == ({"e5"}, {"a1", "b1", "d5"})
    assert [seat.cell for seat in table.seats] == ["e5", "e5"]
    assert set(table.parts.values()) == {"unplaced"}
    assert (table.turn, table.phase, table.left, table.fewer) == (1, "acting", 4, 0)
    assert (table.looking, table.guiding, table.outcome) == (0, "none", "running")


@covers("FD-2")
@pytest.mark.parametrize("luck", [[24, 0, 0, 0], [0, 23, 0, 0], [0, 0, 22, 0], [0, 0, 0, 21]])
def test_no_tile_is_laid_on_another(luck: list[int]) -> None:
    with pytest.raises(LuckRanOut):
        dealt(Dice.scripted([*luck, 0, 0, 0]))


@covers("FD-2")
@pytest.mark.parametrize("seed", range(5))
def test_turning_over_all_24_tiles_shows_the_whole_city(seed: int) -> None:
    dice = Dice(seed)
    state, _ = dealt(dice)
    state.sand = [0] * 25
    for cell in range(25):
        if cell != state.storm:
            state.pawns = [cell] * 5
            state.left = 4
            words = f"{state.seat} excavate"
            GAME.apply(state, GAME.read_action(state, words), dice, Journal())
    tiles = GAME.snapshot(state).tiles
    assert Counter(tile.face for tile in tiles) == CITY
    assert Counter(tile.face for tile in tiles if tile.back == "oasis") == {"well": 2, "mirage": 1}
    assert [tile.face for tile in tiles if tile.back == "crash"] == ["gear"]
    assert state.gear_pile == 0  # as many gears as there are cards


@pytest.mark.parametrize(
    ("roles", "kind"),
    [
        (("climber", "explorer"), False),
        (("navigator", "archeologist"), False),
        (("climber", "carrier"), True),
        (("meteorologist", "explorer"), True),
    ],
)
def test_a_kind_deal_has_somebody_against_storm_or_thirst(
    roles: tuple[str, ...], kind: bool
) -> None:
    config = GAME.read_config({"players": 2, "roles": list(roles)})
    state = GAME.new_game(config, Dice(1), Journal(False))
    assert GAME.is_kind(state) is kind


@covers("FD-2", "FD-5")
def test_any_city_side_of_its_kind_may_lie_under_an_unknown_tile() -> None:
    state = desert(climber="b2", backs={"b2": "desert"})
    for face in set(FACES) - {"well", "mirage"}:
        twin = state.copy()
        assert play(twin, "0 excavate", face=face, gear="jet")[0] == f"excavated b2 {face}"
    state = desert(climber="b2", backs={"b2": "oasis"})
    for face in ("well", "mirage"):
        assert play(state.copy(), "0 excavate", face=face)[0] == f"excavated b2 {face}"


@covers("FD-3")
def test_neither_pawns_nor_tiles_are_put_into_the_storm() -> None:
    with pytest.raises(BadPosition, match="FD-3"):
        desert(climber="c3", carrier="b2")
    with pytest.raises(BadPosition, match="none in the storm"):
        GAME.restore({"seats": [{"role": r} for r in ROLES[:2]], "tiles": [{"cell": "c3"}]})


@covers("FD-3", "FD-5")
@pytest.mark.parametrize("seed", range(6))
def test_the_storm_stays_empty_and_the_tiles_unseen_as_the_game_goes_on(seed: int) -> None:
    dice = Dice(seed)
    state, _ = dealt(dice, players=3)
    for _ in range(150):
        actions = GAME.legal_actions(state)
        if not actions:
            break
        seen, action = known(state), actions[dice.pick(CHOICE, len(actions))]
        verb = GAME.write_action(state, action).split()[1]
        GAME.apply(state, action, dice, Journal())
        assert state.sand[state.storm] == 0
        assert state.storm not in state.pawns[:3]
        assert len(GAME.snapshot(state).tiles) == 24
        assert verb in ("excavate", "scope") or sorted(known(state)) == sorted(seen)


@covers("FD-4")
def test_eight_tiles_begin_with_one_sand_marker_and_the_supply_with_40() -> None:
    for table in tables():
        sandy = {tile.cell: tile.sand for tile in table.tiles if tile.sand}
        assert sandy == dict.fromkeys(names(cells("o", SANDY)), 1)
        assert table.supply == 40


@covers("FD-5")
def test_the_table_itself_does_not_know_what_lies_under_a_tile() -> None:
    state, _ = dealt(Dice(1), roles=("climber", "carrier"), first=0)
    state.sand, state.supply = [0] * 25, 48
    found = set()
    for seed in range(40):
        twin = GAME.restore(asdict(GAME.snapshot(state)))
        twin.pawns = [state.backs.index(DESERT)] * 5
        GAME.apply(twin, GAME.read_action(twin, "0 excavate"), Dice(seed), Journal())
        found |= {face for back, face in known(twin) if back == "desert"}
    assert len(found) > 5


@covers("FD-5")
def test_without_a_terrascope_nobody_looks_under_a_tile() -> None:
    state, _ = dealt(Dice(2), players=5)
    assert legal(state, "scope") == set()
    for seat in range(5):
        assert refusal(state, f"{seat} scope a2") == "FD-91 gear-not-held"


@covers("FD-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "tick"), list(zip(LEVELS, range(4), strict=True)))
def test_the_level_places_the_storm_meter(players: int, level: str, tick: int) -> None:
    state, _ = dealt(Dice(6), players=players, level=level, first=0)
    assert GAME.snapshot(state).meter == tick
    play(state, "0 end")
    assert GAME.snapshot(state).left == (2 if level == "novice" else 3)


@covers("FD-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_storm_meter_is_that_of_the_rules(players: int) -> None:
    text = (ROOT / "docs" / "rules-desert.md").read_text("utf-8")
    row = re.findall(rf"^\| {players} ((?:\| [\w-]+ ){{16}})\|$", text, re.MULTILINE)
    ticks = row[0].replace("|", " ").split()
    seats = [{"role": role} for role in ROLES[:players]]
    for tick, cards in enumerate(ticks[: ticks.index("skull")]):
        state = GAME.restore({"seats": seats, "meter": tick})
        play(state, "0 end")
        assert GAME.snapshot(state).left == int(cards)
    with pytest.raises(BadPosition, match="the outcome cannot be 'running' here"):
        GAME.restore({"seats": seats, "meter": ticks.index("skull")})


@covers("FD-6")
def test_there_is_no_other_level() -> None:
    assert LEVELS == ("novice", "normal", "elite", "legendary")
    assert GAME.read_config({}).level == "normal"
    with pytest.raises(BadConfig, match="level is one of novice, normal, elite, legendary"):
        GAME.read_config({"level": "extreme"})


@covers("FD-7")
def test_both_decks_are_whole_and_nothing_is_discarded() -> None:
    for table in tables():
        assert table.storm_pile == {**WINDS, "sun": 4, "picks-up": 3}
        assert table.gear_pile == {
            **{"blaster": 3, "jet": 3, "shield": 2, "scope": 2, "reserve": 1, "throttle": 1}
        }
        assert (sum(table.storm_pile.values()), sum(table.gear_pile.values())) == (31, 12)
        assert table.storm_revealed == table.storm_discard == {}
        assert all(seat.gear == () and seat.shield == "none" for seat in table.seats)


@covers("FD-7")
def test_nobody_knows_the_order_of_a_deck() -> None:
    for table in tables():
        assert table.storm_top == table.storm_bottom == ()
    state = desert(climber="b2", backs={"b2": "desert"}, phase="storming")
    for card in STORM_CARDS:
        assert play(state.copy(), "0 draw", storm=card)[0] == f"storm {card}"
    state = desert(climber="b2", backs={"b2": "desert"})
    for piece in GEAR_CARDS:
        assert play(state.copy(), "0 excavate", face="gear", gear=piece)[1] == f"geared 0 {piece}"


@covers("FD-8")
def test_random_adventurers_are_all_different_and_anybody_gets_anyone() -> None:
    found = set()
    for table in tables():
        roles = [seat.role for seat in table.seats]
        assert len(set(roles)) == len(roles)
        found |= {(len(roles), seat, role) for seat, role in enumerate(roles)}
    assert found == {(n, seat, role) for n in (2, 3, 4, 5) for seat in range(n) for role in ROLES}


@covers("FD-8")
def test_chosen_adventurers_are_kept_and_the_others_dealt_without_doubles() -> None:
    settings = {"roles": ("random", "climber", "random", "carrier")}
    found = set()
    for seed in range(200):
        one, two, three, four = GAME.snapshot(dealt(Dice(seed), **settings)[0]).seats
        assert (two.role, four.role) == ("climber", "carrier")
        found.add((one.role, three.role))
    others = ("archeologist", "explorer", "meteorologist", "navigator")
    assert found == set(permutations(others, 2))


@covers("FD-8")
def test_two_players_cannot_have_the_same_adventurer() -> None:
    with pytest.raises(BadConfig, match="two seats cannot both be the climber"):
        GAME.read_config({"roles": ("climber", "carrier", "climber")})
    with pytest.raises(BadPosition, match="FD-8"):
        GAME.restore({"seats": [{"role": "climber"}, {"role": "climber"}]})


@covers("FD-8")
def test_every_player_has_one_of_the_six_adventurers() -> None:
    assert GAME.read_config({"players": 3}).roles == ("random",) * 3
    with pytest.raises(BadConfig, match="a role is one of archeologist, climber, explorer"):
        GAME.read_config({"roles": ("climber", "butler")})
    with pytest.raises(BadConfig, match="3 players need 3 roles, not 2"):
        GAME.read_config({"players": 3, "roles": ("climber", "carrier")})


@covers("FD-8")
def test_adventurers_that_nobody_plays_stay_out_of_the_game() -> None:
    chosen = ("navigator", "archeologist", "explorer")
    state, events = dealt(Dice(3), roles=chosen)
    assert events[:3] == [f"role {seat} {role}" for seat, role in enumerate(chosen)]
    assert tuple(seat.role for seat in GAME.snapshot(state).seats) == chosen


@covers("FD-9")
def test_every_canteen_starts_full() -> None:
    for table in tables():
        assert [seat.water for seat in table.seats] == [FULL[seat.role] for seat in table.seats]


@covers("FD-9")
@pytest.mark.parametrize("role", ROLES)
def test_no_canteen_holds_more_than_it_starts_with(role: str) -> None:
    partner = "climber" if role != "climber" else "carrier"
    state = desert(**{role: "b2", partner: "b2"}, gear={partner: "reserve"})
    play(state, "1 reserve")
    assert state.water[0] == FULL[role]
    with pytest.raises(BadPosition):
        desert(**{role: "b2", partner: "b2"}, water={role: FULL[role] + 1})


@covers("FD-10")
def test_all_pawns_begin_on_the_crash_with_or_without_sand() -> None:
    found = set()
    for table in tables():
        (crash,) = backs(table, "crash")
        assert {seat.cell for seat in table.seats} == {crash}
        found.add(crash in names(cells("o", SANDY)))
    assert found == {True, False}


@covers("FD-10")
def test_a_typed_position_too_begins_on_the_crash() -> None:
    seats = [{"role": role} for role in ROLES[:3]]
    state = GAME.restore({"seats": seats, "tiles": [{"cell": "d4", "back": "crash"}]})
    assert [seat.cell for seat in GAME.snapshot(state).seats] == ["d4"] * 3


@covers("FD-11")
def test_anybody_may_happen_to_begin() -> None:
    found = {(len(table.seats), table.turn) for table in tables()}
    assert found == {(n, seat) for n in (2, 3, 4, 5) for seat in range(n)}


@covers("FD-11")
@pytest.mark.parametrize("first", range(5))
def test_the_table_may_choose_who_begins(first: int) -> None:
    for seed in range(20):
        state, events = dealt(Dice(seed), players=5, first=first)
        assert state.seat == first
        assert events[-1] == f"turn {first}"
        assert {words[0] for words in legal(state, "move")} == {str(first)}


@covers("FD-11")
@pytest.mark.parametrize("first", [-1, 3, "thirstiest"])
def test_nobody_begins_who_is_not_at_the_table(first: int | str) -> None:
    with pytest.raises(BadConfig, match="first is a seat from 0 to 2"):
        GAME.read_config({"players": 3, "first": first})


@covers("FD-11")
def test_turns_pass_clockwise_from_whoever_begins() -> None:
    state = desert(OPEN, climber="b2", carrier="b4", explorer="d2", turn=1, meter=0)
    began = []
    for seat in (1, 2, 0):
        play(state, f"{seat} end")
        play(state, f"{seat} draw", storm="north-1")
        began += play(state, f"{seat} draw", storm="south-1")
    assert [event for event in began if event.startswith("turn")] == ["turn 2", "turn 0", "turn 1"]
