"""Every reason to refuse an action, and that there is one exactly when it is not legal."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from forbidden_games.games.desert.actions import MOVE, WATER
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import IllegalAction
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.match import Match
from forbidden_games.plain import PURE
from forbidden_games.words import say
from tests.support.desert import GAME, OPEN, desert
from tests.support.rules import ROOT, covers
from tests.support.sentences import refusals
from tests.support.tables import random_match

SANDY = """
    . . . . .
    . 1 2 . .
    . . @ 1 .
    . 2 . . .
    . . . . .
"""
ENGINE = {"a1": "engine-row", "e1": "engine-column"}
ALL_GEAR = "blaster jet shield scope reserve throttle"

Position = Callable[[], DesertState]
SWEPT: dict[str, Any] = {
    "meter": 13,
    "phase": "storming",
    "storm_revealed": ["picks-up"],
    "left": 5,
    "outcome": "swept",
}


def at(**options: Any) -> Position:
    """A position, made when a test asks for it."""
    return lambda: desert(SANDY, **options)


def storming(**options: Any) -> Position:
    """Seat 0 has ended its actions; nothing is revealed yet."""
    return at(archeologist="b3", phase="storming", **options)


def looking(cards: int = 3) -> Position:
    """The Meteorologist, seat 0, looks at the next cards."""
    seen = ["sun", "north-1", "west-3"][:cards]
    return at(meteorologist="b3", left=3, storm_top=seen, looking=cards, meter=cards - 2)


def guiding(**options: Any) -> Position:
    """The Navigator, seat 0, has moved seat 1 once; seat 2 looks on."""
    pawns = {"navigator": "b3", "climber": "b3", "explorer": "e5"}
    return at(**pawns, guiding="1", left=3, **options)


def guides(**options: Any) -> Position:
    """The Navigator, seat 0, may guide an archeologist, a climber and an explorer."""
    pawns = {"navigator": "b3", "archeologist": "d3", "climber": "b3", "explorer": "e5"}
    return at(**{**pawns, **options})


def takes(cell: str, **options: Any) -> Position:
    """Both clues of the engine are excavated; it lies here or is taken."""
    options["excavated"] = {**ENGINE, **options.get("excavated", {})}
    return at(parts={"engine": cell}, **options)


def geared(role: str = "archeologist", **options: Any) -> Position:
    """Seat 0 at b3 has a piece of everything, seat 1 is on the same tile."""
    return at(**{role: "b3"}, carrier="b3", navigator="e5", gear={role: ALL_GEAR}, **options)


def carries(**options: Any) -> Position:
    """The Water Carrier, seat 0, on a well."""
    return at(carrier=options.pop("on", "b3"), excavated={"b3": "well", "b4": "well"}, **options)


def thirsty(**water: int) -> Position:
    """Seats 0 and 1 on one tile, seats 2 next to it and 3 beyond."""
    pawns = {"explorer": "b3", "climber": "b3", "carrier": "a3", "navigator": "e5"}
    return at(**pawns, water=water)


def without_storm_cards() -> DesertState:
    """The storm pile is empty, which the rules never let happen while somebody acts."""
    state = desert(SANDY, meteorologist="b3")
    state.storm_discard, state.storm_pile = state.storm_pile, 0
    return state


TABLE: list[tuple[Position, str, str]] = [
    # At any time.
    (at(climber="b3", **SWEPT), "0 end", "FD-105 not-after-the-end"),
    (at(climber="b3", **SWEPT), "2 end", "FD-105 not-after-the-end"),
    (at(climber="b3"), "2 end", "FD-1 no-such-seat"),
    (at(climber="b3"), "1 end", "FD-16 not-your-turn"),
    (at(climber="b3", explorer="b3"), "1 move a3", "FD-16 not-your-turn"),
    (storming(), "1 draw", "FD-16 not-your-turn"),
    (geared(turn=1), "0 throttle", "FD-90 not-your-turn"),
    (at(climber="b3"), "0 draw", "FD-12 not-yet-storming"),
    (at(climber="b3", left=0), "0 draw", "FD-12 not-yet-storming"),
    (storming(), "0 move b2", "FD-15 storm-has-begun"),
    (storming(), "0 end", "FD-15 storm-has-begun"),
    (storming(gear={"archeologist": "throttle"}), "0 throttle", "FD-90 storm-has-begun"),
    (at(climber="b3", left=0), "0 move b2", "FD-12 no-actions-left"),
    (at(archeologist="b4", left=0), "0 clear b4", "FD-12 no-actions-left"),
    (at(navigator="b3", left=0), "0 guide 1 e4", "FD-12 no-actions-left"),
    # Buried.
    (at(archeologist="b4"), "0 move b3", "FD-31 buried"),
    (at(explorer="b4"), "0 excavate", "FD-31 buried"),
    (takes("b4", excavated={"b4": "gear"}, explorer="b4"), "0 take engine", "FD-31 buried"),
    (at(meteorologist="b4"), "0 calm", "FD-31 buried"),
    (at(meteorologist="b4"), "0 look", "FD-31 buried"),
    (at(navigator="b4"), "0 guide 1 e4", "FD-31 buried"),
    (carries(on="b4", water={"carrier": 1}), "0 fetch", "FD-31 buried"),
    (at(explorer="b4"), "0 clear b3", "FD-31 buried"),
    # Half done.
    (looking(), "0 move b2", "FD-76 not-while-looking"),
    (looking(), "0 end", "FD-76 not-while-looking"),
    (looking(), "1 water 0 1", "FD-76 not-while-looking"),
    (looking(), "0 halt", "FD-76 not-while-looking"),
    (looking(), "1 keep", "FD-16 not-your-turn"),
    (at(meteorologist="b3"), "0 keep", "FD-76 not-looking"),
    (at(meteorologist="b3"), "0 bottom 1", "FD-76 not-looking"),
    (looking(), "0 bottom 4", "FD-76 not-that-many-cards"),
    (looking(2), "0 bottom 3", "FD-76 not-that-many-cards"),
    (guiding(), "0 move b2", "FD-81h not-while-guiding"),
    (guiding(), "0 guide 2 e4", "FD-81h not-while-guiding"),
    (guiding(), "0 end", "FD-81h not-while-guiding"),
    (guiding(), "0 water 1 1", "FD-81h not-while-guiding"),
    (guiding(), "1 halt", "FD-16 not-your-turn"),
    (at(navigator="b3"), "0 halt", "FD-81 not-guiding"),
    # Moving.
    (at(archeologist="b3"), "0 move c3", "FD-19 not-into-the-storm"),
    (at(climber="b3"), "0 move c3", "FD-19 not-into-the-storm"),
    (at(archeologist="b3"), "0 move b3", "FD-17 already-at-that-cell"),
    (at(archeologist="b3"), "0 move b4", "FD-18 cell-blocked"),
    (
        lambda: desert(
            "3" + " ." * 11 + " @" + " ." * 12,
            climber="e5",
            explorer="d4",
            excavated={"a1": "tunnel", "e5": "tunnel"},
            rulings={"climber_tunnels": False},
        ),
        "0 move a1",
        "FD-60 cell-blocked",
    ),
    (at(explorer="b3"), "0 move c2", "FD-18 cell-blocked"),
    (at(archeologist="b3"), "0 move a2", "FD-17 too-far-to-walk"),
    (at(climber="b3"), "0 move c2", "FD-17 too-far-to-walk"),
    (at(archeologist="a3"), "0 move e3", "FD-17 too-far-to-walk"),
    (at(explorer="b3"), "0 move d3", "FD-61 too-far-to-walk"),
    (
        at(archeologist="b3", excavated={"b3": "tunnel"}, known={"e4": "tunnel"}),
        "0 move e4",
        "FD-17 too-far-to-walk",
    ),
    (at(explorer="b3", climber="b3"), "0 move b2 with 1", "FD-56 only-the-climber-carries"),
    (at(climber="b3"), "0 move b2 with 1", "FD-56 no-such-passenger"),
    (at(climber="b3"), "0 move b2 with 0", "FD-56 no-such-passenger"),
    (at(climber="b3"), "0 move b2 with 2", "FD-1 no-such-seat"),
    # Guiding.
    (at(archeologist="b3"), "0 guide 1 e4", "FD-81 only-the-desert-navigator-guides"),
    (guides(), "0 guide 4 b2", "FD-1 no-such-seat"),
    (guides(), "0 guide 0 b2", "FD-81c not-the-navigator-herself"),
    (guides(archeologist="b4"), "0 guide 1 b3", "FD-81e other-is-buried"),
    (
        guides(archeologist="b4", rulings={"guide_buried": True}),
        "0 guide 1 c2",
        "FD-18 cell-blocked",
    ),
    (guides(), "0 guide 1 c3", "FD-19 not-into-the-storm"),
    (guides(), "0 guide 1 d3", "FD-17 already-at-that-cell"),
    (guides(archeologist="c1"), "0 guide 1 c2", "FD-18 cell-blocked"),
    (guides(), "0 guide 1 e4", "FD-17 too-far-to-walk"),
    (guides(), "0 guide 3 e3", "FD-61 too-far-to-walk"),
    (guides(), "0 guide 1 d2 with 0", "FD-56 only-the-climber-carries"),
    (guides(), "0 guide 2 b2 with 1", "FD-56 no-such-passenger"),
    (guides(), "0 guide 2 b2 with 2", "FD-56 no-such-passenger"),
    (guides(), "0 guide 2 b2 with 4", "FD-1 no-such-seat"),
    # Sand and tiles.
    (at(archeologist="b3"), "0 clear c3", "FD-27 not-into-the-storm"),
    (at(archeologist="b3"), "0 clear c2", "FD-26 too-far-to-clear"),
    (at(explorer="b3"), "0 clear d3", "FD-61 too-far-to-clear"),
    (at(archeologist="b3"), "0 clear a3", "FD-27 no-sand"),
    (at(archeologist="b3"), "0 clear b3", "FD-27 no-sand"),
    (at(archeologist="b3", excavated={"b3": "gear"}), "0 excavate", "FD-36 excavated-already"),
    (at(archeologist="b2", excavated={"b2": "pad"}), "0 excavate", "FD-36 excavated-already"),
    (at(archeologist="b2"), "0 excavate", "FD-35 sand-first"),
    (at(climber="b4"), "0 excavate", "FD-35 sand-first"),
    # Parts.
    (takes("taken", explorer="b3"), "0 take engine", "FD-53b taken-already"),
    (takes("b3", explorer="b3"), "0 take crystal", "FD-47 clues-missing"),
    (
        at(explorer="b3", excavated={"b3": "engine-row"}),
        "0 take engine",
        "FD-47 clues-missing",
    ),
    (takes("b2", explorer="b3"), "0 take engine", "FD-53 part-elsewhere"),
    (takes("c3", explorer="b3"), "0 take engine", "FD-53 part-elsewhere"),
    (takes("b3", explorer="b3"), "0 take engine", "FD-53a excavate-first"),
    (takes("b4", excavated={"b4": "pad"}, climber="b4"), "0 take engine", "FD-53c cell-blocked"),
    # Wells.
    (at(explorer="b3", excavated={"b3": "well"}), "0 fetch", "FD-69 only-the-carrier-fetches"),
    (at(carrier="b3", known={"b3": "well"}, water={"carrier": 1}), "0 fetch", "FD-70 no-well-here"),
    (
        at(carrier="b3", excavated={"b3": "mirage"}, water={"carrier": 1}),
        "0 fetch",
        "FD-70 no-well-here",
    ),
    (carries(), "0 fetch", "FD-72 canteen-full"),
    (
        carries(on="b4", climber="b4", water={"carrier": 1}),
        "0 fetch",
        "FD-71 well-under-sand",
    ),
    # Weather.
    (at(explorer="b3"), "0 calm", "FD-74 only-the-meteorologist"),
    (at(explorer="b3"), "0 look", "FD-76 only-the-meteorologist"),
    (at(meteorologist="b3", fewer=3, left=1), "0 calm", "FD-74 no-storm-card-left-to-save"),
    (without_storm_cards, "0 look", "FD-79a no-card-to-look-at"),
    # Equipment.
    (at(climber="b3"), "0 shield", "FD-91 gear-not-held"),
    (at(climber="b3"), "1 reserve", "FD-91 gear-not-held"),
    (at(climber="b3"), "0 throttle", "FD-91 gear-not-held"),
    (at(climber="b3"), "0 jet a1", "FD-91 gear-not-held"),
    (at(climber="b3"), "0 scope a1", "FD-91 gear-not-held"),
    (at(climber="b3"), "0 blast b2", "FD-91 gear-not-held"),
    (geared(), "1 pass 0 jet", "FD-91 gear-not-held"),
    (geared(), "0 blast c3", "FD-27 not-into-the-storm"),
    (geared(), "0 blast a3", "FD-27 no-sand"),
    (geared(), "0 blast c2", "FD-86 too-far-to-clear"),
    (geared("explorer"), "0 blast d3", "FD-86 too-far-to-clear"),
    (
        at(explorer="b4", gear={"explorer": "jet"}, rulings={"jet_buried": False}),
        "0 jet a1",
        "FD-87 buried",
    ),
    (geared(), "0 jet c3", "FD-87 not-into-the-storm"),
    (geared(), "0 jet b3", "FD-87 already-at-that-cell"),
    (geared(), "0 jet c2", "FD-87 cell-blocked"),
    (geared("climber"), "0 jet b4", "FD-87 cell-blocked"),
    (geared(), "0 jet a1 with 2", "FD-87 no-such-passenger"),
    (geared(), "0 jet a1 with 0", "FD-87 no-such-passenger"),
    (geared(), "0 jet a1 with 3", "FD-1 no-such-seat"),
    (geared(), "0 scope c3", "FD-88 not-into-the-storm"),
    (geared(excavated={"a2": "pad"}), "0 scope a2", "FD-88 excavated-already"),
    # Handing over.
    (geared(), "0 pass 3 jet", "FD-1 no-such-seat"),
    (geared(), "0 pass 0 jet", "FD-83 not-to-yourself"),
    (geared(), "0 pass 2 jet", "FD-83 not-on-the-same-tile"),
    (thirsty(climber=1), "0 water 4 1", "FD-1 no-such-seat"),
    (thirsty(explorer=2), "0 water 0 1", "FD-82 not-to-yourself"),
    (thirsty(navigator=0), "0 water 3 1", "FD-82 too-far-to-pour"),
    (thirsty(carrier=0), "0 water 2 1", "FD-82 too-far-to-pour"),
    (thirsty(navigator=0), "2 water 3 1", "FD-73 too-far-to-pour"),
    (thirsty(explorer=0, climber=0), "0 water 1 1", "FD-82a too-little-water"),
    (thirsty(explorer=2, climber=0), "0 water 1 3", "FD-82a too-little-water"),
    (thirsty(climber=2), "0 water 1 2", "FD-82a too-little-room"),
    (thirsty(), "0 water 1 1", "FD-82a too-little-room"),
]
CASES = [pytest.param(*case, id=f"{case[1]}: {case[2]}") for case in TABLE]


def read(words: str) -> int:
    """An action that may name any of five seats."""
    return GAME.read_action(desert(OPEN, **dict.fromkeys(ROLES[:5], "b3")), words)


def refused(position: Position, words: str) -> Refusal:
    """The refusal of an action, which may name seats that are not at this table."""
    found = GAME.why_not(position(), read(words))
    assert found is not None, f"{words!r} is legal"
    return found


# The table and the file.

POSSIBLE = refusals("desert")


@pytest.mark.parametrize(("position", "words", "expected"), CASES)
def test_a_refusal_names_its_rule_and_its_reason(
    position: Position, words: str, expected: str
) -> None:
    found = refused(position, words)
    assert f"{found.rule} {found.key}" == expected
    assert read(words) not in GAME.legal_actions(position())


def test_the_table_has_every_refusal_there_is() -> None:
    assert {expected for _, _, expected in TABLE} == POSSIBLE
    assert len(POSSIBLE) > 50


def test_every_rule_of_a_refusal_is_stated() -> None:
    rules = (ROOT / "docs" / "rules-desert.md").read_text("utf-8")
    stated = set(re.findall(r"\*\*(FD-\d+[a-z]?)\*\*", rules))
    assert {pair.split()[0] for pair in POSSIBLE} <= stated


# Sentences.


def test_every_reason_has_a_sentence() -> None:
    text = (ROOT / "src" / "forbidden_games" / "words" / "en.ftl").read_text("utf-8")
    sentences = re.findall(r"^([a-z-]+) =", text, re.MULTILINE)
    assert {pair.split()[1] for pair in POSSIBLE} <= set(sentences)
    assert len(sentences) == len(set(sentences))


@pytest.mark.parametrize(("position", "words", "expected"), CASES)
def test_a_refusal_is_said_in_a_whole_sentence(
    position: Position, words: str, expected: str
) -> None:
    found = refused(position, words)
    sentence = say(found.key, **found.arguments)
    assert re.fullmatch(r"\S.*[^ .]\.", sentence)
    assert not re.search(r"[{}$\n]|  |part-|gear-|role-|seat [^0-4]|-1", sentence)


@pytest.mark.parametrize(
    ("position", "words", "sentence"),
    [
        (at(climber="b3"), "1 end", "It is seat 0's turn."),
        (at(climber="b3"), "0 move b2 with 1", "Seat 1 is not another pawn on the same tile."),
        (at(climber="b3"), "1 reserve", "Seat 1 has no Secret Water Reserve."),
        (at(explorer="b3"), "0 move c2", "c2 is blocked by two or more sand markers."),
        (at(archeologist="b2"), "0 excavate", "Clear the sand at b2 before you excavate."),
        (looking(), "0 bottom 4", "There are only 3 storm cards to choose from."),
        (guiding(), "0 end", "Seat 1 is being guided:"),
        (guides(archeologist="b4"), "0 guide 1 b3", "Seat 1 is buried and cannot be moved."),
        (takes("taken", explorer="b3"), "0 take engine", "The team already has the engine."),
        (takes("b2", explorer="b3"), "0 take engine", "Not here: the engine is at b2."),
        (takes("b3", explorer="b3"), "0 take crystal", "Both clues to the solar crystal have"),
        (carries(), "0 fetch", "Seat 0's canteen is full."),
        (
            carries(on="b4", climber="b4", water={"carrier": 1}),
            "0 fetch",
            "at this table, one marker is allowed.",
        ),
        (
            at(
                carrier="b2",
                excavated={"b2": "well"},
                water={"carrier": 1},
                rulings={"well_sand": "none"},
            ),
            "0 fetch",
            "at this table, none is allowed.",
        ),
        (thirsty(explorer=2, climber=0), "0 water 1 3", "Seat 0 has only 2 water."),
        (thirsty(climber=2), "0 water 1 2", "The Climber at seat 1 has room for only 1 more water"),
        (thirsty(navigator=0), "0 water 3 1", "Seat 3 is too far away to give water to."),
    ],
)
def test_a_sentence_names_who_what_and_how_many(
    position: Position, words: str, sentence: str
) -> None:
    found = refused(position, words)
    assert sentence in say(found.key, **found.arguments)


# Legal or refused.


def positions() -> Iterator[DesertState]:
    """Positions of the table and of random games, with half-done actions among them."""
    yield takes("b2", excavated={"b2": "pad"}, explorer="b2")()
    yield carries(water={"carrier": 1})()
    yield from (position() for position, _, _ in TABLE[::3])
    for number in range(32):
        for turn, match in enumerate(random_match("desert", number)):
            state = match.state
            half_done = state.looking or state.steps
            if turn % 16 == number % 16 or (half_done and turn % 4 == 0):
                yield state


def test_there_is_a_reason_exactly_when_an_action_is_not_legal() -> None:
    space = GAME.all_actions()
    assert len(space) == 4450
    seats, rulings, verbs = set(), set(), set()
    for number, state in enumerate(positions()):
        legal = GAME.legal_actions(state)
        asked = legal if PURE and number % 4 else space  # all of them takes a minute on plain files
        allowed = [action for action in asked if GAME.why_not(state, action) is None]
        assert allowed == legal
        seats.add(state.seats)
        rulings.add(state.rulings)
        verbs |= {packed.kind_of(action) for action in allowed}
    assert seats == {2, 3, 4, 5}
    assert len(rulings) > 8
    assert verbs == set(range(MOVE, WATER + 1))


@covers("FD-12", "FD-16", "FD-105")
def test_a_match_refuses_with_the_sentence_and_the_rule() -> None:
    match = Match(GAME, GAME.read_config({"roles": ["climber", "carrier"], "first": 0}), 1)
    before = match.state.key()
    for words, message in (
        ("1 end", "It is seat 0's turn. [FD-16]"),
        ("0 draw", "Storm cards come after the actions; end them first. [FD-12]"),
        ("0 calm", "Only the Meteorologist can do that. [FD-74]"),
        ("1 jet a1", "Seat 1 has no Jet Pack. [FD-91]"),
        ("0 water 1 3", "The Water Carrier at seat 1 has room for only 0 more water. [FD-82a]"),
    ):
        with pytest.raises(IllegalAction, match=f"^{re.escape(message)}$"):
            match.play(GAME.read_action(match.state, words))
    assert match.state.key() == before
    assert match.plays == []
    *_, finished = random_match("desert", 0)
    match = Match.from_record(finished.record())
    with pytest.raises(IllegalAction, match=r"^The game is over. \[FD-105\]$"):
        match.play(GAME.read_action(match.state, "0 end"))
