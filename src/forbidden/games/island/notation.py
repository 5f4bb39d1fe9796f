"""Words for actions and events: the grammar of docs/notation.md."""

from collections.abc import Callable

from forbidden.games.island import events
from forbidden.games.island.actions import (
    CAPTURE,
    DISCARD,
    FLY,
    GIVE,
    GUIDE,
    LIFT,
    MOVE,
    SANDBAG,
    SHORE_UP,
    SWIM,
    VERBS,
)
from forbidden.games.island.cards import CARDS, RISE, TREASURES
from forbidden.games.island.events import OUTCOMES
from forbidden.games.island.layouts import GRIDS
from forbidden.games.island.roles import ROLES
from forbidden.games.island.state import IslandState
from forbidden.kernel import bits, packed
from forbidden.kernel.errors import BadNotation
from forbidden.kernel.journal import Event
from forbidden.kernel.packed import Action


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
        raise BadNotation(f"{error}, in {words!r}") from None


def _read(state: IslandState, words: list[str]) -> Action:
    if len(words) < 2:
        raise BadNotation("expected a seat and a verb, as in '0 move c4'")
    if words[1] not in VERBS[1:]:
        raise BadNotation(f"expected a verb ({', '.join(VERBS[1:])}), got {words[1]!r}")
    seat = _seat(state, words[0])
    kind = VERBS.index(words[1])
    arguments = words[2:]
    form = _FORMS.get(kind, ())
    if len(arguments) != len(form) and not (kind == SHORE_UP and len(arguments) == 2):
        example = " ".join([words[0], words[1], *(part.__name__[1:].upper() for part in form)])
        raise BadNotation(f"expected {example!r}")
    if kind == SHORE_UP and len(arguments) == 2:
        one, two = sorted((_cell(state, arguments[0]), _cell(state, arguments[1])))
        if one == two:
            raise BadNotation(f"expected two different cells, got {arguments[0]!r} twice")
        return packed.action(kind, seat, one, two, 0)
    numbers = [read(state, word) for read, word in zip(form, arguments, strict=True)]
    one, two, *_ = [*numbers, 0, 0]
    return packed.action(kind, seat, one, two, 0)


def _cell(state: IslandState, word: str) -> int:
    return GRIDS[state.layout].cell(word)


def _seat(state: IslandState, word: str) -> int:
    seats = [str(seat) for seat in range(state.seats)]
    if word not in seats:
        raise BadNotation(f"expected a seat of this table ({', '.join(seats)}), got {word!r}")
    return int(word)


def _seats(state: IslandState, word: str) -> int:
    return bits.from_members([_seat(state, part) for part in word.split("+")])


def _treasure(state: IslandState, word: str) -> int:
    return _named(word, CARDS[:TREASURES], "a treasure")


def _card(state: IslandState, word: str) -> int:
    return _named(word, CARDS[:RISE], "a card")


def _named(word: str, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise BadNotation(f"expected {what} ({', '.join(names)}), got {word!r}")
    return names.index(word)


_FORMS: dict[int, tuple[Callable[[IslandState, str], int], ...]] = {
    MOVE: (_cell,),
    FLY: (_cell,),
    SHORE_UP: (_cell,),
    GIVE: (_seat, _card),
    CAPTURE: (_treasure,),
    GUIDE: (_seat, _cell),
    SWIM: (_cell,),
    DISCARD: (_card,),
    LIFT: (_seats, _cell),
    SANDBAG: (_cell,),
}


def write_event(state: IslandState, event: Event) -> str:
    """An event in words: sank c3."""
    kind, *numbers = event
    word, form = _EVENTS[kind]
    parts = [write(state, number) for write, number in zip(form, numbers, strict=False)]
    return " ".join([word, *parts])


def _number(state: IslandState, number: int) -> str:
    return str(number)


def _cell_word(state: IslandState, cell: int) -> str:
    return GRIDS[state.layout].name(cell)


def _card_word(state: IslandState, card: int) -> str:
    return CARDS[card]


def _role_word(state: IslandState, role: int) -> str:
    return ROLES[role]


def _pile_word(state: IslandState, pile: int) -> str:
    return ("treasure", "flood")[pile]


def _outcome_word(state: IslandState, outcome: int) -> str:
    return OUTCOMES[outcome]


_EVENTS: dict[int, tuple[str, tuple[Callable[[IslandState, int], str], ...]]] = {
    events.ROLE: ("role", (_number, _role_word)),
    events.WATER: ("water", (_number,)),
    events.CARD: ("card", (_number, _card_word)),
    events.TURN: ("turn", (_number,)),
    events.MOVED: ("moved", (_number, _cell_word)),
    events.FLEW: ("flew", (_number, _cell_word)),
    events.SWAM: ("swam", (_number, _cell_word)),
    events.GUIDED: ("guided", (_number, _cell_word)),
    events.LIFTED: ("lifted", (_number, _cell_word)),
    events.SHORED: ("shored", (_cell_word,)),
    events.GAVE: ("gave", (_number, _number, _card_word)),
    events.CAPTURED: ("captured", (_number, _card_word)),
    events.SPENT: ("spent", (_number, _card_word)),
    events.DISCARDED: ("discarded", (_number, _card_word)),
    events.ROSE: ("rose", (_number,)),
    events.ON_TOP: ("on-top", (_number,)),
    events.RESHUFFLED: ("reshuffled", (_pile_word, _number)),
    events.FLOODED: ("flooded", (_cell_word,)),
    events.SANK: ("sank", (_cell_word,)),
    events.ENDED: ("ended", (_outcome_word,)),
}
