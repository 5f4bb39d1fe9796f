"""Every reason to refuse an action, and that there is one exactly when it is not legal."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from forbidden_games.games.island.actions import LEAVE, MOVE, SWIM
from forbidden_games.games.island.layouts import LAYOUTS
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import IllegalAction
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.match import Match
from forbidden_games.plain import PURE
from forbidden_games.words import say
from tests.support.island import DRY, GAME, island
from tests.support.rules import ROOT, covers
from tests.support.sentences import refusals
from tests.support.tables import random_match

WET = """
        ~ .
      x ~ . .
    . . ~ . . .
    . . ~ x . .
      . . . .
        . .
"""
SUNK_HERE = """
        ~ .
      x ~ . .
    . . x . . .
    . . ~ x . .
      . . . .
        . .
"""
SIX = "fire fire fire wind wind earth"
ALL = ["earth", "wind", "fire", "ocean"]


Position = Callable[[], IslandState]
SWAMPED: dict[str, Any] = {
    "water": 10,
    "left": 1,
    "treasure_discard": ["rise"],
    "outcome": "swamped",
}


def at(board: str, **options: Any) -> Position:
    """A position, made when a test asks for it."""
    return lambda: island(board, **options)


def acting(**options: Any) -> Position:
    return at(WET, **options)


def drawing(**options: Any) -> Position:
    return at(WET, engineer="c3", phase="drawing", **options)


def shedding(others: str = "fire", **options: Any) -> Position:
    """Seat 0 has six cards after its second draw."""
    return drawing(pilot="c3", hands={"engineer": SIX, "pilot": others}, left=0, **options)


def flooding(**options: Any) -> Position:
    """One flood card has been turned, another is to come."""
    hands = {"pilot": "helicopter sandbags"}
    return at(WET, engineer="c3", pilot="f4", hands=hands, phase="flooding", left=1, **options)


def swimming(**options: Any) -> Position:
    """Seats 0 and 1 are in the water at c3, seat 2 is the holder of the cards."""
    pawns = {"engineer": "c3", "explorer": "c3", "pilot": "f4"}
    hands = {"pilot": "helicopter sandbags"}
    return at(SUNK_HERE, **pawns, hands=hands, phase="flooding", left=1, **options)


def diving(**options: Any) -> Position:
    """The diver is in the water at c3."""
    return at(SUNK_HERE, diver="c3", phase="flooding", left=1, **options)


def leaving(**options: Any) -> Position:
    """Seat 0 is on Fools' Landing with a helicopter."""
    hands = {"engineer": "helicopter"}
    return acting(engineer="c3", tiles={"c3": "fools-landing"}, hands=hands, **options)


def captures(cards: str, **options: Any) -> Position:
    """Seat 0 is on a tile of the Crystal of Fire."""
    hands = {"engineer": cards}
    return acting(engineer="c3", tiles={"c3": "cave-of-embers"}, hands=hands, **options)


def gives(cards: str) -> Position:
    """Seat 0 has cards, seat 1 is on the same tile, seat 2 on another."""
    pawns = {"engineer": "c3", "pilot": "c3", "messenger": "f4"}
    return acting(**pawns, hands={"engineer": cards})


