"""Words of actions and events, both ways."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forbidden_games.games.island import events
from forbidden_games.games.island.actions import VERBS
from forbidden_games.games.island.cards import CARDS
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import BadNotation
from tests.support.island import GAME, island
from tests.support.rules import ROOT
from tests.support.sentences import raised
from tests.support.tables import random_match

DOCUMENT = ROOT / "docs" / "notation.md"


def four(layout: str = "forbidden-island") -> IslandState:
    """A table of four on a layout."""
    cell = GRIDS[LAYOUTS.index(layout)].name(0)
    pawns = {"diver": cell, "engineer": cell, "explorer": cell, "pilot": cell}
    return island("." * 24, layout=layout, **pawns)


def chapter(title: str) -> str:
    """A chapter of docs/notation.md."""
    return DOCUMENT.read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]


# Actions.

ACTIONS = [
    ("0 move c4", 1, 0, "c4", None),
    ("1 fly f3", 2, 1, "f3", None),
    ("2 shore c3", 3, 2, "c3", None),
    ("0 shore c3 d3", 3, 0, "c3", "d3"),
    ("3 give 1 ocean", 4, 3, 1, 3),
    ("0 capture fire", 5, 0, 2, None),
    ("0 guide 3 d6", 6, 0, 3, "d6"),
    ("2 end", 7, 2, None, None),
    ("0 draw", 8, 0, None, None),
    ("1 flood", 9, 1, None, None),
    ("3 swim a4", 10, 3, "a4", None),
    ("0 discard sandbags", 11, 0, 5, None),
    ("1 lift 0+2 c4", 12, 1, 0b0101, "c4"),
    ("1 lift 0+1+2+3 c1", 12, 1, 0b1111, "c1"),
    ("0 sandbag b2", 13, 0, "b2", None),
    ("3 leave", 14, 3, None, None),
]


@pytest.mark.parametrize(("words", "kind", "seat", "first", "second"), ACTIONS)
def test_every_kind_of_action_is_read_and_written(
    words: str, kind: int, seat: int, first: str | int | None, second: str | int | None
) -> None:
    one, two = (
        GRIDS[0].cell(part) if isinstance(part, str) else part or 0 for part in (first, second)
    )
    action = packed.action(kind, seat, one, two, 0)
    assert GAME.read_action(four(), words) == action
    assert GAME.write_action(four(), action) == words


def test_the_table_has_every_kind_of_action() -> None:
    assert {kind for _, kind, *_ in ACTIONS} == set(range(1, len(VERBS)))


def test_the_documented_actions_are_read() -> None:
    documented = re.findall(r"^\| `(.*?)` \|", chapter("Actions: Forbidden Island"), re.MULTILINE)
    assert {words.split()[1] for words in documented} == set(VERBS[1:])
    for words in documented:
        assert GAME.write_action(four(), GAME.read_action(four(), words)) == words


@pytest.mark.parametrize("layout", LAYOUTS[::4])
def test_every_action_there_can_be_comes_back_from_its_words(layout: str) -> None:
    state = four(layout)
    words = [GAME.write_action(state, action) for action in GAME.all_actions()]
    assert [GAME.read_action(state, word) for word in words] == GAME.all_actions()
    assert len(set(words)) == 3416


def test_cells_are_named_from_the_top_left() -> None:
    state = four("bridge-of-horrors")
    assert [
        GAME.write_action(state, packed.action(1, 0, cell, 0, 0)) for cell in (0, 3, 7, 23)
    ] == [
        "0 move a1",
        "0 move g1",
        "0 move a2",
        "0 move j3",
    ]


def test_special_cards_and_the_own_seat_are_words_although_never_legal() -> None:
    for words in ("0 give 1 helicopter", "0 give 1 sandbags", "0 give 0 fire", "0 guide 0 c3"):
        action = GAME.read_action(four(), words)
        assert GAME.write_action(four(), action) == words
        assert action not in GAME.all_actions()


# What means nothing: the words and a piece of the sentence.

REFUSED = [
    ("", "expected a seat and a verb, as in '0 move c4', in ''"),
    ("   ", "expected a seat and a verb, as in '0 move c4', in '   '"),
    ("0", "expected a seat and a verb"),
    ("move", "expected a seat and a verb"),
    ("0 jump c4", "expected a verb (move, fly, shore, give,"),
    ("0 MOVE c4", "got 'MOVE', in '0 MOVE c4'"),
    ("move 0 c4", "expected a verb"),
    ("4 move c4", "expected a seat of this table (0, 1, 2, 3), got '4', in '4 move c4'"),
    ("-1 move c4", "expected a seat of this table"),
    ("00 move c4", "got '00'"),
    ("\u0660 move c4", "expected a seat of this table"),
    ("\u00b2 move c4", "expected a seat of this table"),
    ("diver move c4", "expected a seat of this table"),
    ("0 move", "expected '0 move CELL', in '0 move'"),
    ("0 move c4 d4", "expected '0 move CELL'"),
    ("0 move a1", "expected a cell of this board like c1, got 'a1', in '0 move a1'"),
    ("0 move C4", "got 'C4'"),
    ("0 move c\u0664", "expected a cell of this board"),
    ("0 move watchtower", "expected a cell of this board like c1, got 'watchtower'"),
    ("0 fly", "expected '0 fly CELL'"),
    ("0 shore", "expected '0 shore CELL'"),
    ("0 shore c3 d3 e3", "expected '0 shore CELL'"),
    ("0 shore c3 a1", "expected a cell of this board"),
    ("0 shore c3 c3", "expected two different cells, got 'c3' twice, in '0 shore c3 c3'"),
    ("0 give fire", "expected '0 give SEAT CARD'"),
    ("0 give 4 fire", "expected a seat of this table"),
    (
        "0 give 1 rise",
        "expected a card (earth, wind, fire, ocean, helicopter, sandbags), got 'rise'",
    ),
    ("0 give 1 gold", "got 'gold'"),
    ("0 capture", "expected '0 capture TREASURE'"),
    ("0 capture helicopter", "expected a treasure (earth, wind, fire, ocean), got 'helicopter'"),
    ("0 guide c3", "expected '0 guide SEAT CELL'"),
    ("0 guide c3 1", "expected a seat of this table"),
    ("0 end now", "expected '0 end'"),
    ("0 draw fire", "expected '0 draw'"),
    ("0 flood c3", "expected '0 flood'"),
    ("0 swim", "expected '0 swim CELL'"),
    ("0 discard", "expected '0 discard CARD'"),
    ("0 discard rise", "expected a card"),
    ("0 lift 0", "expected '0 lift SEATS CELL'"),
    ("0 lift 0 1 c3", "expected '0 lift SEATS CELL'"),
    ("0 lift 0+4 c3", "expected a seat of this table (0, 1, 2, 3), got '4'"),
    ("0 lift 0+ c3", "got ''"),
    ("0 lift + c3", "got ''"),
    ("0 lift 0,1 c3", "got '0,1'"),
    ("0 sandbag", "expected '0 sandbag CELL'"),
    ("0 leave c3", "expected '0 leave'"),
]


def message(words: str) -> str:
    """The sentence with which words are refused."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read_action(four(), words)
    return str(refusal.value)


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_words_that_mean_nothing_are_refused(words: str, sentence: str) -> None:
    assert sentence in message(words)
    assert message(words).endswith(f", in {words!r}")


