"""Words of actions and events, both ways."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forbidden_games.games.desert import events
from forbidden_games.games.desert.actions import VERBS
from forbidden_games.games.desert.board import FACES, GRID, PARTS
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import BadNotation, shown
from tests.support.desert import GAME, desert
from tests.support.rules import ROOT
from tests.support.sentences import raised
from tests.support.tables import random_match

DOCUMENT = ROOT / "docs" / "notation.md"
FIVE = dict.fromkeys(ROLES[:5], "b2")


def five() -> DesertState:
    """A table of five: the carrier is missing."""
    return desert(**FIVE)


def chapter(title: str) -> str:
    """A chapter of docs/notation.md."""
    return DOCUMENT.read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_column(title: str) -> list[str]:
    """What stands between quotes in the first column of a chapter's table."""
    rows = re.findall(r"^\| (`.*?) \|", chapter(title), re.MULTILINE)
    return [words for row in rows for words in re.findall(r"`(.*?)`", row)]


# Actions.

ACTIONS = [
    ("0 move c4", 1, 0, "c4", None, 0),
    ("1 move e5 with 0", 1, 1, "e5", 1, 0),
    ("0 move c4 with 4", 1, 0, "c4", 5, 0),
    ("4 clear a1", 2, 4, "a1", None, 0),
    ("2 excavate", 3, 2, None, None, 0),
    ("0 take propeller", 4, 0, 0, None, 0),
    ("0 take deck", 4, 0, 3, None, 0),
    ("3 fetch", 5, 3, None, None, 0),
    ("0 calm", 6, 0, None, None, 0),
    ("1 look", 7, 1, None, None, 0),
    ("0 guide 1 c4", 8, 0, 1, "c4", 0),
    ("4 guide 3 c4 with 2", 8, 4, 3, "c4", 3),
    ("4 guide 3 a1 with 4", 8, 4, 3, "a1", 5),
    ("0 halt", 9, 0, None, None, 0),
    ("0 bottom 1", 10, 0, 0, None, 0),
    ("0 bottom 6", 10, 0, 5, None, 0),
    ("0 keep", 11, 0, None, None, 0),
    ("2 end", 12, 2, None, None, 0),
    ("0 draw", 13, 0, None, None, 0),
    ("0 blast b3", 14, 0, "b3", None, 0),
    ("0 jet c4", 15, 0, "c4", None, 0),
    ("3 jet d1 with 1", 15, 3, "d1", 2, 0),
    ("1 shield", 16, 1, None, None, 0),
    ("1 scope e1", 17, 1, "e1", None, 0),
    ("1 reserve", 18, 1, None, None, 0),
    ("1 throttle", 19, 1, None, None, 0),
    ("0 pass 1 blaster", 20, 0, 1, 0, 0),
    ("2 pass 0 throttle", 20, 2, 0, 5, 0),
    ("0 water 1 1", 21, 0, 1, 1, 0),
    ("4 water 3 5", 21, 4, 3, 5, 0),
]


@pytest.mark.parametrize(("words", "kind", "seat", "first", "second", "third"), ACTIONS)
def test_every_kind_of_action_is_read_and_written(
    words: str, kind: int, seat: int, first: str | int | None, second: str | int | None, third: int
) -> None:
    one, two = (GRID.cell(part) if isinstance(part, str) else part or 0 for part in (first, second))
    action = packed.action(kind, seat, one, two, third)
    assert GAME.read_action(five(), words) == action
    assert GAME.write_action(five(), action) == words


def test_the_table_has_every_kind_of_action() -> None:
    assert {kind for _, kind, *_ in ACTIONS} == set(range(1, len(VERBS)))
    assert all(words.split()[1] == VERBS[kind] for words, kind, *_ in ACTIONS)


def test_the_documented_actions_are_read() -> None:
    documented = first_column("Actions: Forbidden Desert")
    assert {words.split()[1] for words in documented} == set(VERBS[1:])
    for words in documented:
        assert GAME.write_action(five(), GAME.read_action(five(), words)) == words


def test_the_documented_words_are_those_there_are() -> None:
    grammar = chapter("Actions: Forbidden Desert").split("```")[1]
    lines = dict(re.findall(r"^(\w+) +=(.*)$", grammar, re.MULTILINE))
    quoted = {kind: tuple(re.findall(r'"([a-z0-9-]+)"', line)) for kind, line in lines.items()}
    assert quoted["role"] == ROLES
    assert quoted["part"] == PARTS
    assert quoted["gear"] == GEAR_CARDS
    assert quoted["face"] == (*FACES[:5], "-row", "-column")
    assert quoted["card"] == (STORM_CARDS[0], *STORM_CARDS[-3:])
    assert quoted["back"] == ("crash", "desert", "oasis")