TABLE: list[tuple[Position, str, str]] = [
    # At any time.
    (drawing(**SWAMPED), "0 end", "FI-134 not-after-the-end"),
    (acting(engineer="c3"), "2 end", "FI-1 no-such-seat"),
    (acting(engineer="c3"), "1 end", "FI-18 not-your-turn"),
    (shedding(), "0 flood", "FI-74 not-while-shedding"),
    (shedding(), "1 end", "FI-74 not-while-shedding"),
    (swimming(), "0 flood", "FI-97 not-while-swimming"),
    (swimming(), "2 discard helicopter", "FI-97 not-while-swimming"),
    (acting(engineer="c3"), "0 draw", "FI-14 not-yet-drawing"),
    (acting(engineer="c3", left=1), "0 draw", "FI-14 not-yet-drawing"),
    (flooding(), "0 draw", "FI-81 not-a-third-card"),
    (acting(engineer="c3"), "0 flood", "FI-14 not-yet-flooding"),
    (drawing(), "0 flood", "FI-14 not-yet-flooding"),
    (drawing(), "0 move c2", "FI-14 not-acting-any-more"),
    (flooding(), "0 end", "FI-14 not-acting-any-more"),
    # Moving.
    (acting(engineer="c3"), "0 move d4", "FI-22 not-onto-a-sunk-tile"),
    (acting(engineer="c3"), "0 move c3", "FI-20 already-there"),
    (acting(engineer="c3"), "0 move d2", "FI-20 too-far-to-move"),
    (acting(explorer="c3"), "0 move b2", "FI-22 not-onto-a-sunk-tile"),
    (acting(explorer="c3"), "0 move c3", "FI-20 already-there"),
    (acting(explorer="c3"), "0 move e3", "FI-40 too-far-for-the-explorer"),
    (acting(diver="c3"), "0 move d4", "FI-49 not-onto-a-sunk-tile"),
    (acting(diver="c3"), "0 move c3", "FI-49 already-there"),
    (acting(diver="c3"), "0 move f3", "FI-46 no-way-to-dive"),
    (acting(engineer="c3"), "0 fly f4", "FI-56 only-the-pilot-flies"),
    (acting(pilot="c3", left=2, flown=True), "0 fly f4", "FI-56 flown-already"),
    (acting(pilot="c3"), "0 fly d4", "FI-56 not-onto-a-sunk-tile"),
    (acting(pilot="c3"), "0 fly c3", "FI-56 already-there"),
    (acting(pilot="c3"), "0 fly c2", "FI-59 a-step-is-no-flight"),
    # Guiding.
    (acting(engineer="c3"), "0 guide 1 c3", "FI-61 only-the-navigator-guides"),
    (acting(navigator="c3"), "0 guide 2 c3", "FI-1 no-such-seat"),
    (acting(navigator="c3"), "0 guide 0 c2", "FI-62 not-the-navigator-himself"),
    (acting(navigator="c3", pilot="d3"), "0 guide 1 d4", "FI-63 not-onto-a-sunk-tile"),
    (acting(navigator="c3", pilot="d3"), "0 guide 1 d3", "FI-61 already-there"),
    (acting(navigator="c3", pilot="d3"), "0 guide 1 d5", "FI-61 too-far-to-guide"),
    # Shoring up.
    (acting(pilot="c3"), "0 shore c2 c3", "FI-51 only-the-engineer-shores-two"),
    (acting(pilot="c3"), "0 shore d3", "FI-26 not-flooded"),
    (acting(pilot="c3"), "0 shore d4", "FI-25 sunk-for-good"),
    (acting(pilot="c3"), "0 shore c1", "FI-24 too-far-to-shore"),
    (acting(explorer="c3"), "0 shore d2", "FI-26 not-flooded"),
    (acting(explorer="c3"), "0 shore c1", "FI-41 too-far-for-the-explorer"),
    (acting(engineer="c3"), "0 shore c1", "FI-52 too-far-to-shore"),
    (acting(engineer="c3"), "0 shore c1 c2", "FI-52 too-far-to-shore"),
    (acting(engineer="c3"), "0 shore c2 d3", "FI-26 not-flooded"),
    (acting(engineer="c3"), "0 shore b2 c2", "FI-25 sunk-for-good"),
    # Giving and capturing.
    (gives("fire"), "0 give 3 fire", "FI-1 no-such-seat"),
    (gives("fire"), "0 give 0 fire", "FI-28 not-to-yourself"),
    (gives("helicopter"), "0 give 1 helicopter", "FI-30 never-given"),
    (gives("sandbags"), "0 give 1 sandbags", "FI-30 never-given"),
    (gives("fire"), "0 give 1 wind", "FI-28 card-not-held"),
    (gives("fire"), "0 give 2 fire", "FI-28 not-on-one-tile"),
    (
        captures("fire fire fire fire", captured=["fire"]),
        "0 capture fire",
        "FI-37 captured-already",
    ),
    (captures("wind wind wind wind"), "0 capture wind", "FI-34 not-its-tile"),
    (captures("fire fire fire"), "0 capture fire", "FI-35 too-few-cards"),
    (captures("fire"), "0 capture fire", "FI-35 too-few-cards"),
    (captures(""), "0 capture fire", "FI-35 too-few-cards"),
    # Shedding.
    (shedding(), "1 discard fire", "FI-74 hand-not-full"),
    (gives("fire"), "0 discard fire", "FI-74 hand-not-full"),
    (shedding(), "0 discard ocean", "FI-76 card-not-held"),
    # Swimming.
    (flooding(), "0 swim c2", "FI-97 not-in-the-water"),
    (swimming(), "2 swim c2", "FI-97 not-in-the-water"),
    (swimming(), "1 swim c2", "FI-103 another-swims-first"),
    (swimming(), "0 swim d4", "FI-97 not-onto-a-sunk-tile"),
    (swimming(), "0 swim c3", "FI-97 not-onto-a-sunk-tile"),
    (swimming(), "0 swim d2", "FI-97 too-far-to-swim"),
    (diving(), "0 swim d2", "FI-100 not-the-nearest"),
    (diving(rulings={"diver_escape": "any"}), "0 swim f4", "FI-97 too-far-to-swim"),
    # Special cards.
    (acting(engineer="c3"), "0 lift 0 c2", "FI-109 card-not-held"),
    (acting(engineer="c3"), "0 leave", "FI-109 card-not-held"),
    (acting(engineer="c3"), "1 sandbag c2", "FI-109 card-not-held"),
    (swimming(), "2 sandbag c2", "FI-113 not-while-swimming"),
    (swimming(), "2 leave", "FI-111 not-while-swimming"),
    (
        flooding(rulings={"specials_between_floods": False}),
        "1 sandbag c2",
        "FI-111 not-between-flood-cards",
    ),
    (
        shedding("sandbags", rulings={"specials_while_discarding": False}),
        "1 sandbag c2",
        "FI-111 not-while-another-discards",
    ),
    (flooding(), "1 sandbag d2", "FI-115 not-flooded"),
    (flooding(), "1 sandbag d4", "FI-25 sunk-for-good"),
    (flooding(), "1 lift 0+1 c2", "FI-118 not-lifted-from-one-tile"),
    (flooding(), "1 lift 0+3 c2", "FI-1 no-such-seat"),
    (flooding(), "1 lift 3 c2", "FI-1 no-such-seat"),
    (flooding(), "1 lift 0 d4", "FI-116 not-onto-a-sunk-tile"),
    (flooding(), "1 lift 0 c3", "FI-116 already-there"),
    (swimming(rulings={"rescue": False}), "2 lift 0 c2", "FI-119 no-rescue-at-this-table"),
    (swimming(), "2 lift 0+3 c2", "FI-1 no-such-seat"),
    (swimming(), "2 lift 0+2 c2", "FI-119 not-in-the-water"),
    (swimming(), "2 lift 0 d4", "FI-119 not-onto-a-sunk-tile"),
    (swimming(), "2 lift 0+1 c3", "FI-119 not-onto-a-sunk-tile"),
    # Taking off.
    (leaving(), "0 leave", "FI-123 treasures-missing"),
    (leaving(captured=ALL[1:]), "0 leave", "FI-123 treasures-missing"),
    (leaving(captured=ALL), "0 leave", "FI-123 not-all-on-the-landing"),
]
CASES = [pytest.param(*case, id=f"{case[1]}: {case[2]}") for case in TABLE]