def test_a_seat_nobody_has_taken_is_refused() -> None:
    pair = island(diver="c3")
    for words in ("2 end", "0 give 2 fire", "0 guide 3 c3", "0 lift 0+2 c4"):
        with pytest.raises(
            BadNotation, match=r"expected a seat of this table \(0, 1\), got '[23]'"
        ):
            GAME.read_action(pair, words)


def test_the_table_has_every_sentence_there_is() -> None:
    said = [message(words) for words, _ in REFUSED]
    patterns = raised("games/island/notation.py", "kernel/grid.py", "kernel/phrase.py")
    assert len(patterns) >= 7
    for pattern in patterns:
        if "from" in pattern:
            continue  # only the desert has numbers to read
        assert any(re.search(pattern, sentence) for sentence in said), pattern


CELLS = GRIDS[0].names
WORD = st.sampled_from(
    [*VERBS, *CARDS, *CELLS[:5], "a1", "0", "1", "2", "3", "4", "0+1", "3+1", "1+1", "+", "diver"]
)
NEARLY = st.builds(
    lambda seat, verb, rest: " ".join([seat, verb, *rest]),
    st.sampled_from("0123"),
    st.sampled_from(VERBS),
    st.lists(WORD, max_size=3),
)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(), st.lists(WORD).map(" ".join), NEARLY))
def test_any_text_is_refused_or_an_action(words: str) -> None:
    state = four()
    try:
        action = GAME.read_action(state, words)
    except BadNotation:
        return
    assert GAME.read_action(state, GAME.write_action(state, action)) == action
    refused = GAME.why_not(state, action)
    assert (refused is None) == (action in GAME.legal_actions(state))


