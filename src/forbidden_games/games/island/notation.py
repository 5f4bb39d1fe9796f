"""Words for actions and events: the grammar of docs/notation.md."""

from typing import Final

from forbidden_games.games.island import events
from forbidden_games.games.island.actions import (
    CAPTURE,
    DISCARD,
    FLY,
    FORMS,
    GIVE,
    GUIDE,
    LIFT,
    MOVE,
    SANDBAG,
    SHORE_UP,
    SWIM,
    VERBS,
)
from forbidden_games.games.island.cards import CARDS, RISE, TREASURES
from forbidden_games.games.island.events import OUTCOMES
from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits, packed, phrase
from forbidden_games.kernel.errors import BadNotation, shown
from forbidden_games.kernel.grid import Grid
from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.packed import Action


def write_action(state: IslandState, action: Action) -> str:
    """An action in words: 0 move c4."""
    kind = packed.kind_of(action)
    first = packed.first(action)
    second = packed.second(action)
    cell = GRIDS[state.layout].name
    words = [str(packed.seat_of(action)), VERBS[kind]]
    if kind in (MOVE, FLY, SWIM, SANDBAG):
        words.append(cell(first))
    elif kind == SHORE_UP:
        words.append(cell(first))
        if second:
            words.append(cell(second))
    elif kind == GIVE:
        words += [str(first), CARDS[second]]
    elif kind in (CAPTURE, DISCARD):
        words.append(CARDS[first])
    elif kind == GUIDE:
        words += [str(first), cell(second)]
    elif kind == LIFT:
        words += ["+".join(str(seat) for seat in bits.members(first)), cell(second)]
    return " ".join(words)


def read_action(state: IslandState, words: str) -> Action:
    """An action from words, legal or not; raises BadNotation."""
    try:
        return _read(state, words.split())
    except BadNotation as error:
        raise BadNotation(f"{error}, in {shown(words)}") from None


def _read(state: IslandState, words: list[str]) -> Action:
    kind = phrase.verb(words, VERBS)
    seat = phrase.seat(words[0], state.seats)
    given = words[2:]
    form = _FORMS[kind]
    if kind == SHORE_UP and len(given) == 2:
        form = ("CELL", "CELL")
    numbers = phrase.arguments(words, given, form, _readers(state), state.seats)
    if kind == SHORE_UP and len(given) == 2:
        numbers.sort()
        if numbers[0] == numbers[1]:
            raise BadNotation(f"expected two different cells, got {given[0]!r} twice")
    first, second, *_ = [*numbers, 0, 0]
    return packed.action(kind, seat, first, second, 0)


_FORMS: Final = phrase.forms(FORMS)


def _readers(state: IslandState) -> dict[str, phrase.Reader]:
    """How each part of an action is read at this table."""
    return {
        "CELL": lambda word, seats: GRIDS[state.layout].cell(word),
        "SEAT": phrase.seat,
        "SEATS": _seats,
        "TREASURE": lambda word, seats: phrase.named(word, CARDS[:TREASURES], "a treasure"),
        "CARD": lambda word, seats: phrase.named(word, CARDS[:RISE], "a card"),
    }


def _seats(word: str, seats: int) -> int:
    return bits.from_members([phrase.seat(part, seats) for part in word.split("+")])


def write_event(state: IslandState, event: Event) -> str:
    """An event in words: sank c3."""
    return phrase.event(event, _EVENTS[state.layout])


def _events(grid: Grid) -> phrase.Events:
    """How each event is written on a board."""
    seat, cell, card = str, grid.name, CARDS.__getitem__
    return {
        events.ROLE: ("role", (seat, ROLES.__getitem__)),
        events.WATER: ("water", (str,)),
        events.CARD: ("card", (seat, card)),
        events.TURN: ("turn", (seat,)),
        events.MOVED: ("moved", (seat, cell)),
        events.FLEW: ("flew", (seat, cell)),
        events.SWAM: ("swam", (seat, cell)),
        events.GUIDED: ("guided", (seat, cell)),
        events.LIFTED: ("lifted", (seat, cell)),
        events.SHORED: ("shored", (cell,)),
        events.GAVE: ("gave", (seat, seat, card)),
        events.CAPTURED: ("captured", (seat, card)),
        events.SPENT: ("spent", (seat, card)),
        events.DISCARDED: ("discarded", (seat, card)),
        events.ROSE: ("rose", (str,)),
        events.ON_TOP: ("on-top", (str,)),
        events.RESHUFFLED: ("reshuffled", (("treasure", "flood").__getitem__, str)),
        events.FLOODED: ("flooded", (cell,)),
        events.SANK: ("sank", (cell,)),
        events.ENDED: ("ended", (OUTCOMES.__getitem__,)),
    }


_EVENTS: Final = tuple(_events(grid) for grid in GRIDS)  # by layout