def test_every_action_there_can_be_comes_back_from_its_words() -> None:
    state = five()
    words = [GAME.write_action(state, action) for action in GAME.all_actions()]
    assert [GAME.read_action(state, word) for word in words] == GAME.all_actions()
    assert len(set(words)) == len(words) == 4450
    assert GAME.all_actions() == sorted(GAME.all_actions())


def test_cells_are_named_from_the_north_west() -> None:
    assert [
        GAME.write_action(five(), packed.action(1, 0, cell, 0, 0)) for cell in (0, 4, 5, 12, 24)
    ] == ["0 move a1", "0 move e1", "0 move a2", "0 move c3", "0 move e5"]


def test_the_own_seat_is_a_word_although_never_legal() -> None:
    for words in (
        "0 move c4 with 0",
        "0 jet c4 with 0",
        "4 guide 4 c4",
        "4 guide 1 c4 with 1",
        "0 pass 0 jet",
        "0 water 0 1",
    ):
        action = GAME.read_action(five(), words)
        assert GAME.write_action(five(), action) == words
        assert action not in GAME.all_actions()
        assert GAME.why_not(five(), action) is not None


def test_further_blanks_are_read() -> None:
    plain = GAME.read_action(five(), "0 move c4 with 2")
    assert GAME.read_action(five(), "  0\tmove  c4 with   2 \n") == plain


# What means nothing: the words and a piece of the sentence.

REFUSED = [
    ("", "expected a seat and a verb, as in '0 move c4', in ''"),
    ("   ", "expected a seat and a verb, as in '0 move c4', in '   '"),
    ("0", "expected a seat and a verb"),
    ("move", "expected a seat and a verb"),
    ("0 jump c4", "expected a verb (move, clear, excavate, take,"),
    ("0 shore c4", "got 'shore'"),
    ("0 MOVE c4", "got 'MOVE', in '0 MOVE c4'"),
    ("move 0 c4", "expected a verb"),
    ("0 with 1", "expected a verb"),
    ("5 move c4", "expected a seat of this table (0, 1, 2, 3, 4), got '5', in '5 move c4'"),
    ("-1 move c4", "expected a seat of this table"),
    ("00 move c4", "got '00'"),
    ("\u0660 move c4", "expected a seat of this table"),
    ("\u00b2 move c4", "expected a seat of this table"),
    ("climber move c4", "expected a seat of this table"),
    ("0 move", "expected '0 move CELL', in '0 move'"),
    ("0 move c4 d4", "expected '0 move CELL'"),
    ("0 move f1", "expected a cell of this board like a1, got 'f1', in '0 move f1'"),
    ("0 move a6", "expected a cell of this board like a1, got 'a6'"),
    ("0 move a0", "got 'a0'"),
    ("0 move C4", "got 'C4'"),
    ("0 move c\u0664", "expected a cell of this board"),
    ("0 move c4 with", "expected '0 move CELL'"),
    ("0 move with 1", "expected '0 move CELL'"),
    ("0 move c4 with 5", "expected a seat of this table (0, 1, 2, 3, 4), got '5'"),
    ("0 move c4 with climber", "got 'climber'"),
    ("0 move c4 with 1 2", "expected '0 move CELL'"),
    ("0 move c4 with 1 with 2", "expected '0 move CELL'"),
    ("0 move c4 and 1", "expected '0 move CELL'"),
    ("0 clear", "expected '0 clear CELL'"),
    ("0 clear c4 with 1", "expected '0 clear CELL'"),
    ("0 excavate c4", "expected '0 excavate'"),
    ("0 take", "expected '0 take PART'"),
    ("0 take rudder", "expected a part (propeller, engine, crystal, deck), got 'rudder'"),
    ("0 take jet", "expected a part"),
    ("0 fetch 2", "expected '0 fetch'"),
    ("0 calm 1", "expected '0 calm'"),
    ("0 look 3", "expected '0 look'"),
    ("0 guide c4", "expected '0 guide SEAT CELL'"),
    ("0 guide c4 1", "expected a seat of this table"),
    ("0 guide 1", "expected '0 guide SEAT CELL'"),
    ("0 guide 1 with 2", "expected '0 guide SEAT CELL'"),
    ("0 guide 1 c4 with", "expected '0 guide SEAT CELL'"),
    ("0 halt 1", "expected '0 halt'"),
    ("0 bottom", "expected '0 bottom PLACE'"),
    ("0 bottom 0", "expected a place from 1 to 6, got '0', in '0 bottom 0'"),
    ("0 bottom 7", "expected a place from 1 to 6, got '7'"),
    ("0 bottom 01", "got '01'"),
    ("0 bottom +1", "got '+1'"),
    ("0 bottom \u0661", "expected a place from 1 to 6"),
    ("0 bottom 1.0", "got '1.0'"),
    ("0 bottom sun", "expected a place from 1 to 6, got 'sun'"),
    ("0 keep all", "expected '0 keep'"),
    ("0 end now", "expected '0 end'"),
    ("0 draw sun", "expected '0 draw'"),
    ("0 blast", "expected '0 blast CELL'"),
    ("0 jet", "expected '0 jet CELL'"),
    ("0 jet 1 c4", "expected '0 jet CELL'"),
    ("0 jet c4 with x", "expected a seat of this table"),
    ("0 shield c4", "expected '0 shield'"),
    ("0 scope", "expected '0 scope CELL'"),
    ("0 scope tunnel", "expected a cell of this board like a1, got 'tunnel'"),
    ("0 reserve 1", "expected '0 reserve'"),
    ("0 throttle 2", "expected '0 throttle'"),
    ("0 pass jet", "expected '0 pass SEAT GEAR'"),
    ("0 pass jet 1", "expected a seat of this table"),
    ("0 pass 1 sun", "expected a piece of equipment (blaster, jet, shield, scope, reserve, thr"),
    ("0 pass 1 jet with 2", "expected '0 pass SEAT GEAR'"),
    ("0 water 1", "expected '0 water SEAT AMOUNT'"),
    ("0 water 5 1", "expected a seat of this table"),
    ("0 water 1 0", "expected an amount of water from 1 to 5, got '0', in '0 water 1 0'"),
    ("0 water 1 6", "expected an amount of water from 1 to 5, got '6'"),
    ("0 water 1 -1", "got '-1'"),
    ("0 water 1 \u00b2", "expected an amount of water from 1 to 5"),
    ("0 water 1 " + "9" * 5000, "expected an amount of water from 1 to 5"),
]