# Events.

EVENTS = [
    ((events.ROLE, 0, 0, 0), "role 0 diver"),
    ((events.ROLE, 3, 5, 0), "role 3 pilot"),
    ((events.WATER, 2, 0, 0), "water 2"),
    ((events.CARD, 0, 2, 0), "card 0 fire"),
    ((events.CARD, 1, 6, 0), "card 1 rise"),
    ((events.TURN, 1, 0, 0), "turn 1"),
    ((events.MOVED, 0, 14, 0), "moved 0 c4"),
    ((events.FLEW, 2, 14, 0), "flew 2 c4"),
    ((events.SWAM, 0, 0, 0), "swam 0 c1"),
    ((events.GUIDED, 1, 14, 0), "guided 1 c4"),
    ((events.LIFTED, 1, 23, 0), "lifted 1 d6"),
    ((events.SHORED, 8, 0, 0), "shored c3"),
    ((events.GAVE, 0, 1, 2), "gave 0 1 fire"),
    ((events.CAPTURED, 0, 0, 0), "captured 0 earth"),
    ((events.SPENT, 0, 5, 0), "spent 0 sandbags"),
    ((events.DISCARDED, 0, 3, 0), "discarded 0 ocean"),
    ((events.ROSE, 3, 0, 0), "rose 3"),
    ((events.ON_TOP, 6, 0, 0), "on-top 6"),
    ((events.RESHUFFLED, 0, 9, 0), "reshuffled treasure 9"),
    ((events.RESHUFFLED, 1, 4, 0), "reshuffled flood 4"),
    ((events.FLOODED, 8, 0, 0), "flooded c3"),
    ((events.SANK, 0, 0, 0), "sank c1"),
    ((events.ENDED, 1, 0, 0), "ended won"),
    ((events.ENDED, 5, 0, 0), "ended swamped"),
]


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_every_kind_of_event_is_written(event: tuple[int, int, int, int], words: str) -> None:
    assert GAME.write_event(four(), event) == words


def test_the_table_has_every_kind_of_event() -> None:
    assert {event[0] for event, _ in EVENTS} == set(range(events.ROLE, events.ENDED + 1))


def test_the_documented_events_are_those_that_are_written() -> None:
    rows = re.findall(r"^\| (`.*?) \|", chapter("Events: Forbidden Island"), re.MULTILINE)
    documented = {words.split()[0] for row in rows for words in re.findall(r"`(.*?)`", row)}
    assert documented == {words.split()[0] for _, words in EVENTS}


def test_the_documented_outcomes_are_those_there_are() -> None:
    text = chapter("Events: Forbidden Island").split("Outcomes:")[1]
    assert tuple(re.findall(r"`([a-z-]+)`", text)) == events.OUTCOMES
    for number, name in enumerate(events.OUTCOMES):
        assert GAME.write_outcome(number) == name
        assert GAME.write_event(four(), (events.ENDED, number, 0, 0)) == f"ended {name}"


def test_events_of_random_games_are_words_of_their_layout() -> None:
    for number in range(len(LAYOUTS)):
        match = list(random_match("island", number))[-1]
        cells = set(GRIDS[match.state.layout].names)
        for event in [*match.opening, *(event for play in match.plays for event in play.events)]:
            words = GAME.write_event(match.state, event)
            assert re.fullmatch(r"[a-z-]+( [a-z0-9-]+){1,3}", words)
            assert set(re.findall(r"\b[a-j][1-7]\b", words)) <= cells