def read(words: str) -> int:
    """An action that may name any of four seats."""
    four = island(DRY, engineer="c3", pilot="c3", messenger="c3", navigator="c3")
    return GAME.read_action(four, words)


def refused(position: Position, words: str) -> Refusal:
    """The refusal of an action, which may name seats that are not at this table."""
    found = GAME.why_not(position(), read(words))
    assert found is not None, f"{words!r} is legal"
    return found


# The table and the file.


@pytest.mark.parametrize(("position", "words", "expected"), CASES)
def test_a_refusal_names_its_rule_and_its_reason(
    position: Position, words: str, expected: str
) -> None:
    found = refused(position, words)
    assert f"{found.rule} {found.key}" == expected
    assert read(words) not in GAME.legal_actions(position())


def test_the_table_has_every_refusal_there_is() -> None:
    assert {expected for _, _, expected in TABLE} == refusals("island")
    assert len(refusals("island")) > 50


def test_every_rule_of_a_refusal_is_stated() -> None:
    stated = set(
        re.findall(r"\*\*(FI-\d+)\*\*", (ROOT / "docs" / "rules-island.md").read_text("utf-8"))
    )
    assert {pair.split()[0] for pair in refusals("island")} <= stated


# Sentences.


def test_every_reason_has_a_sentence() -> None:
    text = (ROOT / "src" / "forbidden_games" / "words" / "en.ftl").read_text("utf-8")
    sentences = re.findall(r"^([a-z-]+) =", text, re.MULTILINE)
    assert {pair.split()[1] for pair in refusals("island")} <= set(sentences)
    assert len(sentences) == len(set(sentences))