def message(words: str) -> str:
    """The sentence with which words are refused."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read_action(five(), words)
    return str(refusal.value)


@pytest.mark.parametrize(("words", "sentence"), REFUSED, ids=[words[:20] for words, _ in REFUSED])
def test_words_that_mean_nothing_are_refused(words: str, sentence: str) -> None:
    assert sentence in message(words)
    assert message(words).endswith(f", in {shown(words)}")


def test_a_seat_nobody_has_taken_is_refused() -> None:
    pair = desert(climber="b2")
    for words in (
        "2 end",
        "0 move b3 with 2",
        "0 jet b3 with 3",
        "0 guide 3 c3",
        "0 guide 1 c3 with 2",
        "0 pass 2 jet",
        "0 water 3 1",
    ):
        with pytest.raises(
            BadNotation, match=r"expected a seat of this table \(0, 1\), got '[23]'"
        ):
            GAME.read_action(pair, words)


def test_the_table_has_every_sentence_there_is() -> None:
    said = [message(words) for words, _ in REFUSED]
    patterns = raised("games/desert/notation.py", "kernel/grid.py", "kernel/phrase.py")
    assert len(patterns) >= 7
    for pattern in patterns:
        assert any(re.search(pattern, sentence) for sentence in said), pattern


WORD = st.sampled_from(
    [*VERBS, *PARTS, *GEAR_CARDS, "a1", "c3", "e5", "f1", "0", "1", "2", "4", "5", "6", "with"]
)
NEARLY = st.builds(
    lambda seat, verb, rest: " ".join([seat, verb, *rest]),
    st.sampled_from("01234"),
    st.sampled_from(VERBS),
    st.lists(WORD, max_size=4),
)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(), st.lists(WORD).map(" ".join), NEARLY))
def test_any_text_is_refused_or_an_action(words: str) -> None:
    state = desert(**FIVE, gear={"archeologist": "jet scope", "navigator": "blaster"})
    try:
        action = GAME.read_action(state, words)
    except BadNotation:
        return
    assert GAME.read_action(state, GAME.write_action(state, action)) == action
    refused = GAME.why_not(state, action)
    assert (refused is None) == (action in GAME.legal_actions(state))


# Events.

EVENTS = [
    ((events.ROLE, 0, 1, 0), "role 0 climber"),
    ((events.ROLE, 4, 5, 0), "role 4 carrier"),
    ((events.TURN, 1, 0, 0), "turn 1"),
    ((events.MOVED, 0, 17, 0), "moved 0 c4"),
    ((events.CARRIED, 2, 17, 0), "carried 2 c4"),
    ((events.GUIDED, 1, 17, 0), "guided 1 c4"),
    ((events.FLEW, 0, 24, 0), "flew 0 e5"),
    ((events.CLEARED, 17, 1, 0), "cleared c4 1"),
    ((events.EXCAVATED, 17, 1, 0), "excavated c4 tunnel"),
    ((events.EXCAVATED, 0, 5, 0), "excavated a1 propeller-row"),
    ((events.EXCAVATED, 0, 12, 0), "excavated a1 deck-column"),
    ((events.SAW, 17, 4, 0), "saw c4 pad"),
    ((events.GEARED, 0, 1, 0), "geared 0 jet"),
    ((events.PLACED, 1, 17, 0), "placed engine c4"),
    ((events.TOOK, 0, 3, 0), "took 0 deck"),
    ((events.DRANK, 0, 3, 0), "drank 0 3"),
    ((events.CALMED, 2, 0, 0), "calmed 2"),
    ((events.LOOKED, 0, 3, 0), "looked 0 3"),
    ((events.SEEN, 12, 0, 0), "seen sun"),
    ((events.SENT, 13, 0, 0), "sent picks-up"),
    ((events.USED, 0, 2, 0), "used 0 shield"),
    ((events.PASSED, 0, 1, 5), "passed 0 1 throttle"),
    ((events.WATERED, 0, 1, 2), "watered 0 1 2"),
    ((events.STORM, 1, 0, 0), "storm north-2"),
    ((events.STORM, 11, 0, 0), "storm west-3"),
    ((events.SLID, 17, 12, 0), "slid c4 c3"),
    ((events.SAND, 12, 2, 0), "sand c3 2"),
    ((events.PARCHED, 0, 2, 0), "parched 0 2"),
    ((events.METER, 4, 0, 0), "meter 4"),
    ((events.RESHUFFLED, 25, 0, 0), "reshuffled 25"),
    ((events.ENDED, 1, 0, 0), "ended won"),
    ((events.ENDED, 4, 0, 0), "ended swept"),
]


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_every_kind_of_event_is_written(event: tuple[int, int, int, int], words: str) -> None:
    assert GAME.write_event(five(), event) == words


def test_the_table_has_every_kind_of_event() -> None:
    assert {event[0] for event, _ in EVENTS} == set(range(events.ROLE, events.ENDED + 1))


def test_the_documented_events_are_those_that_are_written() -> None:
    documented = first_column("Events: Forbidden Desert")
    assert {words.split()[0] for words in documented} == {words.split()[0] for _, words in EVENTS}
    forms = {words.split()[0]: len(words.split()) for _, words in EVENTS}
    assert all(len(words.split()) == forms[words.split()[0]] for words in documented)


def test_the_documented_outcomes_are_those_there_are() -> None:
    text = chapter("Events: Forbidden Desert").split("Outcomes:")[1]
    assert tuple(re.findall(r"`([a-z-]+)`", text)) == events.OUTCOMES
    for number, name in enumerate(events.OUTCOMES):
        assert GAME.write_outcome(number) == name
        assert GAME.write_event(five(), (events.ENDED, number, 0, 0)) == f"ended {name}"


def test_events_of_random_games_are_words() -> None:
    heard = set()
    for number in range(12):
        match = list(random_match("desert", number))[-1]
        for event in [*match.opening, *(event for play in match.plays for event in play.events)]:
            words = GAME.write_event(match.state, event)
            assert re.fullmatch(r"[a-z-]+( [a-z0-9-]+){1,3}", words)
            assert set(re.findall(r"\b[a-z][0-9]\b", words)) <= set(GRID.names)
            heard.add(words.split()[0])
    assert len(heard) > 20
