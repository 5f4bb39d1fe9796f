"""Words for actions and events: the grammar of docs/notation.md."""

from typing import Final

from forbidden_games.games.desert import events
from forbidden_games.games.desert.actions import (
    BLAST,
    BOTTOM,
    CLEAR,
    FORMS,
    GUIDE,
    JUMP,
    LOOK_UNDER,
    MOVE,
    PASS,
    TAKE,
    VERBS,
    WATER,
)
from forbidden_games.games.desert.board import FACES, GRID, PARTS
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden_games.games.desert.events import OUTCOMES
from forbidden_games.games.desert.roles import CANTEENS, ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed, phrase
from forbidden_games.kernel.errors import BadNotation, shown
from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.packed import Action

CARRYING: Final = (MOVE, JUMP, GUIDE)  # verbs that may go on: with SEAT


def write_action(state: DesertState, action: Action) -> str:
    """An action in words: 0 move c4."""
    kind = packed.kind_of(action)
    first, second, third = packed.first(action), packed.second(action), packed.third(action)
    words = [str(packed.seat_of(action)), VERBS[kind]]
    passenger = 0
    if kind in (MOVE, JUMP):
        words.append(GRID.name(first))
        passenger = second
    elif kind in (CLEAR, BLAST, LOOK_UNDER):
        words.append(GRID.name(first))
    elif kind == TAKE:
        words.append(PARTS[first])
    elif kind == GUIDE:
        words += [str(first), GRID.name(second)]
        passenger = third
    elif kind == BOTTOM:
        words.append(str(first + 1))
    elif kind == PASS:
        words += [str(first), GEAR_CARDS[second]]
    elif kind == WATER:
        words += [str(first), str(second)]
    if passenger:
        words += ["with", str(passenger - 1)]
    return " ".join(words)


def read_action(state: DesertState, words: str) -> Action:
    """An action from words, legal or not; raises BadNotation."""
    try:
        return _read(state, words.split())
    except BadNotation as error:
        raise BadNotation(f"{error}, in {shown(words)}") from None


def _read(state: DesertState, words: list[str]) -> Action:
    kind = phrase.verb(words, VERBS)
    seat = phrase.seat(words[0], state.seats)
    arguments = words[2:]
    passenger = 0
    if kind in CARRYING and len(arguments) >= 2 and arguments[-2] == "with":
        passenger = phrase.seat(arguments[-1], state.seats) + 1
        arguments = arguments[:-2]
    numbers = phrase.arguments(words, arguments, _FORMS[kind], _READERS, state.seats)
    if kind in CARRYING:
        numbers.append(passenger)
    first, second, third, *_ = [*numbers, 0, 0, 0]
    return packed.action(kind, seat, first, second, third)


_FORMS: Final = phrase.forms(FORMS)
_READERS: Final[dict[str, phrase.Reader]] = {
    "CELL": lambda word, seats: GRID.cell(word),
    "SEAT": phrase.seat,
    "PART": lambda word, seats: phrase.named(word, PARTS, "a part"),
    "GEAR": lambda word, seats: phrase.named(word, GEAR_CARDS, "a piece of equipment"),
    "PLACE": lambda word, seats: phrase.number(word, 1, 6, "a place") - 1,
    "AMOUNT": lambda word, seats: phrase.number(word, 1, max(CANTEENS), "an amount of water"),
}


def write_event(state: DesertState, event: Event) -> str:
    """An event in words: slid c4 c3."""
    return phrase.event(event, _EVENTS)


_SEAT: Final = str
_CELL: Final = GRID.name
_GEAR: Final = GEAR_CARDS.__getitem__
_PART: Final = PARTS.__getitem__
_FACE: Final = FACES.__getitem__
_STORM: Final = STORM_CARDS.__getitem__

_EVENTS: Final[phrase.Events] = {
    events.ROLE: ("role", (_SEAT, ROLES.__getitem__)),
    events.TURN: ("turn", (_SEAT,)),
    events.MOVED: ("moved", (_SEAT, _CELL)),
    events.CARRIED: ("carried", (_SEAT, _CELL)),
    events.GUIDED: ("guided", (_SEAT, _CELL)),
    events.FLEW: ("flew", (_SEAT, _CELL)),
    events.CLEARED: ("cleared", (_CELL, str)),
    events.EXCAVATED: ("excavated", (_CELL, _FACE)),
    events.SAW: ("saw", (_CELL, _FACE)),
    events.GEARED: ("geared", (_SEAT, _GEAR)),
    events.PLACED: ("placed", (_PART, _CELL)),
    events.TOOK: ("took", (_SEAT, _PART)),
    events.DRANK: ("drank", (_SEAT, str)),
    events.CALMED: ("calmed", (_SEAT,)),
    events.LOOKED: ("looked", (_SEAT, str)),
    events.SEEN: ("seen", (_STORM,)),
    events.SENT: ("sent", (_STORM,)),
    events.USED: ("used", (_SEAT, _GEAR)),
    events.PASSED: ("passed", (_SEAT, _SEAT, _GEAR)),
    events.WATERED: ("watered", (_SEAT, _SEAT, str)),
    events.STORM: ("storm", (_STORM,)),
    events.SLID: ("slid", (_CELL, _CELL)),
    events.SAND: ("sand", (_CELL, str)),
    events.PARCHED: ("parched", (_SEAT, str)),
    events.METER: ("meter", (str,)),
    events.RESHUFFLED: ("reshuffled", (str,)),
    events.ENDED: ("ended", (OUTCOMES.__getitem__,)),
}