@pytest.mark.parametrize(("position", "words", "expected"), CASES)
def test_a_refusal_is_said_in_a_whole_sentence(
    position: Position, words: str, expected: str
) -> None:
    found = refused(position, words)
    sentence = say(found.key, **found.arguments)
    assert re.fullmatch(r"[A-Z].*[^ ]\.", sentence)
    assert not re.search(r"[{}$\n]|  |tile-|card-|treasure-|seat [^0-3]", sentence)


@pytest.mark.parametrize(
    ("position", "words", "sentence"),
    [
        (acting(engineer="c3", left=1), "0 draw", "end them first (1 left)."),
        (acting(engineer="c3"), "0 draw", "end them first (3 left)."),
        (captures("fire"), "0 capture fire", "Capturing the Crystal of Fire takes four of its"),
        (captures("fire"), "0 capture fire", "this hand has 1."),
        (captures(""), "0 capture fire", "this hand has none."),
        (leaving(captured=ALL[1:]), "0 leave", "missing one treasure."),
        (leaving(captured=ALL[2:]), "0 leave", "missing 2 treasures."),
        (leaving(captured=ALL), "0 leave", "Seat 1 is not on Fools' Landing."),
        (gives("fire"), "0 give 2 fire", "Seat 2 is on another tile;"),
        (gives("fire"), "0 give 1 ocean", "Seat 0 has no Ocean's Chalice card."),
        (acting(engineer="c3"), "1 end", "It is seat 0's turn."),
        (swimming(), "1 swim c2", "Seat 0 swims first."),
        (acting(engineer="c3", tiles={"d4": "watchtower"}), "0 move d4", "Watchtower has sunk."),
    ],
)
def test_a_sentence_names_who_what_and_how_many(
    position: Position, words: str, sentence: str
) -> None:
    found = refused(position, words)
    assert sentence in say(found.key, **found.arguments)


# Legal or refused.


def positions() -> Iterator[IslandState]:
    """Positions of the table and of random games, with swimmers and full hands among them."""
    yield captures("fire fire fire fire")()
    yield leaving(captured=ALL, pilot="c3")()
    yield from (position() for position, _, _ in TABLE[::4])
    for number in range(len(LAYOUTS)):
        found = set()
        for turn, match in enumerate(random_match("island", number)):
            first = packed.kind_of(min(GAME.legal_actions(match.state), default=0))
            if turn % 48 == number or (first >= SWIM and first not in found):
                yield match.state
            found.add(first)


def test_there_is_a_reason_exactly_when_an_action_is_not_legal() -> None:
    space = GAME.all_actions()
    assert len(space) == 3416
    seats, rulings, verbs = set(), set(), set()
    for number, state in enumerate(positions()):
        legal = GAME.legal_actions(state)
        asked = legal if PURE and number % 4 else space  # all of them takes a minute on plain files
        allowed = [action for action in asked if GAME.why_not(state, action) is None]
        assert allowed == legal
        seats.add(state.seats)
        rulings.add(state.rulings)
        verbs |= {packed.kind_of(action) for action in allowed}
    assert seats == {2, 3, 4}
    assert len(rulings) > 8
    assert verbs == set(range(MOVE, LEAVE + 1))


@covers("FI-18", "FI-14", "FI-134")
def test_a_match_refuses_with_the_sentence_and_the_rule() -> None:
    match = Match(GAME, GAME.read_config({"roles": ["diver", "pilot"], "first": 0}), 1)
    before = match.state.key()
    for words, message in (
        ("1 end", "It is seat 0's turn. [FI-18]"),
        ("0 draw", "You draw after your actions; end them first (3 left). [FI-14]"),
        ("0 fly c1", "Only the Pilot can fly. [FI-56]"),
        ("0 discard fire", "Seat 0 does not have to discard. [FI-74]"),
    ):
        with pytest.raises(IllegalAction, match=f"^{re.escape(message)}$"):
            match.play(GAME.read_action(match.state, words))
    assert match.state.key() == before
    assert match.plays == []
    *_, finished = random_match("island", 0)
    match = Match.from_record(finished.record())
    with pytest.raises(IllegalAction, match=r"^The game is over. \[FI-134\]$"):
        match.play(GAME.read_action(match.state, "0 end"))
